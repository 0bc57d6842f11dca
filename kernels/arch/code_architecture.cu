// SPDX-License-Identifier: BSD-3-Clause
// The driver's attributes of a kernel that always exists.
#include "arch/cuda_launch.cuh"
#include "launch.hpp"

namespace lapilli::launch {
inline namespace on_cuda {

__global__ void empty_kernel() {}

Status code_architecture(int& architecture) {
    cudaFuncAttributes attributes{};
    const Status error = cudaFuncGetAttributes(&attributes, empty_kernel);
    architecture = attributes.ptxVersion;
    return error;
}

}  // namespace on_cuda
}  // namespace lapilli::launch
