// SPDX-License-Identifier: BSD-3-Clause
#include "batch/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_BATCH_OPERATIONS, LAPILLI_RUN_S)
