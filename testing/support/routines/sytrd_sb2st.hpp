// SPDX-License-Identifier: BSD-3-Clause
// SYTRD_SB2ST and HETRD_HB2ST: reduction from a band to tridiagonal form, without Q.
#pragma once

#include <cstddef>

#include "support/routine_of.hpp"
#include "support/routines/sbtrd.hpp"

// LAPACKE has no functions for the stages of the reduction.
#define LAPILLI_TESTING_FORTRAN(T, name)                                                                    \
    extern "C" void name(const char* stage1, const char* vect, const char* uplo, const lapack_int* n,       \
                         const lapack_int* kd, T* AB, const lapack_int* ldab, lapilli::testing::Real<T>* D, \
                         lapilli::testing::Real<T>* E, T* hous, const lapack_int* lhous, T* work,           \
                         const lapack_int* lwork, lapack_int* info, std::size_t, std::size_t, std::size_t); \
    namespace lapilli::testing::lapack {                                                                    \
    inline lapack_int reduce_band(char stage1, char vect, char uplo, lapack_int n, lapack_int kd, T* AB,    \
                                  lapack_int ldab, Real<T>* D, Real<T>* E) {                                \
        lapack_int info = 0;                                                                                \
        const lapack_int lhous = 4 * std::max(n, 1),                                                        \
                         lwork = (2 * std::max(kd, 1) + 1) * std::max(n, 1) + std::max(kd, 1);              \
        std::vector<T> hous(static_cast<std::size_t>(lhous)), work(static_cast<std::size_t>(lwork));        \
        name(&stage1, &vect, &uplo, &n, &kd, AB, &ldab, D, E, hous.data(), &lhous, work.data(), &lwork,     \
             &info, 1, 1, 1);                                                                               \
        return info < 0 ? info - 1 : info; /* as LAPACKE counts */                                          \
    }                                                                                                       \
    }
LAPILLI_TESTING_FORTRAN(float, ssytrd_sb2st_)
LAPILLI_TESTING_FORTRAN(double, dsytrd_sb2st_)
LAPILLI_TESTING_FORTRAN(std::complex<float>, chetrd_hb2st_)
LAPILLI_TESTING_FORTRAN(std::complex<double>, zhetrd_hb2st_)
#undef LAPILLI_TESTING_FORTRAN

namespace lapilli::testing {

template <class T>
struct SytrdSb2st : Description, from_table::SytrdSb2st<T, SytrdSb2st<T>> {
    using Table = from_table::SytrdSb2st<T, SytrdSb2st<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    // Suites that choose no letters ask for vectors, which this routine does not compute.
    static char vect(const Problem& p) { return p.job == 'X' ? 'V' : 'N'; }
    static char stage1(const Problem& p) { return p.chosen("stage1", 'Y'); }

    static Facts facts() {
        return {.name = "sytrd_sb2st",
                .crossovers = {"sytrd.crossover"},
                .columns = {"sytrd.columns"},
                .options = {{"stage1", "Y"}},
                .k = 64,
                .holds_matrix = false,
                .schedules = {{.letters = {{"job", 'N'}}},
                              {.letters = {{"job", 'N'}}, .settings = {{"test.chase.launches", "steps"}}}}};
    }
    // The shape of a band is arbitrary.
    static bool any_shape(std::string_view operand) { return operand == "AB"; }
    static void data(const Problem& p, Data& x) {
        x.AB = band_matrix<T>(p);
        x.D.assign(static_cast<std::size_t>(p.n), 0);
        x.E.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - 1)), 0);
    }
    static Values values(const Problem& p) {
        return {.stage1 = stage1(p), .vect = vect(p), .uplo = p.uplo, .n = p.n, .kd = p.k};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::reduce_band(stage1(p), vect(p), p.uplo, lapack::to_int(p.n), lapack::to_int(p.k),
                                   x.AB.data, lapack::to_int(x.AB.ld), x.D, x.E);
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.values = tridiagonal_value_error(p, in.AB, out.D, out.E);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), kd = static_cast<double>(p.k);
        return count<T>(3 * n * n * kd, 3 * n * n * kd);
    }
    static std::vector<Problem> hard_problems() { return Sbtrd<T>::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const Real<T> r = slip_size<T>();
        return {{"diagonal", [](Data& x) { x.D[7] += 60 * r; }},
                {"off-diagonal", [](Data& x) { x.E[9] += 60 * r; }}};
    }
};

}  // namespace lapilli::testing
