// SPDX-License-Identifier: BSD-3-Clause
// A matrix without a Cholesky factor, as cuSOLVER leaves it: with a NaN on the diagonal where that was found. Programs look for it, which
// do not wait for info, such as CuPy's cholesky.
#pragma once

#include <limits>

#include "base/scalar.hpp"
#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

template <class T>
lapilli_int marked_where_not_definite(lapilli_context ctx, lapilli_int info, T* A, index_t lda) {
    if (info <= 0) return info;
    const T nan(std::numeric_limits<real_t<T>>::quiet_NaN());
    return lapilli_copy(ctx, A + (info - 1) * (lda + 1), &nan, sizeof(nan)) == 0 ? info : undelivered;
}

}  // namespace lapilli::cusolver
