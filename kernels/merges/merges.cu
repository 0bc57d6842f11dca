// SPDX-License-Identifier: BSD-3-Clause
#include "merges/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_MERGES_OPERATIONS)
