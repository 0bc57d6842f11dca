// SPDX-License-Identifier: BSD-3-Clause
// Matrices of a batch that need not be square. Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <type_traits>

#include "base/access.hpp"
#include "base/scalar.hpp"
#include "batch/args.hpp"

namespace lapilli {

/// `count` matrices of `rows` x `cols`, `stride` elements apart, in device memory.
template <class T>
struct MatrixBatch {
    T* data = nullptr;
    index_t rows = 0, cols = 0, ld = 0, stride = 0, count = 0;

    constexpr Extent extent() const { return Extent::matrix(rows, cols, ld).times(count, stride); }
    constexpr bool fits() const { return ld >= rows && stride >= ld * cols; }
    constexpr bool empty() const { return rows == 0 || cols == 0 || count == 0; }
    constexpr MatrixBatch from(index_t first, index_t matrices) const {
        return {data + first * stride, rows, cols, ld, stride, matrices};
    }
    constexpr MatrixBatch first_columns(index_t n) const { return {data, rows, n, ld, stride, count}; }
    /// Where they are square.
    constexpr Batch<T> square() const { return {data, rows, ld, stride, count}; }
    template <class U>
    requires(!std::is_const_v<T> && std::is_same_v<U, const T>) operator MatrixBatch<U>() const {
        return {data, rows, cols, ld, stride, count};
    }
};

}  // namespace lapilli
