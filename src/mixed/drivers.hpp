// SPDX-License-Identifier: BSD-3-Clause
// DSGESV, ZCGESV, DSPOSV and ZCPOSV as the C API calls them, arguments checked. T: double,
// std::complex<double>.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_gesv_mixed(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<const T>& b,
                       const UserMatrix<T>& x, index_t* iter);
template <class T>
index_t run_posv_mixed(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<const T>& b,
                       const UserMatrix<T>& x, index_t* iter);

template <class T>
Footprint gesv_mixed_memory(Context& context, index_t n, index_t nrhs);
template <class T>
Footprint posv_mixed_memory(Context& context, index_t n, index_t nrhs);

}  // namespace lapilli
