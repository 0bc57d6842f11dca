// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_refine.hpp"

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

template <class T>
using Work = ErrorWork<T>;

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

#define LAPILLI_HOST_REFINE(T, p, second)                                                                    \
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
    }
LAPILLI_HOST_REFINE(float, s, integers)
LAPILLI_HOST_REFINE(double, d, integers)
LAPILLI_HOST_REFINE(std::complex<float>, c, reals)
LAPILLI_HOST_REFINE(std::complex<double>, z, reals)
#undef LAPILLI_HOST_REFINE

}  // namespace lapilli::host
