// SPDX-License-Identifier: BSD-3-Clause
// Error codes of CUDA and cuBLAS, turned into Error.
#pragma once

#include <cuda_runtime_api.h>

#include <string>

#include "backend/cuda/cublas.hpp"
#include "base/error.hpp"

namespace lapilli::cuda {

inline void check(cudaError_t code, const char* what) {
    if (code == cudaSuccess) return;
    // A refused launch leaves its code for the next caller of cudaGetLastError.
    static_cast<void>(cudaGetLastError());
    throw Error(LAPILLI_ERROR_DEVICE, std::string(what) + ": " + cudaGetErrorString(code));
}

inline void check(cublasStatus_t code, const char* what) {
    if (code == CUBLAS_STATUS_SUCCESS) return;
    throw Error(LAPILLI_ERROR_DEVICE, std::string(what) + ": " + cublas().status_string(code));
}

/// Makes a device current for a scope, then restores the device that the caller of the library had chosen for
/// this thread.
class CurrentDevice {
  public:
    explicit CurrentDevice(int ordinal) {
        if (cudaGetDevice(&before_) != cudaSuccess) before_ = ordinal;
        if (before_ != ordinal) check(cudaSetDevice(ordinal), "cudaSetDevice");
        changed_ = before_ != ordinal;
    }
    ~CurrentDevice() {
        if (changed_) static_cast<void>(cudaSetDevice(before_));
    }
    CurrentDevice(const CurrentDevice&) = delete;
    CurrentDevice& operator=(const CurrentDevice&) = delete;

  private:
    int before_ = 0;
    bool changed_ = false;
};

}  // namespace lapilli::cuda
