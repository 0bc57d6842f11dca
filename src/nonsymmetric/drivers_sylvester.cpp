// SPDX-License-Identifier: BSD-3-Clause
// TRSYL: on a device, small equations by the CPU. The CPU's part has one text for the call and for its memory
// query, which has no data.
#include <algorithm>

#include "matrix/copied_operand.hpp"
#include "matrix/cpu_call.hpp"
#include "nonsymmetric/copies.hpp"
#include "nonsymmetric/drivers.hpp"
#include "nonsymmetric/sylvester.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/team.hpp"

namespace lapilli {
namespace {

template <class T>
index_t trsyl(CpuCall& call, Op trana, Op tranb, index_t isgn, const UserMatrix<const T>& a,
              const UserMatrix<const T>& b, const UserMatrix<T>& c, real_t<T>* scale) {
    const HostView<const T> left = call.matrix(Use::read, a, schur_part<T>);
    const HostView<const T> right = call.matrix(Use::read, b, schur_part<T>);
    const HostView<T> solution = call.matrix(Use::changed, c);
    real_t<T>* const factor = call.vector(Use::written, scale, 1);
    return call.run(
        "solve",
        [&] {
            return host::trsyl(static_cast<char>(trana), static_cast<char>(tranb), isgn, left, right,
                               solution, factor);
        },
        Failed::delivers);
}

template <class T>
struct TrsylWork {
    CopiedOperand<T> a, b, c;
    SylvesterWork<T> equation;
    TrsylWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, const CopyPlan& of_c, index_t tile)
        : a(whole(arena, of_a)),
          b(whole(arena, of_b)),
          c(whole(arena, of_c)),
          equation(arena, of_a.rows, of_b.rows, tile) {
        equation.a.matrix = a.matrix;
        equation.b.matrix = b.matrix;
        equation.c = c.matrix;
    }
    static CopiedOperand<T> whole(Arena& arena, const CopyPlan& how) {
        return {arena, how, std::max<index_t>(1, how.cols)};
    }
};

/// The smaller order decides: few rows or columns have little that is large enough for products.
template <class T>
auto trsyl_plan(Context& context, const CopyPlan& a, const CopyPlan& b, const CopyPlan& c) {
    const index_t order = std::min(a.rows, b.rows);
    return call_plan<TrsylWork<T>>(context.use_devices("gehrd.crossover", order), [=, &context](auto f) {
        return f(one_device, a, b, c, sylvester_tile(context, order));
    });
}

template <class T, class Plan>
index_t trsyl_on_device(Context& context, const Plan& plan, Op trana, Op tranb, index_t isgn,
                        const UserMatrix<const T>& a, const UserMatrix<const T>& b, const UserMatrix<T>& c,
                        real_t<T>* scale) {
    auto work = plan.workspace(context);
    {
        const PhaseScope phase(context, "upload");
        work->a.upload(context, a);
        work->b.upload(context, b);
        work->c.upload(context, c);
        prepare_sylvester(context, work->equation);
    }
    real_t<T> factor = 1;
    index_t info = 0;
    {
        const PhaseScope phase(context, "solve");
        info = solve_sylvester(context, work->equation, trana, tranb, isgn, &factor);
    }
    const PhaseScope phase(context, "download");
    work->c.collect(context, c);
    Delivery results;
    results.add(false, [&] { work->c.write_back(context, c); });
    results.add_vector(context, scale, &factor, 1);
    results.run();
    return info;
}

}  // namespace

template <class T>
index_t run_trsyl(Context& context, Op trana, Op tranb, index_t isgn, const UserMatrix<const T>& a,
                  const UserMatrix<const T>& b, const UserMatrix<T>& c, real_t<T>* scale) {
    const auto plan = trsyl_plan<T>(context, copy_plan_of(a), copy_plan_of(b), copy_plan_of(c));
    if (plan.on_devices) return trsyl_on_device<T>(context, plan, trana, tranb, isgn, a, b, c, scale);
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return trsyl(call, trana, tranb, isgn, a, b, c, scale);
}

template <class T>
Footprint trsyl_memory(Context& context, index_t m, index_t n) {
    const auto plan = trsyl_plan<T>(context, {m, m}, {n, n}, {m, n});
    if (plan.on_devices) return plan.memory();
    CpuCall call(nullptr);
    trsyl<T>(call, Op::none, Op::none, 1, shape_of<const T>(m, m), shape_of<const T>(n, n), shape_of<T>(m, n),
             nullptr);
    return call.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                \
    template index_t run_trsyl(Context&, Op, Op, index_t, const UserMatrix<const T>&,         \
                               const UserMatrix<const T>&, const UserMatrix<T>&, real_t<T>*); \
    template Footprint trsyl_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
