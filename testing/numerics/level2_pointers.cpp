// SPDX-License-Identifier: BSD-3-Clause
// Pointers and queues of products of a matrix and a vector, which the suites of all routines do not see.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level2Pointers : public ::testing::Test {};
TYPED_TEST_SUITE(Level2Pointers, FullScalars, ScalarNames);

template <class T>
Problem<T> problem(Blas routine) {
    Problem<T> p(routine);
    const bool general = routine == Blas::gemv;
    p.m = 5;
    p.n = general ? 7 : 5;
    p.row = 2;
    p.column = general ? 1 : 2;
    return p;
}

// Calls f for GEMV N, T, C, SYMV L, U, and in complex arithmetic HEMV L, U.
template <class T, class F>
void for_each_level2(Problem<T> p, const F& f) {
    for (const Blas routine : {Blas::gemv, Blas::symv, Blas::hemv}) {
        if (!is_complex<T> && routine == Blas::hemv) continue;  // it is SYMV
        Problem<T> q = p;
        q.routine = routine;
        if (routine != Blas::gemv) {
            q.m = q.n;
            q.column = q.row;
        }
        for_each_option(q, f);
    }
}

// Memory of a device that the context does not have goes by way of the host.
TYPED_TEST(Level2Pointers, MemoryOfAnotherContext) {
    using T = TypeParam;
    const testing::Context ctx("sim:2"), other("sim:1");
    Problem<T> p;
    p.m = 21;
    p.n = 34;
    for_each_level2(p, [&](Problem<T> q) {
        for (const std::int64_t inc : {1, -2}) {
            q.incx = inc;
            q.incy = inc;
            for (int which = 1; which < 8; ++which) {
                SCOPED_TRACE(q.text() + ", foreign operands " + std::to_string(which));
                const Operands<T> before = make(q);
                Operands<T> after = before;
                const auto place = [&](int bit) -> lapilli_context {
                    return (which & bit) != 0 ? other : ctx;
                };
                const Placed A(place(1), 0, after.A), x(place(2), 0, after.x.memory),
                    y(place(4), 0, after.y.memory);
                BlasPointers<T> at;
                at.A = A.template as<T>();
                at.lda = after.A.ld();
                at.x = vector_at<T>(x);
                at.y = vector_at<T>(y);
                EXPECT_EQ(call<T>(ctx, q, at), 0) << lapilli_last_error(ctx);
                y.download();
                expect_result(q, before, after);
            }
        }
    });
}

// Where nothing is read, nothing need be there.
TYPED_TEST(Level2Pointers, OfNothing) {
    using T = TypeParam;
    const testing::Context ctx("sim:2");
    const OwnedQueue queue(ctx, 0);
    EXPECT_EQ(api::gemv<T>(api::Submit{queue}, 'N', 0, 3, T(1), nullptr, 1, nullptr, 1, T(1), nullptr, 1), 0);
    EXPECT_EQ(api::symv<T>(api::Submit{queue}, 'L', 0, T(1), nullptr, 1, nullptr, 1, T(1), nullptr, 1), 0);
}

// One of the vectors that a call takes, one on each device: missing, misaligned, or of another device.
TYPED_TEST(Level2Pointers, OfEveryDevice) {
    using T = TypeParam;
    const testing::Context ctx("sim:2");
    const Problem<T> p = problem<T>(Blas::symv);
    Operands<T> o = make(p);
    const SpreadMatrix<T> A(ctx, o.A, 2, p.row, p.column);
    const OnEveryDevice<T> all(ctx, o);
    for (const std::size_t which : {0, 1}) {
        for (const T* const wrong :
             {static_cast<const T*>(nullptr), misaligned(all.x[which]), all.x[1 - which]}) {
            std::vector<const T*> x = all.x;
            x[which] = wrong;
            EXPECT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, x.data(), all.y.data()), -4) << which;
        }
        for (T* const wrong : {static_cast<T*>(nullptr), misaligned(all.y[which]), all.y[1 - which]}) {
            std::vector<T*> y = all.y;
            y[which] = wrong;
            EXPECT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), y.data()), -7) << which;
        }
    }
}

TYPED_TEST(Level2Pointers, Queues) {
    using T = TypeParam;
    const testing::Context ctx("sim:2"), second("sim:2");
    lapilli_matrix square = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 6, 6, 2, &square), 0);
    Operands<T> o = make(problem<T>(Blas::gemv));
    const OnEveryDevice<T> all(ctx, o), elsewhere(second, o);
    const lapilli_queue good = all.queues[0];
    const lapilli_queue bad[][2] = {
        {nullptr, good}, {good, nullptr}, {good, good}, {all.queues[1], good}, {good, elsewhere.queues[1]}};
    const auto call = [&](const lapilli_queue* queues) {
        return api::symv_mgpu_async<T>(queues, 'L', T(1), square, all.x.data(), 1, T(0), all.y.data(), 1);
    };
    EXPECT_EQ(call(all.queues.data()), 0);
    EXPECT_EQ(all.synchronize(), 0);
    EXPECT_EQ(call(nullptr), LAPILLI_ERROR_QUEUE);
    for (const auto& queues : bad) EXPECT_EQ(call(queues), LAPILLI_ERROR_QUEUE);
    // Queues of another context: its matrices are not this one's.
    EXPECT_EQ(call(elsewhere.queues.data()), -3);
    EXPECT_EQ(call_async<T>(nullptr, problem<T>(Blas::gemm), {}), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(call_async<T>(nullptr, problem<T>(Blas::symv), {}), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(call_offset<T>(nullptr, problem<T>(Blas::symv), {}), LAPILLI_ERROR_QUEUE);
    EXPECT_STRNE(lapilli_strerror(LAPILLI_ERROR_QUEUE), lapilli_strerror(-5000));
    lapilli_matrix_destroy(square);
}

}  // namespace
}  // namespace lapilli::testing::blas
