// SPDX-License-Identifier: BSD-3-Clause
// The rank of a matrix by the diagonal of R, and the end of least squares with a matrix of zeros.
#pragma once

#include "arch/simt.cuh"
#include "batch_qr/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The info of a matrix whose R is in memory, for all lanes of a warp.
template <class T>
LAPILLI_DEVICE std::int64_t info_of_triangle(const T* r, std::int64_t ld, int rows, int cols) {
    const int steps = min(rows, cols);
    unsigned zero = ~0u;
    for (int k = lane_id(); k < steps; k += 32)
        if (load(r + k + k * ld) == T(0)) zero = min(zero, static_cast<unsigned>(k));
    zero = warp_min(zero);
    if (zero != 0) return zero == ~0u ? 0 : std::int64_t{zero} + 1;
    bool other = false;
    for (int j = lane_id(); j < cols; j += 32) {
        for (int i = 0; i <= min(j, steps - 1); ++i) other = other || load(r + i + j * ld) != T(0);
    }
    return any(other) ? 1 : batch_zero_matrix;
}

template <class T>
__global__ void __launch_bounds__(64) zero_of_block(const __grid_constant__ BatchZeroArgs<T> p) {
    if (load(p.infos + block_id()) != batch_zero_matrix) return;
    T* const b = p.b.data + block_id() * p.b.stride;
    for (int j = 0; j < static_cast<int>(p.b.cols); ++j) {
        for (int i = thread_id(); i < static_cast<int>(p.b.rows); i += thread_count())
            store(b + i + j * p.b.ld, T(0));
    }
    sync();
    if (thread_id() == 0) store(p.infos + block_id(), std::int64_t{0});
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
