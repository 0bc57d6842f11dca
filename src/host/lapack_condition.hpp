// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers by the CPU's LAPACK: see lapack.hpp. The factors are finite, anorm is, too.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_CONDITION(T)                                           \
    real_t<T> gecon(char norm, HostView<const T> factors, real_t<T> anorm); \
    real_t<T> pocon(char uplo, HostView<const T> factor, real_t<T> anorm);  \
    real_t<T> sycon(char uplo, bool hermitian, HostView<const T> factors,   \
                    const std::vector<index_t>& pivots, real_t<T> anorm);
LAPILLI_HOST_CONDITION(float)
LAPILLI_HOST_CONDITION(double)
LAPILLI_HOST_CONDITION(std::complex<float>)
LAPILLI_HOST_CONDITION(std::complex<double>)
#undef LAPILLI_HOST_CONDITION

}  // namespace lapilli::host
