// SPDX-License-Identifier: BSD-3-Clause
#include "panel_qr/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_PANEL_QR_OPERATIONS, LAPILLI_RUN_S)
