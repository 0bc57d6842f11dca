// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_indefinite.hpp"

#include <vector>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

/// he: the prefix for Hermitian matrices; real ones are never called so.
#define LAPILLI_HOST_INDEFINITE(T, sy, he)                                                                  \
    index_t sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {                 \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(a.rows));                                     \
        IndefiniteWork<T> work(a.rows);                                                                     \
        const index_t info = hermitian                                                                      \
                                 ? LAPACKE_##he##trf_work(cm, uplo, size(a.rows), a.data, size(a.ld),       \
                                                          ipiv.data(), work.memory.data(), work.length)     \
                                 : LAPACKE_##sy##trf_work(cm, uplo, size(a.rows), a.data, size(a.ld),       \
                                                          ipiv.data(), work.memory.data(), work.length);    \
        pivots.assign(ipiv.begin(), ipiv.end());                                                            \
        return info;                                                                                        \
    }                                                                                                       \
    index_t sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots,       \
                  HostView<T> b) {                                                                          \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                   \
        return hermitian ? LAPACKE_##he##trs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), \
                                                  ipiv.data(), b.data, size(b.ld))                          \
                         : LAPACKE_##sy##trs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), \
                                                  ipiv.data(), b.data, size(b.ld));                         \
    }                                                                                                       \
    index_t sytri(char uplo, bool hermitian, HostView<T> a, const std::vector<index_t>& pivots) {           \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                   \
        std::vector<T> work(static_cast<std::size_t>(2 * a.rows + 1));                                      \
        return hermitian ? LAPACKE_##he##tri_work(cm, uplo, size(a.rows), a.data, size(a.ld), ipiv.data(),  \
                                                  work.data())                                              \
                         : LAPACKE_##sy##tri_work(cm, uplo, size(a.rows), a.data, size(a.ld), ipiv.data(),  \
                                                  work.data());                                             \
    }
LAPILLI_HOST_INDEFINITE(float, ssy, ssy)
LAPILLI_HOST_INDEFINITE(double, dsy, dsy)
LAPILLI_HOST_INDEFINITE(std::complex<float>, csy, che)
LAPILLI_HOST_INDEFINITE(std::complex<double>, zsy, zhe)
#undef LAPILLI_HOST_INDEFINITE

}  // namespace lapilli::host
