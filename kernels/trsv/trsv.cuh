// SPDX-License-Identifier: BSD-3-Clause
// x := alpha op(A)^-1 x for one vector, in one persistent kernel. Unknowns are counted in the order in which
// they can be solved for: then every system is a lower one, L y = b.
//
//     block 0    \                     y_0                Thread blocks take block rows i in turn. One adds up the
//     block 1    # \                   y_1                tiles L_ij y_j as soon as y_j comes from the block that has solved for
//     block 2    # # \                 y_2                it, and by substitution finds y_i = L_ii^-1 (b_i - sum), which it
//     block 0    # # # \               y_3 ...            sends to all that follow. The next tile is on its way meanwhile.
//
// A is read once, where it is: 4 n^2 bytes in real double. Sums run in the order of j, whatever the grid.
// What bounds a small system is the chain: each block row's unknowns wait for those of the one before.
#pragma once

#include "arch/patience.cuh"
#include "arch/stamped.cuh"
#include "arch/warp_sum.cuh"
#include "trsv/substitution.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Shared memory of a block, in elements: y_j of two tiles in turns; the sums of groups of threads; L_ii,
/// column by column.
template <class T>
struct TrsvSpace {
    static constexpr int groups = trsv_threads / trsv_order;
    static constexpr int sums_at = 2 * trsv_order, diagonal_at = sums_at + groups * trsv_order;
    static constexpr std::size_t bytes = (diagonal_at + TrsvDiagonal<T>::elements) * sizeof(T);
};

/// A tile in registers, and what a thread's part of it adds to the sums. Of A: a thread has a row and 16
/// columns.
template <bool Transposed, class T>
class TrsvTile {
    static constexpr int kColumns = trsv_order / TrsvSpace<T>::groups;

  public:
    struct Sums {
        T part[2] = {T(0), T(0)};
    };

    /// tile: its first element; column: the distance of two columns; step: of two rows; height: rows that
    /// there are.
    LAPILLI_DEVICE void load(const T* tile, std::int64_t step, std::int64_t column, int height) {
        const bool there = row() < height;
        const T* const first = tile + row() * step + group() * kColumns * column;
        LAPILLI_UNROLL
        for (int k = 0; k < kColumns; ++k) v[k] = there ? load_nc(first + k * column) : T(0);
    }
    LAPILLI_DEVICE void add(Sums& sums, const Shared<T>& y, bool) const {
        LAPILLI_UNROLL
        for (int k = 0; k < kColumns; ++k) {
            const T of_y = y[group() * kColumns + k];
            sums.part[k % 2] = fma(v[k], of_y, sums.part[k % 2]);
        }
    }
    LAPILLI_DEVICE static void put(Sums& sums, const Shared<T>& to) {
        to[thread_id()] = sums.part[0] + sums.part[1];
    }
    /// The sum of a row's parts from the threads of all groups.
    LAPILLI_DEVICE static T sum_of(const Shared<T>& sums, int of_row) {
        T sum = sums[of_row];
        LAPILLI_UNROLL
        for (int g = 1; g < TrsvSpace<T>::groups; ++g) sum += T(sums[g * trsv_order + of_row]);
        return sum;
    }

  private:
    LAPILLI_DEVICE static int row() { return thread_id() % trsv_order; }
    LAPILLI_DEVICE static int group() { return thread_id() / trsv_order; }

    T v[kColumns];
};

/// A tile of op(A), whose rows are columns of A: a warp has eight of them, a lane two elements of each.
template <class T>
class TrsvTile<true, T> {
    static constexpr int kRows = trsv_order / (trsv_threads / 32);

  public:
    struct Sums {
        T part[kRows] = {};
    };

    LAPILLI_DEVICE void load(const T* tile, std::int64_t step, std::int64_t column, int height) {
        const T* const first = tile + lane_id() * step + warp_id() * kRows * column;
        LAPILLI_UNROLL
        for (int k = 0; k < kRows; ++k) {
            const bool there = warp_id() * kRows + k < height;
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) v[h][k] = there ? load_nc(first + 32 * h * step + k * column) : T(0);
        }
    }
    LAPILLI_DEVICE void add(Sums& sums, const Shared<T>& y, bool conjugate) const {
        LAPILLI_UNROLL
        for (int h = 0; h < 2; ++h) {
            const T of_y = y[lane_id() + 32 * h];
            LAPILLI_UNROLL
            for (int k = 0; k < kRows; ++k)
                sums.part[k] =
                    conjugate ? conj_fma(v[h][k], of_y, sums.part[k]) : fma(v[h][k], of_y, sums.part[k]);
        }
    }
    LAPILLI_DEVICE static void put(Sums& sums, const Shared<T>& to) {
        constexpr int lanes = 32 / kRows;
        const T sum = transposing_sum(sums.part);
        if (lane_id() % lanes == 0) to[warp_id() * kRows + lane_id() / lanes] = sum;
    }
    LAPILLI_DEVICE static T sum_of(const Shared<T>& sums, int of_row) { return sums[of_row]; }

  private:
    T v[2][kRows];
};

template <bool Transposed, class T>
class TrsvRows {
    using Space = TrsvSpace<T>;
    using Tile = TrsvTile<Transposed, T>;
    using Sums = typename Tile::Sums;
    static constexpr int kOrder = trsv_order;

  public:
    LAPILLI_DEVICE explicit TrsvRows(const TrsvProblem<T>& problem)
        : p(problem),
          a_(p.a, p.lda, p.n, p.backwards, p.conjugate, p.unit),
          y_(shared<T>(0, 2 * kOrder)),
          sums_(shared<T>(Space::sums_at * sizeof(T), Space::groups * kOrder)),
          diagonal_(Space::diagonal_at * sizeof(T)) {}

    /// The unknowns of block row i.
    LAPILLI_DEVICE void solve(std::int64_t i) {
        const std::int64_t row = i * kOrder;
        const int height = static_cast<int>(min<std::int64_t>(kOrder, p.n - row));
        diagonal_.load(a_, row, height);
        T b[1][2];
        LAPILLI_UNROLL
        for (int e = 0; e < 2; ++e)
            b[0][e] = warp_id() == 0 && of_lane(e) < height ? p.alpha * right_side(row + of_lane(e)) : T(0);
        Sums sums;
        Tile even, odd;
        if (i > 0) even.load(a_.at(row, 0), a_.step, a_.column, height);
        for (std::int64_t j = 0; j < i; j += 2) {
            take(row, j, i, height, even, odd, sums);
            if (j + 1 < i) take(row, j + 1, i, height, odd, even, sums);
        }
        Tile::put(sums, sums_);
        sync();
        if (warp_id() == 0) {
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) b[0][e] -= Tile::sum_of(sums_, of_lane(e));
            diagonal_.substitute(b);
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) {
                if (of_lane(e) < height) store_stamped(place(row + of_lane(e)), b[0][e], kStamp);
            }
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) {
                if (of_lane(e) < height && !p.by_mail) store(p.unknown(row + of_lane(e)), b[0][e]);
            }
        }
        sync();
    }

  private:
    static constexpr std::uint32_t kStamp = 1;

    LAPILLI_DEVICE static int of_lane(int e) { return TrsvDiagonal<T>::row(e); }
    LAPILLI_DEVICE std::uint64_t* place(std::int64_t q) const { return p.mail + q * stamped_words<T>; }
    LAPILLI_DEVICE T right_side(std::int64_t q) const {
        if (p.given != nullptr) return receive(p.given, p.n - 1 - q);
        return load(p.b == nullptr ? p.unknown(q) : p.b + (p.backwards ? p.n - 1 - q : q));
    }

    /// Waits for y_j and adds L_ij y_j; the tile after it begins to come.
    LAPILLI_DEVICE void take(std::int64_t row, std::int64_t j, std::int64_t i, int height, const Tile& now,
                             Tile& next, Sums& sums) const {
        if (j + 1 < i) next.load(a_.at(row, (j + 1) * kOrder), a_.step, a_.column, height);
        const Shared<T> y = y_.slice(static_cast<int>(j % 2) * kOrder, kOrder);
        if (thread_id() < kOrder) y[thread_id()] = receive(p.mail, j * kOrder + thread_id());
        sync();
        now.add(sums, y, p.conjugate);
    }
    /// NaN where the wait is in vain.
    LAPILLI_DEVICE T receive(const std::uint64_t* mail, std::int64_t q) const {
        Patience patience(reinterpret_cast<unsigned*>(place(p.n)), trsv_patience);
        T value;
        while (!load_stamped(mail + q * stamped_words<T>, value, kStamp)) {
            if (patience.is_over()) return from_real<T>(static_cast<real_t<T>>(__builtin_nanf("")));
        }
        return value;
    }
    const TrsvProblem<T>& p;
    const TrsvMatrix<Transposed, T> a_;
    const Shared<T> y_, sums_;
    const TrsvDiagonal<T> diagonal_;
};

template <bool Transposed, class T>
__global__ void __launch_bounds__(trsv_threads, 1) trsv(const __grid_constant__ TrsvProblem<T> p) {
    require_cooperative();
    TrsvRows<Transposed, T> rows(p);
    for (std::int64_t i = block_id(); i * trsv_order < p.n; i += block_count()) rows.solve(i);
}

/// Two systems, the second one's right-hand side the first one's solution: a block begins with the second as
/// soon as its rows of the first are done, and takes each number when it comes.
template <bool First, bool Second, class T>
__global__ void __launch_bounds__(trsv_threads, 1)
    trsv_two(const __grid_constant__ TrsvProblem<T> p, const __grid_constant__ TrsvProblem<T> q) {
    require_cooperative();
    TrsvRows<First, T> first(p);
    for (std::int64_t i = block_id(); i * trsv_order < p.n; i += block_count()) first.solve(i);
    TrsvRows<Second, T> second(q);
    for (std::int64_t i = block_id(); i * trsv_order < q.n; i += block_count()) second.solve(i);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
