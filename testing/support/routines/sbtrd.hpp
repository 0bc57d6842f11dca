// SPDX-License-Identifier: BSD-3-Clause
// SBTRD and HBTRD: reduction of a band matrix to tridiagonal form.
#pragma once

#include "support/routine_of.hpp"
#include "support/routines/orgtr.hpp"
#include "support/routines/sytrd_sy2sb.hpp"

namespace lapilli::testing {

// The band of a matrix of this kind, by default uniform numbers, with NaN in the corners that must not be
// read.
template <class T>
Matrix<T> band_matrix(const Problem& p) {
    const std::int64_t n = p.n, kd = p.k;
    const bool uniform = p.kind == "default" || p.kind == "uniform";
    const Matrix<T> whole = uniform ? Matrix<T>() : hermitian_matrix<T>(p, "uniform");
    const Stream stream(p.seed, 131);
    Matrix<T> AB(kd + 1, n, p.pad);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t r = 0; r <= kd; ++r) {
            const std::int64_t i = p.uplo == 'L' ? j + r : j + r - kd;
            if (i < 0 || i >= n) {
                AB(r, j) = p.poison ? T(std::numeric_limits<Real<T>>::quiet_NaN()) : T(0);
            } else if (!uniform) {
                AB(r, j) = whole(i, j);
            } else {
                // Both triangles have the same numbers.
                const auto at = static_cast<std::uint64_t>(2 * (std::max(i, j) * n + std::min(i, j)));
                const auto re = static_cast<Real<T>>(2 * stream.uniform<double>(at) - 1);
                AB(r, j) = re;
                if constexpr (is_complex<T>) {
                    const auto im = static_cast<Real<T>>(2 * stream.uniform<double>(at + 1) - 1);
                    AB(r, j) = T(re, i == j ? 0 : i > j ? im : -im);
                }
            }
        }
    }
    return AB;
}

// The sum of the squares of all elements, and the trace.
template <class T>
std::pair<double, double> band_invariants(const Problem& p, const Matrix<T>& AB) {
    const std::int64_t kd = p.k;
    double squares = 0, trace = 0;
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t r = 0; r <= kd; ++r) {
            const std::int64_t i = p.uplo == 'L' ? j + r : j + r - kd;
            if (i < 0 || i >= p.n) {
                continue;
            }
            squares += (i == j ? 1 : 2) * squared_modulus(AB(r, j));
            trace += i == j ? real_part(AB(r, j)) : 0;
        }
    }
    return {squares, trace};
}

// Compares with LAPACK's values of the band at small orders, else with its trace and norm.
template <class T, class Reference>
double band_value_error(const Problem& p, const Matrix<T>& AB, std::vector<Real<T>> W,
                        const Reference& reference) {
    if (p.n <= p.full_check) {
        return value_ratio(W, reference(), ulp<T>);
    }
    const auto [squares, trace] = band_invariants(p, AB);
    return invariant_ratio(W, trace, std::sqrt(squares), ulp<T>);
}

// Residuals of Q T Q^H = P A P^H for a band matrix A; P is the identity if not given.
template <class T>
Residuals band_reduction_residuals(const Problem& p, const Matrix<T>& AB, const std::vector<Real<T>>& D,
                                   const std::vector<Real<T>>& E, const Matrix<T>& Q,
                                   const Matrix<T>* P = nullptr) {
    const Probe<T> probe(p.n, p.full_check, p.seed);
    Matrix<T> Y = product('N', Q, tridiagonal_times(D, E, product('C', Q, probe.X())));
    Matrix<T> AX = P != nullptr ? product('C', *P, probe.X()) : probe.X();
    AX = band_times(p.uplo, p.k, AB, AX);
    subtract(Y, P != nullptr ? product('N', *P, AX) : AX);
    const double norm = std::sqrt(band_invariants(p, AB).first);
    Residuals residuals;
    residuals.residual = ratio(probe.norm(Y), norm, static_cast<double>(p.n), ulp<T>);
    residuals.orthogonality = orthogonality(Q, probe);
    return residuals;
}

// The tridiagonal matrix that a routine has stored in the band.
template <class T>
std::pair<std::vector<Real<T>>, std::vector<Real<T>>> tridiagonal_of(const Problem& p, const Matrix<T>& AB) {
    std::vector<Real<T>> D, E;
    const std::int64_t diagonal = p.uplo == 'L' ? 0 : AB.rows() - 1;
    for (std::int64_t j = 0; j < p.n; ++j) {
        D.push_back(real_part(AB(diagonal, j)));
        if (p.uplo == 'L' ? j + 1 < p.n : j > 0) {
            E.push_back(AB.rows() == 1 ? 0 : real_part(AB(diagonal + (p.uplo == 'L' ? 1 : -1), j)));
        }
    }
    return {D, E};
}

template <class T>
std::vector<Real<T>> lapack_band_values(const Problem& p, Matrix<T> AB) {
    std::vector<Real<T>> W(static_cast<std::size_t>(p.n));
    if (p.n == 1) {
        // Then LAPACK reads the first element of AB, in either triangle.
        return {real_part(AB(p.uplo == 'L' ? 0 : AB.rows() - 1, 0))};
    }
    Matrix<T> none(1, 1);
    if (p.n > 0) {
        lapack::sbevd<T>('N', p.uplo, lapack::to_int(p.n), lapack::to_int(AB.rows() - 1), AB.data(),
                         lapack::to_int(AB.ld()), W.data(), none.data(), 1);
    }
    return W;
}

// Compares the eigenvalues of a tridiagonal matrix with those of the original band matrix.
template <class T>
double tridiagonal_value_error(const Problem& p, const Matrix<T>& AB, std::vector<Real<T>> D,
                               std::vector<Real<T>> E) {
    const bool finite = std::all_of(D.begin(), D.end(), [](Real<T> x) { return std::isfinite(x); });
    if (finite && p.n > 0) {
        lapack::sterf<Real<T>>(lapack::to_int(p.n), D.data(), E.data());
    }
    return band_value_error(p, AB, std::move(D), [&] { return lapack_band_values(p, AB); });
}

template <class T>
struct Sbtrd : Description, from_table::Sbtrd<T, Sbtrd<T>> {
    using Table = from_table::Sbtrd<T, Sbtrd<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "sbtrd",
                .crossovers = {"sytrd.crossover"},
                .columns = {"sytrd.columns"},
                .k = 64,
                .holds_matrix = false,
                .first_of_several = 2.0,  // it has all reflectors
                .schedules = {{.letters = {{"job", 'N'}}},
                              {},
                              {.letters = {{"job", 'U'}}, .settings = {{"test.chase.launches", "steps"}}}}};
    }
    // The shape of a band is arbitrary.
    static bool any_shape(std::string_view operand) { return operand == "AB"; }
    static void data(const Problem& p, Data& x) {
        x.AB = band_matrix<T>(p);
        x.D.assign(static_cast<std::size_t>(p.n), 0);
        x.E.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n - 1)), 0);
        if (p.job == 'N') {
            return;
        }
        x.Q = Matrix<T>(p.n, p.n, p.pad);
        if (p.job == 'U' && p.n > 0) {
            typename Orgtr<T>::Data q;
            random_reflectors<T>(p, q);
            for (std::int64_t j = 0; j < p.n; ++j) {
                x.Q(j, j) = T(1);
            }
            if (p.n <= p.full_check) {
                lapack::apply_q('L', p.uplo, 'N', q.A, q.tau, x.Q);
            }
        }
    }
    static Values values(const Problem& p) { return {.vect = p.job, .uplo = p.uplo, .n = p.n, .kd = p.k}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.job != 'N') {
            residuals =
                band_reduction_residuals(p, in.AB, out.D, out.E, out.Q, p.job == 'U' ? &in.Q : nullptr);
        }
        residuals.values = tridiagonal_value_error(p, in.AB, out.D, out.E);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto n = static_cast<double>(p.n), kd = static_cast<double>(p.k);
        const double q = p.job == 'N' ? 0 : n * n * n;
        return count<T>(3 * n * n * kd + q, 3 * n * n * kd + q);
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems = hermitian_problems(0.1 / ulp<T>);
        const std::int64_t widths[] = {1, 7, 33, 64, 70};
        std::size_t at = 0;
        for (Problem& p : problems) {
            p.k = widths[at++ % std::size(widths)];
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"diagonal", [](Data& x) { x.D[7] += 60 * r; }},
                                           {"off-diagonal", [](Data& x) { x.E[9] += 60 * r; }}};
        if (p.job != 'N') {
            slips.push_back({"entry of Q", [](Data& x) { x.Q(17, 4) += T(60 * r); }});
        }
        return slips;
    }
};

}  // namespace lapilli::testing
