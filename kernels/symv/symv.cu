// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "symv/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_SYMV_OPERATIONS)
