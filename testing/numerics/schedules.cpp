// SPDX-License-Identifier: BSD-3-Clause
// Every schedule and block size that a setting can choose gives a correct result.
#include "numerics/suite.hpp"
#include "support/blas/calls.hpp"

namespace lapilli::testing {
namespace {

using Choices = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Choices, ::testing::ValuesIn(all_instances()), instance_name);

std::string text_of(const Settings& settings) {
    std::string text;
    for (const auto& [name, value] : settings) {
        text += name + " = " + value + ", ";
    }
    return text;
}

TEST_P(Choices, SchedulesAndBlocks) {
    std::vector<Schedule> all = routine().facts().schedules;
    for (const Settings& settings : routine().facts().block_sizes) {
        all.push_back({.settings = settings});
    }
    std::size_t turn = 0;
    for (const Schedule& schedule : all) {
        for (const int device_count : device_counts({1, 2, 3})) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            SCOPED_TRACE(text_of(schedule.settings) + std::to_string(device_count) + " devices");
            for (const char uplo : routine().triangles()) {
                Problem p = problem_of_order(71, k_of(routine(), 20));
                if (routine().facts().rectangular) p.m = turn % 2 == 0 ? 130 : 40;
                p.uplo = uplo;
                p.choose(schedule.letters);
                p.seed = 7;
                const Where places[] = {Where::host, Where::device, Where::spread};
                expect_correct(routine(), ctx, p, place_for(routine(), places[turn++ % 3]));
            }
        }
    }
}

/// Products by bytes are as good as others for what routines promise.
TEST_P(Choices, EmulatedProducts) {
    const bool single = routine().precision() == 's' || routine().precision() == 'c';
    std::size_t turn = 0;
    for (const int device_count : device_counts({1, 2})) {
        const SmallBlocks ctx(device_count);
        ctx.emulate_products(false, !single);
        for (const char uplo : routine().triangles()) {
            Problem p = problem_of_order(71, k_of(routine(), 20));
            if (routine().facts().rectangular) p.m = turn % 2 == 0 ? 130 : 40;
            p.uplo = uplo;
            p.seed = 8;
            const Where places[] = {Where::host, Where::device, Where::spread};
            expect_correct(routine(), ctx, p, place_for(routine(), places[turn++ % 3]));
        }
        ctx.emulate_products(true);
        Problem p = problem_of_order(150, k_of(routine(), 20));
        if (routine().facts().rectangular) p.m = device_count == 1 ? 180 : 110;
        p.seed = 9;
        expect_correct(routine(), ctx, p, usual_place(routine()));
    }
}

void leave_nan_in_workspace(lapilli_context ctx, char precision) {
    with_scalar(precision, [&]<class T>() {
        constexpr std::int64_t n = 256;
        const std::vector<T> nan(n * n, quiet_nan<T>());
        std::vector<T> product(n * n);
        ASSERT_EQ(blas::api::gemm<T>(blas::api::Wait{ctx}, 'N', 'N', n, n, n, T(1), nan.data(), n, nan.data(),
                                     n, T(0), product.data(), n),
                  0);
    });
}

// What the call before left in the workspace does not count: here NaN everywhere.
TEST_P(Choices, AfterNaN) {
    for (const int device_count : device_counts({1, 3})) {
        for (const Schedule& schedule : routine().facts().schedules) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            SCOPED_TRACE(text_of(schedule.settings));
            for (const char uplo : routine().triangles()) {
                Problem p = problem_of_order(71, k_of(routine(), 20));
                p.uplo = uplo;
                p.choose(schedule.letters);
                leave_nan_in_workspace(ctx, routine().precision());
                expect_correct(routine(), ctx, p, usual_place(routine()));
            }
        }
    }
}

// Below its crossover a routine runs on the CPU, whatever the memory it is given.
TEST_P(Choices, Crossover) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        set_crossovers(ctx, 1000);
        for (const Where where : {Where::host, Where::device, Where::spread, Where::mixed}) {
            expect_correct(routine(), ctx, problem_of_order(40, 3), place_for(routine(), where));
        }
    }
}

// A context as the library's defaults make it, at orders below and above every crossover.
TEST_P(Choices, Defaults) {
    for (const int device_count : device_counts({2})) {
        const Context ctx(devices(device_count));
        for (const std::int64_t n : {300, 550}) {
            expect_correct(routine(), ctx, problem_of_order(n, k_of(routine(), 40)), usual_place(routine()));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
