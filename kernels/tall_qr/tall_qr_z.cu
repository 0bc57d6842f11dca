// SPDX-License-Identifier: BSD-3-Clause
#include "tall_qr/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_TALL_QR_OPERATIONS, LAPILLI_RUN_Z)
