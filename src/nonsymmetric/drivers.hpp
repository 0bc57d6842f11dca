// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems between the caller's arrays and the CPU's LAPACK.
#pragma once

#include "base/select.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

using host::Conditions;

template <class T>
index_t run_gebal(Context& context, char job, const UserMatrix<T>& a, index_t* ilo, index_t* ihi,
                  real_t<T>* scale);
template <class T>
index_t run_gebak(Context& context, char job, Side side, index_t ilo, index_t ihi, const real_t<T>* scale,
                  const UserMatrix<T>& v);
template <class T>
index_t run_gehrd(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, T* tau);
template <class T>
index_t run_orghr(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, const T* tau);
template <class T>
index_t run_ormhr(Context& context, Side side, Op op, index_t ilo, index_t ihi, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c);

template <class T>
index_t run_hseqr(Context& context, char job, char compz, index_t ilo, index_t ihi, const UserMatrix<T>& h,
                  const Eigenvalues<T>& w, const UserMatrix<T>& z);
template <class T>
index_t run_trevc3(Context& context, char side, char howmny, index_t* select, const UserMatrix<const T>& t,
                   const UserMatrix<T>& vl, const UserMatrix<T>& vr, index_t mm, index_t* m);
template <class T>
index_t run_geev(Context& context, bool left, bool right, const UserMatrix<T>& a, const Eigenvalues<T>& w,
                 const UserMatrix<T>& vl, const UserMatrix<T>& vr);
template <class T>
index_t run_geevx(Context& context, char balance, bool left, bool right, char sense, const UserMatrix<T>& a,
                  const Eigenvalues<T>& w, const UserMatrix<T>& vl, const UserMatrix<T>& vr,
                  const Conditions<real_t<T>>& tells);

/// GEES and GEESX. sort: 'S' or 'N'. rconde, rcondv: where `sense` asks for them.
template <class T>
index_t run_gees(Context& context, bool vectors, char sort, select_t<T> select, char sense,
                 const UserMatrix<T>& a, index_t* sdim, const Eigenvalues<T>& w, const UserMatrix<T>& vs,
                 real_t<T>* rconde, real_t<T>* rcondv);
template <class T>
index_t run_trexc(Context& context, char compq, const UserMatrix<T>& t, const UserMatrix<T>& q, index_t* ifst,
                  index_t* ilst);
template <class T>
index_t run_trsen(Context& context, char job, char compq, const index_t* select, const UserMatrix<T>& t,
                  const UserMatrix<T>& q, const Eigenvalues<T>& w, index_t* m, real_t<T>* s, real_t<T>* sep);
template <class T>
index_t run_trsyl(Context& context, Op trana, Op tranb, index_t isgn, const UserMatrix<const T>& a,
                  const UserMatrix<const T>& b, const UserMatrix<T>& c, real_t<T>* scale);

template <class T>
Footprint gebal_memory(Context& context, index_t n);
template <class T>
Footprint gebak_memory(Context& context, index_t n, index_t m);
template <class T>
Footprint gehrd_memory(Context& context, index_t n);
template <class T>
Footprint orghr_memory(Context& context, index_t n);
template <class T>
Footprint ormhr_memory(Context& context, Side side, index_t m, index_t n);
template <class T>
Footprint hseqr_memory(Context& context, char compz, index_t n);
template <class T>
Footprint trevc3_memory(Context& context, char side, char howmny, index_t n, index_t mm);
template <class T>
Footprint geev_memory(Context& context, bool left, bool right, index_t n);
template <class T>
Footprint geevx_memory(Context& context, bool left, bool right, index_t n);
template <class T>
Footprint gees_memory(Context& context, bool vectors, index_t n);
template <class T>
Footprint geesx_memory(Context& context, bool vectors, index_t n);
template <class T>
Footprint trexc_memory(Context& context, char compq, index_t n);
template <class T>
Footprint trsen_memory(Context& context, char compq, index_t n);
template <class T>
Footprint trsyl_memory(Context& context, index_t m, index_t n);

}  // namespace lapilli
