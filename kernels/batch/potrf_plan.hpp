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

    /// Shared memory: D^H, the reciprocals of its diagonal, what a warp tells the others, and a tile of rows
    /// for each warp, between products and solves.
    static constexpr std::size_t inverses_at = std::size_t{panel} * panel * sizeof(T);
    static constexpr std::size_t told_at = inverses_at + panel * sizeof(real_t<T>);
    static constexpr std::size_t bytes = told_at + 16, tiles_at = bytes;
    static constexpr int tile_rows = 32, tile_ld = tile_rows + 4;  ///< columns begin in different banks
    static constexpr std::size_t tile_bytes = std::size_t{panel} * tile_ld * sizeof(T);
    static constexpr std::size_t bytes_with_tiles(int tiles) {
        return tiles_at + static_cast<std::size_t>(tiles) * tile_bytes;
    }
    static_assert(tiles_at % 16 == 0);
};

/// Up to this order panels of real numbers have 16 columns: the text of a panel, which has no loops, is a
/// quarter as long, and more warps fit.
inline constexpr index_t potrf_narrow_order = 128;
inline constexpr int potrf_narrow_panel = 16;
template <class T>
constexpr bool potrf_is_narrow(index_t n) {
    return potrf_panel<T> != potrf_narrow_panel && n <= potrf_narrow_order;
}

/// Warps that the registers of a multiprocessor hold, and the most of them that a matrix has.
template <class T, bool Narrow>
struct PotrfWarps {
    static constexpr int there = Narrow ? 16 : is_complex<T> ? 8 : 12, most = Narrow ? 4 : there;
};
/// A matrix has an equal share of them, so that all matrices are one wave: chains of several matrices on a
/// multiprocessor hide each other better than the warps of one do. The factor's bits do not depend on it.
template <class T, bool Narrow>
constexpr int potrf_warps_of(index_t n, index_t count, int multiprocessors, std::size_t shared_bytes) {
    using Warps = PotrfWarps<T, Narrow>;
    using Shape = PotrfShape<T, Narrow ? potrf_narrow_panel : potrf_panel<T>>;
    const index_t beside = std::max<index_t>(1, (count + multiprocessors - 1) / multiprocessors),
                  tiles = (n + Shape::tile_rows - 1) / Shape::tile_rows,
                  fit = static_cast<index_t>((shared_bytes - Shape::bytes) / Shape::tile_bytes);
    return static_cast<int>(
        std::max<index_t>(1, std::min({Warps::there / beside, tiles, fit, index_t{Warps::most}})));
}
template <class T>
constexpr int potrf_warps(index_t n, index_t count, int multiprocessors, std::size_t shared_bytes) {
    return potrf_is_narrow<T>(n) ? potrf_warps_of<T, true>(n, count, multiprocessors, shared_bytes)
                                 : potrf_warps_of<T, false>(n, count, multiprocessors, shared_bytes);
}

}  // namespace lapilli
