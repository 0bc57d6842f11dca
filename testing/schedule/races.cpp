// SPDX-License-Identifier: BSD-3-Clause
// The assumption behind the other schedule tests: under ThreadSanitizer, work on two queues that no event
// orders is a race, however far apart it happens to run.
#include "backend/sim/sanitizers.hpp"
#include "schedule/suite.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// Two queues multiply into the same matrix, the second one long after the first.
void multiply_twice(bool ordered) {
    lapilli::Context context("sim:1");
    const DeviceArray<double> a(context, 0, 64), b(context, 0, 64), c(context, 0, 64);
    const auto square = [](const DeviceArray<double>& x) { return DeviceView<double>{x.data(), 8, 8, 8}; };
    Queue &first = context.queue(0), &second = context.panel_queue(0);
    set(first, Part::all, 1.0, 1.0, square(a));
    context.synchronize();
    const std::unique_ptr<Event> event = context.make_event(0);
    gemm(first, Op::none, Op::none, 1.0, square(a), square(a), 0.0, square(b));
    first.record(*event);
    static_cast<sim::SimQueue&>(second).launch(
        [] { std::this_thread::sleep_for(std::chrono::milliseconds(30)); });
    // Locks inside the BLAS are no order either.
    gemm(second, Op::none, Op::none, 1.0, square(a), square(a), 0.0, square(c));
    if (ordered) second.wait(*event);
    gemm(second, Op::none, Op::none, 1.0, square(a), square(a), 0.0, square(b));
    context.synchronize();
}

TEST(RacesDeathTest, AMissingEventIsSeen) {
    if (!simt::kThreadSanitized) GTEST_SKIP() << "without ThreadSanitizer";
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(
        {
            // Once is nearly always enough.
            for (int i = 0; i < 20; ++i) multiply_twice(false);
            // Reports do not end the process by themselves; its exit code tells of them.
            std::exit(0);
        },
        "data race");
}

TEST(Races, AnEventIsAnOrder) { multiply_twice(true); }

}  // namespace
}  // namespace lapilli::testing
