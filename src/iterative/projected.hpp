// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <vector>

#include "iterative/small_matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// eigenvectors() of a matrix of any order, whose lower triangle is read: large ones go to SYEVD on the
/// devices where these are faster. To be called while the devices are idle.
template <class T>
std::vector<real_t<T>> projected_eigenvectors(Context& context, HostView<T> g);

}  // namespace lapilli
