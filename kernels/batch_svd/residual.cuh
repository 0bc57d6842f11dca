// SPDX-License-Identifier: BSD-3-Clause
// Norms of residuals of a batch. A block has a matrix, its threads elements of it; sums of squares are added
// in a fixed order. What is too large or too small for squares is scaled by a power of two, which the largest
// value tells.
//
//     element (i, j)   A(i, j) - sum of U(i, k) s(k) V^H(k, j): the threads of a warp read a column of U, and share the element of V^H
//
// Flops: 2 m n k; bytes: A once, U and V^H from the caches.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "batch_svd/residual_args.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSvdResidualThreads = 256;
inline constexpr std::size_t svd_residual_bytes = kSvdResidualThreads / 32 * sizeof(double);

template <class T>
__global__ void __launch_bounds__(kSvdResidualThreads)
    svd_residual(const __grid_constant__ BatchSvdResidualArgs<T> p) {
    using R = real_t<T>;
    const std::int64_t c = block_id(), m = p.a.rows, all = m * p.a.cols;
    const T *const a = p.a.data + c * p.a.stride, *const u = p.u.data + c * p.u.stride,
                   *const vt = p.vt.data + c * p.vt.stride;
    const R* const s = p.s + c * p.strides;
    const int exponent = exponent_to_scale(load(s));
    const R down = safe_power<R>(-exponent);
    double sum = 0;
    for (std::int64_t e = thread_id(); e < all; e += kSvdResidualThreads) {
        const std::int64_t i = e % m, j = e / m;
        T left = down * load(a + i + j * p.a.ld);
        for (std::int64_t k = 0; k < p.rank; ++k) {
            const T product = load(u + i + k * p.u.ld) * load(vt + k + j * p.vt.ld);
            left -= (down * load(s + k)) * product;
        }
        const double x = real(left), y = imag(left);
        sum += x * x + y * y;
    }
    auto sums = shared<double>(0, kSvdResidualThreads / 32);
    const double of_warp = warp_sum(sum);
    if (lane_id() == 0) sums[warp_id()] = of_warp;
    sync();
    if (thread_id() != 0) return;
    double of_all = 0;
    for (int w = 0; w < kSvdResidualThreads / 32; ++w) {
        const double next = sums[w];
        of_all += next;
    }
    store(p.norms + c, safe_power<double>(exponent) * sqrt(of_all));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
