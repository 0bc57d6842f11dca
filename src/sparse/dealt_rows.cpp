// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/dealt_rows.hpp"

#include "base/instances.hpp"
#include "sparse/rows_by_threads.hpp"

namespace lapilli {

template <class T>
std::vector<std::int32_t> halo_of(const Csr<T>& a, index_t first_row, index_t last_row, index_t first_col,
                                  index_t last_col) {
    std::vector<std::int32_t> halo;
    if (first_col == 0 && last_col == a.cols) return halo;
    std::vector<bool> there(static_cast<std::size_t>(a.cols));
    for (index_t e = a.begin(first_row); e < a.begin(last_row); ++e)
        there[static_cast<std::size_t>(a.column(e))] = true;
    for (index_t column = 0; column < a.cols; ++column) {
        const bool is_own = column >= first_col && column < last_col;
        if (there[static_cast<std::size_t>(column)] && !is_own)
            halo.push_back(static_cast<std::int32_t>(column));
    }
    return halo;
}

template <class T>
DealtRows deal_rows(const Csr<T>& a, index_t first_row, index_t last_row, index_t first_col, index_t last_col,
                    int threads) {
    DealtRows dealt;
    dealt.first_row = first_row;
    dealt.rows = last_row - first_row;
    dealt.first_col = first_col;
    dealt.own = last_col - first_col;
    dealt.first_entry = a.begin(first_row);
    dealt.pointers.assign(a.pointers.begin() + first_row, a.pointers.begin() + last_row + 1);
    for (std::int64_t& pointer : dealt.pointers) pointer -= dealt.first_entry;
    dealt.columns.resize(static_cast<std::size_t>(dealt.pointers.back()));

    dealt.halo = halo_of(a, first_row, last_row, first_col, last_col);
    std::vector<std::int32_t> place(dealt.halo.empty() ? 0 : static_cast<std::size_t>(a.cols));
    for (std::size_t i = 0; i < dealt.halo.size(); ++i)
        place[static_cast<std::size_t>(dealt.halo[i])] = static_cast<std::int32_t>(i);
    const auto is_own = [&](index_t column) { return column >= first_col && column < last_col; };
    rows_by_threads(dealt.pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t e = dealt.pointers[static_cast<std::size_t>(first)];
             e < dealt.pointers[static_cast<std::size_t>(last)]; ++e) {
            const index_t column = a.column(dealt.first_entry + e);
            const index_t here =
                is_own(column) ? column - first_col : dealt.own + place[static_cast<std::size_t>(column)];
            dealt.columns[static_cast<std::size_t>(e)] = static_cast<std::int32_t>(here);
        }
    });
    return dealt;
}

LAPILLI_INSTANCES(halo_of, deal_rows)

}  // namespace lapilli
