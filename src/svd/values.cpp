// SPDX-License-Identifier: BSD-3-Clause
#include "svd/values.hpp"

#include <optional>

#include "matrix/delivery.hpp"
#include "svd/bidiagonal_values.hpp"
#include "svd/gb2bd.hpp"
#include "svd/ge2gb.hpp"

namespace lapilli {
namespace {

/// The band's own memory stays; what reduces it further begins where the workspace of the first stage was.
template <class T>
struct SingularValuesWork {
    StagedOperand<T> a;
    std::optional<Gb2bdWork<T>> chase;
    std::optional<BisectionWork> bisection;
    Ge2gbWork<T> reduction;
    real_t<T>* s;
    SingularValuesWork(Arena& arena, const Staging& of_a, const Ge2gbPlan& plan)
        : a(arena, of_a, plan.kd),
          reduction(arena, a.matrix, plan.panels,
                    [&] {
                        chase.emplace(arena, a.matrix.cols(), plan.kd);
                        bisection.emplace(arena, a.matrix.cols());
                    }),
          s(arena.pinned_array<real_t<T>>(a.matrix.cols())) {}
};

}  // namespace

template <class T>
void singular_values(Context& context, const Ge2gbPlan& plan, const UserMatrix<const T>& a, real_t<T>* s) {
    using R = real_t<T>;
    Allocated<SingularValuesWork<T>> allocated(context, plan.team,
                                               staging_of(a, form_of_shape(a.rows, a.cols)), plan);
    SingularValuesWork<T>& work = *allocated;
    const index_t n = work.a.matrix.cols();
    {
        PhaseScope phase(context, "upload");
        work.a.upload(context, a);
    }
    R sigma(1);
    {
        PhaseScope phase(context, "reduce to a band");
        sigma = ge2gb(context, work.reduction);
    }
    {
        PhaseScope phase(context, "reduce to bidiagonal form");
        gb2bd<T>(context, work.reduction.band, *work.chase);
    }
    {
        PhaseScope phase(context, "bisection");
        bidiagonal_values<R>(context, n, work.chase->d, work.chase->e, *work.bisection, work.s);
        for (index_t i = 0; i < n; ++i) work.s[i] /= sigma;
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, s, static_cast<const R*>(work.s), n);
    results.run();
}

template <class T>
Footprint singular_values_memory(const Ge2gbPlan& plan, index_t m, index_t n) {
    return Allocated<SingularValuesWork<T>>::measure(plan.team, any_of_shape(m, n), plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                         \
    template void singular_values(Context&, const Ge2gbPlan&, const UserMatrix<const T>&, real_t<T>*); \
    template Footprint singular_values_memory<T>(const Ge2gbPlan&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
