// SPDX-License-Identifier: BSD-3-Clause
// GECON and POCON. The estimate of |A^-1| is made of solutions with one vector each, by the factors where they are.
//
// What is estimated is the norm of s A^-1 s, where s^2 is |A| but for a factor below 4: right-hand sides and solutions are about
// as far from the limits of the numbers as the condition number lets them be. Where a solution overflows all the same, rcond
// is 0.
#include <cmath>
#include <limits>

#include "blas/triangular_vector.hpp"
#include "condition/drivers.hpp"
#include "condition/one_norm.hpp"
#include "factor/drivers_common.hpp"
#include "factor/potrf.hpp"
#include "host/lapack_condition.hpp"
#include "matrix/norms.hpp"
#include "norms/norms.hpp"

namespace lapilli {
namespace {

/// Factors L and, of an LU factorization, U; the vector.
template <class T>
struct ConditionWork {
    StagedOperand<T> factors;
    typename TriangularVector<T>::Work lower, upper;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    ConditionWork(Arena& arena, const Staging& of_a, index_t nb, bool two)
        : factors(arena, of_a, nb),
          lower(arena, factors.matrix.cyclic),
          upper(two ? typename TriangularVector<T>::Work(arena, factors.matrix.cyclic)
                    : typename TriangularVector<T>::Work()),
          vector(arena, of_a.rows, std::min(nb, of_a.rows)),
          check(arena, of_a.rows, factors.matrix.cyclic.cols_of_devices(), Wanted::sums) {}
};

template <class T>
bool is_finite(const Reductions<T>& a, Part part) {
    return std::isfinite(largest_of(a.columns({Combine::largest, Size::larger_part, part})));
}

/// solve(x, op): x := A^-1 x or A^-H x in the working matrix's terms.
template <class T, class Solve>
real_t<T> reciprocal_condition(Context& context, index_t n, real_t<T> anorm, bool adjoint, Solve solve) {
    using R = real_t<T>;
    const R s = std::ldexp(R(1), std::ilogb(anorm) / 2);
    int solved = 0;
    const R estimate = estimate_one_norm<T>(n, [&](std::vector<T>& x, Op op) {
        for (T& value : x) value *= s;
        // The one-norm of the adjoint is the infinity-norm.
        solve(x, adjoint == (op == Op::none) ? Op::adjoint : Op::none);
        for (T& value : x) value *= s;
        context.report(std::min(1.0, ++solved / 12.0));
        return one_norm::all_finite(x);
    });
    const R rcond = s / anorm * s / estimate;
    return std::isfinite(rcond) ? rcond : R(0);
}

template <class T>
index_t deliver_rcond(Context& context, real_t<T>* rcond, real_t<T> value) {
    PhaseScope phase(context, "download");
    copy_vector<real_t<T>>(context, rcond, &value, 1);
    return std::isnan(value) ? 1 : 0;
}

/// on_cpu(factors): LAPACK's rcond; on_devices(work, vector, op): a solution. The part of A, and how it is brought.
template <class T, class OnCpu, class OnDevices>
index_t run(Context& context, const UserMatrix<const T>& a, real_t<T> anorm, real_t<T>* rcond, Part part,
            const Staging& staging, bool adjoint, OnCpu on_cpu, OnDevices on_devices) {
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
    const Team team = potrf_team(context, n);
    Allocated<ConditionWork<T>> work(context, team, where_it_is(context, team, a, staging),
                                     potrf_block(context, n), part == Part::all);
    upload(context, work->factors, a);
    {
        PhaseScope phase(context, "estimate");
        const DistMatrix<const T> factors = readable(work->factors.matrix);
        TravellingVector<T> vector(context, n, work->vector);
        TriangularVector<T> lower(context, factors, {.uplo = Uplo::lower, .unit = part == Part::all},
                                  work->lower),
            upper(context, factors, {.uplo = Uplo::upper}, work->upper);
        const Part of_working = part == Part::all ? Part::all : Part::lower;
        result = !is_finite(Reductions<T>(context, factors, 0, work->check), of_working)
                     ? nan
                     : reciprocal_condition<T>(context, n, anorm, adjoint, [&](std::vector<T>& x, Op op) {
                           on_devices(lower, upper, vector, x, op);
                       });
    }
    return deliver_rcond<T>(context, rcond, result);
}

template <class T>
void solve_with(TriangularVector<T>& first, Op of_first, TriangularVector<T>& second, Op of_second,
                TravellingVector<T>& vector, std::vector<T>& x) {
    vector.upload(x, first.first_device(of_first));
    first.solve(of_first, vector);
    second.solve(of_second, vector);
    vector.download(x);
}

}  // namespace

template <class T>
index_t run_gecon(Context& context, char norm, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(
        context, a, anorm, rcond, Part::all, staging_of(a), norm == 'I',
        [&](HostView<const T> factors) { return host::gecon(norm, factors, anorm); },
        [](auto& lower, auto& upper, auto& vector, std::vector<T>& x, Op op) {
            if (op == Op::none) {
                solve_with(lower, op, upper, op, vector, x);
            } else {
                solve_with(upper, op, lower, op, vector, x);
            }
        });
}

template <class T>
index_t run_pocon(Context& context, Uplo uplo, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(
        context, a, anorm, rcond, part_of(uplo), triangle_of(uplo, a), false,
        [&](HostView<const T> factor) { return host::pocon(static_cast<char>(uplo), factor, anorm); },
        [](auto& lower, auto&, auto& vector, std::vector<T>& x, Op) {
            solve_with(lower, Op::none, lower, Op::adjoint, vector, x);
        });
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
