// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization of a block column in one operation, and of the rows below a factored block:
// arguments, and the division of a block column into tiles. Plain data, shared by the kernels, the backends
// and the tests.
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
/// The order of the triangles that one warp factors, and the least order of a tile.
inline constexpr int potrf_triangle = 32;
/// The most columns that one thread block factors on every device, waiting for no other: two tiles, which are
/// half as wide for complex numbers.
template <class T>
inline constexpr index_t potrf_one_block = (is_complex<T> ? 2 : 4) * potrf_triangle;
/// The timeout of a thread block that waits for another, in nanoseconds, and the value of info after it.
inline constexpr index_t potrf_patience = 60'000'000'000, potrf_gave_up = -1;

/// A block column in tiles. Sizes are for the kernels' numbers, which are in double precision.
///
///     row tiles 0 ..       0          x            The chain factors and inverts tile (j, j), computes tile (j+1, j),
///     of the triangle,     1          x x          and subtracts its product from (j+1, j+1), the next tile to factor.
///     then those below     2          x x x        All other tiles belong to the rows: each row tile needs only tiles
///                          below      x x x        to its left.
///                          below      x x x
struct PotrfTiles {
    int tile;   ///< the order of a tile: 64, or 32 for complex numbers and small shared memory
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

    /// Row tiles of the triangle whose products other blocks prepare: those with a tile that has two products
    /// or more. None where a launch of this number of blocks has no block for each, and as many for the rows
    /// below.
    constexpr int prepared(index_t blocks) const {
        const int wished = std::max(0, count - first_prepared);
        const index_t others = blocks - 1 - wished;
        return others >= std::max(count - 2, 0) + std::min<index_t>(below(), wished) ? wished : 0;
    }
    static constexpr int first_prepared = 4;

    /// Layout of `work`: the inverses of the diagonal tiles, conjugated and transposed; then, for each row
    /// tile of the triangle, the tile left of the diagonal and the diagonal tile before the chain takes them;
    /// and two tiles whose products are prepared, of even and of odd columns.
    constexpr index_t square() const { return index_t{tile} * tile; }
    constexpr index_t inverse_at(index_t j) const { return j * square(); }
    constexpr index_t left_at(index_t i) const { return (count + 2 * i) * square(); }
    constexpr index_t diagonal_at(index_t i) const { return left_at(i) + square(); }
    constexpr index_t prepared_at(index_t i, int j) const { return (3 * count + 2 * i + j % 2) * square(); }
    static constexpr index_t in_work = 5;  ///< tiles for each row tile
};

/// Elements of `work` for the widest block column of n columns, for every tile order.
template <class T>
constexpr index_t potrf_panel_work(index_t n) {
    constexpr index_t widest = 64;
    // The kernels work in double precision.
    constexpr index_t times = std::is_same_v<real_t<T>, float> ? 2 : 1;
    const index_t width = std::min(n, potrf_panel_limit);
    return times * PotrfTiles::in_work * ((width + widest - 1) / widest * widest) * widest;
}

/// The words in which blocks report their progress. All are zero before a launch and after it.
struct PotrfFlags {
    static constexpr int most_tiles = static_cast<int>(potrf_panel_limit) / potrf_triangle;

    static constexpr int done = 0;     ///< steps of the chain, or `stopped` if none follows
    static constexpr int left = 1;     ///< blocks that have finished
    static constexpr int gave_up = 2;  ///< a block has timed out
    static constexpr int columns = 4;  ///< for each row tile of the triangle, the number of its final tiles
    static constexpr int sums = columns + most_tiles;   ///< for each: 1 when its sums in `work` are complete
    static constexpr int prepared = sums + most_tiles;  ///< for each: tiles whose products are prepared
    static constexpr int words = prepared + most_tiles;

    static constexpr unsigned stopped = 1u << 16;
};

/// Factors a block column: L overwrites the lower triangle of its top square, and the rows below. info[0]:
/// nothing happens if it is not 0 on entry. It stays 0 if the triangle is positive definite. Otherwise it
/// becomes offset + i, i from 1; then the triangle's columns before i, and all rows of the columns before i's
/// tile, are those of L.
template <class T>
struct PotrfPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "potrf_panel";
    DeviceView<T> a;
    /// potrf_panel_work<T>(a.cols) elements, aligned to 16 bytes; holds the inverses for PotrfRowsArgs. Null
    /// if flags is
    T* work;
    index_t offset;
    index_t* info;
    /// PotrfFlags::words, zero before the first use. Null for at most potrf_one_block<T> columns without rows
    /// below: then info[0] is not read, and becomes 0 or offset + i
    unsigned* flags;
    /// begun[0] becomes `step`, if it was less, when the operation begins, also if it then does nothing;
    /// null: no such word
    unsigned* begun = nullptr;
    unsigned step = 0;

    const char* violation() const {
        const bool fits = flags == nullptr
                              ? a.cols <= potrf_one_block<T> && a.rows == a.cols && begun == nullptr
                              : a.cols <= potrf_panel_limit && a.rows >= a.cols;
        return fits ? nullptr : "potrf_panel: shape";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, info, Extent::array(1));
        if (flags != nullptr) {
            touch(Access::write, work, Extent::array(potrf_panel_work<T>(a.cols)));
            touch(Access::write, flags, Extent::array(PotrfFlags::words));
        }
        if (begun != nullptr) touch(Access::shared, begun, Extent::array(1));
    }
};

/// Solves for the rows of a block column below its square, which PotrfPanelArgs has factored without them.
/// Nothing happens unless info[0] is 0.
template <class T>
struct PotrfRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "potrf_rows";
    DeviceView<T> a;  ///< including the square
    T* work;          ///< as PotrfPanelArgs has left it
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
