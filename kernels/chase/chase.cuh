// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase. In one persistent launch a block takes every G-th sweep and follows it down the band:
//
//     block 0   sweep 0   step 0 | 1 | 2 | 3 | 4 | 5 ...
//     block 1   sweep 1         . 0 | 1 | 2 | 3 | 4 ...       step t when sweep 0 has done step t, and has told the row of
//     block 2   sweep 2               . 0 | 1 | 2 | 3 ...     step t + 1 that they share (mail.cuh)
//
// A word for each sweep says how many steps are done. One thread of a block, the courier, waits for that of the sweep before
// and counts its own; the block ends when somebody has waited for too long, and tells the others. Where a window does not fit
// the registers there is no mail: step t waits until the sweep before has done step t + 1. Steps begin in any order that the
// waits allow and find the same numbers: the result does not depend on the number of blocks, and is that of a launch for each
// step.
#pragma once

#include "chase/progress.cuh"
#include "chase/step.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Rows, class T>
__global__ void __launch_bounds__(chase_threads<T, Rows>, 1)
    band_chase(const __grid_constant__ BandChase<T, real_t<T>> problem) {
    require_cooperative();
    using Step = ChaseStep<T, Rows, chase_is_held<T, Rows>>;
    const ChaseShape shape = problem.shape();
    const ChaseProgress progress(problem);
    Step step(problem);
    const bool is_courier = thread_id() == 32 * chase_courier<T, Rows>;
    // Whether the sweep before will not come so far that step t may begin.
    const auto waits_in_vain = [&](std::int64_t s, std::int64_t t) {
        if (!is_courier || s == 0) return false;
        const std::int64_t needed = t + Step::lead, all = shape.steps(s - 1);
        return !progress.wait(s - 1, needed < all ? needed : all);
    };
    for (std::int64_t s = block_id(); s < shape.sweeps(); s += block_count()) {
        const std::int64_t steps = shape.steps(s);
        for (std::int64_t t = 0; t < steps; ++t) {
            if ((t == 0 || Step::lead > 1) && sync_or(waits_in_vain(s, t)) != 0) return;
            step.load_ahead(s, t);
            step.run(s, t);
            // The sweep before seldom is late with its next step, if that is all that counts: there is time to wait for it first.
            const bool in_vain = Step::lead == 1 && t + 1 < steps && waits_in_vain(s, t + 1);
            if (sync_or(step.has_failed() || in_vain) != 0) return;
            if (is_courier) progress.publish(s);
        }
    }
}

/// Launch k of the chase, by a block for each sweep from the named one on.
template <int Rows, class T>
__global__ void __launch_bounds__(chase_threads<T, Rows>, 1)
    band_chase_step(const __grid_constant__ BandChase<T, real_t<T>> problem, std::int64_t k,
                    std::int64_t first) {
    const std::int64_t s = first + block_id(), t = k - 2 * s;
    ChaseStep<T, Rows, false> step(problem);
    step.fetch_last(s, t);
    step.run(s, t);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
