// SPDX-License-Identifier: BSD-3-Clause
// GEQP3, TZRZF and ORMRZ beyond what the suites of all routines ask: LAPACK's order, columns that come first,
// dependent columns, graded matrices on which lengths lose their digits, both ends of the range, zeros and
// NaN.
#include <cmath>
#include <string>

#include "numerics/shapes.hpp"
#include "support/routines/geqp3.hpp"
#include "support/routines/tzrzf.hpp"

namespace lapilli::testing {
namespace {

using Order = std::vector<lapilli_int>;

template <class T>
class PivotedQr : public Shapes<T> {
  protected:
    using Factors = typename Geqp3<T>::Data;

    static Factors factored(lapilli_context ctx, const Matrix<T>& A, Order jpvt = {}) {
        Factors x;
        x.A = A;
        x.jpvt = std::move(jpvt);
        x.jpvt.resize(static_cast<std::size_t>(A.cols()));
        x.tau.assign(static_cast<std::size_t>(std::min(A.rows(), A.cols())), T(-7));
        EXPECT_EQ(api::geqp3<T>(ctx, A.rows(), A.cols(), x.A.data(), x.A.ld(), x.jpvt.data(), x.tau.data()),
                  0)
            << lapilli_last_error(ctx);
        return x;
    }
    static Factors factored_by_lapack(const Matrix<T>& A, const Order& wanted = {}) {
        Factors x;
        x.A = A;
        x.jpvt = wanted;
        x.jpvt.resize(static_cast<std::size_t>(A.cols()));
        x.tau.assign(static_cast<std::size_t>(std::min(A.rows(), A.cols())), T(-7));
        with_lapacks_integers(x.jpvt.data(), A.cols(), [&](lapack_int* jpvt) {
            return lapack::geqp3<T>(A.rows(), A.cols(), x.A.data(), x.A.ld(), jpvt, x.tau.data());
        });
        return x;
    }
    static Residuals residuals(const Matrix<T>& A, const Factors& x, const Order& wanted = {}) {
        Problem p;
        p.m = A.rows();
        p.n = A.cols();
        Factors given;
        given.A = A;
        given.jpvt = wanted;
        given.jpvt.resize(static_cast<std::size_t>(A.cols()));
        return Geqp3<T>::error(p, given, x);
    }
    static void expect_factors(const Matrix<T>& A, const Factors& x, const Order& wanted = {}) {
        const Residuals found = residuals(A, x, wanted);
        EXPECT_TRUE(found.ok()) << found.residual.value_or(0) << ", " << found.orthogonality.value_or(0);
    }
};
TYPED_TEST_SUITE(PivotedQr, Scalars, ScalarNames);

// Lengths far from each other: the order is LAPACK's, and so is R but for the phases of its rows.
TYPED_TEST(PivotedQr, LapacksOrder) {
    using T = TypeParam;
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (std::int64_t j = 0; j < A.cols(); ++j) {
            for (std::int64_t i = 0; i < A.rows(); ++i)
                A(i, j) = times_power(A(i, j), static_cast<int>(j * 17 % A.cols()) - 20);
        }
        for (const Order& wanted : {Order{}, Order{0, 1, 0, 0, 1}, Order{-3, 0, 0, 0, 0, 0, 0, 2}}) {
            const auto expected = this->factored_by_lapack(A, wanted);
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto x = this->factored(ctx, A, wanted);
                EXPECT_EQ(x.jpvt, expected.jpvt);
                this->expect_factors(A, x, wanted);
                for (std::int64_t i = 0; i < std::min(A.rows(), A.cols()); ++i) {
                    EXPECT_NEAR(std::abs(x.A(i, i) / expected.A(i, i)), 1, 1e4 * ulp<T>) << i;
                }
            });
        }
    }
}

// Some, all, and more than there are rows.
TYPED_TEST(PivotedQr, ColumnsThatComeFirst) {
    using T = TypeParam;
    for (const Matrix<T>& A : this->of_all_shapes()) {
        for (const int each : {1, 2, 3, 11}) {
            Order wanted(static_cast<std::size_t>(A.cols()));
            for (std::size_t j = 0; j < wanted.size(); ++j)
                wanted[j] = j % static_cast<std::size_t>(each) == 0 ? 7 : 0;
            this->everywhere([&](const SmallBlocks& ctx) {
                this->expect_factors(A, this->factored(ctx, A, wanted), wanted);
            });
        }
    }
}

// The first of equal columns is taken, on whatever device it is; behind it, in one device's order.
TYPED_TEST(PivotedQr, EqualColumns) {
    using T = TypeParam;
    for (const auto& [m, n] : {std::pair{40, 23}, {23, 40}}) {
        Matrix<T> A(m, n);
        for (std::int64_t j = 0; j < n; ++j) A(j * 3 % m, j) = j % 4 == 3 ? T(2) : T(1);
        const SmallBlocks one(1);
        const Order expected = this->factored(one, A).jpvt;
        EXPECT_EQ(expected.front(), 4);
        for (const int device_count : device_counts({2, 3}))
            EXPECT_EQ(this->factored(SmallBlocks(device_count), A).jpvt, expected) << device_count;
    }
}

// On more devices than a team has, and on more than there are columns.
TYPED_TEST(PivotedQr, ManyDevices) {
    for (const int device_count : device_counts({9})) {
        const SmallBlocks ctx(device_count);
        ctx.set("test.geqp3.nb", "1");
        for (const auto& [m, n] : {std::pair{40, 23}, {4, 30}, {30, 4}}) {
            const auto A = random_matrix<TypeParam>(m, n, 1, Stream(3));
            this->expect_factors(A, this->factored(ctx, A));
        }
    }
}

// LAPACK's own GEQP3 asks for a work array of 1 here, and its ORMQR refuses it.
TYPED_TEST(PivotedQr, ColumnsThatComeFirstWithoutRows) {
    const Matrix<TypeParam> A(0, 5, 2);
    this->everywhere([&](const SmallBlocks& ctx) {
        const auto x = this->factored(ctx, A, {0, 1, 0, 0, 1});
        EXPECT_EQ(x.jpvt, (Order{2, 5, 3, 4, 1}));
    });
}

TYPED_TEST(PivotedQr, DependentColumns) {
    using T = TypeParam;
    constexpr std::int64_t rank = 9;
    for (const Matrix<T>& full : this->of_all_shapes()) {
        const Matrix<T> A = this->of_rank(full, rank);
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->factored(ctx, A);
            this->expect_factors(A, x);
            EXPECT_GT(std::abs(x.A(rank - 1, rank - 1)), 1e-2);
            EXPECT_LT(std::abs(x.A(rank, rank)), 1000 * ulp<T>);
        });
    }
}

// Rows, columns or both become smaller, so that what is left of a column's length has lost all its digits if
// it was only ever shortened; and Kahan's triangle, on which no column seems to be the longest.
TYPED_TEST(PivotedQr, Graded) {
    using T = TypeParam;
    const int step = this->wide_range ? -20 : -3;
    for (const int kind : {0, 1, 2, 3}) {
        for (Matrix<T>& A : this->of_all_shapes()) {
            for (std::int64_t j = 0; j < A.cols(); ++j) {
                for (std::int64_t i = 0; i < A.rows(); ++i) {
                    const std::int64_t at = (kind != 1 ? i : 0) + (kind != 0 ? A.cols() - 1 - j : 0);
                    const double c = 0.3, s = std::sqrt(1 - c * c);
                    A(i, j) = kind == 3
                                  ? T(static_cast<Real<T>>(
                                        i > j ? 0 : (i == j ? 1 : -c) * std::pow(s, static_cast<double>(i))))
                                  : times_power(A(i, j), step * static_cast<int>(at) / 2);
                }
            }
            this->everywhere(
                [&](const SmallBlocks& ctx) { this->expect_factors(A, this->factored(ctx, A)); });
        }
    }
}

// 10^300 and 10^-300: the order of the same matrix near 1, and its digits.
TYPED_TEST(PivotedQr, EndsOfTheRange) {
    using T = TypeParam;
    for (const Matrix<T>& near_one : this->of_all_shapes()) {
        for (const int exponent : {this->huge, -this->huge}) {
            const Matrix<T> A = times_power(near_one, exponent);
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto plain = this->factored(ctx, near_one);
                auto x = this->factored(ctx, A);
                EXPECT_EQ(x.jpvt, plain.jpvt);
                for (std::int64_t j = 0; j < A.cols(); ++j) {
                    for (std::int64_t i = 0; i <= std::min(j, A.rows() - 1); ++i)
                        x.A(i, j) = times_power(x.A(i, j), -exponent);
                }
                this->expect_factors(near_one, x);
            });
        }
    }
}

// With subnormal numbers, which have few digits, Q is orthogonal all the same. All columns, or every other
// one.
TYPED_TEST(PivotedQr, Subnormal) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    for (const Matrix<T>& near_one : this->of_all_shapes()) {
        for (const int step : {1, 2}) {
            Matrix<T> A = near_one;
            for (std::int64_t j = 0; j < A.cols(); j += step) {
                for (std::int64_t i = 0; i < A.rows(); ++i)
                    A(i, j) = times_power(A(i, j), Limits::min_exponent - Limits::digits / 2);
            }
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto x = this->factored(ctx, A);
                EXPECT_LE(this->residuals(A, x).orthogonality.value_or(0), Residuals::threshold);
            });
        }
    }
}

TYPED_TEST(PivotedQr, Zero) {
    using T = TypeParam;
    for (const Matrix<T>& A : this->of_all_shapes()) {
        const Matrix<T> zero(A.rows(), A.cols(), 2);
        Order order(static_cast<std::size_t>(A.cols()));
        for (std::size_t j = 0; j < order.size(); ++j) order[j] = static_cast<lapilli_int>(j) + 1;
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->factored(ctx, zero);
            EXPECT_EQ(x.jpvt, order);
            EXPECT_EQ(x.tau, std::vector<T>(x.tau.size(), T(0)));
            for (std::int64_t j = 0; j < A.cols(); ++j) {
                for (std::int64_t i = 0; i < A.rows(); ++i) ASSERT_EQ(x.A(i, j), T(0)) << i << ", " << j;
            }
        });
    }
}

// The call returns, each column has a place, and the one with the NaN is behind all pivots.
TYPED_TEST(PivotedQr, NotANumber) {
    using T = TypeParam;
    for (const std::int64_t at : {0, 4, 22}) {
        for (Matrix<T>& A : this->of_all_shapes()) {
            A(19, at) = quiet_nan<T>();
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto x = this->factored(ctx, A);
                EXPECT_TRUE(is_order_of(Order(x.jpvt.size()), x.jpvt));
                const auto place = std::find(x.jpvt.begin(), x.jpvt.end(), at + 1) - x.jpvt.begin();
                EXPECT_GE(place, std::min(A.rows(), A.cols() - 1));
            });
        }
    }
}

// Rows at both ends of the range; square matrices, which are R already.
TYPED_TEST(PivotedQr, Trapezoids) {
    using T = TypeParam;
    Matrix<T> A = random_matrix<T>(23, 40, 1, Stream(7)), near_one = A;
    for (std::int64_t i = 0; i < A.rows(); ++i) {
        near_one(i, i) += T(2);
        for (std::int64_t j = 0; j < A.cols(); ++j)
            A(i, j) = times_power(near_one(i, j), i % 3 == 0 ? this->huge : i % 3 == 1 ? -this->huge : 0);
    }
    this->everywhere([&](const SmallBlocks& ctx) {
        const auto factored = [&](Matrix<T>& F) {
            std::vector<T> tau(static_cast<std::size_t>(F.rows()), T(-7));
            EXPECT_EQ(api::tzrzf<T>(ctx, F.rows(), F.cols(), F.data(), F.ld(), tau.data()), 0);
            return tau;
        };
        Matrix<T> F = A, plain = near_one;
        EXPECT_TRUE(same_bits(factored(F), factored(plain)));
        for (std::int64_t j = 0; j < A.cols(); ++j) {
            for (std::int64_t i = 0; i < A.rows(); ++i) {
                const int exponent = i % 3 == 0 ? this->huge : i % 3 == 1 ? -this->huge : 0;
                ASSERT_EQ(F(i, j), i > j    ? A(i, j)
                                   : j < 23 ? times_power(plain(i, j), exponent)
                                            : plain(i, j));
            }
        }
        Matrix<T> square = random_matrix<T>(31, 31, 1, Stream(8)), same = square;
        EXPECT_EQ(factored(same), std::vector<T>(31, T(0)));
        EXPECT_TRUE(same.same_bits(square));
    });
}

// Rows that are far from 1 behind the triangle alone: reflectors are those of the same rows with all elements
// as much smaller.
TYPED_TEST(PivotedQr, TrapezoidsFarFromOneBehindTheTriangle) {
    using T = TypeParam;
    const int far = this->wide_range ? 660 : 66;
    Matrix<T> A = random_matrix<T>(23, 40, 1, Stream(7)), near_one = A;
    for (std::int64_t i = 0; i < A.rows(); i += 3) {
        for (std::int64_t j = 0; j < A.cols(); ++j)
            j < A.rows() ? near_one(i, j) = times_power(A(i, j), -far)
                         : A(i, j) = times_power(near_one(i, j), far);
    }
    for (const int device_count : device_counts({0, 1})) {
        const SmallBlocks ctx(device_count);
        SCOPED_TRACE(device_count);
        const auto factored = [&](Matrix<T>& F) {
            std::vector<T> tau(static_cast<std::size_t>(F.rows()), T(-7));
            EXPECT_EQ(api::tzrzf<T>(ctx, F.rows(), F.cols(), F.data(), F.ld(), tau.data()), 0);
            return tau;
        };
        Matrix<T> F = A, plain = near_one;
        const std::vector<T> of_far = factored(F), of_plain = factored(plain);
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            EXPECT_LE(std::abs(of_far[static_cast<std::size_t>(i)] - of_plain[static_cast<std::size_t>(i)]),
                      1000 * ulp<T>)
                << i;
            for (std::int64_t j = i; j < A.cols(); ++j) {
                const T expected = i % 3 == 0 && j < A.rows() ? times_power(plain(i, j), far) : plain(i, j);
                const T largest = i % 3 == 0 && j < A.rows() ? times_power(T(1), far) : T(1);
                ASSERT_LE(std::abs((F(i, j) - expected) / largest), 1000 * ulp<T>) << i << ", " << j;
            }
        }
    }
}

// Reflectors whose elements begin before their ones end: what LAPACK makes of them.
TYPED_TEST(PivotedQr, ReflectorsThatOverlap) {
    using T = TypeParam;
    typename Ormrz<T>::Data x;
    Problem p;
    p.n = 30;
    p.k = 12;
    p.il = 20;
    p.iu = 15;
    for (const char side : {'L', 'R'}) {
        p.side = side;
        Ormrz<T>::data(p, x);
        const SmallBlocks ctx(1);
        Matrix<T> ours = x.C, theirs = x.C;
        EXPECT_EQ(Ormrz<T>::call(ctx, p, {{x.A.data(), x.A.ld()}, x.tau.data(), {ours.data(), ours.ld()}}),
                  0);
        Ormrz<T>::call_lapack(p, {{x.A.data(), x.A.ld()}, x.tau.data(), {theirs.data(), theirs.ld()}});
        EXPECT_TRUE(ours.same_bits(theirs));
    }
}

}  // namespace
}  // namespace lapilli::testing
