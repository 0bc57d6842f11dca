// SPDX-License-Identifier: BSD-3-Clause
// The singular value routines behind the C API, called with checked arguments and upper-case letters. Each
// returns LAPACK's info, or throws Error before any array of the caller has changed.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "svd/least_squares.hpp"

namespace lapilli {

// Dense matrices: drivers_dense.cpp.

template <class T>
index_t run_gesdd(Context& context, char jobz, const UserMatrix<T>& a, real_t<T>* s, const UserMatrix<T>& u,
                  const UserMatrix<T>& vt);
template <class T>
index_t run_gesvd(Context& context, char jobu, char jobvt, const UserMatrix<T>& a, real_t<T>* s,
                  const UserMatrix<T>& u, const UserMatrix<T>& vt);
/// wanted: indices count from the largest value.
template <class T>
index_t run_gesvdx(Context& context, bool makes_u, bool makes_vt, const Selection& wanted,
                   const UserMatrix<T>& a, index_t* ns, real_t<T>* s, const UserMatrix<T>& u,
                   const UserMatrix<T>& vt);

template <class T>
Footprint gesdd_memory(Context& context, char jobz, index_t m, index_t n);
template <class T>
Footprint gesvd_memory(Context& context, char jobu, char jobvt, index_t m, index_t n);
template <class T>
Footprint gesvdx_memory(Context& context, bool makes_u, bool makes_vt, const Selection& wanted, index_t m,
                        index_t n);

// Least squares: drivers_gelsd.cpp.

template <class T>
index_t run_gelsd(Context& context, SmallValues small, const UserMatrix<T>& a, const UserMatrix<T>& b,
                  real_t<T>* s, real_t<T> rcond, index_t* rank);
template <class T>
Footprint gelsd_memory(Context& context, index_t m, index_t n, index_t nrhs);

// Bidiagonal matrices: drivers_bidiagonal.cpp, drivers_bdsqr.cpp, drivers_bdsvdx.cpp.

template <class R>
index_t run_bdsdc(Context& context, Uplo uplo, char compq, index_t n, R* d, R* e, const UserMatrix<R>& u,
                  const UserMatrix<R>& vt, R* q, index_t* iq);
template <class T>
index_t run_bdsqr(Context& context, Uplo uplo, index_t n, real_t<T>* d, real_t<T>* e, const UserMatrix<T>& vt,
                  const UserMatrix<T>& u, const UserMatrix<T>& c);
template <class R>
index_t run_bdsvdx(Context& context, Uplo uplo, bool vectors, const Selection& wanted, index_t n, const R* d,
                   const R* e, index_t* ns, R* s, const UserMatrix<R>& z);

template <class R>
Footprint bdsdc_memory(Context& context, char compq, index_t n);
template <class T>
Footprint bdsqr_memory(Context& context, index_t n, index_t ncvt, index_t nru, index_t ncc);
template <class R>
Footprint bdsvdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n);

// Reduction to a band: drivers_ge2gb.cpp. AB: an upper band, with m < n a lower one; tauq and taup have
// min(m, n) elements; the one with fewer reflectors ends with zeros.

template <class T>
index_t run_gebrd_ge2gb(Context& context, index_t kd, const UserMatrix<T>& a, const UserMatrix<T>& ab,
                        T* tauq, T* taup);
template <class T>
Footprint gebrd_ge2gb_memory(Context& context, index_t m, index_t n, index_t kd);

// Reductions: drivers_gebrd.cpp, drivers_gbbrd.cpp.

template <class T>
index_t run_gebrd(Context& context, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tauq, T* taup);
/// vect: 'Q' or 'P'
template <class T>
index_t run_orgbr(Context& context, char vect, index_t k, const UserMatrix<T>& a, const T* tau);
template <class T>
index_t run_ormbr(Context& context, char vect, Side side, Op op, index_t k, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c);
template <class T>
index_t run_gbbrd(Context& context, char vect, index_t m, index_t kl, index_t ku, const UserMatrix<T>& ab,
                  real_t<T>* d, real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt,
                  const UserMatrix<T>& c);
/// GBBRD of the square band that GEBRD_GE2GB leaves: an upper one, or with m < n a lower one.
template <class T>
index_t run_gbbrd_gb2bd(Context& context, char vect, Uplo uplo, const UserMatrix<const T>& ab, real_t<T>* d,
                        real_t<T>* e, const UserMatrix<T>& q, const UserMatrix<T>& pt);

template <class T>
Footprint gebrd_memory(Context& context, index_t m, index_t n);
template <class T>
Footprint orgbr_memory(Context& context, char vect, index_t m, index_t n, index_t k);
template <class T>
Footprint ormbr_memory(Context& context, char vect, Side side, index_t m, index_t n, index_t k);
template <class T>
Footprint gbbrd_memory(Context& context, char vect, index_t m, index_t n, index_t ncc, index_t kl,
                       index_t ku);
template <class T>
Footprint gbbrd_gb2bd_memory(Context& context, char vect, index_t n, index_t kd);

}  // namespace lapilli
