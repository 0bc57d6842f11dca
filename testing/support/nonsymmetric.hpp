// SPDX-License-Identifier: BSD-3-Clause
// Checks of nonsymmetric eigenproblems: eigenvalues as complex numbers, vectors of them, Schur forms.
#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "support/general.hpp"

namespace lapilli::testing {

template <class T>
using Complex = std::complex<Real<T>>;

// Numbers of the QR iteration: Facts::counts.
inline std::vector<std::pair<std::string, std::string>> counts_of_iteration() {
    return {{"deflations", "early deflations"}, {"sweeps", "sweeps"}};
}

// The eigenvalues of a result: for real matrices WI has the imaginary parts.
template <class T>
std::vector<Complex<T>> eigenvalues(const std::vector<T>& W, const std::vector<T>& WI) {
    std::vector<Complex<T>> values(W.size());
    for (std::size_t i = 0; i < W.size(); ++i) {
        if constexpr (is_complex<T>) {
            values[i] = W[i];
        } else {
            values[i] = {W[i], WI[i]};
        }
    }
    return values;
}

template <class T>
Matrix<Complex<T>> as_complex(const Matrix<T>& A) {
    Matrix<Complex<T>> B(A.rows(), A.cols());
    for (std::int64_t j = 0; j < A.cols(); ++j)
        for (std::int64_t i = 0; i < A.rows(); ++i) B(i, j) = A(i, j);
    return B;
}

// LAPACK's vectors: those of a pair have their real and imaginary parts in two columns.
template <class T>
Matrix<Complex<T>> eigenvectors(const std::vector<Complex<T>>& values, const Matrix<T>& V) {
    Matrix<Complex<T>> X = as_complex(V);
    for (std::int64_t j = 0; !is_complex<T> && j + 1 < V.cols(); ++j) {
        if (values[static_cast<std::size_t>(j)].imag() == 0) continue;
        for (std::int64_t i = 0; i < V.rows(); ++i) {
            const Complex<T> x(real_part(V(i, j)), real_part(V(i, j + 1)));
            X(i, j) = x;
            X(i, j + 1) = std::conj(x);
        }
        ++j;
    }
    return X;
}

// max |A v - v lambda| / (n ulp |A| |v|) over the columns v; for left vectors A^H v - v conj(lambda).
// Infinite if a vector is 0.
template <class T>
double eigenvector_ratio(const Matrix<T>& A, const std::vector<Complex<T>>& values,
                         const Matrix<Complex<T>>& V, bool left) {
    const Matrix<Complex<T>> Y = product(left ? 'C' : 'N', as_complex(A), V);
    const double norm = one_norm(A);
    double worst = 0;
    for (std::int64_t j = 0; j < V.cols(); ++j) {
        const Complex<T> w =
            left ? std::conj(values[static_cast<std::size_t>(j)]) : values[static_cast<std::size_t>(j)];
        double error = 0, size = 0;
        for (std::int64_t i = 0; i < V.rows(); ++i) {
            error += std::abs(Y(i, j) - w * V(i, j));
            size += std::abs(V(i, j));
        }
        const double one = size > 0 ? ratio(error, norm * size, static_cast<double>(V.rows()), ulp<T>)
                                    : std::numeric_limits<double>::infinity();
        if (!(one <= worst)) worst = one;
    }
    return worst;
}

// The largest deviation of a vector's norm from 1, in n ulp.
template <class T>
double unit_ratio(const Matrix<Complex<T>>& V) {
    double worst = 0;
    for (std::int64_t j = 0; j < V.cols(); ++j) {
        double squares = 0;
        for (std::int64_t i = 0; i < V.rows(); ++i) squares += squared_modulus(V(i, j));
        const double one = std::abs(std::sqrt(squares) - 1) / (static_cast<double>(V.rows()) * ulp<T>);
        if (!(one <= worst)) worst = one;
    }
    return worst;
}

// Compares the sums of values and of their squares with the traces of A and A A; infinite if a pair is not
// conjugate, with the positive imaginary part first.
template <class T>
double spectrum_ratio(const Matrix<T>& A, const std::vector<Complex<T>>& values) {
    using C = std::complex<double>;
    for (std::size_t i = 0; !is_complex<T> && i < values.size(); ++i) {
        if (values[i].imag() == 0) continue;
        if (!(values[i].imag() > 0) || i + 1 == values.size() || values[i + 1] != std::conj(values[i]))
            return std::numeric_limits<double>::infinity();
        ++i;
    }
    C sum = 0, squares = 0;
    for (const Complex<T> w : values) {
        sum -= C(w);
        squares -= C(w) * C(w);
    }
    const std::int64_t n = A.rows();
    for (std::int64_t j = 0; j < n; ++j) {
        sum += C(A(j, j));
        for (std::int64_t i = 0; i < n; ++i) squares += C(A(i, j)) * C(A(j, i));
    }
    const double norm = frobenius_norm(A), size = static_cast<double>(n);
    return std::max(ratio(std::abs(sum), norm, size, ulp<T>),
                    ratio(std::abs(squares), norm * norm, size, ulp<T>));
}

// Whether T is a Schur form with these values: zeros below the diagonal, except in standard blocks of pairs
// of a real matrix.
template <class T>
bool is_schur_form(const Matrix<T>& S, const std::vector<Complex<T>>& values) {
    const std::int64_t n = S.rows();
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = j + 2; i < n; ++i)
            if (S(i, j) != T(0)) return false;
    }
    for (std::int64_t j = 0; j < n; ++j) {
        const Complex<T> w = values[static_cast<std::size_t>(j)];
        if (real_part(S(j, j)) != w.real()) return false;
        if (j + 1 == n || S(j + 1, j) == T(0)) continue;
        // A pair: equal diagonal elements, the others of opposite signs, and no other block below.
        if (is_complex<T> || S(j, j) != S(j + 1, j + 1) || w.imag() == 0) return false;
        const double above = real_part(S(j, j + 1)), below = real_part(S(j + 1, j));
        if (!(above < 0 ? below > 0 : above > 0 && below < 0)) return false;
        if (j + 2 < n && S(j + 2, j + 1) != T(0)) return false;
        ++j;
    }
    return true;
}

// |A Z - Z S| / (n ulp |A|) and |Z^H Z - I| / (n ulp).
template <class T>
Residuals schur_residuals(const Matrix<T>& A, const Matrix<T>& S, const Matrix<T>& Z) {
    const auto n = static_cast<double>(A.rows());
    Matrix<T> R = product('N', A, Z);
    subtract(R, product('N', Z, S));
    Matrix<T> E = product('C', Z, Z);
    for (std::int64_t j = 0; j < A.rows(); ++j) E(j, j) -= T(1);
    Residuals residuals;
    residuals.residual = ratio(one_norm(R), one_norm(A), n, ulp<T>);
    residuals.orthogonality = ratio(one_norm(E), 1, n, ulp<T>);
    return residuals;
}

// The matrix with zeros below its first subdiagonal.
template <class T>
Matrix<T> hessenberg_part(const Matrix<T>& A, std::int64_t pad = 0) {
    Matrix<T> H(A.rows(), A.cols(), pad);
    for (std::int64_t j = 0; j < A.cols(); ++j)
        for (std::int64_t i = 0; i < std::min(A.rows(), j + 2); ++i) H(i, j) = A(i, j);
    return H;
}

// LAPACK's GEES of any precision: A becomes its Schur form.
template <class T>
void schur_by_lapack(Matrix<T>& A, std::vector<T>& W, std::vector<T>& WI, Matrix<T>& Z) {
    const auto n = static_cast<lapack_int>(A.rows()), ld = static_cast<lapack_int>(A.ld());
    const auto ldz = static_cast<lapack_int>(Z.ld());
    lapack_int found = 0;
    lapack::make_room_on_heap();
    if constexpr (letter<T> == 's') {
        LAPACKE_sgees(LAPACK_COL_MAJOR, 'V', 'N', nullptr, n, A.data(), ld, &found, W.data(), WI.data(),
                      Z.data(), ldz);
    } else if constexpr (letter<T> == 'd') {
        LAPACKE_dgees(LAPACK_COL_MAJOR, 'V', 'N', nullptr, n, A.data(), ld, &found, W.data(), WI.data(),
                      Z.data(), ldz);
    } else if constexpr (letter<T> == 'c') {
        LAPACKE_cgees(LAPACK_COL_MAJOR, 'V', 'N', nullptr, n, A.data(), ld, &found, W.data(), Z.data(), ldz);
    } else {
        LAPACKE_zgees(LAPACK_COL_MAJOR, 'V', 'N', nullptr, n, A.data(), ld, &found, W.data(), Z.data(), ldz);
    }
}

// A Schur form like that of a random matrix. Of a real one each third row begins a pair.
template <class T>
Matrix<T> made_up_form(const Problem& q, double shift) {
    Matrix<T> S = random_matrix<T>(q.n, q.n, q.pad, Stream(q.seed, 132));
    const auto width = static_cast<Real<T>>(std::sqrt(static_cast<double>(q.n)));
    for (std::int64_t j = 0; j < q.n; ++j) {
        for (std::int64_t i = j + 1; i < q.n; ++i) S(i, j) = T(0);
        S(j, j) = width * S(j, j) + T(static_cast<Real<T>>(shift));
        if (is_complex<T> || j % 3 != 1) continue;
        S(j, j) = S(j - 1, j - 1);
        S(j, j - 1) = real_part(S(j - 1, j)) > 0 ? T(-1) : T(1);
    }
    return S;
}

// LAPACK takes minutes for what it does with matrices of order 4000. Up to this order it is asked.
constexpr std::int64_t most_for_lapack = 600;

// The Schur form of a problem's matrix, shifted, and its vectors; of a large one a form that is made up, with
// unit vectors.
template <class T>
Matrix<T> schur_form_of(Problem q, std::uint64_t number, double shift, Matrix<T>* vectors = nullptr) {
    q.seed += number;
    Matrix<T> Z(q.n, q.n, q.pad), S;
    if (q.n > most_for_lapack) {
        for (std::int64_t j = 0; j < q.n; ++j) Z(j, j) = T(1);
        S = made_up_form<T>(q, shift);
    } else {
        S = general_matrix<T>(q);
        for (std::int64_t j = 0; j < q.n; ++j) S(j, j) += T(static_cast<Real<T>>(shift));
        std::vector<T> W(static_cast<std::size_t>(q.n)), WI(W);
        schur_by_lapack(S, W, WI, Z);
    }
    if (vectors != nullptr) *vectors = std::move(Z);
    return S;
}

// Whether row i of a Schur form begins a pair.
template <class T>
bool begins_pair(const Matrix<T>& S, std::int64_t i) {
    return !is_complex<T> && i + 1 < S.rows() && S(i + 1, i) != T(0);
}

// Eigenvalues of a Schur form in the order of its diagonal.
template <class T>
std::vector<Complex<T>> values_of_form(const Matrix<T>& S) {
    std::vector<Complex<T>> values(static_cast<std::size_t>(S.rows()));
    for (std::int64_t i = 0; i < S.rows(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        values[at] = S(i, i);
        if (!begins_pair(S, i)) continue;
        const Real<T> size =
            std::sqrt(std::abs(real_part(S(i, i + 1)))) * std::sqrt(std::abs(real_part(S(i + 1, i))));
        values[at] = {real_part(S(i, i)), size};
        ++i;
        values[at + 1] = {real_part(S(i, i)), -size};
    }
    return values;
}

// |Q S Q^H - Q0 S0 Q0^H| / (n ulp |S0|), and |Q^H Q - I| / (n ulp).
template <class T>
Residuals similarity_residuals(const Matrix<T>& S0, const Matrix<T>& Q0, const Matrix<T>& S,
                               const Matrix<T>& Q) {
    const auto whole = [](const Matrix<T>& form, const Matrix<T>& vectors) {
        return product('N', vectors, product('N', form, with_op('C', vectors)));
    };
    return schur_residuals(whole(S0, Q0), S, Q);
}

}  // namespace lapilli::testing
