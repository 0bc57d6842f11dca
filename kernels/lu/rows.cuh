// SPDX-License-Identifier: BSD-3-Clause
// The rows of a panel that a thread has, with the columns of the current leaf: in registers, or in memory
// where they are more than these hold. Both are the same to the panel (panel.cuh). Rows stay where they are;
// a thread knows the place that each has by now.
#pragma once

#include "lu/candidate.cuh"
#include "lu/products.cuh"
#include "lu/reciprocal.cuh"
#include "lu/upper_rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct LuPanelProblem {
    T* a;
    std::int64_t lda;
    int rows, width;
    std::int64_t first;
    std::int64_t *pivots, *to, *from, *info;
    void* work;
    bool staged;  ///< there is room for products on tensor cores
    unsigned *begun, step;
};

/// The leaf: its first column, and how many it has.
struct LuLeaf {
    int c0, count;
};

/// A thread's largest element of a column that can be its pivot, and the row, 0 if it has none.
template <class T>
struct LuBest {
    LuCandidate candidate;
    int row;

    LAPILLI_DEVICE static LuBest none() { return {LuCandidate::none(), 0}; }
    /// counts: whether the other one is a candidate at all.
    LAPILLI_DEVICE void see(bool counts, T x, int position, int of_row) {
        const LuCandidate other = LuCandidate::of(x, position);
        const bool better = counts & other.before(candidate);
        candidate = {better ? other.high : candidate.high, better ? other.low : candidate.low,
                     better ? other.position : candidate.position};
        row = better ? of_row : row;
    }
};

/// The pivot of a column's elimination: its place, the column, its reciprocal, and the pivot's row, whose
/// element e belongs to the e-th column from this one on and is 0 behind the leaf.
template <class T>
struct LuPivot {
    int column, place;
    bool singular, wild;
    Reciprocal<T> by;
};

/// Kept rows of a thread in registers. The leaf's columns move up by one place with each column that is
/// finished, which goes to the end: so the text of all columns is the same, and short.
///
///     x0 x1 x2 ... x15    ->    x1 - l u1   x2 - l u2   ...   x15 - l u15   l
template <int Kept, class T>
class LuRowsInRegisters {
    static constexpr int kLeaf = lu_panel_leaf<T>, kThreads = lu_panel_threads;
    static constexpr int kTogether = Kept > 3 ? 2 : 4;  // columns of L that a thread loads at once

  public:
    LAPILLI_DEVICE LuRowsInRegisters(const LuPanelProblem<T>& problem, int begin, int behind)
        : p(problem), first(begin + thread_id()), end(behind) {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) place[r] = row_of(r) < end ? row_of(r) : -1;
    }

    /// The leaf, less L U of the columns to the left of it; in rows of pivots U.
    LAPILLI_DEVICE void fetch(const LuLeaf& leaf, const UpperRows<T>& upper) {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e)
                x[r][e] = e < leaf.count && place[r] >= 0 ? load(element(r, leaf.c0 + e)) : T(0);
            if constexpr (LuPanelSpace<T>::has_products) {
                if (p.staged && leaf.c0 > 0) subtract_product(r, leaf.c0, upper);
            }
        }
        if (leaf.c0 > 0 && !p.staged) subtract_products(leaf.c0, upper);
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (place[r] < 0 || place[r] >= leaf.c0) continue;
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) x[r][e] = upper.element(place[r], e);
        }
    }
    LAPILLI_DEVICE LuBest<T> best(const LuLeaf& leaf) const {
        LuBest<T> best = LuBest<T>::none();
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) best.see(place[r] >= leaf.c0, x[r][0], place[r], row_of(r));
        return best;
    }
    /// The elements of a candidate's row to its message, by the thread that has it; zeros if there is none.
    template <class Slot>
    LAPILLI_DEVICE void put_row(const LuLeaf& leaf, int column, const LuBest<T>& best, const Slot& to) const {
        // Behind the leaf's last column there are those that are finished.
        const bool nobody = best.candidate.position == LuCandidate::nowhere;
        const int left = nobody ? 0 : leaf.c0 + leaf.count - column;
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (nobody ? r > 0 : row_of(r) != best.row) continue;
            T row[kLeaf];
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) row[e] = e < left ? x[r][e] : T(0);
            to.set_row(row);
        }
    }
    /// Eliminates a column; returns the best of the next one.
    LAPILLI_DEVICE LuBest<T> eliminate(const LuLeaf& leaf, const LuPivot<T>& pivot, const T (&u)[kLeaf]) {
        T l[Kept], last[Kept];
        bool tame = !pivot.wild;
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            const bool below = place[r] >= pivot.column && place[r] != pivot.place;
            const T scaled = pivot.singular ? x[r][0] : pivot.by.times(x[r][0]);
            l[r] = below ? scaled : T(0);
            last[r] = below ? scaled : x[r][0];
            tame = tame && abs(real(l[r])) + abs(imag(l[r])) <= largest();
        }
        if (tame) {
            LAPILLI_UNROLL
            for (int e = 1; e < kLeaf; ++e) {
                LAPILLI_UNROLL
                for (int r = 0; r < Kept; ++r) x[r][e - 1] = fma(-l[r], u[e], x[r][e]);
            }
        } else {
            // 0 times what is no number would spoil rows and columns that are finished.
            const int left = leaf.c0 + leaf.count - pivot.column;
            LAPILLI_UNROLL
            for (int e = 1; e < kLeaf; ++e) {
                LAPILLI_UNROLL
                for (int r = 0; r < Kept; ++r) {
                    const bool below = place[r] >= pivot.column && place[r] != pivot.place;
                    x[r][e - 1] = below && e < left ? fma(-l[r], u[e], x[r][e]) : x[r][e];
                }
            }
        }
        LuBest<T> best = LuBest<T>::none();
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            x[r][kLeaf - 1] = last[r];
            place[r] = place[r] == pivot.place    ? pivot.column
                       : place[r] == pivot.column ? pivot.place
                                                  : place[r];
            best.see(place[r] > pivot.column, x[r][0], place[r], row_of(r));
        }
        return best;
    }
    /// The leaf to memory.
    LAPILLI_DEVICE void store_leaf(const LuLeaf& leaf) const {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; ++e) {
                const int column = e - (kLeaf - leaf.count);
                if (column >= 0 && place[r] >= 0) store(element(r, leaf.c0 + column), x[r][e]);
            }
        }
    }
    /// f(row, its place)
    template <class F>
    LAPILLI_DEVICE void each_place(F f) const {
        LAPILLI_UNROLL
        for (int r = 0; r < Kept; ++r) {
            if (place[r] >= 0) f(row_of(r), place[r]);
        }
    }

  private:
    LAPILLI_DEVICE static real_t<T> largest() {
        return static_cast<real_t<T>>(sizeof(real_t<T>) == 8 ? 0x1.fffffffffffffp1023 : 0x1.fffffep127);
    }
    LAPILLI_DEVICE int row_of(int r) const { return first + r * kThreads; }
    /// On tensor cores; all lanes of the warp.
    LAPILLI_DEVICE void subtract_product(int r, int c0, const UpperRows<T>& upper) {
        const LuProducts products(LuPanelSpace<T>::stage_at);
        const int row = row_of(r) - lane_id();
        if (row >= end) return;
        T product[kLeaf];
        products.row_of_product<(Kept > 3 ? 1 : 2)>(p.a + row, p.lda, end - row, c0, upper, product);
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; ++e) x[r][e] -= product[e];
    }
    LAPILLI_DEVICE void subtract_products(int c0, const UpperRows<T>& upper) {
        T l[kTogether][Kept], next[kTogether][Kept];
        load_lower(0, l);
        for (int k = 0; k < c0; k += kTogether) {
            load_lower(min(k + kTogether, c0 - kTogether), next);
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                LAPILLI_UNROLL
                for (int e = 0; e < kLeaf; ++e) {
                    const T u = upper.element(k + i, e);
                    LAPILLI_UNROLL
                    for (int r = 0; r < Kept; ++r) x[r][e] = fma(-l[i][r], u, x[r][e]);
                }
                LAPILLI_UNROLL
                for (int r = 0; r < Kept; ++r) l[i][r] = next[i][r];
            }
        }
    }
    LAPILLI_DEVICE T* element(int r, int column) const { return p.a + row_of(r) + column * p.lda; }
    LAPILLI_DEVICE void load_lower(int k, T (&l)[kTogether][Kept]) const {
        LAPILLI_UNROLL
        for (int i = 0; i < kTogether; ++i) {
            LAPILLI_UNROLL
            for (int r = 0; r < Kept; ++r) l[i][r] = place[r] >= 0 ? load(element(r, k + i)) : T(0);
        }
    }

    const LuPanelProblem<T>& p;
    const int first, end;
    T x[Kept][kLeaf];
    int place[Kept];
};

/// Any number of rows, in the panel itself, and their places in `work`.
template <class T>
class LuRowsInMemory {
    static constexpr int kLeaf = lu_panel_leaf<T>, kThreads = lu_panel_threads;

  public:
    LAPILLI_DEVICE LuRowsInMemory(const LuPanelProblem<T>& problem, int begin, int end)
        : p(problem),
          first(begin + thread_id()),
          last(end),
          places(reinterpret_cast<int*>(static_cast<unsigned char*>(problem.work) + barrier_bytes +
                                        2 * lu_panel_most_blocks * lu_panel_message_bytes)) {
        for (int row = first; row < last; row += kThreads) store(places + row, row);
    }

    LAPILLI_DEVICE void fetch(const LuLeaf& leaf, const UpperRows<T>& upper) const {
        for (int row = first; row < last; row += kThreads) {
            const int place = load(places + row);
            for (int e = 0; e < leaf.count; ++e) {
                T x = place < leaf.c0 ? upper.element(place, e) : load(element(row, leaf.c0 + e));
                for (int k = 0; k < leaf.c0 && place >= leaf.c0; ++k)
                    x = fma(-load(element(row, k)), upper.element(k, e), x);
                store(element(row, leaf.c0 + e), x);
            }
        }
    }
    LAPILLI_DEVICE LuBest<T> best(const LuLeaf& leaf) const {
        LuBest<T> best = LuBest<T>::none();
        for (int row = first; row < last; row += kThreads) {
            const int place = load(places + row);
            best.see(place >= leaf.c0, load(element(row, leaf.c0)), place, row);
        }
        return best;
    }
    template <class Slot>
    LAPILLI_DEVICE void put_row(const LuLeaf& leaf, int column, const LuBest<T>& best, const Slot& to) const {
        const bool is_there = best.candidate.position != LuCandidate::nowhere;
        T row[kLeaf];
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; ++e) {
            const bool here = is_there && column + e < leaf.c0 + leaf.count;
            row[e] = here ? load(element(best.row, column + e)) : T(0);
        }
        to.set_row(row);
    }
    LAPILLI_DEVICE LuBest<T> eliminate(const LuLeaf& leaf, const LuPivot<T>& pivot,
                                       const T (&u)[kLeaf]) const {
        LuBest<T> best = LuBest<T>::none();
        const int left = leaf.c0 + leaf.count - pivot.column;
        for (int row = first; row < last; row += kThreads) {
            int place = load(places + row);
            if (place < pivot.column) continue;
            if (place == pivot.place) {
                store(places + row, pivot.column);
                continue;
            }
            if (place == pivot.column) store(places + row, place = pivot.place);
            T l = load(element(row, pivot.column));
            if (!pivot.singular) store(element(row, pivot.column), l = pivot.by.times(l));
            LAPILLI_UNROLL
            for (int e = 1; e < kLeaf; ++e) {
                if (e >= left) continue;
                T* const x = element(row, pivot.column + e);
                const T value = fma(-l, u[e], load(x));
                store(x, value);
                if (e == 1) best.see(true, value, place, row);
            }
        }
        return best;
    }
    LAPILLI_DEVICE void store_leaf(const LuLeaf&) const {}
    template <class F>
    LAPILLI_DEVICE void each_place(F f) const {
        for (int row = first; row < last; row += kThreads) f(row, load(places + row));
    }

  private:
    LAPILLI_DEVICE T* element(int row, int column) const { return p.a + row + column * p.lda; }

    const LuPanelProblem<T>& p;
    const int first, last;
    int* const places;
};

template <int Kept, class T>
struct LuRowsOf {
    using type = LuRowsInRegisters<Kept, T>;
};
template <class T>
struct LuRowsOf<0, T> {
    using type = LuRowsInMemory<T>;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
