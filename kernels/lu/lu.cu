// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "lu/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_LU_OPERATIONS)
