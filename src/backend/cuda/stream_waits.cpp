// SPDX-License-Identifier: BSD-3-Clause
#include "backend/cuda/stream_waits.hpp"

#include <cuda.h>

namespace lapilli::cuda {
namespace {

using WaitValue = CUresult (*)(CUstream, CUdeviceptr, cuuint32_t, unsigned);

/// Null where the driver has no such function: the library does not link to the driver.
WaitValue find_wait() {
    void* function = nullptr;
    cudaDriverEntryPointQueryResult found{};
#if CUDART_VERSION >= 12050
    constexpr unsigned version = 12000;
    const cudaError_t code = cudaGetDriverEntryPointByVersion("cuStreamWaitValue32", &function, version,
                                                              cudaEnableDefault, &found);
#else
    const cudaError_t code =
        cudaGetDriverEntryPoint("cuStreamWaitValue32", &function, cudaEnableDefault, &found);
#endif
    if (code == cudaSuccess && found == cudaDriverEntryPointSuccess)
        return reinterpret_cast<WaitValue>(function);
    static_cast<void>(cudaGetLastError());
    return nullptr;
}

}  // namespace

void wait_for_value(cudaStream_t stream, const unsigned* word, unsigned value) {
    static const WaitValue wait = find_wait();
    if (wait == nullptr) return;
    // Refused where the device has no such waits. What else has failed, the next operation reports.
    static_cast<void>(wait(stream, reinterpret_cast<CUdeviceptr>(word), value, CU_STREAM_WAIT_VALUE_GEQ));
}

}  // namespace lapilli::cuda
