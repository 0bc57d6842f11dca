// SPDX-License-Identifier: BSD-3-Clause
#include "gemv/launch.cuh"
#include "launch.hpp"

LAPILLI_INSTANTIATE(LAPILLI_GEMV_OPERATIONS)
