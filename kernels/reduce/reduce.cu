// SPDX-License-Identifier: BSD-3-Clause
#include "reduce/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_REDUCE_OPERATIONS)
