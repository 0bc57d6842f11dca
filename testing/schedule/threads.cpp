// SPDX-License-Identifier: BSD-3-Clause
// Host threads with a context each, and with the default context, which makes them wait for each other.
#include <cstdlib>
#include <thread>

#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

const char* const names[] = {"syevd", "posv", "ormtr", "stedc"};

Problem small_problem() {
    Problem p;
    p.n = 30;
    p.k = 7;
    return p;
}

/// The number of routines whose result is not `expected`.
int wrong_results(lapilli_context ctx, const std::vector<Arrays<double>>& expected) {
    int wrong = 0;
    for (std::size_t i = 0; i < std::size(names); ++i) {
        const Routine<double>& routine = *find_routine<double>(names[i]);
        Arrays<double> x;
        routine.data(small_problem(), x);
        const lapilli_int info = run(routine, ctx, small_problem(), Where::host, x).info;
        wrong += info == 0 && x.same(expected[i]) ? 0 : 1;
    }
    return wrong;
}

std::vector<Arrays<double>> results(lapilli_context ctx) {
    std::vector<Arrays<double>> all;
    for (const char* name : names) {
        const Routine<double>& routine = *find_routine<double>(name);
        Arrays<double> x;
        routine.data(small_problem(), x);
        EXPECT_EQ(run(routine, ctx, small_problem(), Where::host, x).info, 0) << lapilli_last_error(ctx);
        all.push_back(std::move(x));
    }
    return all;
}

template <class F>
int in_threads(int count, const F& f) {
    std::vector<int> wrong(static_cast<std::size_t>(count));
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
        threads.emplace_back([&, i] { wrong[static_cast<std::size_t>(i)] = f(i); });
    for (std::thread& thread : threads) thread.join();
    return std::accumulate(wrong.begin(), wrong.end(), 0);
}

TEST(Threads, AContextEach) {
    const Shuffled quiet(2, 0, 0);
    const auto expected = results(quiet);
    EXPECT_EQ(in_threads(2,
                         [&](int i) {
                             int wrong = 0;
                             for (int round = 0; round < 3; ++round) {
                                 const Shuffled ctx(2, 10 * i + round, 20);
                                 wrong += wrong_results(ctx, expected);
                             }
                             return wrong;
                         }),
              0);
}

// A context may wander from thread to thread.
TEST(Threads, OneContextOneAfterTheOther) {
    const Shuffled ctx(2, 1, 10);
    const auto expected = results(ctx);
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(in_threads(1, [&](int) { return wrong_results(ctx, expected); }), 0);
    }
}

TEST(Threads, TheDefaultContext) {
    setenv("LAPILLI_DEVICES", "sim:2", 1);
    for (const char* name : {"POTRF", "POTRS", "SYTRD", "ORMTR", "STEDC"}) {
        setenv(("LAPILLI_" + std::string(name) + "_CROSSOVER").c_str(), "0", 1);
    }
    setenv("LAPILLI_SYTRD_NB", "6", 1);
    // The first use creates it: by several threads at once.
    std::vector<std::vector<Arrays<double>>> found(3);
    EXPECT_EQ(in_threads(3,
                         [&](int i) {
                             found[static_cast<std::size_t>(i)] = results(nullptr);
                             return lapilli_device_count(nullptr) == 2 ? 0 : 1;
                         }),
              0);
    for (std::size_t i = 1; i < found.size(); ++i) {
        for (std::size_t k = 0; k < std::size(names); ++k)
            EXPECT_TRUE(found[i][k].same(found[0][k])) << names[k];
    }
    EXPECT_EQ(in_threads(2, [&](int) { return wrong_results(nullptr, found[0]); }), 0);
}

// Failures of one context are no business of another one.
TEST(Threads, FailuresStayInTheirContext) {
    const Shuffled quiet(2, 0, 0);
    const auto expected = results(quiet);
    EXPECT_EQ(
        in_threads(
            2,
            [&](int i) {
                const Shuffled ctx(2, i, 10);
                int wrong = 0;
                for (int k = 1; k <= 40; k += 3) {
                    if (i == 0) {
                        ctx.set("sim.fail", "launch:" + std::to_string(k));
                        Arrays<double> x;
                        find_routine<double>("syevd")->data(small_problem(), x);
                        wrong +=
                            run(*find_routine<double>("syevd"), ctx, small_problem(), Where::host, x).info ==
                                    LAPILLI_ERROR_DEVICE
                                ? 0
                                : 1;
                        ctx.set("sim.fail", "");
                    }
                    if (i == 1 || k == 40) wrong += wrong_results(ctx, expected);
                }
                return wrong;
            }),
        0);
}

}  // namespace
}  // namespace lapilli::testing
