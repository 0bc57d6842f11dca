// SPDX-License-Identifier: BSD-3-Clause
// Matrices of the first device, in the workspace of several.
#pragma once

#include <vector>

#include "matrix/copied_operand.hpp"

namespace lapilli {

template <class T>
DistMatrix<T> matrix_of_first(Arena& arena, index_t m, index_t n, index_t nb) {
    DistMatrix<T> a;
    a.rows = m;
    a.cyclic = Cyclic(n, nb, 1);
    a.local = {arena.device_matrix<T>(0, m, n)};
    return a;
}

/// A whole matrix as it is.
template <class T>
CopiedOperand<T> operand_of_first(Arena& arena, const CopyPlan& how, index_t nb) {
    CopyPlan without_memory = how;
    without_memory.in_place = true;
    CopiedOperand<T> x(arena, without_memory, nb);
    x.how = how;
    x.matrix = matrix_of_first<T>(arena, how.rows, how.cols, nb);
    x.transfer = {arena, how.rows, how.cols, nb, how.on_host, false};
    return x;
}

/// The columns of each device of a matrix that the first one has.
inline std::vector<index_t> columns_of_first(const Arena& arena, index_t cols) {
    std::vector<index_t> columns(static_cast<std::size_t>(arena.devices()), 0);
    columns.front() = cols;
    return columns;
}

}  // namespace lapilli
