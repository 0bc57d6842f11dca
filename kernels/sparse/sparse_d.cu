// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_SPARSE_OPERATIONS, LAPILLI_RUN_D)
