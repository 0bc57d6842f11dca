// SPDX-License-Identifier: BSD-3-Clause
// The instances of the sparse products. Included by one file for each precision, so that they compile side by side.
#pragma once

#include <complex>

#include "sparse/launch.cuh"

#define LAPILLI_INSTANTIATE_SPARSE(T)                               \
    namespace lapilli::launch {                                     \
    inline namespace LAPILLI_TARGET {                               \
    template Status run(const Stream&, const SparseCsrArgs<T>&);    \
    template Status run(const Stream&, const SparseSellArgs<T>&);   \
    template Status run(const Stream&, const SparseBsrArgs<T>&);    \
    template Status run(const Stream&, const SparseGatherArgs<T>&); \
    }                                                               \
    }
