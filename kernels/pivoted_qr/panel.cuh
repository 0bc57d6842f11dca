// SPDX-License-Identifier: BSD-3-Clause
// A panel of the QR factorization with column pivots in one persistent kernel (PivotedQrPanelArgs in pivoted_qr/args.hpp): the
// algorithm of LAPACK's LAQPS.
//
// Before the first column, lengths that are marked are computed. Then, for each column k of the panel:
//
//     interchange   the longest column takes the place of the next one, A_k := A_k - V (row of F)^H; squares of x     barrier
//     multiply      v = (1, factor x); A_j^H v of all columns j to the right, V^H v                                   barrier
//     finish        F_k; row k of R; what it leaves of the lengths, and the longest of those; x becomes v             barrier
//
// In the first step each block has neighbouring rows, in the last one neighbouring columns. In the second a block takes four
// columns at once, or one where there are few, with all of its threads. Bytes a column: the rest of A, once, from memory: its
// bandwidth is the bound, and for small matrices the latency of the barriers.
#pragma once

#include "arch/barrier.cuh"
#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "pivoted_qr/args.hpp"
#include "pivoted_qr/numbers.hpp"
#include "tridiagonal/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPivotedQrThreads = 512;

template <class T>
struct PivotedQrProblem {
    T* a;
    std::int64_t lda;
    int m, n, first, width;
    bool pivoting;
    real_t<T>* norms;
    T* f;
    std::int64_t ldf;
    T* tau;
    std::int64_t *order, *count;
    void* work;
};

/// What a block tells the others, and what all of them share, behind the barrier in `work`.
template <class T>
struct PivotedQrMessages {
    struct alignas(64) OfBlock {
        double size;
        std::int64_t column;
        double squares[3];
    };
    OfBlock blocks[pivoted_qr_most_blocks];
    alignas(64) int ends;  ///< the panel, with this column
    alignas(64) T products[pivoted_qr_limit];
};

/// Shared memory of a block: a row of F or the products, and a row of V; partial sums of the threads; those of the warps.
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
          barrier_(*static_cast<GridBarrier*>(problem.work)),
          messages_(*reinterpret_cast<PivotedQrMessages<T>*>(static_cast<unsigned char*>(problem.work) +
                                                             barrier_bytes)) {}

    LAPILLI_DEVICE void run() {
        if (p.pivoting) measure();
        grid_sync(barrier_);
        int k = 0;
        bool ends = false;
        while (k < p.width && !ends) {
            step(k++);
            ends = p.pivoting && load(&messages_.ends) != 0;
        }
        if (block_id() == 0 && thread_id() == 0) store(p.count, std::int64_t(k));
    }

  private:
    struct Range {
        int begin, end;
    };
    /// Of numbers first .. end-1 those of this block.
    LAPILLI_DEVICE static Range share(int first, int end) {
        const int each = (end - first + block_count() - 1) / block_count(), begin = first + block_id() * each;
        return {min(begin, end), min(begin + each, end)};
    }
    /// How many threads share the sums of one of `count` rows or columns: more where these are few.
    LAPILLI_DEVICE static int threads_for(int count) { return count <= kThreads / 8 ? 8 : 1; }

    LAPILLI_DEVICE T* a(std::int64_t i, std::int64_t j) const { return p.a + i + j * p.lda; }
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
    LAPILLI_DEVICE static LongestColumn longest_of_warp(LongestColumn best) {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) {
            const LongestColumn other{shuffle_xor(best.size, step), shuffle_xor(best.column, step)};
            if (other.before(best)) best = other;
        }
        return best;
    }
    /// Tells the others the longest column that the threads of this block know.
    LAPILLI_DEVICE void propose(const LongestColumn& mine) {
        const LongestColumn of_warp = longest_of_warp(mine);
        sync();
        if (lane_id() == 0) {
            numbers_[4 * warp_id()] = of_warp.size;
            numbers_[4 * warp_id() + 1] = static_cast<double>(of_warp.column);
        }
        sync();
        if (thread_id() != 0) return;
        LongestColumn best;
        for (int w = 0; w < kWarps; ++w) {
            const double size = numbers_[4 * w], column = numbers_[4 * w + 1];
            const LongestColumn other{size, static_cast<int>(column)};
            if (other.before(best)) best = other;
        }
        store(&messages_.blocks[block_id()].size, best.size);
        store(&messages_.blocks[block_id()].column, std::int64_t(best.column));
    }
    LAPILLI_DEVICE int chosen() const {
        LongestColumn best;
        for (int b = lane_id(); b < block_count(); b += 32) {
            const auto& from = messages_.blocks[b];
            const LongestColumn other{load(&from.size), static_cast<int>(load(&from.column))};
            if (other.before(best)) best = other;
        }
        return longest_of_warp(best).column;
    }

    /// Computes the lengths that are marked.
    LAPILLI_DEVICE void measure() {
        if (block_id() == 0 && thread_id() == 0) store(&messages_.ends, 0);
        LongestColumn best;
        for (int j = p.first + block_id(); j < p.n; j += block_count()) {
            R size = load(length(j));
            if (load(computed(j)) < R(0)) {
                SafeSquares squares;
                for (int i = p.first + thread_id(); i < p.m; i += kThreads) add(squares, load(a(i, j)));
                size = static_cast<R>(of_block(squares).root(Math{}));
                if (thread_id() == 0) {
                    store(length(j), size);
                    store(computed(j), size);
                }
            }
            const auto here = LongestColumn::of(static_cast<double>(size), j);
            if (here.before(best)) best = here;
        }
        propose(best);
    }

    LAPILLI_DEVICE void step(int k) {
        const int row = p.first + k, pivot = p.pivoting ? chosen() : row;
        interchange(k, row, pivot);
        grid_sync(barrier_);
        const ColumnReflector h = reflector(row);
        if (block_id() == 0 && pivot != row) interchange_lists(k, row, pivot);
        const int columns = p.n - p.first - 1;
        if (columns >= 4 * block_count())
            multiply<4>(k, row, columns, h);
        else
            multiply<1>(k, row, columns, h);
        grid_sync(barrier_);
        finish(k, row, h);
        grid_sync(barrier_);
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

    LAPILLI_DEVICE void interchange(int k, int row, int pivot) {
        if (pivot != row) {
            for (int i = block_id() * kThreads + thread_id(); i < p.first; i += block_count() * kThreads) {
                const T x = load(a(i, row));
                store(a(i, row), load(a(i, pivot)));
                store(a(i, pivot), x);
            }
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
                    k, team, member, [&](int l) { return load(a(i, p.first + l)); },
                    [&](int l) { return T(first_[l]); });
            sync();
            if (is_row && member == 0) {
                T x = load(a(i, pivot));
                if (pivot != row) store(a(i, pivot), load(a(i, row)));
                if (i >= row) x -= sum_of_team(at, team);
                store(a(i, row), x);
                if (i > row) add(squares, x);
            }
            sync();
        }
        const SafeSquares all = of_block(squares);
        if (thread_id() == 0) {
            auto& to = messages_.blocks[block_id()].squares;
            store(to, all.large);
            store(to + 1, all.middle);
            store(to + 2, all.small);
        }
    }

    LAPILLI_DEVICE ColumnReflector reflector(int row) const {
        SafeSquares squares;
        for (int b = lane_id(); b < block_count(); b += 32) {
            const auto& from = messages_.blocks[b].squares;
            squares.add(SafeSquares{load(from), load(from + 1), load(from + 2)});
        }
        const T alpha = load(a(row, row));
        return column_reflector<is_complex<T>>(static_cast<double>(real(alpha)),
                                               static_cast<double>(imag(alpha)), of_warp(squares), Math{});
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

    /// By the first block: what no other block looks at meanwhile. What was in the row's place is needed no longer.
    LAPILLI_DEVICE void interchange_lists(int k, int row, int pivot) const {
        for (int l = thread_id(); l < k; l += kThreads) store(f(pivot, l), load(f(row, l)));
        if (thread_id() != 0) return;
        store(length(pivot), load(length(row)));
        store(computed(pivot), load(computed(row)));
        const std::int64_t moved = load(p.order + row);
        store(p.order + row, load(p.order + pivot));
        store(p.order + pivot, moved);
    }

    /// The columns of V and those to the right of this one are counted in one: column k itself is left out.
    template <int Columns>
    LAPILLI_DEVICE void multiply(int k, int row, int columns, const ColumnReflector& h) {
        const auto number = [&](int c) { return p.first + c + (c >= k ? 1 : 0); };
        for (int group = block_id() * Columns; group < columns; group += block_count() * Columns) {
            const T* x[Columns];
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; ++c) x[c] = a(0, number(min(group + c, columns - 1)));
            T sums[Columns];
            LAPILLI_UNROLL
            for (int c = 0; c < Columns; ++c) sums[c] = T(0);
            LAPILLI_UNROLL_BY(4)
            for (int i = row + thread_id(); i < p.m; i += kThreads) {
                const T v = i == row ? from_real<T>(R(1)) : vector_of(load(a(i, row)), h);
                LAPILLI_UNROLL
                for (int c = 0; c < Columns; ++c) sums[c] = conj_fma(load(x[c] + i), v, sums[c]);
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
                store(group + c < k ? messages_.products + group + c : f(number(group + c), k), sum);
            }
            sync();
        }
    }

    LAPILLI_DEVICE void finish(int k, int row, const ColumnReflector& h) {
        const T tau = tau_of(h);
        for (int l = thread_id(); l < k; l += kThreads) {
            first_[l] = load(messages_.products + l);
            second_[l] = load(a(row, p.first + l));
        }
        sync();
        const bool last = row + 1 == min(p.m, p.n);
        const Range columns = share(row + 1, p.n);
        const int team = threads_for(columns.end - columns.begin), at_once = kThreads / team;
        const int at = thread_id() % at_once, member = thread_id() / at_once;
        LongestColumn best;
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
                if (p.pivoting && !last) {
                    const auto here = LongestColumn::of(shortened(j, static_cast<double>(abs(r))), j);
                    if (here.before(best)) best = here;
                }
            }
            sync();
        }
        if (p.pivoting) propose(best);
        const Range rows = share(p.first, p.m);
        for (int i = max(rows.begin, row) + thread_id(); i < rows.end; i += kThreads)
            store(a(i, row),
                  i == row ? from_real<T>(static_cast<R>(h.h.beta)) : vector_of(load(a(i, row)), h));
        if (block_id() == 0 && thread_id() == 0) store(p.tau + k, tau);
    }
    /// The length of what is left of column j.
    LAPILLI_DEVICE double shortened(int j, double size) const {
        auto rest = static_cast<double>(load(length(j)));
        if (shorten(size, rest, static_cast<double>(load(computed(j))), length_tolerance<R>, Math{})) {
            store(length(j), static_cast<R>(rest));
        } else {
            store(computed(j), R(-1));
            store(&messages_.ends, 1);
        }
        return rest;
    }

    const PivotedQrProblem<T>& p;
    const Shared<T> first_, second_, parts_;
    const Shared<double> numbers_;
    GridBarrier& barrier_;
    PivotedQrMessages<T>& messages_;
};

template <class T>
__global__ void __launch_bounds__(kPivotedQrThreads, 1)
    pivoted_qr_panel(const __grid_constant__ PivotedQrProblem<T> problem) {
    PivotedQrBlock<T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
