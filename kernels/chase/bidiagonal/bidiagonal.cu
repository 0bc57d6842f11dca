// SPDX-License-Identifier: BSD-3-Clause
#include "chase/bidiagonal/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_CHASE_BIDIAGONAL_OPERATIONS)
