// SPDX-License-Identifier: BSD-3-Clause
// Devices with little memory: what a memory query answers suffices to the byte, and one byte less is an error
// that names the missing bytes and leaves everything as it was.
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class DeviceMemory : public ::testing::Test {};
TYPED_TEST_SUITE(DeviceMemory, Scalars, ScalarNames);

TYPED_TEST(DeviceMemory, TheQuerySufficesToTheByte) {
    using T = TypeParam;
    for (const int device_count : {1, 2, 4}) {
        for (const Schedule& schedule : schedules()) {
            const Shuffled ctx(device_count, 2, 0);
            ctx.choose(schedule);
            const Routine<T>& routine = *find_routine<T>(schedule.routine);
            const Problem p = problem(schedule, 40, 'L');
            SCOPED_TRACE(schedule.text() + ", " + std::to_string(device_count) + " devices");
            Arrays<T> input, x;
            routine.data(p, input);
            lapilli_memory bytes{};
            ASSERT_EQ(routine.memory(ctx, p, &bytes), 0);
            ASSERT_GT(bytes.device, 0U);

            // POTRS answers for POSV, which needs more.
            if (std::string(schedule.routine) != "potrs") {
                ctx.set("sim.memory", std::to_string(bytes.device - 1));
                x = input;
                EXPECT_EQ(routine.call(ctx, p, pointers(x)), LAPILLI_ERROR_DEVICE_MEMORY);
                EXPECT_TRUE(x.same(input));
                const std::string text = lapilli_last_error(ctx);
                EXPECT_NE(text.find(lapack_name<T>(schedule.routine)), std::string::npos) << text;
                EXPECT_NE(text.find("lacks 1 bytes"), std::string::npos) << text;
                EXPECT_NE(text.find(std::to_string(bytes.device)), std::string::npos) << text;
            }
            ctx.set("sim.memory", std::to_string(bytes.device));
            x = input;
            EXPECT_EQ(routine.call(ctx, p, pointers(x)), 0) << lapilli_last_error(ctx);
            EXPECT_TRUE(routine.error(p, input, x).ok());
            EXPECT_LE(ctx.in_use(), bytes.device * static_cast<std::size_t>(device_count));
        }
    }
}

// The workspace of one routine makes room for that of the next; a larger one that does not fit leaves a
// context that still does what fits.
TYPED_TEST(DeviceMemory, TheKeptWorkspaceGivesWay) {
    using T = TypeParam;
    const Shuffled ctx(2, 2, 0);
    const Schedule large{"syevd", 'V', {}}, small{"potrf", 'V', {}};
    const Problem p = problem(large, 40, 'L');
    lapilli_memory bytes{};
    ASSERT_EQ(find_routine<T>("syevd")->memory(ctx, p, &bytes), 0);
    ctx.set("sim.memory", std::to_string(bytes.device));
    expect_correct(*find_routine<T>("potrf"), ctx, p, Where::host);
    expect_correct(*find_routine<T>("syevd"), ctx, p, Where::host);
    Arrays<T> x;
    const Problem huge = problem(large, 80, 'L');
    find_routine<T>("syevd")->data(huge, x);
    const Arrays<T> input = x;
    EXPECT_EQ(find_routine<T>("syevd")->call(ctx, huge, pointers(x)), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_TRUE(x.same(input));
    expect_correct(*find_routine<T>("syevd"), ctx, p, Where::host);
}

}  // namespace
}  // namespace lapilli::testing
