// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, ORGQR, ORMQR and GELS of tall matrices of few columns, which are distributed over the devices by
// rows.
#pragma once

#include <algorithm>
#include <optional>

#include "qr/tall.hpp"

namespace lapilli {

/// The larger of both requirements, per kind of memory.
inline Footprint larger(const Footprint& a, const Footprint& b) {
    Footprint both;
    both.device.resize(std::max(a.device.size(), b.device.size()));
    for (const Footprint* one : {&a, &b}) {
        for (std::size_t d = 0; d < one->device.size(); ++d)
            both.device[d] = std::max(both.device[d], one->device[d]);
    }
    both.pinned = std::max(a.pinned, b.pinned);
    both.host = std::max(a.host, b.host);
    return both;
}

/// Whether elements reach each device over its own link.
template <class T>
bool travels(const UserMatrix<T>& a) {
    return a.on_host() || a.spread != nullptr;
}
/// The distribution of A by rows; none if A is distributed by columns.
template <class T>
std::optional<RowDistribution> tall_distribution(const Context& context, const UserMatrix<T>& a) {
    return tall_distribution(context, a.rows, a.cols, travels(a));
}
/// The distribution of C and of the equally long reflectors.
template <class T>
std::optional<RowDistribution> tall_distribution(const Context& context,
                                                 const UserMatrix<const T>& reflectors,
                                                 const UserMatrix<T>& c) {
    return tall_distribution(context, c.rows, std::max(reflectors.cols, c.cols),
                             travels(reflectors) && travels(c));
}

template <class T>
index_t run_tall_geqrf(Context& context, const RowDistribution& distribution, const UserMatrix<T>& a, T* tau);
template <class T>
index_t run_tall_orgqr(Context& context, const RowDistribution& distribution, index_t k,
                       const UserMatrix<T>& a, const T* tau);
template <class T>
index_t run_tall_ormqr(Context& context, const RowDistribution& distribution, Op op,
                       const UserMatrix<const T>& a, const T* tau, const UserMatrix<T>& c);

/// B := X, for A with m >= n that is distributed by rows and overwritten by its factors. overdetermined: A X
/// = B, not A^H X = B.
template <class T>
index_t run_tall_gels(Context& context, const RowDistribution& distribution, bool overdetermined,
                      const UserMatrix<T>& a, const UserMatrix<T>& b);

/// The memory of a call that may distribute by rows; `by_columns` is the memory of one that does not. A query
/// is not told where A is.
template <class T>
Footprint tall_geqrf_memory(Context& context, index_t m, index_t n, const Footprint& by_columns);
template <class T>
Footprint tall_orgqr_memory(Context& context, index_t m, index_t n, const Footprint& by_columns);
template <class T>
Footprint tall_ormqr_memory(Context& context, index_t m, index_t n, index_t k, const Footprint& by_columns);
template <class T>
Footprint tall_gels_memory(Context& context, index_t m, index_t n, index_t nrhs, const Footprint& by_columns);

/// Such a requirement; of_distribution gives the memory for a distribution by rows.
template <class OfDistribution>
Footprint of_either(const Context& context, index_t m, index_t n, const Footprint& by_columns,
                    OfDistribution of_distribution) {
    const auto distribution = tall_distribution(context, m, n, true);
    if (!distribution) return by_columns;
    const Footprint by_rows = of_distribution(*distribution);
    return tall_distribution(context, m, n, false) ? by_rows : larger(by_rows, by_columns);
}

}  // namespace lapilli
