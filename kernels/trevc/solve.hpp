// SPDX-License-Identifier: BSD-3-Clause
// A step of the back-substitution for an eigenvector: one or two equations. One text for the kernel and for
// the plain loops of `sim`. All numbers are doubles, also of single precision.
#pragma once

#include <cstdint>

#include "arch/both.hpp"
#include "arch/plain_complex.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli {

/// x 2^-down, in steps whose factors are normal numbers.
template <class R>
LAPILLI_BOTH R lowered(R x, int down) {
    for (; down > 0 && x != R(0); down -= most_exponent<R>)
        x *= safe_power<R>(-(down < most_exponent<R> ? down : most_exponent<R>));
    return x;
}

/// a / b, where b is not 0 and the quotient is in range.
constexpr PlainComplex quotient(PlainComplex a, PlainComplex b) {
    const double inverse = 1 / b.size();
    const PlainComplex unit{b.re * inverse, b.im * inverse};
    const double length = 1 / (unit.re * unit.re + unit.im * unit.im);
    return PlainComplex{a.re * inverse, a.im * inverse} * PlainComplex{unit.re * length, -unit.im * length};
}

/// Two equations, or the first of them: M x = 2^-down b.
struct TrevcStep {
    PlainComplex x[2];
    int down = 0;

    /// m: of a single equation m[0][0]. b: at most an eighth of the largest number. least: smaller pivots are
    /// replaced by it. most: sizes that x may have; least * most and most / least are in range or above it.
    LAPILLI_BOTH static TrevcStep solve(bool two, PlainComplex (&m)[2][2], PlainComplex (&b)[2], double least,
                                        double most) {
        TrevcStep s;
        if (!two) {
            const PlainComplex pivot = m[0][0].size() < least ? PlainComplex{least, 0} : m[0][0];
            s.lower(b[0], pivot, most);
            s.x[0] = quotient(b[0], pivot);
            return s;
        }
        int row = 0, column = 0;
        for (int i = 1; i < 4; ++i) {
            if (m[i / 2][i % 2].size() <= m[row][column].size()) continue;
            row = i / 2;
            column = i % 2;
        }
        if (m[row][column].size() < least) {
            m[0][0] = m[1][1] = {least, 0};
            m[0][1] = m[1][0] = {0, 0};
            row = column = 0;
        }
        const PlainComplex first = m[row][column], right = quotient(m[row][1 - column], first),
                           below = quotient(m[1 - row][column], first);
        PlainComplex last = m[1 - row][1 - column] - below * m[row][1 - column];
        if (last.size() < least) last = {least, 0};
        PlainComplex c = b[row], d = b[1 - row] - below * b[row];
        s.lower(c, first, most);
        d = {lowered(d.re, s.down), lowered(d.im, s.down)};
        const int before = s.down;
        s.lower(d, last, most);
        c = {lowered(c.re, s.down - before), lowered(c.im, s.down - before)};
        s.x[1 - column] = quotient(d, last);
        s.x[column] = quotient(c, first) - right * s.x[1 - column];
        return s;
    }

  private:
    LAPILLI_BOTH static int exponent(double x) {
        return static_cast<int>(__builtin_bit_cast(std::uint64_t, x) >> 52 & 2047) - 1023;
    }
    /// b is multiplied by a power of two where b / pivot may be larger than most / 4.
    LAPILLI_BOTH void lower(PlainComplex& b, PlainComplex pivot, double most) {
        if (b.size() <= pivot.size() * (most / 8)) return;
        const int excess = exponent(b.size()) - exponent(pivot.size()) - exponent(most) + 5;
        if (excess <= 0) return;
        down += excess;
        b = {lowered(b.re, excess), lowered(b.im, excess)};
    }
};

}  // namespace lapilli
