// SPDX-License-Identifier: BSD-3-Clause
// Every schedule on one to five devices, with all orders of events that a shuffled timing finds: results are
// right, and ThreadSanitizer sees no race. Where results must not depend on timing, they are the same bits.
#include "schedule/suite.hpp"
#include "support/orders.hpp"

namespace lapilli::testing {
namespace {

using Schedules = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Schedules, ::testing::ValuesIn(all_instances()), instance_name);

constexpr Where places[] = {Where::host, Where::device, Where::spread};

// Triangles, sides and letters by turns, which differ from schedule to schedule: the algorithms are for one
// triangle, and how the other one reaches them is the matter of numerics.
TEST_P(Schedules, RightInAnyOrder) {
    const std::vector<Schedule>& schedules = routine().facts().schedules;
    ASSERT_FALSE(schedules.empty()) << "the suites would have nothing to look at";
    const std::string triangles = routine().triangles(), letters = routine().facts().letters("trans", "C");
    int seed = 0;
    for (std::size_t device_count = 1; device_count <= 5; ++device_count) {
        for (std::size_t s = 0; s < schedules.size(); ++s) {
            const Shuffled ctx(static_cast<int>(device_count), seed);
            ctx.set_all(schedules[s].settings);
            Problem p = problem(schedules[s], 43, triangles[(device_count / 2 + s) % triangles.size()]);
            p.poison = true;
            p.side = (device_count + s) / 3 % 2 == 0 ? 'L' : 'R';
            p.trans = device_count % 2 == 0 ? 'N' : letters.back();
            SCOPED_TRACE(text_of(schedules[s]) + ", " + std::to_string(device_count) + " devices, seed " +
                         std::to_string(seed++));
            expect_correct(routine(), ctx, p, place_for(routine(), places[(device_count + s) % 3]));
        }
    }
}

// Panels that end with the matrix, inside it, or are all there is; fewer columns than devices.
TEST_P(Schedules, AwkwardSizes) {
    std::size_t turn = 0;
    for (const Schedule& schedule : routine().facts().schedules) {
        const Shuffled ctx(3, 1, 5);
        ctx.set_all(schedule.settings);
        for (const std::int64_t n : {1, 2, 3, 6, 7, 8, 12, 14, 21}) {
            const Problem p =
                problem(schedule, n, turn % 2 == 0 ? 'L' : 'U', 1 + static_cast<std::int64_t>(turn % 9));
            SCOPED_TRACE(text_of(schedule));
            expect_correct(routine(), ctx, p, place_for(routine(), places[turn % 3]));
            ++turn;
        }
    }
}

TEST_P(Schedules, SameBitsForEverySeed) {
    for (const Schedule& schedule : routine().facts().schedules) {
        if (schedule.timed) continue;
        for (const int device_count : {1, 3}) {
            SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
            const Problem p = problem(schedule, 40, 'L');
            const Shuffled punctual(device_count, 0, 0);
            punctual.set_all(schedule.settings);
            const Operands expected = result(routine(), punctual, p);
            for (const std::uint64_t seed : orders(3)) {
                const Shuffled ctx(device_count, static_cast<int>(seed), 20);
                ctx.set_all(schedule.settings);
                EXPECT_TRUE(expected.same(result(routine(), ctx, p))) << "seed " << seed;
            }
        }
    }
}

// The chase's workspace is over that of Q, which a device that is behind still reads: B comes to it from Q,
// not to Q from it.
TEST(LeastSquaresSchedule, WideMatrixWithManyBlocksOfReflectors) {
    const Routine& gelsd = *find_routine("gelsd", 'z');
    for (int seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        const Shuffled ctx(4, seed);
        ctx.set("test.gesdd.band", "4");
        ctx.set("test.sy2sb.reflectors", "5");
        Problem p;
        p.m = 30;
        p.n = 43;
        p.k = 20;
        expect_correct(gelsd, ctx, p, Where::host);
    }
}

}  // namespace
}  // namespace lapilli::testing
