// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite systems by the CPU's LAPACK: see lapack.hpp. Real matrices are not
// called Hermitian.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_INDEFINITE(T)                                                                       \
    index_t sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots);               \
    /* Both: a solution in range is found where D, as it is returned, has lost small elements. */        \
    index_t sysv(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots, HostView<T> b); \
    index_t sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots,    \
                  HostView<T> b);                                                                        \
    index_t sytri(char uplo, bool hermitian, HostView<T> a, const std::vector<index_t>& pivots);         \
    /* D of these factors times a number. */                                                             \
    void scale_d(char uplo, HostView<T> factors, const std::vector<index_t>& pivots, real_t<T> by);
LAPILLI_HOST_INDEFINITE(float)
LAPILLI_HOST_INDEFINITE(double)
LAPILLI_HOST_INDEFINITE(std::complex<float>)
LAPILLI_HOST_INDEFINITE(std::complex<double>)
#undef LAPILLI_HOST_INDEFINITE

}  // namespace lapilli::host
