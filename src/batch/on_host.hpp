// SPDX-License-Identifier: BSD-3-Clause
// A batch without its kernels: LAPACK on the CPU for each matrix, several at a time, or the routine of one
// matrix, one after the other.
#pragma once

#include "batch/problem.hpp"

namespace lapilli {

/// Returns how many matrices have an info that is not 0. On copies: the caller's matrices change when all
/// have been computed.
template <class T>
index_t batch_on_cpu(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);
/// The same for orders that the kernels of batches do not take, where the matrices are: if it fails on its
/// way, some of them may have been computed.
template <class T>
index_t batch_one_by_one(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);

template <class T>
Footprint batch_memory_on_cpu(Context& context, const BatchProblem& problem);
template <class T>
Footprint batch_memory_one_by_one(Context& context, const BatchProblem& problem);

}  // namespace lapilli
