// SPDX-License-Identifier: BSD-3-Clause
// QR with column pivots, trapezoids, least squares of any rank and block factors by LAPACK's symbols: factors
// of integers of one width go on with those of the other, after a query of work sizes as programs make it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "dense.hpp"
#include "generated/declarations.hpp"

namespace {

/// LAPACK's symbols of one precision and width.
template <class T, class Int>
struct Symbols;
#define PIVOTED_QR_SYMBOLS(T, Int, p, or_un, letter, end) \
    template <>                                           \
    struct Symbols<T, Int> {                              \
        static constexpr char adjoint[] = letter;         \
        static constexpr auto geqp3 = p##geqp3##end;      \
        static constexpr auto ormqr = p##or_un##mqr##end; \
        static constexpr auto tzrzf = p##tzrzf##end;      \
        static constexpr auto ormrz = p##or_un##mrz##end; \
        static constexpr auto gelsy = p##gelsy##end;      \
        static constexpr auto geqrt = p##geqrt##end;      \
        static constexpr auto gemqrt = p##gemqrt##end;    \
    };
PIVOTED_QR_SYMBOLS(double, int, d, or, "T", _)
PIVOTED_QR_SYMBOLS(double, std::int64_t, d, or, "T", _64_)
PIVOTED_QR_SYMBOLS(Complex, int, z, un, "C", _)
PIVOTED_QR_SYMBOLS(Complex, std::int64_t, z, un, "C", _64_)
#undef PIVOTED_QR_SYMBOLS

/// call(work..., info) with complex routines' rwork of 2 n numbers, or without.
template <class T, class Int, class Call>
void with_rwork(Int least, Int n, Call call) {
    std::vector<double> rwork(static_cast<std::size_t>(2 * n));
    with_work<Int, T>(least, [&](T* work, const Int* length, Int* info) {
        if constexpr (std::is_same_v<T, Complex>)
            call(work, length, rwork.data(), info);
        else
            call(work, length, info);
    });
}

/// Factors made with integers First go on with Second.
template <class T, class First, class Second>
struct Widths {
    using Vector = std::vector<T>;
    using Made = Symbols<T, First>;
    using Goes = Symbols<T, Second>;

    /// A P = Q R: the fourth column comes first, behind it the diagonal does not grow.
    static void pivots(int rows, int cols) {
        const First m = rows, n = cols;
        const Second m2 = rows, n2 = cols, k2 = std::min(rows, cols);
        const Vector given = numbers<T>(rows, cols);
        Vector a = given, tau(static_cast<std::size_t>(k2));
        std::vector<First> order(static_cast<std::size_t>(cols), 0);
        order[3] = 1;
        with_rwork<T, First>(n + 1, n, [&](auto... rest) {
            Made::geqp3(&m, &n, a.data(), &m, order.data(), tau.data(), rest...);
        });
        EXPECT_EQ(order[0], 4);
        Vector c;
        for (const First from : order) {
            ASSERT_TRUE(from >= 1 && from <= n);
            const auto column =
                given.begin() + static_cast<std::ptrdiff_t>(count(rows, static_cast<int>(from) - 1));
            c.insert(c.end(), column, column + rows);
        }
        std::sort(order.begin(), order.end());
        EXPECT_EQ(std::adjacent_find(order.begin(), order.end()), order.end());
        const Vector r = upper(a, rows, cols);
        for (int j = 2; j < k2; ++j)
            EXPECT_LE(std::abs(r[count(rows + 1, j)]), std::abs(r[count(rows + 1, j - 1)]) + 1e-12) << j;
        with_work<Second, T>(n2, [&](T* work, const Second* length, Second* info) {
            Goes::ormqr("L", Goes::adjoint, &m2, &n2, &k2, a.data(), &m2, tau.data(), c.data(), &m2, work,
                        length, info);
        });
        expect_near(c, r);
    }

    /// (T 0) Z is what was given.
    static void trapezoid(int rows, int cols) {
        const First m = rows, n = cols;
        const Second m2 = rows, n2 = cols, behind = cols - rows;
        const Vector given = upper(numbers<T>(rows, cols), rows, cols);
        Vector a = given, tau(static_cast<std::size_t>(rows));
        with_work<First, T>(1, [&](T* work, const First* length, First* info) {
            Made::tzrzf(&m, &n, a.data(), &m, tau.data(), work, length, info);
        });
        Vector product(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(count(rows, rows)));
        product = upper(product, rows, rows);
        product.resize(a.size());
        const Vector triangle = product;
        const auto multiply = [&](const char* side, const char* op, Vector& c, Second c_rows, Second c_cols) {
            with_work<Second, T>(m2, [&](T* work, const Second* length, Second* info) {
                Goes::ormrz(side, op, &c_rows, &c_cols, &m2, &behind, a.data(), &m2, tau.data(), c.data(),
                            &c_rows, work, length, info);
            });
        };
        multiply("R", "N", product, m2, n2);
        expect_near(product, given);
        // From the left: Z A^H = (T 0)^H.
        Vector left = adjoint_of(given, rows, cols);
        multiply("L", "N", left, n2, m2);
        expect_near(left, adjoint_of(triangle, rows, cols));
    }

    /// The last columns are those before them once more, and so are the rows of the shortest X.
    static void least_squares(int rows, int cols) {
        constexpr int sides = 3, copies = 5;
        const int most = std::max(rows, cols), rank = std::min(rows, cols - copies);
        const First m = rows, n = cols, nrhs = sides, ldb = most;
        Vector a = numbers<T>(rows, cols), b(count(most, sides), T(1e300));
        for (int j = cols - copies; j < cols; ++j)
            std::copy_n(&a[count(rows, j - copies)], rows, &a[count(rows, j)]);
        const Vector given = a;
        Vector difference(count(rows, sides));
        for (int j = 0; j < sides; ++j) {
            for (int i = 0; i < rows; ++i)
                difference[count(rows, j) + i] = b[count(most, j) + i] = number<T>(i + 1, 2 * j);
        }
        std::vector<First> order(static_cast<std::size_t>(cols), 0);
        const double rcond = 1e-10;
        First found = -7;
        with_rwork<T, First>(n + 1, n, [&](auto... rest) {
            Made::gelsy(&m, &n, &nrhs, a.data(), &m, b.data(), &ldb, order.data(), &rcond, &found, rest...);
        });
        EXPECT_EQ(found, rank);
        Vector x(count(cols, sides));
        for (int j = 0; j < sides; ++j) std::copy_n(&b[count(most, j)], cols, &x[count(cols, j)]);
        for (int j = 0; j < sides; ++j) {
            for (int i = cols - copies; i < cols; ++i) {
                EXPECT_NEAR(std::abs(x[count(cols, j) + i] - x[count(cols, j) + i - copies]), 0, 1e-10)
                    << i << ", " << j;
            }
        }
        const Vector of_x = product(given, x, rows, cols, sides);
        for (std::size_t i = 0; i < difference.size(); ++i) difference[i] -= of_x[i];
        for (const T& value : product(adjoint_of(given, rows, cols), difference, cols, rows, sides))
            EXPECT_NEAR(std::abs(value), 0, 1e-9);
    }

    /// A = Q R, with triangles of blocks of nine columns.
    static void blocks(int rows, int cols) {
        const First m = rows, n = cols, nb = 9;
        const Second m2 = rows, n2 = cols, nb2 = 9, k2 = std::min(rows, cols);
        const Vector given = numbers<T>(rows, cols);
        Vector a = given, triangles(count(9, std::min(rows, cols)), T(-7)),
               work(count(9, std::max(rows, cols)));
        First info = -7;
        Made::geqrt(&m, &n, &nb, a.data(), &m, triangles.data(), &nb, work.data(), &info);
        EXPECT_EQ(info, 0);
        const Vector r = upper(a, rows, cols);
        const auto multiply = [&](const char* side, const char* op, Vector& c, Second c_rows, Second c_cols) {
            Second info2 = -7;
            Goes::gemqrt(side, op, &c_rows, &c_cols, &k2, &nb2, a.data(), &m2, triangles.data(), &nb2,
                         c.data(), &c_rows, work.data(), &info2);
            EXPECT_EQ(info2, 0);
        };
        Vector c = given, left = adjoint_of(given, rows, cols);
        multiply("L", Goes::adjoint, c, m2, n2);
        expect_near(c, r);
        multiply("R", "N", left, n2, m2);
        expect_near(left, adjoint_of(r, rows, cols));
    }
};

template <class W>
class DropInPivotedQr : public ::testing::Test {
  protected:
    template <class F>
    static void for_all_shapes(F f) {
        for (const auto& [m, n] : {std::pair{70, 33}, {33, 70}, {50, 50}}) {
            SCOPED_TRACE(testing::Message() << m << " x " << n);
            f(m, n);
        }
    }
};
using AllWidths = ::testing::Types<Widths<double, int, std::int64_t>, Widths<double, std::int64_t, int>,
                                   Widths<Complex, int, std::int64_t>, Widths<Complex, std::int64_t, int>>;
TYPED_TEST_SUITE(DropInPivotedQr, AllWidths);

TYPED_TEST(DropInPivotedQr, PivotsWith64BitIntegers) {
    this->for_all_shapes([](int m, int n) { TypeParam::pivots(m, n); });
}
TYPED_TEST(DropInPivotedQr, TrapezoidsWith64BitIntegers) {
    TypeParam::trapezoid(33, 70);
    TypeParam::trapezoid(40, 40);
}
TYPED_TEST(DropInPivotedQr, LeastSquaresWith64BitIntegers) {
    this->for_all_shapes([](int m, int n) { TypeParam::least_squares(m, n); });
}
TYPED_TEST(DropInPivotedQr, BlocksWith64BitIntegers) {
    this->for_all_shapes([](int m, int n) { TypeParam::blocks(m, n); });
}

}  // namespace
