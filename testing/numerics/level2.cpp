// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector: every kind in every form, sizes, increments, scalars and places, against sums
// in higher precision.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level2 : public ::testing::Test {};
TYPED_TEST_SUITE(Level2, Scalars, ScalarNames);

template <class T>
Problem<T> problem(std::int64_t m, std::int64_t n) {
    Problem<T> p;
    p.m = m;
    p.n = n;
    return p;
}

constexpr std::int64_t sizes[] = {0, 1, 2, 31, 33, 67};

TYPED_TEST(Level2, Sizes) {
    using T = TypeParam;
    const testing::Context cpu("none"), ctx(devices(3));
    const OwnedQueue queue(ctx, 1);
    for (const std::int64_t m : sizes) {
        for (const std::int64_t n : sizes) {
            for_each_level2(problem<T>(m, n), [&](const Problem<T>& p) {
                if (p.routine != Blas::gemv && m != n) return;
                expect_plain(cpu, p, {});
                expect_plain(ctx, p, {});
                expect_plain(ctx, p, {0, 0, 0});
                expect_async(ctx, queue, 1, p);
                expect_mgpu(ctx, p, 3, on_host, on_host);
                expect_mgpu_async(ctx, p, 3);
            });
            if (::testing::Test::HasFailure()) return;
        }
    }
}

TYPED_TEST(Level2, IncrementsAndSubmatrices) {
    using T = TypeParam;
    const testing::Context cpu("none"), ctx(devices(3));
    const OwnedQueue queue(ctx, 0);
    constexpr std::int64_t increments[] = {1, 2, -1, -3};
    for (const std::int64_t incx : increments) {
        for (const std::int64_t incy : increments) {
            Problem<T> p = problem<T>(23, 37);
            p.incx = incx;
            p.incy = incy;
            p.pad = 5;
            p.row = 3;
            p.column = 2;
            for_each_level2(p, [&](const Problem<T>& q) {
                expect_plain(cpu, q, {});
                expect_plain(ctx, q, {0, 0, 0});
                const Operands<T> plain = expect_async(ctx, queue, 0, q);
                EXPECT_TRUE(plain.same(expect_async(ctx, queue, 0, q, true))) << "bits depend on the form";
                expect_mgpu(ctx, q, 5, on_host, on_host);
                expect_mgpu(ctx, q, 5, 2, 1);
                expect_mgpu_async(ctx, q, 5);
            });
            if (::testing::Test::HasFailure()) return;
        }
    }
}

// Complex numbers on the host at odd multiples of a real's size, as programs in Fortran have them.
TYPED_TEST(Level2, OddHostMemory) {
    using T = TypeParam;
    const testing::Context cpu("none"), ctx(devices(2));
    for_each_level2(problem<T>(35, 27), [&](const Problem<T>& p) {
        expect_plain(cpu, p, {on_odd_host, on_odd_host, on_odd_host});
        expect_plain(ctx, p, {on_odd_host, on_odd_host, on_odd_host});
        expect_plain(ctx, p, {1, on_odd_host, on_odd_host});
        expect_mgpu(ctx, p, 4, on_odd_host, on_odd_host);
    });
}

// y may be NaN where beta = 0; A and x where alpha = 0.
TYPED_TEST(Level2, Scalars) {
    using T = TypeParam;
    const testing::Context cpu("none"), ctx(devices(2));
    const OwnedQueue queue(ctx, 1);
    const T some = make_scalar<T>(-0.5, 2);
    for (const T alpha : {T(0), T(1), some}) {
        for (const T beta : {T(0), T(1), some}) {
            Problem<T> p = problem<T>(19, 26);
            p.alpha = alpha;
            p.beta = beta;
            p.incy = 2;
            for_each_level2(p, [&](const Problem<T>& q) {
                expect_plain(cpu, q, {});
                expect_plain(ctx, q, {1, 1, 1});
                expect_plain(ctx, q, {1, on_host, on_host});
                expect_async(ctx, queue, 1, q);
                expect_mgpu(ctx, q, 4, on_host, on_host);
                expect_mgpu_async(ctx, q, 4);
            });
        }
    }
}

TYPED_TEST(Level2, WhatIsNotReadMayBeNaN) {
    using T = TypeParam;
    const testing::Context cpu("none"), ctx(devices(2));
    for (const lapilli_context handle :
         {static_cast<lapilli_context>(cpu), static_cast<lapilli_context>(ctx)}) {
        Problem<T> p = problem<T>(9, 9);
        p.alpha = T(0);
        for_each_level2(p, [&](const Problem<T>& q) {
            for (const int home : {on_host, 0}) {
                if (home == 0 && handle == static_cast<lapilli_context>(cpu)) continue;
                const Operands<T> before = make(q);
                Operands<T> after = before;
                for (std::int64_t i = 0; i < 9; ++i) {
                    after.x(i) = quiet_nan<T>();
                    for (std::int64_t j = 0; j < 9; ++j) after.A(i, j) = quiet_nan<T>();
                }
                const PlacedOperands<T> placed(handle, {home, home, home}, after);
                EXPECT_EQ(call(handle, q, placed.pointers()), 0);
                placed.download();
                EXPECT_LE(error(q, before, after.y), 1);
            }
        });
    }
}

// Every combination of the host and devices.
TYPED_TEST(Level2, Places) {
    using T = TypeParam;
    const testing::Context ctx(devices(3));
    for_each_level2(problem<T>(21, 34), [&](const Problem<T>& p) {
        Problem<T> q = p;
        for (const std::int64_t inc : {1, -2}) {
            q.incx = inc;
            q.incy = inc;
            for (int a = on_host; a < 3; ++a) {
                for (int x = on_host; x < 3; ++x) {
                    for (int y = on_host; y < 3; ++y) {
                        if (a <= 1) expect_plain(ctx, q, {a, x, y});
                        if (a == on_host) expect_mgpu(ctx, q, 4, x, y);
                    }
                }
            }
        }
    });
}

// Memory of a device that the context does not have goes by way of the host.
TYPED_TEST(Level2, MemoryOfAnotherContext) {
    using T = TypeParam;
    const testing::Context ctx("sim:2"), other("sim:1");
    for_each_level2(problem<T>(21, 34), [&](const Problem<T>& p) {
        for (const std::int64_t inc : {1, -2}) {
            Problem<T> q = p;
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

// Block columns of every width over every number of devices; some devices may have none.
TYPED_TEST(Level2, BlockWidths) {
    using T = TypeParam;
    for (const int count : device_counts({1, 2, 3, 5})) {
        const testing::Context ctx(devices(count));
        for (const std::int64_t nb : {1, 3, 37, 256}) {
            Problem<T> p = problem<T>(53, 101);
            p.incx = -2;
            for_each_level2(p, [&](const Problem<T>& q) {
                const Vector<T> y = expect_mgpu(ctx, q, nb, on_host, on_host);
                EXPECT_TRUE(y.same(expect_mgpu(ctx, q, nb, count - 1, 0))) << "bits depend on the place";
                EXPECT_TRUE(y.same(expect_mgpu_async(ctx, q, nb))) << "bits depend on the form";
            });
            if (::testing::Test::HasFailure()) return;
        }
    }
}

TYPED_TEST(Level2, SettingsAndDefaultContext) {
    using T = TypeParam;
    const testing::Context ctx(devices(2));
    const OwnedQueue queue(ctx, 1);
    ctx.set("level2.atomics", "on");
    ctx.set("memory.cache", "off");
    for_each_level2(problem<T>(17, 17), [&](const Problem<T>& p) {
        expect_plain(ctx, p, {1, on_host, 1});
        expect_async(ctx, queue, 1, p, true);
        expect_mgpu(ctx, p, 4, on_host, on_host);
        expect_plain(nullptr, p, {});
    });
    EXPECT_EQ(lapilli_set(ctx, "level2.atomics", "maybe"), -2);
}

}  // namespace
}  // namespace lapilli::testing::blas
