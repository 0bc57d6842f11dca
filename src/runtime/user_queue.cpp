// SPDX-License-Identifier: BSD-3-Clause
#include "runtime/user_queue.hpp"

#include <algorithm>

#include "runtime/emulation.hpp"

namespace lapilli {

UserQueue::UserQueue(Context& context, int device, std::unique_ptr<Queue> queue)
    : context_(context),
      device_(device),
      queue_(std::move(queue)),
      ready_(context.make_event(device)),
      done_(context.make_event(device)) {
    // Not in the trace, whose lines are read when the devices are idle: that of a queue may never be.
    queue_->lane = {nullptr, device, "user queue"};
    ++context_.handles.queues;
}

/// Waits for all queues of all devices: other devices may read the scratch memory.
void UserQueue::drain_devices() noexcept {
    for (int d = 0; d < context_.device_count(); ++d) context_.device(d).drain();
}

UserQueue::~UserQueue() {
    --context_.handles.queues;
    if (context_.device_count() == 0) {  // in a child process: what is there is its parent's
        static_cast<void>(queue_.release());
        static_cast<void>(ready_.release());
        static_cast<void>(done_.release());
        return;
    }
    drain_devices();
    context_.device(device_).deallocate(memory_);
}

void UserQueue::reserve(std::size_t bytes) {
    const ProductEmulation emulation = product_emulation(context_.settings, context_.precision);
    grow(with_emulation(bytes, emulation));
    queue_->emulation = at_the_end(emulation, memory_, bytes_);
}

void UserQueue::grow(std::size_t bytes) {
    if (bytes <= bytes_) return;
    // To at least twice the size: calls that grow step by step wait now and then only.
    const std::size_t wanted = std::max(bytes, 2 * bytes_);
    queue_->emulation = {};
    drain_devices();
    context_.device(device_).deallocate(memory_);
    memory_ = nullptr;
    bytes_ = 0;
    memory_ = context_.allocate(device_, wanted);
    bytes_ = wanted;
}

}  // namespace lapilli
