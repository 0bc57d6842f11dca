// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/distributed_rows.hpp"

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
DistributedRows distribute_rows(const Csr<T>& a, index_t first_row, index_t last_row, index_t first_col,
                                index_t last_col, int threads) {
    DistributedRows distributed;
    distributed.first_row = first_row;
    distributed.rows = last_row - first_row;
    distributed.first_col = first_col;
    distributed.own = last_col - first_col;
    distributed.first_entry = a.begin(first_row);
    distributed.pointers.assign(a.pointers.begin() + first_row, a.pointers.begin() + last_row + 1);
    for (std::int64_t& pointer : distributed.pointers) pointer -= distributed.first_entry;
    distributed.columns.resize(static_cast<std::size_t>(distributed.pointers.back()));

    distributed.halo = halo_of(a, first_row, last_row, first_col, last_col);
    std::vector<std::int32_t> place(distributed.halo.empty() ? 0 : static_cast<std::size_t>(a.cols));
    for (std::size_t i = 0; i < distributed.halo.size(); ++i)
        place[static_cast<std::size_t>(distributed.halo[i])] = static_cast<std::int32_t>(i);
    const auto is_own = [&](index_t column) { return column >= first_col && column < last_col; };
    rows_by_threads(distributed.pointers, 1, threads, [&](index_t first, index_t last) {
        for (index_t e = distributed.pointers[static_cast<std::size_t>(first)];
             e < distributed.pointers[static_cast<std::size_t>(last)]; ++e) {
            const index_t column = a.column(distributed.first_entry + e);
            const index_t here = is_own(column) ? column - first_col
                                                : distributed.own + place[static_cast<std::size_t>(column)];
            distributed.columns[static_cast<std::size_t>(e)] = static_cast<std::int32_t>(here);
        }
    });
    return distributed;
}

LAPILLI_INSTANCES(halo_of, distribute_rows)

}  // namespace lapilli
