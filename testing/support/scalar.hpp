// SPDX-License-Identifier: BSD-3-Clause
// The four scalars of LAPACK, and the functions of them that generic test code needs.
#pragma once

#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

namespace lapilli::testing {

template <class T>
struct RealOf {
    using type = T;
};
template <class R>
struct RealOf<std::complex<R>> {
    using type = R;
};
template <class T>
using Real = typename RealOf<T>::type;

template <class T>
inline constexpr bool is_complex = !std::is_same_v<T, Real<T>>;

// The letter of LAPACK's names: s, d, c or z.
template <class T>
inline constexpr char letter = is_complex<T> ? (std::is_same_v<Real<T>, float> ? 'c' : 'z')
                                             : (std::is_same_v<T, float> ? 's' : 'd');

// f.template operator()<T>() for the scalar that a letter names.
template <class F>
auto with_scalar(char precision, const F& f) {
    return precision == 's'   ? f.template operator()<float>()
           : precision == 'd' ? f.template operator()<double>()
           : precision == 'c' ? f.template operator()<std::complex<float>>()
                              : f.template operator()<std::complex<double>>();
}

// LAPACK's ulp (DLAMCH 'Precision'), the unit of its test ratios.
template <class T>
inline constexpr double ulp = std::numeric_limits<Real<T>>::epsilon();

// 'T' for real scalars and 'C' for complex ones: the letter of the adjoint.
template <class T>
inline constexpr char adjoint = is_complex<T> ? 'C' : 'T';

template <class T>
T conjugate(T x) {
    if constexpr (is_complex<T>) {
        return std::conj(x);
    } else {
        return x;
    }
}

template <class T>
Real<T> real_part(T x) {
    if constexpr (is_complex<T>) {
        return x.real();
    } else {
        return x;
    }
}

// A scalar from two reals; real types drop the second.
template <class T>
T make_scalar(double re, double im) {
    if constexpr (is_complex<T>) {
        return T(static_cast<Real<T>>(re), static_cast<Real<T>>(im));
    } else {
        (void)im;
        return static_cast<T>(re);
    }
}

template <class T>
double squared_modulus(T x) {
    if constexpr (is_complex<T>) {
        return static_cast<double>(x.real()) * x.real() + static_cast<double>(x.imag()) * x.imag();
    } else {
        return static_cast<double>(x) * x;
    }
}

/// |x|, also where its square is out of range.
template <class T>
double modulus_of(T x) {
    const double square = squared_modulus(x);
    if (square > 0x1p-960 && square < 0x1p+960) return std::sqrt(square);
    if constexpr (is_complex<T>) {
        return std::hypot(static_cast<double>(x.real()), static_cast<double>(x.imag()));
    } else {
        return std::abs(static_cast<double>(x));
    }
}

template <class T>
T quiet_nan() {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    return make_scalar<T>(nan, nan);
}

}  // namespace lapilli::testing
