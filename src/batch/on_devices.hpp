// SPDX-License-Identifier: BSD-3-Clause
// A batch on the devices: each has a contiguous share of the matrices; pieces of it come, are computed with
// and go at the same time.
#pragma once

#include "batch/problem.hpp"

namespace lapilli {

/// Returns how many matrices have an info that is not 0.
template <class T>
index_t batch_on_devices(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);

/// The memory for matrices in host memory.
template <class T>
Footprint batch_memory_on_devices(Context& context, const BatchProblem& problem);

}  // namespace lapilli
