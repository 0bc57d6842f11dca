// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of order up to 128 by one-sided Jacobi: all of a matrix in registers, two columns in each
// slot of 2 to 8 lanes.
//
//     slot      0    1    2    3          A lane has some rows of its slot's columns a and b. They are rotated, then b goes on to
//     lanes    0 1  2 3  4 5  6 7         another slot, whose number differs in one bit: after 2^k moves in the order of a Gray
//            +----+----+----+----+        code each b of 2^k slots has met each a.
//     a      | a0 | a1 | a2 | a3 |
//     b      | b0 | b1 | b2 | b3 |        Then halves change: a of the slots with the highest bit for b of those without. What
//            +----+----+----+----+        was a is in one half of the slots, what was b in the other, and both go on as above.
//     steps    b0 <> b1   b2 <> b3        4 + 2 + 1 steps for the 28 pairs of 8 columns, each pair once.
//              b0 <---> b2 ...
//
// Three sets of slots first meet each other: their six groups of columns change places as in a tournament,
// and in each of five rounds those of a set meet as above. A move is N / 2 words of shuffles for 5 N
// multiply-adds of a real rotation (both for all lanes of a slot), or a way through shared memory where the
// bit is of another warp: few, as a Gray code changes its high bits least. Bound by multiply-adds and
// shuffles alike, and by what a rotation's angle takes.
#pragma once

#include <limits>

#include "batch/jacobi.cuh"
#include "batch/slots.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A matrix. All threads of the block, or of the warp where it has several matrices, call all functions.
template <int N, class T>
class JacobiOfSlots {
    using R = real_t<T>;
    using Slots = JacobiSlots<T, N>;
    static constexpr int kLanes = Slots::lanes, kRows = Slots::rows, kLd = Slots::ld;
    static constexpr int kThreads = Slots::threads;
    static constexpr bool kBlock = Slots::of_block;

  public:
    LAPILLI_DEVICE JacobiOfSlots(const BatchSyevArgs<T>& args, std::int64_t matrix)
        : p(args),
          matrix_(matrix),
          n_(static_cast<int>(args.a.n)),
          lower_(args.uplo == Uplo::lower),
          a_(args.a.data + matrix * args.a.stride),
          place_(static_cast<std::size_t>(thread_id() / kThreads) * Slots::bytes),
          square_(shared<T>(place_, N * kLd)),
          numbers_(shared<R>(place_ + Slots::numbers_at, 2 * kThreads)),
          active_(matrix < args.a.count && load(args.infos + min(matrix, args.a.count - 1)) == 0) {}

    LAPILLI_DEVICE void solve() {
        if (!any(active_)) return;
        if (!find_scale()) {
            if (active_ && index() == 0) store(p.infos + matrix_, batch_not_finite);
            active_ = false;
        }
        if (!any(active_)) return;
        fill_square();
        take_columns();
        bool converged = false;
        for (int sweep = 0; sweep < jacobi_sweeps; ++sweep) {
            converged = this->sweep();
            if (!any(active_ && !converged)) break;
        }
        if (active_ && !converged) {
            if (index() == 0) store(p.infos + matrix_, static_cast<std::int64_t>(n_));
            active_ = false;
        }
        if (!any(active_)) return;
        // Columns have passed through the memory of A.
        if (kBlock) fill_square();
        write();
    }

  private:
    LAPILLI_DEVICE static int index() { return thread_id() % kThreads; }
    LAPILLI_DEVICE static int slot() { return index() / kLanes; }
    LAPILLI_DEVICE static int row(int e) { return index() % kLanes + kLanes * e; }

    /// A barrier of all threads of the matrix.
    LAPILLI_DEVICE static void meet() {
        if constexpr (kBlock) {
            sync();
        } else {
            sync_warp();
        }
    }
    template <class S>
    LAPILLI_DEVICE S largest(S x) const {
        LAPILLI_UNROLL
        for (int step = min(kThreads, 32) / 2; step > 0; step /= 2) x = max(x, shuffle_xor(x, step));
        if constexpr (kBlock) {
            if (lane_id() == 0) numbers_[warp_id()] = static_cast<R>(x);
            sync();
            for (int warp = 0; warp < kThreads / 32; ++warp) {
                const R its = numbers_[warp];
                x = max(x, static_cast<S>(its));
            }
            sync();
        }
        return x;
    }
    template <class S>
    LAPILLI_DEVICE static S sum_of_slot(S x) {
        LAPILLI_UNROLL
        for (int step = kLanes / 2; step > 0; step /= 2) x += shuffle_xor(x, step);
        return x;
    }

    /// f(i, j, element) for the stored triangle, neighbouring threads for neighbouring elements.
    template <class F>
    LAPILLI_DEVICE void over_triangle(F f) const {
        constexpr int wide = kThreads < 32 ? kThreads : 32;
        for (int j = index() / wide; j < n_; j += kThreads / wide) {
            for (int i = index() % wide + (lower_ ? j / wide * wide : 0); i < (lower_ ? n_ : j + 1);
                 i += wide) {
                if (!active_ || (lower_ && i < j)) continue;
                const T x = load(a_ + i + j * p.a.ld);
                f(i, j, i == j ? from_real<T>(real(x)) : x);
            }
        }
    }

    /// False where a number is not finite.
    LAPILLI_DEVICE bool find_scale() {
        R most = 0;
        bool finite = true;
        over_triangle([&](int, int, T x) {
            finite = finite && is_finite(x);
            most = max(most, larger_part(x));
        });
        finite = largest(finite ? R(0) : R(1)) == R(0);
        scale_ = BatchScale<R>::of(largest(finite ? most : R(0)));
        return finite;
    }
    /// All of A as it is scaled, with zeros around it.
    LAPILLI_DEVICE void fill_square() const {
        for (int j = slot(); n_ < N && j < N; j += Slots::count) {
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e)
                if (row(e) >= n_ || j >= n_) square_[row(e) + j * kLd] = T(0);
        }
        over_triangle([&](int i, int j, T x) {
            const T scaled = scale_.in(x);
            square_[i + j * kLd] = scaled;
            if (i != j) square_[j + i * kLd] = conj(scaled);
        });
        meet();
    }

    /// G. A lane of a matrix that is not active has zeros.
    LAPILLI_DEVICE void take_columns() {
        const int column_a = slot(), column_b = slot() + Slots::count;
        R sum_a = 0, sum_b = 0;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            x_a[e] = x_b[e] = T(0);
            if (active_) {
                x_a[e] = square_[row(e) + column_a * kLd];
                x_b[e] = square_[row(e) + column_b * kLd];
            }
            sum_a += size_bound(x_a[e]);
            sum_b += size_bound(x_b[e]);
        }
        const R norm = largest(max(sum_of_slot(sum_a), sum_of_slot(sum_b)));
        const R shift = norm > R(0) ? R(2) * norm : R(1);
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            if (row(e) == column_a && column_a < n_) x_a[e] += from_real<T>(shift);
            if (row(e) == column_b && column_b < n_) x_b[e] += from_real<T>(shift);
        }
        id_a = column_a;
        id_b = column_b;
    }

    LAPILLI_DEVICE static R size_of(const T (&x)[kRows]) {
        R sum = 0;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) sum += abs2(x[e]);
        return sum_of_slot(sum);
    }

    /// Whether it was the last one that this matrix needs. A matrix that needs no more is rotated no more:
    /// what becomes of it does not depend on its neighbours.
    LAPILLI_DEVICE bool sweep() {
        JacobiProgress progress;
        // Lengths are computed again: they are followed from rotation to rotation, and errors add up.
        size_a = size_of(x_a);
        size_b = size_of(x_b);
        if constexpr (Slots::sets == 3) {
            for (int round = 0; round < 5; ++round) {
                all_meet(Slots::bits, progress);
                change_groups();
            }
        } else {
            all_meet(Slots::bits, progress);
        }
        for (int bit = Slots::bits - 1; bit >= 0; --bit) {
            change_halves(bit);
            all_meet(bit, progress);
        }
        progress.cosine = largest(progress.cosine);
        progress.tangent = largest(progress.tangent);
        done_ = done_ || progress.template is_over<R>(n_);
        return done_;
    }
    /// Each b of 2^bits slots with each a.
    LAPILLI_DEVICE void all_meet(int bits, JacobiProgress& progress) {
        rotate(progress);
        for (int step = 1; step < 1 << bits; ++step) {
            move_b(lowest_bit(step));
            rotate(progress);
        }
    }
    LAPILLI_DEVICE static int lowest_bit(int x) { return x & -x; }

    LAPILLI_DEVICE void rotate(JacobiProgress& progress) {
        // Two sums wait half as long for each other.
        CrossSum<T> even, odd;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; e += 2) {
            even.add(x_a[e], x_b[e]);
            if (e + 1 < kRows) odd.add(x_a[e + 1], x_b[e + 1]);
        }
        const T product = sum_of_slot(even.value() + odd.value());
        const auto rotation =
            JacobiRotation<T>::of(size_a, size_b, product, true, active_ && !done_, progress);
        size_a -= rotation.change;
        size_b += rotation.change;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            const T before = x_a[e];
            x_a[e] = fma(-rotation.w, x_b[e], rotation.c * before);
            x_b[e] = fma(conj(rotation.w), before, rotation.c * x_b[e]);
        }
    }

    /// b to the slot whose number differs in the bits of `change`.
    LAPILLI_DEVICE void move_b(int change) { exchange(x_b, size_b, id_b, change); }
    /// Two slots exchange: the one without the bit gets both a, the other one both b.
    LAPILLI_DEVICE void change_halves(int bit) {
        const int change = 1 << bit;
        const bool has_bit = (slot() & change) != 0;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) swap_if(has_bit, x_a[e], x_b[e]);
        swap_if(has_bit, size_a, size_b);
        swap_if(has_bit, id_a, id_b);
        move_b(change);
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) swap_if(has_bit, x_a[e], x_b[e]);
        swap_if(has_bit, size_a, size_b);
        swap_if(has_bit, id_a, id_b);
    }
    template <class S>
    LAPILLI_DEVICE static void swap_if(bool yes, S& x, S& y) {
        const S before = x;
        x = yes ? y : x;
        y = yes ? before : y;
    }
    LAPILLI_DEVICE void exchange(T (&x)[kRows], R& size, int& id, int change) const {
        const int lanes = change * kLanes;
        if (!kBlock || lanes < 32) {
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) x[e] = shuffle_xor(x[e], lanes);
            size = shuffle_xor(size, lanes);
            // Where several matrices share a warp one of them may stop earlier than its columns.
            if constexpr (kThreads < 32) id = shuffle_xor(id, lanes);
            return;
        }
        put(x, size, 0);
        sync();
        get(x, size, index() ^ lanes, 0);
        sync();
    }
    /// A column of each slot in shared memory, in `part` 0 or 1.
    LAPILLI_DEVICE void put(const T (&x)[kRows], R size, int part) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) square_[(part * kRows + e) * kThreads + index()] = x[e];
        numbers_[part * kThreads + index()] = size;
    }
    LAPILLI_DEVICE void get(T (&x)[kRows], R& size, int from, int part) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) x[e] = square_[(part * kRows + e) * kThreads + from];
        size = numbers_[part * kThreads + from];
    }
    /// A tournament of the groups a and b of three sets: a of set 0 stays, the others go round, b0 a1 a2 b2
    /// b1 b0.
    LAPILLI_DEVICE void change_groups() {
        constexpr int set_threads = kThreads / 3;
        const int set = index() / set_threads, within = index() % set_threads;
        put(x_a, size_a, 0);
        put(x_b, size_b, 1);
        sync();
        if (set > 0) get(x_a, size_a, set == 1 ? within : set_threads + within, set == 1 ? 1 : 0);
        get(x_b, size_b, set == 0 ? set_threads + within : 2 * set_threads + within, set == 2 ? 0 : 1);
        sync();
    }

    LAPILLI_DEVICE static void normalize(T (&x)[kRows], R size) {
        const R length = size > R(0) ? sqrt(size) : R(1);
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) x[e] = quotient(x[e], length);
    }
    /// The vectors' values with A, in ascending order, and the vectors.
    LAPILLI_DEVICE void write() {
        size_a = size_of(x_a);
        size_b = size_of(x_b);
        // A column of G has a length, one beyond the matrix has none.
        const bool is_a = size_a > R(0), is_b = size_b > R(0);
        normalize(x_a, size_a);
        normalize(x_b, size_b);
        R value_a = 0, value_b = 0;
        find_values(value_a, value_b);
        if constexpr (kThreads >= 32) {
            id_a = slot();
            id_b = slot() + Slots::count;
        }
        const int rank_a = rank_of(is_a, value_a, id_a, is_b, value_b, id_b);
        const int rank_b = shuffle_xor(rank_a, 1);
        const bool first = index() % kLanes % 2 == 0;
        write_vectors(is_a, first ? rank_a : rank_b, is_b, first ? rank_b : rank_a);
    }
    LAPILLI_DEVICE void find_values(R& value_a, R& value_b) const {
        LAPILLI_UNROLL
        for (int f = 0; f < kRows; ++f) {
            for (int l = 0; l < kLanes; ++l) {
                const int k = l + kLanes * f, from = lane_id() / kLanes * kLanes + l;
                const T v_a = shuffle(x_a[f], from), v_b = shuffle(x_b[f], from);
                if (k >= n_ || !active_) continue;
                T sum_a(0), sum_b(0);
                LAPILLI_UNROLL
                for (int e = 0; e < kRows; ++e) {
                    const T element = square_[row(e) + k * kLd];
                    sum_a = conj_fma(x_a[e], element, sum_a);
                    sum_b = conj_fma(x_b[e], element, sum_b);
                }
                value_a += real(sum_a * v_a);
                value_b += real(sum_b * v_b);
            }
        }
        value_a = sum_of_slot(value_a);
        value_b = sum_of_slot(value_b);
    }
    /// The rank of a for even lanes of a slot, of b for odd ones; values are written.
    LAPILLI_DEVICE int rank_of(bool is_a, R value_a, int id_a, bool is_b, R value_b, int id_b) const {
        const int lane = index() % kLanes;
        const bool is = lane % 2 == 0 ? is_a : is_b;
        const R value = lane % 2 == 0 ? value_a : value_b;
        const int id = lane % 2 == 0 ? id_a : id_b;
        // Columns beyond the matrix come last.
        if (lane < 2) numbers_[id] = is ? value : std::numeric_limits<R>::infinity();
        meet();
        int rank = 0;
        for (int other = 0; other < N; ++other) {
            const R its = numbers_[other];
            rank += its < value || (its == value && other < id) ? 1 : 0;
        }
        if (active_ && is && lane < 2) store(p.w + matrix_ * n_ + rank, scale_.out(value));
        return rank;
    }
    LAPILLI_DEVICE void write_vectors(bool is_a, int rank_a, bool is_b, int rank_b) const {
        if (!p.vectors) return;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            if (active_ && is_a) square_[row(e) + rank_a * kLd] = x_a[e];
            if (active_ && is_b) square_[row(e) + rank_b * kLd] = x_b[e];
        }
        meet();
        constexpr int wide = kThreads < 32 ? kThreads : 32;
        for (int j = index() / wide; j < n_ && active_; j += kThreads / wide) {
            T* const to = p.a.data + matrix_ * p.a.stride + j * p.a.ld;
            for (int i = index() % wide; i < n_; i += wide) store(to + i, T(square_[i + j * kLd]));
        }
    }

    const BatchSyevArgs<T>& p;
    const std::int64_t matrix_;
    const int n_;
    const bool lower_;
    const T* const a_;
    const std::size_t place_;
    const Shared<T> square_;
    const Shared<R> numbers_;
    bool active_, done_ = false;
    BatchScale<R> scale_;
    T x_a[kRows], x_b[kRows];
    R size_a, size_b;
    int id_a, id_b;
};

template <int N, class T>
__global__ void __launch_bounds__(JacobiSlots<T, N>::block, JacobiSlots<T, N>::blocks)
    jacobi_of_slots(const __grid_constant__ BatchSyevArgs<T> p) {
    using Slots = JacobiSlots<T, N>;
    const std::int64_t first = static_cast<std::int64_t>(block_id()) * Slots::matrices;
    JacobiOfSlots<N, T>(p, first + thread_id() / Slots::threads).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
