// SPDX-License-Identifier: BSD-3-Clause
// The common part of reciprocal condition numbers, whatever the factors.
//
// The estimate is the norm of s A^-1 s, where s^2 is |A| but for a factor below 4: right-hand sides and
// solutions are about as far from the limits of the numbers as the condition number allows. If a solution
// overflows all the same, rcond is 0.
#pragma once

#include <cmath>
#include <limits>

#include "condition/one_norm.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/norms.hpp"
#include "norms/norms.hpp"

namespace lapilli {

namespace condition {

template <class T>
void conjugate_all(std::vector<T>& x) {
    for (T& value : x) value = conjugate(value);
}

/// The size of U, or of D, from which on rounding errors of a solution with L may pass |A^-1|. Only the order
/// of sums decides then what a solution is worth, and LAPACK's, one column after the other, has luck with
/// such factors.
template <class T>
real_t<T> least_growth(index_t n, real_t<T> anorm) {
    return anorm / static_cast<real_t<T>>(n) / (8 * unit_roundoff<T>);
}

}  // namespace condition

template <class T>
bool is_finite(const Reductions<T>& a, Part part) {
    return std::isfinite(largest_of(a.columns({Combine::largest, Size::larger_part, part})));
}

/// solve(x, op): x := A^-1 x or A^-H x in the working matrix's terms.
template <class T, class Solve>
real_t<T> reciprocal_condition(index_t n, real_t<T> anorm, bool adjoint, Solve solve) {
    using R = real_t<T>;
    const R s = std::ldexp(R(1), std::ilogb(anorm) / 2);
    const R estimate = estimate_one_norm<T>(n, [&](std::vector<T>& x, Op op) {
        for (T& value : x) value *= s;
        // The one-norm of the adjoint is the infinity-norm.
        solve(x, adjoint == (op == Op::none) ? Op::adjoint : Op::none);
        for (T& value : x) value *= s;
        return one_norm::all_finite(x);
    });
    const R rcond = s / anorm * s / estimate;
    return std::isnan(rcond) ? R(0) : std::min(rcond, std::numeric_limits<R>::max());
}
/// The same, which reports.
template <class T, class Solve>
real_t<T> reciprocal_condition(Context& context, index_t n, real_t<T> anorm, bool adjoint, Solve solve) {
    int solved = 0;
    return reciprocal_condition<T>(n, anorm, adjoint, [&](std::vector<T>& x, Op op) {
        solve(x, op);
        context.report(std::min(1.0, ++solved / 12.0));
    });
}

template <class T>
inline constexpr real_t<T> not_finite = std::numeric_limits<real_t<T>>::quiet_NaN();

template <class T>
index_t deliver_rcond(Context& context, real_t<T>* rcond, real_t<T> value) {
    PhaseScope phase(context, "download");
    copy_vector<real_t<T>>(context, rcond, &value, 1);
    return std::isnan(value) ? 1 : 0;
}

/// plan_of(): the plan of the call. on_cpu(factors), on_devices(plan): rcond, or NaN where the factors are
/// not finite.
template <class T, class PlanOf, class OnCpu, class OnDevices>
index_t run_condition(Context& context, const UserMatrix<const T>& a, real_t<T> anorm, real_t<T>* rcond,
                      PlanOf plan_of, OnCpu on_cpu, OnDevices on_devices) {
    using R = real_t<T>;
    const index_t n = a.rows;
    if (n == 0 || anorm == R(0)) return deliver_rcond<T>(context, rcond, n == 0 ? R(1) : R(0));
    if (const auto plan = plan_of(); plan.on_devices)
        return deliver_rcond<T>(context, rcond, on_devices(plan));
    R result = 0;
    {
        PhaseScope phase(context, "estimate");
        const HostMatrix<const T> copy(context, a);
        const HostView<const T> factors = copy.view();
        while_reporting(context, [&] {
            result = on_cpu(factors);
            return index_t(0);
        });
    }
    return deliver_rcond<T>(context, rcond, result);
}

}  // namespace lapilli
