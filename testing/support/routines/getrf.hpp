// SPDX-License-Identifier: BSD-3-Clause
// GETRF: the LU factorization.
#pragma once

#include "support/general.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

template <class T>
struct Getrf : RectangularDescription, from_table::Getrf<T, Getrf<T>> {
    using Table = from_table::Getrf<T, Getrf<T>>;
    using typename Table::Data, typename Table::Values;

    static std::int64_t steps(const Problem& p) { return std::max<std::int64_t>(0, std::min(p.rows(), p.n)); }

    static Facts facts() {
        return {.name = "getrf",
                .crossovers = {"getrf.crossover"},
                .columns = {"getrf.columns"},
                .rectangular = true,
                .schedules = {{.settings = {{"schedule", "device"}}},
                              {.settings = {{"schedule", "hybrid"}, {"getrf.layout", "rows"}}},
                              {.settings = {{"schedule", "device"},
                                            {"test.getrf.panel", "3"},
                                            {"getrf.layout", "rows"}}},
                              {.settings = {{"schedule", "device"}, {"test.getrf.panel", "256"}}},
                              {.settings = {{"schedule", "device"},
                                            {"test.getrf.panel", "256"},
                                            {"getrf.layout", "rows"}}},
                              {.settings = {{"test.small.order", "1000"}}}},
                .block_sizes = {{{"getrf.nb", "5"}, {"matrix.nb", "7"}}, {{"getrf.nb", "200"}}},
                .general = "A"};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.ipiv.assign(static_cast<std::size_t>(steps(p)), -7);
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n}; }
    static bool any_shape(std::string_view) { return true; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return {lu_ratio(in.A, out.A, out.ipiv, p), {}, {}};
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n);
        const double products = k * (m * n - (m + n) * k / 2 + k * k / 3);
        return count<T>(products, products);
    }
    static std::vector<Problem> hard_problems() { return general_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of L", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"entry of U", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = x.ipiv[20] == 22 ? 23 : 22; }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }

    // Factors by the CPU's LAPACK, for routines that begin with them.
    static void factor(const Problem& p, Data& x) {
        data(p, x);
        Table::call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
};

}  // namespace lapilli::testing
