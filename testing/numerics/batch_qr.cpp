// SPDX-License-Identifier: BSD-3-Clause
// Tests particular to batches of QR factorizations: orders around the cuts of the kernels, bad matrices among
// good ones, matrices that have an address each.
#include <optional>

#include "numerics/batches.hpp"
#include "support/routines/qr_batch.hpp"

namespace lapilli::testing {
namespace {

constexpr const char* qr_names[] = {"geqrf_batch", "orgqr_batch", "ormqr_batch", "gels_batch", "qr_batch"};

template <class T>
class QrBatches : public ::testing::Test {};
TYPED_TEST_SUITE(QrBatches, Scalars, ScalarNames);

TYPED_TEST(QrBatches, Orders) {
    int turn = 0;
    for (const std::int64_t n : {1, 5, 31, 32, 33, 64, 100, 193}) {
        for (const char* name : qr_names) {
            const SmallBlocks ctx(1 + turn % 2);
            Problem p = batch_problem(n, n > 65 ? 1 : 3, turn % 3);
            p.trans = turn / 2 % 2 == 0 || std::string_view(name) == "gels_batch" ? 'N' : 'C';
            p.side = turn / 4 % 2 == 0 ? 'L' : 'R';
            p.column = turn % 4;  // 0: some
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, p,
                           turn % 4 < 2 ? Where::host : Where::device);
            ++turn;
        }
    }
}

TYPED_TEST(QrBatches, Rectangles) {
    const std::pair<std::int64_t, std::int64_t> shapes[] = {{9, 4}, {4, 9}, {40, 12}, {12, 40}};
    for (const auto& [m, n] : shapes) {
        for (const int device_count : device_counts({0, 2})) {
            const SmallBlocks ctx(device_count);
            Problem p = batch_problem(n, 5);
            p.m = m;
            for (const char* name : qr_names) {
                if (std::string_view(name) == "geqrf_batch" || std::string_view(name) == "qr_batch" || m > n)
                    expect_correct(*find_routine(name, letter<TypeParam>), ctx, p, Where::host);
            }
        }
    }
}

/// Above the kernels' largest order one after the other.
TYPED_TEST(QrBatches, OrdersBeyondTheKernels) {
    if constexpr (std::is_same_v<TypeParam, double>) {
        const SmallBlocks ctx(1);
        ctx.set("geqrf.crossover", "0");
        for (const char* name : qr_names) {
            Problem p = batch_problem(4, 2);
            p.m = 1030;
            if (std::string_view(name) == "ormqr_batch") {
                p.n = 1030;
                p.il = p.column = 4;
            }
            expect_correct(*find_routine(name, 'd'), ctx, p, Where::device);
        }
    }
}

/// Two routines compute them: nothing is written where the second one fails.
TYPED_TEST(QrBatches, FailuresBeyondTheKernels) {
    if constexpr (std::is_same_v<TypeParam, double>) {
        const SmallBlocks ctx(1);
        ctx.set("geqrf.crossover", "0");
        const Matrix<double> given = random_matrix<double>(1030, 3, 0, Stream(1, 1)), r(3, 3);
        int failed = 0;
        for (;;) {
            ctx.set("sim.fail", "launch:" + std::to_string(failed + 1));
            Matrix<double> A = given, R = r;
            lapilli_int one = 0;
            const lapilli_int info =
                lapilli_dqr_batch(ctx, 1030, 3, A.data(), A.ld(), 3 * A.ld(), R.data(), R.ld(), 9, 1, &one);
            if (info == 0) break;
            ++failed;
            EXPECT_LT(info, 0);
            EXPECT_TRUE(A.same_bits(given) && R.same_bits(r)) << "launch " << failed;
        }
        EXPECT_GE(failed, 2);
    }
}

TYPED_TEST(QrBatches, OrdersOnTheCpu) {
    const Context ctx("none");
    for (const std::int64_t n : {1, 17, 65, 193}) {
        for (const char* name : qr_names)
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, batch_problem(n, n > 100 ? 2 : 5),
                           Where::host);
    }
}

TYPED_TEST(QrBatches, Counts) {
    for (const std::int64_t count : {0, 1, 7, 100}) {
        for (const int device_count : device_counts({0, 1, 4})) {
            const SmallBlocks ctx(device_count);
            ctx.set("test.batch.piece", count == 100 ? "9" : "auto");
            for (const char* name : qr_names)
                expect_correct(*find_routine(name, letter<TypeParam>), ctx, batch_problem(6, count),
                               device_count % 2 == 0 ? Where::host : Where::device);
        }
    }
}

/// Each has its own info and changes no bit of the others. A matrix of zeros has the solution 0.
TYPED_TEST(QrBatches, BadMatrices) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {5, 35}) {
            Problem p = batch_problem(n, 5);
            p.column = 2;
            const QrBatchLayout at = GelsBatch<T>::layout(p);
            typename GelsBatch<T>::Data good, bad;
            GelsBatch<T>::data(p, good);
            bad = good;
            const auto element = [&](std::int64_t k, std::int64_t i, std::int64_t j) -> T& {
                return bad.A[static_cast<std::size_t>(k * at.stride + i + j * at.ld)];
            };
            for (std::int64_t i = 0; i < at.m; ++i) element(1, i, 3) = T(0);
            element(3, 2, 0) = quiet_nan<T>();
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < at.m; ++i) element(4, i, j) = T(0);
            }
            const auto before = bad;
            const auto solve = [&](typename GelsBatch<T>::Data& x) {
                return api::gels_batch<T>(ctx, 'N', at.m, n, at.cols, x.A.data(), at.ld, at.stride,
                                          x.B.data(), at.ldb, at.strideb, p.k, x.infos.data());
            };
            ASSERT_EQ(solve(good), 0) << lapilli_last_error(ctx);
            ASSERT_EQ(solve(bad), 1) << lapilli_last_error(ctx);
            EXPECT_EQ(bad.infos, (std::vector<lapilli_int>{0, 4, 0, 0, 0}));
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 of the matrices have not full rank"),
                      std::string::npos);
            const auto side = [&](const std::vector<T>& b, std::int64_t k) {
                return GelsBatch<T>::side_of(at, b, k);
            };
            EXPECT_TRUE(side(bad.B, 1).same_bits(side(before.B, 1))) << "of the singular one";
            for (const std::int64_t k : {0, 2}) {
                EXPECT_TRUE(a_of(at, bad.A, k).same_bits(a_of(at, good.A, k))) << k;
                EXPECT_TRUE(side(bad.B, k).same_bits(side(good.B, k))) << k;
            }
            const Matrix<T> nan = side(bad.B, 3), zero = side(bad.B, 4);
            // Norms of some of the CPU's libraries leave a NaN out.
            if (lapilli_device_count(ctx) > 0) {
                EXPECT_NE(nan(n - 1, 0), nan(n - 1, 0)) << "a NaN goes on";
            }
            for (std::int64_t i = 0; i < at.m; ++i) EXPECT_EQ(zero(i, 1), T(0)) << i;
        }
    });
}

/// Bits do not depend on how many matrices there are, nor on devices and pieces.
TYPED_TEST(QrBatches, AMatrixAloneHasTheSameBits) {
    using T = TypeParam;
    Problem p = batch_problem(20, 9);
    p.m = 23;
    typename GeqrfBatch<T>::Data all;
    GeqrfBatch<T>::data(p, all);
    const auto input = all;
    const QrBatchLayout at = GeqrfBatch<T>::layout(p);
    const auto solve = [&](lapilli_context ctx, typename GeqrfBatch<T>::Data& x, std::int64_t first,
                           std::int64_t count) {
        return api::geqrf_batch<T>(ctx, at.m, at.n, x.A.data() + first * at.stride, at.ld, at.stride,
                                   x.tau.data() + first * at.reflectors, count, x.infos.data() + first);
    };
    const SmallBlocks three(3), one(1);
    three.set("test.batch.piece", "2");
    ASSERT_EQ(solve(three, all, 0, p.k), 0);
    for (const std::int64_t k : {0, 4, 8}) {
        auto alone = input;
        ASSERT_EQ(solve(one, alone, k, 1), 0);
        EXPECT_TRUE(a_of(at, alone.A, k).same_bits(a_of(at, all.A, k)));
        EXPECT_EQ(GeqrfBatch<T>::taus_of(at, alone.tau, k), GeqrfBatch<T>::taus_of(at, all.tau, k));
    }
}

/// As those a fixed stride apart, bit by bit.
TYPED_TEST(QrBatches, MatricesThatHaveAnAddressEach) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const bool on_device : {false, true}) {
            if (on_device && device_count == 0) continue;
            Problem p = batch_problem(7, 4);
            p.m = 11;
            p.column = 3;
            const QrBatchLayout at = GelsBatch<T>::layout(p);
            typename GelsBatch<T>::Data x;
            GelsBatch<T>::data(p, x);
            auto expected = x;
            std::vector<T> tau(at.factors()), expected_tau = tau;
            std::optional<DeviceCopy> a, b;
            if (on_device) {
                a.emplace(ctx, x.A);
                b.emplace(ctx, x.B);
            }
            const std::vector<T*> of_a = places_of(on_device ? a->as<T>() : x.A.data(), at.stride, p.k),
                                  of_b = places_of(on_device ? b->as<T>() : x.B.data(), at.strideb, p.k);
            const std::vector<const T*> of_v(of_a.begin(), of_a.end());
            const auto expect_same = [&](const char* what) {
                if (on_device) {
                    a->download();
                    b->download();
                }
                EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B)) << what << on_device;
            };
            const char trans = adjoint<T>;
            ASSERT_EQ(api::geqrf_batch_pointers<T>(ctx, at.m, at.n, of_a.data(), at.ld, tau.data(), p.k,
                                                   x.infos.data()),
                      0)
                << lapilli_last_error(ctx);
            ASSERT_EQ(api::geqrf_batch<T>(ctx, at.m, at.n, expected.A.data(), at.ld, at.stride,
                                          expected_tau.data(), p.k, expected.infos.data()),
                      0);
            EXPECT_TRUE(same_bits(tau, expected_tau));
            expect_same("geqrf");
            ASSERT_EQ(api::ormqr_batch_pointers<T>(ctx, 'L', trans, at.m, at.cols, at.n, of_v.data(), at.ld,
                                                   tau.data(), of_b.data(), at.ldb, p.k, x.infos.data()),
                      0);
            ASSERT_EQ(api::ormqr_batch<T>(ctx, 'L', trans, at.m, at.cols, at.n, expected.A.data(), at.ld,
                                          at.stride, tau.data(), expected.B.data(), at.ldb, at.strideb, p.k,
                                          expected.infos.data()),
                      0);
            expect_same("ormqr");
            ASSERT_EQ(api::orgqr_batch_pointers<T>(ctx, at.m, at.n, at.n - 1, of_a.data(), at.ld, tau.data(),
                                                   p.k, x.infos.data()),
                      0);
            ASSERT_EQ(api::orgqr_batch<T>(ctx, at.m, at.n, at.n - 1, expected.A.data(), at.ld, at.stride,
                                          tau.data(), p.k, expected.infos.data()),
                      0);
            expect_same("orgqr");
            ASSERT_EQ(api::gels_batch_pointers<T>(ctx, 'N', at.m, at.n, at.cols, of_a.data(), at.ld,
                                                  of_b.data(), at.ldb, p.k, x.infos.data()),
                      0);
            ASSERT_EQ(api::gels_batch<T>(ctx, 'N', at.m, at.n, at.cols, expected.A.data(), at.ld, at.stride,
                                         expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
                      0);
            expect_same("gels");
        }
    }
}

/// Q and R by one call, as those a fixed stride apart, bit by bit.
TYPED_TEST(QrBatches, BothOfMatricesThatHaveAnAddressEach) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        Problem p = batch_problem(7, 4);
        p.m = 5;
        const QrBatchLayout at = QrBatch<T>::layout(p);
        typename QrBatch<T>::Data x;
        QrBatch<T>::data(p, x);
        auto expected = x;
        ASSERT_EQ(QrBatch<T>::call(ctx, p,
                                   typename QrBatch<T>::Pointers{expected.A.data(), expected.R.data(),
                                                                 expected.infos.data()}),
                  0)
            << lapilli_last_error(ctx);
        const std::vector<T*> a = places_of(x.A.data(), at.stride, p.k),
                              r = places_of(x.R.data(), at.strideb, p.k);
        ASSERT_EQ(api::qr_batch_pointers<T>(ctx, at.m, at.n, a.data(), at.ld, r.data(), at.ldb, p.k,
                                            x.infos.data()),
                  0)
            << lapilli_last_error(ctx);
        EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.R, expected.R));
        EXPECT_EQ(x.infos, expected.infos);
    });
}

/// Without reflectors Q is I, and C stays as it is.
TYPED_TEST(QrBatches, NoReflectors) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        std::vector<T> q(12, T(5)), c = {T(1), T(2), T(3), T(4)};
        std::vector<lapilli_int> infos(2, -3);
        ASSERT_EQ(
            api::orgqr_batch<T>(ctx, 3, 2, 0, q.data(), 3, 6, static_cast<T*>(nullptr), 2, infos.data()), 0);
        EXPECT_EQ(q,
                  (std::vector<T>{T(1), T(0), T(0), T(0), T(1), T(0), T(1), T(0), T(0), T(0), T(1), T(0)}));
        EXPECT_EQ(infos, (std::vector<lapilli_int>{0, 0}));
        const auto before = c;
        ASSERT_EQ(api::ormqr_batch<T>(ctx, 'L', 'N', 2, 1, 0, static_cast<T*>(nullptr), 2, 0,
                                      static_cast<T*>(nullptr), c.data(), 2, 2, 2, infos.data()),
                  0);
        EXPECT_EQ(c, before);
    });
}

}  // namespace
}  // namespace lapilli::testing
