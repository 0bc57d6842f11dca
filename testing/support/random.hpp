// SPDX-License-Identifier: BSD-3-Clause
// Random numbers by position: the i-th number of a stream is a function of (seed, i), so that any number of
// threads, or a test that needs one entry, gets the same matrix. The function is splitmix64 (Steele, Lea and
// Flood, OOPSLA 2014).
#pragma once

#include <cmath>
#include <cstdint>

#include "support/scalar.hpp"

namespace lapilli::testing {

class Stream {
  public:
    // Streams of one seed with different numbers are independent.
    explicit Stream(std::uint64_t seed, std::uint64_t number = 0) : base_(mix(mix(seed) + number)) {}

    std::uint64_t bits(std::uint64_t i) const { return mix(base_ + (i + 1) * 0x9e3779b97f4a7c15U); }

    // Uniform in the open interval (0, 1): the middle of one of 2^23 or 2^52 cells, exact in the type R.
    template <class R>
    R uniform(std::uint64_t i) const {
        if constexpr (sizeof(R) == 4) {
            return (static_cast<R>(bits(i) >> 41) + R(0.5)) * R(0x1p-23);
        } else {
            return (static_cast<R>(bits(i) >> 12) + R(0.5)) * R(0x1p-52);
        }
    }

    // Real and imaginary part are uniform in (low, high).
    template <class T>
    T scalar(std::uint64_t i, double low = 0, double high = 1) const {
        using R = Real<T>;
        const auto stretch = [&](R u) { return static_cast<R>(low) + static_cast<R>(high - low) * u; };
        if constexpr (is_complex<T>) {
            return T(stretch(uniform<R>(2 * i)), stretch(uniform<R>(2 * i + 1)));
        } else {
            return stretch(uniform<R>(i));
        }
    }

    double sign(std::uint64_t i) const { return (bits(i) >> 63) != 0 ? 1.0 : -1.0; }

  private:
    static std::uint64_t mix(std::uint64_t x) {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
        return x ^ (x >> 31);
    }

    std::uint64_t base_;
};

}  // namespace lapilli::testing
