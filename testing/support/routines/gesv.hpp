// SPDX-License-Identifier: BSD-3-Clause
// GESV: LU factorization and solution.
#pragma once

#include "support/routines/getrs.hpp"

namespace lapilli::testing {

template <class T>
struct Gesv : Description, from_table::Gesv<T, Gesv<T>> {
    using Table = from_table::Gesv<T, Gesv<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "gesv",
                .crossovers = {"getrf.crossover"},
                .columns = {"getrf.columns"},
                .k = 100,
                .schedules = Getrf<T>::facts().schedules,
                .general = "A"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.n = p.n, .nrhs = p.k}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const double factor = lu_ratio(in.A, out.A, out.ipiv, p),
                     solve = general_solve_ratio('N', in.A, out.B, in.B);
        return {factor <= solve ? solve : factor, {}, {}};
    }
    static double operations(const Problem& p) { return Getrf<T>::operations(p) + Getrs<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(60 * slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = x.ipiv[20] == 22 ? 23 : 22; }},
                {"NaN in a factor", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
