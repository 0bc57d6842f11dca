// SPDX-License-Identifier: BSD-3-Clause
// Every schedule on one to five devices, with all orders of events that a shuffled timing finds: results are
// right, and ThreadSanitizer sees no race. Where results must not depend on timing, they are the same bits.
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Schedules : public ::testing::Test {};
TYPED_TEST_SUITE(Schedules, Scalars, ScalarNames);

constexpr Where places[] = {Where::host, Where::device, Where::spread};

TYPED_TEST(Schedules, RightInAnyOrder) {
    using T = TypeParam;
    std::size_t turn = 0;
    for (int device_count = 1; device_count <= 5; ++device_count) {
        for (const Schedule& schedule : schedules()) {
            const Shuffled ctx(device_count, static_cast<int>(turn));
            ctx.choose(schedule);
            for (const char uplo : {'L', 'U'}) {
                Problem p = problem(schedule, 43, uplo);
                p.poison = true;
                p.side = turn % 4 < 2 ? 'L' : 'R';
                p.trans = turn % 2 == 0 ? 'N' : 'C';
                SCOPED_TRACE(schedule.text() + ", " + std::to_string(device_count) + " devices, seed " +
                             std::to_string(turn));
                expect_correct(*find_routine<T>(schedule.routine), ctx, p, places[turn % 3]);
                ++turn;
            }
        }
    }
}

// Panels that end with the matrix, inside it, or are all there is; fewer columns than devices.
TYPED_TEST(Schedules, AwkwardSizes) {
    using T = TypeParam;
    std::size_t turn = 0;
    for (const Schedule& schedule : schedules()) {
        const Shuffled ctx(3, 1, 5);
        ctx.choose(schedule);
        for (const std::int64_t n : {1, 2, 3, 6, 7, 8, 12, 14, 21}) {
            Problem p =
                problem(schedule, n, turn % 2 == 0 ? 'L' : 'U', 1 + static_cast<std::int64_t>(turn % 9));
            SCOPED_TRACE(schedule.text());
            expect_correct(*find_routine<T>(schedule.routine), ctx, p, places[turn % 3]);
            ++turn;
        }
    }
}

template <class T>
Arrays<T> result(const Schedule& schedule, lapilli_context ctx, const Problem& p, Where where) {
    const Routine<T>& routine = *find_routine<T>(schedule.routine);
    Arrays<T> x;
    routine.data(p, x);
    EXPECT_EQ(run(routine, ctx, p, where, x).info, 0) << lapilli_last_error(ctx);
    return x;
}

TYPED_TEST(Schedules, SameBitsForEverySeed) {
    using T = TypeParam;
    for (const Schedule& schedule : schedules()) {
        if (depends_on_timing(schedule)) continue;
        for (const int device_count : {1, 3}) {
            SCOPED_TRACE(schedule.text() + ", " + std::to_string(device_count) + " devices");
            const Problem p = problem(schedule, 40, 'L');
            const Shuffled punctual(device_count, 0, 0);
            punctual.choose(schedule);
            const Arrays<T> expected = result<T>(schedule, punctual, p, Where::host);
            for (int seed = 1; seed <= 3; ++seed) {
                const Shuffled ctx(device_count, seed, 20);
                ctx.choose(schedule);
                EXPECT_TRUE(expected.same(result<T>(schedule, ctx, p, Where::host))) << "seed " << seed;
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
