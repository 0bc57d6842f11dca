// SPDX-License-Identifier: BSD-3-Clause
// SYTRD_SB2ST and HETRD_HB2ST: from a band to tridiagonal form, without Q.
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

LAPILLI_TESTING_ROUTINE(sytrd_sb2st, ssytrd_sb2st, dsytrd_sb2st, chetrd_hb2st, zhetrd_hb2st)

template <class T>
struct SytrdSb2st : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> AB;
        VectorOf<Form, Real<T>> D, E;
        static constexpr const char* names[] = {"AB", "D", "E"};
        auto all() { return std::tie(AB, D, E); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    // Its letters: suites that know no jobs ask for vectors, which it has not; a bad op stands for a bad stage1.
    static char vect(const Problem& p) { return p.job == 'X' ? 'V' : 'N'; }
    static char stage1(const Problem& p) { return p.trans == 'X' ? 'X' : 'Y'; }

    static Facts facts() {
        return {.name = "sytrd_sb2st",
                .crossovers = {"sytrd.crossover"},
                .columns = {"sytrd.columns"},
                .jobs = "N",
                .job = 'N',
                .k = 64,
                .holds_matrix = false,
                .schedules = {{.job = 'N'}, {.job = 'N', .settings = {{"chase.launches", "steps"}}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.AB = band_matrix<T>(p);
        x.D.assign(static_cast<std::size_t>(p.n), 0);
        x.E.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - 1)), 0);
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::sytrd_sb2st<T>(ctx, stage1(p), vect(p), p.uplo, p.n, p.k, x.AB.data, x.AB.ld, x.D, x.E);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::sytrd_sb2st_mgpu<T>(ctx, stage1(p), vect(p), p.uplo, x.AB, x.D, x.E);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::reduce_band(stage1(p), vect(p), p.uplo, lapack::to_int(p.n), lapack::to_int(p.k),
                                   x.AB.data, lapack::to_int(x.AB.ld), x.D, x.E);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::sytrd_sb2st_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "AB" ? Region::nothing : Region::whole;
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
    static std::vector<SlipOf<Data>> slips(char) {
        static const Real<T> r = slip_size<T>();
        return {{"diagonal", [](Data& x) { x.D[7] += 60 * r; }},
                {"off-diagonal", [](Data& x) { x.E[9] += 60 * r; }}};
    }

    static std::vector<BadArgument<Pointers>> bad_arguments() {
        return {{"stage1", -1, [](Problem& p, Pointers&) { p.trans = 'X'; }},
                {"vect", -2, [](Problem& p, Pointers&) { p.job = 'X'; }},
                {"uplo", -3, [](Problem& p, Pointers&) { p.uplo = 'X'; }},
                {"n", -4, [](Problem& p, Pointers&) { p.n = -1; }},
                {"kd", -5, [](Problem& p, Pointers&) { p.k = -1; }},
                missing<Pointers>("AB", -6, [](Problem&, Pointers& x) { x.AB.data = nullptr; }),
                {"ldab", -7, [](Problem& p, Pointers& x) { x.AB.ld = p.k; }},
                missing<Pointers>("D", -8, [](Problem&, Pointers& x) { x.D = nullptr; }),
                missing<Pointers>("E", -9, [](Problem&, Pointers& x) { x.E = nullptr; })};
    }
    static std::vector<BadArgument<Spread>> bad_spread_arguments() {
        return {{"stage1", -1, [](Problem& p, Spread&) { p.trans = 'X'; }},
                {"vect", -2, [](Problem& p, Spread&) { p.job = 'X'; }},
                {"uplo", -3, [](Problem& p, Spread&) { p.uplo = 'X'; }},
                missing<Spread>("no AB", -4, [](Problem&, Spread& x) { x.AB = nullptr; }),
                missing<Spread>("D", -5, [](Problem&, Spread& x) { x.D = nullptr; }),
                missing<Spread>("E", -6, [](Problem&, Spread& x) { x.E = nullptr; })};
    }
    static std::vector<BadArgument<lapilli_memory*>> bad_memory_arguments() {
        return {{"n", -1, [](Problem& p, lapilli_memory*&) { p.n = -1; }},
                {"kd", -2, [](Problem& p, lapilli_memory*&) { p.k = -1; }},
                missing<lapilli_memory*>("bytes", -3, [](Problem&, lapilli_memory*& x) { x = nullptr; })};
    }
};

}  // namespace lapilli::testing
