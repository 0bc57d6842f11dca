// SPDX-License-Identifier: BSD-3-Clause
// Complex numbers in double precision for texts that kernels share with the plain loops of `sim`.
#pragma once

namespace lapilli {

/// A complex number in plain arithmetic.
struct PlainComplex {
    double re = 0, im = 0;

    friend constexpr PlainComplex operator+(PlainComplex a, PlainComplex b) {
        return {a.re + b.re, a.im + b.im};
    }
    friend constexpr PlainComplex operator-(PlainComplex a, PlainComplex b) {
        return {a.re - b.re, a.im - b.im};
    }
    friend constexpr PlainComplex operator*(PlainComplex a, PlainComplex b) {
        return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    }
    friend constexpr PlainComplex operator/(PlainComplex a, double b) { return {a.re / b, a.im / b}; }
    constexpr double size() const { return (re < 0 ? -re : re) + (im < 0 ? -im : im); }
};

}  // namespace lapilli
