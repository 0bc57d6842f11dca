// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices: data, and the error of a result against plain sums in double precision, element by element
// in units of k ulp of what the sums are made of.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "support/matrix.hpp"
#include "support/random.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing::level3 {

enum class Kind { gemm, syrk, herk, syr2k, her2k, symm, hemm, trsm, trmm };

inline const char* name_of(Kind kind) {
    constexpr const char* names[] = {"gemm", "syrk", "herk", "syr2k", "her2k",
                                     "symm", "hemm", "trsm", "trmm"};
    return names[static_cast<int>(kind)];
}

// C is m-by-n (rank-k updates: m = n), k the inner dimension of GEMM and the rank-k updates. TRSM and TRMM have no
// B: C is what is overwritten.
template <class T>
struct Problem {
    Kind kind = Kind::gemm;
    char side = 'L', uplo = 'L', trans = 'N', transb = 'N', diag = 'N';
    std::int64_t m = 0, n = 0, k = 0, pad = 0;
    T alpha = make_scalar<T>(0.7, -0.4), beta = make_scalar<T>(-1.3, 0.6);
    std::uint64_t seed = 1;

    bool is(std::initializer_list<Kind> kinds) const {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }
    bool rank_k() const { return is({Kind::syrk, Kind::herk, Kind::syr2k, Kind::her2k}); }
    bool two_terms() const { return is({Kind::syr2k, Kind::her2k}); }
    bool triangular() const { return is({Kind::trsm, Kind::trmm}); }
    bool hermitian() const { return is_complex<T> && is({Kind::herk, Kind::her2k, Kind::hemm}); }
    bool has_B() const { return is({Kind::gemm, Kind::syr2k, Kind::her2k, Kind::symm, Kind::hemm}); }
    bool structured_A() const { return is({Kind::symm, Kind::hemm, Kind::trsm, Kind::trmm}); }
    std::int64_t order() const { return side == 'L' ? m : n; }
    // HERK's alpha and beta and HER2K's beta are real.
    T used_alpha() const { return hermitian() && kind == Kind::herk ? T(real_part(alpha)) : alpha; }
    T used_beta() const { return hermitian() && rank_k() ? T(real_part(beta)) : beta; }

    // As in the BLAS, C is then not touched at all.
    bool leaves_C() const { return used_beta() == T(1) && (alpha == T(0) || (!structured_A() && k == 0)); }

    std::string text() const {
        const auto number = [](T x) { return std::to_string(static_cast<double>(real_part(x))); };
        return std::string(1, letter<T>) + ' ' + name_of(kind) + " side=" + side + " uplo=" + uplo +
               " trans=" + trans + transb + " diag=" + diag + " m=" + std::to_string(m) +
               " n=" + std::to_string(n) + " k=" + std::to_string(k) + " pad=" + std::to_string(pad) +
               " alpha=" + number(alpha) + " beta=" + number(beta);
    }
};

template <class T>
struct Operands {
    Matrix<T> A, B, C;
    bool same(const Operands& other) const {
        return A.same_bits(other.A) && B.same_bits(other.B) && C.same_bits(other.C);
    }
};

inline bool in_triangle(char uplo, std::int64_t i, std::int64_t j) { return uplo == 'L' ? i >= j : i <= j; }

template <class T>
Matrix<T> random(std::int64_t rows, std::int64_t cols, const Problem<T>& p, std::uint64_t number) {
    Matrix<T> A(rows, cols, p.pad);
    const Stream stream(p.seed, number);
    for (std::int64_t j = 0; j < cols; ++j) {
        for (std::int64_t i = 0; i < rows; ++i) {
            A(i, j) = stream.scalar<T>(static_cast<std::uint64_t>(i + j * rows), -1, 1);
        }
    }
    return A;
}

// What must not be read is NaN: A's other triangle, a unit diagonal, the imaginary parts of HEMM's diagonal, C where
// beta = 0. Triangular systems have a diagonal that dominates.
template <class T>
void structure(const Problem<T>& p, Matrix<T>& A) {
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            if (!in_triangle(p.uplo, i, j)) A(i, j) = quiet_nan<T>();
            if (i != j && p.triangular()) A(i, j) /= static_cast<Real<T>>(A.rows());
        }
        if (p.triangular()) A(j, j) = p.diag == 'U' ? quiet_nan<T>() : A(j, j) + T(Real<T>(2));
        if constexpr (is_complex<T>) {
            if (p.hermitian()) A(j, j).imag(std::numeric_limits<Real<T>>::quiet_NaN());
        }
    }
}

template <class T>
Operands<T> make(const Problem<T>& p) {
    const bool turned_A = p.trans != 'N', turned_B = p.transb != 'N';
    const std::int64_t rows = p.structured_A() ? p.order() : turned_A ? p.k : p.m;
    const std::int64_t cols = p.structured_A() ? p.order() : turned_A ? p.m : p.k;
    Operands<T> o{random(rows, cols, p, 1), Matrix<T>(), random(p.m, p.n, p, 3)};
    if (p.structured_A()) structure(p, o.A);
    if (p.two_terms()) o.B = random(rows, cols, p, 2);
    if (p.kind == Kind::gemm) o.B = random(turned_B ? p.n : p.k, turned_B ? p.k : p.n, p, 2);
    if (p.is({Kind::symm, Kind::hemm})) o.B = random(p.m, p.n, p, 2);
    if (p.triangular() || p.used_beta() != T(0)) return o;
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < p.m; ++i) {
            if (!p.rank_k() || in_triangle(p.uplo, i, j)) o.C(i, j) = quiet_nan<T>();
        }
    }
    return o;
}

// ---- The error
// ------------------------------------------------------------------------------------------------------------

template <class T>
using Wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;

// op(A), with what its structure says of the elements that are not stored.
template <class T>
Matrix<Wide<T>> expand(const Problem<T>& p, const Matrix<T>& A, char op, bool structured) {
    using W = Wide<T>;
    Matrix<W> X(A.rows(), A.cols());
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            const bool stored = !structured || in_triangle(p.uplo, i, j);
            if (stored) {
                X(i, j) = W(A(i, j));
            } else if (!p.triangular()) {
                X(i, j) = p.hermitian() ? conjugate(W(A(j, i))) : W(A(j, i));
            }
            if (structured && i == j && p.hermitian()) X(i, j) = W(real_part(A(i, j)));
            if (structured && i == j && p.triangular() && p.diag == 'U') X(i, j) = W(1);
        }
    }
    if (op == 'N') return X;
    Matrix<W> Y(A.cols(), A.rows());
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) Y(j, i) = op == 'C' ? conjugate(X(i, j)) : X(i, j);
    }
    return Y;
}

// Sums of products and, for the bound, of their moduli.
template <class W>
struct Sums {
    Matrix<W> value;
    Matrix<double> size;
    Sums(std::int64_t m, std::int64_t n) : value(m, n), size(m, n) {}

    void add(W alpha, const Matrix<W>& X, const Matrix<W>& Y) {
        for (std::int64_t j = 0; j < Y.cols(); ++j) {
            for (std::int64_t l = 0; l < X.cols(); ++l) {
                const W y = alpha * Y(l, j);
                for (std::int64_t i = 0; i < X.rows(); ++i) {
                    value(i, j) += X(i, l) * y;
                    size(i, j) += std::abs(X(i, l)) * std::abs(y);
                }
            }
        }
    }
    void add(W beta, const Matrix<W>& C) {
        if (beta == W(0)) return;
        for (std::int64_t j = 0; j < C.cols(); ++j) {
            for (std::int64_t i = 0; i < C.rows(); ++i) {
                value(i, j) += beta * C(i, j);
                size(i, j) += std::abs(beta * C(i, j));
            }
        }
    }
};

// The largest error of an element that may have changed; infinite if another one has.
template <class T>
double error(const Problem<T>& p, const Operands<T>& in, const Matrix<T>& out) {
    using W = Wide<T>;
    const W alpha(p.used_alpha()), beta(p.used_beta());
    const bool left = p.side == 'L';
    Matrix<W> A = expand(p, in.A, p.trans, p.structured_A()), C = expand(p, in.C, 'N', false);
    Sums<W> sums(p.m, p.n);
    std::int64_t length = p.order();
    if (p.kind == Kind::gemm) {
        length = p.k;
        sums.add(alpha, A, expand(p, in.B, p.transb, false));
    } else if (p.rank_k()) {
        length = p.two_terms() ? 2 * p.k : p.k;
        const char op = p.hermitian() ? 'C' : 'T', turned = p.trans == 'N' ? op : 'N';
        A = expand(p, in.A, p.trans == 'N' ? 'N' : op, false);
        if (p.two_terms()) {
            sums.add(alpha, A, expand(p, in.B, turned, false));
            sums.add(p.hermitian() ? conjugate(alpha) : alpha,
                     expand(p, in.B, p.trans == 'N' ? 'N' : op, false), expand(p, in.A, turned, false));
        } else {
            sums.add(alpha, A, expand(p, in.A, turned, false));
        }
        if (p.hermitian() && !p.leaves_C()) {
            for (std::int64_t j = 0; j < p.n; ++j) C(j, j) = W(real_part(C(j, j)));
        }
    } else if (p.kind == Kind::trsm) {  // the residual op(A) X - alpha B
        const Matrix<W> X = expand(p, out, 'N', false);
        left ? sums.add(W(1), A, X) : sums.add(W(1), X, A);
        sums.add(-alpha, C);
    } else {
        const Matrix<W> B = p.triangular() ? C : expand(p, in.B, 'N', false);
        left ? sums.add(alpha, A, B) : sums.add(alpha, B, A);
    }
    if (!p.triangular()) sums.add(beta, C);
    const double unit = ulp<T> * static_cast<double>(4 * length + 8) * (is_complex<T> ? 2 : 1);
    double worst = 0;
    for (std::int64_t j = 0; j < p.n; ++j) {
        for (std::int64_t i = 0; i < out.ld(); ++i) {
            if (i >= p.m || (p.rank_k() && !in_triangle(p.uplo, i, j))) {
                if (std::memcmp(&in.C(i, j), &out(i, j), sizeof(T)) != 0) return HUGE_VAL;
                continue;
            }
            if constexpr (is_complex<T>) {
                const bool must_be_real = p.hermitian() && p.rank_k() && i == j && !p.leaves_C();
                if (must_be_real && out(i, j).imag() != 0) return HUGE_VAL;
            }
            const W expected = p.kind == Kind::trsm ? W(out(i, j)) + sums.value(i, j) : sums.value(i, j);
            const double difference = std::abs(W(out(i, j)) - expected);
            const double ratio = difference == 0 ? 0 : difference / (unit * sums.size(i, j));
            if (!(ratio <= worst)) worst = ratio;
            if (std::isnan(worst)) return worst;
        }
    }
    return worst;
}

}  // namespace lapilli::testing::level3
