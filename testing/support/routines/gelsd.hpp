// SPDX-License-Identifier: BSD-3-Clause
// GELSD and GELSS: least squares problems of any rank by singular values.
#pragma once

#include "support/routines/gelsy.hpp"
#include "support/singular.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(gelsd, sgelsd, dgelsd, cgelsd, zgelsd)
LAPILLI_TESTING_ROUTINE(gelss, sgelss, dgelss, cgelss, zgelss)

template <class T>
struct Gelsd : RectangularDescription {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A, B;
        VectorOf<Form, Real<T>> S;
        VectorOf<Form, lapilli_int> rank;
        static constexpr const char* names[] = {"A", "B", "S", "rank"};
        void all(auto&& f) { f(A, B, S, rank); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::gelsd<T>(ctx, m(p), p.n, p.k, x.A.data, x.A.ld, x.B.data, x.B.ld, x.S, rcond(p), x.rank);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::gelsd_mgpu<T>(ctx, x.A, x.B, x.S, rcond(p), x.rank);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int rank = 0;
        const lapack_int info =
            lapack::gelsd<T>(m(p), p.n, p.k, x.A.data, x.A.ld, x.B.data, x.B.ld, x.S, rcond(p), &rank);
        if (info == 0 && x.rank != nullptr) *x.rank = rank;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gelsd_memory<T>(ctx, m(p), p.n, p.k, bytes);
    }
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

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
struct Gelss : Gelsd<T> {
    using Pointers = typename Gelsd<T>::Pointers;
    using Spread = typename Gelsd<T>::Spread;

    static Facts facts() {
        Facts facts = Gelsd<T>::facts();
        facts.name = "gelss";
        facts.is_kin = true;
        return facts;
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::gelss<T>(ctx, Gelsd<T>::m(p), p.n, p.k, x.A.data, x.A.ld, x.B.data, x.B.ld, x.S,
                             Gelsd<T>::rcond(p), x.rank);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::gelss_mgpu<T>(ctx, x.A, x.B, x.S, Gelsd<T>::rcond(p), x.rank);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        lapack_int rank = 0;
        const lapack_int info = lapack::gelss<T>(Gelsd<T>::m(p), p.n, p.k, x.A.data, x.A.ld, x.B.data, x.B.ld,
                                                 x.S, Gelsd<T>::rcond(p), &rank);
        if (info == 0 && x.rank != nullptr) *x.rank = rank;
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gelss_memory<T>(ctx, Gelsd<T>::m(p), p.n, p.k, bytes);
    }
};

}  // namespace lapilli::testing
