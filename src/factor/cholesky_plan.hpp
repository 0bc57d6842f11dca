// SPDX-License-Identifier: BSD-3-Clause
// The plan of POTRF, POTRS and POSV, and its work structure: for calls that wait, for those on queues, and for memory queries.
#pragma once

#include <optional>

#include "factor/potrf.hpp"
#include "matrix/drivers_common.hpp"

namespace lapilli {

template <class T>
struct CholeskyPlan : SystemPlan<CholeskyPlan<T>> {
    Team team;
    index_t nb;
    PotrfPlan factorization;

    static CholeskyPlan of(Context& context, bool factors, index_t n, index_t nrhs) {
        return {{factors, nrhs > 0, context.use_devices("potrf.crossover", n), Staging::any(n, n),
                 Staging{n, nrhs}},
                potrf_team(context, n),
                factors && nrhs == 0 ? potrf_working_block(context, n) : potrf_block(context, n),
                potrf_plan<T>(context)};
    }
    Footprint memory() const;
};

template <class T>
struct CholeskyWork {
    StagedOperand<T> a;
    std::optional<PotrfWork<T>> potrf;
    std::optional<StagedOperand<T>> b;
    std::optional<PotrsWork<T>> potrs;
    CholeskyWork(Arena& arena, const CholeskyPlan<T>& plan) : a(arena, plan.a, plan.nb) {
        if (plan.factors) potrf.emplace(arena, a.matrix, plan.factorization);
        if (!plan.solves) return;
        b.emplace(arena, plan.b, plan.nb);
        potrs.emplace(arena, plan.a.rows, plan.nb, b->matrix.cyclic.cols_of_devices(), true);
    }
};

template <class T>
Footprint CholeskyPlan<T>::memory() const {
    if (this->on_devices) return Allocated<CholeskyWork<T>>::measure(team, *this);
    return both_on_host<T>(this->a.rows, this->b.cols);
}

}  // namespace lapilli
