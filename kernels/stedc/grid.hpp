// SPDX-License-Identifier: BSD-3-Clause
// How the steps of a level are cut into blocks.
#pragma once

#include "merges/grid.hpp"
#include "stedc/args.hpp"

namespace lapilli {

/// 32 x 32 vectors in shared memory, with a stride that keeps rows in different banks; rotations and the
/// matrix.
inline constexpr int stedc_leaf_stride = merge_leaf_limit + 1;
inline constexpr int stedc_threads = 256, stedc_leaf_threads = 32, stedc_deflating_threads = 512;

}  // namespace lapilli
