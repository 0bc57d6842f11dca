// SPDX-License-Identifier: BSD-3-Clause
#include "pivoted_qr/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_PIVOTED_QR_OPERATIONS)
