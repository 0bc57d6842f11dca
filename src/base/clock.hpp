// SPDX-License-Identifier: BSD-3-Clause
// Seconds of the host's steady clock, the time axis of the whole library.
#pragma once

#include <chrono>

namespace lapilli {

inline double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace lapilli
