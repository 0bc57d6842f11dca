// SPDX-License-Identifier: BSD-3-Clause
// A batch in host memory: LAPACK for each matrix on the CPU, or the devices' routine of one matrix, one after the other.
#pragma once

#include "batch/problem.hpp"

namespace lapilli {

/// Both return how many matrices have an info that is not 0, and work on copies.
template <class T>
index_t batch_on_cpu(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);
/// For orders that the kernels of batches do not take.
template <class T>
index_t batch_one_by_one(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);

template <class T>
Footprint batch_memory_on_cpu(const BatchProblem& problem);
template <class T>
Footprint batch_memory_one_by_one(Context& context, const BatchProblem& problem);

}  // namespace lapilli
