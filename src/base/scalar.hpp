// SPDX-License-Identifier: BSD-3-Clause
// The four scalar types and the small words of linear algebra that every layer speaks.
#pragma once

#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace lapilli {

using index_t = std::int64_t;

template <class T>
struct real_of {
    using type = T;
};
template <class R>
struct real_of<std::complex<R>> {
    using type = R;
};
template <class T>
using real_t = typename real_of<T>::type;

template <class T>
inline constexpr bool is_complex = !std::is_same_v<T, real_t<T>>;

/// LAPACK's letter of a precision: s, d, c, z.
template <class T>
inline constexpr char precision_letter = is_complex<T> ? (sizeof(real_t<T>) == 4 ? 'c' : 'z')
                                                       : (sizeof(T) == 4 ? 's' : 'd');

template <class T>
inline T conjugate(T x) {
    if constexpr (is_complex<T>) {
        return std::conj(x);
    } else {
        return x;
    }
}

template <class T>
inline real_t<T> real_part(T x) {
    if constexpr (is_complex<T>) {
        return x.real();
    } else {
        return x;
    }
}

/// |x|, of a complex number that of the larger part, which does not overflow where the modulus would; NaN if one part is.
template <class T>
inline real_t<T> largest_part(T x) {
    if constexpr (is_complex<T>) {
        const real_t<T> a = std::abs(x.real()), b = std::abs(x.imag());
        return a > b || a != a ? a : b;
    } else {
        return std::abs(x);
    }
}

/// LAPACK's eps: half the distance from 1 to the next number.
template <class T>
inline constexpr real_t<T> unit_roundoff = std::numeric_limits<real_t<T>>::epsilon() / 2;

/// X(T) for each scalar type: explicit instantiations.
#define LAPILLI_FOR_ALL_SCALARS(X) X(float) X(double) X(std::complex<float>) X(std::complex<double>)

enum class Uplo : char { lower = 'L', upper = 'U' };
enum class Op : char { none = 'N', transpose = 'T', adjoint = 'C' };
enum class Side : char { left = 'L', right = 'R' };
/// The part of a matrix that an operation reads or writes.
enum class Part : char { all = 'A', lower = 'L', strictly_lower = 'S', upper = 'U', strictly_upper = 'V' };

constexpr index_t ceil_div(index_t a, index_t b) { return a / b + (a % b != 0 ? 1 : 0); }
constexpr index_t round_up(index_t a, index_t b) { return ceil_div(a, b) * b; }

}  // namespace lapilli
