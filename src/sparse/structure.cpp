// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/structure.hpp"

#include "base/instances.hpp"
#include "sparse/bricks_args.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

/// Whether b rows from `row` on have the same columns, in runs of b that begin at multiples of b.
template <class T>
bool is_block_row(const Csr<T>& a, index_t row, index_t b) {
    const index_t begin = a.begin(row), length = a.length(row);
    if (length % b != 0) return false;
    for (index_t e = 0; e < length; ++e) {
        const index_t first = a.column(begin + e - e % b);
        if (first % b != 0 || a.column(begin + e) != first + e % b) return false;
    }
    for (index_t r = 1; r < b; ++r) {
        if (a.length(row + r) != length) return false;
        const auto from = a.columns.begin() + begin;
        if (!std::equal(from, from + length, a.columns.begin() + a.begin(row + r))) return false;
    }
    return true;
}

template <class T>
bool has_blocks(const Csr<T>& a, index_t b, int threads) {
    if (a.entries() == 0 || a.rows % b != 0 || a.cols % b != 0) return false;
    return first_row(a.pointers, threads,
                     [&](index_t row) { return row % b == 0 && !is_block_row(a, row, b); }) < 0;
}

}  // namespace

const char* name_of(SparseFormat format) {
    constexpr const char* names[] = {"csr", "sell", "bsr", "bricks"};
    return names[static_cast<int>(format)];
}

template <class T>
SparseStructure structure_of(const Csr<T>& a, int threads) {
    SparseStructure found;
    for (index_t row = 0; row < a.rows; ++row) found.longest = std::max(found.longest, a.length(row));
    found.mean = a.rows == 0 ? 0 : ceil_div(a.entries(), a.rows);
    // Twice the mean: boundaries of a grid are even, degrees of a graph are not.
    found.even = a.rows == 0 || found.longest * a.rows <= 2 * a.entries();
    for (const int b : {4, 3, 2}) {
        if (!has_blocks(a, b, threads)) continue;
        found.block = b;
        break;
    }
    return found;
}

template <class T>
SparseWish wish_for(const SparseStructure& structure, const std::string& wanted, index_t k) {
    if (wanted == "sell") return {SparseFormat::sell};
    if (wanted == "csr") return {SparseFormat::csr};
    const index_t width = k <= 16 ? 16 : 32;
    const bool possible = std::is_same_v<T, double> && structure.longest <= brick_most_columns(width);
    if (wanted == "bricks" && possible) return {SparseFormat::bricks, width};
    return {structure.block > 1 ? SparseFormat::bsr : SparseFormat::csr};
}

std::vector<index_t> balanced_bounds(const std::vector<std::int64_t>& pointers, int parts, index_t step) {
    const index_t rows = static_cast<index_t>(pointers.size()) - 1, total = pointers.back() + rows;
    std::vector<index_t> bounds{0};
    for (int d = 1; d < parts; ++d) {
        const index_t row = row_at(pointers, ceil_div(total, parts) * d);
        bounds.push_back(std::min(rows, std::max(bounds.back(), round_up(row, step))));
    }
    bounds.push_back(rows);
    return bounds;
}

std::vector<index_t> equal_bounds(index_t count, const std::vector<index_t>& rows, index_t step) {
    const std::size_t parts = rows.size() - 1;
    index_t takers = 0;
    for (std::size_t d = 0; d < parts; ++d) takers += rows[d + 1] > rows[d] ? 1 : 0;
    const index_t each = round_up(ceil_div(count, std::max<index_t>(1, takers)), step);
    std::vector<index_t> bounds{0};
    for (std::size_t d = 0; d < parts; ++d)
        bounds.push_back(std::min(count, bounds.back() + (rows[d + 1] > rows[d] ? each : 0)));
    bounds.back() = count;
    return bounds;
}

LAPILLI_INSTANCES(structure_of, wish_for)

}  // namespace lapilli
