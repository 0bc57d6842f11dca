// SPDX-License-Identifier: BSD-3-Clause
// Operations with long vectors in double precision: complex numbers share kernels with real ones.
#include "long_vectors/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_LONG_VECTORS_OPERATIONS, LAPILLI_RUN_D)
LAPILLI_INSTANTIATE_IN(LAPILLI_LONG_VECTORS_OPERATIONS, LAPILLI_RUN_Z)
