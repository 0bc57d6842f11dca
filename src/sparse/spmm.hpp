// SPDX-License-Identifier: BSD-3-Clause
// The driver of SPMM.
#pragma once

#include "matrix/matrix.hpp"
#include "sparse/sparse_matrix.hpp"

namespace lapilli {

/// Y := alpha op(A) X + beta Y for k vectors: order 'C', X and Y have a column for each of them, or 'R', a
/// row.
template <class T>
void run_spmm(Context& context, Op op, char order, index_t k, T alpha, SparseMatrix<T>& a,
              const UserMatrix<const T>& x, T beta, const UserMatrix<T>& y);

template <class T>
Footprint spmm_memory(Context& context, Op op, char order, index_t k, SparseMatrix<T>& a);

}  // namespace lapilli
