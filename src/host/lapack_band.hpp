// SPDX-License-Identifier: BSD-3-Clause
// The CPU's LAPACK on band matrices, as in lapack.hpp.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_LAPACK(T) \
    index_t sytrd_sy2sb(char uplo, index_t kd, HostView<T> a, HostView<T> ab, T* tau);
LAPILLI_HOST_LAPACK(float)
LAPILLI_HOST_LAPACK(double)
LAPILLI_HOST_LAPACK(std::complex<float>)
LAPILLI_HOST_LAPACK(std::complex<double>)
#undef LAPILLI_HOST_LAPACK

}  // namespace lapilli::host
