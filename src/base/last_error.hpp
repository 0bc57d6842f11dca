// SPDX-License-Identifier: BSD-3-Clause
// The sentence of the last failed call. One thread may read it while another one calls.
#pragma once

#include <mutex>
#include <new>
#include <string>
#include <utility>

#include "base/at_fork.hpp"

namespace lapilli {

class LastError {
  public:
    void set(std::string text) noexcept {
        const std::lock_guard lock(mutex_);
        text_ = std::move(text);
    }
    void clear() noexcept { set({}); }
    /// Returns the text and clears it.
    std::string take() noexcept {
        const std::lock_guard lock(mutex_);
        return std::exchange(text_, {});
    }
    bool empty() const noexcept {
        const std::lock_guard lock(mutex_);
        return text_.empty();
    }
    /// Copies as much as fits, including the final zero.
    void copy_to(char* target, std::size_t size) const noexcept {
        const std::lock_guard lock(mutex_);
        target[text_.copy(target, size - 1)] = '\0';
    }

    /// In a child of fork: another thread may have held the lock.
    void after_fork() noexcept {
        if (renew_if_held(mutex_)) new (&text_) std::string;
    }

  private:
    mutable std::mutex mutex_;
    std::string text_;
};

}  // namespace lapilli
