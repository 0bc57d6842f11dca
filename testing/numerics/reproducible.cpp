// SPDX-License-Identifier: BSD-3-Clause
// The same call on the same devices gives the same bits: again in one context, in another context, with other
// timing, and beside a second context at work in another thread.
#include <thread>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Reproducible : public ::testing::Test {
  protected:
    static Problem problem() {
        Problem p;
        p.n = 83;
        p.k = 21;
        return p;
    }

    // The routine's result on a fresh copy of its data.
    static Arrays<T> result(const Routine<T>& routine, lapilli_context ctx, const Problem& p, Where where) {
        Arrays<T> x;
        routine.data(p, x);
        EXPECT_EQ(run(routine, ctx, p, where, x).info, 0) << routine.name << ": " << lapilli_last_error(ctx);
        return x;
    }
};
TYPED_TEST_SUITE(Reproducible, Scalars, ScalarNames);

TYPED_TEST(Reproducible, SameBits) {
    for (const int device_count : {0, 1, 3}) {
        const SmallBlocks ctx(device_count), other(device_count);
        if (device_count > 0) {
            other.set("sim.seed", "12345");
        }
        for (const Routine<TypeParam>& routine : routines<TypeParam>()) {
            for (const char uplo : {'L', 'U'}) {
                Problem p = this->problem();
                p.uplo = uplo;
                SCOPED_TRACE(describe(routine.name, p, Where::host) + " on " + std::to_string(device_count));
                const auto first = this->result(routine, ctx, p, Where::host);
                EXPECT_TRUE(first.same(this->result(routine, ctx, p, Where::host))) << "in the same context";
                EXPECT_TRUE(first.same(this->result(routine, other, p, Where::host))) << "in another context";
            }
        }
    }
}

// Two host threads with a context each, both at work for the whole time.
TYPED_TEST(Reproducible, TwoThreads) {
    const Problem p = this->problem();
    const SmallBlocks quiet(2);
    const auto& names = {"posv", "sytrd", "ormtr", "syevd"};
    std::vector<Arrays<TypeParam>> expected;
    for (const char* name : names) {
        expected.push_back(this->result(*find_routine<TypeParam>(name), quiet, p, Where::host));
    }
    const auto work = [&](int& wrong) {
        const SmallBlocks ctx(2);
        for (int round = 0; round < 3; ++round) {
            std::size_t k = 0;
            for (const char* name : names) {
                const auto x = this->result(*find_routine<TypeParam>(name), ctx, p, Where::host);
                wrong += x.same(expected[k++]) ? 0 : 1;
            }
        }
    };
    int wrong[2] = {0, 0};
    std::thread first(work, std::ref(wrong[0])), second(work, std::ref(wrong[1]));
    first.join();
    second.join();
    EXPECT_EQ(wrong[0], 0);
    EXPECT_EQ(wrong[1], 0);
}

// The default context may be used by several threads; their calls wait for each other.
TYPED_TEST(Reproducible, DefaultContextFromTwoThreads) {
    const Problem p = this->problem();
    const Routine<TypeParam>& routine = *find_routine<TypeParam>("syevd");
    const auto expected = this->result(routine, nullptr, p, Where::host);
    bool same[2] = {false, false};
    const auto work = [&](bool& ok) { ok = this->result(routine, nullptr, p, Where::host).same(expected); };
    std::thread first(work, std::ref(same[0])), second(work, std::ref(same[1]));
    first.join();
    second.join();
    EXPECT_TRUE(same[0]);
    EXPECT_TRUE(same[1]);
}

}  // namespace
}  // namespace lapilli::testing
