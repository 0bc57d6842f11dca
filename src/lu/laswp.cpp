// SPDX-License-Identifier: BSD-3-Clause
// LASWP. On devices nothing but numbers of rows travels: each device interchanges the rows of the columns that it has, where
// they are.
#include <fmt/format.h>

#include <algorithm>

#include "device/calls.hpp"
#include "host/lapack.hpp"
#include "lu/drivers.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"

namespace lapilli {
namespace {

/// One launch takes the rows of so many interchanges.
constexpr std::size_t chunk = swap_rows_limit / 2;

/// Of row k1 with row pivots[0], of the next row with pivots[1] and so on, counted from 1; in this order, or from the last on.
struct Interchanges {
    index_t k1;
    std::vector<index_t> pivots;
    bool forwards;

    /// The two rows of the k-th that is made, counted from 0.
    std::pair<index_t, index_t> rows(std::size_t k) const {
        const std::size_t at = forwards ? k : pivots.size() - 1 - k;
        return {k1 - 1 + static_cast<index_t>(at), pivots[at] - 1};
    }
};

/// From LAPACK's arguments; throws for a pivot that is no row.
Interchanges interchanges_of(Context& context, int number_of_k2, index_t rows, index_t k1, index_t k2,
                             const index_t* ipiv, index_t incx) {
    const int number = number_of_k2;
    if (k2 > rows)
        throw Error(-number, fmt::format("argument {} (k2) = {}, must be at most {}, the rows of A", number,
                                         k2, rows));
    const index_t step = std::abs(incx);
    HostVector<index_t> read(context, ipiv + (k1 - 1), (k2 - k1) * step + 1);
    Interchanges result{k1, {}, incx > 0};
    for (index_t i = 0; i <= k2 - k1; ++i) {
        const index_t pivot = read.data()[i * step];
        if (pivot < 1 || pivot > rows)
            throw Error(
                -(number + 1),
                fmt::format("argument {} (ipiv) = {} in place {}, must be from 1 to {}, the rows of A",
                            number + 1, pivot, k1 + i * step, rows));
        result.pivots.push_back(pivot);
    }
    return result;
}

/// What rows become: row to[k] is what row from[k] was before.
struct RowMoves {
    std::vector<index_t> to, from;
};

/// The interchanges first .. last-1, one after the other, as moves of rows. Rows that stay where they are are left out.
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

/// The lists of all launches, one behind the other, for each device that has columns.
struct LaswpWork {
    index_t* lists;
    std::vector<index_t*> on_device;
    LaswpWork(Arena& arena, index_t pairs) : lists(arena.pinned_array<index_t>(length(pairs))) {
        for (int d = 0; d < arena.devices(); ++d)
            on_device.push_back(arena.device_array<index_t>(d, length(pairs)));
    }
    static index_t length(index_t pairs) { return checked_product(4, pairs); }
};

/// In the memory of the devices: the columns that each has; of a device without columns the view is empty.
template <class T>
void swap_on_devices(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all) {
    context.note_path("devices: A is there");
    const std::size_t count = all.pivots.size();
    std::vector<RowMoves> launches;
    for (std::size_t first = 0; first < count; first += chunk)
        launches.push_back(moves_of(all, first, std::min(first + chunk, count)));
    Allocated<LaswpWork> work(context, Team{static_cast<int>(columns.size())}, static_cast<index_t>(count));
    index_t* end = work->lists;
    for (const RowMoves& moves : launches) {
        end = std::copy(moves.to.begin(), moves.to.end(), end);
        end = std::copy(moves.from.begin(), moves.from.end(), end);
    }
    for (std::size_t d = 0; d < columns.size(); ++d) {
        if (columns[d].empty()) continue;
        upload_array(context.queue(static_cast<int>(d)), work->lists, work->on_device[d], end - work->lists);
    }
    context.synchronize();
    PhaseScope phase(context, "interchange");
    for (std::size_t d = 0; d < columns.size(); ++d) {
        if (columns[d].empty()) continue;
        const index_t* list = work->on_device[d];
        for (const RowMoves& moves : launches) {
            const auto rows = static_cast<index_t>(moves.to.size());
            submit(context.queue(static_cast<int>(d)), SwapRowsArgs<T>{rows, list, list + rows, columns[d]});
            list += 2 * rows;
        }
    }
    context.synchronize();
}

}  // namespace

template <class T>
index_t run_laswp(Context& context, int number_of_k2, const UserMatrix<T>& a, index_t k1, index_t k2,
                  const index_t* ipiv, index_t incx) {
    if (a.cols == 0 || incx == 0 || k2 < k1) return 0;
    const Interchanges all = interchanges_of(context, number_of_k2, a.rows, k1, k2, ipiv, incx);
    if (a.spread != nullptr) {
        swap_on_devices(context, as_dist<T>(*a.spread).local, all);
        return 0;
    }
    if (const int owner = context.device_of(a.data); owner >= 0) {
        std::vector<DeviceView<T>> columns(static_cast<std::size_t>(context.device_count()));
        columns[static_cast<std::size_t>(owner)] = {a.data, a.rows, a.cols, a.ld};
        swap_on_devices(context, columns, all);
        return 0;
    }
    // Perhaps in memory of a device that is none of this context's. Below the last row that moves nothing is touched.
    UserMatrix<T> rows = a;
    rows.rows = std::max(k2, *std::max_element(all.pivots.begin(), all.pivots.end()));
    return on_cpu(context, "interchange", rows, [&](HostView<T> x) {
        host::laswp(x, all.k1, all.pivots, all.forwards);
        return index_t(0);
    });
}

template <class T>
Footprint laswp_memory(Context& context, index_t k1, index_t k2) {
    if (context.device_count() == 0 || k2 < k1) return {};
    return Allocated<LaswpWork>::measure(Team{1}, k2 - k1 + 1);
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t run_laswp(Context&, int, const UserMatrix<T>&, index_t, index_t, const index_t*, \
                               index_t);                                                              \
    template Footprint laswp_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
