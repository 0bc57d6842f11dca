// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER as a peer: the same operands on one GPU, resident in its memory.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "support/matrix.hpp"
#include "support/problem.hpp"

namespace lapilli::tester {

// cuSOLVER was not built in, has no such routine, or reported trouble.
class PeerUnavailable : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

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
