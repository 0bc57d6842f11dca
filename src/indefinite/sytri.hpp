// SPDX-License-Identifier: BSD-3-Clause
// Inverses of symmetric and Hermitian indefinite matrices on one device.
#pragma once

#include "factor/trtri.hpp"
#include "indefinite/full_matrix.hpp"
#include "indefinite/plain_factors.hpp"

namespace lapilli {

/// Workspace for a matrix of order n.
template <class T>
struct SytriWork {
    PlainFactors<T> plain;
    DistMatrix<T> inverse;  ///< of L, then of P A P^T, all of it
    TrtriWork<T> trtri;
    DeviceView<T> column, row;  ///< a block column of the inverse of L, a block row of the product
    FullMatrixWork<T> full;
    InterchangeWork interchange;
    index_t *host_columns, *columns;
    SytriWork(Arena& arena, index_t n, index_t nb);
};

/// The factors in the lower triangle of A become the lower triangle of A^-1. No pivot of order 1 is zero.
/// Waits.
template <class T>
void sytri(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           SytriWork<T>& work);

}  // namespace lapilli
