// SPDX-License-Identifier: BSD-3-Clause
// A fiber: a call with a stack of its own that can stop in the middle and go on later, always on the OS
// thread that made it.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#if defined(__x86_64__) && !defined(LAPILLI_SIMT_UCONTEXT)
#define LAPILLI_SIMT_OWN_SWITCH
#else
#include <ucontext.h>
#endif

namespace lapilli::simt {

// The members that a change of stacks reads share a cache line: with thousands of fibers each change misses
// it.
class alignas(64) Fiber {
  public:
    Fiber();
    ~Fiber();
    Fiber(const Fiber&) = delete;
    Fiber& operator=(const Fiber&) = delete;

    // The next resume() begins job(argument). The job before must have returned; job must not throw.
    void start(void (*job)(void*), void* argument);
    // Runs the job until it suspends or returns.
    void resume();
    // Called inside the job: back to resume()'s caller.
    void suspend();
    // Brings the data that a resumption reads into the cache: to be called shortly before it.
    void prefetch() const {
#if defined(LAPILLI_SIMT_OWN_SWITCH)
        __builtin_prefetch(registers_);
        __builtin_prefetch(static_cast<char*>(registers_) + 64);
#endif
    }
    // Called inside the job: the other fiber goes on, and what it suspends or returns to is this one's
    // resume().
    void suspend_for(Fiber& next);

  private:
#if defined(LAPILLI_SIMT_OWN_SWITCH)
    using Registers = void*;  // on the stack that this points to
#else
    using Registers = ucontext_t;
#endif
    struct Caller;
    static void change(Registers& save, Registers& load);
    static void main();
    void arrive();

    Registers registers_{};
    Caller* caller_ = nullptr;
    void (*job_)(void*) = nullptr;
    void* argument_ = nullptr;
    void *tsan_ = nullptr, *asan_ = nullptr;
    char* stack_ = nullptr;
    std::size_t usable_;
    bool begun_ = false;
};

// Fibers of this OS thread that are free: mapping a stack costs more than emulating a small block.
class FiberPool {
  public:
    static FiberPool& of_this_thread();
    std::unique_ptr<Fiber> take();
    void give(std::unique_ptr<Fiber> fiber);

  private:
    std::vector<std::unique_ptr<Fiber>> free_;
};

}  // namespace lapilli::simt
