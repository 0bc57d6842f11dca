// SPDX-License-Identifier: BSD-3-Clause
// GELSD and GELSS: least squares problems of any rank by singular values.
#pragma once

#include "support/routines/gelsy.hpp"
#include "support/singular.hpp"

namespace lapilli::testing {

template <class T>
struct Gelsd : RectangularDescription, from_table::Gelsd<T, Gelsd<T>> {
    using Table = from_table::Gelsd<T, Gelsd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "gelsd",
                .crossovers = {"gesdd.crossover"},
                .columns = {"gesdd.columns"},
                .k = 100,
                .rectangular = true,
                .holds_matrix = false,
                .schedules = {{.settings = {{"test.gesdd.stages", "one"}}},
                              {.settings = {{"test.gesdd.stages", "two"},
                                            {"test.gesdd.band", "32"},
                                            {"test.ge2gb.nb", "32"}}}},
                .block_sizes = {
                    {{"test.gesdd.stages", "two"}, {"test.gesdd.band", "13"}, {"test.ge2gb.nb", "40"}}}};
    }
    static Real<T> rcond(const Problem& p) { return Gelsy<T>::rcond(p); }
    static void data(const Problem& p, Data& x) {
        typename Gelsy<T>::Data of_gelsy;
        Gelsy<T>::data(p, of_gelsy);
        x.A = std::move(of_gelsy.A);
        x.B = std::move(of_gelsy.B);
        x.S.assign(static_cast<std::size_t>(std::min(p.rows(), p.n)), -7);
        x.rank.assign(1, -7);
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n, .nrhs = p.k, .rcond = rcond(p)}; }
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    // As of GELSY, and the singular values.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        typename Gelsy<T>::Data before{in.A, in.B, {}, {}}, after{out.A, out.B, {}, out.rank};
        for (std::int64_t j = 0; j < p.n; ++j) after.jpvt.push_back(j + 1);
        before.jpvt.assign(after.jpvt.size(), 0);
        Residuals residuals = Gelsy<T>::error(p, before, after);
        if (!out.S.empty()) residuals.values = singular_value_error(p, in.A, out.S);
        return residuals;
    }
    static double operations(const Problem& p) { return singular_value_operations<T>(p, true); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(7, 2) += T(100 * slip_size<T>()); }},
                {"rank", [](Data& x) { --x.rank[0]; }},
                {"largest value", [](Data& x) { x.S[0] *= 1 + slip_size<T>(); }}};
    }
};

template <class T>
struct Gelss : Gelsd<T>, from_table::GelssCalls<T, Gelss<T>> {
    using Table = from_table::GelssCalls<T, Gelss<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Gelsd<T>::written;

    static Facts facts() {
        Facts facts = Gelsd<T>::facts();
        facts.name = "gelss";
        facts.is_kin = true;
        return facts;
    }
    static Values values(const Problem& p) {
        return {.m = Gelsd<T>::m(p), .n = p.n, .nrhs = p.k, .rcond = Gelsd<T>::rcond(p)};
    }
};

}  // namespace lapilli::testing
