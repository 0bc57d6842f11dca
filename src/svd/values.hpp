// SPDX-License-Identifier: BSD-3-Clause
// Singular values of a dense matrix, without vectors, on the devices: to bidiagonal form
// (bidiagonalization.hpp), and bisection (bidiagonal_values.hpp).
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// S := the wanted of the min(m, n) singular values of A in descending order, ns := their number. A is not
/// changed.
template <class T>
void singular_values(Context& context, const SvdPlan& plan, const Selection& wanted,
                     const UserMatrix<const T>& a, index_t* ns, real_t<T>* s);
template <class T>
Footprint singular_values_memory(const SvdPlan& plan, index_t m, index_t n);

}  // namespace lapilli
