// SPDX-License-Identifier: BSD-3-Clause
// Questions before, during and after a call: memory, progress, cancellation, phases.
#include <algorithm>
#include <map>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Queries : public ::testing::Test {
  protected:
    static Problem problem(std::int64_t n) {
        Problem p;
        p.n = n;
        p.k = 8;
        return p;
    }
};
TYPED_TEST_SUITE(Queries, Scalars, ScalarNames);

// Never less than the operands, hardly more than a few times as much, growing with n, less on more devices.
TYPED_TEST(Queries, Memory) {
    using T = TypeParam;
    const Context one("sim:1"), four("sim:4"), none("none");
    for (const Routine<T>& routine : routines<T>()) {
        for (const char job : routine.jobs.empty() ? std::string("V") : routine.jobs) {
            const auto ask = [&](lapilli_context ctx, std::int64_t n) {
                Problem p = this->problem(n);
                p.job = job;
                lapilli_memory bytes{1, 1};
                EXPECT_EQ(routine.memory(ctx, p, &bytes), 0);
                return bytes;
            };
            SCOPED_TRACE(routine.name + " job " + job);
            EXPECT_LE(ask(one, 0).device, ask(one, 1000).device);
            const std::int64_t n = 20000;
            const double matrix = static_cast<double>(n) * n * sizeof(T);
            const auto device = static_cast<double>(ask(one, n).device);
            // ORMTR and POTRS may stream A through the devices.
            const bool holds_A = routine.has_A && routine.name != "ormtr" && routine.name != "potrs";
            if (holds_A) {
                EXPECT_GE(device, matrix);
            }
            EXPECT_LE(device, 8 * matrix);
            EXPECT_LE(static_cast<double>(ask(one, n).host), 8 * matrix);
            EXPECT_GE(device, static_cast<double>(ask(one, n / 2).device));
            // The first of several devices holds all of STEDC's vectors, and its part of the result beside them.
            EXPECT_LE(static_cast<double>(ask(four, n).device),
                      (routine.name == "stedc" ? 1.25 : 1.0) * device);
            EXPECT_EQ(ask(none, n).device, 0U);
            // Bytes of a matrix that no 32-bit number can index.
            if (holds_A) {
                EXPECT_GE(static_cast<double>(ask(one, 100000).device), 1e10 * sizeof(T));
            }
        }
    }
}

TYPED_TEST(Queries, MemoryArguments) {
    using T = TypeParam;
    const Context ctx("sim:2");
    lapilli_memory bytes{};
    EXPECT_EQ(api::potrf_memory<T>(ctx, -1, &bytes), -1);
    EXPECT_EQ(api::potrf_memory<T>(ctx, 10, nullptr), -2);
    EXPECT_EQ(api::potrs_memory<T>(ctx, 10, -1, &bytes), -2);
    EXPECT_EQ(api::posv_memory<T>(ctx, -1, 1, &bytes), -1);
    EXPECT_EQ(api::sytrd_memory<T>(ctx, -1, &bytes), -1);
    EXPECT_EQ(api::orgtr_memory<T>(ctx, -1, &bytes), -1);
    EXPECT_EQ(api::ormtr_memory<T>(ctx, 'X', 1, 1, &bytes), -1);
    EXPECT_EQ(api::ormtr_memory<T>(ctx, 'L', 1, -1, &bytes), -3);
    EXPECT_EQ(api::stedc_memory<T>(ctx, 'X', 1, &bytes), -1);
    EXPECT_EQ(api::syevd_memory<T>(ctx, 'X', 1, &bytes), -1);
    EXPECT_EQ(api::syevd_memory<T>(ctx, 'V', -1, &bytes), -2);
    EXPECT_EQ(api::syevd_memory<T>(ctx, 'V', 1, nullptr), -3);
}

// What a callback saw, and when it is to cancel.
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

TYPED_TEST(Queries, Progress) {
    using T = TypeParam;
    const SmallBlocks ctx(2);
    for (const Routine<T>& routine : routines<T>()) {
        const Problem p = this->problem(90);
        Listener listener;
        listener.routine = lapack_name<T>(routine.name);
        SCOPED_TRACE(listener.routine);
        ASSERT_EQ(lapilli_set_progress(ctx, Listener::report, &listener), 0);
        expect_correct(routine, ctx, p, Where::host);
        EXPECT_GT(listener.calls, 0);
        EXPECT_EQ(listener.wrong, 0) << "another routine's name, or a fraction that falls or leaves 0 to 1";
        const int calls = listener.calls;
        ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
        expect_correct(routine, ctx, p, Where::host);
        EXPECT_EQ(listener.calls, calls) << "a removed callback was called";
    }
}

// Cancelled at its first, a middle and its last report, a call leaves everything as it was, and the next call
// works.
TYPED_TEST(Queries, Cancellation) {
    using T = TypeParam;
    for (const int device_count : {0, 1, 3}) {
        const SmallBlocks ctx(device_count);
        for (const Routine<T>& routine : routines<T>()) {
            const Problem p = this->problem(70);
            SCOPED_TRACE(lapack_name<T>(routine.name) + " on " + std::to_string(device_count));
            Arrays<T> before, after;
            routine.data(p, before);
            after = before;
            Listener all;
            lapilli_set_progress(ctx, Listener::report, &all);
            ASSERT_EQ(run(routine, ctx, p, Where::host, after).info, 0);
            if (all.calls == 0) {
                continue;
            }
            for (const int at : {0, all.calls / 2}) {
                Listener listener;
                listener.cancel_at = at;
                lapilli_set_progress(ctx, Listener::report, &listener);
                after = before;
                EXPECT_EQ(run(routine, ctx, p, Where::host, after).info, LAPILLI_ERROR_CANCELLED);
                EXPECT_TRUE(before.same(after)) << "something was written";
                EXPECT_EQ(listener.calls, at + 1) << "reports after the cancellation";
            }
            lapilli_set_progress(ctx, nullptr, nullptr);
            expect_correct(routine, ctx, p, Where::host);
        }
    }
}

// The phases of the last call, and how many there are if the caller has room for fewer.
TYPED_TEST(Queries, Phases) {
    using T = TypeParam;
    const SmallBlocks ctx(2);
    const Routine<T>& routine = *find_routine<T>("syevd");
    expect_correct(routine, ctx, this->problem(60), Where::host);
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

}  // namespace
}  // namespace lapilli::testing
