// SPDX-License-Identifier: BSD-3-Clause
#include "batch_lu/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_BATCH_LU_OPERATIONS, LAPILLI_RUN_D)
