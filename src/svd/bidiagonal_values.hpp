// SPDX-License-Identifier: BSD-3-Clause
// Singular values of a bidiagonal matrix, without vectors, by bisection on the devices. Each device computes
// a share of the values, in O(n) memory.
#pragma once

#include "tridiagonal/bisection.hpp"

namespace lapilli {

/// s: the values of the upper bidiagonal matrix with diagonal d and superdiagonal e, on the host, in
/// descending order, each to within a few rounding errors of its own. Values below 2^-440 times the largest
/// element are 0; their number is returned. s may be d. Throws LAPILLI_ERROR_NOT_FINITE if an element is not
/// finite. work: of order n.
template <class R>
index_t bidiagonal_values(Context& context, index_t n, const R* d, const R* e, BisectionWork& work, R* s);

}  // namespace lapilli
