// SPDX-License-Identifier: BSD-3-Clause
// Expert drivers by the CPU's LAPACK: see lapack.hpp. ferr, berr: as many as there are right-hand sides; r,
// c, s: n numbers. What fact says is given is read, the rest written. Real matrices are not called Hermitian.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_EXPERT(T)                                                                             \
    index_t gesvx(char fact, char trans, HostView<T> a, HostView<T> lu, std::vector<index_t>& pivots,      \
                  char& equed, real_t<T>* r, real_t<T>* c, HostView<T> b, HostView<T> x, real_t<T>& rcond, \
                  real_t<T>* ferr, real_t<T>* berr, real_t<T>& growth);                                    \
    index_t posvx(char fact, char uplo, HostView<T> a, HostView<T> factor, char& equed, real_t<T>* s,      \
                  HostView<T> b, HostView<T> x, real_t<T>& rcond, real_t<T>* ferr, real_t<T>* berr);       \
    index_t sysvx(char fact, char uplo, bool hermitian, HostView<const T> a, HostView<T> factors,          \
                  std::vector<index_t>& pivots, HostView<const T> b, HostView<T> x, real_t<T>& rcond,      \
                  real_t<T>* ferr, real_t<T>* berr);
LAPILLI_HOST_EXPERT(float)
LAPILLI_HOST_EXPERT(double)
LAPILLI_HOST_EXPERT(std::complex<float>)
LAPILLI_HOST_EXPERT(std::complex<double>)
#undef LAPILLI_HOST_EXPERT

}  // namespace lapilli::host
