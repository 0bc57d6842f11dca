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
    constexpr int threads = kernels::kBisectionThreads;
    const SturmProblem& problem = p;
    if (p.bidiagonal > 0)
        return start<kernels::bisection<threads, BidiagonalSturm>>(stream, shape, problem,
                                                                   BidiagonalSturm{p.bidiagonal});
    return start<kernels::bisection<threads, TridiagonalSturm>>(stream, shape, problem, TridiagonalSturm{});
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
