// SPDX-License-Identifier: BSD-3-Clause
// STEDC: eigenvalues and vectors of a tridiagonal matrix.
#pragma once

#include <algorithm>

#include "support/routine_of.hpp"
#include "support/routines/orgtr.hpp"
#include "support/routines/sytrd.hpp"

namespace lapilli::testing {

// Divide and conquer without deflation: merges are products of order n, n/2, ...: n^3 (1 + 1/4 + 1/16 + ...).
// There is no standard count; deflation can only lower it. For 'V' the vectors of T multiply Q.
template <class T>
double divide_and_conquer_operations(char compz, double n) {
    const double own = 4 * n * n * n / 3;
    return compz == 'N' ? 0 : compz == 'I' ? own : own + (is_complex<T> ? 4 : 2) * n * n * n;
}

template <class T>
struct Stedc : Description, from_table::Stedc<T, Stedc<T>> {
    using Table = from_table::Stedc<T, Stedc<T>>;
    using typename Table::Data, typename Table::Values;

    static Facts facts() {
        return {.name = "stedc",
                .crossovers = {"stedc.crossover", "sytrd.crossover"},
                .options = {{.name = "job", .usual = 'I'}},
                .tridiagonal = true,
                .holds_matrix = false,  // not without vectors
                .schedules = {{.letters = {{"job", 'I'}}}, {.letters = {{"job", 'V'}}}}};
    }
    // The tridiagonal matrix: uniform D and E in (0, 1), or the values of a tridiagonal or diagonal kind.
    static void tridiagonal(const Problem& p, Data& x) {
        const std::string kind = p.kind == "default" ? "uniform" : p.kind;
        const auto n = static_cast<std::size_t>(p.n);
        x.D.assign(n, 0);
        x.E.assign(n > 0 ? n - 1 : 0, 0);
        const Stream d(p.seed, 108), e(p.seed, 109);
        const auto values = spectrum(kind, p.n, p.cond, p.seed);
        for (std::size_t i = 0; i < n; ++i) {
            const double x_i = n > 1 ? static_cast<double>(i) / static_cast<double>(n - 1) : 0.0;
            double grade = kind == "graded" ? std::pow(p.cond, -x_i) : 1.0, off = e.uniform<double>(i);
            double diagonal = d.uniform<double>(i);
            if (kind == "reduced") {
                // The tridiagonal form of a dense matrix of normally distributed elements (Dumitriu and
                // Edelman 2002): deflation is rare, as in practice. Uses Wilson and Hilferty's approximation
                // of the chi distribution.
                constexpr double pi = 3.14159265358979323846;
                const double radius = std::sqrt(-2 * std::log(1 - diagonal)), angle = 2 * pi * off;
                const double freedom = std::max(static_cast<double>(n - i) - 1, 1.0);
                const double spread = 2 / (9 * freedom);
                diagonal = radius * std::cos(angle);
                const double root = 1 - spread + radius * std::sin(angle) * std::sqrt(spread);
                off = std::sqrt(freedom / 2 * std::max(root * root * root, 0.0));
            } else if (kind == "wilkinson") {
                diagonal = std::abs(static_cast<double>(i) - 0.5 * static_cast<double>(n - 1));
                off = 1;
            } else if (values) {
                // A given spectrum on the diagonal with weak coupling: much deflation, as for clustered
                // matrices.
                diagonal = (*values)[i];
                off *= kind == "zero" || kind == "identity" ? 0 : 1 / p.cond;
            } else if (kind != "uniform" && kind != "graded") {
                throw std::invalid_argument("stedc has no matrix of kind '" + kind + "'");
            }
            x.D[i] = static_cast<Real<T>>(grade * diagonal);
            if (i + 1 < n) {
                x.E[i] = static_cast<Real<T>>(grade * off);
            }
        }
    }
    static void data(const Problem& p, Data& x) {
        tridiagonal(p, x);
        if (p.job == 'N') {
            return;
        }
        x.Z = Matrix<T>(p.n, p.n, p.pad);
        if (p.job == 'V' && p.n > 0) {
            typename Orgtr<T>::Data q;
            random_reflectors<T>(p, q);
            for (std::int64_t j = 0; j < p.n; ++j) {
                x.Z(j, j) = T(1);
            }
            if (p.n <= p.full_check) {
                lapack::apply_q('L', p.uplo, 'N', q.A, q.tau, x.Z);
            }
        }
    }
    static Values values(const Problem& p) { return {.compz = p.job, .n = p.n}; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        if (p.job != 'N') {
            // 'V': (Q T Q^H) Z = Z L; 'I': the same with Q = I.
            const Probe<T> probe(p.n, p.full_check, p.seed);
            Matrix<T> Y = product('N', out.Z, probe.X());
            if (p.job == 'V') {
                Y = product('C', in.Z, Y);
            }
            Y = tridiagonal_times(in.D, in.E, Y);
            if (p.job == 'V') {
                Y = product('N', in.Z, Y);
            }
            residuals = eigenvector_residuals(Y, norm(in), out.Z, out.D, probe);
        }
        if (p.n <= p.full_check) {
            std::vector<Real<T>> D = in.D, E = in.E;
            lapack::sterf<Real<T>>(lapack::to_int(p.n), D.data(), E.data());
            const double values = value_ratio(out.D, D, ulp<T>);
            // If elements differ widely, OpenBLAS 0.3.21's STERF may be wrong itself: then counts decide.
            residuals.values =
                values > 1 ? std::min(values, tridiagonal_value_ratio(in.D, in.E, out.D, ulp<T>)) : values;
        } else {
            residuals.values = tridiagonal_value_ratio(in.D, in.E, out.D, ulp<T>);
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        return divide_and_conquer_operations<T>(p.job, static_cast<double>(p.n));
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : hermitian_problems(0.1 / ulp<T>)) {
            if (p.kind != "posdef") {
                for (const char job : {'I', 'V'}) {
                    p.n = 60;
                    p.job = job;
                    problems.push_back(p);
                }
            }
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {
            {"value", [](Data& x) { x.D[40] *= 1 + r; }},
            {"two values swapped", [](Data& x) { std::swap(x.D[3], x.D[30]); }}};
        if (p.job != 'N') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(r); }});
        }
        return slips;
    }

    // The norm of T.
    static double norm(const Data& in) {
        double norm = 0;
        for (std::size_t i = 0; i < in.D.size(); ++i) {
            const double left = i > 0 ? std::abs(in.E[i - 1]) : 0,
                         right = i < in.E.size() ? std::abs(in.E[i]) : 0;
            norm = std::max(norm, std::abs(in.D[i]) + left + right);
        }
        return norm;
    }
};

}  // namespace lapilli::testing
