// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_expert.hpp"

#include "host/bad_pivots.hpp"
#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// LAPACK's info; of what it has factored bad(info of the factorization) looks at the pivots once more.
template <class F>
index_t once_more(char fact, index_t n, index_t info, F bad) {
    if (fact == 'F') return info;
    const index_t of_factors = bad(info > n ? 0 : info);
    return of_factors != 0 ? of_factors : info;
}

}  // namespace

// returned: the work array in which GESVX returns a number; sy, he: prefixes for symmetric and Hermitian
// matrices.
#define LAPILLI_HOST_EXPERT(T, p, sy, he, second, returned)                                                 \
    index_t gesvx(char fact, char trans, HostView<T> a, HostView<T> lu, std::vector<index_t>& pivots,       \
                  char& equed, real_t<T>* r, real_t<T>* c, HostView<T> b, HostView<T> x, real_t<T>& rcond,  \
                  real_t<T>* ferr, real_t<T>* berr, real_t<T>& growth) {                                    \
        ErrorWork<T> work(a.rows);                                                                          \
        std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                         \
        ipiv.resize(static_cast<std::size_t>(a.rows) + 1);                                                  \
        const index_t info = LAPACKE_##p##gesvx_work(cm, fact, trans, size(a.rows), size(b.cols), a.data,   \
                                                     size(a.ld), lu.data, size(lu.ld), ipiv.data(), &equed, \
                                                     r, c, b.data, size(b.ld), x.data, size(x.ld), &rcond,  \
                                                     ferr, berr, work.scalars.data(), work.second.data());  \
        pivots.assign(ipiv.begin(), ipiv.end() - 1);                                                        \
        growth = work.returned[0];                                                                          \
        return info;                                                                                        \
    }                                                                                                       \
    index_t posvx(char fact, char uplo, HostView<T> a, HostView<T> factor, char& equed, real_t<T>* s,       \
                  HostView<T> b, HostView<T> x, real_t<T>& rcond, real_t<T>* ferr, real_t<T>* berr) {       \
        ErrorWork<T> work(a.rows);                                                                          \
        const index_t info = LAPACKE_##p##posvx_work(cm, fact, uplo, size(a.rows), size(b.cols), a.data,    \
                                                     size(a.ld), factor.data, size(factor.ld), &equed, s,   \
                                                     b.data, size(b.ld), x.data, size(x.ld), &rcond, ferr,  \
                                                     berr, work.scalars.data(), work.second.data());        \
        return once_more(fact, a.rows, info, [&](index_t i) { return first_bad_pivot(factor, i); });        \
    }                                                                                                       \
    index_t sysvx(char fact, char uplo, bool hermitian, HostView<const T> a, HostView<T> factors,           \
                  std::vector<index_t>& pivots, HostView<const T> b, HostView<T> x, real_t<T>& rcond,       \
                  real_t<T>* ferr, real_t<T>* berr) {                                                       \
        ErrorWork<T> work(a.rows);                                                                          \
        IndefiniteWork<T> of_factors(a.rows);                                                               \
        std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                         \
        ipiv.resize(static_cast<std::size_t>(a.rows));                                                      \
        const auto call = [&](auto svx) {                                                                   \
            return svx(cm, fact, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), factors.data,        \
                       size(factors.ld), ipiv.data(), b.data, size(b.ld), x.data, size(x.ld), &rcond, ferr, \
                       berr, of_factors.memory.data(), of_factors.length, work.second.data());              \
        };                                                                                                  \
        const index_t info = hermitian ? call(LAPACKE_##he##svx_work) : call(LAPACKE_##sy##svx_work);       \
        pivots.assign(ipiv.begin(), ipiv.end());                                                            \
        return once_more(fact, a.rows, info,                                                                \
                         [&](index_t i) { return first_zero_of_d(uplo, factors, pivots, i); });             \
    }
LAPILLI_HOST_EXPERT(float, s, ssy, ssy, integers, scalars)
LAPILLI_HOST_EXPERT(double, d, dsy, dsy, integers, scalars)
LAPILLI_HOST_EXPERT(std::complex<float>, c, csy, che, reals, reals)
LAPILLI_HOST_EXPERT(std::complex<double>, z, zsy, zhe, reals, reals)
#undef LAPILLI_HOST_EXPERT

}  // namespace lapilli::host
