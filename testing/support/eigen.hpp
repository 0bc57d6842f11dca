// SPDX-License-Identifier: BSD-3-Clause
// STEDC and SYEVD: data, calls, error, rate, bad arguments.
#pragma once

#include "support/api.hpp"
#include "support/kinds.hpp"
#include "support/reduction.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

// Divide and conquer without deflation: the merges are products of order n, n/2, ...: n^3 (1 + 1/4 + 1/16 +
// ...). There is no standard count, and deflation can only lower it. For 'V' the vectors of T are applied to
// Q.
template <class T>
double divide_and_conquer_operations(char compz, double n) {
    const double own = 4 * n * n * n / 3;
    return compz == 'N' ? 0 : compz == 'I' ? own : own + (is_complex<T> ? 4 : 2) * n * n * n;
}

template <class T>
struct Stedc {
    // The tridiagonal matrix: uniform D and E in (0, 1), or the kind's values where it is tridiagonal or
    // diagonal.
    static void tridiagonal(const Problem& p, Arrays<T>& x) {
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
                // What a dense matrix of normally distributed elements becomes (Dumitriu and Edelman 2002): deflation is
                // rare, as in practice. Wilson and Hilferty's approximation of the chi distribution.
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
                // A given spectrum on the diagonal, coupled weakly: much deflation, as for clustered
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
    static void data(const Problem& p, Arrays<T>& x) {
        tridiagonal(p, x);
        if (p.job == 'N') {
            return;
        }
        x.B = Matrix<T>(p.n, p.n, p.pad);
        if (p.job == 'V' && p.n > 0) {
            Arrays<T> q;
            random_reflectors(p, q);
            for (std::int64_t j = 0; j < p.n; ++j) {
                x.B(j, j) = T(1);
            }
            if (p.n <= p.full_check) {
                lapack::apply_q('L', p.uplo, 'N', q.A, q.tau, x.B);
            }
        }
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::stedc<T>(ctx, p.job, p.n, x.D, x.E, x.B, x.ldb);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::stedc_mgpu<T>(ctx, p.job, p.n, x.D, x.E, x.B);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::stedc<T>(p.job, p.n, x.D, x.E, x.B, x.ldb);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::stedc_memory<T>(ctx, p.job, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        Residuals residuals;
        if (p.job != 'N') {
            // 'V': (Q T Q^H) Z = Z L; 'I': the same with Q = I.
            const Probe<T> probe(p.n, p.full_check, p.seed);
            Matrix<T> Y = product('N', out.B, probe.X());
            if (p.job == 'V') {
                Y = product('C', in.B, Y);
            }
            Y = tridiagonal_times(in.D, in.E, Y);
            if (p.job == 'V') {
                Y = product('N', in.B, Y);
            }
            residuals = eigenvector_residuals(Y, norm(in), out.B, out.D, probe);
        }
        if (p.n <= p.full_check) {
            std::vector<Real<T>> D = in.D, E = in.E;
            lapack::sterf(lapack::to_int(p.n), D.data(), E.data());
            residuals.values = value_ratio(out.D, D, ulp<T>);
        } else {
            residuals.values = tridiagonal_value_ratio(in.D, in.E, out.D, ulp<T>);
        }
        return residuals;
    }
    static double operations(const Problem& p) {
        return divide_and_conquer_operations<T>(p.job, static_cast<double>(p.n));
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"compz", -1, [](Problem& p, Pointers<T>&) { p.job = 'X'; }},
                {"n", -2, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"D", -3, [](Problem&, Pointers<T>& x) { x.D = nullptr; }},
                {"E", -4, [](Problem&, Pointers<T>& x) { x.E = nullptr; }},
                {"Z", -5, [](Problem&, Pointers<T>& x) { x.B = nullptr; }},
                {"ldz", -6, [](Problem& p, Pointers<T>& x) { x.ldb = p.n - 1; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"compz", -1, [](Problem& p, Spread<T>&) { p.job = 'X'; }},
                {"n", -2, [](Problem& p, Spread<T>&) { p.n = -1; }},
                {"D", -3, [](Problem&, Spread<T>& x) { x.D = nullptr; }},
                {"E", -4, [](Problem&, Spread<T>& x) { x.E = nullptr; }},
                {"Z", -5, [](Problem&, Spread<T>& x) { x.B = nullptr; }}};
    }

  private:
    static double norm(const Arrays<T>& in) {
        double norm = 0;
        for (std::size_t i = 0; i < in.D.size(); ++i) {
            const double left = i > 0 ? std::abs(in.E[i - 1]) : 0,
                         right = i < in.E.size() ? std::abs(in.E[i]) : 0;
            norm = std::max(norm, std::abs(in.D[i]) + left + right);
        }
        return norm;
    }
};

template <class T>
struct Syevd {
    static void data(const Problem& p, Arrays<T>& x) {
        x.A = hermitian_matrix<T>(p, "uniform");
        if (p.poison) {
            poison_other_triangle(p.uplo, x.A);
        }
        x.D.assign(static_cast<std::size_t>(p.n), 0);
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers<T>& x) {
        return api::syevd<T>(ctx, p.job, p.uplo, p.n, x.A, x.lda, x.D);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread<T>& x) {
        return api::syevd_mgpu<T>(ctx, p.job, p.uplo, x.A, x.D);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers<T>& x) {
        return lapack::syevd<T>(p.job, p.uplo, p.n, x.A, x.lda, x.D);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::syevd_memory<T>(ctx, p.job, p.n, bytes);
    }
    static Residuals error(const Problem& p, const Arrays<T>& in, const Arrays<T>& out) {
        Residuals residuals;
        if (p.job == 'V') {
            const Probe<T> probe(p.n, p.full_check, p.seed);
            const Matrix<T> AV = lapack::hermitian_times(p.uplo, in.A, product('N', out.A, probe.X()));
            residuals = eigenvector_residuals(AV, probe.norm(in.A, p.uplo), out.A, out.D, probe);
        }
        residuals.values = value_error(p, in, out.D);
        return residuals;
    }
    static double operations(const Problem& p) {
        Problem q = p;
        q.k = q.n;
        q.side = 'L';
        const double values = Sytrd<T>::operations(p);
        return p.job == 'N' ? values
                            : values + divide_and_conquer_operations<T>('I', static_cast<double>(p.n)) +
                                  Ormtr<T>::operations(q);
    }
    static std::vector<BadArgument<Pointers<T>>> bad_arguments() {
        return {{"jobz", -1, [](Problem& p, Pointers<T>&) { p.job = 'X'; }},
                {"uplo", -2, [](Problem& p, Pointers<T>&) { p.uplo = 'X'; }},
                {"n", -3, [](Problem& p, Pointers<T>&) { p.n = -1; }},
                {"A", -4, [](Problem&, Pointers<T>& x) { x.A = nullptr; }},
                {"lda", -5, [](Problem& p, Pointers<T>& x) { x.lda = p.n - 1; }},
                {"W", -6, [](Problem&, Pointers<T>& x) { x.D = nullptr; }}};
    }
    static std::vector<BadArgument<Spread<T>>> bad_spread_arguments() {
        return {{"jobz", -1, [](Problem& p, Spread<T>&) { p.job = 'X'; }},
                {"uplo", -2, [](Problem& p, Spread<T>&) { p.uplo = 'X'; }},
                {"A", -3, [](Problem&, Spread<T>& x) { x.A = nullptr; }},
                {"W", -4, [](Problem&, Spread<T>& x) { x.D = nullptr; }}};
    }

  private:
    // Against the spectrum the matrix was made with, or LAPACK's SYEVD at small orders, or the matrix's trace
    // and norm.
    static double value_error(const Problem& p, const Arrays<T>& in, const std::vector<Real<T>>& W) {
        if (p.n <= p.full_check) {
            Matrix<T> A = in.A;
            std::vector<Real<T>> reference(W.size());
            if (p.n > 0) {
                lapack::syevd<T>('N', p.uplo, p.n, A.data(), A.ld(), reference.data());
            }
            return value_ratio(W, reference, ulp<T>);
        }
        if (const auto given = spectrum(p.kind, p.n, p.cond, p.seed)) {
            std::vector<Real<T>> reference(given->begin(), given->end());
            std::sort(reference.begin(), reference.end());
            return value_ratio(W, reference, ulp<T>);
        }
        double trace = 0;
        for (std::int64_t j = 0; j < p.n; ++j) {
            trace += real_part(in.A(j, j));
        }
        return invariant_ratio(W, trace, frobenius_norm(in.A, p.uplo), ulp<T>);
    }
};

}  // namespace lapilli::testing
