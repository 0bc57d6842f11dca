// SPDX-License-Identifier: BSD-3-Clause
#include "slices/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_SLICES_OPERATIONS)
