// SPDX-License-Identifier: BSD-3-Clause
#include "base/instances.hpp"
#include "eigen/generalized/drivers.hpp"
#include "eigen/generalized/sygst.hpp"
#include "factor/potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/drivers_common.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct ReduceWork {
    CopiedOperand<T> a, l;
    SygstWork<T> sygst;
    ReduceWork(Arena& arena, index_t itype, const CopyPlan& of_a, const CopyPlan& of_l, index_t nb)
        : a(arena, of_a, nb), l(arena, of_l, nb), sygst(arena, itype, a.matrix, l.matrix) {}
};

template <class T>
auto sygst_plan(Context& context, index_t itype, const CopyPlan& of_a, const CopyPlan& of_l) {
    return call_plan<ReduceWork<T>>(context.use_devices("potrf.crossover", of_a.rows), [=, &context](auto f) {
        const Team team = potrf_team(context, of_a.rows);
        return f(team, itype, of_a, of_l, sygst_block<T>(context, team, of_a.rows));
    });
}

}  // namespace

template <class T>
index_t run_sygst(Context& context, index_t itype, Uplo uplo, const UserMatrix<T>& a,
                  const UserMatrix<const T>& b) {
    if (a.rows == 0) return 0;
    const auto plan = sygst_plan<T>(context, itype, triangle_of(uplo, a), triangle_of(uplo, b));
    if (!plan.on_devices) {
        // LAPACK conjugates rows of B and back while it works: not in memory that the caller only lets us
        // read.
        const HostMatrix<const T> factor(context, b);
        return on_cpu(context, "reduce", a, [&](HostView<T> x) {
            return host::sygst(itype, static_cast<char>(uplo), x, HostView<const T>(factor.view()));
        });
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    upload<T>(context, work->l, b);
    {
        PhaseScope phase(context, "reduce");
        sygst(context, work->sygst);
    }
    download(context, work->a, a);
    return 0;
}

template <class T>
Footprint sygst_memory(Context& context, index_t itype, index_t n) {
    const auto plan = sygst_plan<T>(context, itype, CopyPlan::any(n, n), CopyPlan::any(n, n));
    return plan.on_devices ? plan.memory() : both_on_host<T>(n, n);
}

LAPILLI_INSTANCES(run_sygst, sygst_memory)

}  // namespace lapilli
