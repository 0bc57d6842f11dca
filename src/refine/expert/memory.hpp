// SPDX-License-Identifier: BSD-3-Clause
// What expert drivers answer to memory queries.
#pragma once

#include "refine/expert/on_host.hpp"

namespace lapilli {

/// square: A and its factors; columns: B and X.
template <class T, class Kind>
Footprint expert_memory(Context& context, const char* crossover, const Staging& square,
                        const Staging& columns) {
    const index_t n = columns.rows, nrhs = columns.cols;
    if (n == 0) return {};
    if (!context.use_devices(crossover, n)) return expert_on_host<T>(n, nrhs);
    const auto plan = Kind::Factors::plan(context, n);
    Footprint bytes =
        Allocated<ExpertWork<T, Kind>>::measure(plan.team, square, square, columns, columns, plan);
    bytes.host += RefinementTerms<T>::on_host(n, nrhs).host;
    return bytes;
}

}  // namespace lapilli
