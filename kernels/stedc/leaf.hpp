// SPDX-License-Identifier: BSD-3-Clause
// A leaf of the tree: all eigenvectors of a tridiagonal matrix of order up to 32 and norm 1, by implicit QL.
// One thread finds the rotations of a sweep, which every thread then applies to its rows of the vectors.
#pragma once

#include "merges/team.hpp"
#include "stedc/args.hpp"

namespace lapilli {

/// The rotations of a sweep: columns i and i+1, i = high-1 down to low; none: it is over.
struct QlSweep {
    int low, high;
    bool over, failed;
};

/// The state of the search for eigenvalues: those before `at` are found.
struct QlState {
    int at = 0, sweeps = 0;
};

/// One sweep. d: diagonal, e: below it, c and s: the rotations.
template <class Array>
LAPILLI_BOTH QlSweep ql_sweep(QlState& state, int n, double unit, Array d, Array e, Array c, Array s) {
    const double tiny = unit * unit;
    for (; state.at < n; ++state.at) {
        const int low = state.at;
        int high = low;
        for (; high < n - 1; ++high) {
            const double here = d[high], next = d[high + 1], between = e[high];
            if (::fabs(between) <= unit * ::sqrt(::fabs(here)) * ::sqrt(::fabs(next)) + tiny) break;
        }
        if (high == low) continue;
        if (++state.sweeps > 30 * n) return {0, 0, true, true};
        const double first = d[low], second = d[low + 1], coupling = e[low], last = d[high];
        const double ratio = (second - first) / (2 * coupling);
        double g = last - first + coupling / (ratio + ::copysign(::hypot(ratio, 1.0), ratio));
        double cosine = 1, sine = 1, shift = 0;
        for (int i = high - 1; i >= low; --i) {
            const double element = e[i], here = d[i], below = d[i + 1];
            const double f = sine * element, b = cosine * element, r = ::hypot(f, g);
            e[i + 1] = r;
            if (r == 0) {
                // The matrix fell apart inside the sweep.
                d[i + 1] = below - shift;
                e[high] = 0.0;
                return {i + 1, high, false, false};
            }
            sine = f / r;
            cosine = g / r;
            g = below - shift;
            const double t = (here - g) * sine + 2 * cosine * b;
            shift = sine * t;
            d[i + 1] = g + shift;
            g = cosine * t - b;
            c[i] = cosine;
            s[i] = sine;
        }
        d[low] = first - shift;
        e[low] = g;
        e[high] = 0.0;
        return {low, high, false, false};
    }
    return {0, 0, true, false};
}

/// Row `row` of the vectors, at v[stride * column], after a sweep.
template <class R, class Vectors, class Array>
LAPILLI_BOTH void ql_rotate(const QlSweep& sweep, Vectors v, int row, int stride, Array c, Array s) {
    for (int i = sweep.high - 1; i >= sweep.low; --i) {
        const double cosine = c[i], sine = s[i];
        const double left = v[row + stride * i], right = v[row + stride * (i + 1)];
        v[row + stride * (i + 1)] = static_cast<R>(sine * left + cosine * right);
        v[row + stride * i] = static_cast<R>(cosine * left - sine * right);
    }
}

}  // namespace lapilli
