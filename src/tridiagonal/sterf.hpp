// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues of a symmetric tridiagonal matrix, without vectors, by bisection on the devices. Each device
// computes a share of the eigenvalues, in O(n) memory. The error is about eps |T| for a matrix that does not
// decouple, whatever its order. The result for an eigenvalue does not depend on which others are wanted.
#pragma once

#include "base/selection.hpp"
#include "tridiagonal/bisection.hpp"

namespace lapilli {

/// d, e on the host. w: the wanted eigenvalues in ascending order; their number is returned; w may be d.
/// `block`, if not null: the unreduced block (unreduced.hpp) of each eigenvalue, from 0. Both have room for
/// n. Eigenvalues between limits are counted as in LAPACK's STEBZ, by the signs of pivots at the limits, and
/// lie between them. Throws LAPILLI_ERROR_NOT_FINITE if an element of T is not finite.
template <class R>
index_t bisect(Context& context, const R* d, const R* e, const Selection& wanted, R* w, index_t* block,
               BisectionWork& work);

/// d becomes all eigenvalues in ascending order.
template <class R>
void sterf(Context& context, R* d, const R* e, BisectionWork& work) {
    bisect<R>(context, d, e, {}, d, nullptr, work);
}

}  // namespace lapilli
