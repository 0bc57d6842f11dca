// SPDX-License-Identifier: BSD-3-Clause
// The distribution of the columns of an eigenproblem to slots of two, and of the rows of a slot to lanes.
#pragma once

#include <cstddef>

#include "batch/args.hpp"

namespace lapilli {

/// For orders up to N, a power of two or three times one. `lanes` of a warp have a slot, each `rows` rows of
/// both columns: 128 bytes of each, in registers, where that is a power of two.
template <class T, int N>
struct JacobiSlots {
    static constexpr int count = N / 2;
    /// Slots that take turns with each other by their numbers' bits, and how many such sets there are.
    static constexpr int sets = N % 3 == 0 ? 3 : 1, of_set = count / sets;
    static constexpr int bits_of(int slots) { return slots == 1 ? 0 : 1 + bits_of(slots / 2); }
    static constexpr int bits = bits_of(of_set);

    static constexpr int lanes_for(int bytes) { return bytes <= 2 * 128 ? 2 : bytes <= 4 * 192 ? 4 : 8; }
    static constexpr int lanes = lanes_for(N * static_cast<int>(sizeof(T))), rows = N / lanes;
    /// Threads of a matrix. Up to 32 share a warp with others, and a block has four warps; else the block has
    /// one matrix.
    static constexpr int threads = count * lanes;
    static constexpr bool of_block = threads > 32;
    static constexpr int block = of_block ? threads : 128, matrices = block / threads;
    /// The least blocks of a multiprocessor: a thread has 128 registers, or where fewer do not fit 168.
    static constexpr int blocks = block < 512 ? 512 / block : 1;

    /// Shared memory of a matrix: N columns, neighbouring slots' in other banks, and two numbers for each
    /// thread.
    static constexpr int ld = N + lanes;
    static constexpr std::size_t numbers_at = std::size_t{N} * ld * sizeof(T);
    static constexpr std::size_t bytes = numbers_at + 2 * std::size_t{threads} * sizeof(real_t<T>);
    static_assert(of_set == 1 << bits && lanes * rows == N && bytes % 16 == 0);
};

}  // namespace lapilli
