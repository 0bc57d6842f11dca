// SPDX-License-Identifier: BSD-3-Clause
// Operations with long vectors in single precision: complex numbers share kernels with real ones.
#include "long_vectors/launch.cuh"

LAPILLI_INSTANTIATE_IN(LAPILLI_LONG_VECTORS_OPERATIONS, LAPILLI_RUN_S)
LAPILLI_INSTANTIATE_IN(LAPILLI_LONG_VECTORS_OPERATIONS, LAPILLI_RUN_C)
