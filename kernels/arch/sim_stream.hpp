// SPDX-License-Identifier: BSD-3-Clause
// A stream under the emulator as the host's steps of a kernel see it. Also for files without kernels.
#pragma once

#include "arch/limits.hpp"

namespace lapilli::arch {
inline namespace on_sim {

/// Implemented by the emulator, which throws when a kernel does wrong.
class Stream {
  public:
    explicit Stream(const DeviceLimits& of_device) : limits(of_device) {}
    virtual ~Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    virtual void start(const LaunchShape& how, void (*kernel)(void*), void* argument) const = 0;

    DeviceLimits limits;
};

enum class Status { success, bad_value, no_room };
inline constexpr Status success = Status::success, bad_value = Status::bad_value, no_room = Status::no_room;

}  // namespace on_sim
}  // namespace lapilli::arch
