// SPDX-License-Identifier: BSD-3-Clause
// The instances of the operations with long vectors. Included by one file for each size of real numbers, so that they compile side
// by side: complex numbers share kernels with real ones.
#pragma once

#include <complex>

#include "long_vectors/launch.cuh"

#define LAPILLI_RUN_LONG_VECTORS_OF(Args, T) template Status run(const Stream&, const Args<T>&);
#define LAPILLI_INSTANTIATE_LONG_VECTORS(RUN) \
    namespace lapilli::launch {               \
    inline namespace LAPILLI_TARGET {         \
    LAPILLI_LONG_VECTORS_OPERATIONS(RUN)      \
    }                                         \
    }
