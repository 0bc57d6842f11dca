// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there
// and back. Each returns LAPACK's info or throws Error, before anything of the caller has changed.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_potrf(Context& context, Uplo uplo, const UserMatrix<T>& a);
template <class T>
index_t run_potrs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<T>& b);
template <class T>
index_t run_posv(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& b);

template <class T>
Footprint potrf_memory(Context& context, index_t n);
template <class T>
Footprint potrs_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint posv_memory(Context& context, index_t n, index_t nrhs);

}  // namespace lapilli
