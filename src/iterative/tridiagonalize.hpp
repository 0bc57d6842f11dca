// SPDX-License-Identifier: BSD-3-Clause
// A small symmetric matrix made tridiagonal by one thread. BLAS shares each product of a real matrix and a
// vector among its threads, however small it is: below order 200 or so they wait for each other longer than
// they compute.
#pragma once

#include "base/view.hpp"

namespace lapilli {

/// Up to this order it is faster than LAPACK with its threads.
inline constexpr index_t tridiagonalized_alone = 200;

/// As LAPACK's SYTRD of a lower triangle, but that all of the matrix is read and written: diagonal and
/// subdiagonal in d and e, reflectors below the subdiagonal. R: float or double.
template <class R>
void tridiagonalize(HostView<R> a, R* d, R* e, R* tau);

}  // namespace lapilli
