// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every routine wrong once: LAPACK's info, a text, and nothing written.
#include <cctype>

#include "numerics/blas_suite.hpp"
#include "numerics/sentences.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/syevd.hpp"
#include "support/table.hpp"

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

// The expected codes are LAPACK's: it is asked with the same mistakes. LAPACKE counts its argument for the
// layout, too.
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

// Arguments of calls on queues.
class QueueArguments : public OfRoutine {
  protected:
    // The info of a call in which this operand is wrong; 0 if the routine has no such operand.
    static lapilli_int info_of(Form form, std::string_view operand) {
        const auto all = table_arguments(routine().facts().name, name_of(form), routine().precision());
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const auto& a) { return a.name == operand; });
        return found == all.end() ? 0 : -(found - all.begin() + 1);
    }
    // With operands on device 1, but for one, which is refused there.
    static void expect_refused_there(lapilli_context ctx, Form form, const Operand& x, int home,
                                     const std::string& words) {
        const lapilli_int info = info_of(form, x.name);
        const Where where = form == Form::mgpu ? Where::spread : Where::host;
        if (info == 0 || (where == Where::spread && x.is_matrix)) return;
        Problem p = on_queue(small(routine()), 1, form == Form::mgpu ? Form::plain : form);
        p.homes[std::string(x.name)] = home;
        SCOPED_TRACE(describe(routine(), p, where));
        const Operands before = routine().data(p);
        Operands after = before;
        const auto placed = routine().place(ctx, p, where, after);
        EXPECT_EQ(placed->call(), info);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find(words), std::string::npos)
            << lapilli_last_error(ctx);
        placed->fetch();
        EXPECT_TRUE(before.same(after)) << "something was written";
    }
};
bool has_queues(const Routine& routine) { return routine.has(name_of(Form::async)); }
INSTANTIATE_TEST_SUITE_P(Routines, QueueArguments, ::testing::ValuesIn(blas_instances(has_queues)),
                         instance_name);

TEST_P(QueueArguments, EveryForm) {
    const SmallBlocks ctx(2);
    for (const Form form : {Form::async, Form::offset, Form::mgpu_async}) {
        SCOPED_TRACE(name_of(form));
        expect_refused(routine(), ctx, form, small(routine()));
    }
}

// Operands of a queue's call are on the queue's device.
TEST_P(QueueArguments, PlacesOfAQueue) {
    const SmallBlocks ctx(2);
    const Operands operands = routine().data(small(routine()));
    for (const Form form : {Form::async, Form::offset}) {
        for (const Operand& x : operands.all()) {
            expect_refused_there(ctx, form, x, on_host, "host memory, must be memory of device 1");
            expect_refused_there(ctx, form, x, 0, "memory of device 0, must be memory of device 1");
        }
    }
}

// Device memory holds elements at multiples of their size: what a GPU reads from elsewhere is a fault. Host
// memory holds complex numbers at multiples of a real's.
TEST_P(QueueArguments, Alignment) {
    const SmallBlocks ctx(2);
    const Operands operands = routine().data(small(routine()));
    for (const Form form : {Form::plain, Form::async, Form::offset, Form::mgpu}) {
        for (const Operand& x : operands.all())
            expect_refused_there(ctx, form, x, odd_place_of(1), "multiple");
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

// The BLAS's LSAME: the options may be small letters.
using SmallLetters = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, SmallLetters, ::testing::ValuesIn(blas_instances()), instance_name);

TEST_P(SmallLetters, OfTheBlas) {
    const SmallBlocks ctx(2);
    const Where where = routine().has(Where::host) ? Where::host : Where::spread;
    for_each_option(routine(), small(routine()), [&](const Problem& p) {
        Problem q = p;
        for (const Option& option : routine().facts().options)
            q.choose(option.name, static_cast<char>(std::tolower(p.chosen(option.name))));
        Operands x = routine().data(p);
        EXPECT_EQ(run(routine(), ctx, q, where, x).info, 0) << lapilli_last_error(ctx);
        EXPECT_TRUE(x.same(result(routine(), ctx, p, where)));
    });
}

template <class T>
class Letters : public ::testing::Test {};
TYPED_TEST_SUITE(Letters, FullScalars, ScalarNames);

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
