// SPDX-License-Identifier: BSD-3-Clause
// The order in which the columns of an LU factorization become panels, and where the lists of each are: the
// same for the schedule and for the operation that puts the interchanges of all panels together. Plain data.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lapilli {

/// The lists of the panel of `width` columns whose first row is `row`, in an array with those of all panels:
/// pivots, and the lists of swap_rows, whose rows are counted from the panel's first.
template <class Index>
struct LuPanelListsOf {
    static constexpr std::int64_t of_a_column = 5;
    Index *pivots, *to, *from;
    constexpr LuPanelListsOf(Index* all, std::int64_t row, std::int64_t width)
        : pivots(all + of_a_column * row), to(pivots + width), from(to + 2 * width) {}
};

/// Columns are factored in steps of one or more block columns, between two updates of the others: the more,
/// the faster the products of an update; the fewer, the less of a step's own work nothing overlaps. A step
/// consists of panels.
struct LuOrder {
    std::int64_t rows, steps;  ///< of the matrix; its pivots
    std::int64_t nb;           ///< columns of a block column
    std::int64_t narrow, wide,
        wide_rows;                     ///< columns of a panel, and of one where at most wide_rows are left
    std::int64_t two_from, four_from;  ///< rows left from which a step is two block columns, or four

    /// Block columns of the step whose first row is `row`. Nothing overlaps the first one: steps become long
    /// from there on.
    constexpr std::int64_t blocks_at(std::int64_t row) const {
        const std::int64_t left = rows - row, most = left >= four_from ? 4 : left >= two_from ? 2 : 1;
        return std::min(most, 1 + row / nb);
    }
    /// The first column with a pivot behind that step.
    constexpr std::int64_t end_of_step(std::int64_t row) const {
        return std::min(row + nb * blocks_at(row), steps);
    }
    /// Columns of its panels.
    constexpr std::int64_t panel_at(std::int64_t row) const {
        return rows - row <= wide_rows ? wide : narrow;
    }
    /// f(the first row, the width) of each panel of the steps from the one that begins at `row` on.
    template <class F>
    constexpr void each_panel_from(std::int64_t row, F f) const {
        while (row < steps) {
            const std::int64_t end = end_of_step(row), width = panel_at(row);
            for (; row < end; row += width) f(row, std::min(width, end - row));
            row = end;
        }
    }
    /// The first row of the step behind that of the column before `column`.
    constexpr std::int64_t step_behind(std::int64_t column) const {
        std::int64_t row = 0;
        while (row < std::min(column, steps)) row = end_of_step(row);
        return row;
    }
};

}  // namespace lapilli
