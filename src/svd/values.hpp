// SPDX-License-Identifier: BSD-3-Clause
// Singular values of a dense matrix, without vectors, on the devices: to a band (ge2gb.hpp), to bidiagonal form (gb2bd.hpp), and
// bisection (bidiagonal_values.hpp).
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// The width of the band on the way.
inline constexpr index_t svd_band = 64;

/// S := the min(m, n) values of A in descending order. A is not changed.
template <class T>
void singular_values(Context& context, const Ge2gbPlan& plan, const UserMatrix<const T>& a, real_t<T>* s);
template <class T>
Footprint singular_values_memory(const Ge2gbPlan& plan, index_t m, index_t n);

}  // namespace lapilli
