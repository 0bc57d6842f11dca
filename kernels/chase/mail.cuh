// SPDX-License-Identifier: BSD-3-Clause
// What a sweep of the chase tells the one behind it: the row that two of their steps share, as soon as it is found. Each element
// goes with its sweep's number beside it, four bytes of the one and four of the other in a word that memory never tears: it
// needs no flag, and no fence. The row of step t stands in slot t; the next sweep, which has read it, writes there next.
//
//     sweep s      step t      | step t + 1: beta .. row .. corner |
//     sweep s + 1                            | step t  :    :      |
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "chase/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Of the row of step t: element 0 is beta in the first column of O, b is the corner of D, and those between are O's others.
template <class T>
class ChaseMail {
    static constexpr int kWords = static_cast<int>(sizeof(T) / 4);

  public:
    LAPILLI_DEVICE explicit ChaseMail(const BandChase<T, real_t<T>>& problem) : p(problem) {}

    LAPILLI_DEVICE void send(std::int64_t s, std::int64_t t, int element, T value) const {
        struct Halves {
            std::uint32_t word[kWords];
        };
        const auto halves = __builtin_bit_cast(Halves, value);
        std::uint64_t words[kWords];
        LAPILLI_UNROLL
        for (int k = 0; k < kWords; ++k) words[k] = std::uint64_t{halves.word[k]} << 32 | stamp(s);
        store_relaxed(place(t, element), words);
    }
    /// False: it is not there yet.
    LAPILLI_DEVICE bool receive(std::int64_t s, std::int64_t t, int element, T& value) const {
        struct Halves {
            std::uint32_t word[kWords];
        } halves;
        std::uint64_t words[kWords];
        load_relaxed(place(t, element), words);
        bool is_there = true;
        LAPILLI_UNROLL
        for (int k = 0; k < kWords; ++k) {
            halves.word[k] = static_cast<std::uint32_t>(words[k] >> 32);
            is_there = is_there && static_cast<std::uint32_t>(words[k]) == stamp(s);
        }
        value = __builtin_bit_cast(T, halves);
        return is_there;
    }

  private:
    /// Never zero, which is what memory holds at first.
    LAPILLI_DEVICE static std::uint32_t stamp(std::int64_t s) { return static_cast<std::uint32_t>(s + 1); }
    LAPILLI_DEVICE std::uint64_t* place(std::int64_t t, int element) const {
        return p.mail + (t * (p.b + 1) + element) * kWords;
    }

    const BandChase<T, real_t<T>>& p;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
