// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER as a peer: the same operands on one GPU, resident in its memory.
#pragma once

#include <string>
#include <vector>

#include "support/routine.hpp"
#include "tester/peer.hpp"

namespace lapilli::tester {

struct CusolverRun {
    std::string gpu, version;
    std::int64_t info = 0;
    std::vector<double> seconds;  // of the repeats, by device events
};

// The method that is cuBLAS's: of batches, which cuSOLVER leaves to it.
inline constexpr const char* by_cublas = "cublas";

// Runs the routine on a copy of `input` on the given GPU, `warmup` times unmeasured and then `repeat` times;
// `output` receives the last result. held: each call is there before the GPU begins. method: which of several
// routines of cuSOLVER for the same problem; empty: the usual one.
CusolverRun run_cusolver(const testing::Routine& routine, const std::string& method,
                         const testing::Problem& problem, int gpu, int warmup, int repeat, bool held,
                         const testing::Operands& input, testing::Operands& output);

}  // namespace lapilli::tester
