// SPDX-License-Identifier: BSD-3-Clause
// The plan of GETRF, GETRS and GESV, and its work structure: for calls that wait, for those on queues, and for memory queries.
#pragma once

#include <optional>

#include "lu/getrf.hpp"
#include "lu/getrs.hpp"
#include "matrix/drivers_common.hpp"
#include "small/small.hpp"

namespace lapilli {

/// How a call factors, solves, or does both, the same for a call and for its memory query.
template <class T>
struct LuPlan {
    bool factors, solves;
    bool on_devices;
    bool small;  ///< one thread block computes, if devices do
    GetrfPlan getrf;
    /// A query is not told where the operands are: a call says so, by with().
    Staging a, b;

    static LuPlan of(Context& context, bool factors, index_t m, index_t n, index_t nrhs) {
        LuPlan plan{factors,       nrhs > 0,        false, false, GetrfPlan::of<T>(context, m, n),
                    Staging{m, n}, Staging{n, nrhs}};
        plan.small = is_small(context, plan.getrf.team, plan.task(), precision_letter<T>, m, n, nrhs);
        plan.on_devices = use_devices(context, "getrf.crossover", std::min(m, n), true);
        return plan;
    }
    SmallTask task(Op op = Op::none) const {
        return {.kind = SmallKind::lu, .factors = factors, .solves = solves, .op = op};
    }
    LuPlan with(const Staging& of_a, const Staging& of_b = {}) const {
        LuPlan plan = *this;
        plan.a = of_a;
        plan.b = of_b;
        return plan;
    }
    Footprint memory() const;
};

template <class T>
struct LuWork {
    StagedOperand<T> a;
    std::optional<GetrfWork<T>> getrf;
    std::optional<StagedOperand<T>> b;
    std::optional<GetrsWork<T>> getrs;
    LuWork(Arena& arena, const LuPlan<T>& plan) : a(arena, plan.a, plan.getrf.nb) {
        if (plan.factors) getrf.emplace(arena, a.matrix, plan.getrf);
        if (!plan.solves) return;
        b.emplace(arena, plan.b, plan.getrf.nb);
        getrs.emplace(arena, plan.a.rows, plan.getrf.nb, b->matrix.cyclic.cols_of_devices());
    }
};

/// On the host, copies of the matrix and the pivots, and of the right-hand sides.
template <class T>
Footprint LuPlan<T>::memory() const {
    if (on_devices && small) return small_memory<T>(task(), a, b);
    if (on_devices) return Allocated<LuWork<T>>::measure(getrf.team, *this);
    Footprint bytes =
        host_footprint<T>(checked_sum(checked_product(a.rows, a.cols), checked_product(b.rows, b.cols)));
    bytes.host += host_footprint<index_t>(std::min(a.rows, a.cols)).host;
    return bytes;
}

}  // namespace lapilli
