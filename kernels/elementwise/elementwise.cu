// SPDX-License-Identifier: BSD-3-Clause
#include "elementwise/launch.cuh"
#include "launch.hpp"

LAPILLI_INSTANTIATE(LAPILLI_ELEMENTWISE_OPERATIONS)
