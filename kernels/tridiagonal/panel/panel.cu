// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/panel/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_PANEL_OPERATIONS)
