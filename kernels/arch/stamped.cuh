// SPDX-License-Identifier: BSD-3-Clause
// A number that one block leaves for another together with a stamp, four bytes of the one and four of the
// other in a word that memory never tears: the reader sees when it is there, without a flag and without a
// fence.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <class T>
inline constexpr int stamped_words = static_cast<int>(sizeof(T) / 4);

/// To stamped_words<T> words on a boundary of 16 bytes, of real single precision of 8.
template <class T>
LAPILLI_DEVICE void store_stamped(std::uint64_t* to, T value, std::uint32_t stamp) {
    struct Halves {
        std::uint32_t word[stamped_words<T>];
    };
    const auto halves = __builtin_bit_cast(Halves, value);
    std::uint64_t words[stamped_words<T>];
    LAPILLI_UNROLL
    for (int k = 0; k < stamped_words<T>; ++k) words[k] = std::uint64_t{halves.word[k]} << 32 | stamp;
    store_relaxed(to, words);
}

/// False: it is not there yet.
template <class T>
LAPILLI_DEVICE bool load_stamped(const std::uint64_t* from, T& value, std::uint32_t stamp) {
    struct Halves {
        std::uint32_t word[stamped_words<T>];
    } halves;
    std::uint64_t words[stamped_words<T>];
    load_relaxed(from, words);
    bool is_there = true;
    LAPILLI_UNROLL
    for (int k = 0; k < stamped_words<T>; ++k) {
        halves.word[k] = static_cast<std::uint32_t>(words[k] >> 32);
        is_there = is_there && static_cast<std::uint32_t>(words[k]) == stamp;
    }
    value = __builtin_bit_cast(T, halves);
    return is_there;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
