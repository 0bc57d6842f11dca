// SPDX-License-Identifier: BSD-3-Clause
// A leaf of the tree: all singular values and vectors of an upper bidiagonal matrix of up to 31 rows and a
// column more, by implicit QR (Golub and Kahan 1965), without a shift if the diagonal has a zero (Demmel and
// Kahan 1990). One thread finds the rotations of a sweep, which every thread then applies to its rows of U
// and V.
#pragma once

#include "bdsdc/args.hpp"
#include "merges/team.hpp"
#include "merges/turn.hpp"

namespace lapilli {

/// The matrix, with its norm in [1/2, 1), and the rotations of a sweep: of columns i and i+1 of V and of U.
template <class Array>
struct BdsdcLeaf {
    Array d, e, right_c, right_s, left_c, left_s;
};

/// The rotations of a sweep: columns i and i+1, i = low up to high-1. None: it is over.
struct QrSweep {
    int low, high;
    bool over, failed;
};
/// The state of the search for singular values: those behind `high` are found.
struct QrState {
    int high, sweeps = 0;
};

/// Scales the leaf of n rows; returns the exponent of two.
template <class Array>
LAPILLI_BOTH int bdsdc_scale_leaf(const BdsdcLeaf<Array>& b, int n) {
    double most = 0;
    for (int i = 0; i < n; ++i) {
        const double d = b.d[i], e = b.e[i];
        most = ::fmax(most, ::fmax(::fabs(d), ::fabs(e)));
    }
    const int exponent = most > 0 ? ::ilogb(most) + 1 : 0;
    for (int i = 0; i < n; ++i) {
        const double d = b.d[i], e = b.e[i];
        b.d[i] = ::ldexp(d, -exponent);
        b.e[i] = ::ldexp(e, -exponent);
    }
    return exponent;
}

/// Takes the last column away: rotations of columns i and n of V, i = n-1 down to 0.
template <class Array>
LAPILLI_BOTH void bdsdc_make_square(const BdsdcLeaf<Array>& b, int n) {
    double beside = n > 0 ? static_cast<double>(b.e[n - 1]) : 0;
    for (int i = n - 1; i >= 0; --i) {
        const Turn turn = turn_of(b.d[i], beside);
        b.d[i] = turn.r;
        b.right_c[i] = turn.c;
        b.right_s[i] = turn.s;
        if (i == 0) break;
        const double above = b.e[i - 1];
        beside = -turn.s * above;
        b.e[i - 1] = turn.c * above;
    }
}
template <class R, class Vectors, class Array>
LAPILLI_BOTH void bdsdc_turn_square(const BdsdcLeaf<Array>& b, Vectors v, int n, int row, int stride) {
    double last = v[row + stride * n];
    for (int i = n - 1; i >= 0; --i) {
        const double c = b.right_c[i], s = b.right_s[i], here = v[row + stride * i];
        v[row + stride * i] = static_cast<R>(c * here + s * last);
        last = c * last - s * here;
    }
    v[row + stride * n] = static_cast<R>(last);
}

/// A sweep without a shift, from row low to row high: a zero on the diagonal leaves as a value.
template <class Array>
LAPILLI_BOTH void bdsdc_sweep_unshifted(const BdsdcLeaf<Array>& b, int low, int high) {
    Turn right{1, 0, 0}, left{1, 0, 0};
    for (int i = low; i < high; ++i) {
        const double here = b.d[i], beside = b.e[i], next = b.d[i + 1];
        right = turn_of(right.c * here, beside);
        if (i > low) b.e[i - 1] = left.s * right.r;
        left = turn_of(left.c * right.r, right.s * next);
        b.d[i] = left.r;
        b.right_c[i] = right.c;
        b.right_s[i] = right.s;
        b.left_c[i] = left.c;
        b.left_s[i] = left.s;
    }
    const double last = right.c * b.d[high];
    b.d[high] = last * left.c;
    b.e[high - 1] = last * left.s;
}

/// A sweep that begins with the first column of B^T B - shift^2.
template <class Array>
LAPILLI_BOTH void bdsdc_sweep_shifted(const BdsdcLeaf<Array>& b, int low, int high, double shift) {
    const double first = b.d[low];
    double f = (::fabs(first) - shift) * (::copysign(1.0, first) + shift / first), g = b.e[low];
    for (int i = low; i < high; ++i) {
        const double here = b.d[i], beside = b.e[i], next = b.d[i + 1];
        const Turn right = turn_of(f, g);
        if (i > low) b.e[i - 1] = right.r;
        const double lower = right.c * beside - right.s * here, diagonal = right.c * next;
        const Turn left = turn_of(right.c * here + right.s * beside, right.s * next);
        b.d[i] = left.r;
        f = left.c * lower + left.s * diagonal;
        b.d[i + 1] = left.c * diagonal - left.s * lower;
        if (i + 1 < high) {
            const double following = b.e[i + 1];
            g = left.s * following;
            b.e[i + 1] = left.c * following;
        }
        b.right_c[i] = right.c;
        b.right_s[i] = right.s;
        b.left_c[i] = left.c;
        b.left_s[i] = left.s;
    }
    b.e[high - 1] = f;
}

/// The smaller singular value of the last two rows.
template <class Array>
LAPILLI_BOTH double bdsdc_shift(const BdsdcLeaf<Array>& b, int high) {
    const double f = ::fabs(b.d[high - 1]), g = b.e[high - 1], h = ::fabs(b.d[high]);
    const double sum = ::hypot(f + h, g) + ::hypot(f - h, g);
    return sum > 0 ? 2 * f * (h / sum) : 0;
}

/// One sweep.
template <class Array>
LAPILLI_BOTH QrSweep bdsdc_sweep(QrState& state, int n, double unit, const BdsdcLeaf<Array>& b) {
    // A sweep leaves rounding errors of its elements: what is as small as a few of them does not become
    // smaller.
    const auto negligible = [&](int i) {
        const double here = b.d[i], next = b.d[i + 1], between = b.e[i];
        return ::fabs(between) <= unit * (2 * (::fabs(here) + ::fabs(next)) + 0.5);
    };
    while (state.high > 0 && negligible(state.high - 1)) --state.high;
    if (state.high <= 0) return {0, 0, true, false};
    if (++state.sweeps > 30 * n) return {0, 0, true, true};
    const int high = state.high;
    int low = high - 1;
    while (low > 0 && !negligible(low - 1)) --low;
    if (low > 0) b.e[low - 1] = 0.0;
    double least = 1;
    for (int i = low; i <= high; ++i) {
        const double here = b.d[i];
        least = ::fmin(least, ::fabs(here));
    }
    if (least <= unit) {
        bdsdc_sweep_unshifted(b, low, high);
    } else {
        bdsdc_sweep_shifted(b, low, high, bdsdc_shift(b, high));
    }
    return {low, high, false, false};
}

/// Row `row` of vectors, at v[stride * column], after a sweep; c, s: the right or the left rotations.
template <class R, class Vectors, class Array>
LAPILLI_BOTH void bdsdc_rotate(const QrSweep& sweep, Vectors v, int row, int stride, Array c, Array s) {
    double left = v[row + stride * sweep.low];
    for (int i = sweep.low; i < sweep.high; ++i) {
        const double cosine = c[i], sine = s[i], right = v[row + stride * (i + 1)];
        v[row + stride * i] = static_cast<R>(cosine * left + sine * right);
        left = cosine * right - sine * left;
    }
    v[row + stride * sweep.high] = static_cast<R>(left);
}

}  // namespace lapilli
