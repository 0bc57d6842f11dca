// SPDX-License-Identifier: BSD-3-Clause
// GECON and POCON. The estimate of |A^-1| is made of solutions with one vector each, by the factors where
// they are.
#include "base/instances.hpp"
#include "condition/drivers.hpp"
#include "condition/on_host.hpp"
#include "condition/triangles.hpp"
#include "factor/potrf.hpp"
#include "matrix/drivers_common.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct ConditionWork {
    CopiedOperand<T> factors;
    ConditionTerms<T> terms;
    ConditionWork(Arena& arena, const CopyPlan& of_a, index_t nb, bool two)
        : factors(arena, of_a, nb), terms(arena, factors.matrix, two) {}
};

/// lu: the factors are L and U.
template <class T>
auto condition_plan(Context& context, bool lu, const CopyPlan& of_a) {
    const char* const crossover = lu ? "getrf.crossover" : "potrf.crossover";
    return call_plan<ConditionWork<T>>(context.use_devices(crossover, of_a.rows), [=, &context](auto f) {
        return f(potrf_team(context, of_a.rows), of_a, potrf_block(context, of_a.rows), lu);
    });
}

/// copy_plan: how the factors are brought.
template <class T, class OnCpu>
index_t run(Context& context, const UserMatrix<const T>& a, real_t<T> anorm, real_t<T>* rcond, bool lu,
            const CopyPlan& copy_plan, bool adjoint, OnCpu on_cpu) {
    const auto plan_of = [&] {
        return condition_plan<T>(context, lu,
                                 where_it_is(context, potrf_team(context, a.rows), a, copy_plan));
    };
    return run_condition<T>(context, a, anorm, rcond, plan_of, on_cpu, [&](const auto& plan) {
        auto work = plan.workspace(context);
        upload(context, work->factors, a);
        PhaseScope phase(context, "estimate");
        return reciprocal_condition<T>(context, readable(work->factors.matrix), lu, anorm, adjoint,
                                       work->terms);
    });
}

}  // namespace

template <class T>
index_t run_gecon(Context& context, char norm, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    const bool adjoint = norm == 'I';
    return run<T>(context, a, anorm, rcond, true, copy_plan_of(a), adjoint,
                  [&](HostView<const T> factors) { return on_host::lu_condition(factors, anorm, adjoint); });
}

template <class T>
index_t run_pocon(Context& context, Uplo uplo, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(context, a, anorm, rcond, false, triangle_of(uplo, a), false,
                  [&](HostView<const T> factor) { return on_host::cholesky_condition(uplo, factor, anorm); });
}

namespace {

template <class T>
Footprint memory(Context& context, index_t n, const CopyPlan& copy_plan, bool lu) {
    if (n == 0) return {};
    const auto plan = condition_plan<T>(context, lu, copy_plan);
    return plan.on_devices ? plan.memory() : host_footprint<T>(checked_product(n, n));
}

}  // namespace

template <class T>
Footprint gecon_memory(Context& context, index_t n) {
    return memory<T>(context, n, CopyPlan{n, n}, true);
}
template <class T>
Footprint pocon_memory(Context& context, index_t n) {
    return memory<T>(context, n, CopyPlan::any(n, n), false);
}

LAPILLI_INSTANCES(run_gecon, run_pocon, gecon_memory, pocon_memory)

}  // namespace lapilli
