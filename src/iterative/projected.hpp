// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <vector>

#include "iterative/small_matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// eigenvectors() of a matrix of any order, of which the lower triangle is read: large ones are a problem for SYEVD, on the devices where
/// these are faster. To be called while the devices have nothing to do.
template <class T>
std::vector<real_t<T>> projected_eigenvectors(Context& context, HostView<T> g);

}  // namespace lapilli
