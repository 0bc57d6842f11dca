// SPDX-License-Identifier: BSD-3-Clause
// Fetches of asynchronous copies from L2, as measured on an H200: a sector of 32 bytes is fetched once, if
// its parts go to the same 32 bytes of shared memory, in either order; else once for each place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "emulator/launch.hpp"

namespace lapilli::kernel_tests {

struct Sectors {
    std::size_t asked_for = 0, fetched = 0;
};

/// The sectors of the copies from one array. A warp's copies in one group count as requested at the same
/// time.
inline Sectors sectors_of(const std::vector<simt::CopiedChunk>& copied, const void* begin, const void* end) {
    std::map<std::tuple<int, int, int, std::uintptr_t>, std::set<std::size_t>> places;
    for (const simt::CopiedChunk& chunk : copied) {
        if (std::less<>()(chunk.from, begin) || !std::less<>()(chunk.from, end)) continue;
        const std::uintptr_t sector = reinterpret_cast<std::uintptr_t>(chunk.from) / 32;
        places[{chunk.block, chunk.warp, chunk.group, sector}].insert(chunk.to / 32);
    }
    Sectors sum;
    for (const auto& [sector, to] : places) {
        ++sum.asked_for;
        sum.fetched += to.size();
    }
    return sum;
}

}  // namespace lapilli::kernel_tests
