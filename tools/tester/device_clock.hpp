// SPDX-License-Identifier: BSD-3-Clause
// Times work that is submitted to a queue of a device: with events of the stream on a GPU, else with the
// host's clock.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "lapilli/lapilli.h"

namespace lapilli::tester {

class DeviceClock {
  public:
    virtual ~DeviceClock() = default;

    // For device 0 of the context; makes the queue that `queue` names.
    static std::unique_ptr<DeviceClock> create(lapilli_context ctx);

    virtual lapilli_queue queue() const = 0;
    // A cudaStream_t, and the number that the CUDA runtime has for the GPU; none on devices of other kinds.
    virtual void* stream() const { return nullptr; }
    virtual std::optional<int> gpu() const { return {}; }

    // Seconds that the work takes which `submit` gives to the queue or the stream. Throws PlaceError when the
    // queue tells of a failure.
    virtual double seconds(const std::function<void()>& submit) const = 0;
    // The same of a single call, which is there before the device begins: the host's way to it does not
    // count.
    virtual double seconds_of_device(const std::function<void()>& submit) const { return seconds(submit); }
    // Shorter work than this is not worth a measurement.
    virtual double least_seconds() const = 0;
};

}  // namespace lapilli::tester
