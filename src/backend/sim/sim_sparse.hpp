// SPDX-License-Identifier: BSD-3-Clause
// Sparse products in plain loops.
#pragma once

#include <bit>
#include <cstring>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "sparse/args.hpp"
#include "sparse/bricks_args.hpp"
#include "sparse/plain.hpp"

namespace lapilli::sim {

template <class T>
const T* row_of_x(const SparseProduct<T>& p, index_t column) {
    const index_t beyond = column - p.x.cols;
    return beyond < 0 ? on_host(p.x).at(0, column) : on_host(p.halo).at(0, beyond);
}

template <class T>
T value_for(const SparseProduct<T>& p, T value) {
    return p.conjugate ? conjugate(value) : value;
}

/// One row of the product from `entries` entries; value(e) and column(e) describe entry e.
template <class T, class Value, class Column>
void sparse_row(const SparseProduct<T>& p, index_t row, index_t entries, Value value, Column column) {
    const index_t read = p.alpha == T(0) ? 0 : entries;
    sparse_row_plainly<T>(
        read, [&](index_t e) { return value_for(p, value(e)); },
        [&](index_t e) { return row_of_x(p, column(e)); }, p.y.rows, 1, p.alpha, p.beta,
        on_host(p.y).at(0, row), 1);
}

template <class T>
void carry_out(const SparseCsrArgs<T>& p) {
    const auto one = [&](index_t row) {
        const index_t begin = p.pointers[row];
        sparse_row(
            p.product, row, p.pointers[row + 1] - begin, [&](index_t e) { return p.values[begin + e]; },
            [&](index_t e) { return p.columns[begin + e]; });
    };
    for (index_t i = 0; i < p.short_rows; ++i) one(p.order == nullptr ? i : p.order[i]);
    for (index_t i = 0; i < p.long_count; ++i) one(p.long_rows[i]);
}

template <class T>
void carry_out(const SparseSellArgs<T>& p) {
    for (index_t place = 0; place < p.slices * sell_slice; ++place) {
        if (p.places[place] < 0) continue;
        const index_t begin = p.begins[place / sell_slice] + place % sell_slice;
        sparse_row(
            p.product, p.places[place], p.lengths[place],
            [&](index_t e) { return p.values[begin + e * sell_slice]; },
            [&](index_t e) { return p.columns[begin + e * sell_slice]; });
    }
}

template <class T>
void carry_out(const SparseBsrArgs<T>& p) {
    const index_t b = p.b;
    for (index_t row = 0; row < p.block_rows * b; ++row) {
        const index_t begin = p.pointers[row / b], blocks = p.pointers[row / b + 1] - begin;
        const T* const first = p.values + begin * b * b + row % b * b;
        sparse_row(
            p.product, row, blocks * b, [&](index_t e) { return first[e / b * b * b + e % b]; },
            [&](index_t e) { return p.columns[begin + e / b] * b + e % b; });
    }
}

/// The entries of a group, extracted from its tiles.
template <class T>
struct BrickRow {
    std::vector<index_t> columns;
    std::vector<T> values;
};

template <class T>
void carry_out(const SparseBricksArgs<T>& p) {
    for (index_t b = 0; b < p.bricks; ++b) {
        const std::int32_t* const list = p.columns + p.lists[b];
        for (index_t g = p.bounds[b]; g < p.bounds[b + 1]; ++g) {
            BrickRow<T> rows[brick_group_rows];
            const double* at = p.records + 2 * static_cast<index_t>(p.group[g].begin);
            for (std::uint32_t record = 0; record < p.group[g].records; ++record) {
                BrickHeader header;
                std::memcpy(&header, at, sizeof header);
                const double* const first = at + 2 * brick_header_packs;
                const double* value = first;
                for (int t = 0; t < brick_record_tiles; ++t) {
                    for (std::uint32_t left = header.mask[t]; left != 0; left &= left - 1) {
                        const int bit = std::countr_zero(left), c = bit % brick_tile_columns;
                        BrickRow<T>& row = rows[bit / brick_tile_columns];
                        row.columns.push_back(list[slot_of_place(header.slot[c][t])]);
                        row.values.push_back(T(real_t<T>(*value++)));
                    }
                }
                at = first + round_up(value - first, 2);
            }
            for (index_t r = 0; r < brick_group_rows; ++r) {
                const std::int32_t row = p.group_rows[g * brick_group_rows + r];
                if (row < 0) continue;
                const BrickRow<T>& its = rows[r];
                sparse_row(
                    p.product, row, static_cast<index_t>(its.values.size()),
                    [&](index_t e) { return its.values[static_cast<std::size_t>(e)]; },
                    [&](index_t e) { return its.columns[static_cast<std::size_t>(e)]; });
            }
        }
    }
}

template <class T>
void carry_out(const SparseGatherArgs<T>& p) {
    const auto source = on_host(p.source);
    const auto target = on_host(p.target);
    for (index_t i = 0; i < target.cols; ++i) {
        for (index_t v = 0; v < target.rows; ++v) target(v, i) = source(v, p.list[i]);
    }
}

}  // namespace lapilli::sim
