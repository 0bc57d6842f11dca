// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <memory>
#include <vector>

#include "runtime/context.hpp"

namespace lapilli {

/// One event for each of the first `devices` devices of a context.
class DeviceEvents {
  public:
    DeviceEvents(Context& context, int devices) {
        for (int d = 0; d < devices; ++d) events_.push_back(context.make_event(d));
    }
    Event& operator[](int d) { return *events_[static_cast<std::size_t>(d)]; }

    /// Records each device's event on its main queue.
    void record_main(Context& context) {
        for (int d = 0; d < count(); ++d) context.queue(d).record((*this)[d]);
    }
    /// Makes the queue wait for all events.
    void hold(Queue& queue) {
        for (const auto& event : events_) queue.wait(*event);
    }

  private:
    int count() const { return static_cast<int>(events_.size()); }

    std::vector<std::unique_ptr<Event>> events_;
};

}  // namespace lapilli
