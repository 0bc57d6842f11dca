// SPDX-License-Identifier: BSD-3-Clause
#include "reflectors/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_REFLECTORS_OPERATIONS)
