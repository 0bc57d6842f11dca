// SPDX-License-Identifier: BSD-3-Clause
// Matrices with given singular values, and the errors of a singular value decomposition in LAPACK's unit.
#pragma once

#include <algorithm>
#include <limits>

#include "support/checks.hpp"
#include "support/general.hpp"
#include "support/kinds.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {

// A := (I - (2 / v^H v) v v^H) A
template <class T>
void reflect_rows(Matrix<T>& A, const Stream& stream) {
    std::vector<T> v(static_cast<std::size_t>(A.rows()));
    double norm = 0;
    for (std::size_t i = 0; i < v.size(); ++i) {
        v[i] = stream.scalar<T>(i, -1, 1);
        norm += squared_modulus(v[i]);
    }
    const auto tau = static_cast<Real<T>>(2 / norm);
    parallel_for(A.cols(), A.rows(), [&](std::int64_t j) {
        T sum(0);
        for (std::int64_t i = 0; i < A.rows(); ++i)
            sum += conjugate(v[static_cast<std::size_t>(i)]) * A(i, j);
        for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) -= tau * sum * v[static_cast<std::size_t>(i)];
    });
}

// m-by-n: entries uniform in (-1, 1); or of a kind with a spectrum, whose moduli are the singular values: H2
// H1 diag(values) H3 H4 with random Householder matrices.
template <class T>
Matrix<T> rectangular_matrix(const Problem& p) {
    const std::int64_t m = p.rows(), n = p.n, k = std::min(m, n);
    const auto values = spectrum(p.kind, k, p.cond, p.seed);
    if (!values) return general_matrix<T>(p);
    Matrix<T> turned(n, m);
    for (std::int64_t i = 0; i < k; ++i)
        turned(i, i) = T(static_cast<Real<T>>((*values)[static_cast<std::size_t>(i)]));
    const bool dense = p.kind != "identity" && p.kind != "zero";
    for (std::uint64_t reflector = 0; dense && reflector < 2; ++reflector)
        reflect_rows(turned, Stream(p.seed, 131 + reflector));
    Matrix<T> A(m, n, p.pad);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < m; ++i) A(i, j) = conjugate(turned(j, i));
    }
    for (std::uint64_t reflector = 0; dense && reflector < 2; ++reflector)
        reflect_rows(A, Stream(p.seed, 133 + reflector));
    return A;
}

// Shapes and kinds that are hard for singular values.
inline std::vector<Problem> singular_problems(double cond) {
    std::vector<Problem> problems;
    for (const char* kind :
         {"identity", "zero", "geometric", "cluster-one", "cluster-eps-sign", "wilkinson"}) {
        for (const auto& [m, n] : {std::pair{40, 40}, {45, 20}, {20, 45}}) {
            Problem& p = problems.emplace_back();
            p.m = m;
            p.n = n;
            p.k = 5;
            p.kind = kind;
            p.cond = cond;
        }
    }
    return problems;
}

// The singular values by LAPACK, descending.
template <class T>
std::vector<Real<T>> lapacks_singular_values(Matrix<T> A) {
    std::vector<Real<T>> S(static_cast<std::size_t>(std::min(A.rows(), A.cols())));
    T none(0);
    if (!S.empty()) lapack::gesdd<T>('N', A.rows(), A.cols(), A.data(), A.ld(), S.data(), &none, 1, &none, 1);
    return S;
}

// The error of descending values, which must be at least 0; compared with LAPACK's, or at large orders with
// the norm of A.
template <class T>
double singular_value_error(const Problem& p, const Matrix<T>& A, const std::vector<Real<T>>& S) {
    if (!S.empty() && !(S.back() >= 0)) return std::numeric_limits<double>::infinity();
    const std::vector<Real<T>> ascending(S.rbegin(), S.rend());
    if (std::max(A.rows(), A.cols()) <= p.full_check) {
        const std::vector<Real<T>> expected = lapacks_singular_values(A);
        return value_ratio(ascending, std::vector<Real<T>>(expected.rbegin(), expected.rend()), ulp<T>);
    }
    if (!std::is_sorted(ascending.begin(), ascending.end())) return std::numeric_limits<double>::infinity();
    double sum = 0;
    for (const Real<T> s : S) sum += static_cast<double>(s) * static_cast<double>(s);
    const double norm = frobenius_norm(A);
    return ratio(std::abs(std::sqrt(sum) - norm), norm, static_cast<double>(S.size()), ulp<T>);
}

// The first columns or rows.
template <class T>
Matrix<T> leading_part(const Matrix<T>& A, std::int64_t rows, std::int64_t cols) {
    Matrix<T> B(rows, cols);
    for (std::int64_t j = 0; j < cols; ++j) std::copy_n(&A(0, j), rows, &B(0, j));
    return B;
}

// ||A - U S V^H|| / (max(m, n) ulp ||A||), where U has at least as many columns, and VT rows, as there are
// values; the larger deviation of U and V from orthonormal columns.
template <class T>
Residuals singular_vector_residuals(const Problem& p, const Matrix<T>& A, const Matrix<T>& U,
                                    const std::vector<Real<T>>& S, const Matrix<T>& VT) {
    const auto k = static_cast<std::int64_t>(S.size());
    const Probe<T> probe(A.cols(), p.full_check, p.seed);
    Matrix<T> Y = product('N', leading_part(U, A.rows(), k),
                          diagonal_times(S, product('N', leading_part(VT, k, A.cols()), probe.X())));
    subtract(Y, product('N', A, probe.X()));
    const Matrix<T> V = with_op('C', VT);
    Residuals residuals;
    residuals.residual = ratio(probe.norm(Y), probe.exact() ? one_norm(A) : frobenius_norm(A),
                               static_cast<double>(std::max(A.rows(), A.cols())), ulp<T>);
    residuals.orthogonality = std::max(orthogonality(U, Probe<T>(U.cols(), p.full_check, p.seed)),
                                       orthogonality(V, Probe<T>(V.cols(), p.full_check, p.seed)));
    return residuals;
}

// LAPACK's standard count for values, and for vectors 8 k^3 / 3 for divide and conquer, 4 k^3 for each way
// back and 4 (l - k) k^2.
template <class T>
double singular_value_operations(const Problem& p, bool vectors) {
    const auto m = static_cast<double>(p.rows()), n = static_cast<double>(p.n), k = std::min(m, n),
               l = std::max(m, n);
    const double half =
        2 * l * k * k - 2 * k * k * k / 3 + (vectors ? 16 * k * k * k / 3 + 2 * (l - k) * k * k : 0);
    return count<T>(half, half);
}

}  // namespace lapilli::testing
