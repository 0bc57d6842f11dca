// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "trsv/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_TRSV_OPERATIONS)
