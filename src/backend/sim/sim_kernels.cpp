// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_kernels.hpp"

#include <atomic>

#include "base/error.hpp"

namespace lapilli::sim {
namespace {
std::atomic<MakeKernels> installed{nullptr};
}

void install_kernels(MakeKernels make) noexcept { installed = make; }

std::unique_ptr<Kernels> make_kernels(const void* owner, const DeviceLimits& limits, unsigned seed) {
    const MakeKernels make = installed;
    if (make == nullptr) {
        throw Error(
            LAPILLI_ERROR_DEVICE,
            "sim.kernels=emulated: the emulator of kernels is not linked into this program; the library's "
            "tests have it");
    }
    return make(owner, limits, seed);
}

}  // namespace lapilli::sim
