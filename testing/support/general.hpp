// SPDX-License-Identifier: BSD-3-Clause
// General matrices for tests, their LU factors by the CPU's LAPACK, and the errors of factors and solutions.
#pragma once

#include "support/checks.hpp"
#include "support/kinds.hpp"

namespace lapilli::testing {

// Entries uniform in (-1, 1), or a square matrix of a named kind with its rows reversed, so that rows must be
// interchanged.
template <class T>
Matrix<T> general_matrix(const Problem& p) {
    if (p.kind == "default" || p.rows() != p.n || p.no_pivots) {
        Matrix<T> A = random_matrix<T>(p.rows(), p.n, p.pad, Stream(p.seed, 108));
        for (std::int64_t i = 0; p.no_pivots && i < std::min(p.rows(), p.n); ++i)
            A(i, i) += T(static_cast<Real<T>>(2 * p.rows()));
        return A;
    }
    Matrix<T> A = hermitian_matrix<T>(p, "uniform");
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.n / 2; ++i) std::swap(A(i, j), A(p.n - 1 - i, j));
    }
    return A;
}

inline std::vector<Problem> general_problems(double cond) {
    std::vector<Problem> problems;
    for (const char* kind : {"graded", "identity", "wilkinson", "geometric", "arithmetic", "cluster-one",
                             "cluster-eps", "loguniform-sign"}) {
        Problem& p = problems.emplace_back();
        p.n = 45;
        p.k = 5;
        p.kind = kind;
        p.cond = cond;
    }
    return problems;
}

// op(A)
template <class T>
Matrix<T> with_op(char trans, const Matrix<T>& A) {
    if (trans == 'N') return A;
    Matrix<T> B(A.cols(), A.rows());
    for (std::int64_t j = 0; j < B.cols(); ++j) {
        for (std::int64_t i = 0; i < B.rows(); ++i) B(i, j) = trans == 'C' ? conjugate(A(j, i)) : A(j, i);
    }
    return B;
}

// Whether ipiv contains possible pivots of an LU factorization.
template <class I>
bool are_pivots(const std::vector<I>& ipiv, std::int64_t rows) {
    for (std::size_t i = 0; i < ipiv.size(); ++i) {
        if (ipiv[i] < static_cast<I>(i) + 1 || ipiv[i] > static_cast<I>(rows)) return false;
    }
    return true;
}

// Applies the interchanges of ipiv to the rows of A.
template <class T, class I>
void interchange_rows(Matrix<T>& A, const std::vector<I>& ipiv) {
    parallel_for(A.cols(), A.rows(), [&](std::int64_t j) {
        for (std::size_t i = 0; i < ipiv.size(); ++i)
            std::swap(A(static_cast<std::int64_t>(i), j), A(static_cast<std::int64_t>(ipiv[i]) - 1, j));
    });
}

// ||P A - L U|| / (max(m, n) ulp ||A||); infinite if a pivot is invalid or was not the largest in its column.
template <class T, class I>
double lu_ratio(const Matrix<T>& A, const Matrix<T>& LU, const std::vector<I>& ipiv, const Problem& p) {
    const std::int64_t m = A.rows(), n = A.cols(), k = std::min(m, n);
    if (!are_pivots(ipiv, m)) return std::numeric_limits<double>::infinity();
    const Probe<T> probe(n, p.full_check, p.seed);
    Matrix<T> L(m, k), U(k, n), moved = A;
    bool largest = true;
    for (std::int64_t j = 0; j < k; ++j) {
        L(j, j) = T(1);
        for (std::int64_t i = j + 1; i < m; ++i) {
            L(i, j) = LU(i, j);
            const double size = std::abs(static_cast<double>(real_part(L(i, j))));
            largest = largest && !(size > 1.4143);  // sqrt(2) for complex numbers, compared by |re| + |im|
        }
    }
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i <= std::min(j, k - 1); ++i) U(i, j) = LU(i, j);
    }
    if (!largest) return std::numeric_limits<double>::infinity();
    interchange_rows(moved, ipiv);
    Matrix<T> Y = product('N', L, product('N', U, probe.X()));
    const Matrix<T> expected = product('N', moved, probe.X());
    subtract(Y, expected);
    return ratio(probe.norm(Y), probe.exact() ? one_norm(A) : frobenius_norm(A),
                 static_cast<double>(std::max(m, n)), ulp<T>);
}

// max over the right-hand sides of ||B - op(A) X||_1 / (n ulp ||op(A)||_1 ||x||_1)
template <class T>
double general_solve_ratio(char trans, const Matrix<T>& A, const Matrix<T>& X, const Matrix<T>& B) {
    const Matrix<T> of_system = with_op(trans, A);
    Matrix<T> R = product('N', of_system, X);
    subtract(R, B);
    return solution_ratio(R, one_norm(of_system), X);
}

}  // namespace lapilli::testing
