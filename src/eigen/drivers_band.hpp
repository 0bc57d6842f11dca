// SPDX-License-Identifier: BSD-3-Clause
// Routines on band matrices, and the stages of the two-stage reduction, behind the C API: see drivers.hpp.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "tridiagonal/remarks.hpp"

namespace lapilli {

template <class T>
index_t run_sytrd_sy2sb(Context& context, Uplo uplo, index_t kd, const UserMatrix<T>& a,
                        const UserMatrix<T>& ab, T* tau);

/// Without Q. The band is not changed.
template <class T>
index_t run_sytrd_sb2st(Context& context, Uplo uplo, const UserMatrix<const T>& ab, real_t<T>* d,
                        real_t<T>* e);
/// vect: 'N', 'V' or 'U'
template <class T>
index_t run_sbtrd(Context& context, char vect, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& q);
template <class T>
index_t run_sbevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* w,
                  const UserMatrix<T>& z);
/// q: receives Q of A = Q T Q^H if vectors are wanted; a null matrix if Q is not. m: the number of wanted
/// eigenvalues found; w: their values. Their vectors are the first m columns of z.
template <class T>
index_t run_sbevx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& ab,
                  const UserMatrix<T>& q, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                  const Remarks& remarks);

template <class T>
Footprint sytrd_sy2sb_memory(Context& context, index_t n, index_t kd);

template <class T>
Footprint sytrd_sb2st_memory(Context& context, index_t n, index_t kd);
template <class T>
Footprint sbtrd_memory(Context& context, char vect, index_t n, index_t kd);
template <class T>
Footprint sbevd_memory(Context& context, bool vectors, index_t n, index_t kd);
template <class T>
Footprint sbevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n, index_t kd,
                       bool with_q = true);

}  // namespace lapilli
