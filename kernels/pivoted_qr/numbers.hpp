// SPDX-License-Identifier: BSD-3-Clause
// Lengths, reflectors and the bounds of lengths, of columns of any size: one text for the kernel and for the
// plain loops of `sim`. All numbers are doubles, also those of single precision.
#pragma once

#include <cstdint>

#include "reflectors/reflector.hpp"

namespace lapilli {

/// A sum of squares that neither overflows nor vanishes. Numbers that are too large or too small for it go,
/// scaled by a power of two, to sums of their own: J. Blue, A portable Fortran program to find the Euclidean
/// norm of a vector, ACM Transactions on Mathematical Software 4 (1978). Squares of the smallest subnormal
/// numbers, scaled, keep all their digits.
struct SafeSquares {
    double large = 0, middle = 0, small = 0;
    static constexpr double too_large = 0x1p486, too_small = 0x1p-511, down = 0x1p-538, up = 0x1p700;

    constexpr void add(double x) {
        x = x < 0 ? -x : x;
        if (x > too_large)
            large += (x * down) * (x * down);
        else if (x < too_small)
            small += (x * up) * (x * up);
        else
            middle += x * x;  // a NaN, too
    }
    constexpr void add(const SafeSquares& other) {
        large += other.large;
        middle += other.middle;
        small += other.small;
    }
    /// Math: sqrt.
    template <class Math>
    constexpr double root(Math math) const {
        if (large > 0) return math.sqrt(large + (middle * down) * down) / down;
        if (!(small > 0)) return math.sqrt(middle);
        const double of_small = math.sqrt(small) / up, of_middle = math.sqrt(middle);
        if (!(of_middle >= of_small)) {
            const double ratio = of_middle / of_small;
            return of_small * math.sqrt(1 + ratio * ratio);
        }
        const double ratio = of_small / of_middle;
        return of_middle * math.sqrt(1 + ratio * ratio);
    }
    /// The root times a power of two: of subnormal numbers it has digits that the root lacks.
    template <class Math>
    constexpr double scaled_root(double scale, Math math) const {
        return large == 0 && middle == 0 ? math.sqrt(small) * (scale / up) : root(math) * scale;
    }
};

/// H = I - tau v v^H with H^H (alpha, x) = (beta, 0) and v = (1, factor (scale x)): LARFG, of numbers of any
/// size.
struct ColumnReflector {
    double scale;  ///< a power of two
    ReflectorNumbers h;
};

/// The power of two that brings x > 0 near 1.
constexpr double power_for(double x) {
    const auto exponent = static_cast<std::int64_t>((__builtin_bit_cast(std::uint64_t, x) >> 52) & 0x7ff);
    const std::int64_t inverse = 2046 - (exponent > 0 ? exponent : 1);
    return __builtin_bit_cast(double, static_cast<std::uint64_t>(inverse > 0 ? inverse : 1) << 52);
}

/// From alpha and x. Math: sqrt, rsqrt and copysign of doubles.
template <bool Complex, class Math>
constexpr ColumnReflector column_reflector(double re, double im, const SafeSquares& squares, Math math) {
    const double norm = squares.root(math);
    if (norm == 0 && (!Complex || im == 0)) return {1, {re, 0, 0, 0, 0}};
    const auto larger = [](double a, double b) { return b < 0 ? (-b > a ? -b : a) : (b > a ? b : a); };
    const double scale = power_for(larger(larger(norm, re), Complex ? im : 0)),
                 x = squares.scaled_root(scale, math);
    ReflectorNumbers h = reflector_of_large<Complex>(re * scale, im * scale, x * x, math);
    h.beta /= scale;
    return {scale, h};
}

/// Downdates a column's length when its element of modulus `size` has become R's, as LAPACK does. Returns
/// false if too few digits are left.
template <class Math>
constexpr bool shorten(double size, double& length, double computed, double tolerance, Math math) {
    if (length == 0) return true;
    const double part = size / length, left = (1 + part) * (1 - part), square = left > 0 ? left : 0;
    const double ratio = length / computed;
    if (square * (ratio * ratio) <= tolerance) return false;
    length *= math.sqrt(square);
    return true;
}

/// The root of the relative rounding error.
template <class R>
inline constexpr double length_tolerance = sizeof(R) == 8 ? 1.0536712127723509e-08 : 2.44140625e-04;

/// A column as a pivot is chosen: the longest, of equal ones the first; a NaN after all others.
struct LongestColumn {
    double size = -2;
    int column = 0x7fffffff;

    static constexpr LongestColumn of(double length, int column) {
        return {length == length ? length : -1, column};
    }
    constexpr bool before(const LongestColumn& other) const {
        return size > other.size || (size == other.size && column < other.column);
    }
};

}  // namespace lapilli
