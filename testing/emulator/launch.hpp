// SPDX-License-Identifier: BSD-3-Clause
// The SIMT emulator's door: run a kernel of kernels/ on this OS thread.
//
//     simt::launch({.name = "scale", .grid = {blocks}, .block = 256, .shared_bytes = bytes, .seed = seed},
//                  [&] { kernels::scale<double>(args); });
//
// The callable runs once for every thread of every block. Blocks, warps and lanes take turns in an order
// drawn from the seed: same seed, same order; from 2^32 on block seed / 2^32 - 1 is slow. Launches on
// different OS threads share nothing.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "emulator/fault.hpp"

namespace lapilli::simt {

// An asynchronous copy that reads memory: for tests that count what a kernel asks for.
struct CopiedChunk {
    const void* from;
    int bytes;
    std::size_t to;  // in the block's shared memory
    int block, warp, group;
};

struct Launch {
    std::string name = "unnamed";
    std::array<int, 3> grid = {1, 1, 1};
    int block = 32;  // threads, at most 1024
    std::size_t shared_bytes = 0;
    bool cooperative = false;  // all blocks at the same time: needed by grid_sync
    int cluster = 1;           // blocks that run at the same time; the grid's first extent is a multiple
    std::uint64_t seed = 0;
    std::chrono::milliseconds patience{60000};   // how long threads may do nothing but spin
    std::vector<CopiedChunk>* copied = nullptr;  // all of them, in the order in which they began
};

namespace detail {
void run(const Launch& how, void (*kernel)(void*), void* argument);
}

// Returns when all threads have. Throws Fault when the kernel did wrong, what the kernel threw when it threw,
// and std::invalid_argument when there can be no such launch.
template <class Kernel>
void launch(const Launch& how, Kernel&& kernel) {
    using K = std::remove_reference_t<Kernel>;
    detail::run(
        how, [](void* k) { (*static_cast<K*>(k))(); },
        const_cast<void*>(static_cast<const void*>(std::addressof(kernel))));
}

}  // namespace lapilli::simt
