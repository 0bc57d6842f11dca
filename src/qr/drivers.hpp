// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there and back.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_geqrf(Context& context, const UserMatrix<T>& a, T* tau);
template <class T>
Footprint geqrf_memory(Context& context, index_t m, index_t n);

/// ORGQR, with k reflectors.
template <class T>
index_t run_orgqr(Context& context, index_t k, const UserMatrix<T>& a, const T* tau);
template <class T>
Footprint orgqr_memory(Context& context, index_t m, index_t n);

template <class T>
index_t run_ormqr(Context& context, Side side, Op op, const UserMatrix<const T>& a, const T* tau,
                  const UserMatrix<T>& c);
template <class T>
Footprint ormqr_memory(Context& context, Side side, index_t m, index_t n, index_t k);

}  // namespace lapilli
