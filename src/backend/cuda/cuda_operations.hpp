// SPDX-License-Identifier: BSD-3-Clause
// The device operations on a CUDA stream: cuBLAS for what it is good at, the library's kernels for the rest.
#pragma once

#include "device/operations.hpp"

namespace lapilli::cuda {

class CudaQueue;

template <class T>
class CudaOperations final : public Operations<T> {
  public:
    explicit CudaOperations(CudaQueue& queue) : queue_(queue) {}

#define LAPILLI_DECLARE(Args) void run(const Args<T>& args) override;
    LAPILLI_DEVICE_OPERATIONS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE
    index_t resident_rows() override;

  private:
    CudaQueue& queue_;
};

}  // namespace lapilli::cuda
