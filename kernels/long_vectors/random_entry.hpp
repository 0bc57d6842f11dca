// SPDX-License-Identifier: BSD-3-Clause
// Random vectors that are the same wherever they are made: one text for the kernel and the host.
#pragma once

#include <cstdint>

#include "arch/both.hpp"
#include "base/scalar.hpp"

namespace lapilli {

/// 64 random bits of each place of a sequence: splitmix64 (Steele, Lea, Flood 2014).
LAPILLI_BOTH std::uint64_t random_bits(std::uint64_t seed, std::uint64_t place) {
    std::uint64_t z = seed + (place + 1) * 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

/// A number between -1 and 1 for each entry of each vector; of complex ones both parts are. Products here are
/// exact: a fused multiply-add changes nothing.
template <class T>
LAPILLI_BOTH T random_entry(std::uint64_t seed, index_t vector, index_t entry) {
    const std::uint64_t start = random_bits(seed, static_cast<std::uint64_t>(vector));
    const auto number = [&](std::uint64_t part) {
        const auto bits = random_bits(start, 2 * static_cast<std::uint64_t>(entry) + part) >> 40;
        return (static_cast<real_t<T>>(bits) + real_t<T>(0.5)) * real_t<T>(0x1p-23) - real_t<T>(1);
    };
    if constexpr (is_complex<T>) {
        return {number(0), number(1)};
    } else {
        return number(0);
    }
}

}  // namespace lapilli
