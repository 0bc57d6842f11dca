// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/gehrd.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "hessenberg/args.hpp"
#include "matrix/safe_range.hpp"
#include "reflectors/block_column.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
GehrdWork<T>::GehrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width)
    : n(matrix.rows),
      nb(width),
      a(matrix),
      v(arena.device_matrix<T>(0, n, nb)),
      y(arena.device_matrix<T>(0, n, nb)),
      t(arena.device_matrix<T>(0, nb, nb)),
      top(arena.device_matrix<T>(0, n, nb)),
      c1(arena.device_matrix<T>(0, nb, n)),
      c2(arena.device_matrix<T>(0, nb, n)),
      tau(arena.device_array<T>(0, n)),
      work(arena.device_array<T>(0, hessenberg_work)),
      barrier(arena.device_array<std::byte>(0, barrier_bytes)),
      norm(arena.device_array<R>(0, a.cyclic.blocks())),
      host_norm(arena.pinned_array<R>(a.cyclic.blocks())),
      host_tau(arena.pinned_array<T>(n)) {}

template <class T>
index_t gehrd_block(Context& context, index_t n) {
    // Narrow panels add up fewer products a column, wide ones have faster updates: level at n = 2000 on an H200, d 8 % ahead at 10000. With wide
    // ones v leaves the shared memory at this many bytes, and a column takes a quarter longer.
    constexpr index_t wide_from = 3000, most_bytes = 88'000;
    const bool is_wide = n >= wide_from && n <= most_bytes / static_cast<index_t>(sizeof(T));
    const index_t wanted = context.settings.text("test.gehrd.nb") == "auto"
                               ? (is_wide ? 64 : 32)
                               : context.settings.integer("test.gehrd.nb");
    return std::clamp<index_t>(n - 1, 1, std::min<index_t>(wanted, hessenberg_limit));
}

namespace {

template <class T>
class HessenbergReduction {
  public:
    using R = real_t<T>;
    HessenbergReduction(Context& context, GehrdWork<T>& work, index_t first, index_t end)
        : context_(context),
          queue_(context.queue(0)),
          w_(work),
          a_(work.a.local[0]),
          first_(first),
          end_(end) {}

    void run() {
        const index_t last = end_ - 1;
        const R sigma = first_ < last
                            ? scale_to_safe_range(context_, Part::all, w_.a, {w_.norm}, w_.host_norm)
                            : (finite_max_norm(context_, Part::all, w_.a, {w_.norm}, w_.host_norm), R(1));
        zero(queue_, w_.barrier, barrier_bytes);
        zero(queue_, w_.tau, w_.n);
        for (index_t c = first_, width = 0; c < last; c += width) {
            width = std::min(w_.nb, last - c);
            reduce_panel(c, width);
            update(c, width);
            const double left = static_cast<double>(last - c - width) / static_cast<double>(last - first_);
            context_.submitted(1.0 - left * left * left);
        }
        if (sigma != R(1)) scale_back(R(1) / sigma);
        download_array(queue_, w_.tau, w_.host_tau, w_.n - 1);
    }

  private:
    /// The panel whose first column is c, and whose trailing matrix begins with row and column c + 1.
    void reduce_panel(index_t c, index_t width) {
        const index_t m = end_ - c - 1;
        submit(queue_, HessenbergPanelArgs<T>{.a = a_.block(c + 1, c, m, m + 1),
                                              .v = w_.v.block(0, 0, m, width),
                                              .y = w_.y.block(c + 1, 0, m, width),
                                              .t = t(width),
                                              .tau = w_.tau + c,
                                              .work = w_.work,
                                              .barrier = w_.barrier});
    }
    DeviceView<T> t(index_t width) const { return w_.t.block(0, 0, width, width); }

    ///         c + 1     c + width   end      n
    ///     +-----+-----------+--------+-------+
    ///     |     |  - Y V^H  | - Y V^H|       |   rows above, where Y = (A V) T by products
    ///     +-----+-----------+--------+-------+ c + 1
    ///     |     |  panel    | - Y V^H|       |   Y by the panel
    ///     |     |           | (I - V T V^H)^H C
    ///     +-----+-----------+--------+-------+ end
    void update(index_t c, index_t width) {
        const index_t m = end_ - c - 1, above = c + 1, next = c + width;
        const DeviceView<T> v = w_.v.block(0, 0, m, width), y = w_.y.block(0, 0, end_, width);
        const DeviceView<T> av = w_.top.block(0, 0, above, width), y_above = y.block(0, 0, above, width);
        gemm(queue_, Op::none, Op::none, T(1), a_.block(0, c + 1, above, m), v, T(0), av);
        gemm(queue_, Op::none, Op::none, T(1), av, t(width), T(0), y_above);
        // Columns of the panel behind its first: rows c + 1 and below have them from the kernel.
        if (width > 1)
            subtract(y_above, v.block(0, 0, width - 1, width), a_.block(0, c + 1, above, width - 1));
        subtract(y, v.block(width - 1, 0, m - width + 1, width), a_.block(0, next, end_, end_ - next));
        apply_block_adjoint(queue_, v, t(width), a_.block(c + 1, next, m, w_.n - next), w_.c1, w_.c2);
    }
    void subtract(DeviceView<T> y, DeviceView<T> v, DeviceView<T> c) {
        gemm(queue_, Op::none, Op::adjoint, T(-1), y, v, T(1), c);
    }

    /// H alone: reflectors do not change with the matrix's scale.
    void scale_back(R factor) {
        const index_t n = w_.n;
        scale(queue_, Part::all, factor, a_.block(0, 0, 1, n));
        if (n == 1) return;
        scale(queue_, Part::upper, factor, a_.block(1, 0, n - 1, n - 1));
        scale(queue_, Part::all, factor, a_.block(1, n - 1, n - 1, 1));
    }

    Context& context_;
    Queue& queue_;
    GehrdWork<T>& w_;
    const DeviceView<T> a_;
    const index_t first_, end_;
};

}  // namespace

template <class T>
void gehrd(Context& context, GehrdWork<T>& work, index_t first, index_t end) {
    // As in the reduction to tridiagonal form: every element is in n products.
    const NativeProducts native(context);
    HessenbergReduction<T>(context, work, first, end).run();
}

#define LAPILLI_INSTANTIATE(T)                                      \
    template struct GehrdWork<T>;                                   \
    template void gehrd(Context&, GehrdWork<T>&, index_t, index_t); \
    template index_t gehrd_block<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
