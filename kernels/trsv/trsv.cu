// SPDX-License-Identifier: BSD-3-Clause
#include "trsv/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_TRSV_OPERATIONS)
