// SPDX-License-Identifier: BSD-3-Clause
// A panel of the QR factorization with column pivots in one persistent kernel on each device of a team
// (PivotedQrPanelArgs in pivoted_qr/args.hpp): the algorithm of LAPACK's LAQPS.
//
// Before the first column, lengths that are marked are computed. Then, for each column k of the panel:
//
//     take       the device that has the longest column: it goes to V_k, x := x - V (row of F)^H, on all devices;
//                the device's next column takes its place; squares of x                                            barrier
//     multiply   v = (1, factor x); A_j^H v of all columns j that are left, V^H v                                  barrier
//     finish     F_k; row k of R; what it leaves of the lengths, and the longest of those; x becomes v             barrier
//
// Several devices wait for each other's x after the first barrier, and for the longest columns of all after
// the last one (team.cuh). On one device V_k is the next column of A.
//
// In the first step each block has neighbouring rows, in the last one neighbouring columns. In the second a
// block takes four columns at once, or one where there are few, with all of its threads. Bytes a column: the
// rest of A, once, from memory: its bandwidth is the bound, and for small matrices the latency of the
// barriers.
#pragma once

#include "arch/barrier.cuh"
#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "pivoted_qr/team.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPivotedQrThreads = 512;

/// Shared memory of a block: a row of F or the products, and a row of V; partial sums of the threads; those
/// of the warps.
template <class T>
struct PivotedQrSpace {
    static constexpr std::size_t warps = kPivotedQrThreads / 32;
    static constexpr std::size_t second_at = pivoted_qr_limit * sizeof(T);
    static constexpr std::size_t parts_at = 2 * second_at;
    static constexpr std::size_t numbers_at = parts_at + 2 * kPivotedQrThreads * sizeof(T);
    static constexpr std::size_t bytes = numbers_at + warps * 4 * sizeof(double);
};

template <class T>
class PivotedQrBlock {
    using R = real_t<T>;
    using Space = PivotedQrSpace<T>;
    static constexpr int kThreads = kPivotedQrThreads, kWarps = kThreads / 32;

  public:
    LAPILLI_DEVICE explicit PivotedQrBlock(const PivotedQrProblem<T>& problem)
        : p(problem),
          first_(shared<T>(0, pivoted_qr_limit)),
          second_(shared<T>(Space::second_at, pivoted_qr_limit)),
          parts_(shared<T>(Space::parts_at, 2 * kThreads)),
          numbers_(shared<double>(Space::numbers_at, 4 * Space::warps)),
          barrier_(*static_cast<GridBarrier*>(problem.work[problem.rank])),
          team_(problem),
          taken_(problem.taken) {}

    LAPILLI_DEVICE void run() {
        measure();
        grid_sync(barrier_);
        int k = 0;
        for (; k < p.width; ++k) {
            const PivotedQrChoice next = team_.choose(p.first + k, k == 0);
            if (next.ends) {
                // A block that does not know it, since it has waited in vain, comes to its next barrier.
                if (!team_.is_alone()) grid_sync(barrier_);
                break;
            }
            if (!step(k, next)) return;
        }
        if (block_id() != 0 || thread_id() != 0) return;
        store(p.count, std::int64_t(k));
        store(p.count + 1, std::int64_t(taken_ - p.taken));
    }

  private:
    struct Range {
        int begin, end;
    };
    /// This block's share of numbers first .. end-1.
    LAPILLI_DEVICE static Range share(int first, int end) {
        const int each = (end - first + block_count() - 1) / block_count(), begin = first + block_id() * each;
        return {min(begin, end), min(begin + each, end)};
    }
    /// The threads that share the sums of one of `count` rows or columns: more if these are few.
    LAPILLI_DEVICE static int threads_for(int count) { return count <= kThreads / 8 ? 8 : 1; }

    LAPILLI_DEVICE T* a(std::int64_t i, std::int64_t j) const { return p.a + i + j * p.lda; }
    LAPILLI_DEVICE T* v(std::int64_t i, std::int64_t l) const { return p.v[p.rank] + i + l * p.ldv; }
    LAPILLI_DEVICE T* f(std::int64_t j, std::int64_t l) const { return p.f + j + l * p.ldf; }
    LAPILLI_DEVICE R* length(int j) const { return p.norms + j; }
    LAPILLI_DEVICE R* computed(int j) const { return p.norms + p.n + j; }

    struct Math {
        LAPILLI_HOST_DEVICE static double sqrt(double x) { return arch::sqrt(x); }
        LAPILLI_HOST_DEVICE static double rsqrt(double x) { return arch::rsqrt(x); }
        LAPILLI_HOST_DEVICE static double copysign(double x, double y) { return arch::copysign(x, y); }
    };

    LAPILLI_DEVICE static void add(SafeSquares& squares, T x) {
        squares.add(static_cast<double>(real(x)));
        if constexpr (is_complex<T>) squares.add(static_cast<double>(imag(x)));
    }
    LAPILLI_DEVICE static SafeSquares of_warp(const SafeSquares& x) {
        return {warp_sum(x.large), warp_sum(x.middle), warp_sum(x.small)};
    }
    /// The sum of all threads, in all of them.
    LAPILLI_DEVICE SafeSquares of_block(const SafeSquares& x) {
        const SafeSquares sum = of_warp(x);
        sync();
        if (lane_id() == 0) {
            numbers_[4 * warp_id()] = sum.large;
            numbers_[4 * warp_id() + 1] = sum.middle;
            numbers_[4 * warp_id() + 2] = sum.small;
        }
        sync();
        SafeSquares all;
        for (int w = 0; w < kWarps; ++w) {
            const double large = numbers_[4 * w], middle = numbers_[4 * w + 1], small = numbers_[4 * w + 2];
            all.add(SafeSquares{large, middle, small});
        }
        return all;
    }
    /// Takes column j if it is longer than `best`, or equally long and before it.
    LAPILLI_DEVICE void compare(PivotedQrCandidate& best, double size, int j, std::int64_t place) const {
        const auto here = LongestColumn::of(size, static_cast<int>(place));
        if (!here.before(best.longest)) return;
        best.longest = here;
        best.column = j;
    }
    /// Tells all what the threads of this block know of the candidates for a row of R.
    LAPILLI_DEVICE void propose(int row, bool measured, const PivotedQrCandidate& mine) {
        const LongestColumn of_warp = longest_of_warp(mine.longest);
        const int column = of_longest(mine.longest, of_warp, mine.column);
        const bool ends = any(mine.ends);
        sync();
        if (lane_id() == 0) {
            numbers_[4 * warp_id()] = of_warp.size;
            numbers_[4 * warp_id() + 1] = static_cast<double>(of_warp.column);
            numbers_[4 * warp_id() + 2] = static_cast<double>(column);
            numbers_[4 * warp_id() + 3] = ends ? 1 : 0;
        }
        sync();
        if (warp_id() != 0) return;
        PivotedQrCandidate best;
        for (int w = 0; w < kWarps; ++w) {
            const double size = numbers_[4 * w], place = numbers_[4 * w + 1], at = numbers_[4 * w + 2],
                         of_ends = numbers_[4 * w + 3];
            const LongestColumn other{size, static_cast<int>(place)};
            best.ends = best.ends || of_ends != 0;
            if (!other.before(best.longest)) continue;
            best.longest = other;
            best.column = static_cast<int>(at);
        }
        team_.propose(row, measured, best);
    }

    /// Computes the lengths that are marked.
    LAPILLI_DEVICE void measure() {
        PivotedQrCandidate best;
        for (int j = p.taken + block_id(); j < p.n; j += block_count()) {
            R size(0);
            if (p.pivoting) {
                size = load(length(j));
                if (load(computed(j)) < R(0)) {
                    SafeSquares squares;
                    for (int i = p.first + thread_id(); i < p.m; i += kThreads) add(squares, load(a(i, j)));
                    size = static_cast<R>(of_block(squares).root(Math{}));
                    if (thread_id() == 0) {
                        store(length(j), size);
                        store(computed(j), size);
                    }
                }
            }
            compare(best, static_cast<double>(size), j, load(p.place + j));
        }
        propose(p.first, true, best);
    }

    /// False: a device does not answer.
    LAPILLI_DEVICE bool step(int k, const PivotedQrChoice& next) {
        const int row = p.first + k;
        const bool is_ours = !next.is_void && next.device == p.rank;
        if (is_ours) take(k, row, next.column);
        grid_sync(barrier_);
        if (team_.gave_up_before_column(row)) return false;
        ColumnReflector h{};
        if (team_.hear_column(row)) {
            h = reflector(k, row);
            if (is_ours && block_id() == 0) interchange_lists(k, row, next.column);
            taken_ += is_ours ? 1 : 0;
            const int columns = k + p.n - taken_;
            if (columns >= 4 * block_count())
                multiply<4>(k, row, columns, h);
            else
                multiply<1>(k, row, columns, h);
        }
        grid_sync(barrier_);
        if (team_.gave_up_behind_column(row)) return false;
        finish(k, row, next.place, h);
        grid_sync(barrier_);
        return true;
    }

    /// The sum of x(l) y(l), l = 0 .. k-1, by `team` threads, this one being the `member`: of its part.
    template <class X, class Y>
    LAPILLI_DEVICE static T part_of_sum(int k, int team, int member, const X& x, const Y& y) {
        T sum(0);
        LAPILLI_UNROLL_BY(4)
        for (int l = member; l < k; l += team) sum = fma(x(l), y(l), sum);
        return sum;
    }
    /// The sum of the parts of a team; thread `at` is its first.
    LAPILLI_DEVICE T sum_of_team(int at, int team, int offset = 0) const {
        T sum(0);
        for (int t = 0; t < team; ++t) sum += T(parts_[offset + at + t * (kThreads / team)]);
        return sum;
    }

    /// Column `pivot` of this device to V_k, up to date; the next one of this device takes its place.
    LAPILLI_DEVICE void take(int k, int row, int pivot) {
        if (pivot != taken_ || !team_.is_alone()) {
            for (int i = block_id() * kThreads + thread_id(); i < p.first; i += block_count() * kThreads)
                send(i, k, replaced(i, pivot));
        }
        for (int l = thread_id(); l < k; l += kThreads) first_[l] = conj(load(f(pivot, l)));
        sync();
        const Range rows = share(p.first, p.m);
        const int team = threads_for(rows.end - rows.begin), at_once = kThreads / team;
        const int at = thread_id() % at_once, member = thread_id() / at_once;
        SafeSquares squares;
        for (int begin = rows.begin; begin < rows.end; begin += at_once) {
            const int i = begin + at;
            const bool is_row = i < rows.end;
            if (is_row && i >= row)
                parts_[thread_id()] = part_of_sum(
                    k, team, member, [&](int l) { return load(v(i, l)); },
                    [&](int l) { return T(first_[l]); });
            sync();
            if (is_row && member == 0) {
                T x = replaced(i, pivot);
                if (i >= row) x -= sum_of_team(at, team);
                send(i, k, x);
                if (i > row) add(squares, x);
            }
            sync();
        }
        const SafeSquares all = of_block(squares);
        if (warp_id() == 0) team_.tell_column(row, all);
    }
    /// Element i of the column, which becomes that of the next one.
    LAPILLI_DEVICE T replaced(int i, int pivot) const {
        const T x = load(a(i, pivot));
        if (pivot != taken_) store(a(i, pivot), load(a(i, taken_)));
        return x;
    }
    LAPILLI_DEVICE void send(std::int64_t i, int k, T x) const {
        for (int d = 0; d < p.team; ++d) store(p.v[d] + i + k * p.ldv, x);
    }

    LAPILLI_DEVICE ColumnReflector reflector(int k, int row) const {
        const T alpha = load(v(row, k));
        return column_reflector<is_complex<T>>(static_cast<double>(real(alpha)),
                                               static_cast<double>(imag(alpha)), of_warp(team_.squares()),
                                               Math{});
    }
    LAPILLI_DEVICE static T vector_of(T x, const ColumnReflector& h) {
        if constexpr (is_complex<T>) {
            return narrowed<T>(wide_t<T>(h.h.factor_re, h.h.factor_im) * (h.scale * widened(x)));
        } else {
            return narrowed<T>(h.h.factor_re * (h.scale * widened(x)));
        }
    }
    LAPILLI_DEVICE static T tau_of(const ColumnReflector& h) {
        if constexpr (is_complex<T>)
            return T(static_cast<R>(h.h.tau_re), static_cast<R>(h.h.tau_im));
        else
            return static_cast<T>(h.h.tau_re);
    }

    /// By the first block: what no other block looks at meanwhile. Of the column that has been taken its
    /// place alone is needed.
    LAPILLI_DEVICE void interchange_lists(int k, int row, int pivot) const {
        if (pivot != taken_) {
            for (int l = thread_id(); l < k; l += kThreads) store(f(pivot, l), load(f(taken_, l)));
        }
        if (thread_id() != 0) return;
        if (pivot != taken_) {
            store(length(pivot), load(length(taken_)));
            store(computed(pivot), load(computed(taken_)));
            store(p.place + pivot, load(p.place + taken_));
            const std::int64_t moved = load(p.order + taken_);
            store(p.order + taken_, load(p.order + pivot));
            store(p.order + pivot, moved);
        }
        store(p.place + taken_, std::int64_t(row));
    }

    /// The columns of V before this one and those that are left are counted in one.
    template <int Columns>
    LAPILLI_DEVICE void multiply(int k, int row, int columns, const ColumnReflector& h) {
        const auto column = [&](int c) { return c < k ? v(0, c) : a(0, taken_ + c - k); };
        for (int group = block_id() * Columns; group < columns; group += block_count() * Columns) {
            const T* x[Columns];
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; ++c) x[c] = column(min(group + c, columns - 1));
            T sums[Columns];
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; ++c) sums[c] = T(0);
            LAPILLI_UNROLL_BY(4)
            for (int i = row + thread_id(); i < p.m; i += kThreads) {
                const T v_i = i == row ? from_real<T>(R(1)) : vector_of(load(v(i, k)), h);
                LAPILLI_UNROLL
                for (int c = 0; c < Columns; ++c) sums[c] = conj_fma(load(x[c] + i), v_i, sums[c]);
            }
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; ++c) {
                const T sum = warp_sum(sums[c]);
                if (lane_id() == 0) parts_[c * kWarps + warp_id()] = sum;
            }
            sync();
            const int c = thread_id();
            if (c < Columns && group + c < columns) {
                T sum(0);
                for (int w = 0; w < kWarps; ++w) sum += T(parts_[c * kWarps + w]);
                store(group + c < k ? team_.products() + group + c : f(taken_ + group + c - k, k), sum);
            }
            sync();
        }
    }

    LAPILLI_DEVICE void finish(int k, int row, int place_of_pivot, const ColumnReflector& h) {
        const T tau = tau_of(h);
        for (int l = thread_id(); l < k; l += kThreads) {
            first_[l] = load(team_.products() + l);
            second_[l] = load(v(row, l));
        }
        sync();
        const bool last = row + 1 == p.steps;
        const Range columns = share(taken_, p.n);
        const int team = threads_for(columns.end - columns.begin), at_once = kThreads / team;
        const int at = thread_id() % at_once, member = thread_id() / at_once;
        PivotedQrCandidate best;
        for (int begin = columns.begin; begin < columns.end; begin += at_once) {
            const int j = begin + at;
            if (j < columns.end) {
                parts_[thread_id()] = part_of_sum(
                    k, team, member, [&](int l) { return load(f(j, l)); },
                    [&](int l) { return T(first_[l]); });
                parts_[kThreads + thread_id()] = part_of_sum(
                    k, team, member, [&](int l) { return conj(load(f(j, l))); },
                    [&](int l) { return T(second_[l]); });
            }
            sync();
            if (j < columns.end && member == 0) {
                const T of_f = tau * (load(f(j, k)) - sum_of_team(at, team));
                store(f(j, k), of_f);
                const T r = load(a(row, j)) - (sum_of_team(at, team, kThreads) + conj(of_f));
                store(a(row, j), r);
                if (load(p.place + j) == row) store(p.place + j, std::int64_t(place_of_pivot));
                const bool is_shortened = p.pivoting && !last;
                compare(best, is_shortened ? shortened(j, static_cast<double>(abs(r)), best.ends) : 0.0, j,
                        load(p.place + j));
            }
            sync();
        }
        propose(row + 1, false, best);
        const Range rows = share(p.first, p.m);
        for (int i = max(rows.begin, row) + thread_id(); i < rows.end; i += kThreads)
            store(v(i, k), i == row ? from_real<T>(static_cast<R>(h.h.beta)) : vector_of(load(v(i, k)), h));
        if (block_id() == 0 && thread_id() == 0) store(p.tau + k, tau);
    }
    /// The length of what is left of column j. is_lost: it has to be computed.
    LAPILLI_DEVICE double shortened(int j, double size, bool& is_lost) const {
        auto rest = static_cast<double>(load(length(j)));
        if (shorten(size, rest, static_cast<double>(load(computed(j))), length_tolerance<R>, Math{})) {
            store(length(j), static_cast<R>(rest));
        } else {
            store(computed(j), R(-1));
            is_lost = true;
        }
        return rest;
    }

    const PivotedQrProblem<T>& p;
    const Shared<T> first_, second_, parts_;
    const Shared<double> numbers_;
    GridBarrier& barrier_;
    const PivotedQrTeam<T> team_;
    int taken_;  ///< columns of this device that are factored
};

template <class T>
__global__ void __launch_bounds__(kPivotedQrThreads, 1)
    pivoted_qr_panel(const __grid_constant__ PivotedQrProblem<T> problem) {
    PivotedQrBlock<T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
