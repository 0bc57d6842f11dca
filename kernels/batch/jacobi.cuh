// SPDX-License-Identifier: BSD-3-Clause
// One-sided Jacobi: the rotation that makes two columns orthogonal, and when a matrix has had enough of them.
//
// A Hermitian A becomes G = A + 2 |A| I, which is positive definite with a condition of at most 3. Rotations
// of its columns make them orthogonal, G V = V (Lambda + 2 |A|): they end up as the eigenvectors times the
// eigenvalues, and there is no other array for V. The values are the vectors' Rayleigh quotients with A.
// Papers: M. R. Hestenes, Inversion of matrices by biorthogonalization and related results, J. SIAM 6 (1958);
// J. Demmel, K. Veselic, Jacobi's method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992).
#pragma once

#include "arch/simt.cuh"
#include "batch/args.hpp"
#include "batch/scaling.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Element (i, j) of a Hermitian matrix with one triangle stored.
template <class T>
LAPILLI_DEVICE T hermitian_element(const T* a, std::int64_t ld, bool lower, int i, int j) {
    if (i == j) return from_real<T>(real(load(a + i + j * ld)));
    return (i > j) == lower ? load(a + i + j * ld) : conj(load(a + j + i * ld));
}

/// |x| of a real number; of a complex one the sum of its parts, which is not smaller than its modulus.
template <class T>
LAPILLI_DEVICE real_t<T> size_bound(T x) {
    if constexpr (is_complex<T>) {
        return abs(real(x)) + abs(imag(x));
    } else {
        return abs(x);
    }
}
/// The larger part. NaN are not seen.
template <class T>
LAPILLI_DEVICE real_t<T> larger_part(T x) {
    if constexpr (is_complex<T>) {
        return max(abs(real(x)), abs(imag(x)));
    } else {
        return abs(x);
    }
}
/// x - x is 0 for finite numbers alone.
template <class T>
LAPILLI_DEVICE bool is_finite(T x) {
    return real(x) - real(x) == 0 && imag(x) - imag(x) == 0;
}

/// x / r, so that a vector of one element becomes 1 to the last bit.
template <class R>
LAPILLI_DEVICE R quotient(R x, R r) {
    return x / r;
}
template <class R>
LAPILLI_DEVICE Complex<R> quotient(Complex<R> x, R r) {
    return {x.re / r, x.im / r};
}

/// p^H q, element by element. The sums of products are apart, so that q^H p is the conjugate to the last bit.
template <class T>
struct CrossSum {
    T sum = T(0);
    LAPILLI_DEVICE void add(T p, T q) { sum = fma(p, q, sum); }
    LAPILLI_DEVICE T value() const { return sum; }
};
template <class R>
struct CrossSum<Complex<R>> {
    R real_sum = 0, forward = 0, backward = 0;
    LAPILLI_DEVICE void add(Complex<R> p, Complex<R> q) {
        real_sum = fma(p.re, q.re, fma(p.im, q.im, real_sum));
        forward = fma(p.re, q.im, forward);
        backward = fma(p.im, q.re, backward);
    }
    LAPILLI_DEVICE Complex<R> value() const { return {real_sum, forward - backward}; }
};

template <class R>
LAPILLI_DEVICE R inverse_root(R x) {
    if constexpr (sizeof(R) == 8) {
        return rsqrt(x);
    } else {
        return R(1) / sqrt(x);
    }
}

/// The largest rotations of a sweep: the square of the cosine between two columns, and of the angle's
/// tangent. Single precision is enough to say when to stop.
struct JacobiProgress {
    float cosine = 0, tangent = 0;

    /// Fill-in of a sweep is at most n times the product of both, on average the root of n. Below what
    /// rounding errors make of a product of two columns nothing more is gained.
    template <class R>
    LAPILLI_DEVICE bool is_over(int n) const {
        constexpr R unit = sizeof(R) == 8 ? R(0x1p-53) : R(0x1p-24);
        const float enough = 16.0f * static_cast<float>(n) * static_cast<float>(unit * unit);
        return cosine <= enough || cosine * tangent * static_cast<float>(n) <= enough;
    }
};

/// p := c p - w q and q := c q + conj(w) p are orthogonal.
template <class T>
struct JacobiRotation {
    using R = real_t<T>;
    R c;
    T w;
    R change;  ///< |p|^2 loses it, |q|^2 gains it

    /// Where the product is noise the columns stay as they are: columns of a diagonal matrix are not touched.
    /// `first`: p is the first of the two, of whose sizes, if they are equal, the order decides. With tan 2t
    /// = 2 |product| / between: two reciprocal roots, of the hypotenuse and of cos^2 t = (1 + cos 2t) / 2. An
    /// error of theirs is in c and w alike: the columns stay orthogonal, but G V would lose V's lengths,
    /// rotation by rotation, without the last correction.
    LAPILLI_DEVICE static JacobiRotation of(R size_p, R size_q, T product, bool first, bool allowed,
                                            JacobiProgress& progress) {
        constexpr R unit = sizeof(R) == 8 ? R(0x1p-53) : R(0x1p-24);
        const R square = abs2(product), both = size_p * size_q;
        if (!allowed || !(square > unit * unit * both)) return {R(1), T(0), R(0)};
        const R between = size_q - size_p;
        const R hypotenuse = inverse_root(fma(between, between, R(4) * square));
        const R cosine = fma(R(0.5) * abs(between), hypotenuse, R(0.5)), secant = inverse_root(cosine);
        const bool positive = between > R(0) || (between == R(0) && first);
        const R raw = cosine * secant, raw_sine = (positive ? hypotenuse : -hypotenuse) * secant;
        const R excess = fma(raw, raw, R(-1)) + raw_sine * raw_sine * square;
        const R correction = fma(R(-0.5), excess, R(1)), sine = raw_sine * correction,
                factor = raw_sine * secant;
        progress.cosine = max(progress.cosine, quick_quotient(square, both));
        progress.tangent = max(progress.tangent, static_cast<float>(factor * factor * square));
        return {raw * correction, sine * conj(product), factor * square};
    }

  private:
    /// To the digits that a limit needs.
    LAPILLI_DEVICE static float quick_quotient(R x, R y) {
        if constexpr (sizeof(R) == 8) {
            return static_cast<float>(x * approximate_reciprocal(y));
        } else {
            return x / y;
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
