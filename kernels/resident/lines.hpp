// SPDX-License-Identifier: BSD-3-Clause
// Matrices that stay in the shared memory of a device's multiprocessors while they are reduced: how threads
// share the lines, columns or rows, of a block, and how many blocks a matrix gets. Plain data, shared by
// kernels and backends.
#pragma once

#include <algorithm>
#include <cstddef>

namespace lapilli {

inline constexpr int resident_most_blocks = 160;
/// Warps of a block that multiply; the leading warp is an additional one.
inline constexpr int resident_warps = 7;

/// Lines are distributed round robin over blocks. A thread of the warps that multiply has packs of 16 bytes
/// of every line of its block; a lane of the leading warp has a line.
template <class T, int Warps>
struct ResidentLines {
    static constexpr int warps = Warps, threads = 32 * (Warps + 1);
    static constexpr int pack = static_cast<int>(16 / sizeof(T));
    /// The most lines of a block.
    static constexpr int most_slots = sizeof(T) == 16 ? 16 : 32;
    /// The most packs of a line per thread.
    static constexpr int most_packs = sizeof(T) == 16 ? 7 : sizeof(T) == 8 ? 5 : 4;
    static constexpr int longest = Warps * 32 * most_packs * pack;
    /// Elements of every warp's sums, one for each line.
    static constexpr std::size_t sums = static_cast<std::size_t>(Warps) * most_slots;

    /// The distance between lines of n elements.
    static constexpr int stride(int n) { return (n + pack - 1) / pack * pack; }
};

/// The multiprocessors of a matrix that shares them with others: an equal share, or as many as it needs.
/// fits(blocks): whether it fits into these.
template <class Fits>
constexpr int resident_share(int lines, int multiprocessors, int sharers, Fits fits) {
    const int most = std::min({multiprocessors, resident_most_blocks, lines});
    int blocks = std::max(1, most / std::max(1, sharers));
    while (blocks < most && !fits(blocks)) ++blocks;
    return blocks;
}

}  // namespace lapilli
