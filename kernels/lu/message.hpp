// SPDX-License-Identifier: BSD-3-Clause
// Leaves of a panel, and what a block tells the others of its candidate for a pivot. Plain data, shared by
// both panel kernels.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// Columns whose rows a thread keeps in registers at one time.
template <class T>
inline constexpr int lu_panel_leaf = is_complex<T> ? 8 : 16;

/// In elements: 16 bytes that describe the candidate, its row of a leaf, and its reciprocal in two.
template <class T>
struct LuPanelMessage {
    static constexpr int row = 16 / static_cast<int>(sizeof(T)), inverse = row + lu_panel_leaf<T>;
    static constexpr int size = (inverse + 2 + row - 1) / row * row;
    static constexpr int bytes = size * static_cast<int>(sizeof(T));
};

}  // namespace lapilli
