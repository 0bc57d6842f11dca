// SPDX-License-Identifier: BSD-3-Clause
// GERFS and PORFS: refinement of solutions and error bounds.
#pragma once

#include "support/routines/gecon.hpp"
#include "support/routines/geequ.hpp"
#include "support/routines/getrs.hpp"
#include "support/routines/potrs.hpp"

namespace lapilli::testing {

// The exact solution from which right-hand sides are computed.
template <class T>
Matrix<T> known_solution(const Problem& p) {
    return random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 114));
}

// A solution with a relative error of a thousandth.
template <class T>
Matrix<T> poor_solution(const Problem& p) {
    Matrix<T> X = known_solution<T>(p);
    const Matrix<T> noise = random_matrix<T>(p.n, p.k, 0, Stream(p.seed, 115));
    for (std::int64_t j = 0; j < p.k; ++j) {
        for (std::int64_t i = 0; i < p.n; ++i) X(i, j) += static_cast<Real<T>>(1e-3) * noise(i, j);
    }
    return X;
}

template <class T>
void put_into(const Matrix<T>& from, Matrix<T>& to) {
    for (std::int64_t j = 0; j < to.cols(); ++j) {
        for (std::int64_t i = 0; i < to.rows(); ++i) to(i, j) = from(i, j);
    }
}

template <class T>
double size_of_column(const Matrix<T>& X, std::int64_t j) {
    double largest = 0;
    for (std::int64_t i = 0; i < X.rows(); ++i) {
        const double size = sum_of_parts(X(i, j));
        if (!std::isnan(largest) && !(size <= largest)) largest = size;
    }
    return largest;
}

// The quality of the bounds. residual: backward errors in n ulp. orthogonality: true errors over promised
// ones, where 20 means equality. values: promised errors compared with LAPACK's, in the unit of of_estimate.
template <class T, class Data, class Lapack>
Residuals of_refinement(const Problem& p, const Data& in, const Data& out, double solve, Lapack lapack) {
    double backward = solve, forward = 0, promised = 0;
    const auto take = [](double& worst, double value) {
        if (!std::isnan(worst) && !(value <= worst)) worst = value;
    };
    const Matrix<T> known = known_solution<T>(p);
    Matrix<T> difference = out.X;
    subtract(difference, known);
    // LAPACK refines one column after the other; a few are enough.
    Problem few = p;
    few.k = std::min<std::int64_t>(p.k, 3);
    Data reference = in;
    if (p.n > 0) lapack(few, reference);
    for (std::int64_t j = 0; j < p.k; ++j) {
        const auto at = static_cast<std::size_t>(j);
        take(backward, static_cast<double>(out.berr[at]) / (static_cast<double>(p.n + 1) * ulp<T>));
        const double error = size_of_column(difference, j) / size_of_column(out.X, j);
        if (p.n > 0) take(forward, 20 * error / static_cast<double>(out.ferr[at]));
        if (p.n > 0 && j < few.k)
            take(promised,
                 *of_estimate(static_cast<double>(out.ferr[at]), static_cast<double>(reference.ferr[at]))
                      .residual);
    }
    return {backward, forward, promised};
}

template <class T, class Data>
std::vector<SlipOf<Data>> slips_of_refinement() {
    return {{"entry of X", [](Data& x) { x.X(17, 4) += T(200 * slip_size<T>()); }},
            {"backward error", [](Data& x) { x.berr[1] = quiet_nan<Real<T>>(); }},
            {"forward error", [](Data& x) { x.ferr[2] *= Real<T>(20); }}};
}

template <class T>
struct Gerfs : Description, from_table::Gerfs<T, Gerfs<T>> {
    using Table = from_table::Gerfs<T, Gerfs<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        Facts facts = Getrs<T>::facts();
        facts.name = "gerfs";
        facts.has_info = true;
        facts.holds_matrix = true;
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        typename Getrf<T>::Data factors;
        Getrf<T>::factor(p, factors);
        x.AF = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.A = general_matrix<T>(p);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        const Matrix<T> right = product('N', with_op(p.trans, x.A), known_solution<T>(p));
        put_into(right, x.B);
        x.X = poor_solution<T>(p);
        x.ferr.assign(static_cast<std::size_t>(p.k), -7);
        x.berr.assign(static_cast<std::size_t>(p.k), -7);
    }
    static Values values(const Problem& p) { return {.trans = p.trans, .n = p.n, .nrhs = p.k}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return of_refinement<T>(p, in, out, general_solve_ratio(p.trans, in.A, out.X, in.B),
                                [](const Problem& few, Data& x) {
                                    Table::call_lapack(few, {{x.A.data(), x.A.ld()},
                                                             {x.AF.data(), x.AF.ld()},
                                                             x.ipiv.data(),
                                                             {x.B.data(), x.B.ld()},
                                                             {x.X.data(), x.X.ld()},
                                                             x.ferr.data(),
                                                             x.berr.data()});
                                });
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() { return general_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return slips_of_refinement<T, Data>(); }
};

template <class T>
struct Porfs : Description, from_table::Porfs<T, Porfs<T>> {
    using Table = from_table::Porfs<T, Porfs<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        Facts facts = Potrs<T>::facts();
        facts.name = "porfs";
        facts.holds_matrix = true;
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        Problem plain = p;
        plain.poison = false;
        x.A = hermitian_matrix<T>(plain, "posdef");
        x.AF = x.A;
        lapack::potrf<T>(p.uplo, p.n, x.AF.data(), x.AF.ld());
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        const Matrix<T> right = product('N', x.A, known_solution<T>(p));
        put_into(right, x.B);
        x.X = poor_solution<T>(p);
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
            poison_other_triangle(p.uplo, x.AF);
        }
        x.ferr.assign(static_cast<std::size_t>(p.k), -7);
        x.berr.assign(static_cast<std::size_t>(p.k), -7);
    }
    static Values values(const Problem& p) { return {.uplo = p.uplo, .n = p.n, .nrhs = p.k}; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return of_refinement<T>(p, in, out, solve_ratio(p.uplo, in.A, out.X, in.B),
                                [](const Problem& few, Data& x) {
                                    Table::call_lapack(few, {{x.A.data(), x.A.ld()},
                                                             {x.AF.data(), x.AF.ld()},
                                                             {x.B.data(), x.B.ld()},
                                                             {x.X.data(), x.X.ld()},
                                                             x.ferr.data(),
                                                             x.berr.data()});
                                });
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() { return positive_definite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return slips_of_refinement<T, Data>(); }
};

}  // namespace lapilli::testing
