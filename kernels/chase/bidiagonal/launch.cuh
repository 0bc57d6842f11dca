// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band. In one persistent launch a block has a window, or several, through which the sweeps pass:
//
//     block 0   step 0   sweep 0 |         sweep 1 |         sweep 2        a step begins when the window before has made the same
//     block 1   step 1           | sweep 0         | sweep 1                sweep's step, and the window behind it the next one of
//     block 2   step 2                     | sweep 0         | sweep 1      the sweep before: both have sent what it needs (mail.cuh)
//
// Step t of sweep s has the number 2 s + t, which is larger than those of the steps that it waits for. A block with several windows
// takes their steps in this order, and parks the others in memory. The result does not depend on the number of blocks.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/bidiagonal/step.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, int Warps, class T>
__global__ void __launch_bounds__(32 * Warps, Warps == 8 ? 1 : 2)
    band_bidiagonal(const __grid_constant__ BandBidiagonal<T, real_t<T>> problem) {
    require_cooperative();
    const ChaseShape shape = problem.shape();
    const int n = static_cast<int>(problem.n), b = static_cast<int>(problem.b),
              windows = static_cast<int>(shape.steps(0)), numbers = static_cast<int>(shape.launches());
    BidiagonalStep<T, Rows, Warps> step(problem);
    if (block_id() == 0 && thread_id() == 0) store(problem.d, real(load(problem.band + problem.b)));
    // A window has every other number.
    const int stride = windows <= block_count() ? 2 : 1;
    int held = -1;
    for (int k = block_id(); k < numbers; k += stride) {
        for (int t = block_id(); t < windows && t <= k; t += block_count()) {
            const int s = (k - t) >> 1;
            if (((k - t) & 1) != 0 || s + 1 + t * b >= n) continue;
            if (held != t) {
                if (held >= 0) step.park(held);
                if (s == 0)
                    step.begin(t);
                else
                    step.resume(t, s);
                held = t;
            }
            if (!step.run(s, t)) return;
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, int Warps, class T>
Status bidiagonal_with(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem) {
    LaunchShape how{.name = problem.name,
                    .threads = 32 * Warps,
                    .shared_bytes = kernels::BidiagonalSpace<T, Rows, Warps>::bytes};
    int blocks = 0;
    const Status error = blocks_at_once<kernels::band_bidiagonal<Rows, Warps, T>>(stream, how, blocks);
    if (error != success) return error;
    how.blocks = static_cast<unsigned>(std::min<std::int64_t>(blocks, problem.shape().steps(0)));
    how.kind = LaunchKind::cooperative;
    return start<kernels::band_bidiagonal<Rows, Warps, T>>(stream, how, problem);
}
/// The order of sums depends on the warps, and must not on the device: this is what a GPU of 132 multiprocessors is best at.
template <int Rows, class T>
Status bidiagonal_with_rows(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem) {
    constexpr int most = 132;
    return problem.shape().steps(0) <= most
               ? bidiagonal_with<Rows, 8>(stream, problem)
               : bidiagonal_with<Rows, kernels::bidiagonal_warps_of_many<T>>(stream, problem);
}

template <class T>
Status run(const Stream& stream, const BandBidiagonal<T, real_t<T>>& p) {
    const BandBidiagonal<Scalar<T>, real_t<T>> problem{
        p.n,     p.b,         as(p.band), p.ldw,        p.d,    p.e,      as(p.u),   as(p.tau_u),
        as(p.v), as(p.tau_v), p.first,    as(p.parked), p.mail, p.failed, p.patience};
    return p.b <= 32 ? bidiagonal_with_rows<1>(stream, problem) : bidiagonal_with_rows<2>(stream, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
