// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there and back.
#pragma once

#include "host/lapack_qr.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_geqrf(Context& context, Orthogonal kind, const UserMatrix<T>& a, T* tau);
template <class T>
Footprint geqrf_memory(Context& context, Orthogonal kind, index_t m, index_t n);

/// k: the number of reflectors.
template <class T>
index_t run_orgqr(Context& context, Orthogonal kind, index_t k, const UserMatrix<T>& a, const T* tau);
template <class T>
Footprint orgqr_memory(Context& context, Orthogonal kind, index_t m, index_t n);

template <class T>
index_t run_ormqr(Context& context, Orthogonal kind, Side side, Op op, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c);
template <class T>
Footprint ormqr_memory(Context& context, Orthogonal kind, Side side, index_t m, index_t n, index_t k);

template <class T>
index_t run_gels(Context& context, Op op, const UserMatrix<T>& a, const UserMatrix<T>& b);
template <class T>
Footprint gels_memory(Context& context, index_t m, index_t n, index_t nrhs);

}  // namespace lapilli
