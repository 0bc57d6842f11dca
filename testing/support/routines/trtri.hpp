// SPDX-License-Identifier: BSD-3-Clause
// TRTRI: the inverse of a triangular matrix.
#pragma once

#include "support/routine_of.hpp"

namespace lapilli::testing {

// A well conditioned matrix with a real diagonal, small off-diagonal elements, and zeros in the other
// triangle. `unit`: for routines that take the diagonal as 1.
template <class T>
Matrix<T> triangular_matrix(const Problem& p, bool unit) {
    Matrix<T> A = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 106));
    const auto scale = Real<T>(1 / std::sqrt(std::max(1.0, static_cast<double>(p.n))));
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) {
            const bool inside = p.uplo == 'L' ? i > j : i < j;
            A(i, j) = i == j ? T(Real<T>(unit ? 1 : 1.5)) : inside ? A(i, j) * scale : T(0);
        }
    }
    return A;
}

// The same as an operand: with `poison`, elements that must not be read are NaN.
template <class T>
Matrix<T> triangular_operand(const Problem& p, bool unit) {
    Matrix<T> A = triangular_matrix<T>(p, unit);
    if (p.poison) {
        poison_other_triangle(p.uplo, A);
        for (std::int64_t i = 0; i < p.n && unit; ++i) {
            A(i, i) = quiet_nan<T>();
        }
    }
    return A;
}

template <class T>
struct Trtri : Description, from_table::Trtri<T, Trtri<T>> {
    using Table = from_table::Trtri<T, Trtri<T>>;
    using typename Table::Data, typename Table::Values;

    static bool unit(const Problem& p) { return p.diag == 'U'; }

    static Facts facts() {
        return {.name = "trtri",
                .crossovers = {"potrf.crossover"},
                .columns = {"potrf.columns"},
                .schedules = {{}, {.letters = {{"diag", 'U'}}}},
                .block_sizes = {{{"potrf.nb", "5"}, {"matrix.nb", "7"}}, {{"potrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) { x.A = triangular_operand<T>(p, unit(p)); }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .diag = p.diag, .n = p.n}; }
    static Region written(const Problem& p, std::string_view) { return triangle(p.uplo); }

    // ||A X - I|| / (n ulp ||A|| ||X||)
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Matrix<T> A = triangular_matrix<T>(p, unit(p));
        Matrix<T> inverse = A;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) {
                const bool inside = p.uplo == 'L' ? i > j : i < j;
                if (inside || (i == j && !unit(p))) {
                    inverse(i, j) = out.A(i, j);
                }
            }
        }
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = product('N', A, product('N', inverse, probe.X()));
        subtract(Y, probe.X());
        Residuals residuals;
        residuals.residual =
            ratio(probe.norm(Y), one_norm(A) * one_norm(inverse), static_cast<double>(p.n), ulp<T>);
        for (std::int64_t i = 0; i < p.n && unit(p); ++i) {  // not written
            if (std::memcmp(&in.A(i, i), &out.A(i, i), sizeof(T)) != 0) {
                residuals.residual = std::numeric_limits<double>::infinity();
            }
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 6 + 0.5) + 1.0 / 3), n * (n * (n / 6 - 0.5) + 1.0 / 3));
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A(33, 12) += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
    }
};

}  // namespace lapilli::testing
