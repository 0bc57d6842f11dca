// SPDX-License-Identifier: BSD-3-Clause
// Memory, queues and handles that products of matrices take and refuse, beside what the suite Arguments asks of every routine.
#include "numerics/blas_suite.hpp"
#include "numerics/sentences.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Arguments : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Arguments, Scalars, ScalarNames);

template <class T>
Problem<T> small(Blas kind, std::int64_t n = 5, std::int64_t k = 3) {
    Problem<T> p(kind);
    p.m = p.n = n;
    p.k = k;
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

template <class T>
class Level3Operands : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Operands, Scalars, ScalarNames);

TYPED_TEST(Level3Operands, DifferentLeadingDimensions) {
    using T = TypeParam;
    const Level3Context ctx(2);
    for (const char trans : {'N', is_complex<T> ? 'C' : 'T'}) {
        Problem<T> p = small<T>(Blas::her2k, 31, 11);
        p.trans = trans;
        p.pad = 1;
        Problem<T> q = p;
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
TYPED_TEST(Level3Operands, OneAfterTheOther) {
    using T = TypeParam;
    const Level3Context ctx(1);
    const OwnedQueue queue(ctx, 0);
    Problem<T> p = small<T>(Blas::gemm, 20, 20);
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

// SYR2K of a spread matrix with itself.
TYPED_TEST(Level3Operands, TheSameOperandTwice) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const Problem<T> p = small<T>(Blas::syr2k, 20, 13);
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
