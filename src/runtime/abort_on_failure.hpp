// SPDX-License-Identifier: BSD-3-Clause
// Devices of a team that run one operation together must not wait for a device that will never begin it.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>

#include "base/error.hpp"

namespace lapilli {

/// The turn of a team among those of all contexts: a kernel that waits for another device fills its own. Of
/// two teams on the same devices each could otherwise have one, and wait for the other.
class TeamTurn {
  public:
    /// Waits until no other thread has the turn; LAPILLI_ERROR_DEVICE after ten minutes. Does nothing if it
    /// is no team.
    explicit TeamTurn(bool is_team);

  private:
    std::unique_lock<std::recursive_mutex> turn_;
};

/// A word of the host that devices poll while they wait for each other. It is set if the code between clear()
/// and the end of the scope fails or is cancelled.
class AbortOnFailure {
  public:
    /// aborted: in pinned memory.
    explicit AbortOnFailure(unsigned& aborted) : aborted_(aborted), exceptions_(std::uncaught_exceptions()) {}
    ~AbortOnFailure() {
        if (std::uncaught_exceptions() > exceptions_) std::atomic_ref(aborted_).store(1);
    }
    AbortOnFailure(const AbortOnFailure&) = delete;
    AbortOnFailure& operator=(const AbortOnFailure&) = delete;

    /// To be called before the first operation.
    void clear() const { std::atomic_ref(aborted_).store(0); }
    /// To be called after the last operation, with idle devices: a device may have timed out by itself.
    void require_answers(const char* what) const {
        if (std::atomic_ref(aborted_).load() != 0) throw Error(LAPILLI_ERROR_DEVICE, what);
    }

  private:
    unsigned& aborted_;
    const int exceptions_;
};

}  // namespace lapilli
