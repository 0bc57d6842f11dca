// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's formats to the letter: LAPACK's routines go on from our output, ours from LAPACK's, and on small
// matrices, where rounding has not yet grown, the numbers agree one by one.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Format : public ::testing::Test {
  protected:
    SmallBlocks ctx{3};

    static Problem problem(std::int64_t n, char uplo) {
        Problem p;
        p.n = n;
        p.k = 9;
        p.uplo = uplo;
        return p;
    }

    // Numbers agree within a thousand ulp of the largest.
    template <class S>
    static void expect_close(const S* a, const S* b, std::int64_t count, const char* what) {
        double norm = 0;
        for (std::int64_t i = 0; i < count; ++i) {
            norm = std::max(norm, std::sqrt(squared_modulus(b[i])));
        }
        for (std::int64_t i = 0; i < count; ++i) {
            EXPECT_LE(std::sqrt(squared_modulus(S(a[i] - b[i]))), 1e3 * ulp<T> * norm) << what << " at " << i;
        }
    }
};
TYPED_TEST_SUITE(Format, Scalars, ScalarNames);

TYPED_TEST(Format, SytrdAgreesWithLapack) {
    using T = TypeParam;
    const Routine<T>& routine = *find_routine<T>("sytrd");
    for (const std::int64_t n : {1, 2, 3, 4, 6, 9}) {
        for (const char uplo : {'L', 'U'}) {
            const Problem p = this->problem(n, uplo);
            SCOPED_TRACE(describe("sytrd", p, Where::host));
            Arrays<T> ours, theirs;
            routine.data(p, ours);
            theirs = ours;
            ASSERT_EQ(run(routine, this->ctx, p, Where::host, ours).info, 0);
            ASSERT_EQ(routine.call_lapack(p, pointers(theirs)), 0);
            this->expect_close(ours.D.data(), theirs.D.data(), n, "D");
            this->expect_close(ours.E.data(), theirs.E.data(), n - 1, "E");
            this->expect_close(ours.tau.data(), theirs.tau.data(), n - 1, "tau");
            for (std::int64_t j = 0; j < n; ++j) {
                this->expect_close(&ours.A(0, j), &theirs.A(0, j), n, "A");
            }
        }
    }
}

TYPED_TEST(Format, PotrfAgreesWithLapack) {
    using T = TypeParam;
    const Routine<T>& routine = *find_routine<T>("potrf");
    for (const char uplo : {'L', 'U'}) {
        const Problem p = this->problem(70, uplo);
        Arrays<T> ours, theirs;
        routine.data(p, ours);
        theirs = ours;
        ASSERT_EQ(run(routine, this->ctx, p, Where::host, ours).info, 0);
        ASSERT_EQ(routine.call_lapack(p, pointers(theirs)), 0);
        for (std::int64_t j = 0; j < p.n; ++j) {
            this->expect_close(&ours.A(0, j), &theirs.A(0, j), p.n, "A");
        }
    }
}

// Q from LAPACK's ORGTR of our reflectors, and from our ORGTR of LAPACK's, reduces A to the tridiagonal
// matrix.
TYPED_TEST(Format, OrgtrGoesOnFromSytrd) {
    using T = TypeParam;
    const Routine<T>&sytrd = *find_routine<T>("sytrd"), &orgtr = *find_routine<T>("orgtr");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            const Problem p = this->problem(67, uplo);
            SCOPED_TRACE(describe(ours_first ? "our sytrd" : "LAPACK's sytrd", p, Where::host));
            Arrays<T> before, x;
            sytrd.data(p, before);
            x = before;
            if (ours_first) {
                ASSERT_EQ(run(sytrd, this->ctx, p, Where::host, x).info, 0);
                ASSERT_EQ(orgtr.call_lapack(p, pointers(x)), 0);
            } else {
                ASSERT_EQ(sytrd.call_lapack(p, pointers(x)), 0);
                ASSERT_EQ(run(orgtr, this->ctx, p, Where::host, x).info, 0);
            }
            const Probe<T> probe(p.n, p.full_check, 1);
            Matrix<T> QTQ = product('N', x.A, tridiagonal_times(x.D, x.E, product('C', x.A, probe.X())));
            subtract(QTQ, lapack::hermitian_times(uplo, before.A, probe.X()));
            EXPECT_LE(ratio(probe.norm(QTQ), probe.norm(before.A, uplo), static_cast<double>(p.n), ulp<T>),
                      Residuals::threshold);
            EXPECT_LE(orthogonality(x.A, probe), Residuals::threshold);
        }
    }
}

// Eigenvectors step by step, LAPACK's and our routines by turns: SYTRD, STEDC, ORMTR.
TYPED_TEST(Format, EigenvectorsByTurns) {
    using T = TypeParam;
    const Routine<T>&sytrd = *find_routine<T>("sytrd"), &stedc = *find_routine<T>("stedc"),
          &ormtr = *find_routine<T>("ormtr");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            Problem p = this->problem(67, uplo);
            p.k = p.n;
            p.job = 'I';
            SCOPED_TRACE(describe(ours_first ? "our sytrd" : "LAPACK's sytrd", p, Where::host));
            Arrays<T> before, x;
            sytrd.data(p, before);
            x = before;
            x.B = Matrix<T>(p.n, p.n);
            const auto step = [&](const Routine<T>& routine, bool ours) {
                return ours ? run(routine, this->ctx, p, Where::host, x).info
                            : routine.call_lapack(p, pointers(x));
            };
            ASSERT_EQ(step(sytrd, ours_first), 0);
            ASSERT_EQ(step(stedc, !ours_first), 0);
            ASSERT_EQ(step(ormtr, !ours_first), 0);
            Arrays<T> result;
            result.A = x.B;
            result.D = x.D;
            p.job = 'V';
            EXPECT_TRUE(find_routine<T>("syevd")->error(p, before, result).ok());
        }
    }
}

// A factor is a factor, whoever made it.
TYPED_TEST(Format, PotrsGoesOnFromPotrf) {
    using T = TypeParam;
    const Routine<T>&potrf = *find_routine<T>("potrf"), &potrs = *find_routine<T>("potrs");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            const Problem p = this->problem(67, uplo);
            Arrays<T> before, x;
            find_routine<T>("posv")->data(p, before);
            x = before;
            if (ours_first) {
                ASSERT_EQ(run(potrf, this->ctx, p, Where::host, x).info, 0);
                ASSERT_EQ(potrs.call_lapack(p, pointers(x)), 0);
            } else {
                ASSERT_EQ(potrf.call_lapack(p, pointers(x)), 0);
                ASSERT_EQ(run(potrs, this->ctx, p, Where::host, x).info, 0);
            }
            EXPECT_LE(solve_ratio(uplo, before.A, x.B, before.B), Residuals::threshold);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
