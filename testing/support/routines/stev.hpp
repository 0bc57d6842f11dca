// SPDX-License-Identifier: BSD-3-Clause
// STERF, STEV and STEVD: STEDC with other arguments, for real matrices.
#pragma once

#include "support/routines/stedc.hpp"

namespace lapilli::testing {

template <class T, bool divides>
struct TridiagonalDriver : Description,
                           std::conditional_t<divides, from_table::Stevd<T, TridiagonalDriver<T, divides>>,
                                              from_table::Stev<T, TridiagonalDriver<T, divides>>> {
    using Table = std::conditional_t<divides, from_table::Stevd<T, TridiagonalDriver<T, divides>>,
                                     from_table::Stev<T, TridiagonalDriver<T, divides>>>;
    using typename Table::Data, typename Table::Values;
    using Whole = Stedc<T>;

    static Problem of_stedc(Problem p) {
        p.job = p.job == 'V' ? 'I' : p.job;
        return p;
    }
    static Facts facts() {
        Facts facts = Whole::facts();
        facts.name = divides ? "stevd" : "stev";
        facts.options = {};
        facts.schedules = {{}};
        return facts;
    }
    static void data(const Problem& p, Data& x) { Whole::data(of_stedc(p), x); }
    static Values values(const Problem& p) { return {.jobz = p.job, .n = p.n}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Whole::error(of_stedc(p), in, out);
    }
    static double operations(const Problem& p) { return Whole::operations(of_stedc(p)); }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Whole::hard_problems()) {
            if (p.job == 'I') {
                p.job = 'V';
                problems.push_back(p);
            }
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) { return Whole::slips(p); }
};

template <class T>
struct Stev : TridiagonalDriver<T, false> {};
template <class T>
struct Stevd : TridiagonalDriver<T, true> {};

template <class T>
struct Sterf : Description, from_table::Sterf<T, Sterf<T>> {
    using Table = from_table::Sterf<T, Sterf<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Spread, typename Table::Values;
    using Whole = Stedc<T>;

    static Problem of_stedc(Problem p) {
        p.job = 'N';
        return p;
    }
    static Facts facts() {
        return {.name = "sterf",
                .crossovers = {"sytrd.crossover"},
                .tridiagonal = true,
                .holds_matrix = false,
                .first_of_several = 1.25,
                .schedules = {{}}};
    }
    static void data(const Problem& p, Data& x) {
        typename Whole::Data whole;
        Whole::data(of_stedc(p), whole);
        x.D = std::move(whole.D);
        x.E = std::move(whole.E);
    }
    static Values values(const Problem& p) { return {.n = p.n}; }
    // There is no matrix to spread.
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::sterf<T>(ctx, p.n, x.D, x.E);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Whole::error(of_stedc(p), {in.D, in.E, {}}, {out.D, out.E, {}});
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() { return Stev<T>::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const Real<T> r = slip_size<T>();
        return {{"value", [](Data& x) { x.D[40] *= 1 + r; }},
                {"two values swapped", [](Data& x) { std::swap(x.D[3], x.D[30]); }}};
    }
};

}  // namespace lapilli::testing
