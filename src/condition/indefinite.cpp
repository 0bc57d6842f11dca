// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON between the caller's factors and the devices.
#include "base/instances.hpp"
#include "condition/drivers.hpp"
#include "condition/on_host.hpp"
#include "condition/pivoted.hpp"
#include "factor/potrf.hpp"
#include "indefinite/copy_plan.hpp"
#include "indefinite/sytrf.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct SyconWork {
    CopiedOperand<T> factors;
    PivotedConditionTerms<T> terms;
    SyconWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : factors(arena, of_a, nb), terms(arena, factors.matrix) {}
};

template <class T>
auto sycon_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<SyconWork<T>>(context.use_devices("sytrf.crossover", of_a.rows), [=, &context](auto f) {
        return f(sytrf_team(context, of_a.rows), of_a, potrf_block(context, of_a.rows));
    });
}

}  // namespace

template <class T>
index_t run_sycon(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    const index_t n = a.rows;
    if (n == 0) return deliver_rcond<T>(context, rcond, 1);
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    return run_condition<T>(
        context, a, anorm, rcond, [&] { return sycon_plan<T>(context, triangle_of_indefinite(uplo, a)); },
        [&](HostView<const T> factors) {
            return on_host::indefinite_condition(uplo, hermitian, factors, pivots.as_lapack(uplo), anorm);
        },
        [&](const auto& plan) {
            auto work = plan.workspace(context);
            upload(context, work->factors, a);
            PhaseScope phase(context, "estimate");
            return reciprocal_condition<T>(context, uplo, hermitian, work->factors.matrix, pivots, anorm,
                                           work->terms);
        });
}

template <class T>
Footprint sycon_memory(Context& context, index_t n) {
    if (n == 0) return {};
    const auto plan = sycon_plan<T>(context, CopyPlan::any(n, n));
    return plan.on_devices ? plan.memory() : indefinite_on_host<T>(n, 0);
}

LAPILLI_INSTANCES(run_sycon, sycon_memory)

}  // namespace lapilli
