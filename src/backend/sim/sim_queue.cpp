// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_queue.hpp"

#include <chrono>
#include <cstring>
#include <string>
#include <utility>

#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "base/error.hpp"
#include "device/trace.hpp"
#include "host/inside.hpp"

namespace lapilli::sim {

void Mark::pass() {
    seconds = now();
    comes_before(this);
    const OutOfSight scope;
    {
        const std::lock_guard lock(mutex);
        passed = true;
    }
    passed_now.notify_all();
}

void Mark::wait() {
    {
        const OutOfSight scope;
        std::unique_lock lock(mutex);
        passed_now.wait(lock, [this] { return passed; });
    }
    comes_after(this);
}

bool Mark::done() {
    bool result = false;
    {
        const OutOfSight scope;
        const std::lock_guard lock(mutex);
        result = passed;
    }
    if (result) comes_after(this);
    return result;
}

void SimEvent::synchronize() {
    if (mark) mark->wait();
}

bool SimEvent::done() { return !mark || mark->done(); }

namespace {
class SimTimestamp final : public Timestamp {
  public:
    explicit SimTimestamp(std::shared_ptr<Mark> mark) : mark_(std::move(mark)) {}
    double seconds() override {
        mark_->wait();
        return mark_->seconds;
    }

  private:
    std::shared_ptr<Mark> mark_;
};

constexpr unsigned shortest_sleep = 100;  // microseconds

/// A sleep of a few microseconds takes seventy, and more of a processor's time than it waits: pauses would
/// all be alike.
void linger(std::chrono::microseconds time) {
    if (time >= std::chrono::microseconds(shortest_sleep)) {
        std::this_thread::sleep_for(time);
        return;
    }
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
    }
}
}  // namespace

SimQueue::SimQueue(SimDevice& device, unsigned seed, unsigned jitter)
    : device_(device), random_(seed), jitter_(jitter), worker_([this] { serve(); }) {}

SimQueue::~SimQueue() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    has_work_.notify_one();
    worker_.join();
    device_.forget(*this);
}

Device& SimQueue::device() { return device_; }

void SimQueue::serve() {
    const host::InsideScope inside;
    while (true) {
        std::function<void()> task;
        unsigned pause = 0;
        {
            const OutOfSight scope;
            std::unique_lock lock(mutex_);
            has_work_.wait(lock, [this] { return stop_ || !tasks_.empty(); });
            if (tasks_.empty()) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
            pause = jitter_ == 0 ? 0 : random_() % jitter_;
            // Short ones take a processor's time: a few late tasks mix the order as well as many.
            if (jitter_ < shortest_sleep && random_() % 4 != 0) pause = 0;
        }
        comes_after(&tasks_);
        if (pause != 0) linger(std::chrono::microseconds(pause));
        task();
        task = nullptr;
        comes_before(&unfinished_);
        const OutOfSight scope;
        {
            const std::lock_guard lock(mutex_);
            if (--unfinished_ != 0) continue;
        }
        is_idle_.notify_all();
    }
}

void SimQueue::enqueue(std::function<void()> task) {
    comes_before(&tasks_);
    const OutOfSight scope;
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
        ++unfinished_;
    }
    has_work_.notify_one();
}

void SimQueue::fail(std::exception_ptr error) {
    {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = std::move(error);
    }
    is_idle_.notify_all();
}

void SimQueue::launch(std::function<void()> work) {
    if (device_.group().failures.strikes("launch")) {
        throw Error(LAPILLI_ERROR_DEVICE, "sim: injected launch failure");
    }
    if (device_.group().failures.strikes("fault")) {
        work = [] { throw Error(LAPILLI_ERROR_DEVICE, "sim: injected fault"); };
    }
    enqueue_work(std::move(work));
}

void SimQueue::enqueue_work(std::function<void()> work) {
    enqueue([this, work = std::move(work)] {
        {
            const std::lock_guard lock(mutex_);
            if (failure_) return;
        }
        try {
            work();
        } catch (...) {
            fail(std::current_exception());
        }
    });
}

void SimQueue::copy_bytes(void* target, std::size_t target_pitch, const void* source,
                          std::size_t source_pitch, std::size_t width, std::size_t height) {
    if (device_.group().failures.strikes("copy")) {
        const bool to_device = Memory::instance().contains(target);
        throw Error(LAPILLI_ERROR_DEVICE, std::string("sim: injected failure of a copy to ") +
                                              (to_device ? "a device" : "the host"));
    }
    enqueue_work([=] {
        Memory& memory = Memory::instance();
        const std::size_t target_span = (height - 1) * target_pitch + width;
        const std::size_t source_span = (height - 1) * source_pitch + width;
        auto* to = static_cast<std::byte*>(memory.translate_any(nullptr, target, target_span));
        const auto* from = static_cast<const std::byte*>(memory.translate_any(nullptr, source, source_span));
        for (std::size_t j = 0; j < height; ++j) {
            std::memcpy(to + j * target_pitch, from + j * source_pitch, width);
        }
    });
}

void SimQueue::zero_bytes(void* target, std::size_t bytes) {
    launch([this, target, bytes] {
        std::memset(Memory::instance().translate(&device_, target, bytes), 0, bytes);
    });
}

void SimQueue::forget_arrays(void* allocation) {
    enqueue([arrays = Memory::instance().arrays_of(allocation)] { Memory::instance().forget(arrays); });
}

void SimQueue::record(Event& event) {
    auto mark = std::make_shared<Mark>();
    static_cast<SimEvent&>(event).mark = mark;
    mark->device = &device_;
    enqueue([this, mark] {
        {
            const std::lock_guard lock(mutex_);
            mark->failure = failure_;
        }
        mark->pass();
    });
}

void SimQueue::wait(Event& event) {
    if (const std::shared_ptr<Mark> mark = static_cast<SimEvent&>(event).mark) {
        // After a failure all later work of the device is skipped, as on a real one.
        enqueue([this, mark] {
            mark->wait();
            if (mark->failure && mark->device == &device_) fail(mark->failure);
        });
    }
}

std::unique_ptr<Timestamp> SimQueue::timestamp() {
    auto mark = std::make_shared<Mark>();
    enqueue([mark] { mark->pass(); });
    return std::make_unique<SimTimestamp>(mark);
}

void SimQueue::drain() noexcept {
    {
        const OutOfSight scope;
        std::unique_lock lock(mutex_);
        is_idle_.wait(lock, [this] { return unfinished_ == 0; });
    }
    comes_after(&unfinished_);
}

void SimQueue::synchronize() {
    drain();
    throw_failure();
}

bool SimQueue::finishes_within(std::chrono::microseconds time) {
    bool idle = false, failed = false;
    {
        const OutOfSight scope;
        std::unique_lock lock(mutex_);
        is_idle_.wait_for(lock, time, [this] { return unfinished_ == 0 || failure_; });
        idle = unfinished_ == 0;
        failed = failure_ != nullptr;
    }
    // A look at work that goes on is no order.
    if (idle) comes_after(&unfinished_);
    if (failed) throw_failure();
    return idle;
}

void SimQueue::throw_failure() {
    std::exception_ptr failure;
    {
        const std::lock_guard lock(mutex_);
        failure = failure_;
    }
    if (failure) std::rethrow_exception(failure);
}

void SimQueue::forget_failure() noexcept {
    drain();
    const std::lock_guard lock(mutex_);
    failure_ = nullptr;
}

}  // namespace lapilli::sim
