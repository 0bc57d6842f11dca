// SPDX-License-Identifier: BSD-3-Clause
// A fiber: a call with a stack of its own that can stop in the middle and go on later, always on the OS
// thread that made it.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace lapilli::simt {

class Fiber {
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
    // Called inside the job: the other fiber goes on, and what it suspends or returns to is this one's resume().
    void suspend_for(Fiber& next);

  private:
    struct Context;
    struct Caller;
    static void main();
    void arrive();

    std::unique_ptr<Context> context_;
    void (*job_)(void*) = nullptr;
    void* argument_ = nullptr;
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
