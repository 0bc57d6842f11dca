// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON: condition numbers of symmetric and Hermitian indefinite matrices.
#pragma once

#include "support/routines/gecon.hpp"
#include "support/routines/sytri.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(sycon, ssycon, dsycon, csycon, zsycon)
// For complex matrices only: the real names are never called.
LAPILLI_TESTING_ROUTINE(hecon, ssycon, dsycon, checon, zhecon)

template <class T, bool hermitian>
struct IndefiniteCondition : Description {
    using Factor = IndefiniteFactor<T, hermitian>;
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv;
        VectorOf<Form, Real<T>> rcond;
        static constexpr const char* names[] = {"A", "ipiv", "rcond"};
        void all(auto&& f) { f(A, ipiv, rcond); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = hermitian ? "hecon" : "sycon",
                .crossovers = {"sytrf.crossover"},
                .columns = {"sytrf.columns"},
                .schedules = {{}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    static std::vector<BadBound> bad_bounds() { return Condition<T>::bad_bounds(); }
    static void data(const Problem& p, Data& x) {
        typename Factor::Data factors;
        Factor::factor(p, factors);
        x.A = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.rcond = {-7};
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        const Real<T> anorm = norm_of_condition<T>(p);
        if constexpr (hermitian)
            return api::hecon<T>(ctx, p.uplo, p.n, x.A.data, x.A.ld, x.ipiv, anorm, x.rcond);
        else
            return api::sycon<T>(ctx, p.uplo, p.n, x.A.data, x.A.ld, x.ipiv, anorm, x.rcond);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Real<T> anorm = norm_of_condition<T>(p);
        if constexpr (hermitian)
            return api::hecon_mgpu<T>(ctx, p.uplo, x.A, x.ipiv, anorm, x.rcond);
        else
            return api::sycon_mgpu<T>(ctx, p.uplo, x.A, x.ipiv, anorm, x.rcond);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const auto ipiv = for_lapack(x.ipiv, p.n);
        const lapack_int n = lapack::to_int(p.n), lda = lapack::to_int(x.A.ld);
        const Real<T> anorm = norm_of_condition<T>(p);
        return hermitian ? lapack::hecon<T>(p.uplo, n, x.A.data, lda, ipiv.data(), anorm, x.rcond)
                         : lapack::sycon<T>(p.uplo, n, x.A.data, lda, ipiv.data(), anorm, x.rcond);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        if constexpr (hermitian)
            return api::hecon_memory<T>(ctx, p.n, bytes);
        else
            return api::sycon_memory<T>(ctx, p.n, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "rcond" ? Region::whole : Region::nothing;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const auto solve = [&](Matrix<T>& Y) {
            Problem all = p;
            all.k = p.n;
            Data x = in;
            IndefiniteSolve<T, hermitian>::call_lapack(
                all, {{x.A.data(), x.A.ld()}, x.ipiv.data(), {Y.data(), Y.ld()}});
        };
        return of_condition<T>(p, out.rcond[0], '1', solve, [&] {
            Data x = in;
            call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), x.rcond.data()});
            return x.rcond[0];
        });
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() { return indefinite_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"another size", [](Data& x) { x.rcond[0] *= 20; }},
                {"NaN", [](Data& x) { x.rcond[0] = quiet_nan<Real<T>>(); }}};
    }
};
template <class T>
struct Sycon : IndefiniteCondition<T, false> {};
template <class T>
struct Hecon : IndefiniteCondition<T, true> {};

}  // namespace lapilli::testing
