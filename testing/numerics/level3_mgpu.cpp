// SPDX-License-Identifier: BSD-3-Clause
// Products of spread matrices.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Spread : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Spread, Scalars, ScalarNames);

constexpr Blas kinds[] = {Blas::syrk, Blas::herk, Blas::syr2k, Blas::her2k,
                          Blas::symm, Blas::hemm, Blas::trsm,  Blas::trmm};

template <class T>
Problem<T> problem(Blas kind, std::int64_t m, std::int64_t n, std::int64_t k) {
    Problem<T> p(kind);
    p.n = n;
    p.m = p.rank_k() ? n : m;
    p.k = k;
    p.pad = 1;
    return p;
}

// Every option, with equal and different layouts, and panels narrower and wider than the blocks.
TYPED_TEST(Level3Spread, Options) {
    using T = TypeParam;
    for (const int device_count :
         device_counts(sanitized ? std::vector<int>{3} : std::vector<int>{1, 2, 3})) {
        for (const std::int64_t width : {8, 24}) {
            const Level3Context ctx(device_count, width);
            for (const Blas kind : kinds) {
                if (!is_asked<T>(kind)) continue;
                for_each_option(problem<T>(kind, 43, 37, 29), [&](const Problem<T>& p) {
                    for (const Widths nb : {Widths{5, 5, 5}, {16, 16, 16}, {3, 37, 5}, {10, 3, 7}}) {
                        expect_spread(ctx, p, nb);
                    }
                });
            }
        }
    }
}

TYPED_TEST(Level3Spread, Sizes) {
    using T = TypeParam;
    const Level3Context ctx(3);
    std::int64_t turn = 0;
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for (const std::int64_t n : {0, 1, 2, 4, 5, 6, 15, 16, 31, 61}) {
            for (const std::int64_t other : {0, 1, 5, 8, 9, 26}) {
                for_each_option(problem<T>(kind, other, n, other), [&](const Problem<T>& p) {
                    if (++turn % 5 == 0) expect_spread(ctx, p, {5, 5 + turn % 2, 5});
                });
            }
        }
    }
}

TYPED_TEST(Level3Spread, AlphaAndBeta) {
    using T = TypeParam;
    const T some = make_scalar<T>(0.3, 0.8);
    const Level3Context ctx(2);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for (const T alpha : {T(0), T(1), some}) {
            for (const T beta : {T(0), T(1), some}) {
                for_each_option(problem<T>(kind, 22, 19, 21), [&](Problem<T> p) {
                    if (p.diag == 'U') return;
                    p.alpha = alpha;
                    p.beta = beta;
                    expect_spread(ctx, p, {6, 6, 6});
                });
            }
        }
    }
}

// As in the BLAS: with alpha = 0 neither A nor B is read, but for the B that TRSM and TRMM overwrite.
TYPED_TEST(Level3Spread, ZeroAlphaReadsNothing) {
    using T = TypeParam;
    const Level3Context ctx(2);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for (const T beta : {T(0), T(make_scalar<T>(0.3, 0.8))}) {
            Problem<T> p = problem<T>(kind, 22, 19, 21);
            p.alpha = T(0);
            p.beta = beta;
            for (const char side : {'L', 'R'}) {
                p.side = side;
                SCOPED_TRACE(p.text());
                const Operands<T> clean = make(p);
                Operands<T> results[2] = {clean, clean};
                for (Matrix<T>* const x : {&results[1].A, &results[1].B}) {
                    for (std::int64_t j = 0; j < x->cols(); ++j)
                        for (std::int64_t i = 0; i < x->rows(); ++i) (*x)(i, j) = quiet_nan<T>();
                }
                for (Operands<T>& operands : results) {
                    const SpreadOperands<T> spread(ctx, operands, Widths{6, 6, 6});
                    EXPECT_EQ(call_mgpu<T>(ctx, p, spread.handles()), 0) << lapilli_last_error(ctx);
                    spread.gather();
                }
                EXPECT_TRUE(results[1].C.same_bits(results[0].C));
            }
        }
    }
}

// One block for all columns, one column in each, fewer columns than devices.
TYPED_TEST(Level3Spread, AwkwardLayouts) {
    using T = TypeParam;
    const Level3Context ctx(3);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for_each_option(problem<T>(kind, 26, 18, 14), [&](const Problem<T>& p) {
            expect_spread(ctx, p, {1, 1, 1});
            expect_spread(ctx, p, {100, 100, 100});
            expect_spread(ctx, p, {100, 1, 2});
            expect_spread(ctx, p, {1, 100, 9});
        });
    }
}

TYPED_TEST(Level3Spread, SameBits) {
    using T = TypeParam;
    const Level3Context ctx(3);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for_each_option(problem<T>(kind, 31, 33, 25), [&](const Problem<T>& p) {
            const Matrix<T> once = expect_spread(ctx, p, {5, 6, 7});
            EXPECT_TRUE(once.same_bits(expect_spread(ctx, p, {5, 6, 7})));
        });
    }
}

// The check that all of these rest on: a wrong last digit but two or three, and a write beside what is computed.
TYPED_TEST(Level3Spread, ErrorsAreSeen) {
    using T = TypeParam;
    const Level3Context ctx(2);
    for (const Blas kind : kinds) {
        for_each_option(problem<T>(kind, 11, 13, 9), [&](const Problem<T>& p) {
            SCOPED_TRACE(p.text());
            const Operands<T> before = make(p);
            const Matrix<T> good = expect_spread(ctx, p, {4, 4, 4});
            for (const std::int64_t i : {0, 5, 10}) {
                for (const std::int64_t j : {0, 5, 10}) {
                    Matrix<T> wrong = good;
                    const T change = T(static_cast<Real<T>>(2000 * ulp<T>));
                    wrong(i, j) += p.rank_k() && !p.in_triangle(i, j) ? T(1) : change;
                    EXPECT_GT(error(p, before, wrong), 1) << i << ", " << j;
                }
            }
            Matrix<T> wrong = good;
            wrong(good.rows(), 3) = T(0);  // the padding
            EXPECT_GT(error(p, before, wrong), 1);
        });
    }
}

// SYR2K of a matrix with itself.
TYPED_TEST(Level3Spread, TheSameOperandTwice) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const Problem<T> p = problem<T>(Blas::syr2k, 20, 20, 13);
    Operands<T> before = make(p);
    before.B = before.A;
    Operands<T> after = before;
    const SpreadMatrix<T> A(ctx, after.A, 5), C(ctx, after.C, 6);
    EXPECT_EQ(call_mgpu<T>(ctx, p, {A, A, C}), 0) << lapilli_last_error(ctx);
    C.gather();
    EXPECT_LE(error(p, before, after), 1);
}

}  // namespace
}  // namespace lapilli::testing::blas
