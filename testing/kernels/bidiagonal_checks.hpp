// SPDX-License-Identifier: BSD-3-Clause
// Checks of reductions to bidiagonal form: the reflectors, applied in more digits to the matrix, give the
// reduced columns and rows, and what L and R make of the rest.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/support.hpp"

namespace lapilli::kernel_tests {

/// Results of a panel, or of a whole reduction, which has no L and R.
template <class T>
struct BidiagonalPanel {
    Matrix<T> a, left, right;
    std::vector<real_t<T>> d, e;
    std::vector<T> tauq, taup;
};

template <class T>
class BidiagonalTest : public ::testing::Test {
  protected:
    using W = Wide<T>;
    using R = real_t<T>;
    static constexpr R nan = std::numeric_limits<R>::quiet_NaN();

    static std::size_t size(index_t i) { return static_cast<std::size_t>(i); }

    static double size_of(const Matrix<T>& a) {
        double squares = std::numeric_limits<R>::min();
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) squares += std::pow(modulus(widen(a(i, j))), 2);
        }
        return std::sqrt(squares);
    }

    /// v of column i, and u of row i, as they are stored.
    static W v(const BidiagonalPanel<T>& x, index_t r, index_t i) {
        return r < i ? W(0) : r == i ? W(1) : widen(x.a(r, i));
    }
    static W u(const BidiagonalPanel<T>& x, index_t c, index_t i) {
        return c <= i ? W(0) : c == i + 1 ? W(1) : conjugate(widen(x.a(i, c)));
    }

    /// B in the panel's columns and rows, and A - L R^H behind them, are what the reflectors make of A.
    static void expect_reduced(const Matrix<T>& given, const BidiagonalPanel<T>& x, double tolerance) {
        const index_t m = given.rows, n = given.cols, width = x.left.cols / 2;
        std::vector<std::vector<W>> b(size(n), std::vector<W>(size(m)));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) b[size(j)][size(i)] = widen(given(i, j));
        }
        for (index_t k = 0; k < width; ++k) {
            const W tauq = widen(x.tauq[size(k)]), taup = widen(x.taup[size(k)]);
            for (index_t j = k; j < n; ++j) {
                W sum(0);
                for (index_t i = k; i < m; ++i) sum += conjugate(v(x, i, k)) * b[size(j)][size(i)];
                for (index_t i = k; i < m; ++i) b[size(j)][size(i)] -= conjugate(tauq) * sum * v(x, i, k);
            }
            for (index_t i = k; i < m; ++i) {
                W sum(0);
                for (index_t j = k + 1; j < n; ++j) sum += b[size(j)][size(i)] * u(x, j, k);
                for (index_t j = k + 1; j < n; ++j) b[size(j)][size(i)] -= taup * sum * conjugate(u(x, j, k));
            }
        }
        for (index_t k = 0; k < width; ++k) {
            ASSERT_EQ(x.a(k, k), from_real(x.d[size(k)])) << k;
            if (k + 1 < n) {
                ASSERT_EQ(x.a(k, k + 1), from_real(x.e[size(k)])) << k;
            }
        }
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                W expected(0);
                if (i < width || j < width) {
                    if (i == j) expected = widen(from_real(x.d[size(i)]));
                    if (i + 1 == j) expected = widen(from_real(x.e[size(i)]));
                } else {
                    ASSERT_EQ(x.a(i, j), given(i, j)) << i << ", " << j;
                    expected = widen(given(i, j));
                    for (index_t k = 0; k < 2 * width; ++k)
                        expected -= widen(x.left(i, k)) * conjugate(widen(x.right(j, k)));
                }
                ASSERT_LE(modulus(b[size(j)][size(i)] - expected), tolerance) << i << ", " << j;
            }
        }
    }
    static T from_real(R x) { return make<T>(static_cast<double>(x), 0); }

    static void expect_unitary(const BidiagonalPanel<T>& x, double tolerance) {
        const auto check = [&](T factor, double squares, const char* which, index_t k) {
            const W tau = widen(factor);
            EXPECT_LE(
                std::fabs(2 * static_cast<double>(std::real(tau)) - std::pow(modulus(tau), 2) * squares),
                tolerance)
                << which << k;
        };
        for (index_t k = 0; k < x.left.cols / 2; ++k) {
            double of_v = 0, of_u = 0;
            for (index_t i = k; i < x.a.rows; ++i) of_v += std::pow(modulus(v(x, i, k)), 2);
            for (index_t j = k + 1; j < x.a.cols; ++j) of_u += std::pow(modulus(u(x, j, k)), 2);
            check(x.tauq[size(k)], of_v, "v", k);
            check(x.taup[size(k)], of_u, "u", k);
        }
    }
    static Matrix<T> random(index_t m, index_t n) { return random_matrix<T>(m, n, m, seed_of(m + n)); }
};

}  // namespace lapilli::kernel_tests
