// SPDX-License-Identifier: BSD-3-Clause
#include "qr/tzrzf.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "qr/geqrf.hpp"
#include "qr/safe_columns.hpp"
#include "reduce/plain.hpp"
#include "reflectors/args.hpp"

namespace lapilli {

template <class T>
index_t rz_block(const Context& context, index_t reflectors) {
    return std::min<index_t>(GeqrfPlan::of<T>(context, reflectors, reflectors).nb, panel_qr_limit);
}

template <class T>
ApplyRzWork<T>::ApplyRzWork(Arena& arena, index_t length, index_t lines, index_t nb)
    : v(arena.device_matrix<T>(0, length, nb)),
      gram(arena.device_matrix<T>(0, nb, nb)),
      t(arena.device_matrix<T>(0, nb, nb)),
      product(arena.device_matrix<T>(0, lines, nb)),
      by_t(arena.device_matrix<T>(0, lines, nb)) {}

template <class T>
TzrzfWork<T>::TzrzfWork(Arena& arena, index_t rows, index_t length, index_t nb)
    : apply(arena, length, rows, nb),
      panel(arena.device_matrix<T>(0, nb + length, nb)),
      v(arena.device_matrix<T>(0, nb + length, nb)),
      square(arena.device_matrix<T>(0, std::max(nb, length), nb)),
      tau(arena.device_array<T>(0, rows)),
      panel_tau(arena.device_array<T>(0, 2 * nb)),
      work(arena.device_array<T>(0, panel_qr_work<T>(nb + length))),
      barrier(arena.device_array<std::byte>(0, barrier_bytes)),
      sizes(arena, rows, {std::max(rows, length)}, Wanted::sums),
      host_tau(arena.pinned_array<T>(rows)) {}

namespace {

/// One block of reflectors, I - V T V^H or its adjoint, with V = (I, transposed rows of B).
template <class T>
class RzBlock {
  public:
    RzBlock(Queue& queue, Readable<T> b, const T* tau, const ApplyRzWork<T>& work)
        : queue_(queue),
          width_(b.rows),
          w_(work),
          v_(work.v.block(0, 0, b.cols, width_)),
          t_(work.t.block(0, 0, width_, width_)) {
        const DeviceView<T> gram = w_.gram.block(0, 0, width_, width_);
        transpose(queue_, b, v_);
        set(queue_, Part::all, T(0), T(1), gram);
        if (!v_.empty()) gemm(queue_, Op::adjoint, Op::none, T(1), v_, v_, T(1), gram);
        submit(queue_, LarftArgs<T>{gram, tau, t_});
    }

    /// pivots: the rows or columns of C of the block's identity; rest: those of v.
    void apply(Side side, Op op, DeviceView<T> pivots, DeviceView<T> rest) const {
        if (pivots.empty()) return;
        if (side == Side::left) return from_left(op, pivots, rest);
        const DeviceView<T> s = w_.product.block(0, 0, pivots.rows, width_),
                            by_t = w_.by_t.block(0, 0, pivots.rows, width_);
        copy(queue_, Part::all, pivots, s);
        if (!rest.empty()) gemm(queue_, Op::none, Op::none, T(1), rest, v_, T(1), s);
        gemm(queue_, Op::none, op, T(-1), s, t_, T(1), pivots);
        if (rest.empty()) return;
        gemm(queue_, Op::none, op, T(1), s, t_, T(0), by_t);
        gemm(queue_, Op::none, Op::adjoint, T(-1), by_t, v_, T(1), rest);
    }

  private:
    void from_left(Op op, DeviceView<T> pivots, DeviceView<T> rest) const {
        const DeviceView<T> s = lying(w_.product, pivots.cols), by_t = lying(w_.by_t, pivots.cols);
        copy(queue_, Part::all, pivots, s);
        if (!rest.empty()) gemm(queue_, Op::adjoint, Op::none, T(1), v_, rest, T(1), s);
        gemm(queue_, op, Op::none, T(-1), t_, s, T(1), pivots);
        if (rest.empty()) return;
        gemm(queue_, op, Op::none, T(1), t_, s, T(0), by_t);
        gemm(queue_, Op::none, Op::none, T(-1), v_, by_t, T(1), rest);
    }
    /// The memory of a standing matrix as one with the block's rows.
    DeviceView<T> lying(const DeviceView<T>& memory, index_t cols) const {
        return {memory.data, width_, cols, width_};
    }

    Queue& queue_;
    index_t width_;
    const ApplyRzWork<T>& w_;
    DeviceView<T> v_, t_;
};

}  // namespace

template <class T>
void apply_rz(Context& context, Side side, Op op, DeviceView<const T> b, const T* tau, DeviceView<T> c,
              const ApplyRzWork<T>& work) {
    const index_t k = b.rows, length = b.cols, nb = work.t.rows, blocks = ceil_div(k, nb);
    // The last reflector of op(Z) C is applied first, and of C op(Z) the first one.
    const bool ascending = (side == Side::left) == (op != Op::none);
    const bool left = side == Side::left;
    const DeviceView<T> rest =
        left ? c.block(c.rows - length, 0, length, c.cols) : c.block(0, c.cols - length, c.rows, length);
    for (index_t i = 0; i < blocks; ++i) {
        const index_t first = (ascending ? i : blocks - 1 - i) * nb, width = std::min(nb, k - first);
        const RzBlock<T> block(context.queue(0), b.block(first, 0, width, length), tau + first, work);
        block.apply(side, op, left ? c.block(first, 0, width, c.cols) : c.block(0, first, c.rows, width),
                    rest);
        context.submitted(static_cast<double>(i + 1) / static_cast<double>(blocks));
    }
}

namespace {

/// From the last block of rows to the first. The rows of a block, (T B), are those of an RQ factorization
/// whose reflectors leave the zeros of T as they are: QR of (T B)^H with T's rows and columns in the opposite
/// order.
template <class T>
class RzFactorization {
  public:
    RzFactorization(Context& context, DeviceView<T> a, const TzrzfWork<T>& work)
        : context_(context), queue_(context.queue(0)), a_(a), w_(work), length_(a.cols - a.rows) {}

    void run() {
        const index_t m = a_.rows, nb = w_.panel.cols, blocks = ceil_div(m, nb);
        zero(queue_, w_.barrier, barrier_bytes);
        const std::vector<ScaledLine> scaled = scale_rows();
        for (index_t i = blocks - 1; i >= 0; --i) {
            const index_t first = i * nb, width = std::min(nb, m - first);
            factor(first, width);
            const RzBlock<T> block(queue_, a_.block(first, m, width, length_), w_.tau + first, w_.apply);
            block.apply(Side::right, Op::adjoint, a_.block(0, first, first, width),
                        a_.block(0, m, first, length_));
            context_.submitted(static_cast<double>(blocks - i) / static_cast<double>(blocks));
        }
        for (const ScaledLine& row : scaled) scale_row(row.at, m, row.exponent);
        download_array(queue_, w_.tau, w_.host_tau, m);
        context_.synchronize();
    }

  private:
    /// As SafeColumns, of rows: D A = (D R) Z.
    std::vector<ScaledLine> scale_rows() {
        const index_t m = a_.rows;
        std::vector<real_t<T>> largest = sizes(a_.block(0, 0, m, m), Part::upper);
        const std::vector<real_t<T>> behind = sizes(a_.block(0, m, m, length_), Part::all);
        for (std::size_t i = 0; i < largest.size(); ++i) largest[i] = larger(largest[i], behind[i]);
        std::vector<ScaledLine> scaled = lines_to_scale(largest);
        for (const ScaledLine& row : scaled) scale_row(row.at, a_.cols, -row.exponent);
        return scaled;
    }
    std::vector<real_t<T>> sizes(DeviceView<const T> a, Part part) const {
        DistMatrix<const T> matrix;
        matrix.rows = a.rows;
        matrix.cyclic = Cyclic(a.cols, a.cols, 1);
        matrix.local = {a};
        return Reductions<T>(context_, matrix, 0, w_.sizes).rows({Combine::largest, Size::larger_part, part});
    }
    /// From the diagonal on, up to column `end`.
    void scale_row(index_t i, index_t end, int exponent) {
        scale(queue_, Part::all, std::ldexp(real_t<T>(1), exponent), a_.block(i, i, 1, end - i));
    }

    void factor(index_t first, index_t width) {
        const index_t m = a_.rows, rows = width + length_;
        const DeviceView<T> t = a_.block(first, first, width, width), b = a_.block(first, m, width, length_),
                            panel = w_.panel.block(0, 0, rows, width), v = w_.v.block(0, 0, rows, width),
                            triangle = panel.block(0, 0, width, width),
                            square = w_.square.block(0, 0, width, width),
                            below = w_.square.block(0, 0, length_, width);
        adjoint(queue_, t, square);
        reverse(queue_, square, triangle);
        set(queue_, Part::strictly_lower, T(0), T(0), triangle);
        adjoint(queue_, b, below);
        reverse(queue_, below, panel.block(width, 0, length_, width));
        submit(queue_, PanelQrArgs<T>{rows, width, panel.data, panel.ld, v.data, v.ld, w_.panel_tau, w_.work,
                                      w_.barrier});
        adjoint(queue_, triangle, square);
        // The elements below R's diagonal are those of v, nonzero only by rounding.
        const DeviceView<T> r = w_.apply.gram.block(0, 0, width, width);
        reverse(queue_, square, r);
        copy(queue_, Part::upper, r, t);
        reverse(queue_, v.block(width, 0, length_, width), below);
        transpose(queue_, below, b);
        // tau := conj(tau), in the opposite order.
        T* const reversed = w_.panel_tau + w_.panel.cols;
        reverse(queue_, DeviceView<const T>{w_.panel_tau, width, 1, width},
                DeviceView<T>{reversed, width, 1, width});
        adjoint(queue_, DeviceView<const T>{reversed, width, 1, width},
                DeviceView<T>{w_.tau + first, 1, width, 1});
    }

    Context& context_;
    Queue& queue_;
    const DeviceView<T> a_;
    const TzrzfWork<T>& w_;
    const index_t length_;
};

}  // namespace

template <class T>
void tzrzf(Context& context, DeviceView<T> a, const TzrzfWork<T>& work) {
    RzFactorization<T>(context, a, work).run();
}

#define LAPILLI_INSTANTIATE(T)                                                               \
    template index_t rz_block<T>(const Context&, index_t);                                   \
    template struct ApplyRzWork<T>;                                                          \
    template struct TzrzfWork<T>;                                                            \
    template void apply_rz(Context&, Side, Op, DeviceView<const T>, const T*, DeviceView<T>, \
                           const ApplyRzWork<T>&);                                           \
    template void tzrzf(Context&, DeviceView<T>, const TzrzfWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
