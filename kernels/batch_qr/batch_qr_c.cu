// SPDX-License-Identifier: BSD-3-Clause
#include "batch_qr/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_BATCH_QR_OPERATIONS, LAPILLI_RUN_C)
