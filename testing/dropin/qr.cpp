// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization by LAPACK's symbols: factors of integers of one width go on with those of the other, after a query of work
// sizes as programs make it; tall and wide matrices.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "generated/declarations.hpp"

namespace {

using Complex = std::complex<double>;

double conjugate(double x) { return x; }
Complex conjugate(Complex x) { return std::conj(x); }

template <class T>
T number(int i, int j);
template <>
double number(int i, int j) {
    return std::cos(i + 2.0 * j * j) + (i == j ? 4 : 0);
}
template <>
Complex number(int i, int j) {
    return {number<double>(i, j), std::sin(3.0 * i * i + j)};
}

/// LAPACK's symbols of one precision in both widths.
template <class T>
struct Symbols;
#define QR_SYMBOLS(T, p, or_un, letter)                     \
    template <>                                             \
    struct Symbols<T> {                                     \
        static constexpr char adjoint[] = letter;           \
        static constexpr auto geqrf = p##geqrf_;            \
        static constexpr auto geqrf_64 = p##geqrf_64_;      \
        static constexpr auto orgqr = p##or_un##gqr_;       \
        static constexpr auto orgqr_64 = p##or_un##gqr_64_; \
        static constexpr auto ormqr = p##or_un##mqr_;       \
        static constexpr auto ormqr_64 = p##or_un##mqr_64_; \
    };
QR_SYMBOLS(double, d, or, "T")
QR_SYMBOLS(Complex, z, un, "C")
#undef QR_SYMBOLS

/// call(work, lwork, info) twice: what length it wants, and with that.
template <class Int, class T, class Call>
void with_work(Int least, Call call) {
    T wanted(0);
    Int length = -1, info = -7;
    call(&wanted, &length, &info);
    ASSERT_EQ(info, 0);
    ASSERT_GE(std::real(wanted), static_cast<double>(least));
    length = static_cast<Int>(std::real(wanted));
    std::vector<T> work(static_cast<std::size_t>(length));
    info = -7;
    call(work.data(), &length, &info);
    EXPECT_EQ(info, 0);
}

template <class T>
void expect_near(const std::vector<T>& x, const std::vector<T>& y) {
    ASSERT_EQ(x.size(), y.size());
    for (std::size_t i = 0; i < x.size(); ++i) ASSERT_NEAR(std::abs(x[i] - y[i]), 0, 1e-11) << i;
}

template <class T>
class DropInQr : public ::testing::Test {
  protected:
    using S = Symbols<T>;
    using Vector = std::vector<T>;

    static std::size_t count(int a, int b) {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
    }
    /// a b, of k rows between; all are dense.
    static Vector product(const Vector& a, const Vector& b, int m, int k, int n) {
        Vector c(count(m, n));
        for (int j = 0; j < n; ++j) {
            for (int l = 0; l < k; ++l) {
                for (int i = 0; i < m; ++i) c[count(m, j) + i] += a[count(m, l) + i] * b[count(k, j) + l];
            }
        }
        return c;
    }
    /// Everything in one width; the factorization in the other.
    template <class Int, class Factor, class Generate, class Multiply>
    static void check(int rows, int cols, Factor factor, Generate generate, Multiply multiply) {
        const int least = std::min(rows, cols);
        const Int m = rows, n = cols, k = least;
        Vector a(count(rows, cols)), tau(count(least, 1));
        for (int j = 0; j < cols; ++j) {
            for (int i = 0; i < rows; ++i) a[count(rows, j) + i] = number<T>(i, j);
        }
        const Vector given = a;
        factor(a, tau);
        // R as large as A, and the columns of Q that it multiplies.
        Vector r(a.size()), q(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(count(rows, least)));
        Vector top(count(least, cols));
        for (int j = 0; j < cols; ++j) {
            for (int i = 0; i <= std::min(j, rows - 1); ++i) {
                r[count(rows, j) + i] = a[count(rows, j) + i];
                if (i < least) top[count(least, j) + i] = a[count(rows, j) + i];
            }
        }
        with_work<Int, T>(k, [&](T* work, const Int* length, Int* info) {
            generate(&m, &k, &k, q.data(), &m, tau.data(), work, length, info);
        });
        expect_near(product(q, top, rows, least, cols), given);
        Vector c = given;
        with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
            multiply("L", S::adjoint, &m, &n, &k, a.data(), &m, tau.data(), c.data(), &m, work, length, info);
        });
        expect_near(c, r);
        // From the right: A^H Q = R^H.
        Vector left(a.size()), expected(a.size());
        for (int j = 0; j < cols; ++j) {
            for (int i = 0; i < rows; ++i) {
                left[count(cols, i) + j] = conjugate(given[count(rows, j) + i]);
                expected[count(cols, i) + j] = conjugate(r[count(rows, j) + i]);
            }
        }
        with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
            multiply("R", "N", &n, &m, &k, a.data(), &m, tau.data(), left.data(), &n, work, length, info);
        });
        expect_near(left, expected);
    }
    template <class Int, class Factor>
    static auto factoring(int rows, int cols, Factor factor) {
        return [=](Vector& a, Vector& tau) {
            const Int m = rows, n = cols;
            with_work<Int, T>(n, [&](T* work, const Int* length, Int* info) {
                factor(&m, &n, a.data(), &m, tau.data(), work, length, info);
            });
        };
    }
};
using Scalars = ::testing::Types<double, Complex>;
TYPED_TEST_SUITE(DropInQr, Scalars);

TYPED_TEST(DropInQr, TallAndWideWith64BitIntegers) {
    using S = Symbols<TypeParam>;
    for (const auto& [m, n] : {std::pair{70, 33}, {33, 70}, {50, 50}}) {
        SCOPED_TRACE(testing::Message() << m << " x " << n);
        this->template check<int>(m, n, this->template factoring<std::int64_t>(m, n, S::geqrf_64), S::orgqr,
                                  S::ormqr);
        this->template check<std::int64_t>(m, n, this->template factoring<int>(m, n, S::geqrf), S::orgqr_64,
                                           S::ormqr_64);
    }
}

}  // namespace
