// SPDX-License-Identifier: BSD-3-Clause
// The number of devices that a call uses. For small problems several are slower than one.
#pragma once

#include <algorithm>

#include "runtime/context.hpp"

namespace lapilli {

/// Only the context's first device computes; others may hold operands.
inline constexpr Team one_device{1};

/// As many devices as get enough columns each of a matrix with n columns. `setting` gives the number of
/// columns that is enough; 0 takes all devices. `auto` means `measured` on GPUs; simulated devices, which
/// exist for tests, all take part.
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
