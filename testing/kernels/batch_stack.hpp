// SPDX-License-Identifier: BSD-3-Clause
// Matrices of a batch that need not be square, with guards between them, for the tests of their kernels.
#pragma once

#include "batch/matrix_batch.hpp"
#include "emulator/stream.hpp"
#include "kernels/support.hpp"

namespace lapilli::kernel_tests {

/// Matrices one behind the other; all that is none of their elements is NaN.
template <class T>
struct Stack {
    index_t rows, cols, ld, stride, count;
    std::vector<T> elements;

    Stack(index_t m, index_t n, index_t matrices, index_t pad = 1)
        : rows(m),
          cols(n),
          ld(m + pad),
          stride(ld * n + 2 * pad),
          count(matrices),
          elements(static_cast<std::size_t>(stride * matrices), nan_of<T>()) {}
    T& operator()(index_t k, index_t i, index_t j) {
        return elements[static_cast<std::size_t>(k * stride + i + j * ld)];
    }
    const T& operator()(index_t k, index_t i, index_t j) const {
        return elements[static_cast<std::size_t>(k * stride + i + j * ld)];
    }
    MatrixBatch<T> view() { return {elements.data(), rows, cols, ld, stride, count}; }
    MatrixBatch<const T> view() const { return {elements.data(), rows, cols, ld, stride, count}; }
    void set(index_t k, const Matrix<T>& a) {
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < rows; ++i) (*this)(k, i, j) = a(i, j);
        }
    }
    static Stack random(index_t m, index_t n, index_t matrices, std::uint64_t seed) {
        Stack stack(m, n, matrices);
        for (index_t k = 0; k < matrices; ++k)
            stack.set(k, random_matrix<T>(m, n, m, seed + static_cast<std::uint64_t>(k)));
        return stack;
    }
    bool same_matrix(const Stack& other, index_t k) const {
        const auto at = elements.begin() + k * stride, theirs = other.elements.begin() + k * stride;
        return same_bits(std::vector<T>(at, at + stride), std::vector<T>(theirs, theirs + stride));
    }
};

/// An operation writes its matrices alone.
template <class T>
void expect_guards(Stack<T> after, const Stack<T>& before) {
    for (index_t k = 0; k < after.count; ++k) {
        for (index_t j = 0; j < after.cols; ++j) {
            for (index_t i = 0; i < after.rows; ++i) after(k, i, j) = before(k, i, j);
        }
    }
    ASSERT_TRUE(same_bits(after.elements, before.elements)) << "written beside the matrices";
}

}  // namespace lapilli::kernel_tests
