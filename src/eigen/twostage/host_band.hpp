// SPDX-License-Identifier: BSD-3-Clause
// A caller's band matrix on the host: converted to the chase's format, and to the format that LAPACK returns.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/scaling.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Calls f(i, j, element of LAPACK's storage) for all i >= j of a lower band, or all i <= j of an upper one.
template <class T, class F>
void over_band(Uplo uplo, HostView<T> ab, F f) {
    const index_t n = ab.cols, kd = ab.rows - 1;
    for (index_t j = 0; j < n; ++j) {
        if (uplo == Uplo::lower) {
            for (index_t i = j; i < std::min(n, j + kd + 1); ++i) f(i, j, ab(i - j, j));
        } else {
            for (index_t i = std::max<index_t>(0, j - kd); i <= j; ++i) f(i, j, ab(kd + i - j, j));
        }
    }
}

/// The largest element, or real or imaginary part. Throws LAPILLI_ERROR_NOT_FINITE if an element, or the real
/// part of a diagonal element, is not finite.
template <class T>
real_t<T> finite_norm_of_band(Uplo uplo, HostView<const T> ab) {
    real_t<T> norm = 0;
    over_band(uplo, ab, [&](index_t i, index_t j, const T& element) {
        const real_t<T> size = i == j ? std::abs(real_part(element)) : largest_part(element);
        if (!std::isfinite(size))
            throw Error(LAPILLI_ERROR_NOT_FINITE, "the matrix holds a NaN or an infinity");
        norm = std::max(norm, size);
    });
    return norm;
}

/// The lower band, scaled, with a real diagonal, and zeros outside of the given band.
template <class T>
void to_lower_band(Uplo uplo, HostView<const T> ab, real_t<T> scale, HostView<T> lower) {
    for (index_t j = 0; j < lower.cols; ++j) std::fill_n(lower.at(0, j), lower.rows, T(0));
    over_band(uplo, ab, [&](index_t i, index_t j, const T& element) {
        if (i == j) {
            lower(0, j) = scale * real_part(element);
        } else if (uplo == Uplo::lower) {
            lower(i - j, j) = scale * element;
        } else {
            lower(j - i, i) = scale * conjugate(element);
        }
    });
}

/// Writes the tridiagonal matrix into the band, with zeros elsewhere.
template <class T>
void put_tridiagonal(Uplo uplo, const real_t<T>* d, const real_t<T>* e, HostView<T> ab) {
    over_band(uplo, ab, [&](index_t i, index_t j, T& element) {
        element = i == j ? T(d[i]) : std::abs(i - j) == 1 ? T(e[std::min(i, j)]) : T(0);
    });
}

}  // namespace lapilli
