// SPDX-License-Identifier: BSD-3-Clause
// Questions before, during and after a call: memory, progress, cancellation, phases.
#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <map>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using Queries = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Queries, ::testing::ValuesIn(instances()), instance_name);

// Routines that report progress: all but products with a vector.
class Reports : public OfRoutine {
  protected:
    static Where where() { return usual_place(routine()); }
};
bool reports(const Routine& routine) { return routine.facts().level != 2; }
INSTANTIATE_TEST_SUITE_P(Routines, Reports, ::testing::ValuesIn(all_instances(reports)), instance_name);

Problem problem(std::int64_t n) { return problem_of_order(n, 8); }

// Never less than the operands, hardly more than a few times as much, growing with n, less on more devices.
TEST_P(Queries, Memory) {
    const Context one("sim:1"), four("sim:4"), none("none");
    // Also what no device computes by default.
    for (const Context* const ctx : {&one, &four}) set_crossovers(*ctx, 0);
    for_each_task(routine(), problem(0), [&](Problem p) {
        const auto ask = [&](lapilli_context ctx, std::int64_t n) {
            p.n = n;
            lapilli_memory bytes{1, 1};
            EXPECT_EQ(routine().memory(ctx, p, &bytes), 0);
            return bytes;
        };
        SCOPED_TRACE(describe(routine(), p));
        EXPECT_LE(ask(one, 0).device, ask(one, 1000).device);
        const auto entry = static_cast<double>(routine().data(problem(1)).all().front().entry_bytes());
        // Routines that LAPACK alone computes have its work arrays, which its integers must count.
        const bool on_devices = routine().facts().on_devices;
        const std::int64_t n = on_devices ? 20000 : 10000;
        const double matrix = static_cast<double>(n) * n * entry;
        const auto device = static_cast<double>(ask(one, n).device);
        if (routine().facts().holds_matrix) {
            EXPECT_GE(device, matrix);
        }
        EXPECT_LE(device, 8 * matrix);
        // Vectors, and LAPACK's blocks of 64 columns.
        const double columns = 80.0 * static_cast<double>(n) * entry;
        EXPECT_LE(static_cast<double>(ask(one, n).host), on_devices ? 8 * matrix + columns : 24 * matrix);
        EXPECT_GE(device, static_cast<double>(ask(one, n / 2).device));
        EXPECT_LE(static_cast<double>(ask(four, n).device), routine().facts().first_of_several * device);
        EXPECT_EQ(ask(none, 10000).device, 0U);
        // Bytes of a matrix that no 32-bit number can index.
        if (routine().facts().holds_matrix) {
            EXPECT_GE(static_cast<double>(ask(one, 100000).device), 1e10 * entry);
        }
    });
}

// How long this thread has computed, in seconds.
double seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}
// The most memory that the process has had, in bytes.
double peak_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return 1024.0 * static_cast<double>(usage.ru_maxrss);
}

// Answered or refused at once: neither time nor memory of a query grows with the order. The limits leave room
// for sanitizers and for a first call; a list with a number for each 32 columns would need 0.4 s and 250 MB
// at the first of these orders.
TEST_P(Queries, MemoryOfLargeOrders) {
    const Context two("sim:2"), none("none");
    set_crossovers(two, 0);
    for (const std::int64_t n : {std::int64_t{1'000'000'000}, std::int64_t{10'000'000'000},
                                 std::int64_t{1'000'000'000'000}, std::int64_t{1} << 40}) {
        for_each_task(routine(), problem(n), [&](const Problem& p) {
            for (const lapilli_context ctx :
                 {static_cast<lapilli_context>(two), static_cast<lapilli_context>(none)}) {
                SCOPED_TRACE(describe(routine(), p));
                lapilli_memory bytes{1, 1};
                const double begin = seconds(), memory = peak_memory();
                const lapilli_int info = routine().memory(ctx, p, &bytes);
                ASSERT_LT(seconds() - begin, 0.1);
                ASSERT_LT(peak_memory() - memory, 64e6);
                EXPECT_TRUE(info == 0 || info == LAPILLI_ERROR_TOO_LARGE) << info;
            }
        });
    }
}

// The reports that a callback saw, and when it is to cancel.
struct Listener {
    std::string routine;
    std::map<std::string, double> last;
    int calls = 0, wrong = 0, cancel_at = -1;

    static int report(const char* routine, const char* phase, double fraction, void* user) {
        auto& self = *static_cast<Listener*>(user);
        self.wrong += self.routine == routine ? 0 : 1;
        double& last = self.last.emplace(phase, 0.0).first->second;
        self.wrong += fraction >= last && fraction <= 1 ? 0 : 1;
        last = fraction;
        return self.calls++ == self.cancel_at ? 1 : 0;
    }
};

TEST_P(Reports, Progress) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        Listener listener;
        listener.routine = routine().full_name() + (where() == Where::spread ? "_mgpu" : "");
        ASSERT_EQ(lapilli_set_progress(ctx, Listener::report, &listener), 0);
        expect_correct(routine(), ctx, problem(60), where());
        EXPECT_GT(listener.calls, 0);
        EXPECT_EQ(listener.wrong, 0) << "another routine's name, or a fraction that falls or leaves 0 to 1";
        const int calls = listener.calls;
        ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
        expect_correct(routine(), ctx, problem(60), where());
        EXPECT_EQ(listener.calls, calls) << "a removed callback was called";
    }
}

// Cancelled at its first and at a middle report, a call leaves everything as it was, and the next call works.
TEST_P(Reports, Cancellation) {
    for (const int device_count : device_counts_for(routine(), {0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        const Problem p = problem(60);
        SCOPED_TRACE("on " + std::to_string(device_count));
        const Operands before = routine().data(p);
        Operands after = before;
        Listener all;
        lapilli_set_progress(ctx, Listener::report, &all);
        ASSERT_EQ(run(routine(), ctx, p, where(), after).info, 0);
        ASSERT_TRUE(device_count == 0 || all.calls > 0);
        for (const int at : {0, all.calls / 2}) {
            if (all.calls > 0) {
                Listener listener;
                listener.cancel_at = at;
                lapilli_set_progress(ctx, Listener::report, &listener);
                after = before;
                const lapilli_int info = run(routine(), ctx, p, where(), after).info;
                // While the CPU's LAPACK computes, reports come by time: there may be fewer than in the first
                // call.
                if (at > 0 && listener.calls <= at) {
                    EXPECT_EQ(info, 0);
                    continue;
                }
                EXPECT_EQ(info, LAPILLI_ERROR_CANCELLED);
                EXPECT_TRUE(before.same(after)) << "something was written";
                EXPECT_EQ(listener.calls, at + 1) << "reports after the cancellation";
            }
        }
        lapilli_set_progress(ctx, nullptr, nullptr);
        expect_correct(routine(), ctx, p, where());
    }
}

// The phases of the last call, and how many there are if the caller has room for fewer.
TEST_P(Reports, Phases) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        expect_correct(routine(), ctx, problem(60), where());
        const char* names[64] = {};
        double seconds[64] = {};
        const lapilli_int count = lapilli_phases(ctx, names, seconds, 64);
        ASSERT_GE(count, 1);
        ASSERT_LE(count, 64);
        for (lapilli_int k = 0; k < count; ++k) {
            EXPECT_STRNE(names[k], "");
            EXPECT_GE(seconds[k], 0);
            EXPECT_LT(seconds[k], 600);
        }
        EXPECT_EQ(lapilli_phases(ctx, nullptr, nullptr, 0), count);
    }
}

}  // namespace
}  // namespace lapilli::testing
