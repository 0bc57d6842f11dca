// SPDX-License-Identifier: BSD-3-Clause
// GESV: LU factorization and solution.
#pragma once

#include "support/routines/getrs.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(gesv, sgesv, dgesv, cgesv, zgesv)

template <class T>
struct Gesv : Description {
    template <class Form>
    using Operands = typename Getrs<T>::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        return {.name = "gesv",
                .crossovers = {"getrf.crossover"},
                .columns = {"getrf.columns"},
                .k = 100,
                .schedules = Getrf<T>::facts().schedules};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::gesv<T>(ctx, p.n, p.k, x.A.data, x.A.ld, x.ipiv, x.B.data, x.B.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem&, const Spread& x) {
        return api::gesv_mgpu<T>(ctx, x.A, x.ipiv, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(std::max<std::int64_t>(p.n, 0)) + 1);
        const lapack_int info =
            lapack::gesv<T>(lapack::to_int(p.n), lapack::to_int(p.k), x.A.data, lapack::to_int(x.A.ld),
                            ipiv.data(), x.B.data, lapack::to_int(x.B.ld));
        if (info >= 0 && x.ipiv != nullptr) std::copy_n(ipiv.begin(), p.n, x.ipiv);
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gesv_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const double factor = lu_ratio(in.A, out.A, out.ipiv, p),
                     solve = general_solve_ratio('N', in.A, out.B, in.B);
        return {factor <= solve ? solve : factor, {}, {}};
    }
    static double operations(const Problem& p) { return Getrf<T>::operations(p) + Getrs<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B(17, 4) += T(60 * slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = x.ipiv[20] == 22 ? 23 : 22; }},
                {"NaN in a factor", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
