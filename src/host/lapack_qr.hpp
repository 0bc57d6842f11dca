// SPDX-License-Identifier: BSD-3-Clause
// QR factorization by the CPU's LAPACK: see lapack.hpp.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_QR(T)                              \
    void geqrf(HostView<T> a, T* tau);                  \
    void orgqr(index_t k, HostView<T> a, const T* tau); \
    void ormqr(char side, char trans, HostView<const T> a, const T* tau, HostView<T> c);
LAPILLI_HOST_QR(float)
LAPILLI_HOST_QR(double)
LAPILLI_HOST_QR(std::complex<float>)
LAPILLI_HOST_QR(std::complex<double>)
#undef LAPILLI_HOST_QR

}  // namespace lapilli::host
