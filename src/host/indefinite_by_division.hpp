// SPDX-License-Identifier: BSD-3-Clause
// A = U D U^T or L D L^T with pivots whose reciprocals are no normal numbers, by which LAPACK multiplies.
// Plain loops that divide: few matrices have such pivots.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// Whether the factorization can meet such a pivot: elements are near the limits of the numbers, or squares
/// of the smallest over the largest are.
template <class T>
bool may_have_hard_d(char uplo, HostView<T> a);

/// Whether D has one.
template <class T>
bool has_hard_d(char uplo, HostView<T> factors, const std::vector<index_t>& pivots);

/// LAPACK's SYTF2 and HETF2: its factors, pivots and info.
template <class T>
index_t sytrf_by_division(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots);

/// B := A^-1 B by the factors of SYTRF, whose D has no zeros.
template <class T>
void sytrs_by_division(char uplo, bool hermitian, HostView<const T> factors,
                       const std::vector<index_t>& pivots, HostView<T> b);

}  // namespace lapilli::host
