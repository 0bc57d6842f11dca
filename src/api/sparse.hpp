// SPDX-License-Identifier: BSD-3-Clause
// From sparse handles to the matrices behind them.
#pragma once

#include "api/calls.hpp"
#include "sparse/sparse_matrix.hpp"

namespace lapilli::api {

/// Of a handle that holds one of T.
template <class T>
SparseMatrix<T>& sparse_of(lapilli_sparse a) {
    return *static_cast<SparseMatrix<T>*>(a->matrix.get());
}

/// Columns and rows of op(A); 0 of a handle that is none.
template <class T>
index_t sparse_inputs(Context& context, lapilli_sparse a, char trans) {
    if (!holds<T>(context, a)) return 0;
    return is_turned(trans) ? a->rows : a->cols;
}
template <class T>
index_t sparse_outputs(Context& context, lapilli_sparse a, char trans) {
    if (!holds<T>(context, a)) return 0;
    return is_turned(trans) ? a->cols : a->rows;
}

}  // namespace lapilli::api
