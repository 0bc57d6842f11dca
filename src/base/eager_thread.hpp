// SPDX-License-Identifier: BSD-3-Clause
// A thread for short pieces of work that follow each other closely. Between them it looks for the next one
// for a while before it sleeps: a core that has slept wakes late, and runs slowly at first.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <system_error>
#include <thread>
#include <utility>

namespace lapilli {

class EagerThread {
  public:
    /// patience: how long the thread, and wait(), look before they sleep.
    explicit EagerThread(std::chrono::microseconds patience) : patience_(patience) {
        try {
            thread_ = std::thread([this] { serve(); });
        } catch (const std::system_error&) {
            // No threads left: wait() does the work.
        }
    }
    ~EagerThread() {
        if (!thread_.joinable()) return;
        leave(begun);
        to(ending);
        thread_.join();
    }
    EagerThread(const EagerThread&) = delete;
    EagerThread& operator=(const EagerThread&) = delete;

    /// Begins work(), which is waited for before the next one begins.
    void start(std::function<void()> work) {
        work_ = std::move(work);
        if (thread_.joinable()) to(begun);
    }
    /// Waits for its end; throws what it has thrown.
    void wait() {
        if (thread_.joinable()) {
            leave(begun);
        } else {
            run();
        }
        if (failed_ != nullptr) std::rethrow_exception(std::exchange(failed_, nullptr));
    }

  private:
    enum State : int { idle, begun, ending };

    void serve() {
        for (;;) {
            leave(idle);
            if (state_.load(std::memory_order_acquire) == ending) return;
            run();
            to(idle);
        }
    }
    void run() noexcept {
        try {
            work_();
        } catch (...) {
            failed_ = std::current_exception();
        }
    }
    void to(State next) {
        // In the order of all: notify_all() must not look for sleepers before the state is the next one.
        state_.store(next, std::memory_order_seq_cst);
        state_.notify_all();
    }
    /// Waits until the state is another one.
    void leave(State now) const {
        const auto changed = [&] { return state_.load(std::memory_order_acquire) != now; };
        if (patience_.count() > 0) {
            const auto end = std::chrono::steady_clock::now() + patience_;
            do {
                for (int i = 0; i < 64; ++i) {
                    if (changed()) return;
                    pause();
                }
                std::this_thread::yield();  // to the other thread, where they share a core
            } while (std::chrono::steady_clock::now() < end);
        }
        state_.wait(now, std::memory_order_acquire);
    }
    static void pause() {
#if defined(__x86_64__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        __asm__ __volatile__("yield");
#endif
    }

    const std::chrono::microseconds patience_;
    std::atomic<int> state_{idle};
    std::function<void()> work_;
    std::exception_ptr failed_;
    std::thread thread_;
};

}  // namespace lapilli
