// SPDX-License-Identifier: BSD-3-Clause
// The format `bricks` of a sparse matrix, for FP64 tensor cores: rows in clusters (bricks), whose rows of X
// fit in shared memory, and whose entries are stored in tiles of 8 rows by 4 columns. In double precision
// only.
//
//     brick     its distinct columns, ascending: slot s of shared memory gets row columns[s] of X
//     group     up to 8 rows of a brick. Its distinct columns, ascending, four at a time:
//
//                columns  3 4 5 9 | 12 13 20 21 | 22
//                row a    x x x . |  x  .  .  x |  .      each tile: a mask of 32 bits, row by row, and its entries in that
//                row b    x x . x |  .  x  x  . |  x      order, no others
//                :                |             |
//
//     record    four tiles: 64 bytes of header, their values, and 8 bytes of padding if these are odd in number
//
// A row's entries come in the order of their columns, whatever brick and group the row is in.
#pragma once

#include <cstddef>
#include <type_traits>

#include "arch/limits.hpp"
#include "sparse/args.hpp"

namespace lapilli {

inline constexpr index_t brick_group_rows = 8, brick_tile_columns = 4, brick_record_tiles = 4;
/// Sizes of a record, in packs of 16 bytes: its header, and its largest size. If the values are more, the
/// record has fewer tiles.
inline constexpr index_t brick_header_packs = 4, brick_most_packs = 48;
/// Records of a group that are being copied while one is multiplied.
inline constexpr int brick_ahead = 3;

struct BrickHeader {
    std::uint32_t mask[4];     ///< of tile t: bit 4 r + c, of row r and column c
    std::uint16_t slot[4][4];  ///< slot[c][t]: place_of_slot of column c of tile t
    std::uint8_t first[4];     ///< first[t]: value of tile t
    std::uint32_t ahead;       ///< packs of the record brick_ahead further on in the group; 0: none
    std::uint32_t unused[2];
};
static_assert(sizeof(BrickHeader) == 16 * brick_header_packs);

/// The place of row s of X in shared memory, in packs of 16 bytes: pack p of 8 is at place_of_slot(s) xor p.
/// A quarter of a warp reads two neighbouring packs of each of four slots; there is no bank conflict if these
/// differ modulo 4.
constexpr std::uint16_t place_of_slot(index_t s) { return static_cast<std::uint16_t>(8 * s + 2 * (s % 4)); }
constexpr index_t slot_of_place(std::uint16_t place) { return place / 8; }

/// 16 bytes, one load.
struct alignas(16) BrickGroup {
    std::uint32_t begin;    ///< of its first record, in packs
    std::uint32_t records;  ///< at least brick_ahead, some of them perhaps without entries
    std::uint8_t packs[4];  ///< of the first brick_ahead records
    std::uint32_t unused;
};

/// The most columns of a brick: two bricks' rows of X, and the warps' records, fit in the shared memory of
/// compute capability 9.0, for panels of `width` vectors.
constexpr index_t brick_most_columns(index_t width) { return width == 16 ? 664 : 380; }
inline constexpr int brick_producers = 8;  ///< warps that copy X
/// Warps that multiply, at most.
constexpr int brick_consumers(index_t width) { return width == 16 ? 20 : 12; }

template <class T>
struct SparseBricksArgs {
    using Scalar = T;
    static constexpr const char* name = "sparse_bricks";
    index_t rows, bricks, groups, columns_count, packs;
    index_t most_columns;         ///< of a brick
    const std::int64_t* lists;    ///< brick b has the columns columns[lists[b]] .. columns[lists[b + 1] - 1]
    const std::int32_t* columns;  ///< at least one a brick
    const std::int32_t* bounds;   ///< and the groups bounds[b] .. bounds[b + 1] - 1
    const BrickGroup* group;
    const std::int32_t* group_rows;  ///< row r of group g: group_rows[8 g + r]; -1: there is none
    const double* records;           ///< those of a group are contiguous
    SparseProduct<T> product;

    const char* violation() const {
        const bool all = std::is_same_v<T, double> && groups * brick_group_rows >= rows && product.fits(rows);
        return all ? nullptr : "sparse_bricks: shapes";
    }
    bool empty() const { return product.y.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, lists, Extent::array(bricks + 1));
        touch(Access::read, columns, Extent::array(columns_count));
        touch(Access::read, bounds, Extent::array(bricks + 1));
        touch(Access::read, group, Extent::array(groups));
        touch(Access::read, group_rows, Extent::array(groups * brick_group_rows));
        touch(Access::read, records, Extent::array(2 * packs));
        product.accesses(touch);
    }
};

/// The distribution of vectors to panels, and of shared memory:
///
///     | X of a brick | X of the next one | brick_ahead + 1 records of each warp | barriers |
struct BricksCut {
    int width = 0;  ///< of a panel: 16 or 32 vectors; 0: the device has not enough shared memory
    int panels = 0, buffers = 0, consumers = 0;

    constexpr std::size_t buffer_bytes(index_t most_columns) const {
        return static_cast<std::size_t>(most_columns * width) * sizeof(double);
    }
    constexpr std::size_t rings_at(index_t most_columns) const {
        return static_cast<std::size_t>(buffers) * buffer_bytes(most_columns);
    }
    constexpr std::size_t barriers_at(index_t most_columns) const {
        return rings_at(most_columns) +
               static_cast<std::size_t>(consumers * (brick_ahead + 1) * 16 * brick_most_packs);
    }
    /// Barriers: full and empty of the buffers, then of each warp's records.
    constexpr int barriers() const { return 2 * buffers + consumers * (brick_ahead + 1); }
    constexpr std::size_t shared_bytes(index_t most_columns) const {
        return barriers_at(most_columns) + static_cast<std::size_t>(barriers()) * sizeof(std::uint64_t);
    }
};

/// Panels of 32 vectors if there are more than 16. If shared memory is short there are fewer warps, else
/// narrower panels, else one buffer.
inline BricksCut bricks_cut(index_t k, index_t most_columns, const DeviceLimits& limits) {
    const auto room = static_cast<std::size_t>(limits.shared_bytes);
    for (const int width : {32, 16}) {
        if (width > 16 && k <= 16) continue;
        for (const int buffers : {2, 1}) {
            if (width > 16 && buffers == 1) continue;
            for (int consumers = brick_consumers(width); consumers >= 4; consumers -= 4) {
                const BricksCut cut{width, static_cast<int>(ceil_div(k, width)), buffers, consumers};
                if (cut.shared_bytes(most_columns) <= room) return cut;
            }
        }
    }
    return {};
}

}  // namespace lapilli

#define LAPILLI_BRICKS_OPERATIONS(X) X(SparseBricksArgs)
