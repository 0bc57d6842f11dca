// SPDX-License-Identifier: BSD-3-Clause
// What the suites of products of a matrix and a vector share: the problems, and a call in each form with all that
// must hold of its result.
#pragma once

#include "numerics/blas_suite.hpp"
#include "support/level2_places.hpp"

namespace lapilli::testing::level2 {

// Calls f for GEMV N, T, C, SYMV L, U, and in complex arithmetic HEMV L, U.
template <class T, class F>
void for_each_kind(Problem<T> p, const F& f) {
    for (const char* kind : {"GN", "GT", "GC", "SL", "SU", "HL", "HU"}) {
        p.structure = kind[0];
        p.letter = kind[1];
        if (p.structure == 'H' && !is_complex<T>) continue;
        Problem<T> q = p;
        if (q.structure != 'G') {
            q.m = q.n;
            q.column = q.row;
        }
        f(q);
    }
}

// The elements of y may have changed, nothing else.
template <class T>
void expect_result(const Problem<T>& p, const Operands<T>& before, const Vector<T>& y) {
    EXPECT_LE(error(p, before, y), 1);
    Vector<T> gaps = before.y;
    for (std::int64_t i = 0; i < y.count; ++i) gaps(i) = y(i);
    EXPECT_TRUE(gaps.same(y)) << "something between or beside the elements of y has changed";
}
template <class T>
void expect_result(const Problem<T>& p, const Operands<T>& before, const Operands<T>& after) {
    expect_result(p, before, after.y);
    EXPECT_TRUE(after.A.same_bits(before.A)) << "A has changed";
    EXPECT_TRUE(after.x.same(before.x)) << "x has changed";
}

// Each returns y.
template <class T>
Vector<T> expect_plain(lapilli_context ctx, const Problem<T>& p, const Homes& homes) {
    SCOPED_TRACE(p.text() + ", A, x, y on " + std::to_string(homes.A) + ' ' + std::to_string(homes.x) + ' ' +
                 std::to_string(homes.y));
    return expect_good<PlacedOperands<T>>(ctx, p, homes, [&](const auto& at) { return call(ctx, p, at); }).y;
}

template <class T>
Vector<T> expect_async(lapilli_context ctx, lapilli_queue queue, int device, const Problem<T>& p,
                       bool offset) {
    SCOPED_TRACE(p.text() + (offset ? ", offset" : ", async"));
    return expect_good_on<PlacedOperands<T>>(
               queue, ctx, p, Homes{device, device, device},
               [&](const auto& at) { return offset ? call_offset(queue, p, at) : call_async(queue, p, at); })
        .y;
}

template <class T>
Vector<T> expect_mgpu(lapilli_context ctx, const Problem<T>& p, std::int64_t nb, int x_home, int y_home) {
    SCOPED_TRACE(p.text() + ", mgpu, nb=" + std::to_string(nb) + ", x, y on " + std::to_string(x_home) + ' ' +
                 std::to_string(y_home));
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const SpreadOperand<T> A(ctx, p, after, nb);
    const Placed x(ctx, x_home, after.x.memory), y(ctx, y_home, after.y.memory);
    EXPECT_EQ(call_mgpu<T>(ctx, p, A, vector_at<T>(x), vector_at<T>(y)), 0) << lapilli_last_error(ctx);
    x.download();
    y.download();
    expect_result(p, before, after);
    EXPECT_TRUE(A.unchanged());
    return after.y;
}

template <class T>
Vector<T> expect_mgpu_async(lapilli_context ctx, const Problem<T>& p, std::int64_t nb) {
    SCOPED_TRACE(p.text() + ", mgpu_async, nb=" + std::to_string(nb));
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const SpreadOperand<T> A(ctx, p, after, nb);
    OnEveryDevice<T> all(ctx, after);
    EXPECT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), all.y.data()), 0)
        << lapilli_last_error(ctx);
    EXPECT_EQ(all.synchronize(), 0) << lapilli_last_error(ctx);
    all.download();
    expect_result(p, before, all.results.front());
    for (const Vector<T>& y : all.results) {
        EXPECT_TRUE(y.same(all.results.front())) << "devices have different results";
    }
    EXPECT_TRUE(A.unchanged());
    return all.results.front();
}

}  // namespace lapilli::testing::level2
