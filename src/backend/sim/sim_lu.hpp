// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a panel and the steps after it as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "backend/sim/sim_flag.hpp"
#include "backend/sim/sim_memory.hpp"
#include "base/view.hpp"
#include "lu/args.hpp"

namespace lapilli::sim {

/// The pivot row of column j: the first among the largest elements. A NaN counts as larger than every number.
template <class T>
index_t pivot_row(const HostView<T>& a, index_t j) {
    const auto size = [&](index_t i) {
        if constexpr (is_complex<T>)
            return std::abs(a(i, j).real()) + std::abs(a(i, j).imag());
        else
            return std::abs(a(i, j));
    };
    index_t best = j;
    for (index_t i = j + 1; i < a.rows && !std::isnan(size(best)); ++i) {
        if (std::isnan(size(i)) || size(i) > size(best)) best = i;
    }
    return best;
}

template <class T>
void carry_out(const LuPanelArgs<T>& p) {
    if (p.begun != nullptr) raise_flag(p.begun, p.step);
    const HostView<T> a{p.a.data, p.a.rows, p.a.cols, p.a.ld};
    std::vector<index_t> row_in(static_cast<std::size_t>(a.rows));
    for (index_t i = 0; i < a.rows; ++i) row_in[static_cast<std::size_t>(i)] = i;
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t pivot = pivot_row(a, j);
        p.pivots[j] = p.first + pivot + 1;
        std::swap(row_in[static_cast<std::size_t>(j)], row_in[static_cast<std::size_t>(pivot)]);
        for (index_t k = 0; k < a.cols; ++k) std::swap(a(j, k), a(pivot, k));
        if (a(j, j) == T(0)) {
            if (*p.info == 0) *p.info = p.first + j + 1;
        } else {
            for (index_t i = j + 1; i < a.rows; ++i) a(i, j) /= a(j, j);
        }
        for (index_t k = j + 1; k < a.cols; ++k) {
            for (index_t i = j + 1; i < a.rows; ++i) a(i, k) -= a(i, j) * a(j, k);
        }
    }
    for (index_t k = 0; k < 2 * a.cols; ++k) p.to[k] = -1;
    index_t moves = 0;
    for (index_t i = 0; i < a.rows; ++i) {
        const index_t from = row_in[static_cast<std::size_t>(i)];
        if (from == i) continue;
        p.to[moves] = i;
        p.from[moves++] = from;
    }
}

template <class T>
void carry_out(const LuSolveArgs<T>& p) {
    const HostView<const T> l = on_host(p.l);
    const HostView<T> x = on_host(p.x);
    for (index_t j = 0; j < x.cols; ++j) {
        for (index_t k = 0; k < x.rows; ++k) {
            for (index_t i = k + 1; i < x.rows; ++i) x(i, j) -= l(i, k) * x(k, j);
        }
    }
}

template <class T>
void carry_out(const LuRowsArgs<T>& p) {
    const HostView<T> a = on_host(p.a), top = on_host(p.top);
    const HostView<const T> l = on_host(p.l);
    const index_t rows = p.rows();
    const auto is_row = [&](index_t i) { return i >= 0 && i < rows; };
    std::vector<T> column(static_cast<std::size_t>(rows)), moved;
    for (index_t j = 0; j < p.cols(); ++j) {
        const auto element = [&](index_t i) -> T& { return p.by_rows ? a(j, i) : a(i, j); };
        for (index_t i = 0; i < rows; ++i) column[static_cast<std::size_t>(i)] = element(i);
        moved = column;
        for (index_t k = 0; k < p.count; ++k) {
            if (is_row(p.to[k]) && is_row(p.from[k]))
                moved[static_cast<std::size_t>(p.to[k])] = column[static_cast<std::size_t>(p.from[k])];
        }
        for (index_t i = l.rows; i < rows; ++i) element(i) = moved[static_cast<std::size_t>(i)];
        for (index_t k = 0; k < l.rows; ++k) {
            const T x = moved[static_cast<std::size_t>(k)];
            top(k, j) = x;
            for (index_t i = k + 1; i < l.rows; ++i) moved[static_cast<std::size_t>(i)] -= l(i, k) * x;
        }
    }
}

template <class T>
void carry_out(const ComposeRowsArgs<T>& p) {
    std::vector<int> before;
    for (index_t i = 0; i < p.count; ++i) {
        const index_t first = p.begin + i * p.stride, rows = p.order.rows;
        int* const list = p.lists + i * rows;
        for (index_t row = first; row < rows; ++row) list[row] = static_cast<int>(row);
        p.order.each_panel_from(p.order.step_behind(first), [&](index_t row, index_t width) {
            const LuPanelListsOf<const index_t> panel(p.panels, row, width);
            before.assign(list + row, list + rows);
            for (index_t k = 0; k < 2 * width; ++k) {
                const index_t to = panel.to[k], from = panel.from[k];
                if (to < 0 || to >= rows - row || from < 0 || from >= rows - row) continue;
                list[row + to] = before[static_cast<std::size_t>(from)];
            }
        });
    }
}

template <class T>
void carry_out(const SwapColumnsArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    const auto is_column = [&](index_t j) { return j >= 0 && j < a.cols; };
    std::vector<T> row(static_cast<std::size_t>(p.count));
    for (index_t i = 0; i < a.rows; ++i) {
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (is_column(p.to[k]) && is_column(p.from[k])) row[k] = a(i, p.from[k]);
        }
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (is_column(p.to[k]) && is_column(p.from[k])) a(i, p.to[k]) = row[k];
        }
    }
}

template <class T>
void carry_out(const PermuteRowsArgs<T>& p) {
    const HostView<T> a = on_host(p.a);
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t list = j / p.nb, first = p.begin + list * p.stride;
        std::copy(a.at(first, j), a.at(a.rows, j), p.work + first);
        for (index_t i = first; i < a.rows; ++i) a(i, j) = p.work[p.from[list * a.rows + i]];
    }
}

}  // namespace lapilli::sim
