// SPDX-License-Identifier: BSD-3-Clause
// How large the small blocks are that blocked algorithms give to one kernel. Plain numbers, shared by the kernels, the
// backends and the algorithms.
#pragma once

#include <cstdint>

namespace lapilli {

/// The widest diagonal block that potf2 takes.
inline constexpr int potf2_limit = 64;
/// The order of the triangles that invert_triangles inverts.
inline constexpr int inverted_order = 64;
/// The most reflectors that larft takes.
inline constexpr std::int64_t larft_limit = 256;

}  // namespace lapilli
