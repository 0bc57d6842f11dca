// SPDX-License-Identifier: BSD-3-Clause
// What the suites of the BLAS share: the problems, and a call in each form with all that must hold of its result.
#pragma once

#include "numerics/suite.hpp"
#include "support/blas/places.hpp"

namespace lapilli::testing::blas {

// Panels narrower than the blocks of most matrices, and nothing left to the CPU.
class Level3Context : public SmallBlocks {
  public:
    explicit Level3Context(int device_count, std::int64_t width = 8) : SmallBlocks(device_count) {
        set("level3.crossover", "0");
        set("level3.nb", std::to_string(width));
    }
};

// For real matrices HERK is SYRK, and so on: no need to ask twice.
template <class T>
bool is_asked(Blas routine) {
    return is_complex<T> || !facts_of(routine).complex_only;
}

// Calls f for every combination of options that the routine has.
template <class T, class F>
void for_each_option(Problem<T> p, const F& f) {
    for_each_choice(options_of(p), p, f);
}

// Calls f for GEMV N, T, C, SYMV L, U, and in complex arithmetic HEMV L, U.
template <class T, class F>
void for_each_level2(Problem<T> p, const F& f) {
    for (const Blas routine : {Blas::gemv, Blas::symv, Blas::hemv}) {
        if (!is_asked<T>(routine)) continue;
        Problem<T> q = p;
        q.routine = routine;
        if (routine != Blas::gemv) {
            q.m = q.n;
            q.column = q.row;
        }
        for_each_option(q, f);
    }
}

// What has been computed is right, and nothing else has changed.
template <class T>
void expect_result(const Problem<T>& p, const Operands<T>& before, const Operands<T>& after) {
    EXPECT_LE(error(p, before, after), 1);
    EXPECT_TRUE(after.A.same_bits(before.A)) << "A has changed";
    EXPECT_TRUE(after.B.same_bits(before.B)) << "B has changed";
    EXPECT_TRUE(after.x.same(before.x)) << "x has changed";
}

// Makes a problem's operands, puts them where `homes` says, calls, and returns them as they are afterwards.
template <class T, class Call>
Operands<T> expect_good(lapilli_context ctx, const Problem<T>& p, const Homes& homes, const Call& call) {
    SCOPED_TRACE(p.text() + ", A, B or x, C or y on " + std::to_string(homes.A) + ' ' +
                 std::to_string(homes.in) + ' ' + std::to_string(homes.out));
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const PlacedOperands<T> placed(ctx, homes, after);
    EXPECT_EQ(call(placed.pointers()), 0) << lapilli_last_error(ctx);
    placed.download();
    expect_result(p, before, after);
    return after;
}

template <class T>
Operands<T> expect_plain(lapilli_context ctx, const Problem<T>& p, const Homes& homes) {
    return expect_good(ctx, p, homes, [&](const auto& at) { return call(ctx, p, at); });
}

template <class T>
Operands<T> expect_async(lapilli_context ctx, lapilli_queue queue, int device, const Problem<T>& p,
                         bool offset = false) {
    SCOPED_TRACE(offset ? "offset" : "async");
    return expect_good(ctx, p, {device, device, device}, [&](const auto& at) {
        const lapilli_int info = offset ? call_offset(queue, p, at) : call_async(queue, p, at);
        const lapilli_int later = lapilli_queue_synchronize(queue);
        return info != 0 ? info : later;
    });
}

// Level 2: returns y.
template <class T>
Vector<T> expect_mgpu(lapilli_context ctx, const Problem<T>& p, std::int64_t nb, int x_home, int y_home) {
    SCOPED_TRACE(p.text() + ", mgpu, nb=" + std::to_string(nb) + ", x, y on " + std::to_string(x_home) + ' ' +
                 std::to_string(y_home));
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const SpreadMatrix<T> A(ctx, after.A, nb, p.row, p.column);
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
    const SpreadMatrix<T> A(ctx, after.A, nb, p.row, p.column);
    OnEveryDevice<T> all(ctx, after);
    EXPECT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), all.y.data()), 0)
        << lapilli_last_error(ctx);
    EXPECT_EQ(all.synchronize(), 0) << lapilli_last_error(ctx);
    all.download();
    after.y = all.results.front();
    expect_result(p, before, after);
    for (const Vector<T>& y : all.results) {
        EXPECT_TRUE(y.same(all.results.front())) << "devices have different results";
    }
    EXPECT_TRUE(A.unchanged());
    return all.results.front();
}

// Level 3: returns C.
template <class T>
Matrix<T> expect_spread(lapilli_context ctx, const Problem<T>& p, const Widths& nb) {
    SCOPED_TRACE(p.text() + nb.text() + " on " + std::to_string(lapilli_device_count(ctx)) + " devices");
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const SpreadOperands<T> spread(ctx, after, nb);
    EXPECT_EQ(call_mgpu<T>(ctx, p, spread.handles()), 0) << lapilli_last_error(ctx);
    spread.gather();
    expect_result(p, before, after);
    return after.C;
}

}  // namespace lapilli::testing::blas
