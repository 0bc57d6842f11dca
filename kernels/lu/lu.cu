// SPDX-License-Identifier: BSD-3-Clause
#include "lu/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_LU_OPERATIONS)
