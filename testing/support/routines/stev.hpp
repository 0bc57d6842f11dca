// SPDX-License-Identifier: BSD-3-Clause
// STERF, STEV and STEVD: STEDC with other arguments, for real matrices.
#pragma once

#include "support/routines/stedc.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_REAL_ROUTINE(sterf)
LAPILLI_TESTING_REAL_MATRIX_ROUTINE(stev)
LAPILLI_TESTING_REAL_MATRIX_ROUTINE(stevd)

template <class T, bool divides>
struct TridiagonalDriver : Description {
    using Whole = Stedc<T>;
    using Data = typename Whole::Data;
    using Pointers = typename Whole::Pointers;
    using Spread = typename Whole::Spread;

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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return divides ? api::stevd<T>(ctx, p.job, p.n, x.D, x.E, x.Z.data, x.Z.ld)
                       : api::stev<T>(ctx, p.job, p.n, x.D, x.E, x.Z.data, x.Z.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return divides ? api::stevd_mgpu<T>(ctx, p.job, p.n, x.D, x.E, x.Z)
                       : api::stev_mgpu<T>(ctx, p.job, p.n, x.D, x.E, x.Z);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return divides ? lapack::stevd<T>(p.job, p.n, x.D, x.E, x.Z.data, x.Z.ld)
                       : lapack::stev<T>(p.job, p.n, x.D, x.E, x.Z.data, x.Z.ld);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return divides ? api::stevd_memory<T>(ctx, p.job, p.n, bytes)
                       : api::stev_memory<T>(ctx, p.job, p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
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
struct Sterf : Description {
    using Whole = Stedc<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, Real<T>> D, E;
        static constexpr const char* names[] = {"D", "E"};
        void all(auto&& f) { f(D, E); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::sterf<T>(ctx, p.n, x.D, x.E);
    }
    // There is no matrix to spread.
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::sterf<T>(ctx, p.n, x.D, x.E);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const lapack_int info = lapack::sterf(lapack::to_int(p.n), x.D, x.E);
        return info < 0 ? info - 1 : info;  // no argument for the layout
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::sterf_memory<T>(ctx, p.n, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
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
