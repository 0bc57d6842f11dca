// SPDX-License-Identifier: BSD-3-Clause
// The device operations on simulated devices: BLAS through OpenBLAS, the library's own kernels as plain
// loops.
#pragma once

#include "device/operations.hpp"

namespace lapilli::sim {

class SimQueue;

template <class T>
class SimOperations final : public Operations<T> {
  public:
    explicit SimOperations(SimQueue& queue) : queue_(queue) {}

#define LAPILLI_DECLARE(Args) void run(const Args<T>& args) override;
    LAPILLI_DEVICE_OPERATIONS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE
    index_t resident_rows() override;

  private:
    SimQueue& queue_;
};

}  // namespace lapilli::sim
