// SPDX-License-Identifier: BSD-3-Clause
// Operations with long vectors in single precision.
#include "long_vectors/instances.cuh"

#define LAPILLI_RUN_LONG_VECTORS(Args)       \
    LAPILLI_RUN_LONG_VECTORS_OF(Args, float) \
    LAPILLI_RUN_LONG_VECTORS_OF(Args, std::complex<float>)
LAPILLI_INSTANTIATE_LONG_VECTORS(LAPILLI_RUN_LONG_VECTORS)
#undef LAPILLI_RUN_LONG_VECTORS
