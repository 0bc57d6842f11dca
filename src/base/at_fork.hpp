// SPDX-License-Identifier: BSD-3-Clause
// fork while other threads compute: the child has only the thread that called fork. A lock that another
// thread held is never released there, and the data it guarded is in an unknown state.
#pragma once

#include <functional>
#include <mutex>

namespace lapilli {

/// While an object of this class exists, `repair` runs in every child of fork, before fork returns there.
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

/// No fork begins while this object exists. The scope must be short. A child sees its changes either all done
/// or not begun.
class NoForkScope {
  public:
    NoForkScope();

  private:
    std::unique_lock<std::mutex> lock_;
};

/// In a child: returns whether another thread held the mutex. If so, the mutex is constructed again.
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
