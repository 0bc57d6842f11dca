// SPDX-License-Identifier: BSD-3-Clause
// Factors a block column on one device by recursive halving, down to 256 columns. After a half is factored,
// the other half is updated. Up to 256 columns go panel by panel of up to 64 (the operations panel_qr and
// panel_apply). What is left at the end of a matrix without columns behind it is small, and goes in one
// operation of one thread block, batch_qr.
#pragma once

#include <algorithm>
#include <limits>

#include "batch_qr/args.hpp"
#include "device/calls.hpp"
#include "panel_qr/apply_args.hpp"
#include "panel_qr/args.hpp"
#include "runtime/arena.hpp"

namespace lapilli {

/// C := (I - V T V^H)^H C
template <class T>
void apply_block_adjoint(Queue& queue, DeviceView<T> v, DeviceView<T> t, DeviceView<T> c, DeviceView<T> room1,
                         DeviceView<T> room2) {
    const DeviceView<T> c1 = room1.block(0, 0, v.cols, c.cols), c2 = room2.block(0, 0, v.cols, c.cols);
    gemm(queue, Op::adjoint, Op::none, T(1), v, c, T(0), c1);
    gemm(queue, Op::adjoint, Op::none, T(1), t, c1, T(0), c2);
    gemm(queue, Op::none, Op::none, T(-1), v, c2, T(1), c);
}

/// The most rows of such an end. Below 128 rows panel_qr goes column by column, 3.2 us each on an H200, so
/// that 64 columns take 205 us, where GEQRF of order 64 and 128 by batch_qr takes 119 and 182 us as a whole
/// call. In double complex panel_qr is as fast from 128 on.
template <class T>
inline constexpr index_t qr_end_rows = sizeof(T) == 16 ? 127 : 128;

/// Workspace on device d for block columns of at most this size, factored one after the other.
template <class T>
struct BlockColumnRoom {
    DeviceView<T> v1_v2, by_t;   ///< V_1^H V_2 of two parts of a block column, and its product with T_2
    DeviceView<T> side1, side2;  ///< V^H C and T^H V^H C of one block column
    T* work = nullptr;           ///< of the operation panel_qr
    T* apply_work = nullptr;     ///< of the operation panel_apply
    std::byte* barrier = nullptr;
    index_t* info = nullptr;   ///< of the operation batch_qr
    bool by_products = false;  ///< by halves down to one panel, without panel_apply

    BlockColumnRoom() = default;
    BlockColumnRoom(Arena& arena, int d, index_t rows, index_t steps, index_t cols)
        : v1_v2(arena.device_matrix<T>(d, steps, steps)),
          by_t(arena.device_matrix<T>(d, steps, steps)),
          side1(arena.device_matrix<T>(d, steps, cols)),
          side2(arena.device_matrix<T>(d, steps, cols)),
          work(arena.device_array<T>(d, panel_qr_work<T>(rows))),
          apply_work(arena.device_array<T>(d, panel_apply_work<T>(rows, applied_to(steps)))),
          barrier(arena.device_array<std::byte>(d, barrier_bytes)),
          info(arena.device_array<index_t>(d, 1)) {}
    /// To be called before the first use.
    void clear(Queue& queue) const { zero(queue, barrier, barrier_bytes); }

  private:
    /// The most columns outside a panel: all panels but the last are full, and the last one may be narrow.
    static index_t applied_to(index_t steps) {
        return std::max<index_t>(
            0, round_up(std::min(steps, panel_apply_limit), panel_qr_limit) - panel_qr_limit);
    }
};

/// The share of the device that panels take, and a word that tells other queues that the first one has begun
/// (WaitForFlagArgs).
struct PanelShare {
    index_t most_blocks = 0;  ///< 0: a panel may have the whole device
    unsigned* begun = nullptr;
    unsigned step = 0;
};

template <class T>
class BlockColumn {
  public:
    /// V and T have one column for each reflector; the reflectors are those of A's first columns.
    BlockColumn(Queue& queue, DeviceView<T> a, DeviceView<T> v, DeviceView<T> t, T* tau,
                const BlockColumnRoom<T>& room, const PanelShare& place = {})
        : queue_(queue), a_(a), v_(v), t_(t), tau_(tau), room_(room), place_(place) {}

    /// wants_t: computes T of all reflectors, not only of parts. cut: a panel ends before this column. V is
    /// complete only with T.
    void factor(bool wants_t, index_t cut = std::numeric_limits<index_t>::max()) const {
        const index_t count = v_.cols, right = a_.cols - count;
        if (std::min(count, cut) > panel_qr_limit || cut < count) set(queue_, Part::all, T(0), T(0), t_);
        factor_columns(0, count, wants_t || right > 0, cut);
        if (right > 0) apply(0, count, right);
    }

  private:
    /// Factors `width` columns from c on, by halves, so that products have a long inner dimension.
    void factor_columns(index_t c, index_t width, bool wants_t, index_t cut) const {
        const bool is_cut = c < cut && cut < c + width;
        if (is_end(c, wants_t) && !is_cut) return factor_end(c, width);
        if (width <= panel_qr_limit && !is_cut) return factor_panel(c, width);
        if (width <= panel_apply_limit && !is_cut && !room_.by_products)
            return factor_panels(c, width, wants_t);
        const index_t first = is_cut ? cut - c : round_up(ceil_div(width, 2), panel_qr_limit);
        factor_columns(c, first, true, cut);
        apply(c, first, width - first);
        factor_columns(c + first, width - first, wants_t, cut);
        if (wants_t) join(c, first, width - first);
    }
    /// Panel by panel: each is applied at once to all columns behind it, and joined with those before it.
    void factor_panels(index_t c, index_t width, bool wants_t) const {
        for (index_t i = 0; i < width; i += panel_qr_limit) {
            const index_t at = c + i, count = std::min(panel_qr_limit, width - i), rows = a_.rows - at;
            const index_t before = wants_t ? i : 0, right = width - i - count;
            if (is_end(at, wants_t)) return factor_end(at, width - i);
            if (before + right == 0) return factor_panel(at, count);
            submit_panel(at, count);
            submit(queue_, PanelApplyArgs<T>{v_.block(at, at, rows, count), t_.block(at, at, count, count),
                                             a_.block(at, at + count, rows, right),
                                             v_.block(at, c, rows, before), t_.block(c, c, before, before),
                                             t_.block(c, at, before, count), v_.block(0, at, at, count),
                                             room_.apply_work, room_.barrier, place_.most_blocks});
        }
    }
    bool is_end(index_t c, bool wants_t) const { return !wants_t && a_.rows - c <= qr_end_rows<T>; }
    /// The last `width` columns, from c on: there is nothing that their reflectors are applied to.
    void factor_end(index_t c, index_t width) const {
        const DeviceView<T> end = a_.block(c, c, a_.rows - c, width);
        const MatrixBatch<T> one{end.data, end.rows, end.cols, end.ld, end.ld * end.cols, 1};
        submit(queue_, BatchQrArgs<T>{one, tau_ + c, room_.info});
    }
    void factor_panel(index_t c, index_t width) const {
        submit_panel(c, width);
        if (c > 0) set(queue_, Part::all, T(0), T(0), v_.block(0, c, c, width));
    }
    /// V without its zero rows above the panel.
    void submit_panel(index_t c, index_t width) const {
        const index_t rows = a_.rows - c;
        const DeviceView<T> panel = a_.block(c, c, rows, width), v = v_.block(c, c, rows, width),
                            t = t_.block(c, c, width, width);
        submit(queue_, PanelQrArgs<T>{rows, width, panel.data, panel.ld, v.data, v.ld, tau_ + c, room_.work,
                                      room_.barrier, t.data, t.ld, place_.most_blocks,
                                      c == 0 ? place_.begun : nullptr, place_.step});
    }
    /// Applies the reflectors of `width` columns from c on to the next `count` columns of A.
    void apply(index_t c, index_t width, index_t count) const {
        const index_t rows = a_.rows - c;
        apply_block_adjoint(queue_, v_.block(c, c, rows, width), t_.block(c, c, width, width),
                            a_.block(c, c + width, rows, count), room_.side1, room_.side2);
    }
    /// Joins T of two blocks of reflectors, `first` columns from c on and the `second` columns after them,
    /// whose V_2 is zero in the rows above. T has T_1 and T_2 on its diagonal and -T_1 (V_1^H V_2) T_2 above
    /// it.
    void join(index_t c, index_t first, index_t second) const {
        const index_t next = c + first, rows = a_.rows - next;
        const DeviceView<T> v1_v2 = room_.v1_v2.block(0, 0, first, second),
                            by_t2 = room_.by_t.block(0, 0, first, second);
        gemm(queue_, Op::adjoint, Op::none, T(1), v_.block(next, c, rows, first),
             v_.block(next, next, rows, second), T(0), v1_v2);
        gemm(queue_, Op::none, Op::none, T(1), v1_v2, t_.block(next, next, second, second), T(0), by_t2);
        gemm(queue_, Op::none, Op::none, T(-1), t_.block(c, c, first, first), by_t2, T(0),
             t_.block(c, next, first, second));
    }

    Queue& queue_;
    DeviceView<T> a_, v_, t_;
    T* tau_;
    const BlockColumnRoom<T>& room_;
    const PanelShare place_;
};

}  // namespace lapilli
