// SPDX-License-Identifier: BSD-3-Clause
// The elements of operands that hold a matrix in one of LAPACK's formats.
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>

#include "support/operands.hpp"
#include "support/problem.hpp"

namespace lapilli::tester {

// f(i, j, row, column) for each element of a Hermitian operand that routines read, A(i, j) at (row, column):
// of a triangle, of a band, of packed storage, or of a tridiagonal matrix's diagonals.
template <class F>
void for_each_element(const testing::Problem& p, const testing::Operand& x, const F& f) {
    const bool lower = p.uplo == 'L';
    if (x.name == "D" || x.name == "E") {
        for (std::int64_t i = 0; i < x.rows; ++i) f(x.name == "D" ? i : i + 1, i, i, std::int64_t{0});
    } else if (x.name == "AP") {
        std::int64_t at = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = lower ? j : 0; i < (lower ? p.n : j + 1); ++i)
                f(i, j, at++, std::int64_t{0});
        }
    } else {
        const bool band = x.name == "AB";
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t r = 0; r < x.rows; ++r) {
                const std::int64_t i = !band ? r : lower ? j + r : j + r - (x.rows - 1);
                if (i >= 0 && i < p.n && (lower ? i >= j : i <= j)) f(i, j, r, j);
            }
        }
    }
}

// The same for each element of a general matrix.
template <class F>
void for_each_element(const testing::Operand& x, const F& f) {
    for (std::int64_t j = 0; j < x.cols; ++j) {
        for (std::int64_t i = 0; i < x.rows; ++i) f(i, j, i, j);
    }
}

// Scales both parts without overflow on the way, unlike a product with a power of two beyond the range.
inline std::complex<double> times_power(std::complex<double> value, int exponent) {
    return {std::ldexp(value.real(), exponent), std::ldexp(value.imag(), exponent)};
}
inline double size_of(std::complex<double> value) {
    return std::max(std::abs(value.real()), std::abs(value.imag()));
}

}  // namespace lapilli::tester
