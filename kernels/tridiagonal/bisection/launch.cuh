// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the bisection.
#pragma once

#include "arch/launch.cuh"
#include "tridiagonal/bisection/bisection.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const SturmArgs<T>& p) {
    const LaunchShape shape{.name = "bisection",
                            .blocks = grid_size(p.count * p.lanes, kernels::kBisectionThreads),
                            .threads = kernels::kBisectionThreads};
    return start<kernels::bisection<kernels::kBisectionThreads>>(stream, shape,
                                                                 static_cast<const SturmProblem&>(p));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
