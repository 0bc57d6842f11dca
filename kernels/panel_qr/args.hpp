// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall panel in one operation: its arguments, and how its rows are dealt to blocks. Plain data,
// shared by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tridiagonal/panel/args.hpp"

namespace lapilli {

/// The most columns of a panel.
inline constexpr std::int64_t panel_qr_limit = 64;

/// Elements of `work`: see below.
template <class T>
constexpr std::int64_t panel_qr_work(std::int64_t rows);

/// A = Q (R 0)^T, Q = H_0 H_1 ..., H_j = I - tau_j v_j v_j^H, as LAPACK's GEQRF.
///
///       A of width 4          afterwards          V
///       x x x x               R R R R             1
///       x x x x               v R R R             v 1
///       x x x x               v v R R             v v 1
///       x x x x               v v v R             v v v 1
///       x x x x               v v v v             v v v v
template <class T>
struct PanelQrArgs {
    using Scalar = T;
    static constexpr const char* name = "panel_qr";
    std::int64_t rows, width;  ///< rows >= width, which is panel_qr_limit at most
    T* a;
    std::int64_t lda;
    T* v;  ///< the reflectors once more, with ones on the diagonal and zeros above
    std::int64_t ldv;
    T* tau;          ///< width
    T* work;         ///< panel_qr_work<T> elements, on a boundary of 16 bytes
    void* barrier;   ///< barrier_bytes, zero before the first use
    T* t = nullptr;  ///< null, or width-by-width: Q = I - V T V^H, with zeros below the diagonal
    std::int64_t ldt = 0;

    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const {
        return width <= panel_qr_limit && rows >= width ? nullptr : "panel_qr: shape";
    }
    constexpr bool empty() const { return width == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a, Extent::matrix(rows, width, lda));
        touch(Access::write, v, Extent::matrix(rows, width, ldv));
        touch(Access::write, tau, Extent::array(width));
        touch(Access::write, work, Extent::array(panel_qr_work<T>(rows)));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
        if (t != nullptr) touch(Access::write, t, Extent::matrix(width, width, ldt));
    }
};

inline constexpr int panel_qr_most_blocks = 160;
inline constexpr int panel_qr_threads = 512;
/// A block with fewer rows has less to do than it costs the others to wait for it.
inline constexpr std::int64_t panel_qr_least_rows = 64;

constexpr std::int64_t panel_qr_blocks(std::int64_t rows, std::int64_t most = panel_qr_most_blocks) {
    return std::clamp<std::int64_t>(rows / panel_qr_least_rows, 1,
                                    std::min<std::int64_t>(most, panel_qr_most_blocks));
}

/// The places in `work`, in elements of T: of even and of odd columns the blocks' sums of squares (doubles) and products,
/// and a row; then two columns, for panels that shared memory does not hold.
inline constexpr std::int64_t panel_qr_norms = 4 * panel_qr_most_blocks;
inline constexpr std::int64_t panel_qr_products = 2 * panel_qr_most_blocks * panel_qr_limit;
constexpr std::int64_t panel_qr_column_work(std::int64_t rows) {
    return panel_qr_norms + panel_qr_products + 2 * panel_qr_limit + 2 * rows;
}

/// What Cholesky QR has in `work`, behind that and on a boundary of 16 bytes, in numbers of double precision, real or complex:
/// every block's part of the Gram matrix and their sum, of which there are the 16 x 16 tiles of the lower triangle; the rows
/// of the panel's square at the top; the factor of the first pass.
struct PanelQrGram {
    static constexpr int tile = 16, tiles_a_side = static_cast<int>(panel_qr_limit) / tile;
    static constexpr int tiles = tiles_a_side * (tiles_a_side + 1) / 2, elements = tiles * tile * tile;
    static constexpr int square = static_cast<int>(panel_qr_limit * panel_qr_limit);

    /// Where element (i, k) is, row of tiles by row of tiles; i not in a row of tiles above that of k.
    static constexpr int place(int i, int k) {
        const int of_row = i / tile;
        return (of_row * (of_row + 1) / 2 + k / tile) * tile * tile + i % tile + k % tile * tile;
    }
    /// The row of tiles of tile t, and its column.
    static constexpr int tile_row(int t) {
        int row = 0;
        while ((row + 1) * (row + 2) / 2 <= t) ++row;
        return row;
    }
    static constexpr int tile_column(int t) { return t - tile_row(t) * (tile_row(t) + 1) / 2; }

    static constexpr std::int64_t part_at(std::int64_t block) { return block * elements; }
    static constexpr std::int64_t sum_at(std::int64_t blocks) { return blocks * elements; }
    static constexpr std::int64_t top_at(std::int64_t blocks) { return sum_at(blocks) + elements; }
    static constexpr std::int64_t factor_at(std::int64_t blocks) { return top_at(blocks) + square; }
    static constexpr std::int64_t size(std::int64_t blocks) { return factor_at(blocks) + square; }
};

/// Where that begins, and the length of all.
constexpr std::int64_t panel_qr_gram_at(std::int64_t rows) {
    return (panel_qr_column_work(rows) + 3) / 4 * 4;
}
/// The size of T's number of double precision.
template <class T>
inline constexpr std::size_t panel_qr_wide_bytes = (std::is_floating_point_v<T> ? 1 : 2) * sizeof(double);
template <class T>
constexpr std::int64_t panel_qr_work(std::int64_t rows) {
    constexpr auto wide = static_cast<std::int64_t>(panel_qr_wide_bytes<T> / sizeof(T));
    return panel_qr_gram_at(rows) + wide * PanelQrGram::size(panel_qr_blocks(rows));
}

/// An upper triangular factor in shared memory, row by row; of eight rows all begin with the column of the first.
struct PanelQrFactor {
    static constexpr int limit = static_cast<int>(panel_qr_limit), padding = 4;
    static constexpr int ld(int j) { return limit + padding - j / 8 * 8; }
    static constexpr int row_at(int j) {
        const int before = j / 8;
        return 8 * (before * (limit + padding) - 4 * before * (before - 1)) + j % 8 * ld(j);
    }
    static constexpr int at(int j, int k) { return row_at(j) + k - j / 8 * 8; }
    static constexpr int size = 8 * (limit / 8 * (limit + padding) - 4 * (limit / 8) * (limit / 8 - 1));
};

/// Eight rows or columns of a square in shared memory.
struct PanelQrStrips {
    static constexpr int strip = 8, ld = static_cast<int>(panel_qr_limit) + 4, size = strip * ld;
};

/// How the rows of a panel are dealt to blocks: neighbouring ones to each, in its shared memory if they fit there.
template <class T>
struct PanelQrShape {
    int width, blocks, rows;  ///< rows of a block; the last one may have fewer
    bool kept;                ///< the panel is in shared memory
    int chunk;  ///< rows that Cholesky QR has in shared memory at once, whole tiles; 0: it is not tried

    static constexpr int warps = panel_qr_threads / 32, groups = panel_qr_threads / 64;

    /// Column by column. In bytes, one behind the other: sums of squares, sums of products, coefficients, two columns, the
    /// panel.
    static constexpr std::size_t sums_at = groups * sizeof(double);
    static constexpr std::size_t coefficients_at =
        sums_at + static_cast<std::size_t>(groups) * panel_qr_limit * sizeof(T);
    static constexpr std::size_t columns_at = coefficients_at + panel_qr_limit * sizeof(T);
    constexpr std::size_t matrix_at() const {
        return columns_at + 2 * static_cast<std::size_t>(rows) * sizeof(T);
    }
    constexpr std::size_t column_bytes() const {
        return kept ? matrix_at() +
                          static_cast<std::size_t>(width) * static_cast<std::size_t>(rows) * sizeof(T)
                    : columns_at;
    }

    /// Cholesky QR: a triangular factor; strips of elimination, or meanwhile sums over blocks; reciprocals of pivots; signs; the
    /// triangles that make T; a chunk of the panel in whole tiles of 16 rows and columns. The distances between columns, and between the factor's rows,
    /// are those with which the lanes of a warp meet different banks.
    static constexpr std::size_t wide_bytes = panel_qr_wide_bytes<T>;
    constexpr int tile_rows() const {
        return (rows + PanelQrGram::tile - 1) / PanelQrGram::tile * PanelQrGram::tile;
    }
    constexpr int tile_columns() const {
        return (width + PanelQrGram::tile - 1) / PanelQrGram::tile * PanelQrGram::tile;
    }
    constexpr int chunk_ld() const { return chunk + 4; }
    constexpr int chunks() const { return (rows + chunk - 1) / chunk; }
    static constexpr std::size_t factor_at = 0;
    static constexpr std::size_t strips_at = factor_at + PanelQrFactor::size * wide_bytes;
    static constexpr std::size_t rows_at = strips_at + PanelQrStrips::size * wide_bytes;
    static constexpr std::size_t pivots_at = rows_at + PanelQrStrips::size * wide_bytes;
    static constexpr std::size_t signs_at = pivots_at + panel_qr_limit * wide_bytes;
    static constexpr int triangles_ld = static_cast<int>(panel_qr_limit) + 1;
    static constexpr std::size_t triangles_at = signs_at + panel_qr_limit * sizeof(double);
    static constexpr std::size_t tiles_at = triangles_at + triangles_ld * panel_qr_limit * sizeof(T);
    static constexpr std::size_t sums_of_blocks_at = strips_at;
    static_assert(panel_qr_threads <= 2 * PanelQrStrips::size);
    constexpr std::size_t product_bytes() const {
        return tiles_at +
               static_cast<std::size_t>(chunk_ld()) * static_cast<std::size_t>(tile_columns()) * sizeof(T);
    }
    constexpr std::size_t bytes() const {
        return chunk > 0 ? std::max(column_bytes(), product_bytes()) : column_bytes();
    }
    /// All rows of a block, or as many of them as shared memory holds; 0 where these are fewer than the panel has columns.
    constexpr int largest_chunk(std::size_t shared_bytes) const {
        if (shared_bytes <= tiles_at) return 0;
        const std::size_t held =
            (shared_bytes - tiles_at) / sizeof(T) / static_cast<std::size_t>(tile_columns());
        const int tiles =
            (static_cast<int>(std::min<std::size_t>(held, std::size_t{1} << 30)) - 4) / PanelQrGram::tile;
        const int most = std::min(tile_rows(), tiles * PanelQrGram::tile);
        return most >= width ? most : 0;
    }
};

/// Cholesky QR is worth while with that many columns and blocks. The first block has as many rows as the panel has columns then. A
/// thread has as many elements of R at most as all of these blocks' threads need.
inline constexpr int panel_qr_least_width = 16, panel_qr_least_blocks = 2;
inline constexpr int panel_qr_elements_of_r =
    static_cast<int>(panel_qr_limit * panel_qr_limit) / (panel_qr_least_blocks * panel_qr_threads);

template <class T>
constexpr PanelQrShape<T> panel_qr_shape(std::int64_t rows, std::int64_t width, int multiprocessors,
                                         std::size_t shared_bytes) {
    const std::int64_t wished = panel_qr_blocks(rows, multiprocessors);
    const std::int64_t each = (rows + wished - 1) / wished;
    PanelQrShape<T> shape{static_cast<int>(width), static_cast<int>((rows + each - 1) / each),
                          static_cast<int>(each), true, 0};
    shape.kept = shape.column_bytes() <= shared_bytes;
    if (width >= panel_qr_least_width && shape.blocks >= panel_qr_least_blocks)
        shape.chunk = shape.largest_chunk(shared_bytes);
    return shape;
}

}  // namespace lapilli

#define LAPILLI_PANEL_QR_OPERATIONS(X) X(PanelQrArgs)
