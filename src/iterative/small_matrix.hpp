// SPDX-License-Identifier: BSD-3-Clause
// Matrices of a few vectors' order, on the host.
#pragma once

#include <algorithm>
#include <vector>

#include "base/limits.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Whether a matrix holds neither a NaN nor an infinity.
template <class T>
bool all_finite(HostView<const T> g);

template <class T>
class SmallMatrix {
  public:
    SmallMatrix() = default;
    SmallMatrix(index_t rows, index_t cols)
        : rows_(rows), cols_(cols), elements_(static_cast<std::size_t>(checked_product(rows, cols) + 2)) {}

    static SmallMatrix identity(index_t n) {
        SmallMatrix result(n, n);
        for (index_t i = 0; i < n; ++i) result(i, i) = T(1);
        return result;
    }

    index_t rows() const { return rows_; }
    index_t cols() const { return cols_; }
    T& operator()(index_t i, index_t j) { return elements_[place(i, j)]; }
    const T& operator()(index_t i, index_t j) const { return elements_[place(i, j)]; }

    HostView<T> view() { return {elements_.data(), rows_, cols_, std::max<index_t>(1, rows_)}; }
    HostView<const T> read() const { return view(); }
    HostView<const T> view() const { return {elements_.data(), rows_, cols_, std::max<index_t>(1, rows_)}; }
    HostView<const T> block(index_t i, index_t j, index_t m, index_t n) const {
        return view().block(i, j, m, n);
    }

    /// Another shape in the same memory, where it suffices: what the elements are is not said.
    void reshape(index_t rows, index_t cols) {
        elements_.resize(static_cast<std::size_t>(checked_product(rows, cols) + 2));
        rows_ = rows;
        cols_ = cols;
    }

    /// The columns of a list.
    SmallMatrix columns(const std::vector<index_t>& which) const {
        SmallMatrix result(rows_, static_cast<index_t>(which.size()));
        for (index_t j = 0; j < result.cols(); ++j) {
            for (index_t i = 0; i < rows_; ++i) result(i, j) = (*this)(i, which[static_cast<std::size_t>(j)]);
        }
        return result;
    }
    void put(index_t row, index_t col, HostView<const T> block) {
        for (index_t j = 0; j < block.cols; ++j) {
            for (index_t i = 0; i < block.rows; ++i) (*this)(row + i, col + j) = block(i, j);
        }
    }
    /// Equal elements in the first rows.
    void fill_rows(index_t rows, T x) {
        for (index_t j = 0; j < cols_; ++j) std::fill_n(elements_.begin() + j * rows_, rows, x);
    }

    bool is_finite() const { return all_finite(view()); }

  private:
    std::size_t place(index_t i, index_t j) const { return static_cast<std::size_t>(i + j * rows_); }

    index_t rows_ = 0, cols_ = 0;
    std::vector<T> elements_;
};

/// op(A) op(B)
template <class T>
SmallMatrix<T> multiply(Op op_a, HostView<const T> a, Op op_b, HostView<const T> b);

/// Makes the mean of a square matrix and its adjoint of it.
template <class T>
void make_hermitian(SmallMatrix<T>& g);

/// Eigenvalues of a Hermitian matrix in ascending order; its columns become the vectors.
template <class T>
std::vector<real_t<T>> eigenvectors(HostView<T> g);
template <class T>
std::vector<real_t<T>> eigenvectors(SmallMatrix<T>& g) {
    return eigenvectors(g.view());
}

/// An orthonormal basis of what the columns of z span but for those that depend on others; columns may differ
/// in size by any factor: each counts with its direction.
template <class T>
SmallMatrix<T> orthonormal_basis(const SmallMatrix<T>& z);

}  // namespace lapilli
