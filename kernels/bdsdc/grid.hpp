// SPDX-License-Identifier: BSD-3-Clause
// How the steps of a level are cut into blocks.
#pragma once

#include "bdsdc/args.hpp"
#include "merges/grid.hpp"

namespace lapilli {

/// U and V of 32 x 32 in shared memory, with a stride that keeps rows in different banks; the matrix, two
/// sets of rotations.
inline constexpr int bdsdc_leaf_stride = merge_leaf_limit + 1, bdsdc_leaf_arrays = 6;
inline constexpr int bdsdc_threads = 256, bdsdc_leaf_threads = 32, bdsdc_deflating_threads = 512;

}  // namespace lapilli
