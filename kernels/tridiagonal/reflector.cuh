// SPDX-License-Identifier: BSD-3-Clause
// The reflector of a column, for both kernels of the tridiagonal reduction.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Double precision for a scalar: sums of squares and products of columns may leave the range of single.
template <class T>
struct Wide {
    using type = double;
};
template <class R>
struct Wide<Complex<R>> {
    using type = Complex<double>;
};
template <class T>
using wide_t = typename Wide<T>::type;

template <class T>
LAPILLI_DEVICE wide_t<T> widened(T x) {
    if constexpr (is_complex<T>) {
        return {static_cast<double>(real(x)), static_cast<double>(imag(x))};
    } else {
        return static_cast<double>(x);
    }
}
template <class T>
LAPILLI_DEVICE T narrowed(wide_t<T> x) {
    if constexpr (is_complex<T>) {
        return {static_cast<real_t<T>>(real(x)), static_cast<real_t<T>>(imag(x))};
    } else {
        return static_cast<T>(x);
    }
}

/// H = I - tau v v^H with H^H (alpha, x) = (beta, 0), v = (1, factor x): LARFG. In double precision, as squares of
/// floats may vanish; squares of doubles cannot, in a matrix of SYTRD's scale, unless negligible.
template <class T>
struct Reflector {
    using R = real_t<T>;
    static constexpr double kNegligible = sizeof(R) == 8 ? 1e-292 : 1e-85;

    R beta;
    T tau;
    wide_t<T> factor;

    /// From alpha and |x|^2.
    LAPILLI_DEVICE static Reflector of(T alpha, double norm2) {
        const double re = static_cast<double>(real(alpha)), im = static_cast<double>(imag(alpha));
        Reflector h{real(alpha), T(0), wide_t<T>(0)};
        if (!(norm2 > kNegligible || im != 0.0)) return h;
        const double square = re * re + im * im + norm2, inverse = rsqrt(square);
        const double size = square * inverse, sign = copysign(1.0, re);  // beta is -sign size
        h.beta = static_cast<R>(-sign * size);
        if constexpr (is_complex<T>) {
            const double dr = re + sign * size, scale = 1.0 / (dr * dr + im * im);
            h.tau = T(static_cast<R>(fma(sign * re, inverse, 1.0)), static_cast<R>(sign * im * inverse));
            h.factor = wide_t<T>(dr * scale, -im * scale);  // 1 / (alpha - beta)
        } else {
            h.tau = static_cast<R>(fma(sign * re, inverse, 1.0));
            h.factor = 1.0 / (re + sign * size);
        }
        return h;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
