// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON: condition numbers of symmetric and Hermitian indefinite matrices.
#pragma once

#include "support/routines/gecon.hpp"
#include "support/routines/sytri.hpp"

namespace lapilli::testing {

template <class T, bool hermitian>
struct IndefiniteCondition
    : Description,
      std::conditional_t<hermitian, from_table::Hecon<T, IndefiniteCondition<T, hermitian>>,
                         from_table::Sycon<T, IndefiniteCondition<T, hermitian>>> {
    using Factor = IndefiniteFactor<T, hermitian>;
    using Table = std::conditional_t<hermitian, from_table::Hecon<T, IndefiniteCondition<T, hermitian>>,
                                     from_table::Sycon<T, IndefiniteCondition<T, hermitian>>>;
    using typename Table::Data, typename Table::Values;

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
    static Values values(const Problem& p) {
        return {.uplo = p.uplo, .n = p.n, .anorm = norm_of_condition<T>(p)};
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
            Table::call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data(), x.rcond.data()});
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
