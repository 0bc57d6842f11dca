// SPDX-License-Identifier: BSD-3-Clause
// The teams of merges/team.hpp on a GPU.
#pragma once

#include "arch/simt.cuh"
#include "merges/team.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The index of this warp among those along x.
LAPILLI_DEVICE std::int64_t warp_index() {
    return static_cast<std::int64_t>(block_x()) * (thread_count() / 32) + warp_id();
}

/// A warp. Sums over it are the same for all lanes: both partners of an exchange add the same two numbers.
struct WarpTeam {
    LAPILLI_DEVICE std::int64_t rank() const { return lane_id(); }
    LAPILLI_DEVICE std::int64_t size() const { return 32; }
    LAPILLI_DEVICE void sync() const { sync_warp(); }
    LAPILLI_DEVICE double sum(double x) const {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) x += shuffle_xor(x, step);
        return x;
    }
    LAPILLI_DEVICE double product(double x) const {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) x *= shuffle_xor(x, step);
        return x;
    }
};

/// The lanes of warp `part` of `parts`. They do not talk to each other.
struct LaneTeam {
    std::int64_t part, parts;

    LAPILLI_DEVICE std::int64_t rank() const { return part * 32 + lane_id(); }
    LAPILLI_DEVICE std::int64_t size() const { return parts * 32; }
};

/// Threads that have rows each, of block `part` of `parts`. They do not talk to each other.
struct RowTeam {
    std::int64_t part, parts;

    LAPILLI_DEVICE std::int64_t rank() const { return part * thread_count() + thread_id(); }
    LAPILLI_DEVICE std::int64_t size() const { return parts * thread_count(); }
};

/// A block, with a number of shared memory for each of its warps.
struct BlockTeam {
    Shared<double> numbers;
    Shared<std::int64_t> counts;

    LAPILLI_DEVICE static BlockTeam make() {
        const int warps = thread_count() / 32;
        return {shared<double>(0, static_cast<std::size_t>(warps)),
                shared<std::int64_t>(static_cast<std::size_t>(warps) * sizeof(double),
                                     static_cast<std::size_t>(warps))};
    }

    LAPILLI_DEVICE std::int64_t rank() const { return thread_id(); }
    LAPILLI_DEVICE std::int64_t size() const { return thread_count(); }
    LAPILLI_DEVICE void sync() const { arch::sync(); }
    LAPILLI_DEVICE double most(double x) const {
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) x = max(x, shuffle_xor(x, step));
        if (lane_id() == 0) numbers[warp_id()] = x;
        sync();
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const double other = numbers[warp];
            x = max(x, other);
        }
        sync();
        return x;
    }
    LAPILLI_DEVICE std::int64_t offset(std::int64_t x, std::int64_t& total) const {
        std::int64_t up_to = x;
        LAPILLI_UNROLL
        for (int step = 1; step < 32; step *= 2) {
            const std::int64_t before = shuffle(up_to, lane_id() - step);
            if (lane_id() >= step) up_to += before;
        }
        if (lane_id() == 31) counts[warp_id()] = up_to;
        sync();
        total = 0;
        std::int64_t before = up_to - x;
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const std::int64_t count = counts[warp];
            if (warp < warp_id()) before += count;
            total += count;
        }
        sync();
        return before;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
