// SPDX-License-Identifier: BSD-3-Clause
// Where the bidiagonal panel keeps what, in memory and in the shared memory of a block.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "bidiagonal/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct BidiagonalProblem {
    BidiagonalPanelShape<T> shape;
    T* a;
    std::int64_t lda;
    T* left;
    std::int64_t ldl;
    T* right;
    std::int64_t ldr;
    real_t<T>*d, *e;
    T *tauq, *taup;
    T* work;
    void* barrier;
};

/// The parts of `work` for one side. Each side has its own: a block that is ahead writes those of the next
/// step while others still read this step's.
template <class T>
struct BidiagonalParts {
    double* squares;  ///< of every block
    T* products;      ///< of every block: vector k, block
    T* current;       ///< a or b

    /// left: of L and of the columns, else of R and of the rows, which are behind.
    LAPILLI_DEVICE BidiagonalParts(T* work, bool left, int m)
        : squares(reinterpret_cast<double*>(work) + (left ? 0 : bidiagonal_most_blocks)),
          products(work + (left ? 4 : 4 + 2 * bidiagonal_limit) * bidiagonal_most_blocks),
          current(work + 4 * (bidiagonal_limit + 1) * bidiagonal_most_blocks + (left ? 0 : m)) {}
};

/// The rows of one side that a block has, L and a or R and b: row r, vector k at r stride + k.
template <class T>
struct BidiagonalRows {
    const Shared<T> vectors, current;
    LAPILLI_DEVICE BidiagonalRows(std::size_t at, std::size_t count, std::size_t stride)
        : vectors(shared<T>(at * sizeof(T), count * stride)),
          current(shared<T>((at + count * stride) * sizeof(T), count)) {}
};

/// A block's shared memory: see BidiagonalPanelShape.
template <PanelKept Kept, class T>
struct BidiagonalPanelSpace {
    const std::size_t sums_at, vectors_at;
    const BidiagonalRows<T> left, right;
    const Shared<T> sums;
    const Shared<T> products;  ///< L^H v or R^H u without the first row's part
    const Shared<T> first;     ///< the vector's first row of L or R, conjugated
    const Shared<T> whole;     ///< v or u, if kept

    LAPILLI_DEVICE explicit BidiagonalPanelSpace(const BidiagonalPanelShape<T>& s)
        : sums_at(s.kept(Kept, s.rows) + s.kept(Kept, s.cols)),
          vectors_at(sums_at + s.of_sums()),
          left(0, count(s.rows), s.stride()),
          right(s.kept(Kept, s.rows), count(s.cols), s.stride()),
          sums(shared<T>(sums_at * sizeof(T), s.of_sums())),
          products(shared<T>(vectors_at * sizeof(T), s.stride())),
          first(shared<T>((vectors_at + s.stride()) * sizeof(T), s.stride())),
          whole(shared<T>((vectors_at + 2 * s.stride()) * sizeof(T), s.of_vector(Kept))) {}

  private:
    LAPILLI_DEVICE static std::size_t count(int rows) {
        return Kept == PanelKept::nothing ? 0 : static_cast<std::size_t>(rows);
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
