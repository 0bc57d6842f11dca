// SPDX-License-Identifier: BSD-3-Clause
// Matrices of a batch with the kernels' scalars.
#pragma once

#include "arch/launch.cuh"
#include "batch/matrix_batch.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
MatrixBatch<Scalar<T>> kernel_matrices(const MatrixBatch<T>& a) {
    return {as(a.data), a.rows, a.cols, a.ld, a.stride, a.count};
}
template <class T>
MatrixBatch<const Scalar<T>> kernel_matrices(const MatrixBatch<const T>& a) {
    return {as(a.data), a.rows, a.cols, a.ld, a.stride, a.count};
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
