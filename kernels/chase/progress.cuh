// SPDX-License-Identifier: BSD-3-Clause
// Sweeps of a chase that wait for each other in one launch: a word for each sweep says how many of its steps are done, and the last
// one that a block has waited in vain.
#pragma once

#include "arch/patience.cuh"
#include "chase/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

class ChaseProgress {
  public:
    /// The progress of a chase: BandChase, BandBidiagonal.
    template <class Problem>
    LAPILLI_DEVICE explicit ChaseProgress(const Problem& problem)
        : words(problem.progress), failed(words + chase_words(problem.n) - 1), limit(problem.patience) {}

    /// One thread waits until this many steps of sweep s are done. False: the sweep will make no more steps.
    LAPILLI_DEVICE bool wait(std::int64_t s, std::int64_t steps) const {
        Patience patience(failed, limit);
        while (load_acquire(words + s) < static_cast<unsigned>(steps)) {
            if (patience.is_over()) return false;
        }
        return true;
    }
    /// One thread: another step is done, by all threads before a barrier.
    LAPILLI_DEVICE void publish(std::int64_t s) const { atomic_add_release(words + s, 1u); }

  private:
    unsigned *const words, *const failed;
    const std::int64_t limit;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
