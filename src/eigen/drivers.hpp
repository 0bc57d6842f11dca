// SPDX-License-Identifier: BSD-3-Clause
// The eigenvalue routines behind the C API, called with checked arguments. They decide where to compute and
// transfer the matrices. Vectors may be in host or device memory. Each returns LAPACK's info, or throws Error
// before any array of the caller has changed.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "tridiagonal/remarks.hpp"

namespace lapilli {

template <class T>
index_t run_sytrd(Context& context, Uplo uplo, const UserMatrix<T>& a, real_t<T>* d, real_t<T>* e, T* tau);
template <class T>
index_t run_orgtr(Context& context, Uplo uplo, const UserMatrix<T>& a, const T* tau);
template <class T>
index_t run_ormtr(Context& context, Side side, Uplo uplo, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c);
template <class T>
index_t run_syevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& a, real_t<T>* w);
/// m: the number of wanted eigenvalues found; w: their values. Their vectors are the first m columns of z,
/// which may be a. A z other than a leaves a unchanged.
template <class T>
index_t run_syevdx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& a,
                   index_t* m, real_t<T>* w, const UserMatrix<T>& z, const Remarks& remarks = {});

template <class T>
Footprint sytrd_memory(Context& context, index_t n);
template <class T>
Footprint orgtr_memory(Context& context, index_t n);
template <class T>
Footprint ormtr_memory(Context& context, Side side, index_t m, index_t n);
template <class T>
Footprint syevd_memory(Context& context, bool vectors, index_t n);
template <class T>
Footprint syevdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n);

}  // namespace lapilli
