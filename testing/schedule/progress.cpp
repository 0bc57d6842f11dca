// SPDX-License-Identifier: BSD-3-Clause
// Progress reports while devices are slow: the callback hears what they have done, repeatedly while nothing
// more is done, and a call that it cancels ends soon.
#include <algorithm>
#include <thread>
#include <vector>

#include "runtime/while_reporting.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

struct Report {
    std::string phase;
    double fraction, time;
};

/// Keeps what it hears; cancels when a phase has got so far.
struct Listener {
    std::vector<Report> reports;
    std::string cancelled_phase;
    double cancelled_fraction = 2, cancelled_at = 0;

    static int report(const char*, const char* phase, double fraction, void* user) {
        auto& self = *static_cast<Listener*>(user);
        self.reports.push_back({phase, fraction, now()});
        if (phase != self.cancelled_phase || fraction < self.cancelled_fraction) return 0;
        self.cancelled_at = now();
        return 1;
    }
    void listen_to(lapilli_context ctx) { ASSERT_EQ(lapilli_set_progress(ctx, report, this), 0); }
    std::vector<Report> of_phase(const std::string& phase) const {
        std::vector<Report> result;
        std::copy_if(reports.begin(), reports.end(), std::back_inserter(result),
                     [&](const Report& report) { return report.phase == phase; });
        return result;
    }
};

lapilli_int call(const Shuffled& ctx, const char* name, std::int64_t n) {
    const Routine& routine = *find_routine(name);
    Problem p;
    p.n = n;
    p.k = 20;
    Operands x = routine.data(p);
    return run(routine, ctx, p, Where::host, x).info;
}

// The routines that run ahead of the devices, and the phase in which they do.
const std::vector<std::pair<const char*, const char*>> running_ahead = {
    {"potrf", "factor"},         {"potrs", "solve"},    {"geqrf", "factor"},
    {"sytrd", "tridiagonalize"}, {"ormrz", "multiply"}, {"orgtr", "generate"}};

// Each piece of work begins up to 2 ms late: the host could submit all of it in a moment.
TEST(Progress, IsWhatIsDone) {
    for (const auto& [name, phase] : running_ahead) {
        SCOPED_TRACE(name);
        const Shuffled ctx(2, 1, 2000);
        Listener listener;
        listener.listen_to(ctx);
        const double begin = now();
        ASSERT_EQ(call(ctx, name, 150), 0);
        const double seconds = now() - begin;
        const std::vector<Report> reports = listener.of_phase(phase);
        ASSERT_GT(reports.size(), 10U);
        EXPECT_EQ(reports.front().fraction, 0);
        EXPECT_EQ(reports.back().fraction, 1);
        const double of_phase = reports.back().time - reports.front().time;
        EXPECT_GT(of_phase, 0.05) << "of " << seconds << " seconds";
        const auto half = std::find_if(reports.begin(), reports.end(),
                                       [](const Report& report) { return report.fraction >= 0.5; });
        EXPECT_GT(half->time - reports.front().time, of_phase / 10);
    }
}

TEST(Progress, ACancelledCallEndsSoon) {
    for (const auto& [name, phase] : running_ahead) {
        SCOPED_TRACE(name);
        const Shuffled ctx(2, 1, 2000);
        Listener whole;
        whole.listen_to(ctx);
        ASSERT_EQ(call(ctx, name, 150), 0);
        const std::vector<Report> reports = whole.of_phase(phase);
        Listener listener;
        listener.cancelled_phase = phase;
        listener.cancelled_fraction = 0.01;
        listener.listen_to(ctx);
        ASSERT_EQ(call(ctx, name, 150), LAPILLI_ERROR_CANCELLED);
        const double wait = now() - listener.cancelled_at;
        EXPECT_LT(wait, 0.7 * (reports.back().time - reports.front().time));
    }
}

// One piece of work is longer than callers like to wait.
TEST(Progress, IsRepeatedWhileNothingMoreIsDone) {
    const Shuffled ctx(1, 5, 300000);
    Listener listener;
    listener.listen_to(ctx);
    ASSERT_EQ(call(ctx, "potrf", 13), 0);
    const std::vector<Report> reports = listener.of_phase("factor");
    const double seconds = reports.back().time - reports.front().time;
    EXPECT_GT(seconds, 0.3);
    EXPECT_GT(static_cast<double>(reports.size()), seconds / 0.1 / 4);
}

// The same fraction again, the last one, when a moment has passed since the last report, and not before.
TEST(Progress, IsRepeatedAsItWas) {
    lapilli_context_s handle("none");
    Listener listener;
    listener.listen_to(&handle);
    handle.context.begin_phase("waiting");
    handle.context.report(0.25);
    handle.context.report(0.5);
    const std::size_t before = listener.reports.size();
    for (int k = 0; k < 3; ++k) {
        const double begin = now();
        while (listener.reports.size() == before + static_cast<std::size_t>(k) && now() - begin < 30) {
            handle.context.keep_reporting();
        }
        ASSERT_EQ(listener.reports.size(), before + static_cast<std::size_t>(k) + 1);
        EXPECT_EQ(listener.reports.back().fraction, 0.5);
        const double since = listener.reports.back().time - listener.reports.end()[-2].time;
        EXPECT_GT(since, 0.09) << "asked again at once";
    }
}

// The CPU's LAPACK computes without looking up; the callback is asked meanwhile, and heard at the end.
TEST(Progress, OfTheCpu) {
    lapilli_context_s handle("none");
    const auto work = [] {
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        return 5;
    };
    EXPECT_EQ(while_reporting(handle.context, work), 5) << "without a callback";
    Listener listener;
    listener.listen_to(&handle);
    EXPECT_EQ(while_reporting(handle.context, work), 5);
    EXPECT_GE(listener.reports.size(), 2U);
    listener.cancelled_fraction = 0;
    const double begin = now();
    EXPECT_THROW(while_reporting(handle.context, work), Error);
    EXPECT_GE(now() - begin, 0.5) << "what computes must not be left behind";
    EXPECT_THROW(while_reporting(handle.context, []() -> int { throw Error(LAPILLI_ERROR_TOO_LARGE, ""); }),
                 Error);
}

}  // namespace
}  // namespace lapilli::testing
