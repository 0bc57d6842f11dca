// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_condition.hpp"

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

template <class T>
using Work = ErrorWork<T>;

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

#define LAPILLI_HOST_CONDITION(T, p, second)                                                                 \
    real_t<T> gecon(char norm, HostView<const T> factors, real_t<T> anorm) {                                 \
        real_t<T> rcond = 0;                                                                                 \
        Work<T> work(factors.rows);                                                                          \
        LAPACKE_##p##gecon_work(cm, norm, size(factors.rows), factors.data, size(factors.ld), anorm, &rcond, \
                                work.scalars.data(), work.second.data());                                    \
        return rcond;                                                                                        \
    }                                                                                                        \
    real_t<T> pocon(char uplo, HostView<const T> factor, real_t<T> anorm) {                                  \
        real_t<T> rcond = 0;                                                                                 \
        Work<T> work(factor.rows);                                                                           \
        LAPACKE_##p##pocon_work(cm, uplo, size(factor.rows), factor.data, size(factor.ld), anorm, &rcond,    \
                                work.scalars.data(), work.second.data());                                    \
        return rcond;                                                                                        \
    }
LAPILLI_HOST_CONDITION(float, s, integers)
LAPILLI_HOST_CONDITION(double, d, integers)
LAPILLI_HOST_CONDITION(std::complex<float>, c, reals)
LAPILLI_HOST_CONDITION(std::complex<double>, z, reals)
#undef LAPILLI_HOST_CONDITION

}  // namespace lapilli::host
