// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_INDEFINITE_OPERATIONS)
