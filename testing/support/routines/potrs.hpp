// SPDX-License-Identifier: BSD-3-Clause
// POTRS: solution with a Cholesky factor.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/potrf.hpp"

namespace lapilli::testing {

template <class T>
struct Potrs : Description, from_table::Potrs<T, Potrs<T>> {
    using Table = from_table::Potrs<T, Potrs<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "potrs",
                .crossovers = {"potrf.crossover"},
                .k = 100,
                .holds_matrix = false,  // its block columns pass through the devices
                .schedules = {{}, {.settings = {{"test.small.order", "1000"}}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        lapack::potrf<T>(p.uplo, p.n, x.A.data(), x.A.ld());
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Problem plain = p;
        plain.poison = false;
        Residuals residuals;
        residuals.residual = solve_ratio(p.uplo, hermitian_matrix<T>(plain, "posdef"), out.B, in.B);
        if (!in.A.same_bits(out.A)) {  // the factor is an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), k = static_cast<double>(p.k);
        return count<T>(k * n * (n + 1), k * n * (n - 1));
    }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(slip_size<T>()); }},
                {"entry of the factor", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
