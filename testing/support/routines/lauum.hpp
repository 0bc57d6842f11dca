// SPDX-License-Identifier: BSD-3-Clause
// LAUUM: the product of a triangular matrix and its conjugate transpose.
#pragma once

#include "support/routines/trtri.hpp"

namespace lapilli::testing {

template <class T>
struct Lauum : Description, from_table::Lauum<T, Lauum<T>> {
    using Table = from_table::Lauum<T, Lauum<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "lauum",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .schedules = {{}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) { x.A = triangular_operand<T>(p, false); }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view) { return triangle(p.uplo); }

    // ||L^H L - A|| / (n ulp ||A||), with L = U^H for an upper triangle
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = probe.X();
        lapack::triangular_times(p.uplo, p.uplo == 'L' ? 'N' : 'C', in.A, Y);
        lapack::triangular_times(p.uplo, p.uplo == 'L' ? 'C' : 'N', in.A, Y);
        subtract(Y, lapack::hermitian_times(p.uplo, out.A, probe.X()));
        Residuals residuals;
        residuals.residual =
            ratio(probe.norm(Y), probe.norm(out.A, p.uplo), static_cast<double>(p.n), ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 6 + 0.5) + 1.0 / 3), n * (n * n / 6 - 1.0 / 6));
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) { return Trtri<T>::slips(p); }
};

}  // namespace lapilli::testing
