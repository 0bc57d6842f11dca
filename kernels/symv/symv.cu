// SPDX-License-Identifier: BSD-3-Clause
#include "symv/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_SYMV_OPERATIONS)
