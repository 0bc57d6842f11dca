// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector: every routine in every form, sizes, increments, scalars and places,
// against sums in higher precision.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing {
namespace {

bool is_wanted(const Routine& routine) { return routine.facts().level == 2; }

class Level2 : public OfRoutine {
  protected:
    static bool is_general() { return routine().facts().rectangular; }
    static Problem problem(std::int64_t m, std::int64_t n) { return blas_problem(is_general() ? m : n, n); }
    static Operands expect_at(lapilli_context ctx, const Problem& p, int a, int x, int y) {
        return correct_result(routine(), ctx, in_places(p, a, x, y), Where::host);
    }
    static Operands expect_host(lapilli_context ctx, const Problem& p) {
        return correct_result(routine(), ctx, p, Where::host);
    }
    static Operands expect_queue(lapilli_context ctx, const Problem& p, int device, Form form = Form::async) {
        return correct_result(routine(), ctx, on_queue(p, device, form), Where::host);
    }
    static Operands expect_mgpu(lapilli_context ctx, Problem p, std::int64_t nb, int x = on_host,
                                int y = on_host) {
        p.nb = nb;
        return correct_result(routine(), ctx, in_places(p, on_host, x, y), Where::spread);
    }
    static Operands expect_mgpu_async(lapilli_context ctx, Problem p, std::int64_t nb) {
        p.nb = nb;
        p.form = Form::async;
        return correct_result(routine(), ctx, p, Where::spread);
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, Level2, ::testing::ValuesIn(blas_instances(is_wanted)), instance_name);

constexpr std::int64_t sizes[] = {0, 1, 2, 31, 33, 67};

TEST_P(Level2, Sizes) {
    const Context cpu("none"), ctx(devices(3));
    for (const std::int64_t m : sizes) {
        for (const std::int64_t n : sizes) {
            if (!is_general() && m != n) continue;
            for_each_option(routine(), problem(m, n), [&](const Problem& p) {
                expect_host(cpu, p);
                expect_host(ctx, p);
                expect_at(ctx, p, 0, 0, 0);
                expect_queue(ctx, p, 1);
                expect_mgpu(ctx, p, 3);
                expect_mgpu_async(ctx, p, 3);
            });
            if (HasFailure()) return;
        }
    }
}

TEST_P(Level2, IncrementsAndSubmatrices) {
    const Context cpu("none"), ctx(devices(3));
    // One, more, and negative ones: each with each.
    constexpr std::pair<int, int> increments[] = {{1, 1},  {1, 2},  {1, -3}, {2, 1},  {3, 2},
                                                  {2, -1}, {-1, 1}, {-3, 2}, {-1, -3}};
    for (const auto& [incx, incy] : increments) {
        Problem p = problem(23, 37);
        p.incx = incx;
        p.incy = incy;
        p.pad = 5;
        p.row = 3;
        p.column = is_general() ? 2 : 3;
        for_each_option(routine(), p, [&](const Problem& q) {
            expect_host(cpu, q);
            expect_at(ctx, q, 0, 0, 0);
            const Operands plain = expect_queue(ctx, q, 0);
            EXPECT_TRUE(plain.same(expect_queue(ctx, q, 0, Form::offset))) << "bits depend on the form";
            expect_mgpu(ctx, q, 5);
            expect_mgpu(ctx, q, 5, 2, 1);
            expect_mgpu_async(ctx, q, 5);
        });
        if (HasFailure()) return;
    }
}

// Complex numbers on the host at odd multiples of a real's size, as programs in Fortran have them.
TEST_P(Level2, OddHostMemory) {
    const Context cpu("none"), ctx(devices(2));
    for_each_option(routine(), problem(35, 27), [&](const Problem& p) {
        expect_at(cpu, p, on_odd_host, on_odd_host, on_odd_host);
        expect_at(ctx, p, on_odd_host, on_odd_host, on_odd_host);
        expect_at(ctx, p, 1, on_odd_host, on_odd_host);
        expect_mgpu(ctx, p, 4, on_odd_host, on_odd_host);
    });
}

// y may be NaN where beta = 0; A and x where alpha = 0.
TEST_P(Level2, Scalars) {
    const Context cpu("none"), ctx(devices(2));
    for (const std::complex<double> alpha : {scalars[0], scalars[1], scalars[3]}) {
        for (const std::complex<double> beta : {scalars[0], scalars[1], scalars[3]}) {
            Problem p = problem(19, 26);
            p.alpha = alpha;
            p.beta = beta;
            p.incy = 2;
            for_each_option(routine(), p, [&](const Problem& q) {
                expect_host(cpu, q);
                expect_at(ctx, q, 1, 1, 1);
                expect_at(ctx, q, 1, on_host, on_host);
                expect_queue(ctx, q, 1);
                expect_mgpu(ctx, q, 4);
                expect_mgpu_async(ctx, q, 4);
            });
        }
    }
}

TEST_P(Level2, WhatIsNotReadMayBeNaN) {
    const Context cpu("none"), ctx(devices(2));
    const std::pair<lapilli_context, Where> places[] = {
        {cpu, Where::host}, {ctx, Where::host}, {ctx, Where::device}};
    for (const auto& [handle, where] : places) {
        Problem p = problem(9, 9);
        p.alpha = 0;
        for_each_option(routine(), p, [&, &handle = handle, &where = where](const Problem& q) {
            const Operands before = routine().data(q);
            Operands after = before;
            fill_factors_with_nan(routine(), q, after);
            EXPECT_EQ(run(routine(), handle, q, where, after).info, 0);
            EXPECT_TRUE(routine().error(q, before, after).ok());
        });
    }
}

// Every combination of the host and devices; increments by turns, and with each option the other ones.
TEST_P(Level2, Places) {
    const Context ctx(devices(3));
    int turn = 0;
    for_each_option(routine(), problem(21, 34), [&](Problem p) {
        ++turn;
        for (int a = on_host; a <= 1; ++a) {
            for (int x = on_host; x < 3; ++x) {
                for (int y = on_host; y < 3; ++y) {
                    p.incx = p.incy = (turn + a + x + y) % 2 == 0 ? 1 : -2;
                    expect_at(ctx, p, a, x, y);
                    if (a == on_host) expect_mgpu(ctx, p, 4, x, y);
                }
            }
        }
    });
}

// Block columns of one column, of few and of many, and one for all, over even and odd numbers of devices;
// some devices have none.
TEST_P(Level2, BlockWidths) {
    for (const int count : device_counts({1, 2, 3, 5})) {
        const Context ctx(devices(count));
        for (const std::int64_t nb :
             count % 2 == 0 ? std::vector<std::int64_t>{1, 37} : std::vector<std::int64_t>{3, 256}) {
            Problem p = problem(53, 101);
            p.incx = -2;
            for_each_option(routine(), p, [&](const Problem& q) {
                const Operands once = expect_mgpu(ctx, q, nb);
                EXPECT_TRUE(once.same(expect_mgpu(ctx, q, nb, count - 1, 0))) << "bits depend on the place";
                EXPECT_TRUE(once.same(expect_mgpu_async(ctx, q, nb))) << "bits depend on the form";
            });
            if (HasFailure()) return;
        }
    }
}

TEST_P(Level2, SettingsAndDefaultContext) {
    const Context ctx(devices(2));
    ctx.set("level2.atomics", "on");
    ctx.set("memory.cache", "off");
    for_each_option(routine(), problem(17, 17), [&](const Problem& p) {
        expect_at(ctx, p, 1, on_host, 1);
        expect_queue(ctx, p, 1, Form::offset);
        expect_mgpu(ctx, p, 4);
        expect_host(nullptr, p);
    });
    EXPECT_EQ(lapilli_set(ctx, "level2.atomics", "maybe"), -2);
}

}  // namespace
}  // namespace lapilli::testing
