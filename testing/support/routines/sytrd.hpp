// SPDX-License-Identifier: BSD-3-Clause
// SYTRD and HETRD: reduction to tridiagonal form.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

// All kinds, well and badly conditioned.
inline std::vector<Problem> hermitian_problems(double largest_cond) {
    std::vector<Problem> problems;
    for (const std::string& kind : kind_names()) {
        for (const double cond : {2.0, largest_cond}) {
            if (kind != "file") {
                Problem& p = problems.emplace_back();
                p.n = 45;
                p.kind = kind;
                p.cond = cond;
            }
        }
    }
    return problems;
}

template <class T>
struct Sytrd : Description, from_table::Sytrd<T, Sytrd<T>> {
    using Table = from_table::Sytrd<T, Sytrd<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {.name = "sytrd",
                .crossovers = {"sytrd.crossover"},
                .columns = {"sytrd.columns"},
                .hermitian = true,
                .schedules =
                    {// Panels to the end; panels, and the rest handed to one device; no panel.
                     {.settings = {{"schedule", "device"}, {"sim.resident_rows", "0"}}, .together = true},
                     {.settings = {{"schedule", "device"}, {"sim.resident_rows", "9"}}, .together = true},
                     {.settings = {{"schedule", "device"}, {"sim.resident_rows", "99"}}},
                     {.settings = {{"schedule", "hybrid"}, {"test.sytrd.reflectors", "query"}},
                      .timed = true},  // it asks how far the devices are
                     {.settings = {{"schedule", "hybrid"}, {"test.sytrd.reflectors", "cpu"}}},
                     {.settings = {{"schedule", "hybrid"}, {"test.sytrd.reflectors", "device"}}}},
                .block_sizes = {
                    {{"sytrd.nb", "1"}}, {{"sytrd.nb", "13"}, {"matrix.nb", "7"}}, {{"matrix.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        const auto n = static_cast<std::size_t>(p.n), less = n > 0 ? n - 1 : 0;
        x.D.assign(n, 0);
        x.E.assign(less, 0);
        x.tau.assign(less, T(0));
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    // LAPACKE refuses n = 0, because it gets a workspace size of 0 from LAPACK's query.
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return p.n == 0 ? 0 : Table::call_lapack(p, x);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return tridiagonal_residuals(p.uplo, in.A, out, Probe<T>(p.n, p.full_check, p.seed));
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (2 * n / 3 + 2.5) - 1.0 / 6) - 15, n * (n * (2 * n / 3 + 1) - 8.0 / 3) - 4);
    }
    static std::vector<Problem> hard_problems() { return hermitian_problems(0.1 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const Real<T> r = 60 * slip_size<T>();
        return {{"entry of a reflector", [](Data& x) { x.A(33, 12) += T(r); }},
                {"tau", [](Data& x) { x.tau[5] *= 1 + r; }},
                {"D", [](Data& x) { x.D[0] *= 1 + r; }},
                {"sign in E", [](Data& x) { x.E[30] = -x.E[30]; }}};
    }
};

}  // namespace lapilli::testing
