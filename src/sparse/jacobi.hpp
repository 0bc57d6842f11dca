// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <memory>

#include "sparse/sparse_matrix.hpp"

namespace lapilli {

/// The inverses of the blocks of order b on the diagonal of a square matrix, from their lower triangles; the
/// last one may be smaller. bad: the first block that is not positive definite, from 1 on, where there is
/// one; then nothing is returned.
template <class T>
std::shared_ptr<SparseMatrix<T>> inverse_diagonal_blocks(const SparseMatrix<T>& a, index_t b, int threads,
                                                         index_t& bad);

}  // namespace lapilli
