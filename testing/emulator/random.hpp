// SPDX-License-Identifier: BSD-3-Clause
// The emulator's choice of order: small, fast, and the same everywhere for the same seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace lapilli::simt {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // splitmix64 (Steele, Lea, Flood 2014)
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    // 0 .. n - 1
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

    template <class T>
    void shuffle(std::vector<T>& v) {
        for (std::size_t i = v.size(); i > 1; --i) std::swap(v[i - 1], v[below(i)]);
    }

  private:
    std::uint64_t state_;
};

}  // namespace lapilli::simt
