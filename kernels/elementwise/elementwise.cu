// SPDX-License-Identifier: BSD-3-Clause
#include "elementwise/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_ELEMENTWISE_OPERATIONS)
