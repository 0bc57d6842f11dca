// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every routine wrong once: LAPACK's info, a text, and nothing written.
#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

std::vector<Instance> all_instances() {
    std::vector<Instance> all = instances();
    const std::vector<Instance> blas = blas_instances();
    all.insert(all.end(), blas.begin(), blas.end());
    return all;
}

using Arguments = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Arguments, ::testing::ValuesIn(all_instances()), instance_name);

Problem small(const Routine& routine) {
    Problem p;
    p.n = 5;
    p.k = 3;
    p.pad = 1;
    const int level = routine.facts().level;
    if (level == 0) return p;
    p.alpha = {0.7, -0.4};
    p.beta = {-1.3, 0.6};
    if (routine.facts().rectangular) p.m = 4;
    if (level == 2) p.row = 2, p.column = routine.facts().rectangular ? 1 : 2;
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

// Every mistake in calls of a form, once for each side.
void expect_refused(const Routine& routine, lapilli_context ctx, Form form, const Problem& good) {
    for (const BadCall& bad : routine.bad_calls(form)) {
        for (const char side : routine.facts().letters("side", "L")) {
            Problem p = good;
            p.side = side;
            expect_refused(routine, ctx, bad, p);
        }
    }
}

TEST_P(Arguments, Pointers) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        Problem p = small(routine());
        expect_refused(routine(), ctx, Form::plain, p);
        if (routine().facts().level == 0 || device_count == 0) continue;
        for (const Operand& x : routine().data(p).all()) p.homes[std::string(x.name)] = 0;
        expect_refused(routine(), ctx, Form::plain, p);
    }
}

// The expected codes are LAPACK's: it is asked with the same mistakes. LAPACKE counts its argument for the layout, too.
TEST_P(Arguments, AsInLapack) {
    if (!routine().facts().has_info) GTEST_SKIP() << "LAPACK's routine does not look at its arguments";
    int asked = 0;
    for (const BadCall& bad : routine().bad_calls(Form::plain)) {
        for (const char side : routine().facts().letters("side", "L")) {
            if (bad.call_lapack) {
                Problem p = small(routine());
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

// Arguments, missing matrices, and matrices of another type, context or shape.
TEST_P(Arguments, SpreadMatrices) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        expect_refused(routine(), ctx, Form::mgpu, small(routine()));
    }
}

using QueueArguments = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, QueueArguments, ::testing::ValuesIn(blas_instances()), instance_name);

// Calls that queues take.
TEST_P(QueueArguments, EveryForm) {
    const SmallBlocks ctx(2);
    for (const Form form : {Form::async, Form::offset, Form::mgpu_async}) {
        SCOPED_TRACE(name_of(form));
        expect_refused(routine(), ctx, form, small(routine()));
    }
}

TEST_P(Arguments, MemoryQueries) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        for (const BadQuery& bad : routine().bad_queries()) {
            for (const char side : routine().facts().letters("side", "L")) {
                Problem p = small(routine());
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
    if (!routine().has(Where::host)) GTEST_SKIP() << "is there for spread matrices only";
    expect_correct(routine(), nullptr, small(routine()), Where::host);
    expect_refused(routine(), nullptr, routine().bad_calls(Form::plain).front(), small(routine()));
}

template <class T>
class Letters : public ::testing::Test {};
TYPED_TEST_SUITE(Letters, Scalars, ScalarNames);

// ORMTR takes 'T' for real and 'C' for both kinds of scalars.
TYPED_TEST(Letters, TransOfOrmtr) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = small(*find_routine("ormtr", letter<T>));
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
    const Problem p = small(*find_routine("syevd", letter<T>));
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
