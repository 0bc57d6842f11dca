// SPDX-License-Identifier: BSD-3-Clause
// A queue for work submitted by the caller: the device's queue with a scratch buffer that consecutive pieces
// of work reuse.
#pragma once

#include <memory>

#include "runtime/context.hpp"

namespace lapilli {

class UserQueue {
  public:
    UserQueue(Context& context, int device, std::unique_ptr<Queue> queue);
    ~UserQueue();
    UserQueue(const UserQueue&) = delete;
    UserQueue& operator=(const UserQueue&) = delete;

    Context& context() { return context_; }
    int device() const { return device_; }
    Queue& queue() { return *queue_; }

    /// Events for other queues. ready: this queue's results are complete. done: it no longer reads the other
    /// queues' data.
    Event& ready() { return *ready_; }
    Event& done() { return *done_; }

    /// A work structure in the scratch buffer, on an arena of one device. It is valid until the next one is
    /// made; work submitted later runs later. Growing the buffer waits for the device.
    template <class Work, class... Args>
    Work scratch(const Args&... args) {
        reserve(Allocated<Work>::template measure<Args...>(Team{1}, args...).device[0]);
        queue_->forget_arrays(memory_);
        Arena arena({static_cast<std::byte*>(memory_)}, nullptr, {&context_.device(device_)});
        return Work(arena, args...);
    }

    /// Reserves at least this much scratch memory, and the memory of the setting product.emulation. To be
    /// called before each call.
    void reserve(std::size_t bytes);

  private:
    void grow(std::size_t bytes);
    void drain_devices() noexcept;

    Context& context_;
    int device_;
    std::unique_ptr<Queue> queue_;
    std::unique_ptr<Event> ready_, done_;
    void* memory_ = nullptr;
    std::size_t bytes_ = 0;
};

}  // namespace lapilli
