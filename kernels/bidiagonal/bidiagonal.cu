// SPDX-License-Identifier: BSD-3-Clause
#include "bidiagonal/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BIDIAGONAL_OPERATIONS)
