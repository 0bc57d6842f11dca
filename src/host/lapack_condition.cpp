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

/// sy, he: prefixes for symmetric and Hermitian matrices; what real ones need more.
#define LAPILLI_HOST_SYCON(T, sy, he, ...)                                                                \
    real_t<T> sycon(char uplo, bool hermitian, HostView<const T> factors,                                 \
                    const std::vector<index_t>& pivots, real_t<T> anorm) {                                \
        real_t<T> rcond = 0;                                                                              \
        Work<T> work(factors.rows);                                                                       \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                 \
        const auto call = [&](auto con) {                                                                 \
            con(cm, uplo, size(factors.rows), factors.data, size(factors.ld), ipiv.data(), anorm, &rcond, \
                work.scalars.data() __VA_OPT__(, ) __VA_ARGS__);                                          \
        };                                                                                                \
        hermitian ? call(LAPACKE_##he##con_work) : call(LAPACKE_##sy##con_work);                          \
        return rcond;                                                                                     \
    }
LAPILLI_HOST_SYCON(float, ssy, ssy, work.integers.data())
LAPILLI_HOST_SYCON(double, dsy, dsy, work.integers.data())
LAPILLI_HOST_SYCON(std::complex<float>, csy, che)
LAPILLI_HOST_SYCON(std::complex<double>, zsy, zhe)
#undef LAPILLI_HOST_SYCON

}  // namespace lapilli::host
