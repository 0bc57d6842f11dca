// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's formats to the letter: LAPACK's routines go on from our output, ours from LAPACK's, and on small
// matrices, where rounding has not yet grown, the numbers agree one by one.
#include "numerics/suite.hpp"
#include "support/routines/ormtr.hpp"
#include "support/routines/posv.hpp"
#include "support/routines/syevd.hpp"

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

    static const Routine& find(const char* name) { return *find_routine(name, letter<T>); }

    // Ours, or LAPACK's.
    void apply(const Routine& routine, const Problem& p, bool ours, Operands& x) const {
        EXPECT_EQ(ours ? run(routine, ctx, p, Where::host, x).info : routine.call_lapack(p, x), 0);
    }
    Operands apply(const Routine& routine, const Problem& p, bool ours) const {
        Operands x = routine.data(p);
        apply(routine, p, ours, x);
        return x;
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
    using Data = typename Sytrd<T>::Data;
    const Routine& routine = this->find("sytrd");
    for (const std::int64_t n : {1, 2, 3, 4, 6, 9}) {
        for (const char uplo : {'L', 'U'}) {
            const Problem p = this->problem(n, uplo);
            SCOPED_TRACE(describe(routine, p));
            const Operands one = this->apply(routine, p, true), other = this->apply(routine, p, false);
            const Data &ours = one.as<Data>(), &theirs = other.as<Data>();
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
    using Data = typename Potrf<TypeParam>::Data;
    const Routine& routine = this->find("potrf");
    for (const char uplo : {'L', 'U'}) {
        const Problem p = this->problem(70, uplo);
        const Operands ours = this->apply(routine, p, true), theirs = this->apply(routine, p, false);
        for (std::int64_t j = 0; j < p.n; ++j) {
            this->expect_close(&ours.as<Data>().A(0, j), &theirs.as<Data>().A(0, j), p.n, "A");
        }
    }
}

// Q from LAPACK's ORGTR of our reflectors, and from our ORGTR of LAPACK's, reduces A to the tridiagonal
// matrix.
TYPED_TEST(Format, OrgtrGoesOnFromSytrd) {
    using T = TypeParam;
    const Routine &sytrd = this->find("sytrd"), &orgtr = this->find("orgtr");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            const Problem p = this->problem(67, uplo);
            SCOPED_TRACE(describe(ours_first ? sytrd : orgtr, p) + " ours");
            const Matrix<T> A = sytrd.data(p).template as<typename Sytrd<T>::Data>().A;
            const Operands reduced = this->apply(sytrd, p, ours_first);
            const auto& [QR, D, E, tau] = reduced.as<typename Sytrd<T>::Data>();
            Operands made = Operands::of(typename Orgtr<T>::Data{QR, tau});
            this->apply(orgtr, p, !ours_first, made);
            const Matrix<T>& Q = made.as<typename Orgtr<T>::Data>().A;
            const Probe<T> probe(p.n, p.full_check, 1);
            Matrix<T> QTQ = product('N', Q, tridiagonal_times(D, E, product('C', Q, probe.X())));
            subtract(QTQ, lapack::hermitian_times(uplo, A, probe.X()));
            EXPECT_LE(ratio(probe.norm(QTQ), probe.norm(A, uplo), static_cast<double>(p.n), ulp<T>),
                      Residuals::threshold);
            EXPECT_LE(orthogonality(Q, probe), Residuals::threshold);
        }
    }
}

// Eigenvectors step by step, LAPACK's and our routines by turns: SYTRD, STEDC, ORMTR.
TYPED_TEST(Format, EigenvectorsByTurns) {
    using T = TypeParam;
    const Routine &sytrd = this->find("sytrd"), &stedc = this->find("stedc"), &ormtr = this->find("ormtr"),
                  &syevd = this->find("syevd");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            Problem p = this->problem(67, uplo);
            p.k = p.n;
            p.job = 'I';
            SCOPED_TRACE(describe(ours_first ? sytrd : stedc, p) + " ours");
            const Operands reduced = this->apply(sytrd, p, ours_first);
            const auto& [QR, D, E, tau] = reduced.as<typename Sytrd<T>::Data>();
            Operands solved = Operands::of(typename Stedc<T>::Data{D, E, Matrix<T>(p.n, p.n)});
            this->apply(stedc, p, !ours_first, solved);
            const auto& [W, rest, Z] = solved.as<typename Stedc<T>::Data>();
            Operands turned = Operands::of(typename Ormtr<T>::Data{QR, tau, Z});
            this->apply(ormtr, p, !ours_first, turned);
            const Operands vectors =
                Operands::of(typename Syevd<T>::Data{turned.as<typename Ormtr<T>::Data>().C, W});
            p.job = 'V';
            EXPECT_TRUE(syevd
                            .error(p,
                                   Operands::of(typename Syevd<T>::Data{
                                       sytrd.data(p).template as<typename Sytrd<T>::Data>().A, {}}),
                                   vectors)
                            .ok());
        }
    }
}

// POTRS accepts factors of any origin.
TYPED_TEST(Format, PotrsGoesOnFromPotrf) {
    using T = TypeParam;
    const Routine &potrf = this->find("potrf"), &potrs = this->find("potrs"), &posv = this->find("posv");
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            const Problem p = this->problem(67, uplo);
            const Operands system = posv.data(p);
            const auto& [A, B] = system.as<typename Posv<T>::Data>();
            Operands factor = Operands::of(typename Potrf<T>::Data{A});
            this->apply(potrf, p, ours_first, factor);
            Operands solved =
                Operands::of(typename Potrs<T>::Data{factor.as<typename Potrf<T>::Data>().A, B});
            this->apply(potrs, p, !ours_first, solved);
            EXPECT_LE(solve_ratio(uplo, A, solved.as<typename Potrs<T>::Data>().B, B), Residuals::threshold);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
