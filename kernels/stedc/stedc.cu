// SPDX-License-Identifier: BSD-3-Clause
#include "stedc/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_STEDC_OPERATIONS)
