// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factorization of a block column in one operation, and of the rows below a factored block: their arguments, and
// how a block column is cut into tiles. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/access.hpp"
#include "base/view.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli {

/// The most columns of a block column.
inline constexpr index_t potrf_panel_limit = 512;
/// The order of the triangles that one warp factors, and of a tile at least.
inline constexpr int potrf_triangle = 32;
/// How long a thread block waits for another one, in nanoseconds, and what info becomes when that was in vain.
inline constexpr index_t potrf_patience = 60'000'000'000, potrf_gave_up = -1;

/// A block column in tiles. The sizes are those of the kernels' numbers, which have double precision.
///
///     row tiles 0 ..       0          x            The chain: tile (j, j) is factored and inverted, gives tile (j+1, j), and
///     of the triangle,     1          x x          its product takes (j+1, j+1) to what is factored next. All other tiles are
///     then those below     2          x x x        the rows': each row tile has left of it all that it needs.
///                          below      x x x
///                          below      x x x
struct PotrfTiles {
    int tile;   ///< the order of a tile: 64, or 32 of complex numbers and where shared memory is small
    int count;  ///< tiles of the triangle
    index_t rows, width;

    constexpr PotrfTiles(int order, index_t all_rows, index_t columns)
        : tile(order),
          count(static_cast<int>((columns + order - 1) / order)),
          rows(all_rows),
          width(columns) {}

    constexpr index_t below() const { return (rows - width + tile - 1) / tile; }
    constexpr index_t row_tiles() const { return count + below(); }
    constexpr index_t first(index_t i) const { return i < count ? i * tile : width + (i - count) * tile; }
    constexpr int height(index_t i) const {
        return static_cast<int>(std::min<index_t>(tile, (i < count ? width : rows) - first(i)));
    }

    /// The inverses of the tiles on the diagonal, conjugated and transposed; of each row tile of the triangle what the tile left
    /// of the diagonal and the diagonal's are before the chain takes them.
    constexpr index_t square() const { return index_t{tile} * tile; }
    constexpr index_t inverse_at(index_t j) const { return j * square(); }
    constexpr index_t left_at(index_t i) const { return (count + 2 * i) * square(); }
    constexpr index_t diagonal_at(index_t i) const { return left_at(i) + square(); }
    constexpr index_t size() const { return 3 * count * square(); }
};

/// Elements of `work` for the widest block column of n columns, whatever the tile.
template <class T>
constexpr index_t potrf_panel_work(index_t n) {
    constexpr index_t widest = 64;
    // It works in double precision.
    constexpr index_t times = std::is_same_v<real_t<T>, float> ? 2 : 1;
    const index_t width = std::min(n, potrf_panel_limit);
    return times * 3 * ((width + widest - 1) / widest * widest) * widest;
}

/// The words in which blocks tell each other how far they are. All are zero before a launch and after it.
struct PotrfFlags {
    static constexpr int most_tiles = static_cast<int>(potrf_panel_limit) / potrf_triangle;

    static constexpr int done = 0;     ///< steps of the chain, and `stopped` when none follows
    static constexpr int left = 1;     ///< blocks that have left
    static constexpr int gave_up = 2;  ///< a block has waited in vain
    static constexpr int columns = 4;  ///< of each row tile of the triangle: its tiles that are final
    static constexpr int sums = columns + most_tiles;  ///< of each: 1 when its sums are complete in `work`
    static constexpr int words = sums + most_tiles;

    static constexpr unsigned stopped = 1u << 16;
};

/// A block column: L over the lower triangle of its square on top, and over the rows below. info[0]: untouched when the triangle
/// is positive definite, or not 0 before, when nothing happens at all. Else offset + i, i from 1: then the columns of the
/// triangle before i are those of L, and all before its tile.
template <class T>
struct PotrfPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "potrf_panel";
    DeviceView<T> a;
    T* work;  ///< potrf_panel_work<T>(a.cols) elements, on a boundary of 16 bytes; the inverses, for PotrfRowsArgs
    index_t offset;
    index_t* info;
    unsigned* flags;  ///< PotrfFlags::words, zero before the first use

    const char* violation() const {
        return a.cols <= potrf_panel_limit && a.rows >= a.cols ? nullptr : "potrf_panel: shape";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, work, Extent::array(potrf_panel_work<T>(a.cols)));
        touch(Access::write, info, Extent::array(1));
        touch(Access::write, flags, Extent::array(PotrfFlags::words));
    }
};

/// The rows of a block column below its square, which PotrfPanelArgs has factored alone. Nothing happens unless info[0] is 0.
template <class T>
struct PotrfRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "potrf_rows";
    DeviceView<T> a;  ///< with the square
    T* work;          ///< as that operation has left it
    index_t* info;

    const char* violation() const {
        return a.cols <= potrf_panel_limit && a.rows >= a.cols ? nullptr : "potrf_rows: shape";
    }
    bool empty() const { return a.cols == 0 || a.rows == a.cols; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, work, Extent::array(potrf_panel_work<T>(a.cols)));
        touch(Access::write, info, Extent::array(1));
    }
};

}  // namespace lapilli

#define LAPILLI_POTRF_OPERATIONS(X) X(PotrfPanelArgs) X(PotrfRowsArgs)
