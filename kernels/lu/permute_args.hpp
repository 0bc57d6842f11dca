// SPDX-License-Identifier: BSD-3-Clause
// Permutations of rows, and of columns if a matrix is stored by rows: the operations' arguments.
#pragma once

#include <algorithm>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "lu/order.hpp"

namespace lapilli {

using LuPanelLists = LuPanelListsOf<index_t>;

/// The most blocks of a launch. Each has workspace for a column.
inline constexpr index_t permute_rows_blocks = 256;
constexpr index_t permute_rows_work(index_t rows, index_t cols) {
    return rows * std::min(cols, permute_rows_blocks);
}

/// Row i of each column := what its row from[i] was. Every nb columns have a list of their own, of a.rows
/// numbers. Entries before `begin` (of the next nb columns `begin` + `stride`, and so on) are not read: these
/// rows stay.
template <class T>
struct PermuteRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "permute_rows";
    DeviceView<T> a;
    index_t nb;
    index_t begin, stride;
    const int* from;
    T* work;  ///< permute_rows_work(a.rows, a.cols) elements

    index_t lists() const { return ceil_div(a.cols, nb); }
    const char* violation() const {
        return a.rows < index_t(1) << 31 ? nullptr : "permute_rows: more rows than an int counts";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::read, from, Extent::array(lists() * a.rows));
        touch(Access::write, work, Extent::array(permute_rows_work(a.rows, a.cols)));
    }
};

/// Makes the lists of permute_rows for the columns left of a factorization's panels. List i is for the block
/// column that ends before row `begin` + i `stride`; it combines the interchanges of all panels of later
/// steps, and rows of its own step stay. After a failure the panels' lists may hold anything.
template <class T>
struct ComposeRowsArgs {
    using Scalar = T;
    static constexpr const char* name = "compose_rows";
    LuOrder order;
    const index_t* panels;  ///< LuPanelLists of all panels
    index_t begin, stride, count;
    int* lists;  ///< `count` lists of order.rows numbers

    const char* violation() const {
        return order.rows < index_t(1) << 31 ? nullptr : "compose_rows: more rows than an int counts";
    }
    bool empty() const { return count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, panels, Extent::array(LuPanelLists::of_a_column * order.steps));
        touch(Access::write, lists, Extent::array(count * order.rows));
    }
};

/// The most columns that one launch moves: those that a panel's interchanges concern.
template <class T>
inline constexpr index_t swap_columns_limit = sizeof(T) > 8 ? 256 : 512;

/// A(:, to[k]) := A(:, from[k]) for k = 0 .. count-1 where both are columns; all columns are read before one
/// is written. These are interchanges of rows in a matrix that is stored by rows. After a failure the lists
/// may hold anything
template <class T>
struct SwapColumnsArgs {
    using Scalar = T;
    static constexpr const char* name = "swap_columns";
    index_t count;
    const index_t *to, *from;
    DeviceView<T> a;

    const char* violation() const {
        return count <= swap_columns_limit<T> ? nullptr : "swap_columns: too many columns";
    }
    bool empty() const { return count == 0 || a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, to, Extent::array(count));
        touch(Access::read, from, Extent::array(count));
        touch(Access::write, a);
    }
};

}  // namespace lapilli
