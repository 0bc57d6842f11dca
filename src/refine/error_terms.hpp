// SPDX-License-Identifier: BSD-3-Clause
// Measures of the errors of solutions, for all right-hand sides at once, with sizes |z| = |Re z| + |Im z|:
//
//     R := B - op(A) X        S := |op(A)| |X| + |B|
//
// The columns of B, X, R and S are on the same devices, and each computes its own; the block columns J of A
// travel to all of them:
//
//     op none: R -= A(:, J) X(J);          S += |A(:, J)| |X(J)|
//     else:    R(J) -= op(A(:, J)) X;      S(J) += |A(:, J)|^T |X|
#pragma once

#include <vector>

#include "matrix/copied_operand.hpp"
#include "matrix/panel_sweep.hpp"

namespace lapilli {

template <class T>
class ErrorTerms {
    using R = real_t<T>;

  public:
    struct Work {
        CopiedOperand<T> r;
        CopiedOperand<R> s;
        DistMatrix<R> sizes_of_x;
        std::vector<DeviceView<R>> sizes_of_panel;
        PanelBuffers<T> panels;

        Work(Arena& arena, const DistMatrix<T>& a, const DistMatrix<T>& x)
            : r(arena, CopyPlan{x.rows, x.cols()}, x.cyclic.nb()),
              s(arena, CopyPlan{x.rows, x.cols()}, x.cyclic.nb()),
              sizes_of_x(arena, x.rows, x.cols(), x.cyclic.nb()),
              panels(sweep_buffers<T>(arena, a)) {
            for (int d = 0; d < arena.devices(); ++d)
                sizes_of_panel.push_back(
                    arena.device_matrix<R>(d, a.rows, std::min(a.cols(), a.cyclic.nb())));
        }
    };

    /// A with all its elements.
    ErrorTerms(Context& context, const DistMatrix<T>& a, Op op, Work& work)
        : context_(context), a_(readable(a)), op_(op), w_(work) {}

    void compute(const DistMatrix<T>& b, const DistMatrix<T>& x) {
        for (int d = 0; d < a_.cyclic.devices(); ++d) {
            Queue& queue = context_.queue(d);
            copy(queue, Part::all, local(b, d), local(w_.r.matrix, d));
            submit(queue, SizesArgs<T>{local(b, d), local(w_.s.matrix, d)});
            submit(queue, SizesArgs<T>{local(x, d), local(w_.sizes_of_x, d)});
        }
        sweep_panels(
            context_, a_, w_.panels, [&](int d) { return !local(x, d).empty(); },
            [&](Queue& queue, int d, Span j, DeviceView<const T> panel) {
                const DeviceView<R> sizes =
                    w_.sizes_of_panel[static_cast<std::size_t>(d)].block(0, 0, panel.rows, j.width);
                submit(queue, SizesArgs<T>{panel, sizes});
                const auto rows_j = [&](const auto& y) { return y.block(j.first, 0, j.width, y.cols); };
                const DeviceView<T>&of_x = local(x, d), &r = local(w_.r.matrix, d);
                const DeviceView<R>&of_sizes = local(w_.sizes_of_x, d), &s = local(w_.s.matrix, d);
                if (op_ == Op::none) {
                    gemm(queue, op_, Op::none, T(-1), panel, rows_j(of_x), T(1), r);
                    gemm(queue, op_, Op::none, R(1), sizes, rows_j(of_sizes), R(1), s);
                } else {
                    gemm(queue, op_, Op::none, T(-1), panel, of_x, T(1), rows_j(r));
                    gemm(queue, Op::transpose, Op::none, R(1), sizes, of_sizes, R(1), rows_j(s));
                }
            });
    }

  private:
    template <class E>
    static const DeviceView<E>& local(const DistMatrix<E>& a, int d) {
        return a.local[static_cast<std::size_t>(d)];
    }

    Context& context_;
    DistMatrix<const T> a_;
    Op op_;
    Work& w_;
};

}  // namespace lapilli
