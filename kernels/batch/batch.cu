// SPDX-License-Identifier: BSD-3-Clause
#include "batch/launch.cuh"
#include "launch.hpp"

LAPILLI_INSTANTIATE(LAPILLI_BATCH_OPERATIONS)
