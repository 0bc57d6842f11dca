// SPDX-License-Identifier: BSD-3-Clause
// How long a device waits for another one, or a block for another block, before the call fails.
#pragma once

#include <algorithm>
#include <limits>

#include "runtime/context.hpp"

namespace lapilli {

/// Milliseconds in nanoseconds; those that 64 bits do not hold become as many as they hold.
constexpr index_t in_nanoseconds(index_t milliseconds) {
    constexpr index_t each = 1'000'000;
    return std::min(milliseconds, std::numeric_limits<index_t>::max() / each) * each;
}

/// In nanoseconds.
inline index_t patience(const Context& context) {
    return in_nanoseconds(context.settings.integer("sytrd.patience"));
}

}  // namespace lapilli
