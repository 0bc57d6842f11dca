// SPDX-License-Identifier: BSD-3-Clause
// Draws of random calls. Every rank draws the same.
#pragma once

#include <cstdint>

#include "grid.hpp"

namespace lapilli::mpi_test {

class Draw {
  public:
    explicit Draw(int seed) : state_(0x9e3779b97f4a7c15U * static_cast<std::uint64_t>(seed + 1)) {}
    /// From least to most.
    int number(int least, int most) {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return least + static_cast<int>((state_ >> 20) % static_cast<std::uint64_t>(most - least + 1));
    }
    bool chance(int percent) { return number(1, 100) <= percent; }
    /// One letter of a text.
    char letter(const char* letters) {
        int length = 0;
        while (letters[length] != '\0') ++length;
        return letters[number(0, length - 1)];
    }

  private:
    std::uint64_t state_;
};

/// Blocks of a matrix of order n, and rows and columns that its descriptor has behind it.
struct Shape {
    Blocks blocks;
    int more_rows = 0, more_columns = 0, more_ld = 0;
};

/// Square blocks from the first process on in every second case: only these are ScaLAPACK's.
inline Shape draw_shape(Draw& draw, int n, int P, int Q) {
    Shape s;
    s.blocks.mb = s.blocks.nb = draw.number(1, draw.chance(60) ? std::max(n / std::max(P, Q), 1) : n + 3);
    if (draw.chance(50)) {
        s.blocks.rsrc = draw.number(0, P - 1);
        s.blocks.csrc = draw.number(0, Q - 1);
        if (draw.chance(30)) s.blocks.mb = draw.number(1, n + 3);
    }
    if (draw.chance(40)) {
        s.more_rows = draw.number(0, 5);
        s.more_columns = draw.number(0, 5);
    }
    s.more_ld = draw.number(0, 3);
    return s;
}

}  // namespace lapilli::mpi_test
