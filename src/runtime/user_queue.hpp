// SPDX-License-Identifier: BSD-3-Clause
// A queue for work submitted by the caller: the device's queue with a scratch buffer that consecutive calls
// reuse. Factorizations and solutions use a lane, two more queues, between two events of this one:
//
//     this queue         before | record                                     wait | behind
//     lane, main queue            wait | upload | updates .......| download | record
//     lane, panel queue                         | panels, one step ahead |
//
// so that for the caller all of it is in the order of this queue.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

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
        queue_->forget_arrays(in_use_);
        Arena arena({static_cast<std::byte*>(in_use_)}, nullptr, {&context_.device(device_)});
        return Work(arena, args...);
    }

    /// Reserves at least this much scratch memory, and the memory of the setting product.emulation. To be
    /// called before each call. Never waits: memory that is too small is kept until synchronize().
    void reserve(std::size_t bytes);
    /// The caller's memory on the device, for the scratch memory of calls that fit in it. Null: none.
    void set_workspace(void* address, std::size_t bytes) {
        callers_ = address;
        callers_bytes_ = bytes;
    }

    /// Memory for the few numbers of a call, on the device and, for their way to the host, pinned. The first
    /// call decides how much there is.
    struct Numbers {
        std::byte *device = nullptr, *host = nullptr;
    };
    Numbers numbers(std::size_t bytes);

    /// The context of algorithms on the lane's queues: one device, and the present settings of the queue's
    /// context, with all work on the device. Created by the first call.
    Context& lane();
    /// Work submitted to the lane from here on begins after the present work of this queue; work submitted to
    /// this queue after leave() begins after the lane's.
    void enter_lane();
    void leave_lane() noexcept;

    /// Waits for the work of the queue and its lane and throws their failure; frees outgrown scratch buffers.
    void synchronize();
    void forget_failure() noexcept;

  private:
    void grow(std::size_t bytes);
    void free_outgrown() noexcept;
    void drain_devices() noexcept;

    Context& context_;
    int device_;
    std::unique_ptr<Queue> queue_;
    std::unique_ptr<Event> ready_, done_, forked_, joined_, panels_;
    void *memory_ = nullptr, *callers_ = nullptr;
    void* in_use_ = nullptr;  ///< one of the two
    std::size_t bytes_ = 0, callers_bytes_ = 0;
    std::vector<void*> outgrown_;
    Numbers numbers_;
    std::unique_ptr<Context> lane_;
    std::uint64_t settings_followed_ = 0;  ///< changes() of the context's when the lane took them; 0: never
};

/// A routine's work structure in the scratch memory of a queue, for algorithms that submit to its lane. At
/// its end, also after an exception, later work of the queue comes after that of the lane, so that it may use
/// the memory.
template <class Work>
class Submitted {
  public:
    template <class... Args>
    explicit Submitted(UserQueue& queue, const Args&... args)
        : queue_(queue), work_(queue.scratch<Work>(args...)) {
        queue_.enter_lane();
    }
    ~Submitted() { queue_.leave_lane(); }
    Submitted(const Submitted&) = delete;
    Submitted& operator=(const Submitted&) = delete;

    Work& operator*() { return work_; }
    Work* operator->() { return &work_; }

    /// On the device; no host array is used.
    template <class... Args>
    static Footprint measure(const Args&... args) {
        return {Allocated<Work>::template measure<Args...>(Team{1}, args...).device};
    }

  private:
    UserQueue& queue_;
    Work work_;
};

}  // namespace lapilli
