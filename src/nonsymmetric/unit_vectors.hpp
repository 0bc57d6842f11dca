// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors as GEEV returns them: of norm 1, and with a largest element that is real. On the host.
#pragma once

#include <cmath>

#include "base/view.hpp"
#include "host/lapack_nonsymmetric.hpp"

namespace lapilli {

/// The element of largest size among those of x or, of a pair, of x + i y.
template <class T>
index_t largest_of(const T* x, const T* y, index_t n) {
    index_t at = 0;
    double most = -1;
    for (index_t i = 0; i < n; ++i) {
        double size;
        if constexpr (is_complex<T>) {
            size = std::hypot(static_cast<double>(x[i].real()), static_cast<double>(x[i].imag()));
        } else {
            size = std::hypot(static_cast<double>(x[i]), static_cast<double>(y[i]));
        }
        if (size > most) {
            most = size;
            at = i;
        }
    }
    return at;
}

/// The norm of n numbers divided by `largest`, so that squares stay in range; `largest` is the largest of their sizes or near it.
template <class R>
double norm_over(const R* x, index_t n, double largest) {
    double squares = 0;
    for (index_t i = 0; i < n; ++i) {
        const double scaled = static_cast<double>(x[i]) / largest;
        squares += scaled * scaled;
    }
    return squares;
}

template <class T>
void make_unit(HostView<T> v, const Eigenvalues<T>& w) {
    using R = real_t<T>;
    const index_t n = v.rows;
    for (index_t j = 0; j < v.cols; ++j) {
        const bool pair = !is_complex<T> && w.imaginary[j] != R(0);
        T *const x = v.at(0, j), *const y = pair ? v.at(0, j + 1) : nullptr;
        if constexpr (is_complex<T>) {
            const index_t k = largest_of(x, x, n);
            const double size = std::abs(std::complex<double>(x[k]));
            if (size == 0) continue;
            const auto* const parts = reinterpret_cast<const R*>(x);
            const std::complex<double> turn = std::conj(std::complex<double>(x[k])) / size;
            const std::complex<double> factor = turn / std::sqrt(norm_over(parts, 2 * n, size));
            for (index_t i = 0; i < n; ++i) x[i] = T(std::complex<double>(x[i]) / size * factor);
            x[k] = T(x[k].real());
        } else if (!pair) {
            const index_t k = largest_of(x, x, n);
            const double size = std::fabs(static_cast<double>(x[k]));
            if (size == 0) continue;
            const double norm = std::sqrt(norm_over(x, n, size));
            for (index_t i = 0; i < n; ++i) x[i] = static_cast<T>(static_cast<double>(x[i]) / size / norm);
        } else {
            const index_t k = largest_of(x, y, n);
            const double re = static_cast<double>(x[k]), im = static_cast<double>(y[k]),
                         size = std::hypot(re, im);
            ++j;
            if (size == 0) continue;
            const double norm = std::sqrt(norm_over(x, n, size) + norm_over(y, n, size));
            const double cosine = re / size, sine = im / size;
            for (index_t i = 0; i < n; ++i) {
                const double a = static_cast<double>(x[i]) / size / norm,
                             b = static_cast<double>(y[i]) / size / norm;
                x[i] = static_cast<T>(cosine * a + sine * b);
                y[i] = static_cast<T>(cosine * b - sine * a);
            }
            y[k] = T(0);
        }
    }
}

}  // namespace lapilli
