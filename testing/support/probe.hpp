// SPDX-License-Identifier: BSD-3-Clause
// Measures an error matrix M without forming it, by M X.
//
// Small orders: X = I, so that M X is M and the norm is the 1-norm of LAPACK's test programs. Large orders: X
// has 8 random columns with entries of mean 0 and variance 1. The expected value of ||M X||_F^2 is 8
// ||M||_F^2, and the probability of a value smaller by a factor of 100 is below 1e-8 (a chi-square variable
// with at least 8 degrees of freedom in the worst case, M of rank one). The cost falls from n^3 to n^2; A is
// then measured in the same norm.
#pragma once

#include <cmath>
#include <limits>

#include "support/kinds.hpp"
#include "support/matrix.hpp"
#include "support/random.hpp"

namespace lapilli::testing {

template <class T>
double one_norm(const Matrix<T>& A) {
    double norm = 0;
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            sum += modulus_of(A(i, j));
        }
        if (!(sum <= norm)) {  // a NaN stays
            norm = sum;
            if (std::isnan(norm)) {
                return norm;
            }
        }
    }
    return norm;
}

namespace detail {

/// The root of the sum over the columns of of_column(j, size), where size(x) is |x|^2; where that is out of
/// range, of numbers that are divided by the largest one first.
template <class T, class F>
double root_of_squares(const Matrix<T>& A, F of_column) {
    std::vector<double> columns(static_cast<std::size_t>(A.cols()));
    const auto root = [&](auto size) {
        parallel_for(A.cols(), A.rows(),
                     [&](std::int64_t j) { columns[static_cast<std::size_t>(j)] = of_column(j, size); });
        return std::sqrt(std::accumulate(columns.begin(), columns.end(), 0.0));
    };
    const double norm = root([](auto x) { return squared_modulus(x); });
    if (std::isnan(norm) || (norm > 0x1p-480 && norm < 0x1p+480)) return norm;
    double largest = 0;
    for (std::int64_t j = 0; j < A.cols(); ++j)
        of_column(j, [&](auto x) {
            largest = std::max(largest, modulus_of(x));
            return 0.0;
        });
    if (!(largest > 0) || std::isinf(largest)) return largest;
    return largest * root([largest](auto x) {
               const double part = modulus_of(x) / largest;
               return part * part;
           });
}

}  // namespace detail

template <class T>
double frobenius_norm(const Matrix<T>& A) {
    return detail::root_of_squares(A, [&](std::int64_t j, auto size) {
        double sum = 0;
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            sum += size(A(i, j));
        }
        return sum;
    });
}

// The Frobenius norm of a Hermitian A. Only the named triangle is read.
template <class T>
double frobenius_norm(const Matrix<T>& A, char uplo) {
    return detail::root_of_squares(A, [&](std::int64_t j, auto size) {
        double off = 0;
        const std::int64_t begin = uplo == 'L' ? j + 1 : 0, end = uplo == 'L' ? A.rows() : j;
        for (std::int64_t i = begin; i < end; ++i) {
            off += size(A(i, j));
        }
        return 2 * off + size(real_part(A(j, j)));
    });
}

template <class T>
double one_norm(const Matrix<T>& A, char uplo) {
    std::vector<double> sums(static_cast<std::size_t>(A.cols()), 0.0);
    double norm = 0;
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        const std::int64_t begin = uplo == 'L' ? j + 1 : 0, end = uplo == 'L' ? A.rows() : j;
        sums[static_cast<std::size_t>(j)] += std::abs(static_cast<double>(real_part(A(j, j))));
        for (std::int64_t i = begin; i < end; ++i) {
            const double size = modulus_of(A(i, j));
            sums[static_cast<std::size_t>(i)] += size;
            sums[static_cast<std::size_t>(j)] += size;
        }
    }
    for (const double sum : sums) {
        norm = sum <= norm ? norm : sum;
    }
    return norm;
}

// A ratio in LAPACK's unit: 0 / 0 is no error, any other error over 0 is infinite, and so is one over a norm
// that has overflowed.
inline double ratio(double error, double norm, double n, double ulp) {
    if (error == 0) {
        return 0;
    }
    if (std::isinf(norm)) return norm;
    return error / (norm * std::max(1.0, n) * ulp);
}

template <class T>
class Probe {
  public:
    Probe(std::int64_t n, std::int64_t full_check, std::uint64_t seed) : exact_(n <= full_check) {
        if (exact_) {
            X_ = Matrix<T>(n, n);
            for (std::int64_t j = 0; j < n; ++j) {
                X_(j, j) = T(1);
            }
        } else {
            X_ = random_matrix<T>(n, 8, 0, Stream(seed, 104));
        }
    }

    const Matrix<T>& X() const { return X_; }
    bool exact() const { return exact_; }

    // The norm of M from M X.
    double norm(const Matrix<T>& MX) const {
        // Uniform numbers in (-1, 1) have variance 1/3; complex ones twice that.
        return exact_ ? one_norm(MX)
                      : frobenius_norm(MX) / std::sqrt(8.0 * (is_complex<T> ? 2.0 : 1.0) / 3.0);
    }
    // The same norm of a Hermitian matrix.
    double norm(const Matrix<T>& A, char uplo) const {
        return exact_ ? one_norm(A, uplo) : frobenius_norm(A, uplo);
    }
    // The same norm of the unit matrix.
    double norm_of_identity(std::int64_t n) const { return exact_ ? 1 : std::sqrt(static_cast<double>(n)); }

  private:
    bool exact_;
    Matrix<T> X_;
};

// Y := Y - Z.
template <class T>
void subtract(Matrix<T>& Y, const Matrix<T>& Z) {
    parallel_for(Y.cols(), Y.rows(), [&](std::int64_t j) {
        for (std::int64_t i = 0; i < Y.rows(); ++i) {
            Y(i, j) -= Z(i, j);
        }
    });
}

}  // namespace lapilli::testing
