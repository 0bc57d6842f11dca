// SPDX-License-Identifier: BSD-3-Clause
// The routines as the C API calls them, arguments checked: where to compute, the way of the matrices there and back.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// LASWP, with ipiv and its step as LAPACK has them. number_of_k2: which argument k2 is; ipiv is the next one.
template <class T>
index_t run_laswp(Context& context, int number_of_k2, const UserMatrix<T>& a, index_t k1, index_t k2,
                  const index_t* ipiv, index_t incx);

template <class T>
Footprint laswp_memory(Context& context, index_t k1, index_t k2);

}  // namespace lapilli
