// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER as a peer: the same operands on one GPU, resident in its memory.
#pragma once

#include <string>
#include <vector>

#include "support/matrix.hpp"
#include "support/problem.hpp"
#include "tester/peer.hpp"

namespace lapilli::tester {

struct CusolverRun {
    std::string gpu, version;
    std::int64_t info = 0;
    std::vector<double> seconds;  // of the repeats, by device events
};

// Runs the routine on a copy of `input` on the given GPU, `warmup` times unmeasured and then `repeat` times;
// `output` receives the last result.
template <class T>
CusolverRun run_cusolver(const std::string& routine, const testing::Problem& problem, int gpu, int warmup,
                         int repeat, const testing::Arrays<T>& input, testing::Arrays<T>& output);

}  // namespace lapilli::tester
