// SPDX-License-Identifier: BSD-3-Clause
// How the product with the matrix Q of a chase is cut into passes over the groups of sweeps and slabs of columns.
#pragma once

#include "chase/tiles.hpp"

namespace lapilli {

/// Groups of a pass: the window has to fit into the registers.
template <class T>
constexpr std::int64_t chase_together(std::int64_t b) {
    return b == 32 ? 8 : chase_parts<T> == 1 ? 4 : 6;
}
template <class T>
constexpr std::int64_t chase_passes(const ChaseTiles& tiles) {
    return (tiles.groups() + chase_together<T>(tiles.b) - 1) / chase_together<T>(tiles.b);
}
/// Slabs of columns, each of them of a block, and of a warp a strip.
template <class T>
constexpr std::int64_t chase_slabs(std::int64_t cols) {
    constexpr std::int64_t slab = chase_strip<T> * chase_warps;
    return (cols + slab - 1) / slab;
}
/// Words of progress: for each pass and strip.
template <class T>
constexpr std::int64_t chase_apply_words(std::int64_t n, std::int64_t b, std::int64_t cols) {
    return n > 1 ? chase_passes<T>({n, b}) * chase_slabs<T>(cols) * chase_warps + 1 : 1;
}

}  // namespace lapilli
