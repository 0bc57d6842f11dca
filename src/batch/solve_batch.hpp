// SPDX-License-Identifier: BSD-3-Clause
// A batch where it is best computed: by threads of the CPU, on the devices, or one matrix after the other.
#pragma once

#include "batch/problem.hpp"

namespace lapilli {

/// Returns how many matrices have an info that is not 0, or throws Error, before anything of the caller has
/// changed. The table of routines has the problem of each (problems.hpp) and its arrays.
template <class T>
index_t solve_batch(Context& context, const BatchProblem& problem, const GivenArrays<T>& arrays);

template <class T>
Footprint batch_memory(Context& context, const BatchProblem& problem);

/// Matrices without elements: sets the infos alone.
index_t no_elements(Context& context, index_t count, index_t* infos);

}  // namespace lapilli
