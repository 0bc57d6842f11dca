// SPDX-License-Identifier: BSD-3-Clause
// The plan of GETRF, GETRS and GESV, and its work structure: for calls that wait, for those on queues, and
// for memory queries.
#pragma once

#include <optional>

#include "lu/getrf.hpp"
#include "lu/getrs.hpp"
#include "lu/submit_lu.hpp"
#include "matrix/drivers_common.hpp"
#include "small/small.hpp"

namespace lapilli {

template <class T>
struct LuPlan : SystemPlan<LuPlan<T>> {
    bool small;  ///< one thread block computes, if devices do
    GetrfPlan getrf;

    static LuPlan of(Context& context, bool factors, index_t m, index_t n, index_t nrhs) {
        LuPlan plan{{factors, nrhs > 0, false, CopyPlan{m, n}, CopyPlan{n, nrhs}},
                    false,
                    GetrfPlan::of<T>(context, m, n)};
        plan.small = is_small(context, plan.getrf.team, plan.task(), precision_letter<T>, m, n, nrhs);
        plan.on_devices = use_devices(context, "getrf.crossover", std::min(m, n), true);
        return plan;
    }
    SmallTask task(Op op = Op::none) const {
        return {.kind = SmallKind::lu, .factors = this->factors, .solves = this->solves, .op = op};
    }
    /// A solution for few right-hand sides on one device does not wait for the host if it has the pivots.
    bool solves_there() const {
        return this->solves && !this->factors &&
               TriangularFromLeft<T>::in_one_kernel(getrf.team, this->a.rows, getrf.nb, this->b.cols);
    }
    Footprint memory() const;
};

template <class T>
struct LuWork {
    CopiedOperand<T> a;
    std::optional<GetrfWork<T>> getrf;
    std::optional<CopiedOperand<T>> b;
    std::optional<GetrsWork<T>> getrs;
    std::optional<InterchangeLists> lists;  ///< if it solves there
    index_t* host_info = nullptr;           ///< as well
    LuWork(Arena& arena, const LuPlan<T>& plan) : a(arena, plan.a, plan.getrf.nb) {
        if (plan.factors) getrf.emplace(arena, a.matrix, plan.getrf);
        if (!plan.solves) return;
        b.emplace(arena, plan.b, plan.getrf.nb);
        getrs.emplace(arena, plan.a.rows, plan.getrf.nb, b->matrix.cyclic.cols_of_devices());
        if (!plan.solves_there()) return;
        lists.emplace(arena, plan.a.rows);
        host_info = arena.pinned_array<index_t>(1);
    }
};

/// Host memory for copies of the matrix, the pivots and the right-hand sides.
template <class T>
Footprint LuPlan<T>::memory() const {
    const CopyPlan &a = this->a, &b = this->b;
    if (this->on_devices && small) return small_memory<T>(task(), a, b);
    if (this->on_devices) return Allocated<LuWork<T>>::measure(getrf.team, *this);
    Footprint bytes =
        host_footprint<T>(checked_sum(checked_product(a.rows, a.cols), checked_product(b.rows, b.cols)));
    bytes.host += host_footprint<index_t>(std::min(a.rows, a.cols)).host;
    return bytes;
}

}  // namespace lapilli
