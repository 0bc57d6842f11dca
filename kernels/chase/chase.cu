// SPDX-License-Identifier: BSD-3-Clause
#include "chase/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_CHASE_OPERATIONS)
