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

using Cancel = OfRoutine;
/// Products with a vector are too short to tell of their progress.
bool reports(const Routine& routine) { return routine.facts().level != 2; }
INSTANTIATE_TEST_SUITE_P(Routines, Cancel, ::testing::ValuesIn(each_once(reports)), instance_name);

TEST_P(Cancel, AtEveryReport) {
    for (const int device_count : device_counts_for(routine(), {0, 3})) {
        for (const Schedule& schedule : routine().facts().schedules) {
            const Shuffled ctx(device_count, 9, 10);
            ctx.set_all(schedule.settings);
            const Problem p = problem(schedule, 25, 'U', 5);
            const Where where = usual_place(routine());
            SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
            const Operands input = routine().data(p);
            for (int k = 1;; ++k) {
                Operands x = input;
                Countdown countdown{k};
                ASSERT_EQ(lapilli_set_progress(ctx, Countdown::report, &countdown), 0);
                const lapilli_int info = run(routine(), ctx, p, where, x).info;
                ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
                if (info == 0) {
                    EXPECT_LT(countdown.reports, k);
                    expect_good(routine(), p, input, x);
                    break;
                }
                ASSERT_EQ(info, LAPILLI_ERROR_CANCELLED);
                EXPECT_EQ(countdown.reports, k) << "reports after it was cancelled";
                ASSERT_TRUE(x.same(input)) << "cancelled at report " << k;
            }
            expect_correct(routine(), ctx, p, where);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
