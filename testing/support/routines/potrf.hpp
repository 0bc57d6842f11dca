// SPDX-License-Identifier: BSD-3-Clause
// POTRF: the Cholesky factorization.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

inline std::vector<Problem> positive_definite_problems(double cond) {
    std::vector<Problem> problems;
    for (const char* kind :
         {"posdef", "identity", "geometric", "arithmetic", "cluster-one", "cluster-eps", "loguniform"}) {
        Problem& p = problems.emplace_back();
        p.n = 45;
        p.k = 5;
        p.kind = kind;
        p.cond = cond;
    }
    return problems;
}

template <class T>
struct Potrf : Description, from_table::Potrf<T, Potrf<T>> {
    using Table = from_table::Potrf<T, Potrf<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "potrf",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .hermitian = true,
                .schedules = {{.settings = {{"schedule", "device"}}},
                              {.settings = {{"test.potrf.together", "0"}, {"test.panel.wait", "product"}}},
                              {.settings = {{"schedule", "hybrid"}}},
                              {.settings = {{"test.small.order", "1000"}}}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}},
                .definite = "A"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view) { return triangle(p.uplo); }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        return {cholesky_ratio(p.uplo, in.A, out.A, probe), {}, {}};
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 6 + 0.5) + 1.0 / 3), n * (n * n / 6 - 1.0 / 6));
    }
    // Rounding errors must not push the smallest eigenvalue below zero.
    static std::vector<Problem> hard_problems() { return positive_definite_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
