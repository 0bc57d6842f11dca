// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalue routines of tridiagonal matrices behind the C API: eigen/drivers.hpp says what they have in
// common.
#pragma once

#include "base/selection.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "tridiagonal/remarks.hpp"

namespace lapilli {

/// compz: 'N', 'I' or 'V'
template <class T>
index_t run_stedc(Context& context, char compz, index_t n, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& z);
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
Footprint stedc_memory(Context& context, char compz, index_t n);
template <class R>
Footprint stevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n);
template <class T>
Footprint stein_memory(Context& context, index_t n, index_t m);

}  // namespace lapilli
