// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every routine wrong once: LAPACK's info, a text, and nothing written.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Arguments : public ::testing::Test {};
TYPED_TEST_SUITE(Arguments, Scalars, ScalarNames);

Problem small() {
    Problem p;
    p.n = 5;
    p.k = 3;
    p.pad = 1;
    return p;
}

TYPED_TEST(Arguments, Pointers) {
    for (const int device_count : {0, 2}) {
        const SmallBlocks ctx(device_count);
        for (const Routine<TypeParam>& routine : routines<TypeParam>()) {
            for (const char side : {'L', 'R'}) {
                for (const auto& bad : routine.bad_arguments()) {
                    SCOPED_TRACE(lapack_name<TypeParam>(routine.name) + ", bad " + bad.what);
                    Problem p = small();
                    p.side = side;
                    Arrays<TypeParam> before, after;
                    routine.data(p, before);
                    after = before;
                    auto pointers_to = pointers(after);
                    bad.spoil(p, pointers_to);
                    EXPECT_EQ(routine.call(ctx, p, pointers_to), bad.info);
                    EXPECT_TRUE(before.same(after)) << "something was written";
                    EXPECT_STRNE(lapilli_last_error(ctx), "");
                }
            }
        }
    }
}

TYPED_TEST(Arguments, SpreadMatrices) {
    const SmallBlocks ctx(2);
    for (const Routine<TypeParam>& routine : routines<TypeParam>()) {
        for (const auto& bad : routine.bad_spread_arguments()) {
            SCOPED_TRACE(lapack_name<TypeParam>(routine.name) + "_mgpu, bad " + bad.what);
            Problem p = small();
            Arrays<TypeParam> before, after;
            routine.data(p, before);
            after = before;
            const SpreadCopy<TypeParam> A(ctx, after.A, routine.has_A),
                B(ctx, after.B, !routine.has_A || routine.has_k);
            Spread<TypeParam> s{A.handle(), B.handle(), after.D.data(), after.E.data(), after.tau.data()};
            bad.spoil(p, s);
            EXPECT_EQ(routine.call_spread(ctx, p, s), bad.info);
            A.gather();
            B.gather();
            EXPECT_TRUE(before.same(after)) << "something was written";
        }
    }
}

// A matrix of another type, and shapes that do not go together.
TYPED_TEST(Arguments, MatricesThatDoNotFit) {
    using T = TypeParam;
    const SmallBlocks ctx(2);
    const char other_type = letter<T> == 'd' ? 's' : 'd';
    lapilli_matrix square = nullptr, other = nullptr, tall = nullptr, small_one = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 6, 6, 0, &square), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, other_type, 6, 6, 0, &other), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 6, 4, 0, &tall), 0);
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, 4, 0, &small_one), 0);
    std::vector<Real<T>> D(6), E(6);
    std::vector<T> tau(6);
    EXPECT_EQ(api::potrf_mgpu<T>(ctx, 'L', other), -2);
    EXPECT_EQ(api::potrf_mgpu<T>(ctx, 'L', tall), -2);
    EXPECT_EQ(api::potrs_mgpu<T>(ctx, 'L', square, other), -3);
    EXPECT_EQ(api::potrs_mgpu<T>(ctx, 'L', square, small_one), -3);
    EXPECT_EQ(api::posv_mgpu<T>(ctx, 'L', square, small_one), -3);
    EXPECT_EQ(api::sytrd_mgpu<T>(ctx, 'L', tall, D.data(), E.data(), tau.data()), -2);
    EXPECT_EQ(api::orgtr_mgpu<T>(ctx, 'L', other, tau.data()), -2);
    EXPECT_EQ(api::ormtr_mgpu<T>(ctx, 'L', 'L', 'N', tall, tau.data(), square), -4);
    EXPECT_EQ(api::ormtr_mgpu<T>(ctx, 'L', 'L', 'N', square, tau.data(), small_one), -6);
    EXPECT_EQ(api::ormtr_mgpu<T>(ctx, 'R', 'L', 'N', square, tau.data(), tall), -6);
    EXPECT_EQ(api::stedc_mgpu<T>(ctx, 'I', 6, D.data(), E.data(), small_one), -5);
    EXPECT_EQ(api::syevd_mgpu<T>(ctx, 'V', 'L', tall, D.data()), -3);
    for (const lapilli_matrix matrix : {square, other, tall, small_one}) {
        lapilli_matrix_destroy(matrix);
    }
}

// ORMTR takes 'T' for real and 'C' for both kinds of scalars.
TYPED_TEST(Arguments, TransOfOrmtr) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    const Problem p = small();
    Arrays<T> x;
    find_routine<T>("ormtr")->data(p, x);
    const auto call = [&](char trans) {
        return api::ormtr<T>(ctx, 'L', 'L', trans, p.n, p.k, x.A.data(), x.A.ld(), x.tau.data(), x.B.data(),
                             x.B.ld());
    };
    EXPECT_EQ(call('T'), is_complex<T> ? -3 : 0);
    EXPECT_EQ(call('C'), 0);
}

// LAPACK's LSAME: the options may be small letters.
TYPED_TEST(Arguments, SmallLetters) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    Arrays<T> upper, lower;
    Problem p = small();
    find_routine<T>("syevd")->data(p, upper);
    lower = upper;
    EXPECT_EQ(api::syevd<T>(ctx, 'V', 'U', p.n, upper.A.data(), upper.A.ld(), upper.D.data()), 0);
    EXPECT_EQ(api::syevd<T>(ctx, 'v', 'u', p.n, lower.A.data(), lower.A.ld(), lower.D.data()), 0);
    EXPECT_TRUE(upper.same(lower));
}

// The default context takes the same calls.
TYPED_TEST(Arguments, DefaultContext) {
    using T = TypeParam;
    Problem p = small();
    Arrays<T> before, after;
    find_routine<T>("syevd")->data(p, before);
    after = before;
    ASSERT_EQ(api::syevd<T>(nullptr, 'V', 'L', p.n, after.A.data(), after.A.ld(), after.D.data()), 0);
    EXPECT_TRUE(find_routine<T>("syevd")->error(p, before, after).ok());
    EXPECT_EQ(api::syevd<T>(nullptr, 'X', 'L', p.n, after.A.data(), after.A.ld(), after.D.data()), -1);
}

}  // namespace
}  // namespace lapilli::testing
