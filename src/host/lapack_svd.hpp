// SPDX-License-Identifier: BSD-3-Clause
// Singular values by the CPU's LAPACK: see lapack.hpp. Matrices that a call does not use may have no data.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// Elements of LAPACK's work arrays.
struct WorkLengths {
    index_t scalars, reals;
};

/// Throw LAPILLI_ERROR_TOO_LARGE where sizes that LAPACK computes with its integers would wrap: to be asked
/// before anything is copied. What GESDD takes grows as its matrices.
WorkLengths check_gesdd(char jobz, index_t m, index_t n, bool complex);
void check_gesvd(index_t m, index_t n);
void check_bdsdc(char compq, index_t n);
void check_gelsd(index_t m, index_t n, index_t nrhs);

#define LAPILLI_HOST_SVD(T)                                                                                 \
    index_t gesdd(char jobz, HostView<T> a, real_t<T>* s, HostView<T> u, HostView<T> vt);                   \
    index_t gesvd(char jobu, char jobvt, HostView<T> a, real_t<T>* s, HostView<T> u, HostView<T> vt);       \
    /* vt has n rows, u n columns, c n rows. */                                                             \
    index_t bdsqr(char uplo, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> vt, HostView<T> u,          \
                  HostView<T> c);                                                                           \
    index_t gebrd(HostView<T> a, real_t<T>* d, real_t<T>* e, T* tauq, T* taup);                             \
    index_t orgbr(char vect, index_t k, HostView<T> a, const T* tau);                                       \
    index_t ormbr(char vect, char side, char trans, index_t k, HostView<T> a, const T* tau, HostView<T> c); \
    index_t gbbrd(char vect, index_t m, index_t kl, index_t ku, HostView<T> ab, real_t<T>* d, real_t<T>* e, \
                  HostView<T> q, HostView<T> pt, HostView<T> c);                                            \
    /* b has max(m, n) rows. */                                                                             \
    index_t gelsd(HostView<T> a, HostView<T> b, real_t<T>* s, real_t<T> rcond, index_t* rank);              \
    index_t gelss(HostView<T> a, HostView<T> b, real_t<T>* s, real_t<T> rcond, index_t* rank);
LAPILLI_HOST_SVD(float)
LAPILLI_HOST_SVD(double)
LAPILLI_HOST_SVD(std::complex<float>)
LAPILLI_HOST_SVD(std::complex<double>)
#undef LAPILLI_HOST_SVD

#define LAPILLI_HOST_SVD(R)                                                                          \
    /* iq keeps what it held where LAPACK writes nothing. */                                         \
    index_t bdsdc(char uplo, char compq, index_t n, R* d, R* e, HostView<R> u, HostView<R> vt, R* q, \
                  index_t* iq, index_t integers);
LAPILLI_HOST_SVD(float)
LAPILLI_HOST_SVD(double)
#undef LAPILLI_HOST_SVD

}  // namespace lapilli::host
