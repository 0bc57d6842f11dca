// SPDX-License-Identifier: BSD-3-Clause
// Memory, queues and handles that products of a matrix and a vector take and refuse, beside what the suite Arguments asks of every
// routine.
#include "numerics/blas_suite.hpp"
#include "numerics/sentences.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level2Arguments : public ::testing::Test {};
TYPED_TEST_SUITE(Level2Arguments, Scalars, ScalarNames);

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

constexpr Blas routines[] = {Blas::gemv, Blas::symv, Blas::hemv};

// Memory of a device that the context does not have goes by way of the host.
TYPED_TEST(Level2Arguments, MemoryOfAnotherContext) {
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

// Operands of a queue's call are on the queue's device.
TYPED_TEST(Level2Arguments, PlacesOfAQueue) {
    using T = TypeParam;
    const testing::Context ctx("sim:2"), other("sim:1");
    const OwnedQueue queue(ctx, 0);
    const Homes homes[] = {{on_host, 0, 0}, {1, 0, 0},       {0, on_host, 0},
                           {0, 1, 0},       {0, 0, on_host}, {0, 0, 1}};
    const lapilli_int expected[] = {-5, -5, -7, -7, -10, -10};
    for (std::size_t i = 0; i < std::size(homes); ++i) {
        const Problem<T> p = problem<T>(Blas::gemv);
        const Operands<T> before = make(p);
        Operands<T> after = before;
        const PlacedOperands<T> placed(ctx, homes[i], after);
        EXPECT_EQ(call_async<T>(queue, p, placed.pointers()), expected[i]);
        EXPECT_EQ(complaint_about(lapilli_last_error(ctx), expected[i]), "");
        EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
        placed.download();
        EXPECT_TRUE(before.same(after));
    }
    // Where nothing is read, nothing need be there.
    EXPECT_EQ(api::gemv<T>(api::Submit{queue}, 'N', 0, 3, T(1), nullptr, 1, nullptr, 1, T(1), nullptr, 1), 0);
    EXPECT_EQ(api::symv<T>(api::Submit{queue}, 'L', 0, T(1), nullptr, 1, nullptr, 1, T(1), nullptr, 1), 0);
}

// Device memory holds elements at multiples of their size: what a GPU reads from elsewhere is a fault. Host
// memory holds complex numbers at multiples of a real's.
TYPED_TEST(Level2Arguments, Alignment) {
    using T = TypeParam;
    const testing::Context ctx("sim:2");
    const OwnedQueue queue(ctx, 0);
    for (const Blas routine : routines) {
        for (const std::string form : {"device", "async", "offset"}) {
            for (const std::string operand : {"A", "x", "y"}) {
                const bool offset = form == "offset";
                const Problem<T> p = problem<T>(routine);
                SCOPED_TRACE(form + ' ' + p.text() + ' ' + operand);
                const Operands<T> before = make(p);
                Operands<T> after = before;
                const PlacedOperands<T> placed(ctx, {0, 0, 0}, after);
                BlasPointers<T> at = placed.pointers();
                if (operand == "A") at.A = misaligned(at.A);
                if (operand == "x") at.x = misaligned(at.x);
                if (operand == "y") at.y = misaligned(at.y);
                EXPECT_EQ(offset            ? call_offset<T>(queue, p, at)
                          : form == "async" ? call_async<T>(queue, p, at)
                                            : call<T>(ctx, p, at),
                          info_of(p, form == "device" ? "plain" : form, operand));
                EXPECT_NE(std::string(lapilli_last_error(ctx)).find("multiple"), std::string::npos);
                EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
                placed.download();
                EXPECT_TRUE(before.same(after)) << "something was written";
            }
        }
    }
    const Problem<T> p = problem<T>(Blas::symv);
    Operands<T> o = make(p);
    const SpreadMatrix<T> A(ctx, o.A, 2, p.row, p.column);
    const OnEveryDevice<T> all(ctx, o);
    std::vector<const T*> x = all.x;
    std::vector<T*> y = all.y;
    EXPECT_EQ((call_mgpu<T>(ctx, p, A, misaligned(x[1]), y[1])), -4);
    EXPECT_EQ((call_mgpu<T>(ctx, p, A, x[1], misaligned(y[1]))), -7);
    x[1] = misaligned(x[1]);
    EXPECT_EQ((call_mgpu_async<T>(all.queues.data(), p, A, x.data(), y.data())), -4);
    x = all.x;
    y[1] = misaligned(y[1]);
    EXPECT_EQ((call_mgpu_async<T>(all.queues.data(), p, A, x.data(), y.data())), -7);
}

TYPED_TEST(Level2Arguments, SpreadMatrices) {
    using T = TypeParam;
    const testing::Context ctx("sim:2"), second("sim:2");
    lapilli_matrix wide = nullptr, square = nullptr, other_type = nullptr, foreign = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, 6, 2, &wide), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 6, 6, 2, &square), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T> == 'd' ? 's' : 'd', 6, 6, 2, &other_type), 0);
    ASSERT_EQ(lapilli_matrix_create(second, letter<T>, 6, 6, 2, &foreign), 0);
    Operands<T> o = make(problem<T>(Blas::gemv));
    const OnEveryDevice<T> all(ctx, o);
    for (const bool async : {false, true}) {
        std::vector<const T*> x = all.x;
        std::vector<T*> y = all.y;
        const auto general = [&](char trans, lapilli_matrix A, std::int64_t incx, std::int64_t incy) {
            return async ? api::gemv_mgpu_async<T>(all.queues.data(), trans, T(1), A, x.data(), incx, T(0),
                                                   y.data(), incy)
                         : api::gemv_mgpu<T>(ctx, trans, T(1), A, x[0], incx, T(0), y[0], incy);
        };
        const auto symmetric = [&](char uplo, lapilli_matrix A, std::int64_t incx, std::int64_t incy) {
            return async ? api::hemv_mgpu_async<T>(all.queues.data(), uplo, T(1), A, x.data(), incx, T(0),
                                                   y.data(), incy)
                         : api::hemv_mgpu<T>(ctx, uplo, T(1), A, x[0], incx, T(0), y[0], incy);
        };
        EXPECT_EQ(general('L', wide, 1, 1), -1);
        EXPECT_EQ(symmetric('N', square, 1, 1), -1);
        for (const lapilli_matrix bad : {static_cast<lapilli_matrix>(nullptr), other_type, foreign}) {
            EXPECT_EQ(general('N', bad, 1, 1), -3);
            EXPECT_EQ(symmetric('L', bad, 1, 1), -3);
        }
        EXPECT_EQ(symmetric('L', wide, 1, 1), -3);
        EXPECT_EQ(general('N', wide, 0, 1), -5);
        EXPECT_EQ(symmetric('U', square, 1, 0), -8);
        x.back() = x.front();  // of another device: good for the call that waits
        EXPECT_EQ(general('N', wide, 1, 1), async ? -4 : 0);
        x = all.x;
        y.back() = nullptr;
        EXPECT_EQ(general('N', wide, 1, 1), async ? -7 : 0);
        x.front() = nullptr;
        EXPECT_EQ(symmetric('L', square, 1, 1), -4);
        x = all.x;
        y.front() = nullptr;
        EXPECT_EQ(symmetric('L', square, 1, 1), -7);
    }
    EXPECT_EQ(api::gemv_mgpu_async<T>(all.queues.data(), 'N', T(1), wide, nullptr, 1, T(0), all.y.data(), 1),
              -4);
    EXPECT_EQ(api::gemv_mgpu_async<T>(all.queues.data(), 'N', T(1), wide, all.x.data(), 1, T(0), nullptr, 1),
              -7);
    for (const lapilli_matrix matrix : {wide, square, other_type, foreign}) lapilli_matrix_destroy(matrix);
}

TYPED_TEST(Level2Arguments, Queues) {
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
    EXPECT_EQ(call_async<T>(nullptr, problem<T>(Blas::gemv), {}), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(call_offset<T>(nullptr, problem<T>(Blas::symv), {}), LAPILLI_ERROR_QUEUE);
    EXPECT_STRNE(lapilli_strerror(LAPILLI_ERROR_QUEUE), lapilli_strerror(-5000));
    lapilli_matrix_destroy(square);
}

TYPED_TEST(Level2Arguments, SmallLetters) {
    using T = TypeParam;
    const testing::Context ctx("sim:1");
    for_each_level2(problem<T>(Blas::symv), [&](Problem<T> p) {
        const Operands<T> before = make(p);
        Operands<T> after = before;
        const PlacedOperands<T> placed(ctx, {0, on_host, on_host}, after);
        Problem<T> small = p;
        small.trans = static_cast<char>(p.trans - 'A' + 'a');
        small.uplo = static_cast<char>(p.uplo - 'A' + 'a');
        EXPECT_EQ(call(ctx, small, placed.pointers()), 0);
        expect_result(p, before, after);
    });
}

}  // namespace
}  // namespace lapilli::testing::blas
