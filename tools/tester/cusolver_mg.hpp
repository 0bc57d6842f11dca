// SPDX-License-Identifier: BSD-3-Clause
// cusolverMg as a peer: the same operands in block columns over several GPUs.
#pragma once

#include <vector>

#include "tester/cusolver.hpp"

namespace lapilli::tester {

// Like run_cusolver, on these GPUs; times are the host's, with all waits.
CusolverRun run_cusolver_mg(const testing::Routine& routine, const testing::Problem& problem,
                            const std::vector<int>& gpus, int warmup, int repeat,
                            const testing::Operands& input, testing::Operands& output);

}  // namespace lapilli::tester
