// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every product of matrices wrong once: the BLAS's number, a text, and nothing written.
#include "numerics/blas_mistakes.hpp"
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

TYPED_TEST(Level3Arguments, Pointers) {
    using T = TypeParam;
    for (const int device_count : {0, 2}) {
        const Level3Context ctx(device_count);
        for (const Blas kind : plain_kinds) {
            for (const Mistake<T>& mistake : mistakes(small<T>(kind), "plain")) {
                Problem<T> p = small<T>(kind);
                SCOPED_TRACE(p.text() + ", " + mistake.what);
                const Operands<T> before = make(p);
                Operands<T> after = before;
                const PlacedOperands<T> placed(ctx, Homes{}, after);
                BlasPointers<T> x = placed.pointers();
                mistake.make(p, x);
                EXPECT_EQ(call(ctx, p, x), mistake.info);
                EXPECT_TRUE(before.same(after)) << "something was written";
                EXPECT_EQ(complaint_about(lapilli_last_error(ctx), mistake.info), "");
            }
        }
    }
}

TYPED_TEST(Level3Arguments, Queues) {
    using T = TypeParam;
    const Level3Context ctx(2);
    const OwnedQueue queue(ctx, 1);
    for (const Blas kind : plain_kinds) {
        const Problem<T> good = small<T>(kind);
        const auto expect = [&](lapilli_int info, const Homes& homes, const auto& spoil) {
            Problem<T> p = good;
            SCOPED_TRACE(p.text() + ", " + std::to_string(info));
            const Operands<T> before = make(p);
            Operands<T> after = before;
            const PlacedOperands<T> placed(ctx, homes, after);
            BlasPointers<T> x = placed.pointers();
            spoil(p, x);
            EXPECT_EQ(call_async(queue, p, x), info);
            EXPECT_EQ(complaint_about(lapilli_last_error(ctx), info), "");
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
            placed.download();
            EXPECT_TRUE(before.same(after)) << "something was written";
        };
        for (const Mistake<T>& mistake : mistakes(good, "async"))
            expect(mistake.info, {1, 1, 1}, mistake.make);
        // Memory of the host, and of another device.
        const auto leave = [](Problem<T>&, BlasPointers<T>&) {};
        const auto info = [&](const char* operand) { return info_of(good, "async", operand); };
        expect(info("A"), {on_host, 1, 1}, leave);
        expect(info("A"), {0, 1, 1}, leave);
        if (shapes_of(good).b.rows > 0) expect(info("B"), {1, 0, 1}, leave);
        expect(info("C"), {1, 1, on_host}, leave);
        expect(info("C"), {1, 1, 0}, leave);
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

// Handles: none, of another type, of another context, of a shape that does not fit.
TYPED_TEST(Level3Arguments, SpreadMatrices) {
    using T = TypeParam;
    const Level3Context ctx(2), elsewhere(2);
    for (const Blas kind :
         {Blas::syrk, Blas::herk, Blas::syr2k, Blas::her2k, Blas::symm, Blas::hemm, Blas::trsm, Blas::trmm}) {
        Problem<T> p = small<T>(kind);
        p.m = p.rank_k() ? 5 : 4;
        p.side = 'R';
        const Operands<T> before = make(p);
        Operands<T> after = before;
        const SpreadOperands<T> spread(ctx, after, {2, 2, 2});
        const BlasHandles good = spread.handles();
        Matrix<T> shape(7, 6);
        const SpreadMatrix<T> odd(ctx, shape, 2), foreign(elsewhere, after.C, 2);
        lapilli_matrix other = nullptr;
        ASSERT_EQ(lapilli_matrix_create(ctx, letter<T> == 'd' ? 's' : 'd', 5, 5, 0, &other), 0);

        const auto expect = [&](lapilli_int info, Problem<T> q, const BlasHandles& x) {
            SCOPED_TRACE(q.text() + ", " + std::to_string(info));
            EXPECT_EQ(call_mgpu<T>(ctx, q, x), info);
            EXPECT_EQ(complaint_about(lapilli_last_error(ctx), info), "");
        };
        const auto each_handle = [&](lapilli_int info, lapilli_matrix BlasHandles::*handle) {
            for (const lapilli_matrix wrong :
                 {lapilli_matrix(nullptr), lapilli_matrix(odd), other, lapilli_matrix(foreign)}) {
                // Of the rank-k updates any shape of A is good: it decides the others'.
                if (wrong == lapilli_matrix(odd) && p.rank_k() && handle == &BlasHandles::A) continue;
                BlasHandles x = good;
                x.*handle = wrong;
                expect(info, p, x);
            }
        };
        lapilli_int info = 0;
        for (const TableArgument& a : arguments_of(p, "mgpu")) {
            --info;
            for (const char letter : a.kind == "option" ? wrong_letters(a) : std::string()) {
                Problem<T> q = p;
                q.choose(option_name(a.name), letter);
                expect(info, q, good);
            }
            // B of TRSM and TRMM is what the call writes.
            const bool is_c = a.name == "C" || (a.name == "B" && p.facts().in_place);
            if (a.kind == "array")
                each_handle(info, a.name == "A" ? &BlasHandles::A : is_c ? &BlasHandles::C : &BlasHandles::B);
        }
        spread.gather();
        EXPECT_TRUE(before.same(after)) << "something was written";
        EXPECT_EQ(lapilli_matrix_destroy(other), 0);
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
