// SPDX-License-Identifier: BSD-3-Clause
// GEQRF: the QR factorization.
#pragma once

#include "support/general.hpp"
#include "support/routines/ormqr.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(geqrf, sgeqrf, dgeqrf, cgeqrf, zgeqrf)

template <class T>
struct Geqrf : Description {
    template <class Form>
    struct Operands {
        MatrixOf<Form, T> A;
        VectorOf<Form, T> tau;
        static constexpr const char* names[] = {"A", "tau"};
        auto all() { return std::tie(A, tau); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static std::int64_t steps(const Problem& p) { return std::max<std::int64_t>(0, std::min(p.rows(), p.n)); }

    static Facts facts() {
        return {.name = "geqrf",
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .rectangular = true,
                .schedules = {{}},
                .block_sizes = {{{"geqrf.nb", "5"}, {"matrix.nb", "7"}}, {{"geqrf.nb", "200"}}}};
    }
    // Rows that are not given are as many as columns; a wrong number of columns leaves them as they are.
    static std::int64_t m(const Problem& p) { return p.m == -1 ? p.n : p.m; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (name == "n") p.m = m(p);
        return name == "m" ? p.m : p.size(name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "m" ? bound - 2 : bound - 1;
    }
    static void data(const Problem& p, Data& x) {
        x.A = general_matrix<T>(p);
        x.tau.assign(static_cast<std::size_t>(steps(p)), T(-7));
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::geqrf<T>(ctx, m(p), p.n, x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem&, const Spread& x) {
        return api::geqrf_mgpu<T>(ctx, x.A, x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::geqrf<T>(m(p), p.n, x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::geqrf_memory<T>(ctx, m(p), p.n, bytes);
    }
    static bool any_shape(std::string_view) { return true; }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // ||A - Q R|| / (max(m, n) ulp ||A||), and how far Q Q^H is from the identity.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = p.rows(), n = p.n;
        const double size = static_cast<double>(std::max(m, n));
        const Probe<T> probe(n, p.full_check, p.seed), of_q(m, p.full_check, p.seed);
        Matrix<T> R(m, n);
        bool real_diagonal = true;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i <= std::min(j, m - 1); ++i) R(i, j) = out.A(i, j);
            if (j < m) real_diagonal = real_diagonal && R(j, j) == T(real_part(R(j, j)));
        }
        Matrix<T> Y = product('N', R, probe.X());
        multiply_by_q('N', out.A, out.tau, Y);
        subtract(Y, product('N', in.A, probe.X()));
        Matrix<T> Z = of_q.X();
        multiply_by_q(adjoint<T>, out.A, out.tau, Z);
        multiply_by_q('N', out.A, out.tau, Z);
        subtract(Z, of_q.X());
        Residuals residuals;
        residuals.residual =
            real_diagonal
                ? ratio(probe.norm(Y), probe.exact() ? one_norm(in.A) : frobenius_norm(in.A), size, ulp<T>)
                : std::numeric_limits<double>::infinity();
        residuals.orthogonality = ratio(of_q.norm(Z), of_q.norm_of_identity(m), size, ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n);
        const double products = 2 * k * (m * n - (m + n) * k / 2 + k * k / 3);
        return count<T>(products, products);
    }
    static std::vector<Problem> hard_problems() { return general_problems(1e-3 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of R", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
