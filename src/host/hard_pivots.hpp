// SPDX-License-Identifier: BSD-3-Clause
// Factors with tiny pivots: OpenBLAS's LAPACK multiplies by reciprocals that overflow; here is LAPACK's own
// arithmetic.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// Whether pivots of this matrix may have reciprocals that are no normal numbers. likely: it has tiny
/// elements that are no zeros. possible: products of its elements are tiny.
enum class TinyPivots { none, possible, likely };
template <class T>
TinyPivots tiny_pivots(HostView<T> a);

/// P A = L U of such a matrix, with divisions in the place of reciprocals. LAPACK's info and pivots.
template <class T>
index_t getrf_by_division(HostView<T> a, std::vector<index_t>& pivots);

template <class T>
bool has_hard_pivots(HostView<const T> triangle);

/// X := op(A)^-1 X, A a triangle with hard pivots and without zeros on the diagonal.
template <class T>
void solve_with_hard_pivots(Uplo uplo, Op op, bool unit, HostView<const T> a, HostView<T> x);

/// For a matrix that is so small that reciprocals of its elements overflow: the power of two with which they
/// do not; 1 of others.
template <class R>
R scale_before_reciprocals(R largest);

}  // namespace lapilli::host
