// SPDX-License-Identifier: BSD-3-Clause
#include "submitted/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_SUBMITTED_OPERATIONS)
