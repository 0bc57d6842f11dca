// SPDX-License-Identifier: BSD-3-Clause
// Division of a column by its pivot: a product with the reciprocal. Near the ends of the range, where the
// reciprocal would overflow or lose digits, numbers are scaled by a power of two first.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct Reciprocal {
    using R = real_t<T>;
    T inverse;
    R scale;

    LAPILLI_DEVICE static Reciprocal of(T pivot) {
        constexpr R small = static_cast<R>(wide ? 0x1p-960 : 0x1p-90);
        constexpr R power = static_cast<R>(wide ? 0x1p100 : 0x1p60);
        const R size = is_complex<T> ? max(abs(real(pivot)), abs(imag(pivot))) : abs(real(pivot));
        const R scale = size < small ? power : size > 1 / small ? 1 / power : R(1);
        return {inverse_of(scale * pivot), scale};
    }
    LAPILLI_DEVICE T times(T x) const { return inverse * (scale * x); }

    /// The inverse of of(pivot) where that surely scales nothing, else 0: also of 0, infinities and NaN.
    LAPILLI_DEVICE static T ordinary(T pivot) {
        // Found in any case: it need not wait for the comparison.
        const T inverse = newton(pivot);
        return is_ordinary(pivot) ? inverse : T(0);
    }
    /// Whether ordinary() has returned an inverse.
    LAPILLI_DEVICE static bool is_inverse(T x) { return (high_bits(real(x)) | high_bits(imag(x))) != 0; }

  private:
    static constexpr bool wide = sizeof(R) == 8;

    LAPILLI_DEVICE static unsigned high_bits(R x) {
        return static_cast<unsigned>(bits_of(x) >> (wide ? 32 : 0));
    }
    /// By the exponent alone where numbers are real: comparisons of floating-point numbers take longer.
    LAPILLI_DEVICE static bool is_ordinary(T pivot) {
        if constexpr (is_complex<T>) {
            constexpr R small = static_cast<R>(wide ? 0x1p-960 : 0x1p-90);
            const R re = abs(real(pivot)), im = abs(imag(pivot));
            return (re >= small || im >= small) && re <= 1 / small && im <= 1 / small;
        } else {
            constexpr unsigned bias = wide ? 1023 : 127, range = wide ? 960 : 90;
            const unsigned exponent = (high_bits(pivot) >> (wide ? 20 : 23)) & (2 * bias + 1);
            return exponent - (bias - range) < 2 * range;
        }
    }
    LAPILLI_DEVICE static R improved(R x, R by) {
        LAPILLI_UNROLL
        for (int step = 0; step < (wide ? 2 : 1); ++step) by = fma(by, fma(-x, by, R(1)), by);
        return by;
    }
    LAPILLI_DEVICE static R newton(R x) { return improved(x, approximate_reciprocal(x)); }
    LAPILLI_DEVICE static Complex<R> newton(Complex<R> x) { return inverse_of(x); }
    /// To half a unit more in the last place than a division, in half of its time.
    LAPILLI_DEVICE static R inverse_of(R x) {
        constexpr unsigned special = wide ? 0x7ff : 0xff;
        const R first = approximate_reciprocal(x);
        // The reciprocals of 0 and infinity are exact.
        const unsigned exponent = (high_bits(first) >> (wide ? 20 : 23)) & special;
        return exponent == 0 || exponent == special ? first : improved(x, first);
    }
    /// R. Smith's division: no intermediate result is larger than both numbers.
    LAPILLI_DEVICE static Complex<R> inverse_of(Complex<R> x) {
        if (abs(x.re) >= abs(x.im)) {
            const R ratio = x.im * inverse_of(x.re), by = inverse_of(x.re + x.im * ratio);
            return {by, -ratio * by};
        }
        const R ratio = x.re * inverse_of(x.im), by = inverse_of(x.re * ratio + x.im);
        return {ratio * by, -by};
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
