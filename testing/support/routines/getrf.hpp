// SPDX-License-Identifier: BSD-3-Clause
// GETRF: the LU factorization.
#pragma once

#include "support/general.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(getrf, sgetrf, dgetrf, cgetrf, zgetrf)

template <class T>
struct Getrf : RectangularDescription {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv;
        static constexpr const char* names[] = {"A", "ipiv"};
        void all(auto&& f) { f(A, ipiv); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

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
                .block_sizes = {{{"getrf.nb", "5"}, {"matrix.nb", "7"}}, {{"getrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.ipiv.assign(static_cast<std::size_t>(steps(p)), -7);
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::getrf<T>(ctx, m(p), p.n, x.A.data, x.A.ld, x.ipiv);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem&, const Spread& x) {
        return api::getrf_mgpu<T>(ctx, x.A, x.ipiv);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(steps(p)) + 1);
        const lapack_int info = lapack::getrf<T>(lapack::to_int(m(p)), lapack::to_int(p.n), x.A.data,
                                                 lapack::to_int(x.A.ld), ipiv.data());
        if (info >= 0 && x.ipiv != nullptr) std::copy_n(ipiv.begin(), steps(p), x.ipiv);
        return info;
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getrf_memory<T>(ctx, m(p), p.n, bytes);
    }
    static bool any_shape(std::string_view) { return true; }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

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
        call_lapack(p, {{x.A.data(), x.A.ld()}, x.ipiv.data()});
    }
};

}  // namespace lapilli::testing
