// SPDX-License-Identifier: BSD-3-Clause
// The eigenvalue routines behind the C API, called with checked arguments. They decide where to compute and
// transfer the matrices. Vectors may be in host or device memory. Each returns LAPACK's info, or throws Error
// before any array of the caller has changed.
#pragma once

#include "base/selection.hpp"
#include "eigen/remarks.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_sytrd(Context& context, Uplo uplo, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tau);
template <class T>
index_t run_orgtr(Context& context, Uplo uplo, const UserMatrix<T>& a, const T* tau);
template <class T>
index_t run_ormtr(Context& context, Side side, Uplo uplo, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c);
/// compz: 'N', 'I' or 'V'
template <class T>
index_t run_stedc(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& z);
template <class T>
index_t run_syevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& a, real_t<T>* w);
/// m: the number of wanted eigenvalues found; w: their values. Their vectors are the first m columns of z,
/// which may be a. A z other than a leaves a unchanged.
template <class T>
index_t run_syevdx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& a,
                   index_t* m, real_t<T>* w, const UserMatrix<T>& z, const Remarks& remarks = {});
/// abstol: if it asks for more accuracy than eps |T|, LAPACK's bisection and inverse iteration run on the
/// CPU.
template <class R>
index_t run_stevx(Context& context, bool vectors, const Selection& wanted, R abstol, index_t n, const R* d,
                  const R* e, index_t* m, R* w, const UserMatrix<R>& z, const Remarks& remarks);
template <class R>
index_t run_stebz(Context& context, const Selection& wanted, bool by_block, R abstol, index_t n, const R* d,
                  const R* e, index_t* m, index_t* nsplit, R* w, index_t* iblock, index_t* isplit);
template <class T>
index_t run_stein(Context& context, index_t n, const real_t<T>* d, const real_t<T>* e, index_t m,
                  const real_t<T>* w, const index_t* iblock, const index_t* isplit, const UserMatrix<T>& z,
                  index_t* ifail);

template <class T>
Footprint sytrd_memory(Context& context, index_t n);
template <class T>
Footprint orgtr_memory(Context& context, index_t n);
template <class T>
Footprint ormtr_memory(Context& context, Side side, index_t m, index_t n);
template <class T>
Footprint stedc_memory(Context& context, char compz, index_t n);
template <class T>
Footprint syevd_memory(Context& context, bool vectors, index_t n);
template <class T>
Footprint syevdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n);
template <class R>
Footprint stevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n);
template <class T>
Footprint stein_memory(Context& context, index_t n, index_t m);

}  // namespace lapilli
