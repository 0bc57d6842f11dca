// SPDX-License-Identifier: BSD-3-Clause
// POSV: factorization and solution.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/potrf.hpp"
#include "support/routines/potrs.hpp"

namespace lapilli::testing {

template <class T>
struct Posv : Description, from_table::Posv<T, Posv<T>> {
    using Table = from_table::Posv<T, Posv<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "posv",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .k = 100,
                .hermitian = true,
                .schedules = Potrf<T>::facts().schedules,
                .definite = "A"};
    }
    static void data(const Problem& p, Data& x) {
        typename Potrf<T>::Data factor;
        Potrf<T>::data(p, factor);
        x.A = std::move(factor.A);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "B" ? Region::whole : triangle(p.uplo);
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const double factor = cholesky_ratio(p.uplo, in.A, out.A, probe),
                     solve = solve_ratio(p.uplo, in.A, out.B, in.B);
        return {factor <= solve ? solve : factor, {}, {}};
    }
    static double operations(const Problem& p) { return Potrf<T>::operations(p) + Potrs<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(slip_size<T>()); }},
                {"NaN in the factor", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
