// SPDX-License-Identifier: BSD-3-Clause
// In one persistent launch of a chase a block has a window, or several, through which the sweeps pass:
//
//     block 0   step 0   sweep 0 |         sweep 1 |         sweep 2        a step begins when the window before has made the same
//     block 1   step 1           | sweep 0         | sweep 1                sweep's step, and the window behind it the next one of
//     block 2   step 2                     | sweep 0         | sweep 1      the sweep before: both have sent what it needs (mail.cuh)
//
// Step t of sweep s has the number 2 s + t, which is larger than those of the steps that it waits for. A block with several windows
// takes their steps in this order, and parks the others: one on a shelf in shared memory, if it has room, the rest in memory. The result
// does not depend on the number of blocks.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// What a block does in one launch, or with one step of each window in a launch.
template <class Step>
class ChasePass {
  public:
    /// Step: begin(t), resume(t, s) and park(t) a window, and run(s, t), false when it has waited in vain. Its shared memory ends where
    /// the shelf is.
    template <class Problem>
    LAPILLI_DEVICE explicit ChasePass(const Problem& problem, bool with_shelf)
        : shape(problem.shape()),
          step(problem),
          n(static_cast<int>(problem.n)),
          b(static_cast<int>(problem.b)),
          windows(static_cast<int>(shape.steps(0))),
          has_shelf(with_shelf) {}

    LAPILLI_DEVICE void all() {
        const int numbers = static_cast<int>(shape.launches());
        // A window has every other number.
        const int stride = windows <= block_count() ? 2 : 1;
        for (int k = block_id(); k < numbers; k += stride) {
            if (!those_of(k)) return;
        }
    }
    /// The steps of number k. False: one has waited in vain.
    LAPILLI_DEVICE bool those_of(int k) {
        for (int t = block_id(); t < windows && t <= k; t += block_count()) {
            const int s = (k - t) >> 1;
            if (((k - t) & 1) != 0 || s + 1 + t * b >= n) continue;
            if (held != t) take(s, t);
            if (!step.run(s, t)) return false;
        }
        return true;
    }
    LAPILLI_DEVICE void park() const {
        if (held >= 0) step.park(held);
    }

  private:
    /// The window of step t, which sweep s passes next.
    LAPILLI_DEVICE void take(int s, int t) {
        if (shelved == t) {
            step.exchange(Step::bytes, t, s);
            shelved = held;
        } else {
            if (has_shelf && held >= 0 && shelved < 0) {
                step.shelve(Step::bytes);
                shelved = held;
            } else {
                park();
            }
            if (s == 0)
                step.begin(t);
            else
                step.resume(t, s);
        }
        held = t;
    }

    const ChaseShape shape;
    Step step;
    const int n, b, windows;
    const bool has_shelf;
    int held = -1, shelved = -1;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Kernel: of the problem and whether there is a shelf, passes sweeps by steps of that kind.
template <auto Kernel, class Step, class Problem>
Status pass(const Stream& stream, int threads, const Problem& problem) {
    LaunchShape how{.name = problem.name, .threads = threads, .shared_bytes = Step::bytes};
    const DeviceLimits& limits = stream.limits;
    int blocks = 0;
    const Status error = blocks_at_once<Kernel>(stream, how, blocks);
    if (error != success) return error;
    const std::int64_t windows = problem.shape().steps(0);
    // As many blocks a multiprocessor as without it; each takes a kilobyte more.
    constexpr std::size_t own = 1024, shelf = Step::shelf_bytes, all = Step::bytes + shelf;
    const auto each = static_cast<std::size_t>(blocks / limits.multiprocessors);
    const bool has_shelf = shelf > 0 && windows > blocks &&
                           all <= static_cast<std::size_t>(limits.shared_bytes) &&
                           each * (all + own) <= static_cast<std::size_t>(limits.shared_bytes_all);
    if (has_shelf) how.shared_bytes = all;
    how.blocks = static_cast<unsigned>(std::min<std::int64_t>(blocks, windows));
    how.kind = LaunchKind::cooperative;
    return start<Kernel>(stream, how, problem, has_shelf);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
