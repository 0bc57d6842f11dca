// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every product of matrices wrong once: the BLAS's number, a text, and nothing written.
#include "numerics/blas_suite.hpp"
#include "numerics/sentences.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Arguments : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Arguments, Scalars, ScalarNames);

template <class T>
Problem<T> small(Blas kind) {
    Problem<T> p(kind);
    p.m = p.n = 5;
    p.k = 3;
    return p;
}

constexpr Blas plain_kinds[] = {Blas::gemm, Blas::syrk, Blas::herk, Blas::syr2k, Blas::her2k};

// Operands of a queue's call are on the queue's device.
TYPED_TEST(Level3Arguments, PlacesOfAQueue) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const OwnedQueue queue(ctx, 1);
    for (const Blas kind : plain_kinds) {
        const Problem<T> good = small<T>(kind);
        const auto expect = [&](const char* operand, const Homes& homes) {
            const lapilli_int info = info_of(good, "async", operand);
            SCOPED_TRACE(good.text() + ", " + std::to_string(info));
            const Operands<T> before = make(good);
            Operands<T> after = before;
            const PlacedOperands<T> placed(ctx, homes, after);
            EXPECT_EQ(call_async(queue, good, placed.pointers()), info);
            EXPECT_EQ(complaint_about(lapilli_last_error(ctx), info), "");
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
            placed.download();
            EXPECT_TRUE(before.same(after)) << "something was written";
        };
        expect("A", {on_host, 1, 1});
        expect("A", {0, 1, 1});
        if (shapes_of(good).b.rows > 0) expect("B", {1, 0, 1});
        expect("C", {1, 1, on_host});
        expect("C", {1, 1, 0});
        EXPECT_EQ(call_async<T>(nullptr, good, BlasPointers<T>{}), LAPILLI_ERROR_QUEUE);
    }
}

// Device memory holds elements at multiples of their size: what a GPU reads from elsewhere is a fault.
TYPED_TEST(Level3Arguments, Alignment) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const OwnedQueue queue(ctx, 1);
    for (const Blas kind : plain_kinds) {
        const Problem<T> p = small<T>(kind);
        const auto expect = [&](lapilli_int info, const auto& spoil) {
            SCOPED_TRACE(p.text() + ", " + std::to_string(info));
            const Operands<T> before = make(p);
            Operands<T> after = before;
            const PlacedOperands<T> placed(ctx, {1, 1, 1}, after);
            BlasPointers<T> x = placed.pointers();
            spoil(x);
            for (const bool async : {false, true}) {
                EXPECT_EQ(async ? call_async(queue, p, x) : call(ctx, p, x), info);
                EXPECT_NE(std::string(lapilli_last_error(ctx)).find("multiple"), std::string::npos);
            }
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
            placed.download();
            EXPECT_TRUE(before.same(after)) << "something was written";
        };
        const auto info = [&](const char* operand) { return info_of(p, "plain", operand); };
        expect(info("A"), [](BlasPointers<T>& x) { x.A = misaligned(x.A); });
        if (shapes_of(p).b.rows > 0) expect(info("B"), [](BlasPointers<T>& x) { x.B = misaligned(x.B); });
        expect(info("C"), [](BlasPointers<T>& x) { x.C = misaligned(x.C); });
    }
}

// The BLAS's LSAME: the options may be small letters.
TYPED_TEST(Level3Arguments, SmallLetters) {
    using T = TypeParam;
    const Level3Context ctx(2);
    Problem<T> p = small<T>(Blas::trsm), q = p;
    q.side = 'l';
    q.uplo = 'l';
    q.trans = 'n';
    q.diag = 'n';
    Operands<T> x = make(p), y = x;
    const SpreadOperands<T> upper(ctx, x, {2, 2, 2}), lower(ctx, y, {2, 2, 2});
    EXPECT_EQ(call_mgpu<T>(ctx, p, upper.handles()), 0);
    EXPECT_EQ(call_mgpu<T>(ctx, q, lower.handles()), 0);
    upper.gather();
    lower.gather();
    EXPECT_TRUE(x.same(y));
}

}  // namespace
}  // namespace lapilli::testing::blas
