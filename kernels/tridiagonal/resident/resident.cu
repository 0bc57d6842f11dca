// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/resident/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_RESIDENT_OPERATIONS)
