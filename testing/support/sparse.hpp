// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices for tests: their entries, handles made from them in every way, and products by definition.
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <string>
#include <vector>

#include "support/by_scalar.hpp"
#include "support/place.hpp"
#include "support/random.hpp"

namespace lapilli::testing {

namespace api {
LAPILLI_TESTING_OVERLOAD(spmm, sspmm, dspmm, cspmm, zspmm)
LAPILLI_TESTING_OVERLOAD(spmm_memory, sspmm_memory, dspmm_memory, cspmm_memory, zspmm_memory)
}  // namespace api

// Entries by rows with ascending columns, counted from 0.
template <class T>
struct Entries {
    std::int64_t rows = 0, cols = 0;
    std::vector<std::int64_t> pointers{0}, columns;
    std::vector<T> values;

    std::int64_t count() const { return static_cast<std::int64_t>(columns.size()); }
    std::int64_t begin(std::int64_t row) const { return pointers[static_cast<std::size_t>(row)]; }
    std::int64_t column(std::int64_t entry) const { return columns[static_cast<std::size_t>(entry)]; }
    const T& value(std::int64_t entry) const { return values[static_cast<std::size_t>(entry)]; }
    void end_row() { pointers.push_back(count()); }
};

// f(row, column) tells whether there is an entry; values are random.
template <class T, class F>
Entries<T> entries_where(std::int64_t rows, std::int64_t cols, std::uint64_t seed, const F& f) {
    Entries<T> a;
    a.rows = rows;
    a.cols = cols;
    const Stream stream(seed, 11);
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < cols; ++j) {
            if (!f(i, j)) continue;
            a.columns.push_back(j);
            a.values.push_back(stream.scalar<T>(static_cast<std::uint64_t>(i * cols + j), -1, 1));
        }
        a.end_row();
    }
    return a;
}

// Power law: most rows are short, a few have nearly all columns, some are empty.
template <class T>
Entries<T> power_law(std::int64_t rows, std::int64_t cols, std::uint64_t seed = 1) {
    const Stream stream(seed);
    return entries_where<T>(rows, cols, seed, [&](std::int64_t i, std::int64_t j) {
        const double share = std::pow(stream.uniform<double>(static_cast<std::uint64_t>(i)), 6);
        return i % 5 != 3 && stream.uniform<double>(static_cast<std::uint64_t>(1000 + i * cols + j)) < share;
    });
}

// A band with holes, like the neighbours in a grid.
template <class T>
Entries<T> banded(std::int64_t rows, std::int64_t cols, std::uint64_t seed = 1) {
    return entries_where<T>(rows, cols, seed, [](std::int64_t i, std::int64_t j) {
        const std::int64_t apart = std::abs(i - j);
        return apart <= 1 || apart == 9 || apart == 10;
    });
}

// Full blocks of order b, `rows` by `cols` of them.
template <class T>
Entries<T> blocked(std::int64_t rows, std::int64_t cols, std::int64_t b, std::uint64_t seed = 1) {
    return entries_where<T>(rows * b, cols * b, seed, [b](std::int64_t i, std::int64_t j) {
        const std::int64_t apart = std::abs(i / b - j / b);
        return apart <= 1 || apart == 5;
    });
}

// As in finite elements: points of a cube with this number of unknowns each, coupled with their 26
// neighbours.
template <class T>
Entries<T> elements(std::int64_t edge, std::int64_t unknowns, std::uint64_t seed = 1) {
    const std::int64_t n = edge * edge * edge * unknowns;
    return entries_where<T>(n, n, seed, [=](std::int64_t i, std::int64_t j) {
        const std::int64_t a = i / unknowns, b = j / unknowns;
        return std::abs(a % edge - b % edge) <= 1 && std::abs(a / edge % edge - b / edge % edge) <= 1 &&
               std::abs(a / edge / edge - b / edge / edge) <= 1;
    });
}

// The named triangle of the matrix.
template <class T>
Entries<T> triangle(const Entries<T>& a, char uplo) {
    Entries<T> part;
    part.rows = a.rows;
    part.cols = a.cols;
    for (std::int64_t i = 0; i < a.rows; ++i) {
        for (std::int64_t e = a.begin(i); e < a.begin(i + 1); ++e) {
            if (uplo == 'L' ? a.column(e) > i : a.column(e) < i) continue;
            part.columns.push_back(a.column(e));
            part.values.push_back(a.value(e));
        }
        part.end_row();
    }
    return part;
}

// The dense matrix of the entries; symmetric or Hermitian storage fills both triangles.
template <class T>
Matrix<T> dense(const Entries<T>& a, char storage = 'G') {
    Matrix<T> full(a.rows, a.cols);
    for (std::int64_t i = 0; i < a.rows; ++i) {
        for (std::int64_t e = a.begin(i); e < a.begin(i + 1); ++e) {
            const bool real_only = storage != 'G' && a.column(e) == i;
            full(i, a.column(e)) = real_only ? T(real_part(a.value(e))) : a.value(e);
            if (storage != 'G') full(a.column(e), i) = conjugate(full(i, a.column(e)));
        }
    }
    return full;
}

// Indices of a given width, counted from a base.
class Indices {
  public:
    Indices(const std::vector<std::int64_t>& from_zero, int bits, std::int64_t base) : bits_(bits) {
        for (const std::int64_t i : from_zero) {
            wide_.push_back(i + base);
            narrow_.push_back(static_cast<std::int32_t>(i + base));
        }
    }
    const void* data() const { return bits_ == 32 ? static_cast<const void*>(narrow_.data()) : wide_.data(); }
    std::size_t bytes() const { return narrow_.size() * static_cast<std::size_t>(bits_ / 8); }

  private:
    int bits_;
    std::vector<std::int32_t> narrow_;
    std::vector<std::int64_t> wide_;
};

struct HowMade {
    char storage = 'G';
    std::int64_t base = 0;
    int pointer_bits = 64, column_bits = 32;
};

// A handle that is destroyed at the end of its scope.
class SparseHandle {
  public:
    SparseHandle() = default;
    template <class T>
    SparseHandle(lapilli_context ctx, const Entries<T>& a, const HowMade& how = {}) {
        const Indices pointers(a.pointers, how.pointer_bits, how.base),
            columns(a.columns, how.column_bits, how.base);
        const lapilli_int info = lapilli_sparse_create_csr(
            ctx, letter<T>, how.storage, a.rows, a.cols, how.base, how.pointer_bits, pointers.data(),
            how.column_bits, columns.data(), a.values.data(), &handle_);
        detail::require(ctx, info, "sparse matrix");
    }
    ~SparseHandle() { lapilli_sparse_destroy(handle_); }
    SparseHandle(const SparseHandle&) = delete;
    SparseHandle& operator=(const SparseHandle&) = delete;

    operator lapilli_sparse() const { return handle_; }
    lapilli_sparse* address() { return &handle_; }
    lapilli_sparse_properties properties() const {
        lapilli_sparse_properties answer{};
        lapilli_sparse_query(handle_, &answer);
        return answer;
    }

  private:
    lapilli_sparse handle_ = nullptr;
};

// A call of SPMM and its vectors, with NaN between them.
template <class T>
struct Product {
    char trans = 'N', order = 'R';
    std::int64_t k = 1, pad = 0;
    T alpha = make_scalar<T>(0.75, -0.5), beta = make_scalar<T>(-1.25, 0.25);
    Matrix<T> x, y;

    // Random vectors for a matrix of this size.
    Product(std::int64_t rows, std::int64_t cols, char op, char how, std::int64_t vectors, std::int64_t more)
        : trans(op), order(how), k(vectors), pad(more) {
        const std::int64_t inputs = op == 'N' ? cols : rows, outputs = op == 'N' ? rows : cols;
        x = filled(inputs, 3);
        y = filled(outputs, 4);
    }
    Matrix<T> filled(std::int64_t n, std::uint64_t seed) const {
        Matrix<T> v = order == 'C' ? Matrix<T>(n, k, pad) : Matrix<T>(k, n, pad);
        const Stream stream(seed, 5);
        for (std::int64_t j = 0; j < v.cols(); ++j) {
            for (std::int64_t i = 0; i < v.ld(); ++i) {
                const std::int64_t row = order == 'C' ? i : j, vector = order == 'C' ? j : i;
                // The number depends on row and vector, not on the storage order.
                v.data()[i + j * v.ld()] =
                    i < v.rows() ? stream.scalar<T>(static_cast<std::uint64_t>(row * 1000 + vector), -1, 1)
                                 : quiet_nan<T>();
            }
        }
        return v;
    }
    T& at(Matrix<T>& v, std::int64_t row, std::int64_t vector) const {
        return order == 'C' ? v(row, vector) : v(vector, row);
    }
    const T& at(const Matrix<T>& v, std::int64_t row, std::int64_t vector) const {
        return order == 'C' ? v(row, vector) : v(vector, row);
    }
    lapilli_int call(lapilli_context ctx, lapilli_sparse a) {
        return api::spmm<T>(ctx, trans, order, k, alpha, a, x.data(), x.ld(), beta, y.data(), y.ld());
    }
    // The call with X and Y in memory of the named devices.
    lapilli_int call_on(lapilli_context ctx, lapilli_sparse a, int x_device, int y_device) {
        void *dx = nullptr, *dy = nullptr;
        const auto there = [&](Matrix<T>& v, int d, void*& copy) -> T* {
            if (d < 0) return v.data();
            detail::require(ctx, lapilli_device_malloc(ctx, d, v.bytes() + 1, &copy), "device memory");
            detail::require(ctx, lapilli_copy(ctx, copy, v.data(), v.bytes()), "upload");
            return static_cast<T*>(copy);
        };
        T* const px = there(x, x_device, dx);
        T* const py = there(y, y_device, dy);
        const lapilli_int info = api::spmm<T>(ctx, trans, order, k, alpha, a, px, x.ld(), beta, py, y.ld());
        last_text = lapilli_last_error(ctx);
        if (dy != nullptr) detail::require(ctx, lapilli_copy(ctx, y.data(), dy, y.bytes()), "download");
        if (dx != nullptr) lapilli_device_free(ctx, dx);
        if (dy != nullptr) lapilli_device_free(ctx, dy);
        return info;
    }
    std::string last_text;

    // "" if y is the result for before.y and A, and nothing else has changed.
    std::string complaint(const Matrix<T>& A, const Product& before) const {
        using Wide = std::conditional_t<is_complex<T>, std::complex<long double>, long double>;
        const auto wide = [](T v) {
            if constexpr (is_complex<T>) {
                return Wide(v.real(), v.imag());
            } else {
                return Wide(v);
            }
        };
        const std::int64_t inputs = trans == 'N' ? A.cols() : A.rows();
        const std::int64_t outputs = trans == 'N' ? A.rows() : A.cols();
        Matrix<T> rest = y;
        for (std::int64_t i = 0; i < outputs; ++i) {
            for (std::int64_t v = 0; v < k; ++v) {
                Wide sum = beta == T(0) ? Wide(0) : wide(beta) * wide(before.at(before.y, i, v));
                long double size = std::abs(sum);
                std::int64_t terms = 0;
                for (std::int64_t j = 0; j < inputs && alpha != T(0); ++j) {
                    const T element = trans == 'N' ? A(i, j) : trans == 'T' ? A(j, i) : conjugate(A(j, i));
                    if (element == T(0)) continue;
                    const Wide term = wide(alpha) * wide(element) * wide(before.at(before.x, j, v));
                    sum += term;
                    size += std::abs(term);
                    ++terms;
                }
                const double bound =
                    (8 + 2 * std::sqrt(static_cast<double>(terms))) * ulp<T> * static_cast<double>(size);
                const double apart = static_cast<double>(std::abs(wide(at(y, i, v)) - sum));
                if (!(apart <= bound))
                    return "row " + std::to_string(i) + ", vector " + std::to_string(v) + " is off by " +
                           std::to_string(apart) + ", allowed is " + std::to_string(bound);
                at(rest, i, v) = before.at(before.y, i, v);
            }
        }
        return rest.same_bits(before.y) ? "" : "something beside Y has changed";
    }
};

}  // namespace lapilli::testing
