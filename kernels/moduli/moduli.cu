// SPDX-License-Identifier: BSD-3-Clause
#include "moduli/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_MODULI_OPERATIONS)
