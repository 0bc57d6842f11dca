// SPDX-License-Identifier: BSD-3-Clause
// The way for simulated devices to run the texts of the kernels. The emulator that does it is no part of this library: who
// links it installs it here, and sim.kernels=emulated asks for it.
#pragma once

#include <memory>

#include "arch/limits.hpp"
#include "device/operations.hpp"

namespace lapilli::sim {

/// The operations of one device, each carried out by its kernel before run() returns, on the thread that calls it.
class Kernels : public Operations {
  public:
    virtual ~Kernels() = default;
};

/// owner: whose memory the device may touch. seed: of the orders in which blocks, warps and lanes take turns.
using MakeKernels = std::unique_ptr<Kernels> (*)(const void* owner, const DeviceLimits& limits,
                                                 unsigned seed);
void install_kernels(MakeKernels make) noexcept;
/// Throws Error where no emulator is linked.
std::unique_ptr<Kernels> make_kernels(const void* owner, const DeviceLimits& limits, unsigned seed);

}  // namespace lapilli::sim
