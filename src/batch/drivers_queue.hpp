// SPDX-License-Identifier: BSD-3-Clause
// Batches on a queue of the caller: submitted, not awaited. The table of routines has the problem of each
// (problems.hpp) and its arrays, all on the queue's device.
#pragma once

#include "batch/arrays.hpp"
#include "batch/problems.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

template <class T>
void batch_on_queue(UserQueue& queue, const BatchProblem& p, const GivenArrays<T>& arrays);
/// The scratch memory that it needs on the device.
template <class T>
Footprint batch_on_queue_memory(UserQueue& queue, const BatchProblem& p);

}  // namespace lapilli
