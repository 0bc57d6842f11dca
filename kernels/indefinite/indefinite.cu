// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/launch.cuh"
#include "launch.hpp"

LAPILLI_INSTANTIATE(LAPILLI_INDEFINITE_OPERATIONS)
