// SPDX-License-Identifier: BSD-3-Clause
#include "batch/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BATCH_OPERATIONS)
