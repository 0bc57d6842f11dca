// SPDX-License-Identifier: BSD-3-Clause
// The limit on the memory of matrices, checked before it is allocated: a file of a few bytes can announce any
// size.
#pragma once

#include <complex>
#include <cstdint>
#include <memory>

namespace lapilli::files {

// The memory that is free when the program first asks, or the argument of set_memory_limit: in bytes, for all
// matrices together.
std::size_t memory_limit();
void set_memory_limit(std::size_t bytes);

// The memory of the matrices that the program has at present.
std::size_t memory_in_use();

// rows * cols * size, or the greatest number there is.
std::size_t bytes_of(std::int64_t rows, std::int64_t cols, std::size_t size);

// Throws FileError if `bytes` more would pass the limit; `what` needs them ("the 3-by-3 matrix").
void require_memory(std::size_t bytes, const char* what);

// "12.8 GB"
std::string readable_bytes(std::size_t bytes);

// A dense matrix, column by column, of zeros at first. It counts against the limit.
template <class T>
class Dense {
  public:
    Dense() = default;
    Dense(std::int64_t rows, std::int64_t cols, const char* what = "a matrix");

    std::int64_t rows() const { return rows_; }
    std::int64_t cols() const { return cols_; }
    std::int64_t ld() const { return rows_ > 0 ? rows_ : 1; }
    T* data() { return memory_.get(); }
    const T* data() const { return memory_.get(); }
    T* column(std::int64_t j) { return data() + j * rows_; }
    const T* column(std::int64_t j) const { return data() + j * rows_; }
    T& operator()(std::int64_t i, std::int64_t j) { return data()[i + j * rows_]; }
    const T& operator()(std::int64_t i, std::int64_t j) const { return data()[i + j * rows_]; }

  private:
    struct Free {
        std::size_t bytes = 0;
        void operator()(T* memory) const noexcept;
    };
    std::int64_t rows_ = 0, cols_ = 0;
    std::unique_ptr<T[], Free> memory_;
};

template <class T>
Dense<T> copy_of(const Dense<T>& a);

extern template class Dense<float>;
extern template class Dense<double>;
extern template class Dense<std::complex<float>>;
extern template class Dense<std::complex<double>>;

}  // namespace lapilli::files
