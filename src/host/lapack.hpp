// SPDX-License-Identifier: BSD-3-Clause
// The CPU's LAPACK, overloaded on the scalar, through LAPACKE's column-major interface. Its integers have 32
// bits: sizes that they cannot hold throw LAPILLI_ERROR_TOO_LARGE. The return value is LAPACK's info.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

#define LAPILLI_HOST_LAPACK(T)                                                                           \
    index_t potrf(char uplo, HostView<T> a);                                                             \
    index_t potrs(char uplo, HostView<const T> a, HostView<T> b);                                        \
    index_t sytrd(char uplo, HostView<T> a, real_t<T>* d, real_t<T>* e, T* tau);                         \
    index_t orgtr(char uplo, HostView<T> a, const T* tau);                                               \
    index_t ormtr(char side, char uplo, char trans, HostView<const T> a, const T* tau, HostView<T> c);   \
    index_t stedc(char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z);                     \
    index_t trtri(char uplo, char diag, HostView<T> a);                                                  \
    index_t lauum(char uplo, HostView<T> a);                                                             \
    index_t potri(char uplo, HostView<T> a);                                                             \
    index_t trtrs(char uplo, char trans, char diag, HostView<const T> a, HostView<T> b);                 \
    index_t getrf(HostView<T> a, std::vector<index_t>& pivots);                                          \
    index_t getrs(char trans, HostView<const T> a, const std::vector<index_t>& pivots, HostView<T> b);   \
    index_t getri(HostView<T> a, const std::vector<index_t>& pivots);                                    \
    /* Interchanges row k1 + i - 1 with row pivots[i] - 1, for i = 0, 1, ... or from the last one on. */ \
    void laswp(HostView<T> a, index_t k1, const std::vector<index_t>& pivots, bool forwards);            \
    index_t sygst(index_t itype, char uplo, HostView<T> a, HostView<const T> b);                         \
    /* H = I - tau v v^H with H^H (alpha, x) = (beta, 0): alpha becomes beta, x becomes v(2:n). */       \
    void larfg(index_t n, T& alpha, T* x, T& tau);
LAPILLI_HOST_LAPACK(float)
LAPILLI_HOST_LAPACK(double)
LAPILLI_HOST_LAPACK(std::complex<float>)
LAPILLI_HOST_LAPACK(std::complex<double>)
#undef LAPILLI_HOST_LAPACK

/// Throws LAPILLI_ERROR_TOO_LARGE when stedc with these arguments would: to be asked before long work.
void check_stedc(char compz, index_t n, bool complex_vectors);
/// Matrices of order n that stedc uses as workspace in addition to Z: STEDC's own one; with compz 'V' also
/// the vectors of T and the product, by parts for complex vectors.
template <class T>
constexpr index_t stedc_matrices(char compz) {
    if (compz != 'V') return 1;
    return is_complex<T> ? 2 : 3;
}

/// Eigenvalues only, of a symmetric tridiagonal matrix: e is destroyed.
index_t sterf(index_t n, float* d, float* e);
index_t sterf(index_t n, double* d, double* e);

}  // namespace lapilli::host
