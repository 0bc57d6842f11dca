// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/input.hpp"

#include <fmt/format.h>

#include <limits>

#include "base/instances.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {
namespace {

using Array = BadInput::Array;

[[noreturn]] void refuse(Array array, const std::string& text) { throw BadInput{array, text}; }

/// The columns of a row of the caller's, and what is wrong with them.
struct RowCheck {
    const SparseShape& shape;
    const IndexArray& columns;

    bool outside(index_t column) const { return column < 0 || column >= shape.cols; }
    bool beside_triangle(index_t row, index_t column) const {
        return shape.storage == Storage::lower ? column > row
                                               : shape.storage == Storage::upper && column < row;
    }
    bool is_bad(index_t row, index_t begin, index_t end) const {
        index_t before = -1;
        for (index_t e = begin; e < end; ++e) {
            const index_t column = columns[e];
            if (outside(column) || column <= before || beside_triangle(row, column)) return true;
            before = column;
        }
        return false;
    }
    [[noreturn]] void refuse_row(index_t row, index_t begin, index_t end) const {
        index_t before = -1;
        for (index_t e = begin; e < end; ++e) {
            const index_t column = columns[e];
            refuse_entry(row, column);
            const std::string place = fmt::format("in row {}", row + shape.base);
            if (column == before)
                refuse(Array::columns, fmt::format("holds column {} twice {}, must hold each once",
                                                   column + shape.base, place));
            if (column < before)
                refuse(Array::columns,
                       fmt::format("holds column {} behind column {} {}, must ascend in each row",
                                   column + shape.base, before + shape.base, place));
            before = column;
        }
        throw Error(LAPILLI_ERROR_INTERNAL, "internal: a row that was bad is good");
    }
    /// Where an entry is in no place that it may be in.
    void refuse_entry(index_t row, index_t column) const {
        if (outside(column)) {
            refuse(Array::columns,
                   fmt::format("holds column {} in row {}, must be from {} to {}", column + shape.base,
                               row + shape.base, shape.base, shape.cols - 1 + shape.base));
        }
        if (beside_triangle(row, column)) {
            const bool lower = shape.storage == Storage::lower;
            refuse(Array::columns,
                   fmt::format("holds column {} in row {}, {} the diagonal, must be of the {} triangle",
                               column + shape.base, row + shape.base, lower ? "above" : "below",
                               lower ? "lower" : "upper"));
        }
    }
};

/// The rows' beginnings, counted from 0.
std::vector<std::int64_t> copied_pointers(const IndexArray& pointers, index_t rows) {
    std::vector<std::int64_t> copy(static_cast<std::size_t>(rows) + 1);
    for (index_t i = 0; i <= rows; ++i) copy[static_cast<std::size_t>(i)] = pointers[i];
    return copy;
}

std::vector<std::int64_t> checked_rows(const SparseShape& shape, const IndexArray& pointers,
                                       const IndexArray& columns, int threads) {
    std::vector<std::int64_t> rows = copied_pointers(pointers, shape.rows);
    const RowCheck check{shape, columns};
    const auto begin = [&](index_t row) { return rows[static_cast<std::size_t>(row)]; };
    const index_t bad =
        first_row(rows, threads, [&](index_t row) { return check.is_bad(row, begin(row), begin(row + 1)); });
    if (bad >= 0) check.refuse_row(bad, begin(bad), begin(bad + 1));
    return rows;
}

/// Whether an element of a block that meets the diagonal is in the part that is given.
bool is_given(Storage storage, bool on_diagonal, index_t row, index_t col) {
    if (storage == Storage::all || !on_diagonal) return true;
    return storage == Storage::lower ? col <= row : col >= row;
}

template <class T>
Pattern<T> finished(Csr<T> given, ValuePlan plan) {
    if (plan.storage == Storage::all) return {std::move(given), std::move(plan)};
    return {with_both_triangles(given, plan.storage), std::move(plan)};
}

}  // namespace

index_t checked_pointers(const IndexArray& pointers, index_t rows, index_t base) {
    if (pointers[0] != 0)
        refuse(Array::pointers, fmt::format("holds {} for row {}, must begin with the base, {}",
                                            pointers[0] + base, base, base));
    for (index_t i = 0; i < rows; ++i) {
        if (pointers[i + 1] < pointers[i])
            refuse(Array::pointers, fmt::format("holds {} for row {} and {} behind it, must not descend",
                                                pointers[i] + base, i + base, pointers[i + 1] + base));
    }
    return pointers[rows];
}

template <class T>
Pattern<T> pattern_of_csr(const SparseShape& shape, const IndexArray& pointers, const IndexArray& columns,
                          int threads) {
    Csr<T> csr;
    csr.rows = shape.rows;
    csr.cols = shape.cols;
    csr.pointers = checked_rows(shape, pointers, columns, threads);
    csr.columns.resize(static_cast<std::size_t>(csr.pointers.back()));
    rows_by_threads(csr.pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t e = csr.begin(first); e < csr.begin(last); ++e)
            csr.columns[static_cast<std::size_t>(e)] = static_cast<std::int32_t>(columns[e]);
    });
    ValuePlan plan{
        .storage = shape.storage, .count = csr.entries(), .base = shape.base, .pointers = {}, .sources = {}};
    if (shape.storage != Storage::all) plan.pointers = csr.pointers;
    return finished(std::move(csr), std::move(plan));
}

template <class T>
Pattern<T> pattern_of_coo(const SparseShape& shape, index_t entries, const IndexArray& rows,
                          const IndexArray& columns, int threads) {
    const RowCheck check{shape, columns};
    std::vector<std::int64_t> given(static_cast<std::size_t>(shape.rows) + 1);
    for (index_t e = 0; e < entries; ++e) {
        if (rows[e] < 0 || rows[e] >= shape.rows) {
            refuse(Array::rows,
                   fmt::format("holds row {} with column {}, must be from {} to {}", rows[e] + shape.base,
                               columns[e] + shape.base, shape.base, shape.rows - 1 + shape.base));
        }
        check.refuse_entry(rows[e], columns[e]);
        ++given[static_cast<std::size_t>(rows[e]) + 1];
    }
    sum_up(given);

    // By rows, then each row by columns; both keep the order of entries of one place.
    std::vector<std::uint64_t> sources(static_cast<std::size_t>(entries));
    std::vector<std::int64_t> next(given.begin(), given.end() - 1);
    for (index_t e = 0; e < entries; ++e)
        sources[static_cast<std::size_t>(next[static_cast<std::size_t>(rows[e])]++)] =
            static_cast<std::uint64_t>(e);
    const auto column_of = [&](std::uint64_t source) {
        return columns[static_cast<index_t>(source & ~ValuePlan::mark)];
    };
    Csr<T> csr;
    csr.rows = shape.rows;
    csr.cols = shape.cols;
    csr.pointers.assign(given.size(), 0);
    rows_by_threads(given, 4, threads, [&](index_t first, index_t last) {
        for (index_t row = first; row < last; ++row) {
            const auto begin = sources.begin() + given[static_cast<std::size_t>(row)];
            const auto end = sources.begin() + given[static_cast<std::size_t>(row) + 1];
            // In place, and stable by the second key.
            std::sort(begin, end, [&](std::uint64_t a, std::uint64_t b) {
                return std::pair(column_of(a), a) < std::pair(column_of(b), b);
            });
            std::int64_t places = 0;
            index_t before = -1;
            for (auto source = begin; source != end; ++source) {
                const index_t column = column_of(*source);
                if (column != before) {
                    *source |= ValuePlan::mark;
                    ++places;
                }
                before = column;
            }
            csr.pointers[static_cast<std::size_t>(row) + 1] = places;
        }
    });
    sum_up(csr.pointers);
    csr.columns.resize(static_cast<std::size_t>(csr.pointers.back()));
    rows_by_threads(given, 1, threads, [&](index_t first, index_t last) {
        index_t place = csr.begin(first);
        for (index_t q = given[static_cast<std::size_t>(first)]; q < given[static_cast<std::size_t>(last)];
             ++q) {
            const std::uint64_t source = sources[static_cast<std::size_t>(q)];
            if ((source & ValuePlan::mark) != 0)
                csr.columns[static_cast<std::size_t>(place++)] = static_cast<std::int32_t>(column_of(source));
        }
    });
    ValuePlan plan{.storage = shape.storage,
                   .count = entries,
                   .base = shape.base,
                   .pointers = std::move(given),
                   .sources = std::move(sources)};
    return finished(std::move(csr), std::move(plan));
}

template <class T>
Pattern<T> pattern_of_bsr(const SparseShape& shape, index_t b, bool by_columns, const IndexArray& pointers,
                          const IndexArray& columns, int threads) {
    const std::vector<std::int64_t> blocks = checked_rows(shape, pointers, columns, threads);
    const auto begin = [&](index_t block_row) { return blocks[static_cast<std::size_t>(block_row)]; };
    Csr<T> csr;
    csr.rows = shape.rows * b;
    csr.cols = shape.cols * b;
    csr.pointers.assign(static_cast<std::size_t>(csr.rows) + 1, 0);
    const auto each_of_row = [&](index_t row, auto use) {
        for (index_t q = begin(row / b); q < begin(row / b + 1); ++q) {
            const index_t column = columns[q];
            for (index_t c = 0; c < b; ++c) {
                if (is_given(shape.storage, column == row / b, row % b, c)) use(column * b + c);
            }
        }
    };
    for (index_t row = 0; row < csr.rows; ++row)
        each_of_row(row, [&](index_t) { ++csr.pointers[static_cast<std::size_t>(row) + 1]; });
    sum_up(csr.pointers);
    csr.columns.resize(static_cast<std::size_t>(csr.pointers.back()));
    rows_by_threads(csr.pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t row = first; row < last; ++row) {
            index_t place = csr.begin(row);
            each_of_row(row, [&](index_t column) {
                csr.columns[static_cast<std::size_t>(place++)] = static_cast<std::int32_t>(column);
            });
        }
    });
    ValuePlan plan{.storage = shape.storage,
                   .count = blocks.back() * b * b,
                   .base = shape.base,
                   .b = b,
                   .by_columns = by_columns,
                   .pointers = blocks,
                   .sources = {}};
    return finished(std::move(csr), std::move(plan));
}

LAPILLI_INSTANCES(pattern_of_csr, pattern_of_coo, pattern_of_bsr)

}  // namespace lapilli
