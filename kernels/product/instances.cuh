// SPDX-License-Identifier: BSD-3-Clause
// The instances of the matrix products. Included by one file for each precision, so that they compile side by
// side.
#pragma once

#include "product/launch.cuh"

#define LAPILLI_INSTANTIATE_PRODUCT(T)                         \
    namespace lapilli::launch {                                \
    inline namespace LAPILLI_TARGET {                          \
    template Status run(const Stream&, const ProductArgs<T>&); \
    template bool product_is_faster(const ProductArgs<T>&);    \
    }                                                          \
    }
