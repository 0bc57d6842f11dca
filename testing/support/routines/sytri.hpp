// SPDX-License-Identifier: BSD-3-Clause
// SYTRI and HETRI: inverses of symmetric and Hermitian indefinite matrices from their factors.
#pragma once

#include "support/routines/sytrf.hpp"

namespace lapilli::testing {

template <class T, bool hermitian>
struct IndefiniteInverse
    : Description,
      std::conditional_t<hermitian, from_table::Hetri<T, IndefiniteInverse<T, hermitian>>,
                         from_table::Sytri<T, IndefiniteInverse<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Hetri<T, IndefiniteInverse<T, hermitian>>,
                                     from_table::Sytri<T, IndefiniteInverse<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Factor = IndefiniteFactor<T, hermitian>;

    static Facts facts() {
        return {.name = hermitian ? "hetri" : "sytri",
                .crossovers = {"sytrf.crossover"},
                .on_one_device = true,
                .schedules = {{}},
                .block_sizes = {
                    {{"potrf.nb", "1"}, {"matrix.nb", "7"}}, {{"potrf.nb", "5"}}, {{"potrf.nb", "200"}}}};
    }
    static void data(const Problem& p, Data& x) { Factor::factor(p, x); }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" ? triangle(p.uplo) : Region::nothing;
    }

    // ||A X - I|| / (n ulp ||A|| ||X||)
    static double inverse_ratio(const Problem& p, const Matrix<T>& A, const Matrix<T>& inverse) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const Matrix<T> full = from_triangle(p.uplo, hermitian, A),
                        X = from_triangle(p.uplo, hermitian, inverse);
        Matrix<T> Y = product('N', full, product('N', X, probe.X()));
        subtract(Y, probe.X());
        return ratio(probe.norm(Y), one_norm(full) * one_norm(X), static_cast<double>(p.n), ulp<T>);
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.residual = inverse_ratio(p, indefinite_matrix<T>(p, hermitian), out.A);
        // from_triangle ignores imaginary parts of the diagonal.
        bool good = in.ipiv == out.ipiv;
        for (std::int64_t i = 0; i < p.n && hermitian; ++i)
            good = good && out.A(i, i) == T(real_part(out.A(i, i)));
        if (!good) residuals.residual = std::numeric_limits<double>::infinity();
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * n / 3 + 2.0 / 3), n * (n * n / 3 - 1.0 / 3));
    }
    static std::vector<Problem> hard_problems() { return indefinite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        if (p.uplo == 'L')
            return {{"entry", [](Data& x) { x.A(33, 12) += T(6000 * slip_size<T>()); }},
                    {"NaN", [](Data& x) { x.A(33, 12) = quiet_nan<T>(); }}};
        return {{"entry", [](Data& x) { x.A(12, 33) += T(6000 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A(12, 33) = quiet_nan<T>(); }}};
    }
};
template <class T>
struct Sytri : IndefiniteInverse<T, false> {};
template <class T>
struct Hetri : IndefiniteInverse<T, true> {};

}  // namespace lapilli::testing
