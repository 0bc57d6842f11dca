// SPDX-License-Identifier: BSD-3-Clause
// A leaf of the tree: all eigenvectors of a tridiagonal matrix of order up to 32 and norm 1, by implicit QL.
// One thread finds the rotations of a sweep, which every thread then applies to its rows of the vectors.
#pragma once

#include <bit>

#include "merges/team.hpp"
#include "merges/turn.hpp"
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

/// Whether the coupling `between` two elements of the diagonal is negligible.
LAPILLI_BOTH bool ql_splits(double here, double next, double between, double unit) {
    return ::fabs(between) <= unit * ::sqrt(::fabs(here)) * ::sqrt(::fabs(next)) + unit * unit;
}

/// The number of zeros below the lowest bit that is set.
LAPILLI_BOTH int ql_zeros(unsigned bits) {
#if defined(__CUDA_ARCH__)
    return ::__ffs(static_cast<int>(bits)) - 1;
#else
    return std::countr_zero(bits);
#endif
}

/// One sweep. splits: bit i is set if the coupling of rows i and i+1 is negligible, and for i = n-1. d:
/// diagonal, e: below it, c and s: the rotations. The next elements come during a rotation: a leaf waits for
/// the chain of its rotations.
template <class Array>
LAPILLI_BOTH QlSweep ql_sweep(QlState& state, int n, unsigned splits, Array d, Array e, Array c, Array s) {
    while (state.at < n && (splits >> state.at & 1u) != 0) ++state.at;
    if (state.at >= n) return {0, 0, true, false};
    if (++state.sweeps > 30 * n) return {0, 0, true, true};
    const int low = state.at, high = low + ql_zeros(splits >> low);
    const double first = d[low], second = d[low + 1], coupling = e[low], last = d[high];
    const double ratio = (second - first) / (2 * coupling);
    double g = last - first + coupling / (ratio + ::copysign(::sqrt(ratio * ratio + 1.0), ratio));
    double cosine = 1, sine = 1, shift = 0;
    double element = e[high - 1], here = d[high - 1], below = last;
    for (int i = high - 1; i >= low; --i) {
        const int next = i > low ? i - 1 : low;
        const double next_element = e[next], next_here = d[next];
        const double f = sine * element, b = cosine * element;
        const Turn turn = turn_of(g, f);
        e[i + 1] = turn.r;
        if (turn.r == 0) {
            // The matrix fell apart inside the sweep.
            d[i + 1] = below - shift;
            e[high] = 0.0;
            return {i + 1, high, false, false};
        }
        sine = turn.s;
        cosine = turn.c;
        g = below - shift;
        const double t = (here - g) * sine + 2 * cosine * b;
        shift = sine * t;
        d[i + 1] = g + shift;
        g = cosine * t - b;
        c[i] = cosine;
        s[i] = sine;
        element = next_element;
        below = here;
        here = next_here;
    }
    d[low] = first - shift;
    e[low] = g;
    e[high] = 0.0;
    return {low, high, false, false};
}

/// Row `row` of the vectors, at v[stride * column], after a sweep.
template <class R, class Vectors, class Array>
LAPILLI_BOTH void ql_rotate(const QlSweep& sweep, Vectors v, int row, int stride, Array c, Array s) {
    double right = v[row + stride * sweep.high];
    for (int i = sweep.high - 1; i >= sweep.low; --i) {
        const double cosine = c[i], sine = s[i], left = v[row + stride * i];
        v[row + stride * (i + 1)] = static_cast<R>(sine * left + cosine * right);
        right = cosine * left - sine * right;
    }
    v[row + stride * sweep.low] = static_cast<R>(right);
}

}  // namespace lapilli
