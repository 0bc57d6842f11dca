// SPDX-License-Identifier: BSD-3-Clause
// Tests particular to batches: every order around the cuts of the kernels, infos of good matrices among bad
// ones, matrices that have an address each, and that a matrix's result does not depend on its neighbours.
#include "support/routines/batch.hpp"

#include "numerics/batches.hpp"
#include "numerics/sentences.hpp"

namespace lapilli::testing {
namespace {

constexpr const char* names[] = {"potrf_batch", "syevd_batch", "sygvd_batch"};

template <class T>
class Batches : public ::testing::Test {};
TYPED_TEST_SUITE(Batches, Scalars, ScalarNames);

TYPED_TEST(Batches, Orders) {
    int turn = 0;
    for (const std::int64_t n : {5, 31, 33, 48, 63, 64, 65, 100, 128, 192, 193}) {
        for (const char* name : names) {
            // Plain loops take seconds for some.
            if (n > 65 && (turn + (is_complex<TypeParam> ? 1 : 0)) % 3 != 0) {
                ++turn;
                continue;
            }
            const SmallBlocks ctx(1 + turn % 2);
            Problem p = batch_problem(n, n > 65 ? 1 : 2, turn % 3);
            p.uplo = turn % 2 == 0 ? 'L' : 'U';
            p.itype = 1 + turn % 3;
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, p,
                           turn % 4 < 2 ? Where::host : Where::device);
            ++turn;
        }
    }
}

TYPED_TEST(Batches, OrdersOnTheCpu) {
    const Context ctx("none");
    for (const std::int64_t n : {1, 2, 17, 65, 193}) {
        for (const char* name : names) {
            for (const char job : {'N', 'V'}) {
                Problem p = batch_problem(n, n > 100 ? 2 : 5);
                p.job = job;
                p.uplo = n % 2 == 0 ? 'L' : 'U';
                p.itype = 1 + n % 3;
                expect_correct(*find_routine(name, letter<TypeParam>), ctx, p, Where::host);
            }
        }
    }
}

TYPED_TEST(Batches, Counts) {
    for (const std::int64_t count : {0, 1, 2, 7, 100}) {
        for (const int device_count : device_counts({0, 1, 4})) {
            const SmallBlocks ctx(device_count);
            ctx.set("test.batch.piece", count == 100 ? "9" : "auto");
            for (const char* name : names)
                expect_correct(*find_routine(name, letter<TypeParam>), ctx, batch_problem(6, count),
                               device_count % 2 == 0 ? Where::host : Where::device);
        }
    }
}

/// Bits do not depend on how many matrices there are, nor on devices and pieces.
TYPED_TEST(Batches, AMatrixAloneHasTheSameBits) {
    using T = TypeParam;
    const Problem p = batch_problem(21, 9);
    typename SygvdBatch<T>::Data all;
    SygvdBatch<T>::data(p, all);
    const auto input = all;
    const BatchLayout at(p);
    const auto solve = [&](lapilli_context ctx, typename SygvdBatch<T>::Data& x, std::int64_t first,
                           std::int64_t count) {
        return api::sygvd_batch<T>(ctx, 1, 'V', 'L', at.n, x.A.data() + first * at.stride, at.ld, at.stride,
                                   x.B.data() + first * at.stride, at.ld, at.stride,
                                   x.W.data() + first * at.n, count, x.infos.data() + first);
    };
    const SmallBlocks three(3), one(1);
    three.set("test.batch.piece", "2");
    ASSERT_EQ(solve(three, all, 0, p.k), 0);
    for (const std::int64_t k : {0, 4, 8}) {
        auto alone = input;
        ASSERT_EQ(solve(one, alone, k, 1), 0);
        EXPECT_TRUE(matrix_of(at, alone.A, k).same_bits(matrix_of(at, all.A, k)));
        EXPECT_EQ(values_of<T>(at, alone.W, k), values_of<T>(at, all.W, k));
    }
}

TYPED_TEST(Batches, PotrfOfBadMatrices) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {7, 40}) {
            const Problem p = batch_problem(n, 5);
            const BatchLayout at(p);
            typename PotrfBatch<T>::Data x;
            PotrfBatch<T>::data(p, x);
            const auto diagonal = [&](std::int64_t k, std::int64_t i) -> T& {
                return x.A[static_cast<std::size_t>(k * at.stride + i + i * at.ld)];
            };
            diagonal(0, 0) = T(-1);
            diagonal(2, n - 1) = quiet_nan<T>();
            diagonal(4, 3) = T(0);
            EXPECT_EQ(api::potrf_batch<T>(ctx, 'L', n, x.A.data(), at.ld, at.stride, p.k, x.infos.data()), 3);
            EXPECT_EQ(x.infos, (std::vector<lapilli_int>{1, 0, n, 0, 4}));
            EXPECT_NE(
                std::string(lapilli_last_error(ctx)).find("3 of the matrices are not positive definite"),
                std::string::npos);
        }
    });
}

TYPED_TEST(Batches, SyevdOfBadMatrices) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const char job : {'N', 'V'}) {
            Problem p = batch_problem(20, 4);
            p.job = job;
            const BatchLayout at(p);
            typename SyevdBatch<T>::Data good, bad;
            SyevdBatch<T>::data(p, good);
            bad = good;
            bad.A[static_cast<std::size_t>(at.stride + 5)] = quiet_nan<T>();
            bad.A[static_cast<std::size_t>(3 * at.stride + 1)] = std::numeric_limits<Real<T>>::infinity();
            bad.W.assign(bad.W.size(), 99);
            const auto before = bad;
            const auto solve = [&](typename SyevdBatch<T>::Data& x) {
                return api::syevd_batch<T>(ctx, job, 'L', at.n, x.A.data(), at.ld, at.stride, x.W.data(), p.k,
                                           x.infos.data());
            };
            ASSERT_EQ(solve(good), 0);
            ASSERT_EQ(solve(bad), 2);
            EXPECT_EQ(bad.infos,
                      (std::vector<lapilli_int>{0, LAPILLI_ERROR_NOT_FINITE, 0, LAPILLI_ERROR_NOT_FINITE}));
            for (std::int64_t k = 0; k < p.k; ++k) {
                const auto& expected = k % 2 == 0 ? good : before;
                EXPECT_TRUE(matrix_of(at, bad.A, k).same_bits(matrix_of(at, expected.A, k))) << k;
                EXPECT_EQ(values_of<T>(at, bad.W, k), values_of<T>(at, expected.W, k)) << k;
            }
        }
    });
}

TYPED_TEST(Batches, SygvdOfBadMatrices) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        const Problem p = batch_problem(12, 5);
        const BatchLayout at(p);
        typename SygvdBatch<T>::Data x;
        SygvdBatch<T>::data(p, x);
        const auto element = [&](std::vector<T>& a, std::int64_t k, std::int64_t i) -> T& {
            return a[static_cast<std::size_t>(k * at.stride + i + i * at.ld)];
        };
        element(x.B, 1, 4) = T(-1);
        element(x.A, 2, 3) = quiet_nan<T>();
        element(x.B, 4, 11) = quiet_nan<T>();
        const auto before = x;
        EXPECT_EQ(api::sygvd_batch<T>(ctx, 2, 'V', 'L', at.n, x.A.data(), at.ld, at.stride, x.B.data(), at.ld,
                                      at.stride, x.W.data(), p.k, x.infos.data()),
                  3);
        EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, at.n + 5, LAPILLI_ERROR_NOT_FINITE, 0, at.n + 12}));
        for (const std::int64_t k : {1, 2, 4}) {
            EXPECT_TRUE(matrix_of(at, x.A, k).same_bits(matrix_of(at, before.A, k))) << k;
            EXPECT_EQ(values_of<T>(at, x.W, k), values_of<T>(at, before.W, k)) << k;
        }
    });
}

/// A matrix that does not converge, which only tests can ask for.
TEST(BatchInfos, OfWhatDoesNotConverge) {
    if (!simulated()) GTEST_SKIP() << "real devices converge";
    for (const int device_count : device_counts({1, 2})) {
        const SmallBlocks ctx(device_count);
        ctx.set("test.batch.piece", "3");
        ctx.set("sim.fail", "leaf:2");
        const Problem p = batch_problem(10, 6);
        const BatchLayout at(p);
        SyevdBatch<double>::Data x;
        SyevdBatch<double>::data(p, x);
        const auto before = x;
        EXPECT_EQ(lapilli_dsyevd_batch(ctx, 'V', 'L', at.n, x.A.data(), at.ld, at.stride, x.W.data(), p.k,
                                       x.infos.data()),
                  2);
        EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, 10, 0, 0, 10, 0}));
        EXPECT_EQ(values_of<double>(at, x.W, 1), values_of<double>(at, before.W, 1));
    }
}

TYPED_TEST(Batches, MatricesThatHaveAnAddressEach) {
    using T = TypeParam;
    everywhere_by_address([](const SmallBlocks& ctx, bool on_device) {
        const Problem p = batch_problem(11, 5);
        const BatchLayout at(p);
        typename SygvdBatch<T>::Data expected;
        SygvdBatch<T>::data(p, expected);
        auto x = expected;
        Addressed<T> a(ctx, x.A, at.stride, on_device), b(ctx, x.B, at.stride, on_device);
        ASSERT_EQ(api::sygvd_batch_pointers<T>(ctx, 1, 'V', 'L', at.n, a.data(), at.ld, b.data(), at.ld,
                                               x.W.data(), p.k, x.infos.data()),
                  0)
            << lapilli_last_error(ctx);
        a.fetch();
        b.fetch();
        ASSERT_EQ(api::sygvd_batch<T>(ctx, 1, 'V', 'L', at.n, expected.A.data(), at.ld, at.stride,
                                      expected.B.data(), at.ld, at.stride, expected.W.data(), p.k,
                                      expected.infos.data()),
                  0);
        EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B));
        EXPECT_EQ(values_of<T>(at, x.W, 0), values_of<T>(at, expected.W, 3));

        typename PotrfBatch<T>::Data factors;
        PotrfBatch<T>::data(p, factors);
        const std::vector<T*> places = places_of(factors.A.data(), at.stride, p.k);
        EXPECT_EQ(
            api::potrf_batch_pointers<T>(ctx, 'L', at.n, places.data(), at.ld, p.k, factors.infos.data()), 0);
        EXPECT_EQ(api::syevd_batch_pointers<T>(ctx, 'V', 'L', at.n, places.data(), at.ld, x.W.data(), p.k,
                                               x.infos.data()),
                  0);
    });
}

/// Above the kernels' largest order several at a time on a device, each with its own info.
TYPED_TEST(Batches, EigenproblemsInLanes) {
    using T = TypeParam;
    if (!simulated()) GTEST_SKIP() << "real devices have the tests of many problems";
    const Context ctx("sim:2");
    for (const char* name : {"syevd_batch", "sygvd_batch"})
        expect_correct(*find_routine(name, letter<T>), ctx, batch_problem(193, 3), Where::host);
    const Problem p = batch_problem(193, 3);
    const BatchLayout at(p);
    typename SyevdBatch<T>::Data x;
    SyevdBatch<T>::data(p, x);
    x.A[static_cast<std::size_t>(at.stride + 5)] = quiet_nan<T>();
    const auto before = x;
    const std::vector<T*> places = places_of(x.A.data(), at.stride, p.k);
    EXPECT_EQ(api::syevd_batch_pointers<T>(ctx, 'V', 'L', at.n, places.data(), at.ld, x.W.data(), p.k,
                                           x.infos.data()),
              1);
    EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, LAPILLI_ERROR_NOT_FINITE, 0}));
    EXPECT_EQ(values_of<T>(at, x.W, 1), values_of<T>(at, before.W, 1));
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 of the matrices"), std::string::npos);
}

TEST(BatchArguments, Addresses) {
    for (const int device_count : device_counts({1})) {
        const SmallBlocks ctx(device_count);
        double a[4] = {2, 0, 0, 2}, b[4] = {2, 0, 0, 2}, w[4];
        lapilli_int infos[2];
        double* places[2] = {a, nullptr};
        const auto call = [&](double* const* where) {
            return lapilli_dsyevd_batch_pointers(ctx, 'V', 'L', 2, where, 2, w, 2, infos);
        };
        EXPECT_EQ(call(places), -4);
        EXPECT_EQ(complaint_about(lapilli_last_error(ctx), -4), "");
        EXPECT_EQ(call(nullptr), -4);
        std::vector<double> host(4, 1.0);
        const DeviceCopy copy(ctx, host);
        places[1] = copy.as<double>();
        EXPECT_EQ(call(places), -4) << "matrices in host memory and on a device";
        places[1] = b;
        EXPECT_EQ(call(places), 0);
        EXPECT_EQ(w[0], 2);
        // Nothing is looked at where there are no elements.
        EXPECT_EQ(lapilli_dsyevd_batch_pointers(ctx, 'V', 'L', 0, nullptr, 1, nullptr, 2, infos), 0);
        EXPECT_EQ(infos[1], 0);
    }
}

}  // namespace
}  // namespace lapilli::testing
