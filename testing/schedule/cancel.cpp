// SPDX-License-Identifier: BSD-3-Clause
// The progress callback cancels at every report it gets: the call ends at once, the caller's arrays are as
// they were, and the context works on.
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

struct Countdown {
    int left;
    int reports = 0;
    static int report(const char*, const char*, double, void* user) {
        auto& self = *static_cast<Countdown*>(user);
        ++self.reports;
        return --self.left == 0 ? 1 : 0;
    }
};

template <class T>
class Cancel : public ::testing::Test {};
using Types = ::testing::Types<double, std::complex<double>>;
TYPED_TEST_SUITE(Cancel, Types, ScalarNames);

TYPED_TEST(Cancel, AtEveryReport) {
    using T = TypeParam;
    for (const int device_count : {0, 3}) {
        for (const Schedule& schedule : schedules()) {
            const Shuffled ctx(device_count, 9, 10);
            ctx.choose(schedule);
            const Routine<T>& routine = *find_routine<T>(schedule.routine);
            const Problem p = problem(schedule, 25, 'U', 5);
            SCOPED_TRACE(schedule.text() + ", " + std::to_string(device_count) + " devices");
            Arrays<T> input;
            routine.data(p, input);
            for (int k = 1;; ++k) {
                Arrays<T> x = input;
                Countdown countdown{k};
                ASSERT_EQ(lapilli_set_progress(ctx, Countdown::report, &countdown), 0);
                const lapilli_int info = routine.call(ctx, p, pointers(x));
                ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
                if (info == 0) {
                    EXPECT_LT(countdown.reports, k);
                    EXPECT_TRUE(routine.error(p, input, x).ok());
                    break;
                }
                ASSERT_EQ(info, LAPILLI_ERROR_CANCELLED);
                EXPECT_EQ(countdown.reports, k) << "reports after it was cancelled";
                ASSERT_TRUE(x.same(input)) << "cancelled at report " << k;
            }
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
