// SPDX-License-Identifier: BSD-3-Clause
#include "potrf/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_POTRF_OPERATIONS)
