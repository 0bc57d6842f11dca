// SPDX-License-Identifier: BSD-3-Clause
#include "blas/triangular_left.hpp"

namespace lapilli {

template <class T>
TriangularFromLeft<T>::TriangularFromLeft(Context& context, const DistMatrix<const T>& a,
                                          const DistMatrix<T>& b, index_t width, Work& work, int sweeps)
    : context_(context),
      a_(a),
      b_(b),
      width_(width),
      w_(work),
      sweeps_(sweeps),
      broadcast_(context, a.cyclic.devices()) {}

/// Calls f(queue, whether this is the first panel, parts) for every panel and device.
template <class T>
template <class F>
void TriangularFromLeft<T>::sweep(const Triangular& how, bool ascending, F f) {
    const TrianglePanels<T> panels(a_, how.uplo, w_);
    const auto order = spans(a_.cols(), width_, ascending);
    const double steps = static_cast<double>(order.size()) * sweeps_;
    for (const Span j : order) {
        for (int d = 0; d < a_.cyclic.devices(); ++d) {
            if (b_.cyclic.local_cols(d) == 0) continue;
            const DeviceView<const T> panel = panels.fetch(broadcast_.begin_filling(d, step_), d, step_, j);
            broadcast_.end_filling(d, step_);
            f(broadcast_.begin_using(d, step_), j.first == order.front().first,
              parts_of(d, j, how.uplo, panel));
            broadcast_.end_using(d, step_);
        }
        context_.submitted(static_cast<double>(++step_) / steps);
    }
}

template <class T>
typename TriangularFromLeft<T>::Parts TriangularFromLeft<T>::parts_of(int d, Span j, Uplo uplo,
                                                                      DeviceView<const T> panel) const {
    const bool lower = uplo == Uplo::lower;
    const DeviceView<T>& b = b_.local[static_cast<std::size_t>(d)];
    const index_t row = lower ? j.end() : 0, rows = lower ? b.rows - j.end() : j.first;
    return {panel.block(j.first, 0, j.width, j.width), panel.block(row, 0, rows, j.width),
            b.block(j.first, 0, j.width, b.cols), b.block(row, 0, rows, b.cols)};
}

template <class T>
void TriangularFromLeft<T>::solve(const Triangular& how, T alpha) {
    const bool forward = (how.uplo == Uplo::lower) == (how.op == Op::none);
    sweep(how, forward, [&](Queue& queue, bool first, const Parts& p) {
        const bool has_rest = p.rest.rows > 0;
        if (how.op == Op::none) {
            // The first panel meets all of B: it brings alpha in.
            const T factor = first ? alpha : T(1);
            trsm(queue, how, factor, p.diagonal, p.b_j);
            if (has_rest) gemm(queue, Op::none, Op::none, T(-1), p.rest, p.b_j, factor, p.b_rest);
        } else {
            if (has_rest) gemm(queue, how.op, Op::none, T(-1), p.rest, p.b_rest, alpha, p.b_j);
            trsm(queue, how, has_rest ? T(1) : alpha, p.diagonal, p.b_j);
        }
    });
}

template <class T>
void TriangularFromLeft<T>::multiply(const Triangular& how, T alpha) {
    const bool forward = (how.uplo == Uplo::lower) == (how.op == Op::none);
    sweep(how, !forward, [&](Queue& queue, bool, const Parts& p) {
        const bool has_rest = p.rest.rows > 0;
        if (how.op == Op::none) {
            if (has_rest) gemm(queue, Op::none, Op::none, alpha, p.rest, p.b_j, T(1), p.b_rest);
            trmm(queue, how, alpha, p.diagonal, p.b_j);
        } else {
            trmm(queue, how, alpha, p.diagonal, p.b_j);
            if (has_rest) gemm(queue, how.op, Op::none, alpha, p.rest, p.b_rest, T(1), p.b_j);
        }
    });
}

template class TriangularFromLeft<float>;
template class TriangularFromLeft<double>;
template class TriangularFromLeft<std::complex<float>>;
template class TriangularFromLeft<std::complex<double>>;

}  // namespace lapilli
