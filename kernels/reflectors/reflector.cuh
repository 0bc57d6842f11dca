// SPDX-License-Identifier: BSD-3-Clause
// The reflector of a column, for both kernels of the tridiagonal reduction.
#pragma once

#include "arch/simt.cuh"
#include "reflectors/reflector.hpp"

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

/// H = I - tau v v^H with H^H (alpha, x) = (beta, 0), v = (1, factor x).
template <class T>
struct Reflector {
    using R = real_t<T>;

    R beta;
    T tau;
    wide_t<T> factor;

    /// From alpha and |x|^2.
    LAPILLI_DEVICE static Reflector of(T alpha, double norm2) {
        const ReflectorNumbers h = reflector_of<R, is_complex<T>>(
            static_cast<double>(real(alpha)), static_cast<double>(imag(alpha)), norm2, Math{});
        const auto beta = static_cast<R>(h.beta), tau_re = static_cast<R>(h.tau_re);
        if constexpr (is_complex<T>) {
            return {beta, T(tau_re, static_cast<R>(h.tau_im)), wide_t<T>(h.factor_re, h.factor_im)};
        } else {
            return {beta, tau_re, h.factor_re};
        }
    }

  private:
    struct Math {
        LAPILLI_HOST_DEVICE static double copysign(double x, double y) { return arch::copysign(x, y); }
        LAPILLI_HOST_DEVICE static double rsqrt(double x) { return arch::rsqrt(x); }
    };
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
