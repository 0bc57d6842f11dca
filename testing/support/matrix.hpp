// SPDX-License-Identifier: BSD-3-Clause
// A dense column-major matrix in host memory.
#pragma once

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "support/parallel.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing {

template <class T>
class Matrix {
  public:
    Matrix() = default;

    // All elements are zero. ld = rows + pad; the padding below the columns is NaN, so that reads of it are
    // detected.
    Matrix(std::int64_t rows, std::int64_t cols, std::int64_t pad = 0)
        : rows_(rows), cols_(cols), ld_(std::max<std::int64_t>(1, rows + pad)), data_(allocate(ld_ * cols)) {
        parallel_for(cols_, ld_, [&](std::int64_t j) {
            std::fill_n(data() + j * ld_, rows_, T(0));
            std::fill_n(data() + j * ld_ + rows_, ld_ - rows_, quiet_nan<T>());
        });
    }

    Matrix(const Matrix& other)
        : rows_(other.rows_),
          cols_(other.cols_),
          ld_(other.ld_),
          data_(other.data_ ? allocate(ld_ * cols_) : nullptr) {
        copy_values(other);
    }
    Matrix(Matrix&& other) noexcept = default;
    Matrix& operator=(Matrix&& other) noexcept = default;
    // Keeps its memory if the shape is the same: repeated runs of a benchmark restore their input this way.
    Matrix& operator=(const Matrix& other) {
        if (this != &other) {
            if (data_ && rows_ == other.rows_ && cols_ == other.cols_ && ld_ == other.ld_) {
                copy_values(other);
            } else {
                *this = Matrix(other);
            }
        }
        return *this;
    }
    ~Matrix() = default;

    std::int64_t rows() const { return rows_; }
    std::int64_t cols() const { return cols_; }
    std::int64_t ld() const { return ld_; }
    std::size_t bytes() const { return static_cast<std::size_t>(ld_ * cols_) * sizeof(T); }
    T* data() { return data_.get(); }
    const T* data() const { return data_.get(); }
    T& operator()(std::int64_t i, std::int64_t j) { return data_.get()[i + j * ld_]; }
    const T& operator()(std::int64_t i, std::int64_t j) const { return data_.get()[i + j * ld_]; }

    // Bit by bit, padding included.
    bool same_bits(const Matrix& other) const {
        return rows_ == other.rows_ && cols_ == other.cols_ && ld_ == other.ld_ &&
               (bytes() == 0 || std::memcmp(data(), other.data(), bytes()) == 0);
    }

  private:
    struct Free {
        void operator()(T* pointer) const { std::free(pointer); }
    };
    using Storage = std::unique_ptr<T, Free>;

    // Plain malloc, so that the threads of the constructor's loop touch the pages first.
    static Storage allocate(std::int64_t count) {
        static_assert(std::is_trivially_copyable_v<T>);
        Storage storage(static_cast<T*>(std::malloc(std::max<std::size_t>(1, count) * sizeof(T))));
        if (!storage) {
            throw std::bad_alloc();
        }
        return storage;
    }

    void copy_values(const Matrix& other) {
        parallel_for(cols_, ld_, [&](std::int64_t j) {
            std::memcpy(static_cast<void*>(data() + j * ld_), other.data() + j * ld_,
                        static_cast<std::size_t>(ld_) * sizeof(T));
        });
    }

    std::int64_t rows_ = 0, cols_ = 0, ld_ = 1;
    Storage data_;
};

template <class S>
bool same_bits(const std::vector<S>& a, const std::vector<S>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(S)) == 0);
}

}  // namespace lapilli::testing
