// SPDX-License-Identifier: BSD-3-Clause
// How a block has a matrix of a batch whose Cholesky factor it finds: panels of columns, warps, and what is
// in shared memory.
#pragma once

#include <algorithm>
#include <cstddef>

#include "batch/args.hpp"

namespace lapilli {

template <class T>
inline constexpr int potrf_panel = is_complex<T> ? 16 : 32;

/// Panel: columns of a panel.
template <class T, int Panel = potrf_panel<T>>
struct PotrfShape {
    static constexpr int panel = Panel;

    /// Shared memory: D^H, the reciprocals of its diagonal, what a warp tells the others, and perhaps a tile
    /// of 32 rows for each warp.
    static constexpr std::size_t inverses_at = std::size_t{panel} * panel * sizeof(T);
    static constexpr std::size_t told_at = inverses_at + panel * sizeof(real_t<T>);
    static constexpr std::size_t bytes = told_at + 16, tiles_at = bytes;
    static constexpr int tile_ld = 36;  ///< columns begin in different banks
    static constexpr std::size_t tile_bytes = std::size_t{panel} * tile_ld * sizeof(T);
    static constexpr std::size_t bytes_with_tiles(int tiles) {
        return tiles_at + static_cast<std::size_t>(tiles) * tile_bytes;
    }
    static_assert(tiles_at % 16 == 0);
};

/// Up to this order panels have 16 columns: the text of a panel, which has no loops, is a quarter as long,
/// and more warps fit.
inline constexpr index_t potrf_narrow_order = 128;
inline constexpr int potrf_narrow_panel = 16;

/// The most warps of a block; few enough that two blocks fit on a multiprocessor; few enough that four do.
inline constexpr int potrf_most_warps = 16, potrf_many_warps = 8, potrf_few_warps = 3;
/// Whether tiles of a kernel of up to so many warps are in shared memory between products and solves. The
/// many warps of one matrix need L1 for its factor.
constexpr bool potrf_tiles_in_shared(int most_warps) { return most_warps <= 4; }
/// The fewest that make all matrices one wave: chains of several matrices on a multiprocessor hide each other
/// better than the warps of one do. The factor's bits do not depend on it.
constexpr int potrf_warps(index_t n, index_t count, int multiprocessors) {
    const index_t beside = (count + multiprocessors - 1) / multiprocessors, rows = (n + 31) / 32;
    const index_t warps = beside <= 1   ? potrf_most_warps
                          : beside <= 2 ? potrf_many_warps
                          : beside <= 4 ? potrf_few_warps
                          : beside <= 7 ? 2
                                        : 1;
    return static_cast<int>(std::min(warps, rows));
}

}  // namespace lapilli
