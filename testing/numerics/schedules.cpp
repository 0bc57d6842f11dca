// SPDX-License-Identifier: BSD-3-Clause
// Every schedule and block size that a setting can choose gives a correct result.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "numerics/suite.hpp"
#include "support/blas/calls.hpp"

namespace lapilli::testing {
namespace {

class Choices : public OfRoutine {
  protected:
    /// The routine's triangles by turns.
    static char triangle(std::size_t turn) {
        const std::string all = routine().triangles();
        return all[turn % all.size()];
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, Choices, ::testing::ValuesIn(all_instances()), instance_name);
/// Whose results differ in each precision.
using EmulatedChoices = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, EmulatedChoices, ::testing::ValuesIn(all_instances()), instance_name);

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
    // Triangles by turns: each with every choice, and in the next choice on the other numbers of devices.
    std::size_t turn = 0;
    for (std::size_t choice = 0; choice < all.size(); ++choice) {
        const Schedule& schedule = all[choice];
        for (const int device_count : device_counts({1, 2, 3})) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            SCOPED_TRACE(text_of(schedule.settings) + std::to_string(device_count) + " devices");
            Problem p = problem_of_order(71, k_of(routine(), 20));
            if (routine().facts().rectangular) p.m = turn % 2 == 0 ? 130 : 40;
            p.uplo = triangle(choice + static_cast<std::size_t>(device_count));
            p.choose(schedule.letters);
            p.seed = 7;
            const Where places[] = {Where::host, Where::device, Where::spread};
            expect_correct(routine(), ctx, p, place_for(routine(), places[(turn++ + choice) % 3]));
        }
    }
}

/// Products by bytes are as good as others for what routines promise.
TEST_P(EmulatedChoices, Products) {
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

// Contents of the workspace left by the call before do not count: here NaN everywhere.
// One triangle on one device, the other one on three.
TEST_P(Choices, AfterNaN) {
    for (const int device_count : device_counts({1, 3})) {
        for (const Schedule& schedule : routine().facts().schedules) {
            const SmallBlocks ctx(device_count);
            ctx.set_all(schedule.settings);
            SCOPED_TRACE(text_of(schedule.settings));
            Problem p = problem_of_order(71, k_of(routine(), 20));
            p.uplo = triangle(static_cast<std::size_t>(device_count) / 2);
            p.choose(schedule.letters);
            leave_nan_in_workspace(ctx, routine().precision());
            expect_correct(routine(), ctx, p, usual_place(routine()));
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

constexpr std::int64_t usual_k = 40;

/// Below the crossovers that the routine reads, and above all of them, where block columns of the default
/// width are two. The crossover of batches is one of the order times the number of matrices.
std::vector<std::int64_t> orders_around_crossovers(const Routine& routine, lapilli_context ctx) {
    std::int64_t below = 300, above = 300;
    for (const std::string& name : routine.facts().crossovers) {
        char text[32] = "";
        EXPECT_EQ(lapilli_get(ctx, name.c_str(), text, sizeof(text)), 0) << name;
        const std::int64_t count = name == "batch.crossover" ? k_of(routine, usual_k) : 1;
        const std::int64_t crossover = std::atoll(text) / count;
        EXPECT_GT(crossover, 0) << name << " = " << text;
        below = std::min(below, crossover * 3 / 4);
        above = std::max(above, crossover + 38);
    }
    return below == above ? std::vector{above} : std::vector{below, above};
}

// A context as the library's defaults make it.
TEST_P(Choices, Defaults) {
    for (const int device_count : device_counts({2})) {
        const Context ctx(devices(device_count));
        for (const std::int64_t n : orders_around_crossovers(routine(), ctx)) {
            SCOPED_TRACE("of order " + std::to_string(n));
            expect_correct(routine(), ctx, problem_of_order(n, k_of(routine(), usual_k)),
                           usual_place(routine()));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
