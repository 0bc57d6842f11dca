// SPDX-License-Identifier: BSD-3-Clause
// GETRS: solution with an LU factorization.
#pragma once

#include "support/routines/getrf.hpp"

namespace lapilli::testing {

template <class T>
struct Getrs : Description, from_table::Getrs<T, Getrs<T>> {
    using Table = from_table::Getrs<T, Getrs<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "getrs",
                .crossovers = {"getrf.crossover"},
                .k = 100,
                .holds_matrix = false,  // its block columns pass through the devices
                .has_info = false,      // OpenBLAS's own GETRS prints the error, and returns 0
                .schedules = {{}, {.settings = {{"test.small.order", "1000"}}}}};
    }
    static void data(const Problem& p, Data& x) {
        typename Getrf<T>::Data factors;
        Getrf<T>::factor(p, factors);
        x.A = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) { return {.trans = p.trans, .n = p.n, .nrhs = p.k}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.residual = general_solve_ratio(p.trans, general_matrix<T>(p), out.B, in.B);
        if (!in.A.same_bits(out.A) || in.ipiv != out.ipiv)  // the factors are an input
            residuals.residual = std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), k = static_cast<double>(p.k);
        return count<T>(k * n * n, k * n * (n - 1));
    }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(60 * slip_size<T>()); }},
                {"entry of a factor", [](Data& x) { x.A(33, 12) += T(slip_size<T>()); }}};
    }
};

}  // namespace lapilli::testing
