// SPDX-License-Identifier: BSD-3-Clause
#include "arch/cuda_launch.cuh"
#include "tridiagonal/bisection/bisection.cuh"

namespace lapilli::launch {

cudaError_t bisection(cudaStream_t stream, const SturmProblem& p) {
    kernels::bisection<<<grid_size(p.count * p.lanes, kernels::kBisectionThreads), kernels::kBisectionThreads,
                         0, stream>>>(p);
    return cudaGetLastError();
}

}  // namespace lapilli::launch
