// SPDX-License-Identifier: BSD-3-Clause
// A panel of the factorization of Bunch and Kaufman in one persistent kernel (BunchKaufmanPanelArgs in
// indefinite/args.hpp).
//
// Every block has neighbouring rows. Columns are brought up to date when their turn comes, from the left to
// the right:
//
//     L | x        1. x := column j of A - L w, w the row j of W; the largest element of all blocks        exchange
//     L | x y      2. unless x_j is large: y := the column of that element, brought up to date, too       exchange
//     L | x y      3. D of order 1 from x or y, or of order 2 from both; rows change places; L := W D^-1    barrier
//
// The last barrier is not needed where step 2 was not: then each block goes on with rows that it wrote
// itself. A warp has a part of the inner dimension, for 32 rows at a time. Bytes a column: L, once or twice,
// from L2 or memory. Bound: the latency of the exchanges.
//
// The next pivot may come from any column: with several devices the kernel, on one of them, works in the
// columns of all. L and W are in its own memory. Over links come column j and the candidate's row and column,
// and go the row and the column that get other places.
#pragma once

#include "arch/barrier.cuh"
#include "arch/simt.cuh"
#include "indefinite/args.hpp"
#include "lu/candidate.cuh"
#include "lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kBunchKaufmanThreads = 256;

/// A from the panel's first row and column on, where one device has all of it: L takes its place there.
template <class T>
struct TrailingMatrix {
    T* a;
    std::int64_t lda;
    LAPILLI_DEVICE T* at(std::int64_t i, std::int64_t k) const { return a + i + k * lda; }
    LAPILLI_DEVICE T* of_l(std::int64_t i, std::int64_t k) const { return at(i, k); }
};

/// The same in block columns of `nb` on several devices, with another place for L.
template <class T>
struct SpreadTrailingMatrix {
    T* local[max_team];
    std::int64_t lda;
    unsigned first, nb, devices;
    T* l;
    std::int64_t ldl;
    LAPILLI_DEVICE T* at(std::int64_t i, std::int64_t k) const {
        const unsigned column = first + static_cast<unsigned>(k), block = column / nb,
                       round = block / devices;
        const std::int64_t local_column = std::int64_t(round) * nb + (column - block * nb);
        return local[block - round * devices] + first + i + local_column * lda;
    }
    LAPILLI_DEVICE T* of_l(std::int64_t i, std::int64_t k) const { return l + i + k * ldl; }
};

template <class T, class Matrix>
struct BunchKaufmanProblem {
    Matrix a;
    int n, width;
    std::int64_t first;
    bool last;
    T* w;
    std::int64_t ldw;
    std::int64_t *pivots, *count, *info;
    void* work;
    int rows;  ///< of a block
};

/// Shared memory of a block: a row of W; the warps' parts of 32 elements.
template <class T>
struct BunchKaufmanSpace {
    static constexpr std::size_t warps = kBunchKaufmanThreads / 32;
    static constexpr std::size_t row_at = 0;
    static constexpr std::size_t parts_at = bunch_kaufman_limit * sizeof(T);
    static constexpr std::size_t bytes = parts_at + warps * 32 * sizeof(T);
};

template <bool Hermitian, class T, class Matrix>
class BunchKaufmanBlock {
    using R = real_t<T>;
    using Space = BunchKaufmanSpace<T>;
    static constexpr int kThreads = kBunchKaufmanThreads, kWarps = kThreads / 32;

  public:
    LAPILLI_DEVICE explicit BunchKaufmanBlock(const BunchKaufmanProblem<T, Matrix>& problem)
        : p(problem),
          row_(shared<T>(Space::row_at, bunch_kaufman_limit)),
          parts_(shared<T>(Space::parts_at, Space::warps * 32)),
          barrier_(*static_cast<GridBarrier*>(problem.work)),
          messages_(reinterpret_cast<unsigned*>(static_cast<unsigned char*>(problem.work) + barrier_bytes)),
          x_(reinterpret_cast<T*>(messages_ + 2 * 4 * bunch_kaufman_most_blocks)),
          y_(x_ + problem.n),
          begin_(min(problem.n, block_id() * problem.rows)),
          end_(min(problem.n, begin_ + problem.rows)) {}

    LAPILLI_DEVICE void run() {
        const int end = p.width == p.n ? p.n : p.width - 1;
        int j = 0;
        while (j < end) j += step(j);
        if (block_id() == 0 && thread_id() == 0) store(p.count, j);
    }

  private:
    LAPILLI_DEVICE static T other(T x) {
        if constexpr (Hermitian)
            return conj(x);
        else
            return x;
    }
    LAPILLI_DEVICE static T on_diagonal(T x) {
        if constexpr (Hermitian)
            return from_real<T>(real(x));
        else
            return x;
    }
    LAPILLI_DEVICE static R size_of_pivot(T x) {
        const T d = on_diagonal(x);
        return is_complex<T> ? abs(real(d)) + abs(imag(d)) : abs(real(d));
    }
    LAPILLI_DEVICE T a(std::int64_t i, std::int64_t k) const { return load(p.a.at(i, k)); }
    LAPILLI_DEVICE void put_a(std::int64_t i, std::int64_t k, T v) const { store(p.a.at(i, k), v); }
    LAPILLI_DEVICE T l(std::int64_t i, std::int64_t k) const { return load(p.a.of_l(i, k)); }
    LAPILLI_DEVICE void put_l(std::int64_t i, std::int64_t k, T v) const { store(p.a.of_l(i, k), v); }
    LAPILLI_DEVICE void put_w(std::int64_t i, std::int64_t k, T v) const { store(p.w + i + k * p.ldw, v); }

    /// x := column c, rows j and below, of what is left before column j is eliminated. The best of all
    /// blocks.
    LAPILLI_DEVICE LuCandidate column(int j, int c, T* x) {
        for (int k = thread_id(); k < j; k += kThreads) row_[k] = other(load(p.w + c + k * p.ldw));
        sync();
        LuCandidate best = LuCandidate::none();
        for (int first = max(begin_, j); first < end_; first += 32) {
            const int i = first + lane_id();
            T sum(0);
            if (i < end_) {
                LAPILLI_UNROLL_BY(4)
                for (int k = warp_id(); k < j; k += kWarps) sum = fma(l(i, k), T(row_[k]), sum);
            }
            parts_[thread_id()] = sum;
            sync();
            if (warp_id() == 0 && i < end_) {
                T value = i < c ? other(a(c, i)) : a(i, c);
                for (int k = 0; k < kWarps; ++k) value -= T(parts_[32 * k + lane_id()]);
                if (i == c) value = on_diagonal(value);
                store(x + i, value);
                if (x == x_) put_w(i, j, value);
                if (i != c) {
                    const LuCandidate here = LuCandidate::of(value, p.last ? p.n - i : i);
                    if (here.before(best)) best = here;
                }
            }
            sync();
        }
        if (warp_id() == 0) {
            best = best.of_warp();
            if (lane_id() == 0) {
                unsigned* const to = message(block_id());
                store(to, best.high);
                store(to + 1, best.low);
                store(to + 2, best.position);
            }
        }
        grid_sync(barrier_);
        best = LuCandidate::none();
        for (int k = lane_id(); k < block_count(); k += 32) {
            const unsigned* const from = message(k);
            const LuCandidate c_k{load(from), load(from + 1), load(from + 2)};
            if (c_k.before(best)) best = c_k;
        }
        parity_ ^= 1;
        return best.of_warp();
    }
    LAPILLI_DEVICE unsigned* message(int block) const {
        return messages_ + 4 * (parity_ * bunch_kaufman_most_blocks + block);
    }
    LAPILLI_DEVICE static R size_of(const LuCandidate& c) {
        if constexpr (sizeof(R) == 8)
            return __builtin_bit_cast(R, (std::uint64_t(c.high) << 32) | c.low);
        else
            return __builtin_bit_cast(R, c.high);
    }

    LAPILLI_DEVICE int step(int j) {
        constexpr R alpha = static_cast<R>(bunch_kaufman_alpha);
        const LuCandidate best = column(j, j, x_);
        const bool alone = best.position == LuCandidate::nowhere;
        const R diagonal = size_of_pivot(load(x_ + j)), below = alone ? R(0) : size_of(best);
        bool zero = !(diagonal + below > R(0));  // or a NaN
        bool both = false, searched = false;
        int pivot = j;
        T of_row(0);  // the element that moves from the diagonal
        if (!zero && !(diagonal >= alpha * below)) {
            searched = true;
            const int place = static_cast<int>(best.position), candidate = p.last ? p.n - place : place;
            const T here = a(j, j), next = a(j + 1, j + 1);
            const R beside = size_of(column(j, candidate, y_));
            if (!(diagonal >= alpha * below * (below / beside))) {
                pivot = candidate;
                const R there = size_of_pivot(load(y_ + candidate));
                both = !(there >= alpha * beside);
                // A NaN, or a column of zeros: column j has its rounding errors.
                zero = both ? !(there + beside >= R(0)) : there == R(0);
                of_row = on_diagonal(both ? next : here);
            }
        }
        const int row = both ? j + 1 : j;
        note(j, pivot, both, zero);
        if (pivot != row) exchange_rows(j, row, pivot);
        const auto source = [&](int i) { return i == row ? pivot : i == pivot ? row : i; };
        if (both)
            eliminate_two(j, row, pivot, of_row, source);
        else
            eliminate_one(j, pivot, of_row, zero, source);
        if (searched)
            grid_sync(barrier_);
        else
            sync();
        return both ? 2 : 1;
    }
    LAPILLI_DEVICE void note(int j, int pivot, bool both, bool zero) const {
        if (block_id() != 0 || thread_id() != 0) return;
        const std::int64_t number = p.first + pivot + 1;
        store(p.pivots + j, both ? -number : number);
        if (both) store(p.pivots + j + 1, -number);
        if (zero && load(p.info) == 0) store(p.info, p.first + j + 1);
    }
    /// Exchanges the rows in the columns before.
    LAPILLI_DEVICE void exchange_rows(int j, int row, int pivot) const {
        if (block_id() != 0) return;
        for (int k = thread_id(); k < j; k += kThreads) {
            const T upper = l(row, k), lower = l(pivot, k);
            put_l(row, k, lower);
            put_l(pivot, k, upper);
            const T upper_w = load(p.w + row + k * p.ldw), lower_w = load(p.w + pivot + k * p.ldw);
            put_w(row, k, lower_w);
            put_w(pivot, k, upper_w);
        }
    }
    /// Row i of column `row` to the column `pivot`, which has room since its own goes to L.
    LAPILLI_DEVICE void move(int i, int row, int pivot, T of_row) const {
        if (pivot == row || i <= row) return;
        if (i == pivot)
            put_a(i, i, of_row);
        else if (i < pivot)
            put_a(pivot, i, other(a(i, row)));
        else
            put_a(i, pivot, a(i, row));
    }
    template <class Source>
    LAPILLI_DEVICE void eliminate_one(int j, int pivot, T of_row, bool zero, Source source) const {
        const T* const x = pivot == j ? x_ : y_;
        const T d = load(x + source(j));
        const Reciprocal<T> by = Reciprocal<T>::of(d);
        for (int i = max(begin_, j) + thread_id(); i < end_; i += kThreads) {
            const T value = load(x + source(i));
            move(i, j, pivot, of_row);
            if (pivot != j) put_w(i, j, value);
            put_l(i, j, i == j || zero ? value : by.times(value));
        }
    }
    template <class Source>
    LAPILLI_DEVICE void eliminate_two(int j, int row, int pivot, T of_row, Source source) const {
        const T d11 = load(x_ + j), d21 = load(x_ + pivot), d22 = load(y_ + pivot);
        const Reciprocal<T> below = Reciprocal<T>::of(d21), above = Reciprocal<T>::of(other(d21));
        const T first = below.times(d22), second = above.times(d11);
        const Reciprocal<T> by = Reciprocal<T>::of(on_diagonal(first * second - T(1)));
        // Without the scale of a tiny d21: its reciprocal may overflow where the quotient does not.
        const T quotient = by.times(T(1)), of_first = above.inverse * quotient,
                of_second = below.inverse * quotient;
        for (int i = max(begin_, j) + thread_id(); i < end_; i += kThreads) {
            const T x = load(x_ + source(i)), y = load(y_ + source(i));
            move(i, row, pivot, of_row);
            put_w(i, j, x);
            put_w(i, j + 1, y);
            if (i == j) put_l(i, j, d11);
            if (i == j + 1) {
                put_l(i, j, d21);
                put_l(i, j + 1, d22);
            }
            if (i < j + 2) continue;
            put_l(i, j, of_first * (above.scale * (first * x - y)));
            put_l(i, j + 1, of_second * (below.scale * (second * y - x)));
        }
    }

    const BunchKaufmanProblem<T, Matrix>& p;
    const Shared<T> row_, parts_;
    GridBarrier& barrier_;
    unsigned* const messages_;
    T *const x_, *const y_;
    const int begin_, end_;
    int parity_ = 0;
};

template <bool Hermitian, class T, class Matrix>
__global__ void __launch_bounds__(kBunchKaufmanThreads, 1)
    bunch_kaufman_panel(const __grid_constant__ BunchKaufmanProblem<T, Matrix> problem) {
    BunchKaufmanBlock<Hermitian, T, Matrix>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
