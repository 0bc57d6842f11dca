// SPDX-License-Identifier: BSD-3-Clause
// The tiles of a product that touch the named part of C, in an order in which neighbours share operands,
// found by arithmetic: a persistent block walks on from the tile it has to the next one that is its own.
//
//     band of tile rows 0   | 1  4  7 10 ...      Bands of `band` tile rows from the top; in a band, tile columns from
//                           | 2  5  8             the left; in those, tile rows from the top. What runs at the same
//                           | 3  6  9             time is about as high as it is wide: few rows of A, few columns of B.
//     band 1                | ...
//
// In a band of a triangle, some tile columns are full, and a walk jumps over them; only those around the
// diagonal are counted one by one. The columns of C may be the local ones of a column-cyclic matrix: their
// numbers in the whole matrix grow, which is all that the counting needs.
#pragma once

#include <cstdint>

#include "arch/target.cuh"
#include "product/args.hpp"

namespace lapilli {

/// a / b of numbers that are not negative. Divisions of 64 bits take a GPU a hundred instructions.
LAPILLI_HOST_DEVICE std::int64_t quotient(std::int64_t a, std::int64_t b) {
    constexpr std::int64_t most = 0x7fffffff;
    if (a <= most && b <= most) return static_cast<unsigned>(a) / static_cast<unsigned>(b);
    return a / b;
}

/// The part of C and the grid of tiles over it.
struct ProductMap {
    std::int64_t m, n, first_row, first_col, nb;
    int rank, team;
    char part;
    int bm, bn;
    int rows, cols, band;  // tiles

    /// The column of the whole matrix that column j of C is.
    LAPILLI_HOST_DEVICE std::int64_t column(std::int64_t j) const {
        const std::int64_t local = first_col + j;
        if (team == 1) return local;
        const std::int64_t block = quotient(local, nb);
        return (block * team + rank) * nb + local - block * nb;
    }
    /// The number of columns of C before column x of the whole matrix.
    LAPILLI_HOST_DEVICE std::int64_t columns_before(std::int64_t x) const {
        std::int64_t local = x;
        if (team > 1 && x > 0) {
            const std::int64_t round = nb * team, before = quotient(x, round);
            const std::int64_t rest = x - before * round - rank * nb;
            local = before * nb + (rest < 0 ? 0 : rest < nb ? rest : nb);
        }
        local -= first_col;
        return local < 0 ? 0 : local < n ? local : n;
    }
    LAPILLI_HOST_DEVICE int clamp_row(std::int64_t tile) const {
        return static_cast<int>(tile < 0 ? 0 : tile < rows ? tile : rows);
    }
    /// The tile rows of a tile column that touch the part.
    LAPILLI_HOST_DEVICE int first_tile(int j) const {
        if (part != 'L') return 0;
        const std::int64_t row = column(static_cast<std::int64_t>(j) * bn) - first_row;
        return row < 0 ? 0 : row < m ? clamp_row(quotient(row, bm)) : rows;
    }
    LAPILLI_HOST_DEVICE int end_tile(int j) const {
        if (part != 'U') return rows;
        const std::int64_t end = (j + std::int64_t(1)) * bn, last = (end < n ? end : n) - 1;
        const std::int64_t row = column(last) - first_row;
        return row < 0 ? 0 : clamp_row(quotient(row, bm) + 1);
    }
    /// Tile columns whose first column is before column x of the whole matrix, and whose last one is.
    LAPILLI_HOST_DEVICE int columns_begun(std::int64_t x) const {
        return static_cast<int>(quotient(columns_before(x) + bn - 1, bn));
    }
    LAPILLI_HOST_DEVICE int columns_ended(std::int64_t x) const {
        const std::int64_t count = columns_before(x);
        return count == n ? cols : static_cast<int>(quotient(count, bn));
    }
};

/// A position in that order, plain data.
struct ProductPosition {
    int tile_row = 0, tile_col = 0;
    int before = 0;              ///< tiles before this column's
    int top = 0, height = 0;     ///< of the band
    int full = 0, full_end = 0;  ///< columns of the band that are full
    int end = 0;                 ///< the first column that has no tile in this band or after it
};

class ProductWalk : public ProductPosition {
  public:
    LAPILLI_HOST_DEVICE explicit ProductWalk(const ProductMap& m) : map(m) { enter(0); }
    /// On from there.
    LAPILLI_HOST_DEVICE ProductWalk(const ProductMap& m, const ProductPosition& at)
        : ProductPosition(at), map(m) {}

    /// On to the tile with number `target`, not before the last one asked for; false when there are fewer.
    LAPILLI_HOST_DEVICE bool advance(int target) {
        for (;;) {
            if (top >= map.rows) return false;
            if (tile_col >= end) {
                enter(top + map.band);
                continue;
            }
            if (tile_col >= full && tile_col < full_end) {
                const int ahead = (target - before) / height, run = full_end - tile_col;
                const int jump = ahead < run ? ahead : run;
                before += jump * height;
                tile_col += jump;
                if (jump == run) continue;
                tile_row = top + target - before;
                return true;
            }
            const int first = map.first_tile(tile_col), last = map.end_tile(tile_col);
            const int low = first > top ? first : top, high = last < top + height ? last : top + height;
            const int count = high > low ? high - low : 0;
            if (target - before < count) {
                tile_row = low + target - before;
                return true;
            }
            before += count;
            ++tile_col;
        }
    }

  private:
    LAPILLI_HOST_DEVICE void enter(int tile) {
        top = tile;
        height = map.rows - top < map.band ? map.rows - top : map.band;
        tile_col = full = 0;
        full_end = end = map.cols;
        const std::int64_t first = map.first_row + static_cast<std::int64_t>(top) * map.bm;
        const std::int64_t last = first + static_cast<std::int64_t>(height) * map.bm;
        if (map.part == 'L') {
            const std::int64_t bottom = map.first_row + map.m;
            full_end = map.columns_begun(first + map.bm < bottom ? first + map.bm : bottom);
            end = map.columns_begun(last < bottom ? last : bottom);
        } else if (map.part == 'U') {
            tile_col = map.columns_ended(first);
            full = map.columns_ended(last - map.bm);
        }
    }

    const ProductMap& map;
};

template <class T>
ProductMap product_map(const ProductArgs<T>& p, int bm, int bn, int slots) {
    ProductMap map{};
    map.m = p.m;
    map.n = p.n;
    map.first_row = p.first_row;
    map.first_col = p.first_col;
    map.nb = p.nb;
    map.rank = p.rank;
    map.team = p.team;
    map.part = p.part;
    map.bm = bm;
    map.bn = bn;
    map.rows = static_cast<int>((p.m + bm - 1) / bm);
    map.cols = static_cast<int>((p.n + bn - 1) / bn);
    // `slots` tiles at the same time, as high as wide
    map.band = 1;
    while (static_cast<std::int64_t>(map.band + 1) * map.band * bm <= static_cast<std::int64_t>(slots) * bn)
        ++map.band;
    return map;
}

inline int product_tile_count(const ProductMap& map) {
    ProductWalk walk(map);
    constexpr int beyond = 0x7fffffff;
    walk.advance(beyond);
    return walk.before;
}

}  // namespace lapilli
