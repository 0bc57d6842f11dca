// SPDX-License-Identifier: BSD-3-Clause
// A stream for the host's steps of kernels (arch/launch.cuh): each launch runs under the emulator at once.
#pragma once

#include <cstdint>
#include <vector>

#include "arch/sim_stream.hpp"
#include "emulator/launch.hpp"

namespace lapilli::simt {

/// A device like those that an architecture's code is made for, with `multiprocessors` multiprocessors.
inline DeviceLimits limits_like(int architecture, int multiprocessors) {
    const auto shared_bytes = static_cast<int>(shared_bytes_of(architecture));
    return {.architecture = architecture,
            .warpgroups = architecture == 90,
            .multiprocessors = multiprocessors,
            .shared_bytes = shared_bytes,
            .shared_bytes_all = shared_bytes + 1024};
}

class EmulatedStream final : public arch::Stream {
  public:
    /// copied: where all asynchronous copies are noted.
    explicit EmulatedStream(const DeviceLimits& limits, std::uint64_t seed = 0,
                            std::vector<CopiedChunk>* copied = nullptr)
        : Stream(limits), seed_(seed), copied_(copied) {}

    void start(const LaunchShape& how, void (*kernel)(void*), void* argument) const override;

  private:
    std::uint64_t seed_;
    std::vector<CopiedChunk>* copied_;
};

}  // namespace lapilli::simt
