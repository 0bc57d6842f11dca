// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_indefinite.hpp"

#include <algorithm>
#include <vector>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

/// LAPACK's block columns are no wider. OpenBLAS 0.3.21 reads up to three columns past the end of that workspace.
constexpr index_t widest = 64, beyond = 4;
constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

#define LAPILLI_HOST_INDEFINITE(T, sytrf_, hetrf_, sytrs_, hetrs_)                                           \
    index_t sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {                  \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(a.rows));                                      \
        std::vector<T> work(static_cast<std::size_t>((widest + beyond) * std::max<index_t>(1, a.rows)));     \
        const auto length = size(widest * std::max<index_t>(1, a.rows));                                     \
        const index_t info = hermitian ? LAPACKE_##hetrf_##_work(cm, uplo, size(a.rows), a.data, size(a.ld), \
                                                                 ipiv.data(), work.data(), length)           \
                                       : LAPACKE_##sytrf_##_work(cm, uplo, size(a.rows), a.data, size(a.ld), \
                                                                 ipiv.data(), work.data(), length);          \
        pivots.assign(ipiv.begin(), ipiv.end());                                                             \
        return info;                                                                                         \
    }                                                                                                        \
    index_t sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots,        \
                  HostView<T> b) {                                                                           \
        std::vector<lapack_int> ipiv;                                                                        \
        for (const index_t pivot : pivots) ipiv.push_back(static_cast<lapack_int>(pivot));                   \
        return hermitian ? LAPACKE_##hetrs_##_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), \
                                                   ipiv.data(), b.data, size(b.ld))                          \
                         : LAPACKE_##sytrs_##_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), \
                                                   ipiv.data(), b.data, size(b.ld));                         \
    }
LAPILLI_HOST_INDEFINITE(float, ssytrf, ssytrf, ssytrs, ssytrs)
LAPILLI_HOST_INDEFINITE(double, dsytrf, dsytrf, dsytrs, dsytrs)
LAPILLI_HOST_INDEFINITE(std::complex<float>, csytrf, chetrf, csytrs, chetrs)
LAPILLI_HOST_INDEFINITE(std::complex<double>, zsytrf, zhetrf, zsytrs, zhetrs)
#undef LAPILLI_HOST_INDEFINITE

}  // namespace lapilli::host
