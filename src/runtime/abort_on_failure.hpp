// SPDX-License-Identifier: BSD-3-Clause
// Devices of a team that are at work on an operation must not wait for those that will never begin it.
#pragma once

#include <atomic>
#include <exception>

#include "base/error.hpp"

namespace lapilli {

/// The host's word that devices look at while they wait for each other: set if what is between its clearing and its end fails or is
/// cancelled.
class AbortOnFailure {
  public:
    /// aborted: pinned.
    explicit AbortOnFailure(unsigned& aborted) : aborted_(aborted), exceptions_(std::uncaught_exceptions()) {}
    ~AbortOnFailure() {
        if (std::uncaught_exceptions() > exceptions_) std::atomic_ref(aborted_).store(1);
    }
    AbortOnFailure(const AbortOnFailure&) = delete;
    AbortOnFailure& operator=(const AbortOnFailure&) = delete;

    /// Before the first operation.
    void clear() const { std::atomic_ref(aborted_).store(0); }
    /// After the last one, when the devices are done: a device may have given up by itself.
    void require_answers(const char* what) const {
        if (std::atomic_ref(aborted_).load() != 0) throw Error(LAPILLI_ERROR_DEVICE, what);
    }

  private:
    unsigned& aborted_;
    const int exceptions_;
};

}  // namespace lapilli
