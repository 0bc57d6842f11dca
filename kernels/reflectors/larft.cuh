// SPDX-License-Identifier: BSD-3-Clause
// The triangular factor T of a block of k reflectors, I - V T V^H, from their Gram matrix G = V^H V.
//
//     T x x x      A block has 16 rows R, which need nothing of the others, and takes 64 columns C at a time: their own T,
//       T x x      which triangular_factor.cuh makes, and
//         T x          T(R, C) = -(sum over B before C of T(R, B) G(B, C)) T(C, C)
//           T
#pragma once

#include "reflectors/triangular_factor.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kLarftRows = 16;

/// Sixteen rows of products, behind T(C, C) in shared memory.
inline constexpr int kLarftLd = kLarftRows + 4;
template <class T>
constexpr std::size_t larft_shared_bytes() {
    using Factor = TriangularFactor<T>;
    return Factor::bytes + kLarftLd * Factor::limit * sizeof(typename Factor::S);
}

template <class T>
__global__ void __launch_bounds__(TriangularFactor<T>::threads)
    larft(int k, const T* gram, std::int64_t ldg, const T* tau, T* t, std::int64_t ldt) {
    using Factor = TriangularFactor<T>;
    using S = typename Factor::S;
    constexpr int width = Factor::limit;
    static_assert(Factor::threads / 32 * 8 == width);
    const Factor factor(shared<S>(0, Factor::size));
    const Shared<S> products = shared<S>(Factor::bytes, kLarftLd * width);
    const int first = block_id() * kLarftRows, own = first / width * width, j0 = warp_id() * 8;
    for (int j = warp_id(); j < own; j += Factor::threads / 32) {
        if (lane_id() < min(kLarftRows, k - first)) store(t + first + lane_id() + j * ldt, T(0));
    }
    for (int c = own; c < k; c += width) {
        factor.make(min(width, k - c), gram + c + c * ldg, ldg, tau + c);
        ProductTile<S> tile;
        for (int b = own; b < c; b += width) {
            LAPILLI_UNROLL
            for (int m = b; m < b + width; m += 8) {
                tile.add(
                    [&](int i, int l) {
                        return widened(first + i < k ? load(t + first + i + (m + l) * ldt) : T(0));
                    },
                    [&](int l, int j) {
                        return widened(c + j0 + j < k ? load(gram + m + l + (c + j0 + j) * ldg) : T(0));
                    });
            }
        }
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e)
            products[tile.row() + e / 2 * 8 + (j0 + tile.column() + e % 2) * kLarftLd] = tile.element(e);
        sync();
        ProductTile<S> rows;
        if (c == own) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) {
                const int i = first - own + rows.row() + e / 2 * 8, j = j0 + rows.column() + e % 2;
                rows.set_element(e, i <= j ? factor(i, j) : S(0));
            }
        } else {
            for (int b = 0; b <= j0; b += 8)
                rows.add(
                    [&](int i, int l) {
                        const S x = products[i + (b + l) * kLarftLd];
                        return -x;
                    },
                    [&](int l, int j) { return factor(b + l, j0 + j); });
        }
        LAPILLI_UNROLL
        for (int e = 0; e < 4; ++e) {
            const int i = first + rows.row() + e / 2 * 8, j = c + j0 + rows.column() + e % 2;
            if (max(i, j) < k) store(t + i + j * ldt, narrowed<T>(rows.element(e)));
        }
        sync();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
