// SPDX-License-Identifier: BSD-3-Clause
// Random choices of the fuzzer: functions of a seed and a case's number alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "support/random.hpp"

namespace lapilli::tester {

class Draw {
  public:
    Draw(std::uint64_t seed, std::uint64_t number) : stream_(seed, number) {}

    std::uint64_t bits() { return stream_.bits(next_++); }
    // From least to most.
    std::int64_t between(std::int64_t least, std::int64_t most) {
        return least + static_cast<std::int64_t>(bits() % static_cast<std::uint64_t>(most - least + 1));
    }
    double real(double low, double high) { return low + (high - low) * stream_.uniform<double>(next_++); }
    bool chance(double probability) { return real(0, 1) < probability; }
    template <class Container>
    auto one_of(const Container& from) {
        return from[static_cast<std::size_t>(between(0, static_cast<std::int64_t>(std::size(from)) - 1))];
    }

  private:
    testing::Stream stream_;
    std::uint64_t next_ = 0;
};

// The numbers from 0 to count - 1 in an order that follows from the seed and a number.
inline std::vector<std::uint32_t> shuffled(std::uint64_t seed, std::uint64_t number, std::size_t count) {
    std::vector<std::uint32_t> cards(count);
    std::iota(cards.begin(), cards.end(), 0);
    const testing::Stream stream(seed, number);
    for (std::size_t left = count; left > 1; --left)
        std::swap(cards[left - 1], cards[stream.bits(left) % left]);
    return cards;
}

constexpr std::int64_t usual_largest = 450;

// Mostly small: that is where blocks, shares and merges have their edges, and where many calls go into a
// second. Devices then have few columns each: where there are not many more columns than devices squared, the
// last device may have none.
inline std::int64_t draw_order(Draw& draw, std::int64_t largest, int devices) {
    const double which = draw.real(0, 1);
    std::int64_t n = 0;
    if (which < 0.25) {
        n = draw.between(0, 9);
    } else if (which < 0.45 && devices > 2) {
        n = devices * draw.between(1, devices) + draw.between(-2, 2);
    } else if (which < 0.7) {
        n = draw.between(10, 70);
    } else if (which < 0.85) {
        n = draw.one_of(std::vector<std::int64_t>{16, 32, 48, 64, 96, 128, 192, 256}) + draw.between(-2, 2);
    } else {
        n = draw.between(70, std::max<std::int64_t>(70, draw.chance(0.8) ? 200 : largest));
    }
    return std::min(n, largest);
}

// The machine: the CPU, or simulated devices, few and many equally often. The CPU is cheapest, since devices
// have to be opened.
constexpr std::uint64_t machines = 6;
inline std::string draw_machine(Draw& draw, std::uint64_t which) {
    constexpr int fewest[] = {1, 3, 5, 9, 17};
    return which < 2 ? "none"
                     : "sim:" + std::to_string(draw.between(fewest[which - 2], fewest[which - 1] - 1));
}

}  // namespace lapilli::tester
