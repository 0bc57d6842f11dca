// SPDX-License-Identifier: BSD-3-Clause
// GELS, GELSY and GELSD beyond what the suites of all routines ask: ranks, full rank, matrices and
// right-hand sides at both ends of the range and below it, zeros, NaN, nothing to solve.
#include "numerics/shapes.hpp"
#include "support/routines/gels.hpp"
#include "support/routines/gelsd.hpp"

namespace lapilli::testing {
namespace {

using Order = std::vector<lapilli_int>;

template <class T>
class LeastSquares : public Shapes<T> {
  protected:
    using R = Real<T>;
    using Solution = typename Gelsy<T>::Data;

    static Solution solved(lapilli_context ctx, const Matrix<T>& A, const Matrix<T>& B, double rcond) {
        Solution x = unsolved(A, B);
        EXPECT_EQ(api::gelsy<T>(ctx, A.rows(), A.cols(), B.cols(), x.A.data(), x.A.ld(), x.B.data(), x.B.ld(),
                                x.jpvt.data(), static_cast<R>(rcond), x.rank.data()),
                  0)
            << lapilli_last_error(ctx);
        return x;
    }
    static Solution solved_by_lapack(const Matrix<T>& A, const Matrix<T>& B, double rcond) {
        Solution x = unsolved(A, B);
        lapack_int rank = -7;
        with_lapacks_integers(x.jpvt.data(), A.cols(), [&](lapack_int* jpvt) {
            return lapack::with_room_behind(x.A.data(), A.rows(), A.cols(), x.A.ld(), [&](T* a) {
                return lapack::gelsy<T>(A.rows(), A.cols(), B.cols(), a, x.A.ld(), x.B.data(), x.B.ld(), jpvt,
                                        static_cast<R>(rcond), &rank);
            });
        });
        x.rank[0] = rank;
        return x;
    }
    static Solution unsolved(const Matrix<T>& A, const Matrix<T>& B) {
        Solution x;
        x.A = A;
        x.B = B;
        x.jpvt.assign(static_cast<std::size_t>(A.cols()), 0);
        x.rank.assign(1, -7);
        return x;
    }
    static Matrix<T> right_hand_sides(const Matrix<T>& A) {
        return random_matrix<T>(std::max(A.rows(), A.cols()), 5, 1, Stream(9));
    }
    /// Rows of X, by how much they differ over the longest column, in units of ulp times how ill the problem
    /// is.
    static void expect_near(const Matrix<T>& X, const Matrix<T>& expected, std::int64_t rows,
                            double condition) {
        double error = 0, size = 0;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            double of_error = 0, of_size = 0;
            for (std::int64_t i = 0; i < rows; ++i) {
                of_error += squared_modulus(X(i, j) - expected(i, j));
                of_size += squared_modulus(expected(i, j));
            }
            error = std::max(error, of_error);
            size = std::max(size, of_size);
        }
        EXPECT_LE(std::sqrt(error), 100 * ulp<T> * condition * std::sqrt(size));
    }
    static Matrix<T> solved_by_gels(lapilli_context ctx, const Matrix<T>& A, const Matrix<T>& B,
                                    char trans = 'N') {
        Matrix<T> F = A, X = B;
        EXPECT_EQ(api::gels<T>(ctx, trans, A.rows(), A.cols(), B.cols(), F.data(), F.ld(), X.data(), X.ld()),
                  0)
            << lapilli_last_error(ctx);
        return X;
    }
    static Matrix<T> solved_by_gelsd(lapilli_context ctx, const Matrix<T>& A, const Matrix<T>& B) {
        Matrix<T> F = A, X = B;
        std::vector<R> values(static_cast<std::size_t>(std::min(A.rows(), A.cols())));
        lapilli_int rank = -7;
        EXPECT_EQ(api::gelsd<T>(ctx, A.rows(), A.cols(), B.cols(), F.data(), F.ld(), X.data(), X.ld(),
                                values.data(), R(0), &rank),
                  0)
            << lapilli_last_error(ctx);
        return X;
    }
};
TYPED_TEST_SUITE(LeastSquares, Scalars, ScalarNames);

// Singular values in three groups: a bound between two of them gives LAPACK's rank, and its shortest
// solution.
TYPED_TEST(LeastSquares, Ranks) {
    using T = TypeParam;
    const double small = this->wide_range ? 1e-4 : 1e-2;
    for (const Matrix<T>& random : this->of_all_shapes()) {
        Matrix<T> A = this->of_rank(random, 15);
        const Matrix<T> B = this->right_hand_sides(A);
        for (std::int64_t j = 0; j < A.cols(); ++j) {
            for (std::int64_t i = 0; i < A.rows(); ++i)
                A(i, j) = A(i, j % 7) + T(static_cast<Real<T>>(j < 7 ? 0 : small)) * A(i, j % 15);
        }
        for (const double rcond : {0.2 * std::sqrt(small), small / 1000}) {
            const auto expected = this->solved_by_lapack(A, B, rcond);
            this->everywhere([&](const SmallBlocks& ctx) {
                const auto x = this->solved(ctx, A, B, rcond);
                EXPECT_EQ(x.rank[0], expected.rank[0]);
                if (rcond < small) this->expect_near(x.B, expected.B, A.cols(), 1e3 / (small * small));
            });
        }
    }
}

// With full rank GELS has the same solution.
TYPED_TEST(LeastSquares, FullRank) {
    using T = TypeParam;
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (std::int64_t j = 0; j < std::min(A.rows(), A.cols()); ++j) A(j, j) += T(8);
        const Matrix<T> B = this->right_hand_sides(A);
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->solved(ctx, A, B, 1e-4);
            EXPECT_EQ(x.rank[0], std::min(A.rows(), A.cols()));
            const Matrix<T> X = this->solved_by_gels(ctx, A, B);
            this->expect_near(x.B, X, A.cols(), 50);
        });
    }
}

// Matrix and right-hand sides at either end of the range: the digits of the solution are those of the same
// numbers near 1.
TYPED_TEST(LeastSquares, ScaledSystems) {
    using T = TypeParam;
    const int half = this->huge / 2;
    for (const Matrix<T>& full : this->of_all_shapes()) {
        const Matrix<T> A = this->of_rank(full, 9), B = this->right_hand_sides(A);
        for (const auto& [of_a, of_b] : {std::pair{this->huge, half}, {-this->huge, -half}, {half, -half}}) {
            this->everywhere([&, a = of_a, b = of_b](const SmallBlocks& ctx) {
                const auto plain = this->solved(ctx, A, B, 1e-3);
                const auto x = this->solved(ctx, times_power(A, a), times_power(B, b), 1e-3);
                EXPECT_EQ(x.rank, plain.rank);
                this->expect_near(times_power(x.B, a - b), plain.B, A.cols(), 50);
                const auto triangle = [&](const Matrix<T>& factors) {
                    Matrix<T> R(9, 9);
                    for (std::int64_t j = 0; j < 9; ++j) {
                        for (std::int64_t i = 0; i <= j; ++i) R(i, j) = factors(i, j);
                    }
                    return R;
                };
                this->expect_near(times_power(triangle(x.A), -a), triangle(plain.A), 9, 50);
            });
        }
    }
}

// Nearly dependent rows or columns at one end of the range, with right-hand sides at the same end: solutions
// are far larger than their quotient, and leave the range if one of the scales is undone before the other.
TYPED_TEST(LeastSquares, IllConditionedAtAnEndOfTheRange) {
    using T = TypeParam;
    const int far = this->wide_range ? 1000 : 120, nearly = this->wide_range ? 30 : 10;
    auto all = this->of_all_shapes();
    all.push_back(random_matrix<T>(100, 9, 2, Stream(2)));  // devices have rows of it
    for (Matrix<T>& A : all) {
        const bool tall = A.rows() >= A.cols();
        const std::int64_t last = std::min(A.rows(), A.cols()) - 1;
        for (std::int64_t i = 0; i < std::max(A.rows(), A.cols()); ++i) {
            T& x = tall ? A(i, last) : A(last, i);
            x = (tall ? A(i, 0) : A(0, i)) + times_power(x, -nearly);
        }
        const Matrix<T> B = this->right_hand_sides(A);
        this->everywhere([&](const SmallBlocks& ctx) {
            ctx.set("geqrf.tall", "rows");
            const auto expect_same = [&](std::int64_t unknowns, auto solve) {
                const Matrix<T> X = solve(A, B);
                for (const int exponent : {far, -far})
                    this->expect_near(solve(times_power(A, exponent), times_power(B, exponent)), X, unknowns,
                                      std::ldexp(1.0, nearly));
            };
            using M = const Matrix<T>&;
            expect_same(A.cols(), [&](M a, M b) { return this->solved_by_gels(ctx, a, b); });
            expect_same(A.rows(), [&](M a, M b) { return this->solved_by_gels(ctx, a, b, adjoint<T>); });
            expect_same(A.cols(), [&](M a, M b) { return this->solved(ctx, a, b, 0).B; });
            expect_same(A.cols(), [&](M a, M b) { return this->solved_by_gelsd(ctx, a, b); });
        });
    }
}

// Columns at both ends of the range and between them have one solution, by GELS, which scales each.
TYPED_TEST(LeastSquares, ColumnsAtBothEndsOfTheRange) {
    using T = TypeParam;
    const int huge = this->huge, edge = this->wide_range ? 295 : 28;  // at the edge nothing is scaled yet
    // Powers of two of A's columns, in turn, and of B.
    struct Powers {
        std::vector<int> columns;
        int b;
    };
    const std::vector<Powers> all{{{-huge, 0, huge}, 0}, {{-edge, huge}, edge}, {{edge, -huge}, -edge}};
    for (const Matrix<T>& A : {this->of_all_shapes()[0], random_matrix<T>(100, 9, 2, Stream(2))}) {
        const Matrix<T> B = this->right_hand_sides(A), adjoint_of_a = with_op(adjoint<T>, A);
        this->everywhere([&](const SmallBlocks& ctx) {
            ctx.set("geqrf.tall", "rows");  // of the matrix with few columns devices have rows
            const Matrix<T> X = this->solved_by_gels(ctx, A, B);
            for (const Powers& powers : all) {
                const auto power = [&](std::int64_t j) {
                    return powers.columns[static_cast<std::size_t>(j) % powers.columns.size()];
                };
                Matrix<T> scaled = A;
                for (std::int64_t j = 0; j < A.cols(); ++j) {
                    for (std::int64_t i = 0; i < A.rows(); ++i) scaled(i, j) = times_power(A(i, j), power(j));
                }
                const Matrix<T> b = times_power(B, powers.b), of_rows = with_op(adjoint<T>, scaled);
                for (Matrix<T> found : {this->solved_by_gels(ctx, scaled, b),
                                        this->solved_by_gels(ctx, of_rows, b, adjoint<T>)}) {
                    for (std::int64_t j = 0; j < X.cols(); ++j) {
                        for (std::int64_t i = 0; i < A.cols(); ++i)
                            found(i, j) = times_power(found(i, j), power(i) - powers.b);
                    }
                    this->expect_near(found, X, A.cols(), 50);
                }
            }
        });
    }
}

// The rows behind X have the scale of B: their squares add up to those of the residual, on the CPU, too.
TYPED_TEST(LeastSquares, RowsBehindTheSolutions) {
    using T = TypeParam;
    const int far = this->wide_range ? 1005 : 112;
    const Matrix<T> A = this->of_all_shapes()[0], B = this->right_hand_sides(A),
                    adjoint_of_a = with_op(adjoint<T>, A);
    const std::int64_t m = A.rows(), n = A.cols();
    const auto rest = [&](const Matrix<T>& X) {
        Matrix<T> sums(1, X.cols());
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            double sum = 0;
            for (std::int64_t i = n; i < m; ++i) sum += squared_modulus(X(i, j));
            sums(0, j) = T(static_cast<Real<T>>(std::sqrt(sum)));
        }
        return sums;
    };
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        SCOPED_TRACE(device_count);
        const Matrix<T> X = this->solved_by_gels(ctx, A, B);
        Matrix<T> top(n, X.cols()), residual = B;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < n; ++i) top(i, j) = X(i, j);
        }
        subtract(residual, product('N', A, top));
        for (std::int64_t j = 0; j < B.cols(); ++j) {
            double sum = 0;
            for (std::int64_t i = 0; i < m; ++i) sum += squared_modulus(residual(i, j));
            EXPECT_NEAR(static_cast<double>(real_part(rest(X)(0, j))), std::sqrt(sum),
                        1000 * ulp<T> * std::sqrt(sum));
        }
        for (const int exponent : {far, -far}) {
            const Matrix<T> scaled = times_power(B, exponent);
            for (const Matrix<T>& found : {this->solved_by_gels(ctx, A, scaled),
                                           this->solved_by_gels(ctx, adjoint_of_a, scaled, adjoint<T>),
                                           this->solved(ctx, A, scaled, 1e-4).B}) {
                const Matrix<T> near_one = times_power(found, -exponent);
                this->expect_near(near_one, X, n, 1000);
                this->expect_near(rest(near_one), rest(X), 1, 1000);
            }
        }
    }
}

// Empty problems still have results.
TYPED_TEST(LeastSquares, NothingToSolve) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Matrix<T> A = this->of_all_shapes()[0];
    const auto x = this->solved(ctx, A, Matrix<T>(A.rows(), 0), 1e-3);
    EXPECT_EQ(x.rank[0], 0);
    EXPECT_TRUE(x.A.same_bits(A));
    EXPECT_EQ(x.jpvt, Order(x.jpvt.size()));
}

// Matrices whose elements are all below the smallest normal number, with right-hand sides such that the
// solutions are near 1: the digits that the elements have.
TYPED_TEST(LeastSquares, SubnormalMatrices) {
    using T = TypeParam;
    using Limits = std::numeric_limits<Real<T>>;
    constexpr int exponent = Limits::min_exponent - 9;
    const double digits = std::ldexp(1.0, Limits::digits - 16);  // ulp of the elements
    for (Matrix<T>& A : this->of_all_shapes()) {
        for (std::int64_t j = 0; j < std::min(A.rows(), A.cols()); ++j) A(j, j) += T(8);
        const Matrix<T> B = this->right_hand_sides(A);
        this->everywhere([&](const SmallBlocks& ctx) {
            for (const char trans : {'N', adjoint<T>}) {
                const std::int64_t unknowns = trans == 'N' ? A.cols() : A.rows();
                const Matrix<T> X = this->solved_by_gels(ctx, A, B, trans),
                                small = this->solved_by_gels(ctx, times_power(A, exponent),
                                                             times_power(B, exponent), trans);
                this->expect_near(small, X, unknowns, digits);
            }
            const auto x = this->solved(ctx, A, B, 1e-4),
                       small = this->solved(ctx, times_power(A, exponent), times_power(B, exponent), 1e-4);
            EXPECT_EQ(small.rank, x.rank);
            this->expect_near(small.B, x.B, A.cols(), digits);
        });
    }
}

TYPED_TEST(LeastSquares, Zero) {
    using T = TypeParam;
    for (const Matrix<T>& A : this->of_all_shapes()) {
        const Matrix<T> zero(A.rows(), A.cols(), 2);
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->solved(ctx, zero, this->right_hand_sides(A), 1e-3);
            EXPECT_EQ(x.rank[0], 0);
            const Matrix<T> X = this->solved_by_gels(ctx, zero, this->right_hand_sides(A));
            for (std::int64_t j = 0; j < X.cols(); ++j) {
                for (std::int64_t i = 0; i < A.cols(); ++i) {
                    ASSERT_EQ(x.B(i, j), T(0));
                    ASSERT_EQ(X(i, j), T(0));
                }
            }
        });
    }
}

// The calls return, with a rank that is possible.
TYPED_TEST(LeastSquares, NotANumber) {
    using T = TypeParam;
    for (Matrix<T>& A : this->of_all_shapes()) {
        A(19, 4) = quiet_nan<T>();
        this->everywhere([&](const SmallBlocks& ctx) {
            const auto x = this->solved(ctx, A, this->right_hand_sides(A), 1e-3);
            EXPECT_GE(x.rank[0], 0);
            EXPECT_LE(x.rank[0], std::min(A.rows(), A.cols()));
            this->solved_by_gels(ctx, A, this->right_hand_sides(A));
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
