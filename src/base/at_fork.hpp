// SPDX-License-Identifier: BSD-3-Clause
// fork while other threads compute: the child has the thread that forked and no other one, so a lock that another thread held
// is never released there, and what it guarded is in no known state.
#pragma once

#include <functional>
#include <mutex>

namespace lapilli {

/// As long as it exists, `repair` runs in every child of fork, before fork returns there.
class AtFork {
  public:
    explicit AtFork(std::function<void()> repair);
    ~AtFork();
    AtFork(const AtFork&) = delete;
    AtFork& operator=(const AtFork&) = delete;

  private:
    friend void repair_after_fork();
    std::function<void()> repair_;
    AtFork* next_ = nullptr;
    AtFork* previous_ = nullptr;
};

/// No fork begins in this scope, which must be short: what it changes, a child sees as it was before or as it is after.
class NoForkScope {
  public:
    NoForkScope();

  private:
    std::unique_lock<std::mutex> lock_;
};

/// In a child: whether another thread held the mutex. If so, it is made anew.
template <class Mutex>
bool renew_if_held(Mutex& mutex) {
    if (mutex.try_lock()) {
        mutex.unlock();
        return false;
    }
    new (&mutex) Mutex;
    return true;
}

}  // namespace lapilli
