// SPDX-License-Identifier: BSD-3-Clause
// GECON and POCON: see reciprocal.hpp.
#include <cmath>
#include <limits>

#include "condition/drivers.hpp"
#include "condition/reciprocal.hpp"
#include "factor/drivers_common.hpp"
#include "factor/potrf.hpp"
#include "host/lapack_condition.hpp"
#include "matrix/norms.hpp"

namespace lapilli {
namespace {

template <class T>
struct ConditionWork {
    StagedOperand<T> factors;
    ConditionTerms<T> terms;
    ConditionWork(Arena& arena, const Staging& of_a, index_t nb, bool two)
        : factors(arena, of_a, nb), terms(arena, factors.matrix, two) {}
};

template <class T>
index_t deliver_rcond(Context& context, real_t<T>* rcond, real_t<T> value) {
    PhaseScope phase(context, "download");
    copy_vector<real_t<T>>(context, rcond, &value, 1);
    return std::isnan(value) ? 1 : 0;
}

/// on_cpu(factors): LAPACK's rcond. The part of A, and how it is brought.
template <class T, class OnCpu>
index_t run(Context& context, const UserMatrix<const T>& a, real_t<T> anorm, real_t<T>* rcond, Part part,
            const Staging& staging, bool adjoint, OnCpu on_cpu) {
    using R = real_t<T>;
    constexpr R nan = std::numeric_limits<R>::quiet_NaN();
    const index_t n = a.rows;
    if (n == 0 || anorm == R(0)) return deliver_rcond<T>(context, rcond, n == 0 ? R(1) : R(0));
    R result = 0;
    if (!context.use_devices("gecon.crossover", n)) {
        PhaseScope phase(context, "estimate");
        const HostMatrix<const T> copy(context, a);
        const HostView<const T> factors = copy.view();
        while_reporting(context, [&] {
            result = is_finite(Reductions<T>(factors), part) ? on_cpu(factors) : nan;
            return index_t(0);
        });
        return deliver_rcond<T>(context, rcond, result);
    }
    Allocated<ConditionWork<T>> work(context, potrf_team(context, n), staging, potrf_block(context, n),
                                     part == Part::all);
    upload(context, work->factors, a);
    {
        PhaseScope phase(context, "estimate");
        result = reciprocal_condition<T>(context, readable(work->factors.matrix), part == Part::all, anorm,
                                         adjoint, work->terms);
    }
    return deliver_rcond<T>(context, rcond, result);
}

}  // namespace

template <class T>
index_t run_gecon(Context& context, char norm, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(context, a, anorm, rcond, Part::all, staging_of(a), norm == 'I',
                  [&](HostView<const T> factors) { return host::gecon(norm, factors, anorm); });
}

template <class T>
index_t run_pocon(Context& context, Uplo uplo, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(
        context, a, anorm, rcond, part_of(uplo), triangle_of(uplo, a), false,
        [&](HostView<const T> factor) { return host::pocon(static_cast<char>(uplo), factor, anorm); });
}

namespace {

template <class T>
Footprint memory(Context& context, index_t n, const Staging& staging, bool two) {
    if (n == 0) return {};
    if (!context.use_devices("gecon.crossover", n)) return host_footprint<T>(checked_product(n, n));
    return Allocated<ConditionWork<T>>::measure(potrf_team(context, n), staging, potrf_block(context, n),
                                                two);
}

}  // namespace

template <class T>
Footprint gecon_memory(Context& context, index_t n) {
    return memory<T>(context, n, Staging{n, n}, true);
}
template <class T>
Footprint pocon_memory(Context& context, index_t n) {
    return memory<T>(context, n, Staging::any(n, n), false);
}

#define LAPILLI_INSTANTIATE(T)                                                                     \
    template index_t run_gecon(Context&, char, const UserMatrix<const T>&, real_t<T>, real_t<T>*); \
    template index_t run_pocon(Context&, Uplo, const UserMatrix<const T>&, real_t<T>, real_t<T>*); \
    template Footprint gecon_memory<T>(Context&, index_t);                                         \
    template Footprint pocon_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
