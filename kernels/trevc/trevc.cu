// SPDX-License-Identifier: BSD-3-Clause
#include "trevc/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_TREVC_OPERATIONS)
