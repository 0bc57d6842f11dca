// SPDX-License-Identifier: BSD-3-Clause
// Each lane's knowledge of the accesses by others of its warp: vector clocks, advanced by warp barriers.
//
// An access of lane j at own(j) = c happened before lane i's present access if seen(i, j) > c. One counter
// for the warp stamps every barrier, so stamps of different lanes compare.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lapilli::simt {

class WarpClock {
  public:
    void reset() { *this = WarpClock(); }
    std::uint32_t own(int lane) const { return own_[lane]; }
    bool ordered(int lane, int other, std::uint32_t stamp) const {
        return lane == other || seen_[lane][other] > stamp;
    }

    // A barrier of the lanes in mask: each learns what any of them knows.
    void barrier(std::uint32_t mask) {
        std::uint32_t known[32] = {};
        for (int i = 0; i < 32; ++i)
            if ((mask >> i & 1u) != 0)
                for (int k = 0; k < 32; ++k) known[k] = std::max(known[k], seen_[i][k]);
        ++counter_;
        for (int i = 0; i < 32; ++i)
            if ((mask >> i & 1u) != 0) known[i] = own_[i] = counter_;
        for (int i = 0; i < 32; ++i)
            if ((mask >> i & 1u) != 0) std::copy(known, known + 32, seen_[i]);
    }

    // Passes on a lane's knowledge: known(lane, stamp). Its later accesses are not in it.
    template <class F>
    void release(int lane, F known) {
        own_[lane] = seen_[lane][lane] = ++counter_;
        for (int k = 0; k < 32; ++k) known(k, seen_[lane][k]);
    }

  private:
    std::uint32_t counter_ = 0;
    std::uint32_t own_[32] = {};
    std::uint32_t seen_[32][32] = {};
};

}  // namespace lapilli::simt
