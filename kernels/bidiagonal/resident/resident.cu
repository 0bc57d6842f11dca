// SPDX-License-Identifier: BSD-3-Clause
#include "bidiagonal/resident/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BIDIAGONAL_RESIDENT_OPERATIONS)
