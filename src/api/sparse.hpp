// SPDX-License-Identifier: BSD-3-Clause
// From sparse handles to the matrices behind them.
#pragma once

#include "api/arguments.hpp"
#include "api/calls.hpp"
#include "sparse/sparse_matrix.hpp"

namespace lapilli::api {

/// The matrix of a handle that holds one of T.
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

/// The next argument: a sparse matrix of this context that is square.
inline void check_square(Arguments& arguments, Context& context, lapilli_sparse a) {
    const bool ours = a != nullptr && a->context == &context;
    arguments.check("A", ours && a->rows == a->cols,
                    a == nullptr ? "is NULL, must be a sparse matrix"
                    : !ours      ? "is a sparse matrix of another context"
                                 : fmt::format("is {} x {}, must be square", a->rows, a->cols));
}

}  // namespace lapilli::api
