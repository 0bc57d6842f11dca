// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every routine wrong once: LAPACK's info, a text, and nothing written.
#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

using Arguments = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Arguments, ::testing::ValuesIn(instances()), instance_name);

Problem small() {
    Problem p;
    p.n = 5;
    p.k = 3;
    p.pad = 1;
    return p;
}

void expect_refused(const Routine& routine, lapilli_context ctx, const BadCall& bad, const Problem& p) {
    SCOPED_TRACE(describe(routine, p) + ", bad " + bad.what);
    const Operands before = routine.data(p);
    Operands after = before;
    const Answer answer = bad.call(ctx, p, after);
    EXPECT_EQ(answer.info, bad.info);
    EXPECT_EQ(complaint_about(answer.text, bad.info), "");
    EXPECT_TRUE(before.same(after)) << "something was written";
}

TEST_P(Arguments, Pointers) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const BadCall& bad : routine().bad_calls(Form::plain)) {
            for (const char side : routine().facts().letters("side", "L")) {
                Problem p = small();
                p.side = side;
                expect_refused(routine(), ctx, bad, p);
            }
        }
    }
}

// The expected codes are LAPACK's: it is asked with the same mistakes. LAPACKE counts its argument for the layout, too.
TEST_P(Arguments, AsInLapack) {
    if (!routine().facts().has_info) GTEST_SKIP() << "LAPACK's routine does not look at its arguments";
    int asked = 0;
    for (const BadCall& bad : routine().bad_calls(Form::plain)) {
        for (const char side : routine().facts().letters("side", "L")) {
            if (bad.call_lapack) {
                Problem p = small();
                p.side = side;
                SCOPED_TRACE(describe(routine(), p) + ", bad " + bad.what);
                Operands x = routine().data(p);
                EXPECT_EQ(bad.call_lapack(p, x) + 1, bad.info);
                ++asked;
            }
        }
    }
    EXPECT_GT(asked, 0);
}

// Arguments, missing matrices, and matrices of another type or shape.
TEST_P(Arguments, SpreadMatrices) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        for (const BadCall& bad : routine().bad_calls(Form::mgpu)) {
            for (const char side : routine().facts().letters("side", "L")) {
                Problem p = small();
                p.side = side;
                expect_refused(routine(), ctx, bad, p);
            }
        }
    }
}

TEST_P(Arguments, MemoryQueries) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        for (const BadQuery& bad : routine().bad_queries()) {
            for (const char side : routine().facts().letters("side", "L")) {
                Problem p = small();
                p.side = side;
                SCOPED_TRACE(describe(routine(), p) + ", bad " + bad.what);
                EXPECT_EQ(bad.call(ctx, p), bad.info);
                EXPECT_EQ(complaint_about(lapilli_last_error(ctx), bad.info), "");
            }
        }
    }
}

// The default context takes the same calls, good and bad.
TEST_P(Arguments, DefaultContext) {
    expect_correct(routine(), nullptr, small(), Where::host);
    expect_refused(routine(), nullptr, routine().bad_calls(Form::plain).front(), small());
}

template <class T>
class Letters : public ::testing::Test {};
TYPED_TEST_SUITE(Letters, Scalars, ScalarNames);

// ORMTR takes 'T' for real and 'C' for both kinds of scalars.
TYPED_TEST(Letters, TransOfOrmtr) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = small();
    typename Ormtr<T>::Data x;
    Ormtr<T>::data(p, x);
    const auto call = [&](char trans) {
        return api::ormtr<T>(ctx, 'L', 'L', trans, p.n, p.k, x.A.data(), x.A.ld(), x.tau.data(), x.C.data(),
                             x.C.ld());
    };
    EXPECT_EQ(call('T'), is_complex<T> ? -3 : 0);
    EXPECT_EQ(call('C'), 0);
}

// LAPACK's LSAME: the options may be small letters.
TYPED_TEST(Letters, Small) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = small();
    typename Syevd<T>::Data upper;
    Syevd<T>::data(p, upper);
    auto lower = upper;
    EXPECT_EQ(api::syevd<T>(ctx, 'V', 'U', p.n, upper.A.data(), upper.A.ld(), upper.W.data()), 0);
    EXPECT_EQ(api::syevd<T>(ctx, 'v', 'u', p.n, lower.A.data(), lower.A.ld(), lower.W.data()), 0);
    EXPECT_TRUE(upper.A.same_bits(lower.A));
    EXPECT_EQ(upper.W, lower.W);
}

}  // namespace
}  // namespace lapilli::testing
