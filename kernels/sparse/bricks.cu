// SPDX-License-Identifier: BSD-3-Clause
// The products with bricks, which there are in double precision only.
#include "sparse/bricks_launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BRICKS_OPERATIONS)
