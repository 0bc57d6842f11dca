// SPDX-License-Identifier: BSD-3-Clause
#include "factor/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_FACTOR_OPERATIONS)
