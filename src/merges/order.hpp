// SPDX-License-Identifier: BSD-3-Clause
// Sorts columns of a matrix in place, all or some of them, with workspace for half of the sorted ones.
#pragma once

#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

/// Column order[j] is to become column j; columns that are not named are lost. The first half of the sorted
/// columns is saved in the workspace. Columns of the rest that occupy the first half's target move to later
/// columns that are now free. Then the target is free, takes the rest in order, and both halves are copied to
/// their places. No move reads what another one writes.
class ColumnSort {
  public:
    explicit ColumnSort(std::vector<index_t> order)
        : half(ceil_div(static_cast<index_t>(order.size()), index_t(2))), order_(std::move(order)) {
        const auto n = static_cast<index_t>(order_.size());
        std::vector<index_t> free;
        for (index_t j = 0; j < half; ++j) {
            if (at(j) >= half) free.push_back(at(j));
        }
        for (index_t j = half; j < n; ++j) {
            if (at(j) >= half) continue;
            const index_t to = free[from_.size()];
            from_.push_back(at(j));
            to_.push_back(to);
            order_[static_cast<std::size_t>(j)] = to;
        }
    }

    const index_t half;

    index_t moved() const { return static_cast<index_t>(from_.size()); }
    /// Writes the positions of the sorted columns from which their first half is taken; then the moves: from,
    /// to.
    void write(index_t* lists) const {
        lists = std::copy(order_.begin(), order_.end(), lists);
        lists = std::copy(from_.begin(), from_.end(), lists);
        std::copy(to_.begin(), to_.end(), lists);
    }

  private:
    index_t at(index_t j) const { return order_[static_cast<std::size_t>(j)]; }

    std::vector<index_t> order_, from_, to_;
};

}  // namespace lapilli
