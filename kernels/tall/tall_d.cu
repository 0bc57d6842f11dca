// SPDX-License-Identifier: BSD-3-Clause
// Operations with long vectors in double precision.
#include "tall/instances.cuh"

#define LAPILLI_RUN_TALL(Args)        \
    LAPILLI_RUN_TALL_OF(Args, double) \
    LAPILLI_RUN_TALL_OF(Args, std::complex<double>)
LAPILLI_INSTANTIATE_TALL(LAPILLI_RUN_TALL)
