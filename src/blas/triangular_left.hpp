// SPDX-License-Identifier: BSD-3-Clause
// Products and solutions with a triangular matrix from the left, on distributed matrices. The columns of B are
// independent of each other: every device works on its own, and the block columns J of A travel to all of them. With
// the diagonal block D and the rest P of the triangle in these columns,
//
//     op none: B(J) := D^-1 B(J);  B(rest) -= P B(J)
//     else:    B(J) := op(D)^-1 (B(J) - op(P) B(rest))
//
// A solution takes the block columns in the order in which the unknowns can be solved for, a product in the opposite
// one, in which nothing is overwritten that is still needed.
#pragma once

#include "blas/level3_triangle.hpp"

namespace lapilli {

template <class T>
class TriangularFromLeft {
  public:
    using Work = typename TrianglePanels<T>::Work;

    /// width: of the block columns; sweeps: how many products and solutions will follow, for reports of progress.
    TriangularFromLeft(Context& context, const DistMatrix<const T>& a, const DistMatrix<T>& b, index_t width,
                       Work& work, int sweeps = 1);

    /// B := alpha op(A)^-1 B
    void solve(const Triangular& how, T alpha);
    /// B := alpha op(A) B
    void multiply(const Triangular& how, T alpha);

  private:
    struct Parts {
        DeviceView<const T> diagonal, rest;
        DeviceView<T> b_j, b_rest;
    };
    template <class F>
    void sweep(const Triangular& how, bool ascending, F f);
    Parts parts_of(int d, Span j, Uplo uplo, DeviceView<const T> panel) const;

    Context& context_;
    const DistMatrix<const T>& a_;
    const DistMatrix<T>& b_;
    index_t width_;
    Work& w_;
    int sweeps_;
    index_t step_ = 0;
    PanelBroadcast broadcast_;
};

}  // namespace lapilli
