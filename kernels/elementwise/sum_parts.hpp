// SPDX-License-Identifier: BSD-3-Clause
// How many vectors sum_parts adds. A plain number, shared by the kernel, the backends and the algorithms.
#pragma once

namespace lapilli {

/// The most parts that sum_parts adds.
inline constexpr int sum_limit = 16;

}  // namespace lapilli
