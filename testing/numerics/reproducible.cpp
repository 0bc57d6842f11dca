// SPDX-License-Identifier: BSD-3-Clause
// The same call on the same devices gives the same bits: again in one context, in another context, with other
// timing, and next to a second context at work in another thread.
#include <thread>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

using Reproducible = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Reproducible, ::testing::ValuesIn(all_instances()), instance_name);

/// Four blocks: on three devices the first one has two of them, and the last block is narrower.
Problem problem_of(const Routine& routine) { return problem_of_order(3 * block + 7, k_of(routine, 21)); }

TEST_P(Reproducible, SameBits) {
    for (const int device_count : device_counts_for(routine(), {0, 1, 3})) {
        const SmallBlocks ctx(device_count), other(device_count);
        other.set("sim.seed", "12345");
        for (const char uplo : routine().triangles()) {
            Problem p = problem_of(routine());
            p.uplo = uplo;
            SCOPED_TRACE(describe(routine(), p) + " on " + std::to_string(device_count));
            const Operands first = result(routine(), ctx, p);
            EXPECT_TRUE(first.same(result(routine(), ctx, p))) << "in the same context";
            EXPECT_TRUE(first.same(result(routine(), other, p))) << "in another context";
        }
    }
}

// Calls work() in two threads at once; each returns how many results were wrong.
template <class Work>
void expect_none_wrong(const Work& work) {
    int wrong[2] = {0, 0};
    std::thread first([&] { wrong[0] = work(); }), second([&] { wrong[1] = work(); });
    first.join();
    second.join();
    EXPECT_EQ(wrong[0], 0);
    EXPECT_EQ(wrong[1], 0);
}

// Two host threads with a context each, both at work for the whole time.
TEST_P(Reproducible, TwoThreads) {
    for (const int device_count : device_counts({2})) {
        const Operands expected = result(routine(), SmallBlocks(device_count), problem_of(routine()));
        expect_none_wrong([&] {
            const SmallBlocks ctx(device_count);
            int wrong = 0;
            for (int round = 0; round < 3; ++round) {
                wrong += result(routine(), ctx, problem_of(routine())).same(expected) ? 0 : 1;
            }
            return wrong;
        });
    }
}

// The default context may be used by several threads; their calls wait for each other.
TEST_P(Reproducible, DefaultContextFromTwoThreads) {
    if (usual_place(routine()) == Where::spread && lapilli_device_count(nullptr) == 0)
        GTEST_SKIP() << "the default context has no devices to spread over";
    const Operands expected = result(routine(), nullptr, problem_of(routine()));
    expect_none_wrong(
        [&] { return result(routine(), nullptr, problem_of(routine())).same(expected) ? 0 : 1; });
}

}  // namespace
}  // namespace lapilli::testing
