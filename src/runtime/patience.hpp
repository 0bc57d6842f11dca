// SPDX-License-Identifier: BSD-3-Clause
// The timeout of a device that waits for another device, or of a block that waits for another block. Then the
// call fails.
#pragma once

#include <algorithm>
#include <limits>

#include "runtime/context.hpp"

namespace lapilli {

/// Milliseconds in nanoseconds, limited to what 64 bits hold.
constexpr index_t in_nanoseconds(index_t milliseconds) {
    constexpr index_t each = 1'000'000;
    return std::min(milliseconds, std::numeric_limits<index_t>::max() / each) * each;
}

/// The timeout in nanoseconds.
inline index_t patience(const Context& context) {
    return in_nanoseconds(context.settings.integer("sytrd.patience"));
}

}  // namespace lapilli
