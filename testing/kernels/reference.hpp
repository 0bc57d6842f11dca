// SPDX-License-Identifier: BSD-3-Clause
// Plain loops in wider precision: what the kernels are held against.
#pragma once

#include <cmath>
#include <vector>

#include "kernels/local_columns.hpp"

namespace lapilli::kernel_tests::reference {

/// H = I - tau v v^H with H^H (alpha, x) = (beta, 0), v = (1, x factor), as LAPACK's LARFG without its
/// rescaling.
template <class T>
struct Reflector {
    typename WideOf<T>::real beta;
    Wide<T> tau, factor;
};

/// A vector from a column whose elements first..n-1 count.
template <class T>
Reflector<T> reflector(const std::vector<Wide<T>>& column, index_t first) {
    using W = Wide<T>;
    using WR = typename WideOf<T>::real;
    const W alpha = column[static_cast<std::size_t>(first)];
    WR tail = 0;
    for (std::size_t i = static_cast<std::size_t>(first) + 1; i < column.size(); ++i)
        tail += std::norm(column[i]);
    if (tail == 0 && std::imag(alpha) == 0) return {std::real(alpha), W(0), W(0)};
    const WR beta = -std::copysign(std::sqrt(std::norm(alpha) + tail), std::real(alpha));
    return {beta, (beta - alpha) / beta, WR(1) / (alpha - beta)};
}

/// y := A v over rows and columns first..n-1 of a Hermitian matrix given by its lower triangle.
template <class T>
std::vector<Wide<T>> hermitian_product(const Matrix<T>& lower, index_t first, const T* v) {
    const index_t n = lower.rows;
    std::vector<Wide<T>> y(static_cast<std::size_t>(n));
    for (index_t j = first; j < n; ++j) {
        const Wide<T> vj = widen(v[j]);
        Wide<T> sum = std::real(widen(lower(j, j))) * vj;
        for (index_t i = j + 1; i < n; ++i) {
            const Wide<T> element = widen(lower(i, j));
            y[static_cast<std::size_t>(i)] += element * vj;
            sum += conjugate(element) * widen(v[i]);
        }
        y[static_cast<std::size_t>(j)] += sum;
    }
    return y;
}

/// x^H y over elements first..n-1
template <class T>
Wide<T> dot(const T* x, const T* y, index_t first, index_t n) {
    Wide<T> sum(0);
    for (index_t i = first; i < n; ++i) sum += conjugate(widen(x[i])) * widen(y[i]);
    return sum;
}

/// Q T Q^H, whole, from the tridiagonal T and Q = H_0 H_1 ... H_(n-2); v of H_c is column c of `reflectors`.
template <class T>
Matrix<Wide<T>> multiply_back(const std::vector<real_t<T>>& d, const std::vector<real_t<T>>& e,
                              const std::vector<T>& tau, const Matrix<T>& reflectors) {
    using W = Wide<T>;
    const auto n = static_cast<index_t>(d.size());
    Matrix<W> a(n, n, n, W(0));
    for (index_t i = 0; i < n; ++i) {
        a(i, i) = d[static_cast<std::size_t>(i)];
        if (i + 1 < n) a(i + 1, i) = a(i, i + 1) = e[static_cast<std::size_t>(i)];
    }
    for (index_t c = n - 2; c >= 0; --c) {
        const W t = widen(tau[static_cast<std::size_t>(c)]);
        const T* v = &reflectors(0, c);
        std::vector<W> y(static_cast<std::size_t>(n));
        for (index_t j = c + 1; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) y[static_cast<std::size_t>(i)] += a(i, j) * widen(v[j]);
        }
        W inner(0);
        for (index_t i = c + 1; i < n; ++i) inner += conjugate(widen(v[i])) * y[static_cast<std::size_t>(i)];
        // (I - tau v v^H) A (I - conj(tau) v v^H) = A - y (conj(tau) v)^H - v (tau y^H - |tau|^2 inner v^H)
        for (index_t j = 0; j < n; ++j) {
            const W vj = j > c ? conjugate(t) * conjugate(widen(v[j])) : W(0);
            const W yj = t * (conjugate(y[static_cast<std::size_t>(j)]) - inner * vj);
            for (index_t i = 0; i <= c; ++i) a(i, j) -= y[static_cast<std::size_t>(i)] * vj;
            for (index_t i = c + 1; i < n; ++i)
                a(i, j) -= y[static_cast<std::size_t>(i)] * vj + widen(v[i]) * yj;
        }
    }
    return a;
}

}  // namespace lapilli::kernel_tests::reference
