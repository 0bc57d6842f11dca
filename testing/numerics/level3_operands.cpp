// SPDX-License-Identifier: BSD-3-Clause
// Operands of products of matrices which the suites of all routines do not see: of different leading
// dimensions, one call's result as the next one's factor, the same matrix twice.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Operands : public ::testing::Test {};
TYPED_TEST_SUITE(Level3Operands, FullComplex, ScalarNames);

template <class T>
Problem<T> problem(Blas kind, std::int64_t n, std::int64_t k) {
    Problem<T> p(kind);
    p.m = p.n = n;
    p.k = k;
    return p;
}

TYPED_TEST(Level3Operands, DifferentLeadingDimensions) {
    using T = TypeParam;
    const Level3Context ctx(2);
    for (const char trans : {'N', is_complex<T> ? 'C' : 'T'}) {
        Problem<T> p = problem<T>(Blas::her2k, 31, 11);
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
    Problem<T> p = problem<T>(Blas::gemm, 20, 20);
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
    const Problem<T> p = problem<T>(Blas::syr2k, 20, 13);
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
