// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors as GEEV returns them: of norm 1, and with a largest element that is real. On the host.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/view.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "norms/columns_by_threads.hpp"

namespace lapilli {

/// A power of two that brings the largest of n numbers near 1, so that squares stay in range; 0 if all are 0.
template <class R>
double power_near_one(const R* x, index_t n) {
    constexpr index_t lanes = 4;  // no maximum waits for the one before
    R most[lanes] = {};
    for (index_t i = 0; i < n; ++i) {
        const R size = std::abs(x[i]);
        R& m = most[i % lanes];
        m = size > m ? size : m;
    }
    const auto largest = static_cast<double>(*std::max_element(most, most + lanes));
    return largest == 0 ? 0 : std::ldexp(1.0, std::min(1000, -std::ilogb(largest)));
}

/// n complex numbers, `step` apart, to norm 1, turned so that the largest one is real. p: a power of two that
/// brings squares into range.
template <class R>
void turn_to_unit(R* re, R* im, index_t n, index_t step, double p) {
    double sums[2] = {}, most = -1;
    index_t at = 0;
    for (index_t i = 0; i < n; ++i) {
        const double a = static_cast<double>(re[i * step]) * p, b = static_cast<double>(im[i * step]) * p,
                     size = a * a + b * b;
        sums[i % 2] += size;
        if (size > most) {
            most = size;
            at = i * step;
        }
    }
    const double by = p / (std::sqrt(most) * std::sqrt(sums[0] + sums[1])),
                 cosine = static_cast<double>(re[at]) * by, sine = static_cast<double>(im[at]) * by;
    for (index_t i = 0; i < n * step; i += step) {
        const double a = static_cast<double>(re[i]) * p, b = static_cast<double>(im[i]) * p;
        re[i] = static_cast<R>(cosine * a + sine * b);
        im[i] = static_cast<R>(cosine * b - sine * a);
    }
    im[at] = R(0);
}

/// Columns begin .. end - 1, which have no half of a pair.
template <class T>
void make_unit(HostView<T> v, const Eigenvalues<T>& w, index_t begin, index_t end) {
    using R = real_t<T>;
    const index_t n = v.rows;
    for (index_t j = begin; j < end; ++j) {
        R* const x = reinterpret_cast<R*>(v.at(0, j));
        if constexpr (is_complex<T>) {
            const double p = power_near_one(x, 2 * n);
            if (p != 0) turn_to_unit(x, x + 1, n, 2, p);
        } else if (w.imaginary[j] != R(0)) {
            ++j;
            R* const y = v.at(0, j);
            const double of_x = power_near_one(x, n), of_y = power_near_one(y, n);
            const double p = of_x == 0 || of_y == 0 ? of_x + of_y : std::min(of_x, of_y);
            if (p != 0) turn_to_unit(x, y, n, 1, p);
        } else if (const double p = power_near_one(x, n); p != 0) {
            double sums[2] = {};
            for (index_t i = 0; i < n; ++i) {
                const double a = static_cast<double>(x[i]) * p;
                sums[i % 2] += a * a;
            }
            const double by = 1 / std::sqrt(sums[0] + sums[1]);
            for (index_t i = 0; i < n; ++i) x[i] = static_cast<R>(static_cast<double>(x[i]) * p * by);
        }
    }
}

template <class T>
void make_unit(HostView<T> v, const Eigenvalues<T>& w, int threads) {
    const auto behind_pair = [&](index_t column) {
        if constexpr (!is_complex<T>) {
            // A pair's second value has the negative imaginary part.
            if (column < v.cols && w.imaginary[column] < real_t<T>(0)) return column + 1;
        }
        return column;
    };
    columns_by_threads(v.rows, v.cols, 1, threads, [&](index_t first, index_t count) {
        make_unit(v, w, behind_pair(first), behind_pair(first + count));
    });
}

}  // namespace lapilli
