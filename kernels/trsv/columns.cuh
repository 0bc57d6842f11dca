// SPDX-License-Identifier: BSD-3-Clause
// X := alpha op(A)^-1 X for a few vectors, in one persistent kernel. It is trsv's, with two differences:
//
// - A team of thread blocks has a group of neighbouring columns of X, and knows nothing of other teams. A
//   message is a block row
//   of the group.
// - Every thread has a row and 16 columns of a tile, also of op(A) = A^H: a warp turns its part of such a
//   tile in shared memory, before
//   it waits for the unknowns.
#pragma once

#include "arch/patience.cuh"
#include "arch/stamped.cuh"
#include "trsv/substitution.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct TrsvColumnsProblem : TrsvProblem<T> {
    std::int64_t ldx, columns;
    std::int64_t failed;  ///< the word of `mail` in which a block says that it has waited in vain
    int teams;
};

/// Shared memory of a block, in elements: unknowns of two tiles in turns, a row of the group after the other;
/// parts of a tile that warps turn, and later the sums of groups of threads; L_ii.
template <class T>
struct TrsvColumnsSpace {
    static constexpr int groups = trsv_threads / trsv_order, columns = trsv_columns<T>;
    static constexpr int y = trsv_order * columns, sums_at = 2 * y;
    /// A warp turns this many rows at a time: the most for which a GPU with 100 KB has room.
    static constexpr int turned_rows = sizeof(T) == 16 ? 8 : 32, turned_ld = trsv_order / groups + 1;
    static constexpr int turned = turned_rows * turned_ld;
    static constexpr int turns = trsv_threads / 32 * turned;
    static constexpr int sums = groups * y > turns ? groups* y : turns;
    static constexpr int diagonal_at = sums_at + sums;
    static constexpr std::size_t bytes = (diagonal_at + TrsvDiagonal<T>::elements) * sizeof(T);
};

/// A thread's part of a tile: a row, and 16 columns of it. Warps 0 and 1 have the first 16 columns.
template <bool Transposed, class T>
class TrsvColumnsTile {
    using Space = TrsvColumnsSpace<T>;

  public:
    static constexpr int kColumns = trsv_order / Space::groups;

    LAPILLI_DEVICE static int row() { return thread_id() % trsv_order; }
    LAPILLI_DEVICE static int group() { return thread_id() / trsv_order; }

    /// The tile whose first element is L(row, col); `height` of its rows exist.
    LAPILLI_DEVICE void load(const TrsvMatrix<Transposed, T>& a, std::int64_t first_row, std::int64_t col,
                             int height) {
        LAPILLI_UNROLL
        for (int k = 0; k < kColumns; ++k) {
            // A half of the warp reads 16 neighbouring elements of A^H, of a row of the tile.
            const int r = Transposed ? row_of_warp() + 2 * k + lane_id() / kColumns : row();
            const int c = group() * kColumns + (Transposed ? lane_id() % kColumns : k);
            loaded_[k] = r < height ? load_nc(a.at(first_row + r, col + c)) : T(0);
        }
    }
    /// The row of this thread; room: of this warp.
    LAPILLI_DEVICE void take(T (&v)[kColumns], const Shared<T>& room, bool conjugate) const {
        if constexpr (Transposed) {
            LAPILLI_UNROLL
            for (int first = 0; first < 32; first += Space::turned_rows) turn(first, v, room, conjugate);
        } else {
            LAPILLI_UNROLL
            for (int k = 0; k < kColumns; ++k) v[k] = loaded_[k];
        }
    }

  private:
    LAPILLI_DEVICE static int row_of_warp() { return row() - lane_id(); }
    /// Some rows of the warp, for the lanes that have them.
    LAPILLI_DEVICE void turn(int first, T (&v)[kColumns], const Shared<T>& room, bool conjugate) const {
        constexpr int rows = Space::turned_rows, ld = Space::turned_ld;
        LAPILLI_UNROLL
        for (int k = 0; k < rows / 2; ++k) {
            const int r = 2 * k + lane_id() / kColumns;
            const T value = loaded_[first / 2 + k];
            room[r * ld + lane_id() % kColumns] = conjugate ? conj(value) : value;
        }
        sync_warp();
        const int r = lane_id() - first;
        if (r >= 0 && r < rows) {
            LAPILLI_UNROLL
            for (int k = 0; k < kColumns; ++k) v[k] = room[r * ld + k];
        }
        sync_warp();
    }

    T loaded_[kColumns];
};

template <bool Transposed, class T>
class TrsvColumns {
    using Space = TrsvColumnsSpace<T>;
    using Tile = TrsvColumnsTile<Transposed, T>;
    static constexpr int kOrder = trsv_order, kWidth = Space::columns, kTile = Tile::kColumns;
    static constexpr std::uint32_t kStamp = 1;
    /// Warps that substitute: one on each scheduler.
    static constexpr int kSolvers = 4, kOfWarp = kWidth / kSolvers;

  public:
    LAPILLI_DEVICE explicit TrsvColumns(const TrsvColumnsProblem<T>& problem)
        : p(problem),
          a_(p.a, p.lda, p.n, p.backwards, p.conjugate, p.unit),
          y_(shared<T>(0, 2 * Space::y)),
          sums_(shared<T>(Space::sums_at * sizeof(T), Space::sums)),
          diagonal_(Space::diagonal_at * sizeof(T)) {}

    /// Block row i of the group of columns that begins with column `first`.
    LAPILLI_DEVICE void solve(std::int64_t first, std::int64_t i) {
        first_ = first;
        width_ = static_cast<int>(min<std::int64_t>(kWidth, p.columns - first));
        const std::int64_t row = i * kOrder;
        const int height = static_cast<int>(min<std::int64_t>(kOrder, p.n - row));
        diagonal_.load(a_, row, height);
        T b[kOfWarp][2];
        load_sides(row, height, b);
        T sums[kWidth];
        LAPILLI_UNROLL
        for (int c = 0; c < kWidth; ++c) sums[c] = T(0);
        Tile even, odd;
        if (i > 0) even.load(a_, row, 0, height);
        for (std::int64_t j = 0; j < i; j += 2) {
            take(row, j, i, height, even, odd, sums);
            if (j + 1 < i) take(row, j + 1, i, height, odd, even, sums);
        }
        LAPILLI_UNROLL
        for (int c = 0; c < kWidth; ++c) sums_[(Tile::group() * kWidth + c) * kOrder + Tile::row()] = sums[c];
        sync();
        if (is_solver()) {
            subtract_sums(b);
            diagonal_.substitute(b);
            deliver(row, height, b);
        }
        sync();
    }

  private:
    /// Column v of this warp, as one of the group.
    LAPILLI_DEVICE static int column(int v) { return warp_id() * kOfWarp + v; }
    LAPILLI_DEVICE bool is_solver() const { return warp_id() < kSolvers && column(0) < width_; }
    LAPILLI_DEVICE static int of_lane(int e) { return TrsvDiagonal<T>::row(e); }
    LAPILLI_DEVICE std::uint64_t* place(std::int64_t q, int c) const {
        return p.mail + ((first_ * p.n) + q * kWidth + c) * stamped_words<T>;
    }
    LAPILLI_DEVICE T* unknown(std::int64_t q, int c) const {
        return p.x + (p.backwards ? p.n - 1 - q : q) + (first_ + c) * p.ldx;
    }

    LAPILLI_DEVICE void load_sides(std::int64_t row, int height, T (&b)[kOfWarp][2]) const {
        LAPILLI_UNROLL
        for (int v = 0; v < kOfWarp; ++v) {
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) {
                const bool there = is_solver() && column(v) < width_ && of_lane(e) < height;
                b[v][e] = there ? p.alpha * load(unknown(row + of_lane(e), column(v))) : T(0);
            }
        }
    }
    /// Waits for the unknowns of block row j and adds their products; the tile after it begins to come.
    LAPILLI_DEVICE void take(std::int64_t row, std::int64_t j, std::int64_t i, int height, const Tile& now,
                             Tile& next, T (&sums)[kWidth]) const {
        if (j + 1 < i) next.load(a_, row, (j + 1) * kOrder, height);
        T v[kTile];
        now.take(v, sums_.slice(warp_id() * Space::turned, Space::turned), p.conjugate);
        const Shared<T> y = y_.slice(static_cast<int>(j % 2) * Space::y, Space::y);
        for (int e = thread_id(); e < Space::y; e += trsv_threads) {
            const int c = e % kWidth;
            y[e] = c < width_ ? receive(j * kOrder + e / kWidth, c) : T(0);
        }
        sync();
        constexpr int size = Pack<T>::size;
        LAPILLI_UNROLL
        for (int k = 0; k < kTile; ++k) {
            LAPILLI_UNROLL
            for (int c = 0; c < kWidth; c += size) {
                const Pack<T> of_y = load_pack(y, (Tile::group() * kTile + k) * kWidth + c);
                LAPILLI_UNROLL
                for (int s = 0; s < size; ++s) sums[c + s] = fma(v[k], of_y[s], sums[c + s]);
            }
        }
    }
    /// NaN where the wait is in vain.
    LAPILLI_DEVICE T receive(std::int64_t q, int c) const {
        Patience patience(reinterpret_cast<unsigned*>(p.mail + p.failed), trsv_patience);
        T value;
        while (!load_stamped(place(q, c), value, kStamp)) {
            if (patience.is_over()) return from_real<T>(static_cast<real_t<T>>(__builtin_nanf("")));
        }
        return value;
    }
    LAPILLI_DEVICE void subtract_sums(T (&b)[kOfWarp][2]) const {
        LAPILLI_UNROLL
        for (int v = 0; v < kOfWarp; ++v) {
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) {
                T sum = T(0);
                LAPILLI_UNROLL
                for (int g = 0; g < Space::groups; ++g)
                    sum += T(sums_[(g * kWidth + column(v)) * kOrder + of_lane(e)]);
                b[v][e] -= sum;
            }
        }
    }
    /// To the team first, for which it waits.
    LAPILLI_DEVICE void deliver(std::int64_t row, int height, const T (&b)[kOfWarp][2]) const {
        const auto each = [&](auto f) {
            LAPILLI_UNROLL
            for (int v = 0; v < kOfWarp; ++v) {
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) {
                    if (column(v) < width_ && of_lane(e) < height) f(row + of_lane(e), column(v), b[v][e]);
                }
            }
        };
        each([&](std::int64_t q, int c, T value) { store_stamped(place(q, c), value, kStamp); });
        each([&](std::int64_t q, int c, T value) { store(unknown(q, c), value); });
    }

    const TrsvColumnsProblem<T>& p;
    const TrsvMatrix<Transposed, T> a_;
    const Shared<T> y_, sums_;
    const TrsvDiagonal<T> diagonal_;
    std::int64_t first_ = 0;
    int width_ = 0;
};

template <bool Transposed, class T>
__global__ void __launch_bounds__(trsv_threads, 1) trsv_few(const __grid_constant__ TrsvColumnsProblem<T> p) {
    require_cooperative();
    TrsvColumns<Transposed, T> columns(p);
    constexpr int width = trsv_columns<T>;
    const int team = block_id() % p.teams, member = block_id() / p.teams, members = block_count() / p.teams;
    for (std::int64_t first = team * width; first < p.columns; first += p.teams * width) {
        for (std::int64_t i = member; i * trsv_order < p.n; i += members) columns.solve(first, i);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
