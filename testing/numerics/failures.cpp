// SPDX-License-Identifier: BSD-3-Clause
// Matrices without a result: not positive definite, NaN and infinity. Defined info, untouched input below
// zero, and never a result that looks good.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Failures : public ::testing::Test {
  protected:
    static constexpr std::int64_t n = 53;

    static T infinity() { return make_scalar<T>(std::numeric_limits<double>::infinity(), 0); }

    // Stores a value at (row, column) of the lower triangle, or at its mirror image in the upper one.
    static void spoil(Matrix<T>& A, char uplo, std::int64_t row, std::int64_t column, T value) {
        (uplo == 'L' ? A(row, column) : A(column, row)) = value;
    }
};
TYPED_TEST_SUITE(Failures, Scalars, ScalarNames);

// info is the order of the first leading minor that is not positive, and B stays as it was.
TYPED_TEST(Failures, NotPositiveDefinite) {
    using T = TypeParam;
    for (const int device_count : {0, 1, 3}) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const std::int64_t at : {std::int64_t{0}, block - 1, block, std::int64_t{40}, this->n - 1}) {
                for (const Where where : {Where::host, Where::device, Where::spread}) {
                    if (device_count == 0 && where != Where::host) {
                        continue;
                    }
                    Problem p;
                    p.n = this->n;
                    p.k = 2;
                    p.uplo = uplo;
                    SCOPED_TRACE(describe("posv", p, where) + " at " + std::to_string(at));
                    Arrays<T> before, after;
                    find_routine<T>("posv")->data(p, before);
                    before.A(at, at) = T(-1);
                    after = before;
                    EXPECT_EQ(run(*find_routine<T>("potrf"), ctx, p, where, after).info, at + 1);
                    after = before;
                    EXPECT_EQ(run(*find_routine<T>("posv"), ctx, p, where, after).info, at + 1);
                    EXPECT_TRUE(before.B.same_bits(after.B));
                }
            }
        }
    }
}

// What LAPACK promises of the factor after info = i: the leading columns are those of the whole
// factorization.
TYPED_TEST(Failures, LeadingPartOfAFailedFactorization) {
    using T = TypeParam;
    const SmallBlocks ctx(2);
    Problem p;
    p.n = this->n;
    Arrays<T> before, after;
    find_routine<T>("potrf")->data(p, before);
    Arrays<T> whole = before;
    ASSERT_EQ(run(*find_routine<T>("potrf"), ctx, p, Where::host, whole).info, 0);
    const std::int64_t at = 2 * block + 3;
    after = before;
    after.A(at, at) = T(-1);
    ASSERT_EQ(run(*find_routine<T>("potrf"), ctx, p, Where::host, after).info, at + 1);
    for (std::int64_t j = 0; j < 2 * block; ++j) {
        for (std::int64_t i = j; i < 2 * block; ++i) {
            EXPECT_LE(std::sqrt(squared_modulus(T(after.A(i, j) - whole.A(i, j)))), 1e3 * ulp<T>);
        }
    }
}

TYPED_TEST(Failures, NanInCholesky) {
    using T = TypeParam;
    for (const int device_count : {0, 2}) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const auto& [row, column] : {std::pair<int, int>{0, 0}, {20, 20}, {33, 4}, {52, 51}}) {
                Problem p;
                p.n = this->n;
                p.uplo = uplo;
                SCOPED_TRACE(describe("potrf", p, Where::host) + " NaN in row " + std::to_string(row) +
                             " on " + std::to_string(device_count));
                Arrays<T> x;
                find_routine<T>("potrf")->data(p, x);
                this->spoil(x.A, uplo, row, column, quiet_nan<T>());
                EXPECT_EQ(run(*find_routine<T>("potrf"), ctx, p, Where::host, x).info, row + 1);
            }
        }
    }
}

// The code for it, with the input untouched.
TYPED_TEST(Failures, NotFiniteInEigenproblems) {
    using T = TypeParam;
    for (const int device_count : {0, 1, 2}) {
        const SmallBlocks ctx(device_count);
        for (const char* name : {"sytrd", "syevd"}) {
            for (const char uplo : {'L', 'U'}) {
                for (const T value : {quiet_nan<T>(), this->infinity()}) {
                    for (const auto& [row, column] :
                         {std::pair<int, int>{0, 0}, {30, 30}, {40, 3}, {52, 51}}) {
                        for (const char job : {'N', 'V'}) {
                            Problem p;
                            p.n = this->n;
                            p.uplo = uplo;
                            p.job = job;
                            SCOPED_TRACE(describe(name, p, Where::host) + " row " + std::to_string(row) +
                                         " on " + std::to_string(device_count));
                            const Routine<T>& routine = *find_routine<T>(name);
                            Arrays<T> before, after;
                            routine.data(p, before);
                            this->spoil(before.A, uplo, row, column, value);
                            after = before;
                            EXPECT_EQ(run(routine, ctx, p, Where::host, after).info,
                                      LAPILLI_ERROR_NOT_FINITE);
                            EXPECT_TRUE(before.same(after)) << "something was written";
                        }
                    }
                }
            }
        }
    }
}

TYPED_TEST(Failures, NotFiniteInStedc) {
    using T = TypeParam;
    for (const int device_count : {0, 2}) {
        const SmallBlocks ctx(device_count);
        for (const char job : {'N', 'I', 'V'}) {
            for (const bool off_diagonal : {false, true}) {
                Problem p;
                p.n = this->n;
                p.job = job;
                SCOPED_TRACE(describe("stedc", p, Where::host));
                const Routine<T>& routine = *find_routine<T>("stedc");
                Arrays<T> before, after;
                routine.data(p, before);
                (off_diagonal ? before.E : before.D)[20] = std::numeric_limits<Real<T>>::quiet_NaN();
                after = before;
                const lapilli_int info = run(routine, ctx, p, Where::host, after).info;
                if (info < 0) {
                    EXPECT_EQ(info, LAPILLI_ERROR_NOT_FINITE);
                    EXPECT_TRUE(before.same(after)) << "something was written";
                } else if (info == 0) {
                    EXPECT_TRUE(std::any_of(after.D.begin(), after.D.end(),
                                            [](Real<T> d) { return !std::isfinite(d); }));
                }
            }
        }
    }
}

// After any failure the context goes on working.
TYPED_TEST(Failures, ContextRecovers) {
    using T = TypeParam;
    const SmallBlocks ctx(3);
    Problem p;
    p.n = this->n;
    for (const char* name : {"potrf", "sytrd", "syevd"}) {
        Arrays<T> x;
        find_routine<T>(name)->data(p, x);
        x.A(30, 30) = quiet_nan<T>();
        run(*find_routine<T>(name), ctx, p, Where::host, x);
        expect_correct(*find_routine<T>(name), ctx, p, Where::host);
    }
}

}  // namespace
}  // namespace lapilli::testing
