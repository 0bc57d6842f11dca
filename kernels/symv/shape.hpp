// SPDX-License-Identifier: BSD-3-Clause
// How the work of a SYMV is cut and distributed: made by the host before the launch, read by the kernels.
//
//      strip: up to `width` columns of one device      unit: 32 rows of a strip
//
//      lower                     upper                      The units of all strips, in one line, are cut into
//      strip 0  1  2             strip 0  1  2              shares: one for each block, equal and contiguous,
//            D                         D  x  x   unit 0     of most of the line, and small ones of the rest, the
//            x  D                         x  x   unit 1     dynamic tail, which warps take when they are done
//            x  x  D                      D  x   unit 2     with their own. Eight workers take the units of a
//            x  x  x                         D              share in turn.
//
// Rows are counted from a boundary of 16 or 32 bytes before the matrix: row i is row i + lead of the units, so
// that a unit's columns are read in aligned pieces wherever the matrix begins.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lapilli {

inline constexpr int symv_unit_rows = 32;
/// The columns of a stage, 32 rows of which one warp uses at a time.
template <class T>
inline constexpr int symv_stage_columns = sizeof(T) == 16 ? 16 : 32;
/// The warps of a block, and the workers of a share.
inline constexpr int symv_workers = 8;
/// The most stages (symv/tiles.cuh) that stand side by side in a strip.
inline constexpr int symv_widest = 8;
/// The most small shares of one launch, and the most strips of a SYMV's: with more it goes in several passes.
inline constexpr int symv_most_small_shares = 1024, symv_most_strips = 192;

/// A triangle and where its columns are; its rows and columns from `first` on count.
struct SymvShape {
    std::int64_t n, first;
    std::int64_t nb;  ///< columns in a block of the layout; of any value on one device
    int rank, team;
    int width;  ///< of a strip: a multiple of 16
    int lead;
    bool upper;
};

struct SymvStrip {
    int column, local_column;  ///< its first in the whole matrix, and of the device's
    int columns;
    int before;                   ///< units in the strips before it
    int first_share, last_share;  ///< those that have a unit of it
};

/// The strips of one launch, and the shares of their units.
template <int Most>
struct SymvCut {
    int strips, units, row_units;
    int blocks;               ///< large shares: at least one unit each
    int small_from;           ///< the first unit of the small shares
    int small, small_shares;  ///< units in each, and how many there are
    SymvStrip strip[Most + 1];

    constexpr int shares() const { return blocks + small_shares; }
    /// The first unit of a share; that of shares() is the number of units.
    constexpr int first_unit(int share) const {
        if (share >= blocks) return std::min(units, small_from + (share - blocks) * small);
        const int each = small_from / blocks, more = small_from - each * blocks;
        return share * each + std::min(share, more);
    }
    /// The strip that has a unit.
    constexpr int strip_of(int unit) const {
        int low = 0;
        for (int high = strips; high - low > 1;) {
            const int middle = (low + high) / 2;
            if (strip[middle].before <= unit) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
    constexpr int units_of(int s) const { return strip[s + 1].before - strip[s].before; }
};

/// The row unit where a strip's units begin.
constexpr int symv_top(const SymvShape& shape, const SymvStrip& s) {
    const std::int64_t row = shape.upper || s.column < shape.first ? shape.first : s.column;
    return static_cast<int>((row + shape.lead) / symv_unit_rows);
}

constexpr int symv_row_units(const SymvShape& shape) {
    return static_cast<int>((shape.n + shape.lead + symv_unit_rows - 1) / symv_unit_rows);
}

/// Cuts up to `most` strips, from the one that `local_column` begins on: 0 at first, then where the last cut
/// ended. `dynamic_tail`: the part of the units that goes into small shares, in 1/16.
/// The result is the local column behind the strips, -1 if there are no more.
template <int Most>
std::int64_t symv_cut(const SymvShape& shape, std::int64_t local_column, int most, int blocks,
                      int dynamic_tail, SymvCut<Most>& cut) {
    const std::int64_t n = shape.n, nb = shape.team == 1 ? n : shape.nb;
    cut.strips = 0;
    cut.row_units = symv_row_units(shape);
    std::int64_t before = 0, local = local_column;
    for (;;) {
        const std::int64_t block = local / nb, in_block = local - block * nb;
        const std::int64_t start = (block * shape.team + shape.rank) * nb, column = start + in_block;
        if (column >= n) {
            local = -1;
            break;
        }
        if (cut.strips == most) break;
        const std::int64_t columns = std::min<std::int64_t>(shape.width, std::min(nb - in_block, n - column));
        if (column + columns > shape.first) {
            SymvStrip& strip = cut.strip[cut.strips++];
            strip = {static_cast<int>(column),
                     static_cast<int>(local),
                     static_cast<int>(columns),
                     static_cast<int>(before),
                     0,
                     0};
            const std::int64_t end =
                shape.upper ? (column + columns + shape.lead + symv_unit_rows - 1) / symv_unit_rows
                            : cut.row_units;
            before += end - symv_top(shape, strip);
        }
        local += columns;
    }
    cut.units = static_cast<int>(before);
    cut.strip[cut.strips] = {static_cast<int>(n), 0, 0, cut.units, 0, 0};
    cut.blocks = std::min(blocks, cut.units);
    // A unit for each worker of a small share, more if there would be too many.
    const int tail = static_cast<int>(before * dynamic_tail / 16);
    cut.small = std::max(symv_workers, (tail + symv_most_small_shares - 1) / symv_most_small_shares);
    cut.small_shares = tail / cut.small;
    cut.small_from = cut.units - cut.small_shares * cut.small;
    for (int s = 0, share = 0; s < cut.strips; ++s) {
        while (cut.first_unit(share + 1) <= cut.strip[s].before) ++share;
        cut.strip[s].first_share = share;
        while (cut.first_unit(share + 1) < cut.strip[s + 1].before) ++share;
        cut.strip[s].last_share = share;
    }
    return local;
}

}  // namespace lapilli
