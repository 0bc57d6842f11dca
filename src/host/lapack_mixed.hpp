// SPDX-License-Identifier: BSD-3-Clause
// Solutions in mixed precision by the CPU's LAPACK: see lapack.hpp. Where iter < 0, A becomes what GESV or
// POSV makes of it.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_MIXED(T)                                                                     \
    index_t gesv_mixed(HostView<T> a, std::vector<index_t>& pivots, HostView<T> b, HostView<T> x, \
                       index_t& iter);                                                            \
    index_t posv_mixed(char uplo, HostView<T> a, HostView<T> b, HostView<T> x, index_t& iter);
LAPILLI_HOST_MIXED(double)
LAPILLI_HOST_MIXED(std::complex<double>)
#undef LAPILLI_HOST_MIXED

/// Elements of T in which they work, more or less.
template <class T>
constexpr index_t mixed_work(index_t n, index_t nrhs) {
    return n * nrhs + (n * (n + nrhs) + 1) / 2 + n;
}

}  // namespace lapilli::host
