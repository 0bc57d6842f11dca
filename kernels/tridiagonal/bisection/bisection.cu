// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/bisection/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_BISECTION_OPERATIONS)
