// SPDX-License-Identifier: BSD-3-Clause
#include "panel_factors/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_PANEL_FACTORS_OPERATIONS)
