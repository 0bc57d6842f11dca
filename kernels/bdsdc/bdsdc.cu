// SPDX-License-Identifier: BSD-3-Clause
#include "bdsdc/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BDSDC_OPERATIONS)
