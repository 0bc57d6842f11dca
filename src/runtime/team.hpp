// SPDX-License-Identifier: BSD-3-Clause
// How many devices a call uses: on small problems several are slower than one.
#pragma once

#include <algorithm>

#include "runtime/context.hpp"

namespace lapilli {

/// The first one of the context computes; others may have operands.
inline constexpr Team one_device{1};

/// As many devices as have enough columns each of a matrix of n: `setting` says how many are enough, 0 takes all devices.
/// With `auto` it is `measured` on GPUs; simulated devices, which are there for tests, all take part.
inline Team team_for(const Context& context, const char* setting, index_t measured, index_t n) {
    const bool automatic = context.settings.text(setting) == "auto";
    const index_t enough = !automatic               ? context.settings.integer(setting)
                           : context.is_simulated() ? 0
                                                    : measured;
    const index_t devices = context.device_count();
    if (devices == 0) return {0};
    return {static_cast<int>(enough == 0 ? devices : std::clamp<index_t>(n / enough, 1, devices)), setting,
            enough};
}

}  // namespace lapilli
