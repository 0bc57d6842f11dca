// SPDX-License-Identifier: BSD-3-Clause
#include "batch_svd/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_BATCH_SVD_OPERATIONS, LAPILLI_RUN_Z)
