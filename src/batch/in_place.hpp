// SPDX-License-Identifier: BSD-3-Clause
// A batch where the caller has it, in the memory of the device that computes: no matrix is copied.
#pragma once

#include "batch/problem.hpp"

namespace lapilli {

/// The device that computes with the matrices where they are, or -1. They are all in its memory, a fixed
/// stride apart. Other devices of the context would help with eigenproblems; with Cholesky factors the way
/// there takes longer than the work.
template <class T>
int device_in_place(Context& context, const BatchProblem& problem, const BatchOperands<T>& operands);

/// Returns how many matrices have an info that is not 0. A failure of the device on its way may leave any
/// matrix changed.
template <class T>
index_t batch_in_place(Context& context, int device, const BatchProblem& problem,
                       const BatchOperands<T>& operands);

}  // namespace lapilli
