// SPDX-License-Identifier: BSD-3-Clause
// GEQRF, GELQF, GEQLF, GERQF: the QR factorization and its kin.
#pragma once

#include "support/general.hpp"
#include "support/orthogonal.hpp"

namespace lapilli::testing {

template <class T, class Kind>
struct OrthogonalFactor : Description {
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
        return {.name = Kind::factor_name,
                .crossovers = {"geqrf.crossover"},
                .columns = {"geqrf.columns"},
                .rectangular = true,
                .is_kin = Kind::is_kin,
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
        return Kind::template factor<T>(ctx, m(p), p.n, x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem&, const Spread& x) {
        return Kind::template factor_mgpu<T>(ctx, x.A, x.tau);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return Kind::template factor_by_lapack<T>(m(p), p.n, x.A.data, x.A.ld, x.tau);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return Kind::template factor_memory<T>(ctx, m(p), p.n, bytes);
    }
    static bool any_shape(std::string_view) { return true; }
    static Region written(const Problem&, std::string_view) { return Region::whole; }

    // ||A - Q R|| / (max(m, n) ulp ||A||), and how far Q Q^H is from the identity.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = as_of_qr<Kind>(in.A), F = as_of_qr<Kind>(out.A);
        const std::vector<T> tau = factors_of_qr<Kind>(out.tau);
        const std::int64_t m = A.rows(), n = A.cols();
        const double size = static_cast<double>(std::max(m, n));
        const Probe<T> probe(n, p.full_check, p.seed), of_q(m, p.full_check, p.seed);
        Matrix<T> R(m, n);
        bool real_diagonal = true;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i <= std::min(j, m - 1); ++i) R(i, j) = F(i, j);
            if (j < m) real_diagonal = real_diagonal && R(j, j) == T(real_part(R(j, j)));
        }
        Matrix<T> Y = product('N', R, probe.X());
        multiply_by_q('N', F, tau, Y);
        subtract(Y, product('N', A, probe.X()));
        Matrix<T> Z = of_q.X();
        multiply_by_q(adjoint<T>, F, tau, Z);
        multiply_by_q('N', F, tau, Z);
        subtract(Z, of_q.X());
        Residuals residuals;
        residuals.residual =
            real_diagonal
                ? ratio(probe.norm(Y), probe.exact() ? one_norm(A) : frobenius_norm(A), size, ulp<T>)
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
        return {{"an entry", [](Data& x) { x.A(12, 33) += T(60 * slip_size<T>()); }},
                {"another entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

template <class T>
struct Geqrf : OrthogonalFactor<T, OfQr> {};
template <class T>
struct Gelqf : OrthogonalFactor<T, OfLq> {};
template <class T>
struct Geqlf : OrthogonalFactor<T, OfQl> {};
template <class T>
struct Gerqf : OrthogonalFactor<T, OfRq> {};

}  // namespace lapilli::testing
