// SPDX-License-Identifier: BSD-3-Clause
// LASWP. On devices nothing but numbers of rows travels: each device interchanges the rows of the columns
// that it has, where they are.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "host/lapack.hpp"
#include "lu/drivers.hpp"
#include "lu/interchanges.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {
namespace {

/// In the memory of the devices: the columns that each has; of a device without columns the view is empty.
template <class T>
void swap_on_devices(Context& context, const std::vector<DeviceView<T>>& columns, const Interchanges& all) {
    context.note_path("devices: A is there");
    Allocated<InterchangeWork> work(context, Team{static_cast<int>(columns.size())},
                                    static_cast<index_t>(all.pivots.size()));
    PhaseScope phase(context, "interchange");
    interchange_rows(context, columns, all, *work);
}

}  // namespace

template <class T>
index_t run_laswp(Context& context, int number_of_k2, const UserMatrix<T>& a, index_t k1, index_t k2,
                  const index_t* ipiv, index_t incx) {
    if (a.cols == 0 || incx == 0 || k2 < k1) return 0;
    if (k2 > a.rows)
        throw Error(-number_of_k2, fmt::format("argument {} (k2) = {}, must be at most {}, the rows of A",
                                               number_of_k2, k2, a.rows));
    const Interchanges all = read_interchanges(context, number_of_k2 + 1, a.rows, k1, k2, ipiv, incx);
    if (a.spread != nullptr) {
        swap_on_devices(context, as_dist(a).local, all);
        return 0;
    }
    // Kernels read a matrix at multiples of an element's size.
    const bool at_an_element = reinterpret_cast<std::uintptr_t>(a.data) % sizeof(T) == 0;
    if (const int owner = context.device_of(a.data); owner >= 0 && at_an_element) {
        std::vector<DeviceView<T>> columns(static_cast<std::size_t>(context.device_count()));
        columns[static_cast<std::size_t>(owner)] = {a.data, a.rows, a.cols, a.ld};
        swap_on_devices(context, columns, all);
        return 0;
    }
    // Perhaps in memory of a device outside of this context, or between elements. Below the last row that
    // moves nothing is touched.
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
    return Allocated<InterchangeWork>::measure(Team{1}, k2 - k1 + 1);
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t run_laswp(Context&, int, const UserMatrix<T>&, index_t, index_t, const index_t*, \
                               index_t);                                                              \
    template Footprint laswp_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
