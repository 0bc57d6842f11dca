// SPDX-License-Identifier: BSD-3-Clause
// Queues of simulated devices: one worker thread each, in order within a queue, concurrent between queues. A
// missing event is a real race.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include "device/device.hpp"

namespace lapilli::sim {

class SimDevice;
struct Group;

/// One recording of an event.
struct Mark {
    std::mutex mutex;
    std::condition_variable passed_now;
    bool passed = false;
    double seconds = 0;
    /// The failure of the recording queue, if any, and its device.
    std::exception_ptr failure;
    const SimDevice* device = nullptr;

    void pass();
    void wait();
    bool done();
};

class SimEvent final : public Event {
  public:
    void synchronize() override;
    bool done() override;
    /// Null before the first recording; waiting for it then returns at once.
    std::shared_ptr<Mark> mark;
};

class SimQueue final : public Queue {
  public:
    SimQueue(SimDevice& device, unsigned seed, unsigned jitter);
    ~SimQueue() override;

    using Operations::run;
    void run(std::type_index operation, const void* args) override;
    index_t resident_rows(char precision) override;
    bool bidiagonal_fits(char precision, index_t m, index_t n) override;
    index_t wide_panel_rows(char precision) override;
    Device& device() override;
    SimDevice& sim_device() { return device_; }
    void copy_bytes(void* target, std::size_t target_pitch, const void* source, std::size_t source_pitch,
                    std::size_t width, std::size_t height) override;
    void zero_bytes(void* target, std::size_t bytes) override;
    void record(Event& event) override;
    void wait(Event& event) override;
    std::unique_ptr<Timestamp> timestamp() override;
    void* stream_handle() override { return this; }
    void annotate_begin(const char*) override {}
    void annotate_end() override {}
    void forget_arrays(void* allocation) override;
    void synchronize() override;
    bool finishes_within(std::chrono::microseconds time) override;
    void drain() noexcept override;
    void forget_failure() noexcept override;

    /// Submits a piece of work. Throws if it is refused; the queue stays usable. After a piece of work has
    /// failed, the later ones are skipped, as on a real device.
    void launch(std::function<void()> work);

  private:
    /// Runs even after a failure: marks must pass.
    void enqueue(std::function<void()> task);
    /// Runs unless earlier work has failed.
    void enqueue_work(std::function<void()> work);
    void fail(std::exception_ptr error);
    void throw_failure();
    void serve();

    SimDevice& device_;

    std::mutex mutex_;
    // Notified without the lock, and only if a waiting thread can continue: otherwise most of a small call's
    // time would go into threads that wake up to wait again.
    std::condition_variable has_work_, is_idle_;
    std::deque<std::function<void()>> tasks_;
    std::size_t unfinished_ = 0;
    bool stop_ = false;
    std::exception_ptr failure_;
    std::mt19937 random_;
    unsigned jitter_;
    std::thread worker_;
};

}  // namespace lapilli::sim
