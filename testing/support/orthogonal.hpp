// SPDX-License-Identifier: BSD-3-Clause
// QR and its variants in one form. A = L Q is QR of A^H; A = Q L and A = R Q are QR and LQ of the matrix with
// rows and columns reversed. The checks convert everything to the form of QR.
#pragma once

#include <algorithm>

#include "support/routine_of.hpp"

namespace lapilli::testing {

// rows: reflectors are rows of A; reversed: they are counted from the last one.
struct OfQr {
    static constexpr const char* letters = "qr";
    static constexpr bool rows = false, reversed = false, is_kin = false;
};
struct OfLq {
    static constexpr const char* letters = "lq";
    static constexpr bool rows = true, reversed = false, is_kin = true;
};
struct OfQl {
    static constexpr const char* letters = "ql";
    static constexpr bool rows = false, reversed = true, is_kin = true;
};
struct OfRq {
    static constexpr const char* letters = "rq";
    static constexpr bool rows = true, reversed = true, is_kin = true;
};

// Converts a matrix to the form of QR, and back.
template <class Kind, class T>
Matrix<T> as_of_qr(const Matrix<T>& A) {
    const std::int64_t m = A.rows(), n = A.cols();
    Matrix<T> B(Kind::rows ? n : m, Kind::rows ? m : n);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < m; ++i) {
            const std::int64_t row = Kind::reversed ? m - 1 - i : i, col = Kind::reversed ? n - 1 - j : j;
            if (Kind::rows) {
                B(col, row) = conjugate(A(i, j));
            } else {
                B(row, col) = A(i, j);
            }
        }
    }
    return B;
}
template <class Kind, class T>
std::vector<T> factors_of_qr(std::vector<T> tau) {
    if (Kind::reversed) std::reverse(tau.begin(), tau.end());
    return tau;
}

// Y := op(Q) Y by the CPU's LAPACK, for Q of a QR factorization with the reflectors in the first columns of
// A.
template <class T>
void multiply_by_q(char op, const Matrix<T>& A, const std::vector<T>& tau, Matrix<T>& Y) {
    if (Y.rows() == 0 || Y.cols() == 0 || tau.empty()) return;
    lapack::ormqr<T>('L', op, Y.rows(), Y.cols(), static_cast<std::int64_t>(tau.size()), A.data(), A.ld(),
                     tau.data(), Y.data(), Y.ld());
}

// ||A - Q R|| / (max(m, n) ulp ||A||), and the deviation of Q Q^H from the identity. F has R and the
// reflectors. R's diagonal must be real.
template <class T>
Residuals qr_residuals(const Problem& p, const Matrix<T>& A, const Matrix<T>& F, const std::vector<T>& tau) {
    const std::int64_t m = A.rows(), n = A.cols();
    const double size = static_cast<double>(std::max(m, n));
    const Probe<T> probe(n, p.full_check, p.seed), of_q(m, p.full_check, p.seed);
    Matrix<T> R(m, n);
    bool real_diagonal = true;
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i <= std::min(j, m - 1); ++i) R(i, j) = F(i, j);
        if (j < m) real_diagonal = real_diagonal && R(j, j) == T(real_part(R(j, j)));
    }
    Matrix<T> Y = product('N', R, probe.X());
    multiply_by_q('N', F, tau, Y);
    subtract(Y, product('N', A, probe.X()));
    Matrix<T> Z = of_q.X();
    multiply_by_q(adjoint<T>, F, tau, Z);
    multiply_by_q('N', F, tau, Z);
    subtract(Z, of_q.X());
    Residuals residuals;
    residuals.residual =
        real_diagonal ? ratio(probe.norm(Y), probe.exact() ? one_norm(A) : frobenius_norm(A), size, ulp<T>)
                      : std::numeric_limits<double>::infinity();
    residuals.orthogonality = ratio(of_q.norm(Z), of_q.norm_of_identity(m), size, ulp<T>);
    return residuals;
}

// Random reflectors without a factorization: H = I - tau v v^H is unitary for any v when tau = (1 + u) / v^H
// v with |u| = 1. On and above the diagonal, where QR would have stored R, are uniform numbers. m, n: in the
// form of QR.
template <class Kind, class T, class Reflectors>
void random_q(const Problem& p, std::int64_t m, std::int64_t n, std::int64_t k, Reflectors& x) {
    const Matrix<T> A = random_matrix<T>(m, n, 0, Stream(p.seed, 116));
    std::vector<T> tau(static_cast<std::size_t>(k));
    const Stream stream(p.seed, 117);
    parallel_for(k, m, [&](std::int64_t j) {
        double norm = 1;  // the entry 1 that is not stored
        for (std::int64_t i = j + 1; i < m; ++i) norm += squared_modulus(A(i, j));
        const double angle = is_complex<T> ? stream.uniform<double>(static_cast<std::uint64_t>(j)) : 0.0;
        tau[static_cast<std::size_t>(j)] =
            make_scalar<T>((1 + std::cos(angle)) / norm, std::sin(angle) / norm);
    });
    const Matrix<T> stored = as_of_qr<Kind>(A);
    x.A = random_matrix<T>(stored.rows(), stored.cols(), p.pad, Stream(p.seed, 119));
    for (std::int64_t j = 0; j < stored.cols(); ++j) {
        for (std::int64_t i = 0; i < stored.rows(); ++i) x.A(i, j) = stored(i, j);
    }
    x.tau = factors_of_qr<Kind>(tau);
}

}  // namespace lapilli::testing
