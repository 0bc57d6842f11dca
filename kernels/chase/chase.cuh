// SPDX-License-Identifier: BSD-3-Clause
// The bulge chase. In one persistent launch a block takes every G-th sweep and follows it down the band:
//
//     block 0   sweep 0   step 0 | 1 | 2 | 3 | 4 | 5 ...
//     block 1   sweep 1           .   .   0 | 1 | 2 | 3 ...       step t when sweep 0 has done step t + 1
//     block 2   sweep 2                   .   .   0 | 1 ...
//
// A word for each sweep says how many steps are done. Between its steps a block waits for the sweep before, in the first of
// its threads; it ends when it has waited for too long, and tells the others. Steps begin in any order that the waits allow
// and find the same numbers: the result does not depend on the number of blocks, and is that of a launch for each step.
#pragma once

#include "chase/step.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class ChaseProgress {
  public:
    LAPILLI_DEVICE explicit ChaseProgress(const BandChase<T, real_t<T>>& problem) : p(problem) {}

    /// All threads: until sweep s may do step t. False: nothing more will come.
    LAPILLI_DEVICE bool wait(std::int64_t s, std::int64_t t) const {
        bool vain = false;
        if (s > 0 && thread_id() == 0) {
            const std::int64_t steps = p.shape().steps(s - 1);
            const auto enough = static_cast<unsigned>(t + 2 < steps ? t + 2 : steps);
            unsigned polls = 0;
            std::uint64_t since = 0;
            while (!vain && load_acquire(p.progress + s - 1) < enough) {
                spin_pause();
                if (++polls % 1024 == 0) vain = is_vain(since);
            }
        }
        return sync_or(vain) == 0;
    }
    /// All threads: the step is done.
    LAPILLI_DEVICE void publish(std::int64_t s) const {
        sync();
        if (thread_id() == 0) atomic_add_release(p.progress + s, 1u);
    }

  private:
    LAPILLI_DEVICE bool is_vain(std::uint64_t& since) const {
        unsigned* const failed = p.progress + chase_words(p.n) - 1;
        if (load_acquire(failed) != 0) return true;
        const std::uint64_t time = nanoseconds();
        if (since == 0) since = time;
        if (time - since < static_cast<std::uint64_t>(p.patience)) return false;
        atomic_max(failed, 1u);
        return true;
    }

    const BandChase<T, real_t<T>>& p;
};

template <int Rows, class T>
__global__ void __launch_bounds__(kChaseThreads, 1)
    band_chase(const __grid_constant__ BandChase<T, real_t<T>> problem) {
    require_cooperative();
    const ChaseShape shape = problem.shape();
    const ChaseProgress<T> progress(problem);
    ChaseStep<T, Rows> step(problem);
    for (std::int64_t s = block_id(); s < shape.sweeps(); s += block_count()) {
        const std::int64_t steps = shape.steps(s);
        for (std::int64_t t = 0; t < steps; ++t) {
            if (!progress.wait(s, t)) return;
            step.run(s, t);
            progress.publish(s);
            if (t + 1 < steps) step.look_ahead(s, t + 1);
        }
    }
}

/// Launch k of the chase, by a block for each sweep from the named one on.
template <int Rows, class T>
__global__ void __launch_bounds__(kChaseThreads, 1)
    band_chase_step(const __grid_constant__ BandChase<T, real_t<T>> problem, std::int64_t k,
                    std::int64_t first) {
    const std::int64_t s = first + block_id(), t = k - 2 * s;
    ChaseStep<T, Rows> step(problem);
    step.fetch_last(s, t);
    step.run(s, t);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
