// SPDX-License-Identifier: BSD-3-Clause
// The arrays that a function of lapilli/mpi.h hands to ScaLAPACK: copies of the caller's arrays, whose
// descriptors have no rows and columns but the matrix's. ScaLAPACK writes arrays of calls that it refuses,
// more pivots than there are rows, and at times wrong results: the caller's arrays are written when the
// results have been found right.
#pragma once

#include <array>
#include <vector>

#include "mpi/grid.hpp"

namespace lapilli::mpi {

class OwnMatrix {
  public:
    /// Zeros of that matrix's layout on this rank.
    void shape(const LocalMatrix& local, const GridShape& grid, int context, index_t element);
    /// `imaginary`: of a Hermitian matrix, the bytes of an imaginary part; those of the diagonal become 0.
    void read(const LocalMatrix& local, Place place, Part part, index_t imaginary);
    /// The part's elements of the first columns.
    void write(const LocalMatrix& local, Place place, Part part, index_t columns) const;

    void release() { memory_ = {}; }

    template <class T>
    T* data() {
        return reinterpret_cast<T*>(memory_.data());
    }
    const int* desc() const { return desc_.data(); }
    LocalMatrix local(const Layout& layout) { return {memory_.data(), desc_[Descriptor::lld - 1], layout}; }

  private:
    std::vector<std::byte> memory_;
    std::array<int, 9> desc_{};
    index_t element_ = 0;
};

template <class T>
struct Copies {
    OwnMatrix A, B, Z;
    std::vector<real_t<T>> W, gap;
    std::vector<int> ipiv, ifail, iclustr;

    /// Allocates an eigensolver's outputs that are no matrices.
    void allocate_small(index_t n, const GridShape& grid) {
        const auto order = static_cast<std::size_t>(std::max<index_t>(n, 1));
        const auto processes = static_cast<std::size_t>(grid.size());
        W.assign(order, 0);
        ifail.assign(order, 0);
        gap.assign(processes, 0);
        iclustr.assign(2 * processes, 0);
    }
};

/// A copy, and the matrix of the caller to which it belongs.
struct Lent {
    OwnMatrix* own;
    LocalMatrix local;
    Part part = Part::all;
    bool reads = true, writes = true;
    bool selected = false;  ///< as many columns are written as were found, else all
    index_t imaginary = 0;  ///< as OwnMatrix::read has it
};

}  // namespace lapilli::mpi
