// SPDX-License-Identifier: BSD-3-Clause
// Least squares of any rank by singular values on the devices. With A = Q C P^H, C = U S V^T bidiagonal and
// S^+ the reciprocals of the values above the bound:
//
//     at least as many rows as columns   X := P V S^+ U^T Q^H B
//     fewer; A^H = Q C P^H               X := Q U S^+ V^T P^H B
//
// The reflectors of Q and P are applied to B, so U and V of A are not formed. Reflectors of the chase whose
// adjoint product would be needed are applied to U or V of C instead, since there is no operation for the
// product with Q^H of a chase.
#pragma once

#include <cmath>
#include <limits>

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// The bound below which singular values count as zero, as in LAPACK's routines, which differ in it.
enum class SmallValues { gelsd, gelss };

/// Larger values count. largest: the largest value, of a matrix whose norm is in the safe range. As in LAPACK
/// a NaN bounds nothing.
template <class R>
R least_that_counts(SmallValues rule, R rcond, R largest) {
    using Limits = std::numeric_limits<R>;
    if (std::isnan(rcond)) return rule == SmallValues::gelsd ? R(0) : Limits::min();
    if (rule == SmallValues::gelsd)
        return (rcond > R(0) && rcond < R(1) ? rcond : Limits::epsilon() / 2) * largest;
    return std::max((rcond < R(0) ? Limits::epsilon() : rcond) * largest, Limits::min());
}

/// B, S and rank as in GELSD; B has max(m, n) rows and at least one column. A is not changed. Returns
/// LAPACK's info; if it is not 0, nothing has changed. Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
index_t least_squares(Context& context, const SvdPlan& plan, SmallValues rule, const UserMatrix<const T>& a,
                      const UserMatrix<T>& b, real_t<T>* s, real_t<T> rcond, index_t* rank);
template <class T>
Footprint least_squares_memory(const SvdPlan& plan, index_t m, index_t n, index_t nrhs);

}  // namespace lapilli
