// SPDX-License-Identifier: BSD-3-Clause
// Operations with long vectors in double precision.
#include "long_vectors/instances.cuh"

#define LAPILLI_RUN_LONG_VECTORS(Args)        \
    LAPILLI_RUN_LONG_VECTORS_OF(Args, double) \
    LAPILLI_RUN_LONG_VECTORS_OF(Args, std::complex<double>)
LAPILLI_INSTANTIATE_LONG_VECTORS(LAPILLI_RUN_LONG_VECTORS)
#undef LAPILLI_RUN_LONG_VECTORS
