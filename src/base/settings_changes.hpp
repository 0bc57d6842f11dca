// SPDX-License-Identifier: BSD-3-Clause
// Whether settings have changed, for owners of copies: a copy takes 10 us, longer than the launch of several kernels.
#pragma once

#include <cstdint>

namespace lapilli {

/// How often a value of any Settings of this process was set. Assignments of whole Settings do not count.
std::uint64_t settings_changes();

}  // namespace lapilli
