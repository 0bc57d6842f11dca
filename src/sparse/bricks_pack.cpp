// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/bricks_pack.hpp"

#include <bit>
#include <cstring>
#include <limits>

#include "base/error.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

/// One brick's part of the arrays.
struct Piece {
    std::vector<std::int32_t> columns;
    std::vector<BrickHeader> headers;
    std::vector<std::uint32_t> records;  ///< of each group
};

std::uint32_t packs_of(const BrickHeader& header) {
    const int values = header.first[3] + std::popcount(header.mask[3]);
    return static_cast<std::uint32_t>(brick_header_packs + (values + 1) / 2);
}

/// Makes the pieces of some bricks, one after the other.
class Packer {
  public:
    explicit Packer(const DistributedRows& rows)
        : rows_(rows), slot_of_(static_cast<std::size_t>(rows.own) + rows.halo.size(), -1) {}

    /// Packs groups [first, last).
    Piece pack(const BrickRows& bricks, std::int32_t first, std::int32_t last) {
        Piece piece;
        const std::int32_t* const begin = bricks.rows.data() + first * brick_group_rows;
        const std::int32_t* const end = bricks.rows.data() + last * brick_group_rows;
        for (const std::int32_t* row = begin; row < end; ++row) {
            if (*row < 0 || (row > begin && has_columns_of(*row, row[-1]))) continue;
            each_entry(*row, [&](std::int32_t column) {
                if (slot_of_[static_cast<std::size_t>(column)] >= 0) return;
                slot_of_[static_cast<std::size_t>(column)] = 0;
                piece.columns.push_back(column);
            });
        }
        // In the order of the whole matrix, where the halo is not behind the device's own columns.
        std::sort(piece.columns.begin(), piece.columns.end(),
                  [&](std::int32_t a, std::int32_t b) { return of_matrix(a) < of_matrix(b); });
        for (std::size_t s = 0; s < piece.columns.size(); ++s)
            slot_of_[static_cast<std::size_t>(piece.columns[s])] = static_cast<std::int32_t>(s);
        rows_with_.assign(piece.columns.size(), 0);
        for (const std::int32_t* group = begin; group < end; group += brick_group_rows)
            pack_group(group, piece);
        for (const std::int32_t column : piece.columns) slot_of_[static_cast<std::size_t>(column)] = -1;
        // A slot that is read for places without entries has something in it.
        if (piece.columns.empty()) piece.columns.push_back(0);
        return piece;
    }

  private:
    template <class F>
    void each_entry(std::int32_t row, F f) const {
        const auto at = static_cast<std::size_t>(row);
        for (std::int64_t e = rows_.pointers[at]; e < rows_.pointers[at + 1]; ++e)
            f(rows_.columns[static_cast<std::size_t>(e)]);
    }
    bool has_columns_of(std::int32_t a, std::int32_t b) const {
        if (b < 0 || rows_.length(a) != rows_.length(b)) return false;
        const auto from = rows_.columns.begin() + rows_.pointers[static_cast<std::size_t>(a)];
        return std::equal(from, from + rows_.length(a),
                          rows_.columns.begin() + rows_.pointers[static_cast<std::size_t>(b)]);
    }
    index_t of_matrix(std::int32_t column) const {
        return column < rows_.own ? rows_.first_col + column
                                  : rows_.halo[static_cast<std::size_t>(column - rows_.own)];
    }
    struct Tile {
        std::uint32_t mask = 0;
        int count = 0;  // columns
        std::uint16_t slots[brick_tile_columns] = {};
    };
    /// Behind those of the group that begins with header `first`.
    void add_tile(Tile tile, std::size_t first, Piece& piece) {
        // Where there is no column, a lane reads what its warp reads anyway.
        for (int c = tile.count; c < brick_tile_columns; ++c) tile.slots[c] = tile.slots[tile.count - 1];
        const auto most_values = static_cast<int>(2 * (brick_most_packs - brick_header_packs));
        const auto fits = [&] {
            return tiles_ < brick_record_tiles && values_ + std::popcount(tile.mask) <= most_values;
        };
        if (piece.headers.size() == first || !fits()) {
            piece.headers.emplace_back();
            tiles_ = values_ = 0;
        }
        BrickHeader& header = piece.headers.back();
        header.mask[tiles_] = tile.mask;
        values_ += std::popcount(tile.mask);
        // This tile's, and so long as there is none, those of the tiles behind it.
        for (int c = 0; c < brick_tile_columns; ++c)
            std::fill(header.slot[c] + tiles_, header.slot[c] + brick_record_tiles, tile.slots[c]);
        ++tiles_;
        std::fill(header.first + tiles_, header.first + brick_record_tiles,
                  static_cast<std::uint8_t>(values_));
    }
    void pack_group(const std::int32_t* group, Piece& piece) {
        for (int r = 0; r < brick_group_rows; ++r) {
            if (group[r] < 0) continue;
            each_entry(group[r], [&](std::int32_t column) {
                rows_with_[static_cast<std::size_t>(slot_of_[static_cast<std::size_t>(column)])] |=
                    static_cast<std::uint8_t>(1 << r);
            });
        }
        const std::size_t first = piece.headers.size();
        Tile tile;
        for (std::size_t s = 0; s < rows_with_.size(); ++s) {
            const unsigned with = std::exchange(rows_with_[s], std::uint8_t{0});
            if (with == 0) continue;
            for (unsigned r = 0; r < brick_group_rows; ++r)
                tile.mask |= (with >> r & 1U) << (brick_tile_columns * r + static_cast<unsigned>(tile.count));
            tile.slots[tile.count++] = place_of_slot(static_cast<index_t>(s));
            if (tile.count == brick_tile_columns) add_tile(std::exchange(tile, {}), first, piece);
        }
        if (tile.count > 0) add_tile(tile, first, piece);
        while (piece.headers.size() < first + brick_ahead) piece.headers.emplace_back();
        for (std::size_t i = first + brick_ahead; i < piece.headers.size(); ++i)
            piece.headers[i - brick_ahead].ahead = packs_of(piece.headers[i]);
        piece.records.push_back(static_cast<std::uint32_t>(piece.headers.size() - first));
    }

    const DistributedRows& rows_;
    std::vector<std::int32_t> slot_of_;    // of each column; -1: it is not in the brick
    std::vector<std::uint8_t> rows_with_;  // of each slot: bit r for row r of the group
    int tiles_ = 0, values_ = 0;           // of the record
};

}  // namespace

BrickPack::BrickPack(const DistributedRows& rows, BrickRows in_bricks, int threads)
    : rows_(std::move(in_bricks)), pointers_(rows.pointers) {
    work_.push_back(0);
    for (index_t b = 0; b < bricks(); ++b) {
        std::int64_t entries = 0;
        for (auto i = rows_.groups[static_cast<std::size_t>(b)] * brick_group_rows;
             i < rows_.groups[static_cast<std::size_t>(b) + 1] * brick_group_rows; ++i) {
            const std::int32_t row = rows_.rows[static_cast<std::size_t>(i)];
            entries += row < 0 ? 0 : rows.length(row);
        }
        work_.push_back(work_.back() + entries);
    }
    std::vector<Piece> pieces(static_cast<std::size_t>(bricks()));
    rows_by_threads(work_, 16, threads, [&](index_t first, index_t last) {
        Packer packer(rows);
        for (auto b = static_cast<std::size_t>(first); b < static_cast<std::size_t>(last); ++b)
            pieces[b] = packer.pack(rows_, rows_.groups[b], rows_.groups[b + 1]);
    });
    lists.push_back(0);
    for (Piece& piece : pieces) {
        columns.insert(columns.end(), piece.columns.begin(), piece.columns.end());
        lists.push_back(static_cast<std::int64_t>(columns.size()));
        most_columns = std::max(most_columns, static_cast<index_t>(piece.columns.size()));
        auto header = piece.headers.begin();
        for (const std::uint32_t records : piece.records) {
            require(packs <= std::numeric_limits<std::uint32_t>::max(), "bricks: 64 GB of records");
            BrickGroup& group =
                groups.emplace_back(BrickGroup{static_cast<std::uint32_t>(packs), records, {}, 0});
            for (int i = 0; i < brick_ahead; ++i)
                group.packs[i] = static_cast<std::uint8_t>(packs_of(header[i]));
            first_header_.push_back(static_cast<std::int64_t>(headers_.size()));
            headers_.insert(headers_.end(), header, header + records);
            for (const auto end = header + records; header != end; ++header) packs += packs_of(*header);
        }
        piece = {};
    }
}

std::vector<double> BrickPack::records(const double* values, int threads) const {
    std::vector<double> records(static_cast<std::size_t>(2 * packs));
    rows_by_threads(work_, 4, threads, [&](index_t first, index_t last) {
        for (auto g = static_cast<std::size_t>(rows_.groups[static_cast<std::size_t>(first)]);
             g < static_cast<std::size_t>(rows_.groups[static_cast<std::size_t>(last)]); ++g) {
            const double* next[brick_group_rows] = {};
            for (std::size_t r = 0; r < brick_group_rows; ++r) {
                const std::int32_t row = rows_.rows[g * brick_group_rows + r];
                if (row >= 0) next[r] = values + pointers_[static_cast<std::size_t>(row)];
            }
            double* to = records.data() + 2 * static_cast<std::size_t>(groups[g].begin);
            for (std::uint32_t i = 0; i < groups[g].records; ++i) {
                const BrickHeader& header = headers_[static_cast<std::size_t>(first_header_[g]) + i];
                std::memcpy(to, &header, sizeof header);
                double* value = to + 2 * brick_header_packs;
                for (const std::uint32_t mask : header.mask) {
                    for (std::uint32_t left = mask; left != 0; left &= left - 1)
                        *value++ = *next[std::countr_zero(left) / brick_tile_columns]++;
                }
                to += 2 * packs_of(header);
            }
        }
    });
    return records;
}

void BrickPack::forget_columns() { columns = {}; }

}  // namespace lapilli
