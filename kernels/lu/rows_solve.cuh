// SPDX-License-Identifier: BSD-3-Clause
// The rows of other columns after a panel: interchange and X := L^-1 X in one launch (LuRowsArgs).
//
//     warp 0   D | x      The block's columns of X are in registers, in fragments of 16 x 8: a warp has every eighth block of 16 rows.
//          1   L D | x    Step by step the warp of the next 16 rows multiplies them by the inverse of the square D on the diagonal,
//          2   L L D | x  and all warps subtract L times what it found from the rows below, on the FP64 tensor cores.
//          3   L L L D | x
//
// The block makes the inverses itself, a column of one in a thread, while the columns are on their way. They
// spoil a column in which something is not finite: these 16 rows are then solved by substitution, a column a
// thread.
//
// Bytes: the columns once there and back, their rows that a panel moves besides, L once for each block, from
// the second-level cache. Bound: for few columns the latency of the steps; for many tensor cores and L.
#pragma once

#include "lu/rows_args.hpp"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct LuRowsProblem {
    int count;
    const std::int64_t *to, *from;
    const T* l;
    std::int64_t ldl;
    int order;
    bool by_rows;
    T* a;
    std::int64_t rows, cols, row_step, column_step;
    T* top;
    std::int64_t ldt;
};

template <int Fragments, class T>
class LuRows {
    using S = wide_t<T>;
    using Space = LuRowsSpace<T>;
    static constexpr int kThreads = lu_rows_threads, kWarps = kThreads / 32;
    static constexpr int kBlock = lu_rows_block, kLimit = lu_rows_limit<T>, kOwn = kLimit / kBlock / kWarps;
    static constexpr int kColumns = 8 * Fragments, kEntries = 2 * kLimit;
    static constexpr int kLd = static_cast<int>(Space::ld), kInverseLd = static_cast<int>(Space::inverse_ld);
    static constexpr int kInverse = kBlock * kInverseLd, kBuffer = kColumns * kLd;
    /// Whether L comes to shared memory two steps ahead. A block of more columns has no room, and waits less.
    static constexpr bool kAhead = Fragments == 1;
    static constexpr int kLowerLd = static_cast<int>(Space::lower_ld), kStage = kBlock * kLowerLd;
    static constexpr int kStages = static_cast<int>(Space::stages);
    /// Moved elements of a thread on their way.
    static constexpr int kTogether = sizeof(T) > 8 ? 8 : 16;

  public:
    LAPILLI_DEVICE explicit LuRows(const LuRowsProblem<T>& problem)
        : p(problem),
          first(std::int64_t{block_id()} * kColumns),
          warp(warp_id()),
          row_in_block(lane_id() / 4),
          column_in_four(lane_id() % 4),
          source(shared<int>(Space::source_at, kLimit)),
          down_to(shared<int>(Space::to_at, kEntries)),
          down_from(shared<int>(Space::from_at, kEntries)),
          inverses(shared<S>(Space::inverses_at, kLimit * Space::inverse_ld)),
          found(shared<S>(Space::rows_at, 2 * kBuffer)),
          staged(shared<T>(Space::lower_at(Fragments), kAhead ? kStages * kWarps * kStage : 0)) {}

    LAPILLI_DEVICE void run() {
        take_lists();
        fetch();
        invert();
        sync();
        move_down();
        sync();
        solve();
    }

  private:
    LAPILLI_DEVICE T* element(std::int64_t i, int c) const {
        return p.a + i * p.row_step + (first + c) * p.column_step;
    }
    LAPILLI_DEVICE bool has_column(int c) const { return first + c < p.cols; }
    /// The column of element e of fragment t: in rows that are stored one by one four lanes have a sector.
    LAPILLI_DEVICE int column_of(int t, int e) const { return 8 * t + column_in_four + e % 2 * 4; }
    LAPILLI_DEVICE int row_of(int block, int e) const { return kBlock * block + row_in_block + e / 2 * 8; }
    LAPILLI_DEVICE static S read(const Shared<S>& from, int at) {
        const S value = from[at];
        return value;
    }

    /// Where rows come from and go; and the squares on the diagonal, to the places of their inverses.
    LAPILLI_DEVICE void take_lists() const {
        constexpr int of_thread = kEntries / kThreads, squares = kLimit * kBlock / kThreads;
        for (int row = thread_id(); row < kLimit; row += kThreads) source[row] = row;
        std::int64_t to[of_thread], from[of_thread];
        LAPILLI_UNROLL
        for (int i = 0; i < of_thread; ++i) {
            const int entry = thread_id() + i * kThreads;
            to[i] = entry < p.count ? load(p.to + entry) : -1;
            from[i] = entry < p.count ? load(p.from + entry) : -1;
        }
        T square[squares];
        LAPILLI_UNROLL
        for (int i = 0; i < squares; ++i) {
            const int at = thread_id() + i * kThreads, r = at % kBlock, k = at / kBlock % kBlock;
            const int begin = at / (kBlock * kBlock) * kBlock;
            const bool there = r > k && begin + r < p.order;
            square[i] = there ? load_nc(p.l + begin + r + (begin + k) * p.ldl) : T(0);
        }
        sync();
        LAPILLI_UNROLL
        for (int i = 0; i < of_thread; ++i) {
            const bool moves = to[i] >= 0 && to[i] < p.rows && from[i] >= 0 && from[i] < p.rows;
            const bool down = moves && to[i] >= p.order && from[i] < p.order;
            if (moves && to[i] < p.order) source[static_cast<int>(to[i])] = static_cast<int>(from[i]);
            down_to[thread_id() + i * kThreads] = down ? static_cast<int>(to[i]) : -1;
            down_from[thread_id() + i * kThreads] = down ? static_cast<int>(from[i]) : 0;
        }
        LAPILLI_UNROLL
        for (int i = 0; i < squares; ++i) {
            const int at = thread_id() + i * kThreads, r = at % kBlock, k = at / kBlock % kBlock;
            inverses[at / (kBlock * kBlock) * kInverse + k * kInverseLd + r] = widened(square[i]);
        }
        sync();
    }
    /// The first rows to registers, from wherever the panel has taken them.
    LAPILLI_DEVICE void fetch() {
        LAPILLI_UNROLL
        for (int b = 0; b < kOwn; ++b) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int row = row_of(warp + kWarps * b, e);
                const int from = source[row];
                LAPILLI_UNROLL
                for (int t = 0; t < Fragments; ++t) {
                    const int c = column_of(t, e);
                    const bool there = row < p.order && has_column(c);
                    x[b][t].set_element(e, widened(there ? load(element(from, c)) : T(0)));
                }
            }
        }
    }
    /// Two squares a warp at one time, a column of an inverse in a thread.
    LAPILLI_DEVICE void invert() const {
        for (int at = thread_id(); at < kLimit; at += kThreads) {
            const Shared<S> square = inverses.slice(at / kBlock * kInverse, kInverse);
            const int c = at % kBlock;
            S v[kBlock];
            LAPILLI_UNROLL
            for (int i = 0; i < kBlock; ++i) v[i] = i == c ? S(1) : S(0);
            LAPILLI_UNROLL
            for (int k = 0; k + 1 < kBlock; ++k) {
                LAPILLI_UNROLL
                for (int i = k + 1; i < kBlock; ++i) {
                    const S l = square[k * kInverseLd + i];
                    v[i] = fma(-l, v[k], v[i]);
                }
            }
            sync_warp();
            LAPILLI_UNROLL
            for (int i = 0; i < kBlock; ++i) square[c * kInverseLd + i] = v[i];
        }
    }
    /// Moves those of the first rows that the panel has taken away from there.
    LAPILLI_DEVICE void move_down() const {
        constexpr int rows_at_once = kThreads / kColumns;
        const int items = (p.count + kThreads - 1) / kThreads * kColumns;
        for (int item = 0; item < items; item += kTogether) {
            T value[kTogether];
            int to[kTogether];
            const auto column = [&](int i) {
                return p.by_rows ? thread_id() % kColumns : (item + i) % kColumns;
            };
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                const int entry = p.by_rows ? thread_id() / kColumns + (item + i) * rows_at_once
                                            : thread_id() + (item + i) / kColumns * kThreads;
                const bool there = item + i < items && has_column(column(i));
                to[i] = -1;
                if (there) to[i] = down_to[entry];
                value[i] = T(0);
                if (to[i] >= 0) {
                    const int from = down_from[entry];
                    value[i] = load(element(from, column(i)));
                }
            }
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                if (to[i] >= 0) store(element(to[i], column(i)), value[i]);
            }
        }
    }

    LAPILLI_DEVICE void solve() {
        if constexpr (kAhead) {
            copy_lower(0);
            copy_lower(1);
        }
        LAPILLI_UNROLL
        for (int b = 0; b < kOwn; ++b) {
            for (int of_warp = 0, warps = opaque(kWarps); of_warp < warps; ++of_warp) {
                const int block = kWarps * b + of_warp;
                if (block * kBlock >= p.order) return;
                step(b, block, of_warp);
            }
        }
    }
    /// Rows 16 `block` and the next ones, which are block b of warp `of_warp`.
    LAPILLI_DEVICE void step(int b, int block, int of_warp) {
        const Shared<S> rows = found.slice(block % 2 * kBuffer, kBuffer);
        T l[kOwn][8];
        LAPILLI_UNROLL
        for (int other = 0; other < kOwn && !kAhead; ++other) {
            if (other >= b && is_below(other, block)) fetch_lower(other, block, l[other]);
        }
        const bool solves = warp == of_warp;
        if (solves) solve_block(x[b], block, rows);
        if constexpr (kAhead) {
            // The others have time for their copies now, this warp later.
            if (!solves) sync_warp();
            if (!solves) copy_lower(block + 2);
            if (!solves) copy_async_wait<2>();
            if (solves) copy_async_wait<1>();
        }
        sync();
        if (solves) store_top(x[b], block);
        LAPILLI_UNROLL
        for (int other = 0; other < kOwn; ++other) {
            if (other < b || !is_below(other, block)) continue;
            if constexpr (kAhead) take_lower(other, block, l[other]);
            LAPILLI_UNROLL
            for (int t = 0; t < Fragments; ++t) {
                LAPILLI_UNROLL
                for (int k0 = 0; k0 < kBlock; k0 += 8) {
                    x[other][t].add(
                        [&](int i, int k) {
                            return widened(
                                l[other][(i - row_in_block) / 8 + (k0 + k - column_in_four) / 4 * 2]);
                        },
                        [&](int k, int j) { return -read(rows, (8 * t + j) * kLd + k0 + k); });
                }
            }
        }
        if (kAhead && solves) copy_lower(block + 2);
    }
    LAPILLI_DEVICE bool is_below(int own, int block) const {
        const int mine = warp + kWarps * own;
        return mine > block && mine * kBlock < p.order;
    }
    /// L of 16 rows, which are block `own` of the warp, in the 16 columns of a step.
    LAPILLI_DEVICE void fetch_lower(int own, int block, T (&l)[8]) const {
        const int first = kBlock * (warp + kWarps * own) + row_in_block;
        const T* const at = p.l + first + (kBlock * block + column_in_four) * p.ldl;
        LAPILLI_UNROLL
        for (int e = 0; e < 8; ++e) {
            const bool there = first + e % 2 * 8 < p.order;
            l[e] = there ? load_nc(at + e % 2 * 8 + e / 2 * 4 * p.ldl) : T(0);
        }
    }
    /// All of the warp's rows below a step, in its columns, on their way to the place of the step before the
    /// last one.
    LAPILLI_DEVICE void copy_lower(int block) const {
        const int row = lane_id() % kBlock, column = lane_id() / kBlock;
        const int to = (block % kStages * kWarps + warp) * kStage + row + column * kLowerLd;
        const T* const from = p.l + kBlock * warp + row + (kBlock * block + column) * p.ldl;
        LAPILLI_UNROLL
        for (int k = 0; k < kBlock; k += 2) {
            const T* const at = from + k * p.ldl;
            LAPILLI_UNROLL
            for (int own = 0; own < kOwn; ++own) {
                const int begin = kBlock * kWarps * own;
                if (is_below(own, block))
                    copy_async_or_zero<sizeof(T)>(staged, to + begin / kWarps + k * kLowerLd, at + begin,
                                                  kBlock * warp + row + begin < p.order);
            }
        }
        copy_async_commit();
    }
    LAPILLI_DEVICE void take_lower(int own, int block, T (&l)[8]) const {
        const int at = (block % kStages * kWarps + warp) * kStage + kBlock * own + row_in_block;
        LAPILLI_UNROLL
        for (int e = 0; e < 8; ++e) l[e] = staged[at + e % 2 * 8 + (column_in_four + e / 2 * 4) * kLowerLd];
    }
    /// By one warp: the block's rows := the inverse of the square times them; also to `rows`.
    LAPILLI_DEVICE void solve_block(ProductTile<S> (&mine)[Fragments], int block,
                                    const Shared<S>& rows) const {
        const Shared<S> inverse = inverses.slice(block * kInverse, kInverse);
        keep(mine, rows);
        sync_warp();
        bool finite = true;
        LAPILLI_UNROLL
        for (int t = 0; t < Fragments; ++t) {
            mine[t] = {};
            LAPILLI_UNROLL
            for (int k0 = 0; k0 < kBlock; k0 += 8) {
                mine[t].add([&](int i, int k) { return read(inverse, (k0 + k) * kInverseLd + i); },
                            [&](int k, int j) { return read(rows, (8 * t + j) * kLd + k0 + k); });
            }
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) finite = finite && is_finite(mine[t].element(e));
        }
        const bool by_substitution = any(!finite);
        sync_warp();
        if (by_substitution) {
            substitute(block, rows);
            sync_warp();
            LAPILLI_UNROLL
            for (int t = 0; t < Fragments; ++t) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) mine[t].set_element(e, read(rows, place_of(t, e)));
            }
        } else {
            keep(mine, rows);
        }
    }
    LAPILLI_DEVICE int place_of(int t, int e) const {
        return (8 * t + 2 * column_in_four + e % 2) * kLd + row_in_block + e / 2 * 8;
    }
    LAPILLI_DEVICE void keep(const ProductTile<S> (&mine)[Fragments], const Shared<S>& rows) const {
        LAPILLI_UNROLL
        for (int t = 0; t < Fragments; ++t) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) rows[place_of(t, e)] = mine[t].element(e);
        }
    }
    LAPILLI_DEVICE static bool is_finite(S value) {
        return abs(real(value)) <= 1.7976931348623157e308 && abs(imag(value)) <= 1.7976931348623157e308;
    }
    /// A column a lane.
    LAPILLI_DEVICE void substitute(int block, const Shared<S>& rows) const {
        if (lane_id() >= kColumns) return;
        const int at = lane_id() * kLd, begin = kBlock * block;
        for (int k = 0; k + 1 < kBlock; ++k) {
            const S solved = rows[at + k];
            for (int i = k + 1; i < kBlock && begin + i < p.order; ++i) {
                const S l = widened(load_nc(p.l + begin + i + (begin + k) * p.ldl)), before = rows[at + i];
                rows[at + i] = fma(-l, solved, before);
            }
        }
    }
    LAPILLI_DEVICE void store_top(const ProductTile<S> (&mine)[Fragments], int block) const {
        LAPILLI_UNROLL
        for (int t = 0; t < Fragments; ++t) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int row = row_of(block, e), c = column_of(t, e);
                if (row < p.order && has_column(c))
                    store(p.top + row + (first + c) * p.ldt, narrowed<T>(mine[t].element(e)));
            }
        }
    }

    const LuRowsProblem<T>& p;
    const std::int64_t first;
    const int warp, row_in_block, column_in_four;
    const Shared<int> source, down_to, down_from;
    const Shared<S> inverses, found;
    const Shared<T> staged;
    ProductTile<S> x[kOwn][Fragments];
};

/// Blocks that should have room on a multiprocessor at one time: of more in complex precision registers would
/// not be enough.
template <int Fragments, class T>
inline constexpr int lu_rows_blocks = Fragments == 1 || is_complex<T> ? 1 : 2;

template <int Fragments, class T>
__global__ void __launch_bounds__(lu_rows_threads, (lu_rows_blocks<Fragments, T>))
    lu_rows(const __grid_constant__ LuRowsProblem<T> problem) {
    LuRows<Fragments, T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
