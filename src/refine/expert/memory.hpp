// SPDX-License-Identifier: BSD-3-Clause
// The plan of expert drivers, and what they answer to memory queries.
#pragma once

#include "refine/expert/on_host.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {

/// Where A, its factors, B and X are, which a query does not know; options: of the plan of the factorization.
template <class T, class Kind, class... Options>
auto expert_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_factors, const CopyPlan& of_b,
                 const CopyPlan& of_x, const Options&... options) {
    return call_plan<ExpertWork<T, Kind>>(
        context.use_devices(Kind::crossover, of_a.rows), [=, &context](auto f) {
            const auto plan = Kind::Factors::plan(context, of_a.rows, options...);
            return f(plan.team, of_a, of_factors, of_b, of_x, plan);
        });
}

/// square: A and its factors; columns: B and X.
template <class T, class Kind>
Footprint expert_memory(Context& context, const CopyPlan& square, const CopyPlan& columns) {
    const index_t n = columns.rows, nrhs = columns.cols;
    if (n == 0) return {};
    const auto plan = expert_plan<T, Kind>(context, square, square, columns, columns);
    if (!plan.on_devices) return expert_on_host<T>(n, nrhs);
    Footprint bytes = plan.memory();
    bytes.host += RefinementTerms<T>::on_host(n, nrhs).host;
    return bytes;
}

}  // namespace lapilli
