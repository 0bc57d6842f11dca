// SPDX-License-Identifier: BSD-3-Clause
// Tests particular to batches of triangular solutions and of inverses of definite matrices: each way to apply
// a triangle, alpha, zeros on diagonals, matrices that have an address each.
#include "numerics/batches.hpp"
#include "support/routines/batch_po.hpp"
#include "support/routines/batch_trsm.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class TriangleBatches : public ::testing::Test {};
TYPED_TEST_SUITE(TriangleBatches, Scalars, ScalarNames);

TYPED_TEST(TriangleBatches, EachWay) {
    const Routine& routine = *find_routine("trsm_batch", letter<TypeParam>);
    int turn = 0;
    for (const char side : {'L', 'R'}) {
        for (const char trans : {'N', 'T', 'C'}) {
            for (const char uplo : {'L', 'U'}) {
                const SmallBlocks ctx(turn % 3);
                for (const std::int64_t n : {7, 35}) {
                    Problem p = batch_problem(n, 4);
                    p.side = side;
                    p.trans = trans;
                    p.uplo = uplo;
                    p.diag = turn % 4 == 1 ? 'U' : 'N';
                    p.column = 1 + turn % 5;
                    p.alpha = turn % 3 == 0 ? std::complex<double>(1) : std::complex<double>(0.5, 2);
                    expect_correct(routine, ctx, p,
                                   turn % 3 > 0 && turn % 2 == 0 ? Where::device : Where::host);
                    ++turn;
                }
            }
        }
    }
}

/// One after the other, from the left by TRTRS.
TYPED_TEST(TriangleBatches, OrdersBeyondTheKernels) {
    using T = TypeParam;
    if constexpr (sizeof(Real<T>) == 8) {
        for (const char* how : {"LN", "RN", "RT", "RC"}) {
            if (is_complex<T> == (how[1] == 'N')) continue;
            const SmallBlocks ctx(1);
            ctx.set("potrf.crossover", "0");
            ctx.set("potrf.nb", "256");
            ctx.set("matrix.nb", "256");
            Problem p = batch_problem(1025, 2);
            p.side = how[0];
            p.trans = how[1];
            p.column = 2;
            p.alpha = std::complex<double>(-0.5, 2);
            expect_correct(*find_routine("trsm_batch", letter<T>), ctx, p, Where::device);
        }
    }
}

/// Cholesky's routines likewise.
TYPED_TEST(TriangleBatches, DefiniteOnesBeyondTheKernels) {
    if constexpr (std::is_same_v<TypeParam, double>) {
        const SmallBlocks ctx(1);
        ctx.set("potrf.nb", "256");
        ctx.set("matrix.nb", "256");
        for (const char* name : {"potrf_batch", "potrs_batch", "posv_batch", "potri_batch"}) {
            Problem p = batch_problem(1025, 2);
            p.column = 2;
            expect_correct(*find_routine(name, 'd'), ctx, p, Where::device);
        }
    }
}

/// B := 0, whatever A and B have.
TYPED_TEST(TriangleBatches, AlphaThatIsZero) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        std::vector<T> a(8, quiet_nan<T>()), b(6, quiet_nan<T>());
        std::vector<lapilli_int> infos(2, -3);
        ASSERT_EQ(api::trsm_batch<T>(ctx, 'R', 'U', 'T', 'N', 1, 2, T(0), a.data(), 2, 4, b.data(), 1, 3, 2,
                                     infos.data()),
                  0);
        EXPECT_EQ(infos, (std::vector<lapilli_int>{0, 0}));
        for (const std::size_t e : {0, 1, 3, 4}) EXPECT_EQ(b[e], T(0));
        EXPECT_TRUE(b[2] != b[2]) << "between the matrices";
    });
}

/// They keep their B; of a unit triangle the diagonal is not looked at.
TYPED_TEST(TriangleBatches, ZerosOnDiagonals) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {6, 40}) {
            Problem p = batch_problem(n, 3);
            p.column = 2;
            const QrBatchLayout at = TrsmBatch<T>::layout(p);
            typename TrsmBatch<T>::Data good;
            TrsmBatch<T>::data(p, good);
            auto bad = good;
            for (const std::int64_t i : {3, 5})
                bad.A[static_cast<std::size_t>(at.stride + i + i * at.ld)] = T(0);
            const auto before = bad;
            const auto solve = [&](typename TrsmBatch<T>::Data& x, char diag) {
                return api::trsm_batch<T>(ctx, 'L', 'L', 'N', diag, n, 2, T(2), x.A.data(), at.ld, at.stride,
                                          x.B.data(), at.ldb, at.strideb, p.k, x.infos.data());
            };
            ASSERT_EQ(solve(good, 'N'), 0);
            ASSERT_EQ(solve(bad, 'N'), 1);
            EXPECT_EQ(bad.infos, (std::vector<lapilli_int>{0, 4, 0}));
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 of the triangular matrices are singular"),
                      std::string::npos);
            for (std::int64_t k = 0; k < p.k; ++k) {
                const auto& expected = k == 1 ? before.B : good.B;
                EXPECT_TRUE(
                    TrsmBatch<T>::side_of(at, bad.B, k).same_bits(TrsmBatch<T>::side_of(at, expected, k)))
                    << k;
            }
            EXPECT_EQ(solve(bad, 'U'), 0);
        }
    });
}

TYPED_TEST(TriangleBatches, InversesThatAreNotThere) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {9, 35}) {
            const Problem p = batch_problem(n, 3);
            const BatchLayout at(p);
            typename PotriBatch<T>::Data good;
            PotriBatch<T>::data(p, good);
            auto bad = good;
            bad.A[static_cast<std::size_t>(at.stride + 6 + 6 * at.ld)] = T(0);
            const auto before = bad;
            ASSERT_EQ(
                api::potri_batch<T>(ctx, 'L', n, good.A.data(), at.ld, at.stride, p.k, good.infos.data()), 0);
            ASSERT_EQ(api::potri_batch<T>(ctx, 'L', n, bad.A.data(), at.ld, at.stride, p.k, bad.infos.data()),
                      1);
            EXPECT_EQ(bad.infos, (std::vector<lapilli_int>{0, 7, 0}));
            for (std::int64_t k = 0; k < p.k; ++k)
                EXPECT_TRUE(matrix_of(at, bad.A, k).same_bits(matrix_of(at, k == 1 ? before.A : good.A, k)))
                    << k;
        }
    });
}

/// As those a fixed stride apart, bit by bit.
TYPED_TEST(TriangleBatches, MatricesThatHaveAnAddressEach) {
    using T = TypeParam;
    everywhere_by_address([](const SmallBlocks& ctx, bool on_device) {
        Problem p = batch_problem(11, 5);
        p.column = 3;
        p.side = 'R';
        p.uplo = 'U';
        const QrBatchLayout at = TrsmBatch<T>::layout(p);
        typename TrsmBatch<T>::Data expected;
        TrsmBatch<T>::data(p, expected);
        auto x = expected;
        Addressed<T> a(ctx, x.A, at.stride, on_device), b(ctx, x.B, at.strideb, on_device);
        ASSERT_EQ(api::trsm_batch_pointers<T>(ctx, 'R', 'U', 'C', 'N', at.rows, at.cols, T(1), a.read_only(),
                                              at.ld, b.data(), at.ldb, p.k, x.infos.data()),
                  0)
            << lapilli_last_error(ctx);
        b.fetch();
        ASSERT_EQ(
            api::trsm_batch<T>(ctx, 'R', 'U', 'C', 'N', at.rows, at.cols, T(1), expected.A.data(), at.ld,
                               at.stride, expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
            0);
        EXPECT_TRUE(same_bits(x.B, expected.B));

        ASSERT_EQ(api::potri_batch_pointers<T>(ctx, 'U', at.n, a.data(), at.ld, p.k, x.infos.data()), 0);
        a.fetch();
        ASSERT_EQ(api::potri_batch<T>(ctx, 'U', at.n, expected.A.data(), at.ld, at.stride, p.k,
                                      expected.infos.data()),
                  0);
        EXPECT_TRUE(same_bits(x.A, expected.A));
    });
}

}  // namespace
}  // namespace lapilli::testing
