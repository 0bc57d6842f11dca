// SPDX-License-Identifier: BSD-3-Clause
// GETRI: inversion with an LU factorization.
#pragma once

#include "support/routines/getrf.hpp"

namespace lapilli::testing {

template <class T>
struct Getri : Description, from_table::Getri<T, Getri<T>> {
    using Table = from_table::Getri<T, Getri<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "getri",
                .crossovers = {"getrf.crossover"},
                .columns = {"getrf.columns"},
                .schedules = {{}},
                .block_sizes = {{{"getrf.nb", "5"}, {"matrix.nb", "7"}}, {{"getrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) { Getrf<T>::factor(p, x); }
    static Values values(const Problem& p) { return {.n = p.n}; }

    // ||A X - I|| / (n ulp ||A|| ||X||)
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = general_matrix<T>(p);
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = product('N', A, product('N', out.A, probe.X()));
        subtract(Y, probe.X());
        Residuals residuals;
        residuals.residual =
            ratio(probe.norm(Y), one_norm(A) * one_norm(out.A), static_cast<double>(p.n), ulp<T>);
        if (in.ipiv != out.ipiv) residuals.residual = std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (5.0 / 6 + n * (0.5 + n * (2.0 / 3))),
                        n * (5.0 / 6 + n * (-1.5 + n * (2.0 / 3))));
    }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A(33, 12) += T(6000 * slip_size<T>()); }},
                {"two columns",
                 [](Data& x) {
                     for (std::int64_t i = 0; i < x.A.rows(); ++i) std::swap(x.A(i, 3), x.A(i, 9));
                 }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
