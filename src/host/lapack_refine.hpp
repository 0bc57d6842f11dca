// SPDX-License-Identifier: BSD-3-Clause
// Refinement by the CPU's LAPACK: see lapack.hpp. ferr, berr: as many as there are right-hand sides.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_REFINE(T)                                                                               \
    void gerfs(char trans, HostView<const T> a, HostView<const T> lu, const std::vector<index_t>& pivots,    \
               HostView<const T> b, HostView<T> x, real_t<T>* ferr, real_t<T>* berr);                        \
    void porfs(char uplo, HostView<const T> a, HostView<const T> factor, HostView<const T> b, HostView<T> x, \
               real_t<T>* ferr, real_t<T>* berr);                                                            \
    void syrfs(char uplo, bool hermitian, HostView<const T> a, HostView<const T> factors,                    \
               const std::vector<index_t>& pivots, HostView<const T> b, HostView<T> x, real_t<T>* ferr,      \
               real_t<T>* berr);
LAPILLI_HOST_REFINE(float)
LAPILLI_HOST_REFINE(double)
LAPILLI_HOST_REFINE(std::complex<float>)
LAPILLI_HOST_REFINE(std::complex<double>)
#undef LAPILLI_HOST_REFINE

}  // namespace lapilli::host
