// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_refine.hpp"

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

template <class T>
using Work = ErrorWork<T>;

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

/// sy, he: prefixes for symmetric and Hermitian matrices.
#define LAPILLI_HOST_REFINE(T, p, sy, he, second)                                                            \
    void gerfs(char trans, HostView<const T> a, HostView<const T> lu, const std::vector<index_t>& pivots,    \
               HostView<const T> b, HostView<T> x, real_t<T>* ferr, real_t<T>* berr) {                       \
        Work<T> work(a.rows);                                                                                \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                    \
        LAPACKE_##p##gerfs_work(cm, trans, size(a.rows), size(b.cols), a.data, size(a.ld), lu.data,          \
                                size(lu.ld), ipiv.data(), b.data, size(b.ld), x.data, size(x.ld), ferr,      \
                                berr, work.scalars.data(), work.second.data());                              \
    }                                                                                                        \
    void porfs(char uplo, HostView<const T> a, HostView<const T> factor, HostView<const T> b, HostView<T> x, \
               real_t<T>* ferr, real_t<T>* berr) {                                                           \
        Work<T> work(a.rows);                                                                                \
        LAPACKE_##p##porfs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), factor.data,       \
                                size(factor.ld), b.data, size(b.ld), x.data, size(x.ld), ferr, berr,         \
                                work.scalars.data(), work.second.data());                                    \
    }                                                                                                        \
    void syrfs(char uplo, bool hermitian, HostView<const T> a, HostView<const T> factors,                    \
               const std::vector<index_t>& pivots, HostView<const T> b, HostView<T> x, real_t<T>* ferr,      \
               real_t<T>* berr) {                                                                            \
        Work<T> work(a.rows);                                                                                \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                    \
        const auto call = [&](auto rfs) {                                                                    \
            rfs(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), factors.data, size(factors.ld),    \
                ipiv.data(), b.data, size(b.ld), x.data, size(x.ld), ferr, berr, work.scalars.data(),        \
                work.second.data());                                                                         \
        };                                                                                                   \
        hermitian ? call(LAPACKE_##he##rfs_work) : call(LAPACKE_##sy##rfs_work);                             \
    }
LAPILLI_HOST_REFINE(float, s, ssy, ssy, integers)
LAPILLI_HOST_REFINE(double, d, dsy, dsy, integers)
LAPILLI_HOST_REFINE(std::complex<float>, c, csy, che, reals)
LAPILLI_HOST_REFINE(std::complex<double>, z, zsy, zhe, reals)
#undef LAPILLI_HOST_REFINE

}  // namespace lapilli::host
