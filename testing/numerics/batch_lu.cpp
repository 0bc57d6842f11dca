// SPDX-License-Identifier: BSD-3-Clause
// Tests particular to batches of LU factorizations and solutions: orders around the cuts of the kernels, bad
// matrices among good ones, no right-hand sides, matrices that have an address each.
#include "numerics/batches.hpp"
#include "support/routines/batch_po.hpp"
#include "support/routines/batch_trsm.hpp"

namespace lapilli::testing {
namespace {

constexpr const char* lu_names[] = {"getrf_batch", "getrs_batch", "gesv_batch",
                                    "getri_batch", "potrs_batch", "posv_batch",
                                    "potri_batch", "trsm_batch",  "getri_outofplace_batch"};

template <class T>
class LuBatches : public ::testing::Test {};
TYPED_TEST_SUITE(LuBatches, Scalars, ScalarNames);

TYPED_TEST(LuBatches, Orders) {
    int turn = 0;
    for (const std::int64_t n : {1, 5, 31, 32, 33, 64, 100, 193}) {
        for (const char* name : lu_names) {
            const SmallBlocks ctx(1 + turn % 2);
            Problem p = batch_problem(n, n > 65 ? 1 : 3, turn % 3);
            p.trans = "NTC"[turn / 5 % 3];
            p.uplo = turn % 2 == 0 ? 'L' : 'U';
            p.column = turn % 4;  // 0: some
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, p,
                           turn % 4 < 2 ? Where::host : Where::device);
            ++turn;
        }
    }
}

/// Above the kernels' largest order one after the other.
TYPED_TEST(LuBatches, OrdersBeyondTheKernels) {
    if constexpr (std::is_same_v<TypeParam, double>) {
        for (const char* name : lu_names) {
            const SmallBlocks ctx(1);
            ctx.set("getrf.crossover", "0");
            ctx.set("getrf.nb", "128");
            // Solutions alone have larger kernels.
            const std::int64_t n = std::string_view(name) == "getrs_batch" ? 1025 : 513;
            expect_correct(*find_routine(name, 'd'), ctx, batch_problem(n, 2), Where::device);
        }
    }
}

TYPED_TEST(LuBatches, Rectangles) {
    const std::pair<std::int64_t, std::int64_t> shapes[] = {{9, 4}, {4, 9}, {40, 12}, {12, 40}};
    for (const auto& [m, n] : shapes) {
        for (const int device_count : device_counts({0, 2})) {
            const SmallBlocks ctx(device_count);
            Problem p = batch_problem(n, 5);
            p.m = m;
            expect_correct(*find_routine("getrf_batch", letter<TypeParam>), ctx, p, Where::host);
        }
    }
}

/// A null ipiv, of matrices that are diagonally dominant; on devices and on the CPU, also above the kernels'
/// largest order.
TYPED_TEST(LuBatches, WithoutInterchanges) {
    int turn = 0;
    for (const std::int64_t n : {1, 8, 29, 33, 50, 193, 513}) {
        if (n > 50 && !std::is_same_v<TypeParam, double>) continue;
        for (const char* name :
             {"getrf_batch", "getrs_batch", "gesv_batch", "getri_batch", "getri_outofplace_batch"}) {
            const SmallBlocks ctx(n == 193 ? 0 : turn % 3);
            Problem p = batch_problem(n, n > 50 ? 2 : 5, turn % 2);
            p.no_pivots = true;
            p.trans = "NTC"[turn / 2 % 3];
            p.m = std::string_view(name) == "getrf_batch" && turn % 2 == 1 ? n + 7 : -1;
            const bool on_device = turn % 3 > 0 && turn % 4 < 2;
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, p,
                           on_device && n != 193 ? Where::device : Where::host);
            ++turn;
        }
    }
}

/// Above the kernels' largest order it is that of a later step.
TEST(LuBatchesOfOne, AZeroThatIsNotInterchanged) {
    for (const int devices : {0, 1}) {
        const SmallBlocks ctx(devices);
        constexpr lapilli_int n = 515;
        std::vector<double> a(n * n);
        for (lapilli_int i = 0; i < n; ++i)
            a[static_cast<std::size_t>(i * (n + 1))] = i == 299 || i == 400 ? 0 : 2;
        lapilli_int info = -3;
        EXPECT_EQ(lapilli_dgetrf_batch(ctx, n, n, a.data(), n, n * n, nullptr, 1, &info), 1);
        EXPECT_EQ(info, 300);
    }
}

/// The others have no bit less.
TYPED_TEST(LuBatches, AZeroThatIsNotInterchanged) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {5, 36}) {
            Problem p = batch_problem(n, 3);
            p.no_pivots = true;
            const LuBatchLayout at(p);
            typename GesvBatch<T>::Data good, bad;
            GesvBatch<T>::data(p, good);
            bad = good;
            // The unit matrix but for ones around its second element: with interchanges it would have
            // factors.
            T* const a = bad.A.data() + at.stride;
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < n; ++i) a[i + j * at.ld] = T(i == j ? 1 : 0);
            }
            a[1] = a[at.ld] = a[2] = a[2 * at.ld + 1] = T(1);
            const auto before = bad;
            const auto solve = [&](typename GesvBatch<T>::Data& x) {
                return api::gesv_batch<T>(ctx, n, at.nrhs, x.A.data(), at.ld, at.stride,
                                          static_cast<lapilli_int*>(nullptr), x.B.data(), at.ldb, at.strideb,
                                          p.k, x.infos.data());
            };
            ASSERT_EQ(solve(good), 0);
            ASSERT_EQ(solve(bad), 1);
            EXPECT_EQ(bad.infos, (std::vector<lapilli_int>{0, 2, 0}));
            EXPECT_TRUE(b_of(at, bad.B, 1).same_bits(b_of(at, before.B, 1)));
            for (const std::int64_t k : {0, 2}) {
                EXPECT_TRUE(a_of(at, bad.A, k).same_bits(a_of(at, good.A, k))) << k;
                EXPECT_TRUE(b_of(at, bad.B, k).same_bits(b_of(at, good.B, k))) << k;
            }
        }
    });
}

TYPED_TEST(LuBatches, OrdersOnTheCpu) {
    const Context ctx("none");
    for (const std::int64_t n : {1, 17, 65, 193}) {
        for (const char* name : lu_names) {
            Problem p = batch_problem(n, n > 100 ? 2 : 5);
            p.trans = "NTC"[n % 3];
            expect_correct(*find_routine(name, letter<TypeParam>), ctx, p, Where::host);
        }
    }
}

TYPED_TEST(LuBatches, Counts) {
    for (const std::int64_t count : {0, 1, 7, 100}) {
        for (const int device_count : device_counts({0, 1, 4})) {
            const SmallBlocks ctx(device_count);
            ctx.set("test.batch.piece", count == 100 ? "9" : "auto");
            for (const char* name : lu_names)
                expect_correct(*find_routine(name, letter<TypeParam>), ctx, batch_problem(6, count),
                               device_count % 2 == 0 ? Where::host : Where::device);
        }
    }
}

/// Each has its own info and changes no bit of the others.
TYPED_TEST(LuBatches, BadMatrices) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        for (const std::int64_t n : {7, 40}) {
            Problem p = batch_problem(n, 5);
            p.column = 2;
            const LuBatchLayout at(p);
            typename GesvBatch<T>::Data good, bad;
            GesvBatch<T>::data(p, good);
            bad = good;
            for (std::int64_t i = 0; i < n; ++i)
                bad.A[static_cast<std::size_t>(at.stride + i + 3 * at.ld)] = T(0);
            bad.A[static_cast<std::size_t>(3 * at.stride + 2)] = quiet_nan<T>();
            const auto before = bad;
            const auto solve = [&](typename GesvBatch<T>::Data& x) {
                return api::gesv_batch<T>(ctx, n, at.nrhs, x.A.data(), at.ld, at.stride, x.ipiv.data(),
                                          x.B.data(), at.ldb, at.strideb, p.k, x.infos.data());
            };
            ASSERT_EQ(solve(good), 0);
            ASSERT_EQ(solve(bad), 1);
            EXPECT_EQ(bad.infos, (std::vector<lapilli_int>{0, 4, 0, 0, 0}));
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 of the matrices are singular"),
                      std::string::npos);
            EXPECT_TRUE(b_of(at, bad.B, 1).same_bits(b_of(at, before.B, 1))) << "the singular one's B";
            for (const std::int64_t k : {0, 2, 4}) {
                EXPECT_TRUE(a_of(at, bad.A, k).same_bits(a_of(at, good.A, k))) << k;
                EXPECT_TRUE(b_of(at, bad.B, k).same_bits(b_of(at, good.B, k))) << k;
                EXPECT_EQ(pivots_of(at, bad.ipiv, k), pivots_of(at, good.ipiv, k)) << k;
            }
            // Which of them, the CPU's LAPACK decides by its own comparisons.
            const Matrix<T> x = b_of(at, bad.B, 3);
            bool nan = false;
            for (std::int64_t i = 0; i < n; ++i) nan = nan || x(i, 0) != x(i, 0);
            EXPECT_TRUE(nan) << "a NaN goes on";
        }
    });
}

/// A matrix that is not positive definite keeps its B.
TYPED_TEST(LuBatches, DefiniteMatricesAndOthers) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        Problem p = batch_problem(9, 3);
        p.column = 2;
        const LuBatchLayout at(p);
        typename PosvBatch<T>::Data x;
        PosvBatch<T>::data(p, x);
        x.A[static_cast<std::size_t>(at.stride + 4 + 4 * at.ld)] = T(-1);
        const auto before = x;
        const std::vector<T*> of_a = places_of(x.A.data(), at.stride, p.k),
                              of_b = places_of(x.B.data(), at.strideb, p.k);
        EXPECT_EQ(api::posv_batch_pointers<T>(ctx, 'L', at.n, at.nrhs, of_a.data(), at.ld, of_b.data(),
                                              at.ldb, p.k, x.infos.data()),
                  1);
        EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, 5, 0}));
        EXPECT_TRUE(b_of(at, x.B, 1).same_bits(b_of(at, before.B, 1)));
        // With the factors of the good ones, as POSV has solved.
        auto again = before.B;
        const std::vector<const T*> factors = {of_a[0], of_a[2]};
        const std::vector<T*> sides = {again.data(), again.data() + 2 * at.strideb};
        EXPECT_EQ(api::potrs_batch_pointers<T>(ctx, 'L', at.n, at.nrhs, factors.data(), at.ld, sides.data(),
                                               at.ldb, 2, x.infos.data()),
                  0);
        for (const std::int64_t k : {0, 2}) EXPECT_TRUE(b_of(at, again, k).same_bits(b_of(at, x.B, k))) << k;
    });
}

TYPED_TEST(LuBatches, PivotsThatAreNoRows) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        const Problem p = batch_problem(9, 4);
        const LuBatchLayout at(p);
        typename GetrsBatch<T>::Data x;
        GetrsBatch<T>::data(p, x);
        x.ipiv[9 + 3] = 0;
        x.ipiv[27] = 10;
        const auto before = x;
        EXPECT_EQ(api::getrs_batch<T>(ctx, 'N', at.n, at.nrhs, x.A.data(), at.ld, at.stride, x.ipiv.data(),
                                      x.B.data(), at.ldb, at.strideb, p.k, x.infos.data()),
                  2);
        EXPECT_EQ(x.infos, (std::vector<lapilli_int>{0, -7, 0, -7}));
        for (const std::int64_t k : {1, 3}) EXPECT_TRUE(b_of(at, x.B, k).same_bits(b_of(at, before.B, k)));
    });
}

/// A singular matrix, and one with a pivot that is no row, stay as they are; so do the places of their
/// inverses next to the factors.
TYPED_TEST(LuBatches, InversesThatAreNotThere) {
    using T = TypeParam;
    everywhere_by_address([](const SmallBlocks& ctx, bool on_device) {
        for (const std::int64_t n : {9, 35}) {
            const Problem p = batch_problem(n, 5);
            const LuBatchLayout at(p);
            typename GetriBatch<T>::Data good;
            GetriBatch<T>::data(p, good);
            auto bad = good;
            bad.A[static_cast<std::size_t>(at.stride + 6 + 6 * at.ld)] = T(0);
            const auto before = bad;
            ASSERT_EQ(api::getri_batch<T>(ctx, n, good.A.data(), at.ld, at.stride, good.ipiv.data(), p.k,
                                          good.infos.data()),
                      0);
            // Matrix 1 is the fourth of the call, 2 the last one; pivots are in the order of the call.
            std::vector<lapilli_int> pivots;
            for (const std::int64_t k : Addressed<T>::order)
                pivots.insert(pivots.end(), bad.ipiv.begin() + k * n, bad.ipiv.begin() + (k + 1) * n);
            pivots[static_cast<std::size_t>(4 * n + 2)] = n + 1;
            const std::vector<lapilli_int> infos = {0, 0, 0, 7, -4};
            const auto is_bad = [](std::int64_t k) { return k == 1 || k == 2; };

            std::vector<T> next_to_them(bad.A.size(), T(-7));
            const auto untouched = next_to_them;
            Addressed<T> matrices(ctx, bad.A, at.stride, on_device),
                others(ctx, next_to_them, at.stride, on_device);
            EXPECT_EQ(api::getri_outofplace_batch_pointers<T>(ctx, n, matrices.data(), at.ld, pivots.data(),
                                                              others.data(), at.ld, p.k, bad.infos.data()),
                      2);
            EXPECT_EQ(bad.infos, infos);
            matrices.fetch();
            others.fetch();
            EXPECT_TRUE(same_bits(bad.A, before.A));
            for (std::int64_t k = 0; k < p.k; ++k)
                EXPECT_TRUE(a_of(at, next_to_them, k).same_bits(a_of(at, is_bad(k) ? untouched : good.A, k)))
                    << k;
            EXPECT_EQ(api::getri_batch_pointers<T>(ctx, n, matrices.data(), at.ld, pivots.data(), p.k,
                                                   bad.infos.data()),
                      2);
            EXPECT_EQ(bad.infos, infos);
            matrices.fetch();
            for (std::int64_t k = 0; k < p.k; ++k)
                EXPECT_TRUE(a_of(at, bad.A, k).same_bits(a_of(at, is_bad(k) ? before.A : good.A, k))) << k;
        }
    });
}

/// On the CPU, of matrices in device memory: the factors come, the inverses go, next to them as over them.
TEST(LuBatchCopies, InversesAreNotReadBefore) {
    const Problem p = batch_problem(9, 3);
    const LuBatchLayout at(p);
    GetriBatch<double>::Data given;
    GetriBatch<double>::data(p, given);
    std::vector<int> copies;
    for (const bool outofplace : {false, true}) {
        const SmallBlocks ctx(1);
        ctx.set("batch.crossover", "100000");
        auto x = given;
        std::vector<double> inverses = given.A;
        const DeviceCopy a(ctx, x.A), c(ctx, inverses);
        double *const to_a = a.as<double>(), *const to_c = c.as<double>();
        int count = 0;
        lapilli_int info = -1;
        // The first copy fails, the second one, and so on: until none is left that could fail.
        while (info != 0 && count < 100) {
            ++count;
            ctx.set("sim.fail", "copy:" + std::to_string(count));
            info = outofplace
                       ? api::getri_outofplace_batch<double>(ctx, at.n, to_a, at.ld, at.stride, x.ipiv.data(),
                                                             to_c, at.ld, at.stride, p.k, x.infos.data())
                       : api::getri_batch<double>(ctx, at.n, to_a, at.ld, at.stride, x.ipiv.data(), p.k,
                                                  x.infos.data());
            ctx.set("sim.fail", "");
            // A delivery that fails leaves some of the inverses.
            ASSERT_EQ(lapilli_copy(ctx, to_a, given.A.data(), given.A.size() * sizeof(double)), 0);
        }
        ASSERT_EQ(info, 0);
        copies.push_back(count);
    }
    EXPECT_GT(copies[0], 2);
    EXPECT_EQ(copies[1], copies[0]);
}

TYPED_TEST(LuBatches, NoRightHandSides) {
    using T = TypeParam;
    everywhere([](const SmallBlocks& ctx) {
        std::vector<T> a = {T(2), T(1), T(0), T(3), T(0), T(1), T(4), T(2)};
        std::vector<lapilli_int> ipiv(4), infos(2, -3);
        ASSERT_EQ(api::gesv_batch<T>(ctx, 2, 0, a.data(), 2, 4, ipiv.data(), static_cast<T*>(nullptr), 2, 0,
                                     2, infos.data()),
                  0);
        EXPECT_EQ(ipiv, (std::vector<lapilli_int>{1, 2, 2, 2}));
        EXPECT_EQ(a[1], T(0.5));
        infos.assign(2, -3);
        ASSERT_EQ(api::getrs_batch<T>(ctx, 'N', 2, 0, a.data(), 2, 4, ipiv.data(), static_cast<T*>(nullptr),
                                      2, 0, 2, infos.data()),
                  0);
        EXPECT_EQ(infos, (std::vector<lapilli_int>{0, 0}));
    });
}

/// Kernels load whole elements: complex matrices at another address are not factored where they are.
TYPED_TEST(LuBatches, MisalignedMatrices) {
    using T = TypeParam;
    if constexpr (!is_complex<T>) return;
    const SmallBlocks ctx(1);
    const Problem p = batch_problem(9, 3);
    const LuBatchLayout at(p);
    typename GesvBatch<T>::Data expected;
    GesvBatch<T>::data(p, expected);
    const auto given = expected;
    const auto factor = [&](typename GesvBatch<T>::Data& x, T* a) {
        return api::getrf_batch<T>(ctx, at.n, at.n, a, at.ld, at.stride, x.ipiv.data(), p.k, x.infos.data());
    };
    ASSERT_EQ(factor(expected, expected.A.data()), 0);
    for (const bool odd : {false, true}) {
        auto x = given;
        const Placed placed(ctx, odd ? odd_place_of(0) : 0, x.A);
        ASSERT_EQ(factor(x, placed.template as<T>()), 0) << lapilli_last_error(ctx);
        std::vector<const char*> names(20);
        ASSERT_GT(lapilli_phases(ctx, names.data(), nullptr, 20), 0);
        EXPECT_EQ(std::string(names[0]) == "batch in place", !odd) << names[0];
        placed.download();
        EXPECT_TRUE(same_bits(x.A, expected.A));
        EXPECT_EQ(x.ipiv, expected.ipiv);
    }
}

/// As those a fixed stride apart, bit by bit.
TYPED_TEST(LuBatches, MatricesThatHaveAnAddressEach) {
    using T = TypeParam;
    everywhere_by_address([](const SmallBlocks& ctx, bool on_device) {
        Problem p = batch_problem(11, 5);
        p.column = 3;
        const LuBatchLayout at(p);
        typename GesvBatch<T>::Data expected;
        GesvBatch<T>::data(p, expected);
        auto x = expected;
        Addressed<T> a(ctx, x.A, at.stride, on_device), b(ctx, x.B, at.strideb, on_device);
        const auto fetch = [&] {
            a.fetch();
            b.fetch();
        };
        ASSERT_EQ(api::gesv_batch_pointers<T>(ctx, at.n, at.nrhs, a.data(), at.ld, x.ipiv.data(), b.data(),
                                              at.ldb, p.k, x.infos.data()),
                  0)
            << lapilli_last_error(ctx);
        fetch();
        ASSERT_EQ(
            api::gesv_batch<T>(ctx, at.n, at.nrhs, expected.A.data(), at.ld, at.stride, expected.ipiv.data(),
                               expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
            0);
        EXPECT_TRUE(same_bits(x.A, expected.A) && same_bits(x.B, expected.B));
        EXPECT_EQ(pivots_of(at, x.ipiv, 0), pivots_of(at, expected.ipiv, 3));

        ASSERT_EQ(api::getrs_batch_pointers<T>(ctx, 'T', at.n, at.nrhs, a.read_only(), at.ld, x.ipiv.data(),
                                               b.data(), at.ldb, p.k, x.infos.data()),
                  0);
        // Pivots in the order of the addresses, here as they are one behind the other.
        std::vector<lapilli_int> ipiv(x.ipiv.size());
        for (std::int64_t k = 0; k < p.k; ++k)
            std::copy_n(x.ipiv.begin() + k * at.n, at.n, ipiv.begin() + a.order[k] * at.n);
        ASSERT_EQ(
            api::getrs_batch<T>(ctx, 'T', at.n, at.nrhs, expected.A.data(), at.ld, at.stride, ipiv.data(),
                                expected.B.data(), at.ldb, at.strideb, p.k, expected.infos.data()),
            0);
        fetch();
        EXPECT_TRUE(same_bits(x.B, expected.B));

        EXPECT_EQ(api::getrf_batch_pointers<T>(ctx, at.n, at.n, a.data(), at.ld, x.ipiv.data(), p.k,
                                               x.infos.data()),
                  0);
    });
}

}  // namespace
}  // namespace lapilli::testing
