// SPDX-License-Identifier: BSD-3-Clause
// GETRS: solution with an LU factorization.
#pragma once

#include "support/routines/getrf.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(getrs, sgetrs, dgetrs, cgetrs, zgetrs)

template <class T>
struct Getrs : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv;
        MatrixOf<Form, T> B;
        static constexpr const char* names[] = {"A", "ipiv", "B"};
        void all(auto&& f) { f(A, ipiv, B); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

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
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::getrs<T>(ctx, p.trans, p.n, p.k, x.A.data, x.A.ld, x.ipiv, x.B.data, x.B.ld);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::getrs_mgpu<T>(ctx, p.trans, x.A, x.ipiv, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ipiv(x.ipiv, x.ipiv + std::max<std::int64_t>(p.n, 0));
        ipiv.push_back(0);
        return lapack::getrs<T>(p.trans, lapack::to_int(p.n), lapack::to_int(p.k), x.A.data,
                                lapack::to_int(x.A.ld), ipiv.data(), x.B.data, lapack::to_int(x.B.ld));
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getrs_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "B" ? Region::whole : Region::nothing;
    }

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
