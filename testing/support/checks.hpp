// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's own tests, in LAPACK's unit (support/residuals.hpp). Orders above `Problem::full_check` are probed
// with random vectors (support/probe.hpp).
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "support/lapack.hpp"
#include "support/matrix.hpp"
#include "support/probe.hpp"
#include "support/problem.hpp"
#include "support/residuals.hpp"

namespace lapilli::testing {

// ---- Building blocks
// ----------------------------------------------------------------------------------------

// T Y for the symmetric tridiagonal T with diagonal D and off-diagonal E.
template <class T>
Matrix<T> tridiagonal_times(const std::vector<Real<T>>& D, const std::vector<Real<T>>& E,
                            const Matrix<T>& Y) {
    const std::int64_t n = Y.rows();
    Matrix<T> Z(n, Y.cols());
    parallel_for(Y.cols(), n, [&](std::int64_t j) {
        for (std::int64_t i = 0; i < n; ++i) {
            const auto at = static_cast<std::size_t>(i);
            T sum = D[at] * Y(i, j);
            if (i > 0) {
                sum += E[at - 1] * Y(i - 1, j);
            }
            if (i + 1 < n) {
                sum += E[at] * Y(i + 1, j);
            }
            Z(i, j) = sum;
        }
    });
    return Z;
}

template <class T>
Matrix<T> diagonal_times(const std::vector<Real<T>>& D, Matrix<T> Y) {
    parallel_for(Y.cols(), Y.rows(), [&](std::int64_t j) {
        for (std::int64_t i = 0; i < Y.rows(); ++i) {
            Y(i, j) *= D[static_cast<std::size_t>(i)];
        }
    });
    return Y;
}

template <class T>
Matrix<T> product(char transa, const Matrix<T>& A, const Matrix<T>& X) {
    Matrix<T> Y(transa == 'N' ? A.rows() : A.cols(), X.cols());
    lapack::gemm<T>(transa, 'N', T(1), A, X, T(0), Y);
    return Y;
}

// ||Q^H Q - I||.
template <class T>
double orthogonality(const Matrix<T>& Q, const Probe<T>& probe) {
    Matrix<T> Y = product('C', Q, product('N', Q, probe.X()));
    subtract(Y, probe.X());
    const auto n = static_cast<double>(Q.rows());
    return ratio(probe.norm(Y), probe.norm_of_identity(Q.rows()), n, ulp<T>);
}

// ---- Eigenvalues
// --------------------------------------------------------------------------------------------

// max |a - b| / (n ulp max|b|) of two ascending lists; infinite when `values` is not ascending.
template <class R>
double value_ratio(const std::vector<R>& values, const std::vector<R>& reference, double unit) {
    double error = 0, norm = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double difference =
            std::abs(static_cast<double>(values[i]) - static_cast<double>(reference[i]));
        if (std::isnan(difference)) {
            return difference;
        }
        error = std::max(error, difference);
        norm = std::max(norm, std::abs(static_cast<double>(reference[i])));
    }
    if (!std::is_sorted(values.begin(), values.end())) {
        return std::numeric_limits<double>::infinity();
    }
    return ratio(error, norm, static_cast<double>(values.size()), unit);
}

// The deviation of the eigenvalues W from the trace and the Frobenius norm of their matrix: a check of order
// n^2 for values without vectors at large orders, where no reference is available.
template <class R>
double invariant_ratio(const std::vector<R>& W, double trace, double frobenius, double unit) {
    double sum = 0, squares = 0;
    for (const R w : W) {
        sum += w;
        squares += static_cast<double>(w) * w;
    }
    const double error = std::max(std::abs(sum - trace), std::abs(std::sqrt(squares) - frobenius));
    return std::isnan(sum) ? sum : ratio(error, frobenius, static_cast<double>(W.size()), unit);
}

// The number of eigenvalues of T below x, by the signs of the pivots of T - x I (Sylvester's law of inertia).
template <class R>
std::int64_t eigenvalues_below(const std::vector<R>& D, const std::vector<R>& E, double x, double tiny) {
    std::int64_t count = 0;
    double pivot = 1;
    for (std::size_t i = 0; i < D.size(); ++i) {
        const double e = i > 0 ? static_cast<double>(E[i - 1]) : 0.0;
        pivot = static_cast<double>(D[i]) - x - e * e / pivot;
        if (std::abs(pivot) < tiny) {
            pivot = -tiny;
        }
        count += pivot < 0 ? 1 : 0;
    }
    return count;
}

// The error of the ascending eigenvalues W of T, by bisection counts instead of a second eigensolver. W(i) is
// within t if at most i eigenvalues are below W(i) - t, and more than i below W(i) + t. Returns the smallest
// t of 1, 2, 4, ... units that holds; checks at most 1024 of the values.
template <class R>
double tridiagonal_value_ratio(const std::vector<R>& D, const std::vector<R>& E, const std::vector<R>& W,
                               double unit) {
    double norm = 0;
    for (std::size_t i = 0; i < D.size(); ++i) {
        const double left = i > 0 ? std::abs(static_cast<double>(E[i - 1])) : 0.0;
        const double right = i + 1 < D.size() ? std::abs(static_cast<double>(E[i])) : 0.0;
        norm = std::max(norm, std::abs(static_cast<double>(D[i])) + left + right);
    }
    if (!std::is_sorted(W.begin(), W.end())) {
        return std::numeric_limits<double>::infinity();
    }
    const double step = static_cast<double>(W.size()) * unit * norm;
    const double tiny = std::max(norm, 1e-280) * 1e-20;
    const std::size_t stride = std::max<std::size_t>(1, W.size() / 1024);
    double worst = 0;
    for (std::size_t i = 0; i < W.size(); i += stride) {
        if (!std::isfinite(W[i])) {
            return std::numeric_limits<double>::quiet_NaN();
        }
        const auto index = static_cast<std::int64_t>(i);
        double t = 1;
        while (t < 1e6 && (eigenvalues_below(D, E, W[i] - t * step, tiny) > index ||
                           eigenvalues_below(D, E, W[i] + t * step + tiny, tiny) <= index)) {
            t *= 2;
        }
        worst = std::max(worst, t);
    }
    return worst;
}

// ---- Routines
// -----------------------------------------------------------------------------------------------

// ||A - L L^H|| / (n ulp ||A||), A before and L after POTRF.
template <class T>
double cholesky_ratio(char uplo, const Matrix<T>& A, const Matrix<T>& L, const Probe<T>& probe) {
    Matrix<T> Y = probe.X();
    lapack::triangular_times(uplo, uplo == 'L' ? 'C' : 'N', L, Y);
    lapack::triangular_times(uplo, uplo == 'L' ? 'N' : 'C', L, Y);
    subtract(Y, lapack::hermitian_times(uplo, A, probe.X()));
    return ratio(probe.norm(Y), probe.norm(A, uplo), static_cast<double>(A.rows()), ulp<T>);
}

// max over the right-hand sides of ||r||_1 / (n ulp ||A||_1 ||x||_1), with R = B - A X and the norm of A.
template <class T>
double solution_ratio(const Matrix<T>& R, double norm, const Matrix<T>& X) {
    double worst = 0;
    for (std::int64_t j = 0; j < X.cols(); ++j) {
        double error = 0, x = 0;
        for (std::int64_t i = 0; i < X.rows(); ++i) {
            error += modulus_of(R(i, j));
            x += modulus_of(X(i, j));
        }
        const double value = ratio(error, norm * x, static_cast<double>(X.rows()), ulp<T>);
        if (std::isnan(value)) {
            return value;
        }
        worst = std::max(worst, value);
    }
    return worst;
}

// The same for a Hermitian A.
template <class T>
double solve_ratio(char uplo, const Matrix<T>& A, const Matrix<T>& X, const Matrix<T>& B) {
    Matrix<T> R = lapack::hermitian_times(uplo, A, X);
    subtract(R, B);
    return solution_ratio(R, one_norm(A, uplo), X);
}

// ||A - Q T Q^H|| and the unitarity of Q. Q is applied by the CPU's ORMTR from SYTRD's reflectors; `out` has
// A, D, E and tau.
template <class T, class Reduced>
Residuals tridiagonal_residuals(char uplo, const Matrix<T>& A, const Reduced& out, const Probe<T>& probe) {
    Matrix<T> Y = probe.X();
    lapack::apply_q('L', uplo, adjoint<T>, out.A, out.tau, Y);
    Matrix<T> back = Y;
    lapack::apply_q('L', uplo, 'N', out.A, out.tau, back);
    subtract(back, probe.X());
    Y = tridiagonal_times(out.D, out.E, Y);
    lapack::apply_q('L', uplo, 'N', out.A, out.tau, Y);
    subtract(Y, lapack::hermitian_times(uplo, A, probe.X()));
    const auto n = static_cast<double>(A.rows());
    Residuals residuals;
    residuals.residual = ratio(probe.norm(Y), probe.norm(A, uplo), n, ulp<T>);
    residuals.orthogonality = ratio(probe.norm(back), probe.norm_of_identity(A.rows()), n, ulp<T>);
    return residuals;
}

// ||A V - V L|| and ||V^H V - I||; `AV` is A times V times the probe.
template <class T>
Residuals eigenvector_residuals(Matrix<T> AV, double norm, const Matrix<T>& V, const std::vector<Real<T>>& W,
                                const Probe<T>& probe) {
    subtract(AV, product('N', V, diagonal_times(W, probe.X())));
    Residuals residuals;
    residuals.residual = ratio(probe.norm(AV), norm, static_cast<double>(V.rows()), ulp<T>);
    residuals.orthogonality = orthogonality(V, probe);
    return residuals;
}

}  // namespace lapilli::testing
