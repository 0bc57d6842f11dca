// SPDX-License-Identifier: BSD-3-Clause
// The plan of POTRF, POTRS and POSV, and its work structure: for calls that wait, for those on queues, and
// for memory queries.
#pragma once

#include <optional>

#include "factor/potrf.hpp"
#include "matrix/drivers_common.hpp"
#include "small/small.hpp"

namespace lapilli {

template <class T>
struct CholeskyPlan : SystemPlan<CholeskyPlan<T>> {
    bool small;  ///< one thread block computes, if devices do
    Team team;
    index_t nb;
    PotrfPlan factorization;

    static CholeskyPlan of(Context& context, bool factors, index_t n, index_t nrhs) {
        CholeskyPlan plan{{factors, nrhs > 0, false, CopyPlan::any(n, n), CopyPlan{n, nrhs}},
                          false,
                          potrf_team(context, n),
                          factors && nrhs == 0 ? potrf_working_block(context, n) : potrf_block(context, n),
                          potrf_plan<T>(context)};
        plan.small = is_small(context, plan.team, plan.task(), precision_letter<T>, n, n, nrhs);
        plan.on_devices = use_devices(context, "potrf.crossover", n, true);
        return plan;
    }
    /// uplo: of the factor where it is. A is factored as a lower triangle.
    SmallTask task(Uplo uplo = Uplo::lower) const {
        return {.kind = SmallKind::cholesky, .factors = this->factors, .solves = this->solves, .uplo = uplo};
    }
    Footprint memory() const;
};

template <class T>
struct CholeskyWork {
    CopiedOperand<T> a;
    std::optional<PotrfWork<T>> potrf;
    std::optional<CopiedOperand<T>> b;
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
    const CopyPlan &a = this->a, &b = this->b;
    // Given factors are not turned.
    if (this->on_devices && small)
        return small_memory<T>(task(), this->factors ? a : CopyPlan{.rows = a.rows, .cols = a.cols}, b);
    if (this->on_devices) return Allocated<CholeskyWork<T>>::measure(team, *this);
    return both_on_host<T>(a.rows, b.cols);
}

}  // namespace lapilli
