// SPDX-License-Identifier: BSD-3-Clause
// SYGST and HEGST: reduction of a generalized problem to an ordinary one.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/potrf.hpp"

namespace lapilli::testing {

template <class T>
struct Sygst : Description, from_table::Sygst<T, Sygst<T>> {
    using Table = from_table::Sygst<T, Sygst<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "sygst",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .schedules = {{}, {.letters = {{"itype", '2'}}}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    // Imaginary parts of A's diagonal are ignored; those of the factor's diagonal are 0.
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        Problem of_b = p;
        of_b.kind = "posdef";
        of_b.seed = p.seed + 1000;
        x.B = hermitian_matrix<T>(of_b, "posdef");
        lapack::potrf<T>(p.uplo, p.n, x.B.data(), x.B.ld());
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
            poison_other_triangle(p.uplo, x.B);
        }
    }
    static Values values(const Problem& p) { return {.itype = p.itype, .uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::nothing;
    }

    // With the new matrix C: ||A - L C L^H|| / (n ulp ||B|| ||C||) for itype 1, else ||C - L^H A L|| / (n ulp
    // ||B|| ||A||).
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const char left = p.uplo == 'L' ? 'N' : 'C', right = p.uplo == 'L' ? 'C' : 'N';
        const auto times = [&](char op, Matrix<T>& X) { lapack::triangular_times(p.uplo, op, in.B, X); };
        Matrix<T> BX = probe.X();
        times(right, BX);
        times(left, BX);
        const bool inverse = p.itype == 1;
        const Matrix<T>&from = inverse ? out.A : in.A, &to = inverse ? in.A : out.A;
        Matrix<T> Y = probe.X();
        times(inverse ? right : left, Y);
        Y = lapack::hermitian_times(p.uplo, from, Y);
        times(inverse ? left : right, Y);
        subtract(Y, lapack::hermitian_times(p.uplo, to, probe.X()));
        const double norm = probe.norm(BX) * probe.norm(from, p.uplo) /
                            (probe.exact() ? 1 : std::sqrt(static_cast<double>(p.n)));
        Residuals residuals;
        residuals.residual = ratio(probe.norm(Y), norm, static_cast<double>(p.n), ulp<T>);
        if (!in.B.same_bits(out.B)) {  // the factor is an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * n * n / 2, n * n * n / 2);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A(33, 12) += T(600 * slip_size<T>()); }},
                {"entry of the factor", [](Data& x) { x.B(33, 12) += T(slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
