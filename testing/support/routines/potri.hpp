// SPDX-License-Identifier: BSD-3-Clause
// POTRI: the inverse of a positive definite matrix from its factor.
#pragma once

#include "support/routines/lauum.hpp"
#include "support/routines/potrf.hpp"

namespace lapilli::testing {

template <class T>
struct Potri : Description, from_table::Potri<T, Potri<T>> {
    using Table = from_table::Potri<T, Potri<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        Facts facts = Lauum<T>::facts();
        facts.name = "potri";
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        x.A = hermitian_matrix<T>(p, "posdef");
        lapack::potrf<T>(p.uplo, p.n, x.A.data(), x.A.ld());
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n}; }
    static Region written(const Problem& p, std::string_view) { return triangle(p.uplo); }

    // ||A X - I|| / (n ulp ||A|| ||X||)
    static Residuals error(const Problem& p, const Data&, const Data& out) {
        Problem plain = p;
        plain.poison = false;
        const Matrix<T> A = hermitian_matrix<T>(plain, "posdef");
        const Probe<T> probe(p.n, p.full_check, p.seed);
        Matrix<T> Y = lapack::hermitian_times(p.uplo, A, lapack::hermitian_times(p.uplo, out.A, probe.X()));
        subtract(Y, probe.X());
        const double norm = one_norm(A, p.uplo) * one_norm(out.A, p.uplo);
        Residuals residuals;
        residuals.residual = ratio(probe.norm(Y), norm, static_cast<double>(p.n), ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n);
        return count<T>(n * (n * (n / 3 + 1) + 2.0 / 3), n * (n * (n / 3 - 0.5) + 1.0 / 6));
    }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) { return Lauum<T>::slips(p); }
};

}  // namespace lapilli::testing
