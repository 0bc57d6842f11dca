// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every product of matrices wrong once: the BLAS's number, a text, and nothing written.
#include <functional>

#include "numerics/blas_suite.hpp"
#include "numerics/sentences.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Arguments : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Arguments, Scalars, ScalarNames);

template <class T>
struct Bad {
    lapilli_int info;
    std::function<void(Problem<T>&, BlasPointers<T>&)> spoil;
};

template <class T>
std::vector<Bad<T>> bad_arguments(const Problem<T>& good) {
    using P = Problem<T>;
    using X = BlasPointers<T>;
    if (good.routine == Blas::gemm) {
        return {{-1, [](P& p, X&) { p.trans = 'X'; }}, {-2, [](P& p, X&) { p.transb = 'L'; }},
                {-3, [](P& p, X&) { p.m = -1; }},      {-4, [](P& p, X&) { p.n = -1; }},
                {-5, [](P& p, X&) { p.k = -1; }},      {-7, [](P&, X& x) { x.A = nullptr; }},
                {-8, [](P&, X& x) { x.lda = 4; }},     {-9, [](P&, X& x) { x.B = nullptr; }},
                {-10, [](P&, X& x) { x.ldb = 2; }},    {-12, [](P&, X& x) { x.C = nullptr; }},
                {-13, [](P&, X& x) { x.ldc = 4; }}};
    }
    std::vector<Bad<T>> bad = {{-1, [](P& p, X&) { p.uplo = 'X'; }},  {-2, [](P& p, X&) { p.trans = 'X'; }},
                               {-3, [](P& p, X&) { p.n = -1; }},      {-4, [](P& p, X&) { p.k = -1; }},
                               {-6, [](P&, X& x) { x.A = nullptr; }}, {-7, [](P&, X& x) { x.lda = 4; }}};
    if (is_complex<T>) {
        bad.push_back({-2, [](P& p, X&) { p.trans = p.hermitian() ? 'T' : 'C'; }});
    }
    if (good.two_terms()) {
        bad.push_back({-8, [](P&, X& x) { x.B = nullptr; }});
        bad.push_back({-9, [](P&, X& x) { x.ldb = 4; }});
    }
    const int last = good.two_terms() ? 12 : 10;
    bad.push_back({-last + 1, [](P&, X& x) { x.C = nullptr; }});
    bad.push_back({-last, [](P&, X& x) { x.ldc = 4; }});
    return bad;
}

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
            for (const Bad<T>& bad : bad_arguments(small<T>(kind))) {
                Problem<T> p = small<T>(kind);
                SCOPED_TRACE(p.text() + ", " + std::to_string(bad.info));
                const Operands<T> before = make(p);
                Operands<T> after = before;
                const PlacedOperands<T> placed(ctx, Homes{}, after);
                BlasPointers<T> x = placed.pointers();
                bad.spoil(p, x);
                EXPECT_EQ(call(ctx, p, x), bad.info);
                EXPECT_TRUE(before.same(after)) << "something was written";
                EXPECT_EQ(complaint_about(lapilli_last_error(ctx), bad.info), "");
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
        for (const Bad<T>& bad : bad_arguments(good)) expect(bad.info, {1, 1, 1}, bad.spoil);
        // Memory of the host, and of another device.
        const auto leave = [](Problem<T>&, BlasPointers<T>&) {};
        const bool gemm = kind == Blas::gemm;
        const lapilli_int c = gemm ? -12 : good.two_terms() ? -11 : -9;
        expect(gemm ? -7 : -6, {on_host, 1, 1}, leave);
        expect(gemm ? -7 : -6, {0, 1, 1}, leave);
        if (shapes_of(good).b.rows > 0) expect(gemm ? -9 : -8, {1, 0, 1}, leave);
        expect(c, {1, 1, on_host}, leave);
        expect(c, {1, 1, 0}, leave);
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
        const bool gemm = kind == Blas::gemm;
        expect(gemm ? -7 : -6, [](BlasPointers<T>& x) { x.A = misaligned(x.A); });
        if (shapes_of(p).b.rows > 0)
            expect(gemm ? -9 : -8, [](BlasPointers<T>& x) { x.B = misaligned(x.B); });
        expect(gemm ? -12 : p.two_terms() ? -11 : -9, [](BlasPointers<T>& x) { x.C = misaligned(x.C); });
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
        const auto with = [&](char Problem<T>::*option, char value) {
            Problem<T> q = p;
            q.*option = value;
            return q;
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
        if (p.rank_k()) {
            expect(-1, with(&Problem<T>::uplo, 'X'), good);
            expect(-2, with(&Problem<T>::trans, 'X'), good);
            each_handle(-4, &BlasHandles::A);
            if (p.two_terms()) each_handle(-5, &BlasHandles::B);
            each_handle(p.two_terms() ? -7 : -6, &BlasHandles::C);
        } else {
            expect(-1, with(&Problem<T>::side, 'X'), good);
            expect(-2, with(&Problem<T>::uplo, 'X'), good);
            if (p.facts().in_place) {
                expect(-3, with(&Problem<T>::trans, 'X'), good);
                expect(-4, with(&Problem<T>::diag, 'X'), good);
                each_handle(-6, &BlasHandles::A);
                each_handle(-7, &BlasHandles::C);
            } else {
                each_handle(-4, &BlasHandles::A);
                each_handle(-5, &BlasHandles::B);
                each_handle(-7, &BlasHandles::C);
            }
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
