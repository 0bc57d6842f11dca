// SPDX-License-Identifier: BSD-3-Clause
// Host threads with a context each, and with the default context, which makes them wait for each other.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <numeric>
#include <thread>

#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

Problem small_problem() { return problem_of_order(30, 7); }

template <class F>
int in_threads(int count, const F& f) {
    std::vector<int> wrong(static_cast<std::size_t>(count));
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
        threads.emplace_back([&, i] { wrong[static_cast<std::size_t>(i)] = f(i); });
    for (std::thread& thread : threads) thread.join();
    return std::accumulate(wrong.begin(), wrong.end(), 0);
}

class Threads : public OfRoutine {
  protected:
    static Operands run_in(lapilli_context ctx) { return result(routine(), ctx, small_problem()); }
    static int is_wrong(lapilli_context ctx, const Operands& expected) {
        return run_in(ctx).same(expected) ? 0 : 1;
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, Threads, ::testing::ValuesIn(all_instances(any_routine, "d")),
                         instance_name);

TEST_P(Threads, AContextEach) {
    const Operands expected = run_in(Shuffled(2, 0, 0));
    EXPECT_EQ(in_threads(2,
                         [&](int i) {
                             int wrong = 0;
                             for (int round = 0; round < 3; ++round) {
                                 wrong += is_wrong(Shuffled(2, 10 * i + round, 20), expected);
                             }
                             return wrong;
                         }),
              0);
}

// A context may wander from thread to thread.
TEST_P(Threads, OneContextOneAfterTheOther) {
    const Shuffled ctx(2, 1, 10);
    const Operands expected = run_in(ctx);
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(in_threads(1, [&](int) { return is_wrong(ctx, expected); }), 0);
    }
}

// Failures of one context are no business of another one.
TEST_P(Threads, FailuresStayInTheirContext) {
    if (!simulated()) GTEST_SKIP() << "fails on demand";
    const Where where = usual_place(routine());
    if (!routine().facts().uses_devices(where)) GTEST_SKIP() << "computes on the CPU alone";
    const Operands expected = run_in(Shuffled(2, 0, 0));
    const auto fails = [where](const Shuffled& ctx, int k) {
        Operands x = routine().data(small_problem());
        const auto placed = routine().place(ctx, small_problem(), where, x);
        ctx.set("sim.fail", "copy:" + std::to_string(k));
        const lapilli_int info = placed->call();
        ctx.set("sim.fail", "");
        return info == LAPILLI_ERROR_DEVICE;
    };
    EXPECT_EQ(in_threads(2,
                         [&](int i) {
                             const Shuffled ctx(2, i, 10);
                             int wrong = 0;
                             for (int k = 1; k <= 4; ++k) {
                                 if (i == 0) wrong += fails(ctx, k) ? 0 : 1;
                                 if (i == 1 || k == 4) wrong += is_wrong(ctx, expected);
                             }
                             return wrong;
                         }),
              0);
}

// Alone in its process, since it sets the environment that the default context is made from.
TEST(DefaultContext, IsCreatedByTheFirstOfSeveralThreads) {
    const auto set = [](std::string name, const char* value) {
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return c == '.' ? '_' : std::toupper(c); });
        setenv(("LAPILLI_" + name).c_str(), value, 1);
    };
    set("devices", "sim:2");
    set("sytrd.nb", "6");
    for (const std::string& name : crossovers()) set(name, "0");
    const auto all_results = [] {
        std::vector<Operands> results;
        for (const Instance& routine : all_instances(any_routine, "d"))
            results.push_back(result(*routine, nullptr, small_problem()));
        return results;
    };
    std::vector<std::vector<Operands>> found(3);
    EXPECT_EQ(in_threads(3,
                         [&](int i) {
                             found[static_cast<std::size_t>(i)] = all_results();
                             return lapilli_device_count(nullptr) == 2 ? 0 : 1;
                         }),
              0);
    found.push_back(all_results());
    for (std::size_t i = 1; i < found.size(); ++i) {
        for (std::size_t k = 0; k < found[i].size(); ++k) {
            EXPECT_TRUE(found[i][k].same(found[0][k])) << all_instances(any_routine, "d")[k]->full_name();
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
