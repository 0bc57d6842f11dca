// SPDX-License-Identifier: BSD-3-Clause
// Solutions with a triangle of a working matrix and one vector. The matrix stays: the vector travels from
// device to device, to each block column when its turn comes. With the diagonal block D and the rest P of the
// triangle in columns J,
//
//     op none: x(J) := D^-1 x(J);  x(rest) -= P x(J)
//     else:    x(J) := op(D)^-1 (x(J) - op(P) x(rest))
//
// On one device it is one kernel: kernels/trsv.
#pragma once

#include <vector>

#include "blas/diagonal_blocks.hpp"

namespace lapilli {

/// A vector with a copy on each device; one of the copies counts.
template <class T>
class TravellingVector {
  public:
    struct Work {
        struct PerDevice {
            T *x = nullptr, *aside = nullptr;  ///< as long as the vector, as a block column is wide
            T* gemv = nullptr;
        };
        std::vector<PerDevice> dev;
        T* host = nullptr;  ///< pinned
        Work(Arena& arena, index_t n, index_t width);
    };

    TravellingVector(Context& context, index_t n, const Work& work) : context_(context), n_(n), w_(work) {}

    index_t size() const { return n_; }
    /// Queues the copy to device d.
    void upload(const std::vector<T>& x, int d);
    /// Waits.
    void download(std::vector<T>& x);
    /// The vector on device d, where the main queue goes on with it.
    T* on(int d);
    const typename Work::PerDevice& work(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }

  private:
    Context& context_;
    index_t n_;
    const Work& w_;
    int owner_ = 0;
};

template <class T>
class TriangularVector {
  public:
    struct Work {
        std::uint64_t* mail = nullptr;  ///< on one device; else what follows
        typename DiagonalBlocks<T>::Work diagonal;
        Work() = default;
        /// For the triangles of matrices in this layout.
        Work(Arena& arena, const Cyclic& layout);
    };

    /// how.op is not looked at.
    TriangularVector(Context& context, const DistMatrix<const T>& a, const Triangular& how, Work& work)
        : context_(context), a_(a), how_(how), w_(work), diagonal_(context, a_, work.diagonal) {}

    /// The device that takes the first step.
    int first_device(Op op) const;
    /// x := op(A)^-1 x
    void solve(Op op, TravellingVector<T>& x);

  private:
    bool ascending(Op op) const { return (how_.uplo == Uplo::lower) == (op == Op::none); }
    index_t block(index_t step, Op op) const { return ascending(op) ? step : a_.cyclic.blocks() - 1 - step; }

    Context& context_;
    DistMatrix<const T> a_;
    Triangular how_;
    Work& w_;
    DiagonalBlocks<T> diagonal_;
};

}  // namespace lapilli
