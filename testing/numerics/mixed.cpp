// SPDX-License-Identifier: BSD-3-Clause
// Solutions in mixed precision beyond what the suites of all routines ask: which way a matrix goes, and that
// the solution is as good as double precision makes it, whichever it is.
#include "numerics/mixed_suite.hpp"

namespace lapilli::testing {
namespace {

TYPED_TEST_SUITE(Mixed, DoublePrecisions, DoubleNames);

// A few corrections, and LAPACK's number of them.
TYPED_TEST(Mixed, WellConditioned) {
    const Problem p = this->problem(60, "arithmetic", 1e3);
    const auto general = this->general(p);
    const auto definite = this->definite(p);
    auto on_cpu = general;
    GesvMixed<TypeParam>::call_lapack(p, {{on_cpu.A.data(), on_cpu.A.ld()},
                                          on_cpu.ipiv.data(),
                                          {on_cpu.B.data(), on_cpu.B.ld()},
                                          {on_cpu.X.data(), on_cpu.X.ld()},
                                          on_cpu.iter.data()});
    this->everywhere(
        [&](const SmallBlocks& ctx) {
            auto x = general;
            ASSERT_EQ(this->call(ctx, p, x), 0);
            EXPECT_TRUE(x.A.same_bits(general.A));
            EXPECT_GE(x.iter[0], 1);
            EXPECT_LE(std::abs(x.iter[0] - on_cpu.iter[0]), 1);
            this->expect_converged(x.A, x.B, x.X);
            const lapilli_int iter = this->solved(ctx, p, definite);
            EXPECT_GE(iter, 1);
            EXPECT_LE(iter, 5);
        },
        {0, 1, 2, 3, 4});
}

// Block columns that the library chooses, where each precision has panels of its own width.
TYPED_TEST(Mixed, ManyBlockColumns) {
    const SmallBlocks ctx(1);
    ctx.set("getrf.nb", "auto");
    const Problem p = this->problem(400);
    const auto given = this->general(p);
    const lapilli_int iter = this->solved(ctx, p, given);
    EXPECT_GE(iter, 1);
    EXPECT_LE(iter, 5);
}

// Rows, columns and both from 2^-30 to 2^30, in any order: with what the factors lose of the small ones the
// solution must be as good.
TYPED_TEST(Mixed, Graded) {
    using T = TypeParam;
    const Problem p = this->problem(70);
    const auto factor = [&](std::int64_t i) {
        return Real<T>(std::ldexp(1.0, static_cast<int>((i * 37 + 11) % 61) - 30));
    };
    for (const bool rows : {true, false}) {
        for (const bool columns : {true, false}) {
            if (!rows && !columns) continue;
            auto general = this->general(p);
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i)
                    general.A(i, j) *= (rows ? factor(i) : 1) * (columns ? factor(j + 5) : 1);
            }
            SCOPED_TRACE(std::string(rows ? "rows " : "") + (columns ? "columns" : ""));
            this->everywhere([&](const SmallBlocks& ctx) { this->solved(ctx, p, general); });
        }
    }
    auto definite = this->definite(p);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) definite.A(i, j) *= factor(i) * factor(j);
    }
    this->everywhere([&](const SmallBlocks& ctx) { this->solved(ctx, p, definite); });
}

// Where plain refinement does not converge, GMRES does: few small singular values cost few steps.
TYPED_TEST(Mixed, IllConditioned) {
    for (const double cond : {1e7, 1e10}) {
        const Problem p = this->problem(60, "cluster-one", cond);
        const auto general = this->general(p);
        const auto definite = this->definite(p);
        SCOPED_TRACE(cond);
        this->everywhere(
            [&](const SmallBlocks& ctx) {
                auto x = general;
                ASSERT_EQ(this->call(ctx, p, x), 0);
                EXPECT_GE(x.iter[0], 2);
                this->expect_converged(x.A, x.B, x.X);
                EXPECT_TRUE(x.A.same_bits(general.A));
                // In single precision a matrix with this condition need not be positive definite.
                this->solved(ctx, p, definite);
            },
            {1, 2, 3});
        this->everywhere([&](const SmallBlocks& ctx) { this->solved(ctx, p, general); }, {0});
    }
}

// Many small singular values: nothing but double precision will do. The steps before it are bounded.
TYPED_TEST(Mixed, BeyondGmres) {
    const Problem p = this->problem(150, "geometric", 1e13);
    const auto given = this->general(p);
    this->everywhere([&](const SmallBlocks& ctx) {
        auto x = given;
        ASSERT_EQ(this->call(ctx, p, x), 0);
        EXPECT_EQ(x.iter[0], -31);
        EXPECT_FALSE(x.A.same_bits(given.A));
        EXPECT_LE(this->error(p, given, x).worst(), Residuals::threshold);
    });
}

// The last two rows are the same in single precision.
TYPED_TEST(Mixed, SingularInSinglePrecision) {
    using T = TypeParam;
    const Problem p = this->problem(40);
    auto given = this->general(p);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) given.A(i, j) = T(i == j ? 4 : 0);
    }
    for (std::int64_t i = 38; i < p.n; ++i) given.A(i, 38) = given.A(i, 39) = T(1);
    given.A(39, 39) += T(std::ldexp(1.0, -40));
    this->everywhere([&](const SmallBlocks& ctx) {
        auto x = given;
        ASSERT_EQ(this->call(ctx, p, x), 0);
        EXPECT_EQ(x.iter[0], -3);
        EXPECT_LE(lu_ratio(given.A, x.A, x.ipiv, p), Residuals::threshold);
        EXPECT_LE(this->error(p, given, x).worst(), Residuals::threshold);
    });
    Problem q = this->problem(40);
    for (const char uplo : {'L', 'U'}) {
        q.uplo = uplo;
        auto definite = this->definite(q);
        // A row and a column that differ from others by what single precision does not see.
        for (std::int64_t j = 0; j < q.n; ++j) {
            for (std::int64_t i = 0; i < q.n; ++i) definite.A(i, j) = T(i == j ? 4 : 0);
        }
        (uplo == 'L' ? definite.A(39, 38) : definite.A(38, 39)) = T(4 - std::ldexp(1.0, -40));
        this->everywhere([&](const SmallBlocks& ctx) { EXPECT_EQ(this->solved(ctx, q, definite), -3); });
    }
}

// A matrix, or right-hand sides, with one number too large for single precision.
TYPED_TEST(Mixed, BeyondTheRange) {
    using T = TypeParam;
    const Problem p = this->problem(40);
    for (const bool in_matrix : {true, false}) {
        for (const double sign : {1.0, -1.0}) {
            auto general = this->general(p);
            auto definite = this->definite(p);
            (in_matrix ? general.A(33, 7) : general.B(33, 2)) = T(sign * 1e39);
            (in_matrix ? definite.A(39, 39) : definite.B(33, 2)) = T(in_matrix ? 1e39 : sign * 1e39);
            this->everywhere([&](const SmallBlocks& ctx) {
                EXPECT_EQ(this->solved(ctx, p, general), -2);
                EXPECT_EQ(this->solved(ctx, p, definite), -2);
            });
        }
    }
    // The contents of the other triangle do not count.
    for (const char uplo : {'L', 'U'}) {
        Problem q = p;
        q.uplo = uplo;
        auto definite = this->definite(q);
        (uplo == 'U' ? definite.A(33, 7) : definite.A(7, 33)) = T(1e300);
        this->everywhere([&](const SmallBlocks& ctx) {
            auto x = definite;
            EXPECT_EQ(this->call(ctx, q, x), 0);
            EXPECT_GE(x.iter[0], 0);
        });
    }
}

// Matrices so small that X passes the range of single precision: its residual is infinite then, and no
// infinity is larger than another.
TYPED_TEST(Mixed, SolutionBeyondTheRange) {
    using T = TypeParam;
    for (const std::int64_t n : {1, 2, 40}) {
        const Problem p = this->problem(n);
        auto general = this->general(p);
        auto definite = this->definite(p);
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) {
                general.A(i, j) *= Real<T>(1e-42);
                definite.A(i, j) *= Real<T>(1e-42);
            }
        }
        this->everywhere([&](const SmallBlocks& ctx) {
            EXPECT_LT(this->solved(ctx, p, general), 0);
            EXPECT_LT(this->solved(ctx, p, definite), 0);
        });
    }
}

// info as GESV's and POSV's; X stays as it is.
TYPED_TEST(Mixed, NoSolution) {
    using T = TypeParam;
    const Problem p = this->problem(50);
    auto general = this->general(p);
    for (std::int64_t i = 0; i < p.n; ++i) general.A(i, 17) = T(0);
    auto definite = this->definite(p);
    definite.A(30, 30) = T(-1);
    this->everywhere([&](const SmallBlocks& ctx) {
        auto x = general;
        EXPECT_EQ(this->call(ctx, p, x), 18);
        EXPECT_EQ(x.iter[0], -3);
        EXPECT_TRUE(x.X.same_bits(general.X));
        EXPECT_LE(lu_ratio(general.A, x.A, x.ipiv, p), Residuals::threshold);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("is zero"), std::string::npos);
        auto y = definite;
        EXPECT_EQ(this->call(ctx, p, y), 31);
        EXPECT_EQ(y.iter[0], -3);
        EXPECT_TRUE(y.X.same_bits(definite.X));
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("not positive definite"), std::string::npos);
    });
}

// A NaN comes to the solutions, and every call returns. POSV says where it is.
TYPED_TEST(Mixed, NotANumber) {
    using T = TypeParam;
    const Problem p = this->problem(50);
    for (const bool in_matrix : {true, false}) {
        auto general = this->general(p);
        (in_matrix ? general.A(40, 20) : general.B(40, 1)) = quiet_nan<T>();
        auto definite = this->definite(p);
        (in_matrix ? definite.A(40, 20) : definite.B(40, 1)) = quiet_nan<T>();
        this->everywhere([&](const SmallBlocks& ctx) {
            auto x = general;
            EXPECT_GE(this->call(ctx, p, x), 0);
            bool found = false;
            for (std::int64_t i = 0; i < p.n; ++i) found = found || std::isnan(std::abs(x.X(i, 1)));
            EXPECT_TRUE(found || x.iter[0] == -3);
            auto y = definite;
            const lapilli_int info = this->call(ctx, p, y);
            EXPECT_EQ(info, in_matrix ? 41 : 0);
            if (in_matrix) return;
            EXPECT_FALSE(std::isnan(std::abs(y.X(3, 0))));
            EXPECT_TRUE(std::isnan(std::abs(y.X(3, 1))));
        });
    }
}

// Columns of every size that fits, one of them 0. Those below the range of single precision are GMRES's.
TYPED_TEST(Mixed, ColumnsOfEverySize) {
    using T = TypeParam;
    const Problem p = this->problem(45, 6);
    auto general = this->general(p);
    auto definite = this->definite(p);
    const double sizes[] = {1e30, 1e-20, 0, 1, 1e-80, 1e-250};
    for (std::int64_t j = 0; j < p.k; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) {
            general.B(i, j) *= Real<T>(sizes[j]);
            definite.B(i, j) *= Real<T>(sizes[j]);
        }
    }
    this->everywhere(
        [&](const SmallBlocks& ctx) {
            auto x = general;
            ASSERT_EQ(this->call(ctx, p, x), 0);
            EXPECT_TRUE(x.iter[0] >= 1 || (has_emulated_products(ctx) && x.iter[0] == -31)) << x.iter[0];
            if (x.iter[0] >= 1) this->expect_converged(x.A, x.B, x.X);
            EXPECT_EQ(this->size(x.X, 2), 0);
            auto y = definite;
            ASSERT_EQ(this->call(ctx, p, y), 0);
            // GMRES may take more steps than it has: the criterion is hardly above the rounding of a
            // residual. Of 40 seeds, 10 to 19 do.
            EXPECT_TRUE(y.iter[0] >= 1 || y.iter[0] == -31) << y.iter[0];
            EXPECT_LE(this->error(p, definite, y).worst(), Residuals::threshold);
            EXPECT_EQ(this->size(y.X, 2), 0);
        },
        {1, 3});
}

// Nothing to solve: iter is written all the same, and without right-hand sides the matrix is factored.
TYPED_TEST(Mixed, NothingToSolve) {
    this->everywhere([&](const SmallBlocks& ctx) {
        for (const std::int64_t n : {0, 1, 30}) {
            for (const std::int64_t k : {0, 2}) {
                const Problem p = this->problem(n, k);
                auto x = this->general(p);
                const auto before = x;
                ASSERT_EQ(this->call(ctx, p, x), 0);
                EXPECT_LE(this->error(p, before, x).worst(), Residuals::threshold);
                EXPECT_LE(x.iter[0], n == 0 || k == 0 ? 0 : 5);
                // A single number may miss LAPACK's criterion by its last bit.
                if (n == 1 && k > 0) continue;
                EXPECT_GE(x.iter[0], 0);
                EXPECT_TRUE(x.A.same_bits(before.A));
                this->solved(ctx, p, this->definite(p));
            }
        }
    });
}

// The pivots are those of the last factorization.
TYPED_TEST(Mixed, PivotsOfTheFactors) {
    using S = std::conditional_t<is_complex<TypeParam>, std::complex<float>, float>;
    const Problem p = this->problem(70);
    const auto given = this->general(p);
    typename Getrf<S>::Data single;
    single.A = Matrix<S>(p.n, p.n, p.pad);
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) single.A(i, j) = static_cast<S>(given.A(i, j));
    }
    single.ipiv.assign(static_cast<std::size_t>(p.n), 0);
    Getrf<S>::call_lapack(p, {{single.A.data(), single.A.ld()}, single.ipiv.data()});
    this->everywhere([&](const SmallBlocks& ctx) {
        auto x = given;
        ASSERT_EQ(this->call(ctx, p, x), 0);
        ASSERT_GE(x.iter[0], 0);
        EXPECT_EQ(x.ipiv, single.ipiv);
    });
}

}  // namespace
}  // namespace lapilli::testing
