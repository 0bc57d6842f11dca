// SPDX-License-Identifier: BSD-3-Clause
#include "hessenberg/launch.cuh"

LAPILLI_INSTANTIATE(LAPILLI_HESSENBERG_OPERATIONS)
