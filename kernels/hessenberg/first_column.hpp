// SPDX-License-Identifier: BSD-3-Clause
// The start of a bulge: one text for the kernel and for the plain loops of `sim`. All numbers are doubles,
// also of single precision.
#pragma once

#include "arch/plain_complex.hpp"

namespace lapilli {

/// A multiple of the first column of (H - s1) (H - s2), which has three elements: LAQR1. h: the first two
/// rows and columns of H, below is H(2, 1). Products are scaled so that they stay in range, and the largest
/// element is 1. Of real matrices imaginary parts cancel.
struct FirstColumn {
    PlainComplex x[3];

    constexpr FirstColumn(const PlainComplex (&h)[2][2], PlainComplex below, PlainComplex s1,
                          PlainComplex s2) {
        const double size = (h[0][0] - s2).size() + h[1][0].size();
        if (size == 0) return;
        const PlainComplex h10 = h[1][0] / size;
        x[0] = (h[0][0] - s1) * ((h[0][0] - s2) / size) + h[0][1] * h10;
        x[1] = h10 * (h[0][0] + h[1][1] - s1 - s2);
        x[2] = h10 * below;
        double most = 0;
        for (const PlainComplex& e : x) most = e.size() > most ? e.size() : most;
        if (most == 0) return;
        for (PlainComplex& e : x) e = e / most;
    }
};

}  // namespace lapilli
