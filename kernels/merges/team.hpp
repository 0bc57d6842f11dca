// SPDX-License-Identifier: BSD-3-Clause
// A team of threads that does a piece of work together: a warp or a block
// on a GPU, and one thread in the plain loops. The texts of the steps are written for teams.
//
//     rank() size()      this member, how many
//     sync()             all memory written before is seen by all members after
//     sum(x) most(x)     over the members, in a fixed order; the same result for all
//     offset(x, total)   the sum of x over the members before this one; total: over all
#pragma once

#include <cstdint>

#include "arch/both.hpp"

namespace lapilli {

struct OneThread {
    static constexpr std::int64_t rank() { return 0; }
    static constexpr std::int64_t size() { return 1; }
    void sync() const {}
    double sum(double x) const { return x; }
    double product(double x) const { return x; }
    double most(double x) const { return x; }
    std::int64_t offset(std::int64_t x, std::int64_t& total) const {
        total = x;
        return 0;
    }
};

/// A member's share of 0 .. count-1 where order matters: neighbours.
struct Chunk {
    std::int64_t begin, end;
};
template <class Team>
LAPILLI_BOTH Chunk chunk_of(const Team& team, std::int64_t count) {
    const std::int64_t each = (count + team.size() - 1) / team.size();
    const std::int64_t begin = team.rank() * each < count ? team.rank() * each : count;
    return {begin, begin + each < count ? begin + each : count};
}

}  // namespace lapilli
