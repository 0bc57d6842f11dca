// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band. In one persistent launch a block takes every G-th sweep and follows it down the band; step t waits until
// the sweep before has done step t + 1. The result does not depend on the number of blocks.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/bidiagonal/step.cuh"
#include "chase/progress.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
__global__ void __launch_bounds__(kBidiagonalThreads, 1)
    band_bidiagonal(const __grid_constant__ BandBidiagonal<T, real_t<T>> problem) {
    require_cooperative();
    const ChaseShape shape = problem.shape();
    const ChaseProgress progress(problem);
    BidiagonalStep<T, Rows> step(problem);
    for (std::int64_t s = block_id(); s < shape.sweeps(); s += block_count()) {
        const std::int64_t steps = shape.steps(s);
        for (std::int64_t t = 0; t < steps; ++t) {
            bool in_vain = false;
            if (thread_id() == 0 && s > 0) {
                const std::int64_t needed = t + 2, all = shape.steps(s - 1);
                in_vain = !progress.wait(s - 1, needed < all ? needed : all);
            }
            if (sync_or(in_vain) != 0) return;
            step.run(s, t);
            sync();
            if (thread_id() == 0) progress.publish(s);
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
Status bidiagonal_with_rows(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem) {
    LaunchShape how{.name = problem.name,
                    .threads = kernels::kBidiagonalThreads,
                    .shared_bytes = kernels::BidiagonalSpace<T, Rows>::bytes};
    int blocks = 0;
    const Status error = blocks_at_once<kernels::band_bidiagonal<Rows, T>>(stream, how, blocks);
    if (error != success) return error;
    // More sweeps than this are never on their way: each is two steps behind the one before.
    const ChaseShape shape = problem.shape();
    const std::int64_t most = std::min(shape.steps(0) / 2 + 1, shape.sweeps());
    how.blocks = static_cast<unsigned>(std::min<std::int64_t>(blocks, most));
    how.kind = LaunchKind::cooperative;
    return start<kernels::band_bidiagonal<Rows, T>>(stream, how, problem);
}

template <class T>
Status run(const Stream& stream, const BandBidiagonal<T, real_t<T>>& p) {
    const BandBidiagonal<Scalar<T>, real_t<T>> problem{p.n,     p.b,        as(p.band),  p.ldw,   p.d,
                                                       p.e,     as(p.u),    as(p.tau_u), as(p.v), as(p.tau_v),
                                                       p.first, p.progress, p.patience};
    return p.b <= 32 ? bidiagonal_with_rows<1>(stream, problem) : bidiagonal_with_rows<2>(stream, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
