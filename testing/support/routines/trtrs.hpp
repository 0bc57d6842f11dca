// SPDX-License-Identifier: BSD-3-Clause
// TRTRS: solution with a triangular matrix.
#pragma once

#include "support/routines/potrs.hpp"
#include "support/routines/trtri.hpp"

namespace lapilli::testing {

template <class T>
struct Trtrs : Description, from_table::Trtrs<T, Trtrs<T>> {
    using Table = from_table::Trtrs<T, Trtrs<T>>;
    using typename Table::Data, typename Table::Values;

    static bool unit(const Problem& p) { return p.diag == 'U'; }

    static Facts facts() {
        return {.name = "trtrs",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .k = 100,
                .holds_matrix = false,  // its block columns pass through the devices
                .schedules = {{}, {.letters = {{"diag", 'U'}}}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) {
        x.A = triangular_operand<T>(p, unit(p));
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
    }
    static Values values(const Problem& p) {
        return {.uplo = p.uplo, .trans = p.trans, .diag = p.diag, .n = p.n, .nrhs = p.k};
    }

    // The largest ||b - op(A) x|| / (n ulp ||A|| ||x||) over the right-hand sides
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = triangular_matrix<T>(p, unit(p));
        Matrix<T> R = out.B;
        lapack::triangular_times(p.uplo, p.trans, A, R);
        subtract(R, in.B);
        Residuals residuals;
        residuals.residual = solution_ratio(R, one_norm(A), out.B);
        if (!in.A.same_bits(out.A)) {  // the matrix is an input
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem& p) { return Potrs<T>::operations(p) / 2; }
    static std::vector<SlipOf<Data>> slips(const Problem& p) { return Potrs<T>::slips(p); }
};

}  // namespace lapilli::testing
