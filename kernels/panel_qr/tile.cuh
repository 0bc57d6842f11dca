// SPDX-License-Identifier: BSD-3-Clause
// A tile of 16 x 8 numbers in a warp's registers, and products that are added to it by the FP64 tensor cores: real ones, or
// complex ones as four real ones.
#pragma once

#include "arch/simt.cuh"
#include "tridiagonal/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// S: double or Complex<double>. The lane's four elements are (row(), column() + {0, 1}) and the same of row() + 8.
template <class S>
struct ProductTile {
    static constexpr int planes = is_complex<S> ? 2 : 1;
    double part[planes][4] = {};

    LAPILLI_DEVICE static int row() { return lane_id() / 4; }
    LAPILLI_DEVICE static int column() { return lane_id() % 4 * 2; }

    LAPILLI_DEVICE S element(int e) const {
        if constexpr (is_complex<S>)
            return S(part[0][e], part[1][e]);
        else
            return part[0][e];
    }
    LAPILLI_DEVICE void set_element(int e, S value) {
        part[0][e] = real(value);
        if constexpr (is_complex<S>) part[1][e] = imag(value);
    }
    /// Adds A B, where a(i, k) and b(k, j) give the elements of 16 x 8 and 8 x 8.
    template <class A, class B>
    LAPILLI_DEVICE void add(A a, B b) {
        const int i = lane_id() / 4, k = lane_id() % 4;
        const S a0 = a(i, k), a1 = a(i + 8, k), a2 = a(i, k + 4), a3 = a(i + 8, k + 4);
        const S b0 = b(k, i), b1 = b(k + 4, i);
        mma_f64_16x8x8(part[0], real(a0), real(a1), real(a2), real(a3), real(b0), real(b1));
        if constexpr (is_complex<S>) {
            mma_f64_16x8x8(part[1], real(a0), real(a1), real(a2), real(a3), imag(b0), imag(b1));
            mma_f64_16x8x8(part[0], -imag(a0), -imag(a1), -imag(a2), -imag(a3), imag(b0), imag(b1));
            mma_f64_16x8x8(part[1], imag(a0), imag(a1), imag(a2), imag(a3), real(b0), real(b1));
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
