// SPDX-License-Identifier: BSD-3-Clause
// In one persistent launch of a chase a block has a window, or several, through which the sweeps pass:
//
//     block 0   step 0   sweep 0 |         sweep 1 |         sweep 2        a step begins when the window before has made the same
//     block 1   step 1           | sweep 0         | sweep 1                sweep's step, and the window behind it the next one of
//     block 2   step 2                     | sweep 0         | sweep 1      the sweep before: both have sent what it needs (mail.cuh)
//
// Step t of sweep s has the number 2 s + t, which is larger than those of the steps that it waits for. A
// block with several windows takes their steps in this order, and parks the others in memory. The result does
// not depend on the number of blocks.
#pragma once

#include <algorithm>
#include <type_traits>

#include "arch/launch.cuh"
#include "chase/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The steps of the numbers from `first` to before `behind` by a block. Step: begin(t), resume(t, s) and
/// park(t) a window, and run(s, t), false when it has waited in vain.
template <class Step, class Problem>
LAPILLI_DEVICE void pass_sweeps(const Problem& problem, int first, int behind) {
    const int n = static_cast<int>(problem.n), b = static_cast<int>(problem.b),
              windows = static_cast<int>(problem.shape().steps(0));
    Step step(problem);
    int held = -1;
    for (int k = max(first, block_id()); k < behind; ++k) {
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
    if (held >= 0) step.park(held);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// Steps of the numbers from `first` to before `behind`. Kernel: of the problem and these two, passes sweeps
/// by steps of that kind. One launch, or one for each number, which then wait for nothing.
template <auto Kernel, class Step, class Problem>
Status pass(const Stream& stream, const Problem& problem, int first, int behind, bool stepwise) {
    LaunchShape how{.name = problem.name, .threads = Step::threads, .shared_bytes = Step::bytes};
    int blocks = 0;
    Status error = blocks_at_once<Kernel>(stream, how, blocks);
    how.blocks = static_cast<unsigned>(std::min<std::int64_t>(blocks, problem.shape().steps(0)));
    how.kind = LaunchKind::cooperative;
    const int each = stepwise ? 1 : behind - first;
    for (int k = first; error == success && k < behind; k += each)
        error = start<Kernel>(stream, how, problem, k, k + each);
    return error;
}

/// The windows of a device that has one a multiprocessor. The order of sums depends on the warps of a block,
/// and must not on the device: this is what a GPU of 132 multiprocessors is best at.
inline constexpr int most_chase_windows = 132;

/// A chase: while it has more than that many windows by steps of the kind Many, whose blocks share a
/// multiprocessor, then of the kind Few.
template <auto KernelOfMany, class Many, auto KernelOfFew, class Few, class Problem>
Status pass_all(const Stream& stream, const Problem& problem, int most) {
    const std::int64_t numbers = problem.shape().launches(), longer = problem.n - 1 - most * problem.b;
    int turn = 0;
    if constexpr (!std::is_same_v<Many, Few>) {
        if (longer > 0) turn = static_cast<int>(std::min(2 * longer + most, numbers));
    }
    const Status error = pass<KernelOfMany, Many>(stream, problem, 0, turn, false);
    return error != success ? error
                            : pass<KernelOfFew, Few>(stream, problem, turn, static_cast<int>(numbers), false);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
