// SPDX-License-Identifier: BSD-3-Clause
// Subnormal pivots among others: two systems in one, whose rows and columns alternate. One is of small
// integers, the other the same times a power of two that makes it subnormal. Right-hand sides are exact.
// Solutions are found, wherever they are computed, and error bounds are no NaN; LAPACK itself multiplies by
// reciprocals of pivots, or of factors, that overflow.
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/general.hpp"
#include "support/routines/gerfs.hpp"
#include "support/routines/gesvx.hpp"
#include "support/routines/posv.hpp"
#include "support/routines/syrfs.hpp"
#include "support/routines/sysvx.hpp"
#include "support/routines/sytrf.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class UnevenPivots : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    static constexpr int tiny = Limits::min_exponent - 1 - 8, digits = Limits::digits - 1 - 8;
    static constexpr std::int64_t nrhs = 2;

    static bool is_tiny(std::int64_t i) { return i % 3 == 1; }
    static T scaled(T x, int exponent) {
        if constexpr (is_complex<T>) {
            return T(std::ldexp(x.real(), exponent), std::ldexp(x.imag(), exponent));
        } else {
            return std::ldexp(x, exponent);
        }
    }
    /// The place of row i in its own system.
    static std::int64_t place(std::int64_t i) { return is_tiny(i) ? i / 3 : i - (i + 1) / 3; }
    /// pairs: zeros on the diagonal, so that pivots are of order 2, but for one that is left over. Else
    /// definite.
    static Matrix<T> symmetric(std::int64_t n, bool hermitian, bool pairs) {
        Matrix<T> A(n, n, 1);
        for (std::int64_t j = 0; j < n; ++j) {
            const std::int64_t rows_of_tiny = (n + 1) / 3,
                               rows = is_tiny(j) ? rows_of_tiny : n - rows_of_tiny;
            for (std::int64_t i = j; i < n; ++i) {
                if (is_tiny(i) != is_tiny(j) || i > j + 12) continue;
                const bool partner = i > j && place(i) == place(j) + 1 && place(j) % 2 == 0;
                const bool alone = !pairs || (place(i) ^ 1) >= rows;
                T x(0);
                if (i == j)
                    x = alone ? T(static_cast<R>(9 + i % 6)) : T(0);
                else if (partner && pairs)
                    x = T(12);
                else if ((i + j) % 5 == 0)
                    x = make_scalar<T>(1, static_cast<R>(static_cast<int>((i + 2 * j) % 3) - 1));
                if (is_tiny(i)) x = scaled(x, tiny);
                A(i, j) = x;
                A(j, i) = hermitian ? conjugate(x) : x;
            }
        }
        return A;
    }
    static Matrix<T> solution(std::int64_t n) {
        Matrix<T> X(n, nrhs, 1);
        for (std::int64_t j = 0; j < nrhs; ++j) {
            for (std::int64_t i = 0; i < n; ++i)
                X(i, j) = make_scalar<T>(static_cast<R>(static_cast<int>((i + j) % 5) - 2),
                                         static_cast<R>(static_cast<int>((3 * i + j) % 3) - 1));
        }
        return X;
    }
    static Matrix<T> product(const Matrix<T>& A, const Matrix<T>& X) {
        Matrix<T> B(A.rows(), X.cols(), 2);
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t k = 0; k < A.cols(); ++k) {
                for (std::int64_t i = 0; i < A.rows(); ++i) B(i, j) += A(i, k) * X(k, j);
            }
        }
        return B;
    }
    /// Elements of a solution have rounding errors of those of its own system alone.
    static void expect_solution(const Matrix<T>& found, const Matrix<T>& expected) {
        const auto n = static_cast<double>(found.rows());
        for (std::int64_t j = 0; j < found.cols(); ++j) {
            for (std::int64_t i = 0; i < found.rows(); ++i) {
                const double bound = 40 * n * std::ldexp(1.0, is_tiny(i) ? -digits : -Limits::digits);
                ASSERT_LE(std::abs(std::complex<double>(found(i, j) - expected(i, j))), bound)
                    << i << ", " << j;
            }
        }
    }
    static Matrix<T> perturbed(Matrix<T> X) {
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < X.rows(); ++i)
                X(i, j) *= R(1) + std::ldexp(static_cast<R>(i % 3), -12);
        }
        return X;
    }
    /// f(context, n); the CPU's LAPACK works with blocks from order 65 on.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({0, 1, 3})) {
            const SmallBlocks ctx(device_count);
            for (const std::int64_t n : {2, 7, 22, device_count == 0 ? 100 : 40}) {
                SCOPED_TRACE(::testing::Message() << device_count << " devices, n = " << n);
                f(ctx, n);
            }
        }
    }
    template <class F>
    static void for_indefinite(F f) {
        for (const char uplo : {'L', 'U'}) {
            for (const bool hermitian : {false, true}) {
                if (hermitian && !is_complex<T>) continue;
                for (const bool pairs : {false, true}) {
                    SCOPED_TRACE(::testing::Message() << uplo << hermitian << pairs);
                    f(uplo, hermitian, pairs);
                }
            }
        }
    }
};
TYPED_TEST_SUITE(UnevenPivots, Scalars, ScalarNames);

TYPED_TEST(UnevenPivots, IndefiniteSystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx, std::int64_t n) {
        this->for_indefinite([&](char uplo, bool hermitian, bool pairs) {
            if (pairs && n < 22) return;
            const Matrix<T> A = this->symmetric(n, hermitian, pairs), X = this->solution(n);
            Matrix<T> factors = A, B = this->product(A, X), again = B;
            std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
            const auto call = [&](Matrix<T>& right, auto f) {
                return f(static_cast<lapilli_context>(ctx), uplo, n, this->nrhs, factors.data(), factors.ld(),
                         ipiv.data(), right.data(), right.ld());
            };
            ASSERT_EQ(hermitian ? call(B, [](auto... x) { return api::hesv<T>(x...); })
                                : call(B, [](auto... x) { return api::sysv<T>(x...); }),
                      0);
            this->expect_solution(B, X);
            ASSERT_EQ(hermitian ? call(again, [](auto... x) { return api::hetrs<T>(x...); })
                                : call(again, [](auto... x) { return api::sytrs<T>(x...); }),
                      0);
            this->expect_solution(again, X);
        });
    });
}

// SYSVX and HESVX with their own factors and with given ones, then SYRFS and HERFS.
TYPED_TEST(UnevenPivots, IndefiniteExperts) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, std::int64_t n) {
        if (n == 7) return;
        this->for_indefinite([&](char uplo, bool hermitian, bool pairs) {
            if (pairs && n == 2) return;
            const Matrix<T> A = this->symmetric(n, hermitian, pairs), expected = this->solution(n);
            const Matrix<T> B = this->product(A, expected);
            Matrix<T> AF(n, n);
            std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
            std::vector<R> ferr(2), berr(2);
            const auto expect_bounds = [&] {
                for (std::size_t j = 0; j < 2; ++j) {
                    EXPECT_LE(berr[j], R(1));  // of a subnormal equation
                    EXPECT_FALSE(std::isnan(ferr[j]));
                }
            };
            Matrix<T> X(n, 2);
            for (const char fact : {'N', 'F'}) {
                SCOPED_TRACE(fact);
                R rcond = -1;
                X = Matrix<T>(n, 2);
                const auto call = [&](auto f) {
                    return f(static_cast<lapilli_context>(ctx), fact, uplo, n, this->nrhs, A.data(), A.ld(),
                             AF.data(), AF.ld(), ipiv.data(), B.data(), B.ld(), X.data(), X.ld(), &rcond,
                             ferr.data(), berr.data());
                };
                ASSERT_EQ(hermitian ? call([](auto... x) { return api::hesvx<T>(x...); })
                                    : call([](auto... x) { return api::sysvx<T>(x...); }),
                          n + 1);
                EXPECT_GE(rcond, R(0));
                EXPECT_LT(rcond, ulp<T>);
                this->expect_solution(X, expected);
                expect_bounds();
            }
            X = this->perturbed(X);
            const auto call = [&](auto f) {
                return f(static_cast<lapilli_context>(ctx), uplo, n, this->nrhs, A.data(), A.ld(), AF.data(),
                         AF.ld(), ipiv.data(), B.data(), B.ld(), X.data(), X.ld(), ferr.data(), berr.data());
            };
            ASSERT_EQ(hermitian ? call([](auto... x) { return api::herfs<T>(x...); })
                                : call([](auto... x) { return api::syrfs<T>(x...); }),
                      0);
            this->expect_solution(X, expected);
            expect_bounds();
        });
    });
}

// Elements of one and of the square root of the smallest number, whose square is a pivot: no element is tiny.
// The first column of L and the pivots are known. Also of a Schur complement of order 2 that is tiny.
TYPED_TEST(UnevenPivots, TinyByElimination) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, std::int64_t n) {
        if (n == 2) return;
        const int half = (this->tiny - 6) / 2;
        const T root = this->scaled(T(1), half), square = this->scaled(T(1), 2 * half);
        Matrix<T> A(n, n, 1), B(n, 1);
        for (std::int64_t i = 0; i < n; ++i) A(i, i) = T(1);
        A(1, 1) = A(1, 2) = A(2, 1) = T(0);
        A(0, 1) = A(1, 0) = A(2, 0) = root;
        for (std::int64_t i = 0; i < n; ++i) B(i, 0) = T(static_cast<R>(i < 2 ? 0 : 1));
        const Matrix<T> given = A, right = B;
        std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
        ASSERT_EQ(api::gesv<T>(ctx, n, std::int64_t(1), A.data(), A.ld(), ipiv.data(), B.data(), B.ld()), 0);
        EXPECT_EQ(A(1, 1), -square);
        EXPECT_EQ(A(2, 1), T(1));
        for (std::int64_t i = 0; i < n; ++i) EXPECT_EQ(B(i, 0), right(i, 0)) << i;
        A = given;
        B = right;
        A(0, 2) = A(2, 0);
        for (const char uplo : {'L', 'U'}) {
            Matrix<T> D = A, X = B;
            ASSERT_EQ(
                api::sysv<T>(ctx, uplo, n, std::int64_t(1), D.data(), D.ld(), ipiv.data(), X.data(), X.ld()),
                0);
            for (std::int64_t i = 0; i < n; ++i) {
                EXPECT_TRUE(std::isfinite(real_part(X(i, 0)))) << uplo << i;
                if (i > 2) {
                    EXPECT_EQ(X(i, 0), T(1)) << uplo << i;
                }
            }
        }
    });
}

// GERFS of every op, PORFS of both triangles, by factors with subnormal pivots.
TYPED_TEST(UnevenPivots, Refinement) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, std::int64_t n) {
        const Matrix<T> A = this->symmetric(n, true, false), expected = this->solution(n);
        std::vector<R> ferr(2), berr(2);
        const auto expect_refined = [&](const Matrix<T>& X) {
            this->expect_solution(X, expected);
            for (std::size_t j = 0; j < 2; ++j) {
                EXPECT_LE(berr[j], R(1));
                EXPECT_FALSE(std::isnan(ferr[j]));
            }
        };
        Matrix<T> LU = A;
        std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
        ASSERT_EQ(api::getrf<T>(ctx, n, n, LU.data(), LU.ld(), ipiv.data()), 0);
        for (const char trans : {'N', 'T', 'C'}) {
            SCOPED_TRACE(trans);
            const Matrix<T> B = this->product(with_op(trans, A), expected);
            Matrix<T> X = this->perturbed(expected);
            ASSERT_EQ(
                api::gerfs<T>(ctx, trans, n, this->nrhs, A.data(), A.ld(), LU.data(), LU.ld(), ipiv.data(),
                              B.data(), B.ld(), X.data(), X.ld(), ferr.data(), berr.data()),
                0);
            expect_refined(X);
        }
        // The factors of a power of two times a matrix whose own factor is subnormal.
        for (const char uplo : {'L', 'U'}) {
            SCOPED_TRACE(uplo);
            Matrix<T> factor = A, X = this->perturbed(expected);
            const Matrix<T> B = this->product(A, expected);
            ASSERT_EQ(api::potrf<T>(ctx, uplo, n, factor.data(), factor.ld()), 0);
            ASSERT_EQ(api::porfs<T>(ctx, uplo, n, this->nrhs, A.data(), A.ld(), factor.data(), factor.ld(),
                                    B.data(), B.ld(), X.data(), X.ld(), ferr.data(), berr.data()),
                      0);
            expect_refined(X);
        }
    });
}

// Factors of equilibration whose product overflows: reference LAPACK makes an infinity of A, zeros of X, and
// info n + 1.
TYPED_TEST(UnevenPivots, Equilibration) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, std::int64_t n) {
        const Matrix<T> A = this->symmetric(n, true, false), expected = this->solution(n);
        std::vector<R> ferr(2), berr(2), r(static_cast<std::size_t>(n)), c(r.size());
        const auto expect_solved = [&](const Matrix<T>& X, const Matrix<T>& scaled, R rcond) {
            this->expect_solution(X, expected);
            EXPECT_GT(rcond, R(1e-3));
            for (std::int64_t i = 0; i < n; ++i) {
                EXPECT_GE(std::abs(scaled(i, i)), R(0.2)) << i;
                EXPECT_LE(std::abs(scaled(i, i)), R(1.01)) << i;
            }
            for (std::size_t j = 0; j < 2; ++j) EXPECT_LE(berr[j], R(1));  // of zeros
        };
        for (const char trans : {'N', 'T', 'C'}) {
            SCOPED_TRACE(trans);
            std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
            Matrix<T> scaled = A, B = this->product(with_op(trans, A), expected), AF(n, n), X(n, 2);
            R rcond = -1, growth = -1;
            char equed = '?';
            ASSERT_EQ(api::gesvx<T>(ctx, 'E', trans, n, this->nrhs, scaled.data(), scaled.ld(), AF.data(),
                                    AF.ld(), ipiv.data(), &equed, r.data(), c.data(), B.data(), B.ld(),
                                    X.data(), X.ld(), &rcond, ferr.data(), berr.data(), &growth),
                      0);
            EXPECT_EQ(equed, 'B');
            EXPECT_GT(growth, R(0.1));
            expect_solved(X, scaled, rcond);
        }
        for (const char uplo : {'L', 'U'}) {
            SCOPED_TRACE(uplo);
            Matrix<T> scaled = A, B = this->product(A, expected), AF(n, n), X(n, 2);
            R rcond = -1;
            char equed = '?';
            ASSERT_EQ(api::posvx<T>(ctx, 'E', uplo, n, this->nrhs, scaled.data(), scaled.ld(), AF.data(),
                                    AF.ld(), &equed, r.data(), B.data(), B.ld(), X.data(), X.ld(), &rcond,
                                    ferr.data(), berr.data()),
                      0);
            EXPECT_EQ(equed, 'Y');
            expect_solved(X, scaled, rcond);
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
