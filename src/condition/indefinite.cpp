// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON between the caller's factors and the devices.
#include "condition/drivers.hpp"
#include "condition/on_host.hpp"
#include "condition/pivoted.hpp"
#include "factor/potrf.hpp"
#include "indefinite/staging.hpp"
#include "indefinite/sytrf.hpp"

namespace lapilli {
namespace {

template <class T>
struct SyconWork {
    StagedOperand<T> factors;
    PivotedConditionTerms<T> terms;
    SyconWork(Arena& arena, const Staging& of_a, index_t nb)
        : factors(arena, of_a, nb), terms(arena, factors.matrix) {}
};

}  // namespace

template <class T>
index_t run_sycon(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    const index_t n = a.rows;
    if (n == 0) return deliver_rcond<T>(context, rcond, 1);
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    return run_condition<T>(
        context, a, anorm, rcond,
        [&](HostView<const T> factors) {
            return on_host::indefinite_condition(uplo, hermitian, factors, pivots.as_lapack(uplo), anorm);
        },
        [&] {
            Allocated<SyconWork<T>> work(context, sytrf_team(context, n), triangle_of_indefinite(uplo, a),
                                         potrf_block(context, n));
            upload(context, work->factors, a);
            PhaseScope phase(context, "estimate");
            return reciprocal_condition<T>(context, uplo, hermitian, work->factors.matrix, pivots, anorm,
                                           work->terms);
        });
}

template <class T>
Footprint sycon_memory(Context& context, index_t n) {
    if (n == 0) return {};
    if (!context.use_devices("gecon.crossover", n)) return indefinite_on_host<T>(n, 0);
    return Allocated<SyconWork<T>>::measure(sytrf_team(context, n), Staging::any(n, n),
                                            potrf_block(context, n));
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t run_sycon(Context&, int, Uplo, bool, const UserMatrix<const T>&, const index_t*, \
                               real_t<T>, real_t<T>*);                                                \
    template Footprint sycon_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
