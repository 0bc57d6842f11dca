// SPDX-License-Identifier: BSD-3-Clause
// Solutions with diagonal blocks whose inverses the device judges (solution_args.hpp).
//
//     triangle_sizes    a block for 32 columns of a triangle and of its inverse, a warp for each column
//     choose_ways       one block
//     finish_solution   a block has 32 bytes of each row of X: all of these columns in shared memory. Of a product it ends at
//                       once. Products with a vector of each column: a thread has a row of D, or, of op(D), a warp has a column.
//                       Substitution goes by tiles of 32 unknowns: a warp solves for those of a column.
#pragma once

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "lu/reciprocal.cuh"
#include "submitted/safe_scale.hpp"
#include "submitted/solution_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSizesThreads = 256, kFinishThreads = 512;

template <class R>
LAPILLI_DEVICE R warp_largest(R value) {
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) value = larger_or_nan(value, shuffle_xor(value, step));
    return value;
}
template <class R>
LAPILLI_DEVICE R warp_smallest(R value) {
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) value = min(value, shuffle_xor(value, step));
    return value;
}

template <class T>
LAPILLI_DEVICE real_t<T> larger_part_of(T x) {
    return is_complex<T> ? larger_or_nan(abs(real(x)), abs(imag(x))) : abs(real(x));
}

template <class T>
__global__ void __launch_bounds__(kSizesThreads)
    triangle_sizes(bool lower, std::int64_t n, std::int64_t width, std::int64_t order, const T* blocks,
                   const T* inverses, real_t<T>* sizes) {
    using R = real_t<T>;
    constexpr int warps = kSizesThreads / 32;
    auto found = shared<R>(0, warps * numbers_of_sizes);
    const std::int64_t pieces = (order + columns_of_sizes - 1) / columns_of_sizes;
    const std::int64_t k = block_id() / pieces, begin = block_id() % pieces * columns_of_sizes;
    const std::int64_t height = min(width, n - k * width);
    R of_block = 0, of_inverse = 0, smallest = R(__builtin_inff());
    for (std::int64_t j = begin + warp_id(); j < min(begin + columns_of_sizes, height); j += warps) {
        const std::int64_t first = lower ? j : 0, last = lower ? height : j + 1;
        for (std::int64_t i = first + lane_id(); i < last; i += 32) {
            const std::int64_t at = i + (k * order + j) * order;
            const R size = larger_part_of(load(blocks + at));
            of_block = larger_or_nan(of_block, size);
            of_inverse = larger_or_nan(of_inverse, larger_part_of(load(inverses + at)));
            smallest = min(smallest, size);
        }
    }
    of_block = warp_largest(of_block);
    of_inverse = warp_largest(of_inverse);
    smallest = warp_smallest(smallest);
    if (lane_id() == 0) {
        found[warp_id() * numbers_of_sizes] = of_block;
        found[warp_id() * numbers_of_sizes + 1] = of_inverse;
        found[warp_id() * numbers_of_sizes + 2] = smallest;
    }
    sync();
    if (thread_id() != 0) return;
    for (int w = 1; w < warps; ++w) {
        const R block = found[w * numbers_of_sizes], inverse = found[w * numbers_of_sizes + 1],
                least = found[w * numbers_of_sizes + 2];
        of_block = larger_or_nan(of_block, block);
        of_inverse = larger_or_nan(of_inverse, inverse);
        smallest = min(smallest, least);
    }
    R* const to = sizes + numbers_of_sizes * block_id();
    store(to, of_block);
    store(to + 1, of_inverse);
    store(to + 2, smallest);
}

template <class R>
__global__ void __launch_bounds__(kSizesThreads)
    choose_ways(std::int64_t count, std::int64_t pieces, const R* sizes, WayLimits limits,
                std::int64_t* ways) {
    constexpr int warps = kSizesThreads / 32;
    auto blocks = shared<R>(0, warps);
    auto inverses = shared<R>(warps * sizeof(R), warps);
    R of_blocks = 0, of_inverses = 0;
    for (std::int64_t e = thread_id(); e < count * pieces; e += kSizesThreads) {
        of_blocks = larger_or_nan(of_blocks, load(sizes + numbers_of_sizes * e));
        of_inverses = larger_or_nan(of_inverses, load(sizes + numbers_of_sizes * e + 1));
    }
    of_blocks = warp_largest(of_blocks);
    of_inverses = warp_largest(of_inverses);
    if (lane_id() == 0) {
        blocks[warp_id()] = of_blocks;
        inverses[warp_id()] = of_inverses;
    }
    sync();
    for (int w = 0; w < warps; ++w) {
        const R block = blocks[w], inverse = inverses[w];
        of_blocks = larger_or_nan(of_blocks, block);
        of_inverses = larger_or_nan(of_inverses, inverse);
    }
    const double largest = of_blocks, growth = largest * static_cast<double>(of_inverses);
    for (std::int64_t k = thread_id(); k < count; k += kSizesThreads) {
        R smallest = R(__builtin_inff());
        for (std::int64_t p = 0; p < pieces; ++p)
            smallest = min(smallest, load(sizes + numbers_of_sizes * (k * pieces + p) + 2));
        const bool sparse = is_nearly_zero(growth, largest, static_cast<double>(smallest), limits);
        store(ways + k,
              static_cast<std::int64_t>(sparse ? SolutionWay::substitution : way_of(growth, limits)));
    }
}

template <class T>
struct FinishProblem {
    const T *triangle, *inverse, *b;
    T* x;
    std::int64_t ld_triangle, ld_inverse, ld_b, ld_x;
    int n;
    std::int64_t columns;
    T alpha;
    const std::int64_t* way;
    bool forward;  ///< op(D) is a lower triangle
    bool conjugate;
};

/// Shared memory: columns of X and of residuals, row by row; a tile of op(D), column by column.
template <class T>
struct FinishSpace {
    static constexpr int columns = 32 / sizeof(T), tile = 32, ld = tile + 1;
    static constexpr std::size_t bytes(index_t n) {
        return (2 * static_cast<std::size_t>(n) * columns + tile * ld) * sizeof(T);
    }
};

template <bool Turned, class T>
class FinishColumns {
    using Space = FinishSpace<T>;
    static constexpr int C = Space::columns, kTile = Space::tile;
    /// Loads that are under way: elements of a row, or columns of a warp, whose sums the lanes share.
    static constexpr int kAtOnce = 8, kRows = 4;
    static_assert(C <= kFinishThreads / 32);

  public:
    LAPILLI_DEVICE explicit FinishColumns(const FinishProblem<T>& problem)
        : p(problem),
          first_(std::int64_t(block_id()) * C),
          count_(static_cast<int>(min<std::int64_t>(C, p.columns - first_))),
          x_(shared<T>(0, p.n * C)),
          r_(shared<T>(p.n * C * sizeof(T), p.n * C)),
          tile_(shared<T>(2 * p.n * C * sizeof(T), kTile * Space::ld)) {}

    LAPILLI_DEVICE void refine() {
        fetch(p.x, p.ld_x, T(1), x_);
        fetch(p.b, p.ld_b, p.alpha, r_);
        sync();
        add(p.triangle, p.ld_triangle, {0, p.n}, {0, p.n}, T(-1), x_, r_);
        sync();
        add(p.inverse, p.ld_inverse, {0, p.n}, {0, p.n}, T(1), r_, x_);
        sync();
        put();
    }

    LAPILLI_DEVICE void substitute() {
        fetch(p.b, p.ld_b, p.alpha, x_);
        const int tiles = (p.n + kTile - 1) / kTile;
        for (int s = 0; s < tiles; ++s) {
            const int first = (p.forward ? s : tiles - 1 - s) * kTile;
            const Range now{first, min(first + kTile, p.n)};
            const Range before = p.forward ? Range{0, now.first} : Range{now.last, p.n},
                        behind = p.forward ? Range{now.last, p.n} : Range{0, now.first};
            sync();
            if (Turned) add(p.triangle, p.ld_triangle, now, before, T(-1), x_, x_);
            load_tile(now);
            sync();
            if (warp_id() < C) solve_tile(now, warp_id());
            sync();
            if (!Turned) add(p.triangle, p.ld_triangle, behind, now, T(-1), x_, x_);
        }
        sync();
        put();
    }

  private:
    struct Range {
        int first, last;
    };

    LAPILLI_DEVICE void fetch(const T* from, std::int64_t ld, T factor, const Shared<T>& to) const {
        for (int e = thread_id(); e < p.n * C; e += kFinishThreads) {
            const int i = e % p.n, q = e / p.n;
            to[i * C + q] = q < count_ ? factor * load(from + i + (first_ + q) * ld) : T(0);
        }
    }
    LAPILLI_DEVICE void put() const {
        for (int e = thread_id(); e < p.n * count_; e += kFinishThreads) {
            const int i = e % p.n, q = e / p.n;
            const T value = x_[i * C + q];
            store(p.x + i + (first_ + q) * p.ld_x, value);
        }
    }

    /// to(rows) += factor op(M)(rows, cols) from(cols), M a triangle. What is written has one thread, and is
    /// not read by others.
    LAPILLI_DEVICE void add(const T* m, std::int64_t ld, Range rows, Range cols, T factor,
                            const Shared<T>& from, const Shared<T>& to) const {
        constexpr int every = Turned ? kFinishThreads / 32 * kRows : kFinishThreads;
        for (int i = rows.first + (Turned ? warp_id() * kRows : thread_id()); i < rows.last; i += every) {
            const int last = min(i + kRows, rows.last);
            const Range inside{p.forward ? cols.first : max(cols.first, i),
                               p.forward ? min(cols.last, Turned ? last : i + 1) : cols.last};
            if constexpr (Turned)
                add_columns(m, ld, i, last, inside, factor, from, to);
            else
                add_row(m, ld, i, inside, factor, from, to);
        }
    }
    LAPILLI_DEVICE void add_row(const T* m, std::int64_t ld, int i, Range cols, T factor,
                                const Shared<T>& from, const Shared<T>& to) const {
        T sum[C] = {};
        // Some columns from k on; a constant number of them costs no comparisons.
        const auto take = [&](int k, int count) {
            T element[kAtOnce];
            LAPILLI_UNROLL
            for (int u = 0; u < kAtOnce; ++u) element[u] = u < count ? load(m + i + (k + u) * ld) : T(0);
            LAPILLI_UNROLL
            for (int u = 0; u < kAtOnce; ++u) {
                const int row = (u < count ? k + u : k) * C;
                LAPILLI_UNROLL
                for (int q = 0; q < C; ++q) {
                    const T x = from[row + q];
                    sum[q] = fma(element[u], x, sum[q]);
                }
            }
        };
        int k = cols.first;
        for (; k + kAtOnce <= cols.last; k += kAtOnce) take(k, kAtOnce);
        if (k < cols.last) take(k, cols.last - k);
        LAPILLI_UNROLL
        for (int q = 0; q < C; ++q) {
            const T old = to[i * C + q];
            to[i * C + q] = fma(factor, sum[q], old);
        }
    }
    /// Columns i .. last-1 of M by a warp.
    LAPILLI_DEVICE void add_columns(const T* m, std::int64_t ld, int i, int last, Range cols, T factor,
                                    const Shared<T>& from, const Shared<T>& to) const {
        T sum[kRows * C] = {};
        for (int k = cols.first + lane_id(); k < cols.last; k += 32) {
            T element[kRows];
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; ++r) element[r] = i + r < last ? load(m + k + (i + r) * ld) : T(0);
            LAPILLI_UNROLL
            for (int q = 0; q < C; ++q) {
                const T x = from[k * C + q];
                LAPILLI_UNROLL
                for (int r = 0; r < kRows; ++r) {
                    T& of = sum[r * C + q];
                    of = p.conjugate ? conj_fma(element[r], x, of) : fma(element[r], x, of);
                }
            }
        }
        constexpr int lanes = 32 / (kRows * C);
        const T all = transposing_sum(sum);
        const int e = lane_id() / lanes, row = i + e / C;
        if (lane_id() % lanes == 0 && row < last) {
            const T old = to[row * C + e % C];
            to[row * C + e % C] = fma(factor, all, old);
        }
    }

    LAPILLI_DEVICE void load_tile(Range now) const {
        for (int e = thread_id(); e < kTile * kTile; e += kFinishThreads) {
            const int i = e % kTile, j = e / kTile, row = Turned ? j : i, col = Turned ? i : j;
            const bool there = now.first + i < now.last && now.first + j < now.last;
            T value = from_real<T>(i == j ? 1 : 0);
            if (there) value = load(p.triangle + now.first + i + (now.first + j) * p.ld_triangle);
            tile_[col * Space::ld + row] = Turned && p.conjugate ? conj(value) : value;
        }
    }
    /// The unknowns of a column, a lane each.
    LAPILLI_DEVICE void solve_tile(Range now, int q) const {
        const int lane = lane_id();
        const bool there = now.first + lane < now.last;
        const Shared<T> mine = x_.slice(q, p.n * C - q);
        T value = T(0);
        if (there) value = mine[(now.first + lane) * C];
        const T pivot = tile_[lane * Space::ld + lane];
        const auto by = Reciprocal<T>::of(pivot);
        for (int s = 0; s < kTile; ++s) {
            const int k = p.forward ? s : kTile - 1 - s;
            if (lane == k) value = by.times(value);
            const T found = shuffle(value, k);
            const T element = tile_[k * Space::ld + lane];
            if (p.forward ? lane > k : lane < k) value = fma(-element, found, value);
        }
        if (there) mine[(now.first + lane) * C] = value;
    }

    const FinishProblem<T>& p;
    const std::int64_t first_;
    const int count_;
    const Shared<T> x_, r_, tile_;
};

template <bool Turned, class T>
__global__ void __launch_bounds__(kFinishThreads)
    finish_solution(const __grid_constant__ FinishProblem<T> p) {
    const auto way = static_cast<SolutionWay>(load(p.way));
    if (way == SolutionWay::product) return;
    FinishColumns<Turned, T> columns(p);
    if (way == SolutionWay::refined)
        columns.refine();
    else
        columns.substitute();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
