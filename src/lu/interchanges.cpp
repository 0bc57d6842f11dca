// SPDX-License-Identifier: BSD-3-Clause
#include "lu/interchanges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "device/calls.hpp"
#include "matrix/host_vector.hpp"

namespace lapilli {

Interchanges read_interchanges(Context& context, int number, index_t rows, index_t k1, index_t k2,
                               const index_t* ipiv, index_t incx) {
    const index_t most = std::numeric_limits<index_t>::max(), step = incx < -most ? most : std::abs(incx);
    const index_t count = checked_sum(checked_product(k2 - k1, step), 1);
    static_cast<void>(
        checked_product(checked_sum(k1 - 1, count), sizeof(index_t)));  // an address has 64 bits
    HostVector<index_t> read(context, ipiv + (k1 - 1), count);
    Interchanges result{k1, {}, incx > 0};
    for (index_t i = 0; i <= k2 - k1; ++i) {
        const index_t pivot = read.data()[i * step];
        if (pivot < 1 || pivot > rows)
            throw Error(
                -number,
                fmt::format("argument {} (ipiv) = {} in place {}, must be from 1 to {}, the rows of A",
                            number, pivot, k1 + i * step, rows));
        result.pivots.push_back(pivot);
    }
    return result;
}

RowMoves moves_of(const Interchanges& all, std::size_t first, std::size_t last) {
    std::vector<index_t> rows;
    for (std::size_t k = first; k < last; ++k) {
        const auto [row, other] = all.rows(k);
        rows.insert(rows.end(), {row, other});
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<index_t> content = rows;
    const auto place = [&](index_t row) {
        return static_cast<std::size_t>(std::lower_bound(rows.begin(), rows.end(), row) - rows.begin());
    };
    for (std::size_t k = first; k < last; ++k) {
        const auto [row, other] = all.rows(k);
        std::swap(content[place(row)], content[place(other)]);
    }
    RowMoves moves;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        if (content[k] == rows[k]) continue;
        moves.to.push_back(rows[k]);
        moves.from.push_back(content[k]);
    }
    return moves;
}

std::vector<int> permutation_of(const Interchanges& all, index_t rows) {
    std::vector<int> content(static_cast<std::size_t>(rows));
    std::iota(content.begin(), content.end(), 0);
    for (std::size_t k = 0; k < all.pivots.size(); ++k) {
        const auto [row, other] = all.rows(k);
        std::swap(content[static_cast<std::size_t>(row)], content[static_cast<std::size_t>(other)]);
    }
    return content;
}

template <class T>
void permute_all_rows(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all,
                      PermutationWork<T>& work) {
    index_t rows = 0;
    for (const DeviceView<T>& a : columns) rows = std::max(rows, a.empty() ? 0 : a.rows);
    if (rows > 0) permute_all_rows(context, columns, permutation_of(all, rows), work);
}

template <class T>
void permute_all_rows(Context& context, const std::vector<DeviceView<T>>& columns,
                      const std::vector<int>& from, PermutationWork<T>& work) {
    for (std::size_t d = 0; d < columns.size(); ++d) {
        const DeviceView<T>& a = columns[d];
        if (a.empty()) continue;
        const auto& w = work.dev[d];
        std::copy(from.begin(), from.end(), w.host);
        Queue& queue = context.queue(static_cast<int>(d));
        upload_array(queue, w.host, w.list, a.rows);
        submit(queue, PermuteRowsArgs<T>{a, a.cols, 0, 0, w.list, w.columns});
    }
}

template <class T>
void interchange_rows(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all,
                      InterchangeWork& work) {
    /// Interchanges whose rows one launch takes.
    constexpr std::size_t chunk = swap_rows_limit / 2;
    const std::size_t count = all.pivots.size();
    std::vector<RowMoves> launches;
    for (std::size_t first = 0; first < count; first += chunk)
        launches.push_back(moves_of(all, first, std::min(first + chunk, count)));
    index_t* end = work.lists;
    for (const RowMoves& moves : launches) {
        end = std::copy(moves.to.begin(), moves.to.end(), end);
        end = std::copy(moves.from.begin(), moves.from.end(), end);
    }
    for (std::size_t d = 0; d < columns.size(); ++d) {
        if (columns[d].empty()) continue;
        Queue& queue = context.queue(static_cast<int>(d));
        upload_array(queue, work.lists, work.on_device[d], end - work.lists);
        const index_t* list = work.on_device[d];
        for (const RowMoves& moves : launches) {
            const auto rows = static_cast<index_t>(moves.to.size());
            submit(queue, SwapRowsArgs<T>{rows, list, list + rows, columns[d]});
            list += 2 * rows;
        }
    }
    context.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                                           \
    template void permute_all_rows(Context&, const std::vector<DeviceView<T>>&, const Interchanges&,     \
                                   PermutationWork<T>&);                                                 \
    template void permute_all_rows(Context&, const std::vector<DeviceView<T>>&, const std::vector<int>&, \
                                   PermutationWork<T>&);                                                 \
    template void interchange_rows(Context&, const std::vector<DeviceView<T>>&, const Interchanges&,     \
                                   InterchangeWork&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
