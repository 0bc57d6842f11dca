// SPDX-License-Identifier: BSD-3-Clause
// A leader of a wide panel: its rows of a leaf are in registers, a thread has up to five of them. The leaf's
// columns move up by one place with each column that is finished, which goes to shared memory for the next
// leaf, and to memory:
//
//     x0 x1 x2 ... x15    ->    x1 - l u1   x2 - l u2   ...   x15 - l u15   0        l -> memory
//
// All columns of one half of a leaf thus have one text, and the second half's is half as long.
//
// Between two leaves the leader brings its rows of the next one up to date by itself, x -= l U, where U has
// the rows of the last leaf's pivots: their L comes from the leaders that have these rows, so that every
// leader solves with it for itself.
#pragma once

#include "lu/wide/exchange.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Kept, class T>
class LuLeader {
    using Space = LuWideLeaderSpace<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kPerPack = 16 / static_cast<int>(sizeof(T));
    static constexpr int kPacks = kLeaf / kPerPack, kLimit = lu_wide_limit<T>;
    /// Barriers, besides that of the threads with rows: of all threads, and of those without rows.
    static constexpr int kLeafEnds = 2, kServants = 3;
    /// Rows of U that are multiplied at one time, so that loads from shared memory overlap.
    static constexpr int kAtOnce = Kept == 1 ? 4 : Kept == 2 ? 2 : 1;

  public:
    LAPILLI_DEVICE LuLeader(const LuWideProblem<T>& problem, const LuWideShape& shape)
        : p(problem),
          leaders(shape.leaders, shape.threads),
          threads(shape.threads),
          served(shape.served),
          stride(shape.stride()),
          helpers(shape.helpers),
          begin(static_cast<int>(block_id()) * shape.rows),
          end(min(problem.rows, begin + shape.rows)),
          pivot_rows(shared<int>(Space::pivots_at, kLimit)),
          pivot_places(shared<int>(Space::pivots_at + kLimit * sizeof(int), kLimit)),
          lower(shared<T>(Space::lower_at, kLeaf * kLeaf)),
          upper(shared<T>(Space::upper_at, kLeaf * kLeaf)),
          columns(shared<T>(Space::columns_at, kLeaf * shape.stride())),
          next(shared<T>(shape.served ? Space::next_at(shape) : Space::columns_at, kLeaf * shape.stride())) {}

    LAPILLI_DEVICE void run() {
        leaders.begin(p.leaves() > 1, served ? 2 : 1);
        if (thread_id() < threads)
            factor();
        else if (served)
            serve();
        cluster_sync();
    }

  private:
    struct Best {
        LuCandidate candidate;
        int which;  ///< of the thread's rows
    };

    LAPILLI_DEVICE static T read(const Shared<T>& from, int at) {
        const T value = from[at];
        return value;
    }
    LAPILLI_DEVICE int row_of(int r) const { return begin + thread_id() + r * threads; }
    LAPILLI_DEVICE int count_of(int leaf) const { return min(kLeaf, p.width - leaf * kLeaf); }

    LAPILLI_DEVICE void factor() {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) place[r] = row_of(r) < end ? row_of(r) : -1;
        const int leaves = p.leaves();
        for (int leaf = 0; leaf < leaves; ++leaf) {
            const int c0 = leaf * kLeaf, count = count_of(leaf), half = c0 + min(kLeaf / 2, count);
            fetch(leaf, count);
            risky = has_large(c0);
            T first[Kept];
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) first[r] = x[r][0];
            Best best = best_of(first, c0);
            int winner = lu_winner(best.candidate, warp_max(best.candidate.high));
            int j = c0;
            for (; j < half; ++j) column<kLeaf>(c0, j, best, winner);
            for (; j < c0 + count; ++j) column<kLeaf / 2>(c0, j, best, winner);
            if (served) {
                sync_part(kLeafEnds, lu_wide_threads);
            } else {
                if (thread_id() == 0) wait_for_next(leaf);
                leaders.meet();
                if (thread_id() == threads - 1) p.count(LuWideWords::leaf);
            }
            if (leaf + 1 < leaves) send_rows(c0, count_of(leaf + 1));
        }
        report();
        leaders.meet();
        if (thread_id() == 0) p.count(LuWideWords::places);
    }

    /// By one thread, before the leaf behind `leaf` is read: helpers have brought it up to date.
    LAPILLI_DEVICE void wait_for_next(int leaf) const {
        if (leaf > 0 && leaf + 1 < p.leaves()) p.wait_for(LuWideWords::next, helpers * leaf);
    }
    /// By the warps without rows, while the others are at a leaf: the next one to shared memory, and the last
    /// one to memory, which they tell helpers of.
    LAPILLI_DEVICE void serve() const {
        const int servants = lu_wide_threads - threads, me = thread_id() - threads, leaves = p.leaves();
        for (int leaf = 0; leaf < leaves; ++leaf) {
            if (leaf + 1 < leaves) {
                if (leaf > 0) leaders.wait_for(LuLeaders<T>::next_is_taken, leaf - 1);
                if (me == 0) wait_for_next(leaf);
                sync_part(kServants, servants);
                load_next((leaf + 1) * kLeaf, count_of(leaf + 1), me, servants);
            }
            sync_part(kLeafEnds, lu_wide_threads);
            store_columns(leaf * kLeaf, count_of(leaf), me, servants);
            leaders.tell(LuLeaders<T>::columns_are_out);
            sync_part(kServants, servants);
            if (me == 0) p.count(LuWideWords::leaf);
        }
    }
    /// Whole packs of the block's rows in a column of memory.
    LAPILLI_DEVICE int packs() const { return p.aligned ? max(0, end - begin) / kPerPack : 0; }
    LAPILLI_DEVICE void load_next(int c0, int count, int me, int servants) const {
        const int whole = packs();
        for (int e = 0; e < count; ++e) {
            LAPILLI_UNROLL_BY(4)
            for (int k = me; k < whole; k += servants)
                copy_async16(next, e * stride + k * kPerPack, p.element(begin + k * kPerPack, c0 + e));
            for (int i = whole * kPerPack + me; begin + i < end; i += servants)
                copy_async<sizeof(T)>(next, e * stride + i, p.element(begin + i, c0 + e));
        }
        copy_async_commit();
        copy_async_wait<0>();
    }
    /// The finished columns of a leaf. Rows of earlier pivots get what nothing reads: there U comes from
    /// memory of its own.
    LAPILLI_DEVICE void store_columns(int c0, int count, int me, int servants) const {
        const int whole = packs();
        for (int e = 0; e < count; ++e) {
            LAPILLI_UNROLL_BY(4)
            for (int k = me; k < whole; k += servants)
                store_pack(p.element(begin + k * kPerPack, c0 + e),
                           load_pack(columns, e * stride + k * kPerPack));
            for (int i = whole * kPerPack + me; begin + i < end; i += servants)
                store(p.element(begin + i, c0 + e), read(columns, e * stride + i));
        }
    }

    /// The leaf, less L U of the last one; others have subtracted what is to the left of it.
    LAPILLI_DEVICE void fetch(int leaf, int count) {
        const int c0 = leaf * kLeaf;
        const bool is_here = served && leaf > 0;
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; ++e) {
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) {
                const bool there = e < count && place[r] >= 0;
                x[r][e] = there && !is_here ? load(p.element(row_of(r), c0 + e)) : T(0);
            }
        }
        if (leaf == 0) return;
        if (is_here) {
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) {
                LAPILLI_UNROLL
                for (int r = 0; r < Kept; ++r) {
                    const bool there = e < count && place[r] >= 0;
                    x[r][e] = there ? read(next, e * stride + thread_id() + r * threads) : T(0);
                }
            }
            leaders.tell(LuLeaders<T>::next_is_taken);
        }
        if (warp_id() == 0) solve_upper(leaf, count);
        leaders.meet();
        LAPILLI_UNROLL_BY(kAtOnce)
        for (int k = 0; k < kLeaf; ++k) {
            T l[Kept];
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) l[r] = columns[k * stride + thread_id() + r * threads];
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; e += kPerPack) {
                const Pack<T> u = load_pack(upper, k * kLeaf + e);
                LAPILLI_UNROLL
                for (int i = 0; i < kPerPack; ++i) {
                    LAPILLI_UNROLL
                    for (int r = 0; r < Kept; ++r) x[r][e + i] = fma(-l[r], u[i], x[r][e + i]);
                }
            }
        }
        // From here on the leaf's columns come to the places of the last one's.
        if (is_here) leaders.wait_for(LuLeaders<T>::columns_are_out, leaf - 1);
    }
    /// By the first warp, a column a lane: the rows of U above the leaf, of the last one's pivots.
    LAPILLI_DEVICE void solve_upper(int leaf, int count) {
        const int c0 = leaf * kLeaf, before = c0 - kLeaf, e = lane_id();
        const bool has = e < count;
        T u[kLeaf];
        LAPILLI_UNROLL
        for (int k = 0; k < kLeaf; ++k)
            u[k] = !served && has ? load(p.element(pivot_rows[before + k], c0 + e)) : T(0);
        leaders.wait_for_rows(leaf - 1);
        if (e == 0 && leaf + 1 < p.leaves()) leaders.expect_rows(served ? 2 : 1);
        if (served && e < kLeaf) {
            LAPILLI_UNROLL
            for (int k = 0; k < kLeaf; ++k) u[k] = read(upper, k * kLeaf + e);
        }
        LAPILLI_UNROLL
        for (int k = 0; k + 1 < kLeaf; ++k) {
            LAPILLI_UNROLL
            for (int i = k + 1; i < kLeaf; ++i) {
                const T l = lower[i * kLeaf + k];
                u[i] = fma(-l, u[k], u[i]);
            }
        }
        if (e >= kLeaf) return;
        LAPILLI_UNROLL
        for (int k = 0; k < kLeaf; ++k) upper[k * kLeaf + e] = u[k];
        if (leaders.rank() != 0 || !has) return;
        LAPILLI_UNROLL
        for (int k = 0; k < kLeaf; ++k) store(p.of_upper(before + k, c0 + e), u[k]);
    }
    /// L of the leaf's pivots whose rows the block has, to all leaders, and what these have in the `count`
    /// columns of the next leaf.
    LAPILLI_DEVICE void send_rows(int c0, int count) const {
        const int packs = served ? 2 * kPacks : kPacks, at_once = 32 / packs;
        const int number = lane_id() % packs, e = number % kPacks * kPerPack;
        const bool of_next = number >= kPacks;
        // The rows of U follow on L. A choice between two members would keep the whole object in memory.
        const Shared<T> both = shared<T>(Space::lower_at, 2 * kLeaf * kLeaf);
        for (int k = warp_id(); k < kLeaf; k += leaders.warps()) {
            const int at = pivot_rows[c0 + k] - begin;
            if (at < 0 || begin + at >= end) continue;
            Pack<T> pack = {};
            LAPILLI_UNROLL
            for (int i = 0; i < kPerPack; ++i) {
                if (!of_next)
                    pack[i] = columns[(e + i) * stride + at];
                else if (e + i < count)
                    pack[i] = next[(e + i) * stride + at];
            }
            for (int to = lane_id() / packs; to < leaders.count(); to += at_once)
                leaders.send_row(both, (of_next ? kLeaf * kLeaf : 0) + k * kLeaf + e, to, pack);
        }
    }

    /// Whether an element of the thread's rows is no number, or so large that it could become infinite within
    /// a leaf: a step makes the largest element of a real matrix at most twice as large, of a complex one
    /// four times.
    LAPILLI_DEVICE bool has_large(int c0) const {
        using R = real_t<T>;
        constexpr bool wide = sizeof(R) == 8;
        constexpr unsigned most = wide ? (2046u - 32) << 20 : (254u - 32) << 23;
        const auto high = [](R value) {
            return static_cast<unsigned>(bits_of(value) >> (wide ? 32 : 0)) & 0x7fffffffu;
        };
        unsigned largest = 0;
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            unsigned of_row = 0;
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) {
                of_row = max(of_row, high(real(x[r][e])));
                if (is_complex<T>) of_row = max(of_row, high(imag(x[r][e])));
            }
            // Rows of earlier pivots only have what nothing reads.
            if (place[r] >= c0) largest = max(largest, of_row);
        }
        return largest > most;
    }

    /// The candidate for a column among the thread's rows, whose elements of it these are.
    LAPILLI_DEVICE Best best_of(const T (&value)[Kept], int column) const {
        Best all[Kept];
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            const bool counts = place[r] >= column;
            const auto c = LuCandidate::of(value[r], place[r]);
            all[r] = {{counts ? c.high : 0u, counts ? c.low : 0u,
                       counts ? c.position : unsigned{LuCandidate::nowhere}},
                      r};
        }
        LAPILLI_UNROLL
        for (int step = 1; step < Kept; step *= 2) {
            LAPILLI_UNROLL
            for (int r = 0; r + step < Kept; r += 2 * step) {
                const bool other = all[r + step].candidate.before(all[r].candidate);
                const Best &one = all[r], &two = all[r + step];
                all[r] = {{other ? two.candidate.high : one.candidate.high,
                           other ? two.candidate.low : one.candidate.low,
                           other ? two.candidate.position : one.candidate.position},
                          other ? two.which : one.which};
            }
        }
        return all[0];
    }

    /// Wide: columns of the leaf that are left, at most.
    template <int Wide>
    LAPILLI_DEVICE void column(int c0, int j, Best& best, int& winner) {
        offer<Wide>(j, best, winner);
        const auto choice = leaders.choose(j);
        const T second = leaders.element_of_row(choice, 1);
        // Both signs: to change one would take as long as another product.
        T scaled[Kept], minus[Kept], last[Kept];
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            const int was = place[r];
            place[r] = was == choice.place ? j : was == j ? choice.place : was;
            scaled[r] = choice.inverse * x[r][0];
            minus[r] = -choice.inverse * x[r][0];
        }
        // All that is special is to the side: the elimination has one text, whose elements stay in their
        // registers.
        if (choice.special) {
            risky = true;
            const Reciprocal<T> by = leaders.reciprocal_of(choice);
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) {
                scaled[r] = by.times(x[r][0]);
                minus[r] = -scaled[r];
            }
            keep_finished<Wide>(c0, opaque(j));
        }
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            last[r] = place[r] > j ? scaled[r] : x[r][0];
        }
        best = best_behind(j, second, minus);
        // The row is on its way while the warp chooses. The elimination itself is behind that: in parts
        // before it, the compiler would move elements from register to register.
        constexpr int packs = Wide / kPerPack, ahead = Kept > 3 ? 0 : packs;
        Pack<T> row[packs];
        LAPILLI_UNROLL
        for (int k = 0; k < ahead; ++k) row[k] = leaders.pack_of_row(choice, k * kPerPack);
        winner = lu_winner(best.candidate, warp_max(best.candidate.high));
        LAPILLI_UNROLL
        for (int k = ahead; k < packs; ++k) row[k] = leaders.pack_of_row(choice, k * kPerPack);
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (place[r] <= j) minus[r] = T(0);
        }
        LAPILLI_UNROLL
        for (int e = 1; e < Wide; ++e) {
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r)
                x[r][e - 1] = fma(minus[r], row[e / kPerPack][e % kPerPack], x[r][e]);
        }
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) x[r][Wide - 1] = T(0);
        if (choice.special) restore_finished<Wide>(c0, opaque(j));
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) columns[place_of(c0, j, r)] = last[r];
        if (!served) {
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) {
                if (place[r] >= c0) store(p.element(row_of(r), j), last[r]);
            }
        }
        if (thread_id() == 32) {
            pivot_rows[j] = choice.row;
            pivot_places[j] = choice.place;
            if (leaders.rank() == 0) {
                store(p.pivot_rows + j, choice.row);
                if (choice.zero && load(p.info) == 0) store(p.info, p.first + j + 1);
            }
        }
    }
    /// The candidate for the column behind j. Rows above it are none, so that the product need not wait for
    /// which rows these are.
    LAPILLI_DEVICE Best best_behind(int j, T u, const T (&minus)[Kept]) const {
        T value[Kept];
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) value[r] = fma(minus[r], u, x[r][1]);
        return best_of(value, j + 1);
    }
    /// 0 times what is no finite number would spoil rows that are finished: their elements wait where their
    /// columns will be.
    template <int Wide>
    LAPILLI_DEVICE void keep_finished(int c0, int j) const {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            LAPILLI_UNROLL
            for (int e = 1; e < Wide; ++e) {
                if (place[r] <= j && j + e < c0 + kLeaf) columns[place_of(c0, j + e, r)] = x[r][e];
            }
        }
    }
    template <int Wide>
    LAPILLI_DEVICE void restore_finished(int c0, int j) {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            LAPILLI_UNROLL
            for (int e = 1; e < Wide; ++e) {
                if (place[r] <= j && j + e < c0 + kLeaf) x[r][e - 1] = read(columns, place_of(c0, j + e, r));
            }
        }
    }
    LAPILLI_DEVICE int place_of(int c0, int column, int r) const {
        return (column - c0) * stride + thread_id() + r * threads;
    }
    template <int Wide>
    LAPILLI_DEVICE void offer(int j, const Best& best, int winner) const {
        if (lane_id() != max(winner, 0)) return;
        if (winner < 0) return leaders.template offer_nothing<Wide>(j);
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (best.which == r) leaders.template offer<Wide>(j, best.candidate, row_of(r), risky, x[r]);
        }
    }
    /// The pivots, and where rows go. Those of pivots come to the top, and make room.
    LAPILLI_DEVICE void report() const {
        const int w = p.width;
        if (leaders.rank() == 0) {
            for (int k = thread_id(); k < w; k += threads) {
                const int row = pivot_rows[k], at = pivot_places[k];
                store(p.pivots + k, p.first + at + 1);
                store(p.to + k, row == k ? -1 : k);
                store(p.from + k, row);
            }
        }
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (place[r] < 0 || row_of(r) >= w) continue;
            store(p.to + w + row_of(r), place[r] >= w ? place[r] : -1);
            store(p.from + w + row_of(r), row_of(r));
        }
    }

    const LuWideProblem<T>& p;
    const LuLeaders<T> leaders;
    const int threads;
    const bool served;
    const int stride, helpers, begin, end;
    const Shared<int> pivot_rows, pivot_places;
    const Shared<T> lower, upper, columns, next;
    int place[Kept];
    T x[Kept][kLeaf];
    bool risky = false;  ///< rows may get an infinity or NaN within this leaf, or have one
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
