// SPDX-License-Identifier: BSD-3-Clause
// How the product with the matrix Q of a chase is cut into passes over the groups of sweeps and slabs of columns.
#pragma once

#include "chase/tiles.hpp"

namespace lapilli {

/// Groups of a pass: their windows fill the registers.
constexpr std::int64_t chase_together(std::int64_t b) { return b == 64 ? 5 : 8; }
constexpr std::int64_t chase_passes(const ChaseTiles& tiles) {
    return (tiles.groups() + chase_together(tiles.b) - 1) / chase_together(tiles.b);
}
constexpr std::int64_t chase_slabs(std::int64_t cols) { return (cols + chase_slab - 1) / chase_slab; }
constexpr std::int64_t chase_apply_words(std::int64_t n, std::int64_t b, std::int64_t cols) {
    return n > 1 ? chase_passes({n, b}) * chase_slabs(cols) + 1 : 1;
}

}  // namespace lapilli
