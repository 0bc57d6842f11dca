// SPDX-License-Identifier: BSD-3-Clause
// The CPU's reduction of band matrices, as in lapack.hpp.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_LAPACK(T) \
    index_t sbtrd(char vect, char uplo, HostView<T> ab, real_t<T>* d, real_t<T>* e, HostView<T> q);
LAPILLI_HOST_LAPACK(float)
LAPILLI_HOST_LAPACK(double)
LAPILLI_HOST_LAPACK(std::complex<float>)
LAPILLI_HOST_LAPACK(std::complex<double>)
#undef LAPILLI_HOST_LAPACK

}  // namespace lapilli::host
