// SPDX-License-Identifier: BSD-3-Clause
#include "triangles/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_TRIANGLES_OPERATIONS)
