// SPDX-License-Identifier: BSD-3-Clause
// The contexts that calls are computed with: one for each device, made by the first call on it, and kept to
// the end of the process.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>

#include "lapilli/lapilli.h"

namespace lapilli::cusolver {

/// Device memory of the caller, for work.
struct Space {
    void* address = nullptr;
    std::size_t bytes = 0;
};

/// Where a context's memory begins, a multiple of this; callers' work arrays may begin elsewhere.
inline constexpr std::size_t alignment = 256;

/// A device's context: for calls that are submitted a queue, events on both sides of its work, and device
/// memory for integers of 64 bits; for those that wait a little memory (borrowed.hpp).
struct Lane {
    lapilli_queue queue = nullptr;
    void *stream = nullptr, *before = nullptr, *behind = nullptr;
    lapilli_int* numbers = nullptr;
    lapilli_int count = 0;
    void* kept = nullptr;
    std::size_t kept_bytes = 0;
    bool is_kept_lent = false;
};

/// That of the current device, for a thread that has the context.
Lane& lane_of_current_device();

/// From the first address on where work may begin.
Space aligned(const Space& space);

/// The context of the current device, for one call: no other thread uses it meanwhile. It begins after the
/// work in the stream.
class DeviceContext {
  public:
    /// Where `space` suffices, the call computes in it; elsewhere in memory of the context.
    DeviceContext(void* stream, const Space& space);
    ~DeviceContext();
    DeviceContext(const DeviceContext&) = delete;
    DeviceContext& operator=(const DeviceContext&) = delete;

    /// Null where the device cannot be used; `why` says why.
    lapilli_context get() const { return context_; }
    const std::string& why() const { return why_; }
    /// Where it is not null.
    Lane& lane() const { return *lane_; }

  private:
    std::unique_lock<std::mutex> lock_;
    lapilli_context context_ = nullptr;
    Lane* lane_ = nullptr;
    bool has_space_ = false;
    std::string why_;
};

}  // namespace lapilli::cusolver
