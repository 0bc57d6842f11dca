// SPDX-License-Identifier: BSD-3-Clause
// GEBRD: reduction to bidiagonal form.
#pragma once

#include "support/singular.hpp"

namespace lapilli::testing {

template <class T>
struct Gebrd : RectangularDescription, from_table::Gebrd<T, Gebrd<T>> {
    using Table = from_table::Gebrd<T, Gebrd<T>>;
    using typename Table::Data, typename Table::Values;
    using R = Real<T>;

    static Facts facts() {
        return {.name = "gebrd",
                .crossovers = {"gesdd.crossover"},
                .rectangular = true,
                .holds_matrix = false,  // no device does by default
                .is_kin = true,         // the kernel's test has all precisions
                .on_one_device = true,
                .schedules = {{.settings = {{"sim.resident_rows", "0"}}},
                              {.settings = {{"sim.resident_rows", "9"}}},
                              {.settings = {{"sim.resident_rows", "99"}}}},
                .block_sizes = {{{"test.gehrd.nb", "1"}}, {{"test.gehrd.nb", "64"}, {"matrix.nb", "7"}}}};
    }
    static void data(const Problem& p, Data& x) {
        const auto k = static_cast<std::size_t>(std::min(p.rows(), p.n));
        x.A = rectangular_matrix<T>(p);
        x.D.assign(k, -7);
        x.E.assign(k > 0 ? k - 1 : 0, -7);
        x.tauq.assign(k, T(-7));
        x.taup.assign(k, T(-7));
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n}; }
    static bool any_shape(std::string_view) { return true; }
    // ||A - Q B P^H|| / (max(m, n) ulp ||A||), and how far Q and P are from unitary.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t m = p.rows(), n = p.n;
        Residuals residuals;
        if (m == 0 || n == 0) return residuals;
        const Probe<T> of_p(n, p.full_check, p.seed), of_q(m, p.full_check, p.seed);
        Matrix<T> Y = of_p.X();
        multiply('P', adjoint<T>, out, Y);
        Matrix<T> Z = bidiagonal_times(out, Y, m, m >= n);
        multiply('Q', 'N', out, Z);
        subtract(Z, product('N', in.A, of_p.X()));
        residuals.residual = ratio(of_p.norm(Z), of_p.exact() ? one_norm(in.A) : frobenius_norm(in.A),
                                   static_cast<double>(std::max(m, n)), ulp<T>);
        residuals.orthogonality = std::max(from_unitary('Q', out, of_q, m), from_unitary('P', out, of_p, n));
        return residuals;
    }
    static double operations(const Problem& p) { return singular_value_operations<T>(p, false); }
    static std::vector<Problem> hard_problems() { return singular_problems(0.1 / ulp<T>); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const R r = slip_size<T>();
        return {{"D", [](Data& x) { x.D[7] += 60 * r; }},
                {"E", [](Data& x) { x.E[7] += 60 * r; }},
                {"tauq", [](Data& x) { x.tauq[3] += T(60 * r); }},
                {"taup", [](Data& x) { x.taup[3] += T(60 * r); }}};
    }

  private:
    static void multiply(char vect, char op, const Data& x, Matrix<T>& Y) {
        const std::int64_t k = vect == 'Q' ? x.A.cols() : x.A.rows();
        lapack::ormbr<T>(vect, 'L', op, Y.rows(), Y.cols(), k, x.A.data(), x.A.ld(),
                         vect == 'Q' ? x.tauq.data() : x.taup.data(), Y.data(), Y.ld());
    }
    static double from_unitary(char vect, const Data& x, const Probe<T>& probe, std::int64_t order) {
        Matrix<T> Y = probe.X();
        multiply(vect, adjoint<T>, x, Y);
        multiply(vect, 'N', x, Y);
        subtract(Y, probe.X());
        return ratio(probe.norm(Y), probe.norm_of_identity(order), static_cast<double>(order), ulp<T>);
    }
    static Matrix<T> bidiagonal_times(const Data& x, const Matrix<T>& Y, std::int64_t m, bool upper) {
        Matrix<T> Z(m, Y.cols());
        const auto k = static_cast<std::int64_t>(x.D.size());
        for (std::int64_t j = 0; j < Y.cols(); ++j) {
            for (std::int64_t i = 0; i < k; ++i) {
                Z(i, j) = x.D[static_cast<std::size_t>(i)] * Y(i, j);
                if (upper && i + 1 < k) Z(i, j) += x.E[static_cast<std::size_t>(i)] * Y(i + 1, j);
                if (!upper && i > 0) Z(i, j) += x.E[static_cast<std::size_t>(i) - 1] * Y(i - 1, j);
            }
        }
        return Z;
    }
};

}  // namespace lapilli::testing
