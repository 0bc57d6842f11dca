// SPDX-License-Identifier: BSD-3-Clause
#include "gemv/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_GEMV_OPERATIONS)
