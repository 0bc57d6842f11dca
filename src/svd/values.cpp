// SPDX-License-Identifier: BSD-3-Clause
#include "svd/values.hpp"

#include <optional>

#include "matrix/delivery.hpp"
#include "svd/bidiagonal_values.hpp"
#include "svd/bidiagonalization.hpp"

namespace lapilli {
namespace {

template <class T>
struct SingularValuesWork {
    std::optional<BisectionWork> bisection;
    BidiagonalizationWork<T> reduction;
    real_t<T>* s;
    SingularValuesWork(Arena& arena, const CopyPlan& of_a, const SvdPlan& plan)
        : reduction(arena, of_a, plan, false, TallQ::nothing,
                    [&] { bisection.emplace(arena, std::min(of_a.rows, of_a.cols)); }),
          s(arena.pinned_array<real_t<T>>(reduction.order())) {}
};

}  // namespace

template <class T>
void singular_values(Context& context, const SvdPlan& plan, const Selection& wanted,
                     const UserMatrix<const T>& a, index_t* ns, real_t<T>* s) {
    using R = real_t<T>;
    Allocated<SingularValuesWork<T>> allocated(context, plan.band.team,
                                               copy_plan_of(a, form_of_shape(a.rows, a.cols)), plan);
    SingularValuesWork<T>& work = *allocated;
    const index_t n = work.reduction.order();
    {
        PhaseScope phase(context, "upload");
        work.reduction.a().upload(context, a);
    }
    const R sigma = bidiagonalize(context, work.reduction);
    {
        PhaseScope phase(context, "bisection");
        bidiagonal_values<R>(context, n, work.reduction.d(), work.reduction.e(), *work.bisection, work.s);
    }
    PhaseScope phase(context, "download");
    const IndexRange found = wanted.times(sigma).among_descending(work.s, n);
    for (index_t i = 0; i < n; ++i) work.s[i] /= sigma;
    Delivery results;
    if (ns != nullptr) results.add_vector(context, ns, static_cast<const index_t*>(&found.count), 1);
    results.add_vector(context, s, static_cast<const R*>(work.s + found.begin), found.count);
    results.run();
}

template <class T>
Footprint singular_values_memory(const SvdPlan& plan, index_t m, index_t n) {
    return Allocated<SingularValuesWork<T>>::measure(plan.band.team, any_of_shape(m, n), plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template void singular_values(Context&, const SvdPlan&, const Selection&, const UserMatrix<const T>&, \
                                  index_t*, real_t<T>*);                                                  \
    template Footprint singular_values_memory<T>(const SvdPlan&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
