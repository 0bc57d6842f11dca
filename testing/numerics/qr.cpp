// SPDX-License-Identifier: BSD-3-Clause
// QR factorizations beyond what the suites of all routines ask: columns near both ends of the range, zeros,
// dependent columns, NaN, tall and wide matrices in block columns of one panel and of several, wide blocks of
// reflectors, and few or none.
#include <array>
#include <cmath>
#include <string>

#include "numerics/shapes.hpp"
#include "support/routines/geqrf.hpp"

namespace lapilli::testing {
namespace {

// The exponent of the largest element of a column, 0 if it is zero.
template <class T>
int exponent_of(const Matrix<T>& A, std::int64_t j) {
    double largest = 0;
    for (std::int64_t i = 0; i < A.rows(); ++i) {
        const std::complex<double> z(A(i, j));
        largest = std::max({largest, std::abs(z.real()), std::abs(z.imag())});
    }
    return largest > 0 && std::isfinite(largest) ? std::ilogb(largest) : 0;
}

template <class T>
void scale_column(Matrix<T>& A, std::int64_t j, int exponent) {
    for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) = times_power(A(i, j), exponent);
}

// Each column against the length of its own, whatever that is: the difference of two matrices in units of
// max(m, n) ulp, times the column's power of two that brings `given` near 1. What is lost where the results
// are subnormal is no error.
template <class T>
void expect_same_columns(const Matrix<T>& given, const Matrix<T>& left, const Matrix<T>& right) {
    const auto size = static_cast<double>(std::max(given.rows(), given.cols()));
    for (std::int64_t j = 0; j < left.cols(); ++j) {
        const int down = -exponent_of(given, j);
        double error = 0, length = 0;
        for (std::int64_t i = 0; i < left.rows(); ++i) {
            error += std::norm(std::complex<double>(times_power(left(i, j), down)) -
                               std::complex<double>(times_power(right(i, j), down)));
        }
        for (std::int64_t i = 0; i < given.rows(); ++i)
            length += std::norm(std::complex<double>(times_power(given(i, j), down)));
        const double lost =
            size * std::ldexp(static_cast<double>(std::numeric_limits<Real<T>>::denorm_min()), down);
        EXPECT_LE(std::sqrt(error), Residuals::threshold * size * ulp<T> * std::sqrt(length) + lost)
            << "column " << j;
    }
}

template <class T>
void expect_orthonormal(const Matrix<T>& Q) {
    Matrix<T> product = testing::product('C', Q, Q);
    double error = 0;
    for (std::int64_t j = 0; j < Q.cols(); ++j) {
        product(j, j) -= T(1);
        for (std::int64_t i = 0; i < Q.cols(); ++i) error += squared_modulus(product(i, j));
    }
    EXPECT_LE(std::sqrt(error), Residuals::threshold * static_cast<double>(Q.rows()) * ulp<T>);
}

template <class T>
Matrix<T> identity(std::int64_t m, std::int64_t n) {
    Matrix<T> I(m, n);
    for (std::int64_t j = 0; j < std::min(m, n); ++j) I(j, j) = T(1);
    return I;
}

template <class T>
class QrFactorizations : public Shapes<T> {
  protected:
    using Data = typename Geqrf<T>::Data;

    /// And one that three devices share by rows.
    static std::vector<Matrix<T>> of_all_shapes() {
        std::vector<Matrix<T>> all = Shapes<T>::of_all_shapes();
        all.push_back(random_matrix<T>(110, 23, 2, Stream(110)));
        return all;
    }
    /// f(context) for one device and three, narrow and wide block columns; tall matrices distributed by
    /// columns and by rows; and by one thread block.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({1, 3})) {
            for (const char* nb : {"5", "16"}) {
                const SmallBlocks ctx(device_count);
                ctx.set("geqrf.nb", nb);
                ctx.set("geqrf.tall", nb == std::string("5") ? "columns" : "rows");
                ctx.set("test.ormtr.nb", "7");
                SCOPED_TRACE(std::string("nb ") + nb + ", devices: " + std::to_string(device_count));
                f(ctx);
            }
            if (device_count > 1) continue;
            const SmallBlocks ctx(1);
            ctx.set("test.small.order", "1000");
            SCOPED_TRACE("small");
            f(ctx);
        }
    }
    static Data factored(lapilli_context ctx, const Matrix<T>& A) {
        Data x;
        x.A = A;
        x.tau.assign(static_cast<std::size_t>(std::min(A.rows(), A.cols())), T(-7));
        EXPECT_EQ(api::geqrf<T>(ctx, A.rows(), A.cols(), x.A.data(), x.A.ld(), x.tau.data()), 0)
            << lapilli_last_error(ctx);
        return x;
    }
    static Matrix<T> triangle(const Matrix<T>& A) {
        Matrix<T> R(A.rows(), A.cols());
        for (std::int64_t j = 0; j < A.cols(); ++j) {
            for (std::int64_t i = 0; i <= std::min(j, A.rows() - 1); ++i) R(i, j) = A(i, j);
        }
        return R;
    }
    /// A = Q R in the first columns, by LAPACK's own ORMQR; Q Q^H = I.
    static void expect_factors(const Matrix<T>& A, const Data& x, std::int64_t columns) {
        const std::vector<T> tau(x.tau.begin(), x.tau.begin() + std::min(columns, A.rows()));
        const Matrix<T> R = triangle(x.A);
        Matrix<T> given(A.rows(), columns), product(A.rows(), columns), Q = identity<T>(A.rows(), A.rows());
        for (std::int64_t j = 0; j < columns; ++j) {
            // No product of its own leaves the range.
            const int down = -exponent_of(A, j);
            for (std::int64_t i = 0; i < A.rows(); ++i) {
                given(i, j) = times_power(A(i, j), down);
                product(i, j) = times_power(R(i, j), down);
            }
        }
        multiply_by_q('N', x.A, tau, product);
        for (std::int64_t j = 0; j < columns; ++j) {
            scale_column(given, j, exponent_of(A, j));
            scale_column(product, j, exponent_of(A, j));
        }
        expect_same_columns(given, product, given);
        multiply_by_q('N', x.A, tau, Q);
        expect_orthonormal(Q);
    }
    static void expect_factors(const Matrix<T>& A, const Data& x) { expect_factors(A, x, A.cols()); }
    /// The other two routines go on from the factors: Q^H A is R, and A is what Q by itself makes of R.
    static void expect_q(lapilli_context ctx, const Matrix<T>& A, const Data& x) {
        const std::int64_t m = A.rows(), n = A.cols(), k = std::min(m, n);
        Matrix<T> C = A;
        ASSERT_EQ(api::ormqr<T>(ctx, 'L', adjoint<T>, m, n, k, x.A.data(), x.A.ld(), x.tau.data(), C.data(),
                                C.ld()),
                  0);
        expect_same_columns(A, C, triangle(x.A));
        Matrix<T> Q = x.A;
        ASSERT_EQ(api::orgqr<T>(ctx, m, k, k, Q.data(), Q.ld(), x.tau.data()), 0);
        Matrix<T> of_q(m, k);
        for (std::int64_t j = 0; j < k; ++j) std::copy_n(&Q(0, j), m, &of_q(0, j));
        expect_orthonormal(of_q);
        Matrix<T> columns(m, k), R(k, k);
        for (std::int64_t j = 0; j < k; ++j) {
            std::copy_n(&A(0, j), m, &columns(0, j));
            std::copy_n(&x.A(0, j), j + 1, &R(0, j));
        }
        expect_same_columns(columns, product('N', of_q, R), columns);
    }
    /// R of LAPACK, but that its rows have other phases.
    static void expect_lapacks_r(const Matrix<T>& A, const Matrix<T>& R) {
        Data theirs;
        theirs.A = A;
        theirs.tau.resize(static_cast<std::size_t>(std::min(A.rows(), A.cols())));
        lapack::geqrf<T>(A.rows(), A.cols(), theirs.A.data(), theirs.A.ld(), theirs.tau.data());
        Matrix<T> expected = triangle(theirs.A);
        for (std::int64_t i = 0; i < std::min(A.rows(), A.cols()); ++i) {
            const T phase = R(i, i) / expected(i, i);
            EXPECT_NEAR(std::abs(phase), 1, 1e4 * ulp<T>) << i;
            for (std::int64_t j = i; j < A.cols(); ++j) expected(i, j) *= phase;
        }
        expect_same_columns(A, R, expected);
    }
};
TYPED_TEST_SUITE(QrFactorizations, Scalars, ScalarNames);

// 10^300 next to 10^-300: the same bits as of columns near 1, in Q, and in R but for the powers of two.
TYPED_TEST(QrFactorizations, ColumnsOfAllSizesHaveTheSameDigits) {
    using T = TypeParam;
    const int exponents[] = {this->huge, -this->huge, 0, -this->huge, this->huge / 2, 1 - this->huge, 3};
    for (Matrix<T>& near_one : this->of_all_shapes()) {
        for (std::int64_t j = 0; j < std::min(near_one.rows(), near_one.cols()); ++j)
            near_one(j, j) += T(3);  // far from dependent columns
        Matrix<T> A = near_one;
        for (std::int64_t j = 0; j < A.cols(); ++j) scale_column(A, j, exponents[j % 7]);
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto plain = this->factored(ctx, near_one);
            const auto x = this->factored(ctx, A);
            // By rows, Gram matrices take the columns near 1 and leave the others to panels.
            char tall[16] = "";
            EXPECT_EQ(lapilli_get(ctx, "geqrf.tall", tall, sizeof(tall)), 0);
            if (tall == std::string("columns")) {
                EXPECT_TRUE(same_bits(x.tau, plain.tau));
                for (std::int64_t j = 0; j < A.cols(); ++j) {
                    for (std::int64_t i = 0; i < A.rows(); ++i) {
                        const T expected = plain.A(i, j);
                        ASSERT_EQ(x.A(i, j), i <= j ? times_power(expected, exponents[j % 7]) : expected)
                            << i << ", " << j;
                    }
                }
            }
            this->expect_factors(A, x);
            this->expect_lapacks_r(near_one, this->triangle(plain.A));
            this->expect_q(ctx, A, x);
        });
    }
}

// Subnormal numbers, the smallest one, and columns whose lengths only just are in the range.
TYPED_TEST(QrFactorizations, EndsOfTheRange) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    const int exponents[] = {Limits::max_exponent - 5, Limits::min_exponent - Limits::digits + 12, 0,
                             Limits::min_exponent, Limits::min_exponent - Limits::digits + 1};
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (std::int64_t j = 0; j < A.cols(); ++j) scale_column(A, j, exponents[j % 5]);
        A(2, 0) = T(Limits::denorm_min());
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->factored(ctx, A);
            this->expect_factors(A, x);
            // A column that is not zero has a length that is not.
            for (std::int64_t j = 0; j < A.cols(); ++j) {
                double largest = 0;
                for (std::int64_t i = 0; i <= std::min(j, A.rows() - 1); ++i)
                    largest = std::max(largest, static_cast<double>(std::abs(x.A(i, j))));
                EXPECT_GT(largest, 0) << j;
                EXPECT_TRUE(std::isfinite(largest)) << j;
            }
        });
    }
}

TYPED_TEST(QrFactorizations, ZeroColumns) {
    using T = TypeParam;
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (const std::int64_t j : {0, 4, 5, 11, 12, 22}) {
            for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) = T(0);
        }
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->factored(ctx, A);
            this->expect_factors(A, x);
            for (const std::int64_t j : {0, 4, 5, 11, 12, 22}) {
                for (std::int64_t i = 0; i < A.rows(); ++i) EXPECT_EQ(x.A(i, j), T(0)) << i << ", " << j;
                EXPECT_EQ(x.tau[static_cast<std::size_t>(j)], T(0)) << j;
            }
            const Matrix<T> zero(A.rows(), A.cols(), 2);
            const auto nothing = this->factored(ctx, zero);
            for (std::int64_t j = 0; j < A.cols(); ++j) {
                for (std::int64_t i = 0; i < A.rows(); ++i)
                    ASSERT_EQ(nothing.A(i, j), T(0)) << i << ", " << j;  // of either sign
            }
            EXPECT_EQ(nothing.tau, std::vector<T>(nothing.tau.size(), T(0)));
        });
    }
}

// Nine columns, and their copies behind them: there R has nothing from row nine on.
TYPED_TEST(QrFactorizations, DependentColumns) {
    using T = TypeParam;
    constexpr std::int64_t rank = 9;
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (std::int64_t j = rank; j < A.cols(); ++j) std::copy_n(&A(0, j % rank), A.rows(), &A(0, j));
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->factored(ctx, A);
            this->expect_factors(A, x);
            Matrix<T> R = this->triangle(x.A);
            for (std::int64_t j = rank; j < A.cols(); ++j) {
                for (std::int64_t i = rank; i < A.rows(); ++i) R(i, j) = T(0);
            }
            expect_same_columns(A, R, this->triangle(x.A));
        });
    }
}

// From row to row, or from column to column, much smaller: by so much that squares vanish.
TYPED_TEST(QrFactorizations, Graded) {
    using T = TypeParam;
    const int step = this->wide_range ? -23 : -3;
    for (const bool by_rows : {true, false}) {
        for (Matrix<T>& A : this->of_all_shapes()) {
            for (std::int64_t j = 0; j < A.cols(); ++j) {
                for (std::int64_t i = 0; i < A.rows(); ++i)
                    A(i, j) = times_power(A(i, j), step * static_cast<int>(by_rows ? i : j));
            }
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto x = this->factored(ctx, A);
                this->expect_factors(A, x);
                this->expect_q(ctx, A, x);
            });
        }
    }
}

// It stays in its column and to the right of that, and the call returns.
TYPED_TEST(QrFactorizations, NotANumber) {
    using T = TypeParam;
    const T infinity(std::numeric_limits<Real<T>>::infinity());
    for (const T bad : {quiet_nan<T>(), infinity}) {
        for (const std::int64_t at : {0, 4, 7, 15, 16}) {
            for (Matrix<T>& A : this->of_all_shapes()) {
                A(A.rows() == 110 ? 70 : 19, at) = bad;
                this->everywhere([&](const SmallBlocks& ctx) {
                    const auto x = this->factored(ctx, A);
                    this->expect_factors(A, x, at);
                    bool found = false;
                    for (std::int64_t i = 0; i <= at; ++i)
                        found = found || !std::isfinite(std::abs(x.A(i, at)));
                    EXPECT_TRUE(found) << at;
                });
            }
        }
    }
}

// In block columns of several panels too.
TYPED_TEST(QrFactorizations, TallAndWide) {
    using T = TypeParam;
    const Routine& routine = *find_routine("geqrf", letter<T>);
    for (const auto& [m, n] : {std::pair{150, 7}, {7, 150}, {1, 40}, {40, 1}, {1, 1}, {100, 61}, {64, 65}}) {
        this->everywhere([&, m = m, n = n](const SmallBlocks& ctx) {
            Problem p;
            p.m = m;
            p.n = n;
            p.pad = 2;
            for (const Where where : {Where::host, Where::spread, Where::mixed})
                expect_correct(routine, ctx, p, where);
        });
    }
    for (const auto& [m, n] : {std::pair{230, 220}, {150, 220}}) {
        for (const int device_count : device_counts({1, 3})) {
            const SmallBlocks ctx(device_count);
            ctx.set("geqrf.nb", "100");
            Problem p;
            p.m = m;
            p.n = n;
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

// The end of a matrix, of up to 128 rows, is one operation, also behind panels, and of more columns than one
// of these.
TYPED_TEST(QrFactorizations, EndsOfBlockColumns) {
    for (const auto& [m, n] :
         {std::pair{127, 127}, {128, 128}, {129, 129}, {192, 192}, {200, 70}, {193, 130}, {130, 150}}) {
        const SmallBlocks ctx(1);
        ctx.set("geqrf.nb", "256");
        Problem p;
        p.m = m;
        p.n = n;
        expect_correct(*find_routine("geqrf", letter<TypeParam>), ctx, p, Where::device);
    }
}

// Blocks of more reflectors than one kernel makes a triangle of.
TYPED_TEST(QrFactorizations, WideBlocks) {
    const Routine& routine = *find_routine("geqrt", letter<TypeParam>);
    for (const int device_count : device_counts({1, 3})) {
        for (const auto& [m, n, nb] : {std::array{300, 290, 270}, {280, 300, 280}}) {
            const SmallBlocks ctx(device_count);
            ctx.set("geqrf.nb", "64");
            Problem p;
            p.m = m;
            p.n = n;
            p.il = nb;
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

// Fewer reflectors than columns, also none.
TYPED_TEST(QrFactorizations, FewReflectors) {
    using T = TypeParam;
    constexpr std::int64_t m = 40, n = 23;
    typename Geqrf<T>::Data x;
    Problem p;
    for (const std::int64_t k : {0, 1, 6, 23}) {
        SCOPED_TRACE(k);
        random_q<OfQr, T>(p, m, n, n, x);
        x.tau.resize(static_cast<std::size_t>(k));
        this->everywhere([&](const SmallBlocks& ctx) {
            Matrix<T> expected = identity<T>(m, n), Q = x.A;
            multiply_by_q('N', x.A, x.tau, expected);
            auto tau = x.tau;
            const DeviceCopy there(ctx, tau);
            ASSERT_EQ(
                api::orgqr<T>(ctx, m, n, k, Q.data(), Q.ld(), k > 3 ? there.template as<T>() : tau.data()),
                0);
            expect_same_columns(expected, Q, expected);
            for (std::int64_t j = k; k == 0 && j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) ASSERT_EQ(Q(i, j), T(i == j ? 1 : 0)) << i << ", " << j;
            }
            for (const char side : {'L', 'R'}) {
                for (const char op : {'N', adjoint<T>}) {
                    const std::int64_t rows = side == 'L' ? m : 17, cols = side == 'L' ? 17 : m;
                    const Matrix<T> C = random_matrix<T>(rows, cols, 1, Stream(3));
                    Matrix<T> ours = C, theirs = C;
                    ASSERT_EQ(
                        api::ormqr<T>(ctx, side, op, rows, cols, k, x.A.data(), x.A.ld(),
                                      k > 3 ? there.template as<T>() : tau.data(), ours.data(), ours.ld()),
                        0);
                    lapack::ormqr<T>(side, op, rows, cols, k, x.A.data(), x.A.ld(), tau.data(), theirs.data(),
                                     theirs.ld());
                    expect_same_columns(C, ours, theirs);
                    EXPECT_TRUE(k > 0 || ours.same_bits(C));
                }
            }
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
