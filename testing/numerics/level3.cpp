// SPDX-License-Identifier: BSD-3-Clause
// GEMM and the rank-k updates with operands on the host and on devices, waited for and on queues.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3 : public ::testing::Test {};
TYPED_TEST_SUITE(Level3, Scalars, ScalarNames);

constexpr Blas kinds[] = {Blas::gemm, Blas::syrk, Blas::herk, Blas::syr2k, Blas::her2k};

template <class T>
Problem<T> problem(Blas kind, std::int64_t m, std::int64_t n, std::int64_t k, std::int64_t pad = 0) {
    Problem<T> p(kind);
    p.n = n;
    p.m = p.rank_k() ? n : m;
    p.k = k;
    p.pad = pad;
    return p;
}

// On the CPU, and copied to one or several devices.
TYPED_TEST(Level3, HostOperands) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 1, 2, 3})) {
        const Level3Context ctx(device_count);
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            for_each_option(problem<T>(kind, 41, 53, 23, 2),
                            [&](const Problem<T>& p) { expect_plain(ctx, p, Homes{}); });
        }
    }
}

// Complex numbers on the host at odd multiples of a real's size, as programs in Fortran have them.
TYPED_TEST(Level3, OddHostMemory) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const Level3Context ctx(device_count);
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            expect_plain(ctx, problem<T>(kind, 26, 35, 19, 1), {on_odd_host, on_odd_host, on_odd_host});
        }
    }
}

TYPED_TEST(Level3, Sizes) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        const Level3Context ctx(device_count);
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            for (const std::int64_t n : {0, 1, 2, 15, 16, 17, 31, 48, 67}) {
                for (const std::int64_t k : {0, 1, 7, 8, 9, 29}) {
                    const std::int64_t m = (n * 7 + k) % 50;
                    for (const char trans : {'N', is_complex<T> && kind != Blas::gemm && kind != Blas::syrk &&
                                                          kind != Blas::syr2k
                                                      ? 'C'
                                                      : 'T'}) {
                        Problem<T> p = problem<T>(kind, m, n, k, n % 3);
                        p.trans = trans;
                        p.transb = n % 2 == 0 ? 'N' : 'T';
                        p.uplo = (n + k) % 2 == 0 ? 'L' : 'U';
                        expect_plain(ctx, p, Homes{});
                    }
                }
            }
        }
    }
}

// C may hold NaN where beta = 0; without alpha C is only scaled.
TYPED_TEST(Level3, AlphaAndBeta) {
    using T = TypeParam;
    const T some = make_scalar<T>(0.3, 0.8);
    for (const int device_count : device_counts({0, 2})) {
        const Level3Context ctx(device_count);
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            for (const T alpha : {T(0), T(1), some}) {
                for (const T beta : {T(0), T(1), T(-1), some}) {
                    Problem<T> p = problem<T>(kind, 19, 35, 21);
                    p.alpha = alpha;
                    p.beta = beta;
                    p.uplo = beta == some ? 'U' : 'L';
                    expect_plain(ctx, p, Homes{});
                    if (device_count == 0) continue;
                    expect_plain(ctx, p, {1, 1, 1});
                    const OwnedQueue queue(ctx, 1);
                    expect_async(ctx, queue, 1, p);
                }
            }
        }
    }
}

TYPED_TEST(Level3, Places) {
    using T = TypeParam;
    const Level3Context ctx(3);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for (const Homes homes : {Homes{0, 0, 0},
                                  {2, 2, 2},
                                  {0, 1, 2},
                                  {on_host, 1, 1},
                                  {1, on_host, 1},
                                  {1, 1, on_host},
                                  {on_host, on_host, 2}}) {
            for (const char uplo : {'L', 'U'}) {
                for (const char* crossover : {"0", "1000"}) {  // on the devices, on the CPU
                    ctx.set("level3.crossover", crossover);
                    Problem<T> p = problem<T>(kind, 27, 33, 18, 3);
                    p.uplo = uplo;
                    p.trans = kind == Blas::gemm ? 'C' : 'N';
                    expect_plain(ctx, p, homes);
                }
            }
        }
    }
}

// The last column of an operand may be the last of its memory, and A and B may have different leading dimensions.
TYPED_TEST(Level3, Queues) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const OwnedQueue queue(ctx, 1);
    for (const Blas kind : kinds) {
        if (!is_asked<T>(kind)) continue;
        for (const std::int64_t pad : {0, 5}) {
            for_each_option(problem<T>(kind, 14, 37, 25, pad),
                            [&](const Problem<T>& p) { expect_async(ctx, queue, 1, p); });
        }
        for (const std::int64_t n : {0, 1, 17}) {
            expect_async(ctx, queue, 1, problem<T>(kind, 3, n, 4));
            expect_async(ctx, queue, 1, problem<T>(kind, 3, n, 0));
            expect_async(ctx, queue, 1, problem<T>(kind, 3, n, 600));  // with room for partial sums
        }
    }
}

// Products by bytes, in a memory into which an operand of 3000 rows does not fit.
TYPED_TEST(Level3, EmulatedProducts) {
    using T = TypeParam;
    const bool single = sizeof(T) == (is_complex<T> ? 8 : 4);
    for (const int device_count : device_counts({1, 2})) {
        const Level3Context ctx(device_count);
        ctx.set("product.emulation", single ? "single" : "all");
        ctx.set(single          ? "product.emulation_k"
                : is_complex<T> ? "product.emulation_k_z"
                                : "product.emulation_k_d",
                "20");
        ctx.set("product.emulation_size", single ? "30" : "8");
        ctx.set("product.emulation_memory", single ? "1" : "4");
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            for_each_option(problem<T>(kind, 41, 53, 23, 2), [&](const Problem<T>& p) {
                expect_plain(ctx, p, Homes{});
                expect_plain(ctx, p, {0, 0, 0});
                const OwnedQueue queue(ctx, 0);
                expect_async(ctx, queue, 0, p);
            });
        }
        Problem<T> large = problem<T>(Blas::gemm, 3000, 200, 40);
        expect_plain(ctx, large, Homes{});
        large.m = 150;
        large.k = 2500;
        expect_plain(ctx, large, Homes{});
        large.alpha = T(0);
        expect_plain(ctx, large, Homes{});
        // A triangle in parts, some of which do not touch it.
        Problem<T> triangle = problem<T>(is_complex<T> ? Blas::herk : Blas::syrk, 0, 560, 200);
        for (const char uplo : {'L', 'U'}) {
            triangle.uplo = uplo;
            expect_plain(ctx, triangle, Homes{});
        }
    }
}

TYPED_TEST(Level3, DifferentLeadingDimensions) {
    using T = TypeParam;
    const Level3Context ctx(2);
    for (const char trans : {'N', is_complex<T> ? 'C' : 'T'}) {
        Problem<T> p = problem<T>(Blas::her2k, 31, 31, 11, 1), q = p;
        p.trans = q.trans = trans;
        q.pad = 6;
        SCOPED_TRACE(p.text());
        const Operands<T> before = make(p);
        Operands<T> after = before;
        Operands<T> other = make(q);
        after.B = other.B;
        for (std::int64_t j = 0; j < after.B.cols(); ++j) {
            for (std::int64_t i = 0; i < after.B.rows(); ++i) after.B(i, j) = before.B(i, j);
        }
        const PlacedOperands<T> placed(ctx, {0, 0, 0}, after);
        ASSERT_EQ(call(ctx, p, placed.pointers()), 0) << lapilli_last_error(ctx);
        placed.download();
        EXPECT_LE(error(p, before, after), 1);
    }
}

// Work submitted to one queue is done in its order, without the host.
TYPED_TEST(Level3, OneAfterTheOther) {
    using T = TypeParam;
    const Level3Context ctx(1);
    const OwnedQueue queue(ctx, 0);
    Problem<T> p = problem<T>(Blas::gemm, 20, 20, 20);
    p.beta = T(0);
    Operands<T> first = make(p);
    Matrix<T> last(20, 20);
    const PlacedOperands<T> placed(ctx, {0, 0, 0}, first);
    const Placed target(ctx, 0, last);
    const BlasPointers<T> x = placed.pointers();
    ASSERT_EQ(call_async(queue, p, x), 0);
    ASSERT_EQ(call_async<T>(queue, p, {x.C, 20, x.B, 20, target.template as<T>(), 20}), 0);
    ASSERT_EQ(lapilli_queue_synchronize(queue), 0);
    placed.download();
    target.download();
    EXPECT_LE(error(p, first, first.C), 1);
    Operands<T> second = first;
    second.A = first.C;
    second.C = last;
    EXPECT_LE(error(p, second, last), 1);
}

TYPED_TEST(Level3, SameBits) {
    using T = TypeParam;
    for (const int device_count : device_counts({1, 3})) {
        const Level3Context ctx(device_count);
        for (const Blas kind : kinds) {
            if (!is_asked<T>(kind)) continue;
            const Problem<T> p = problem<T>(kind, 30, 45, 33);
            const Operands<T> once = expect_plain(ctx, p, Homes{});
            EXPECT_TRUE(once.same(expect_plain(ctx, p, Homes{})));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing::blas
