// SPDX-License-Identifier: BSD-3-Clause
// The hook by which simulated devices run the source of the kernels. The emulator is not part of this
// library: a program that links it installs it here, and the setting sim.kernels=emulated selects it.
#pragma once

#include <memory>

#include "arch/limits.hpp"
#include "device/operations.hpp"

namespace lapilli::sim {

/// The operations of one device. Each runs as its kernel on the calling thread and is complete when run()
/// returns.
class Kernels : public Operations {
  public:
    virtual ~Kernels() = default;
};

/// owner: the device whose memory may be accessed. seed: determines the orders in which blocks, warps and
/// lanes take turns.
using MakeKernels = std::unique_ptr<Kernels> (*)(const void* owner, const DeviceLimits& limits,
                                                 unsigned seed);
void install_kernels(MakeKernels make) noexcept;
/// Throws Error if no emulator is linked.
std::unique_ptr<Kernels> make_kernels(const void* owner, const DeviceLimits& limits, unsigned seed);

}  // namespace lapilli::sim
