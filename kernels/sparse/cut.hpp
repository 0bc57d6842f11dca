// SPDX-License-Identifier: BSD-3-Clause
// How the k vectors of a sparse product are dealt to lanes: plain arithmetic, for the host's steps, the kernels and the tests.
//
//     packed      a lane has 16 bytes of each row of X, one load: k, the leading dimensions and the addresses allow it
//     else        a lane has one number
//     lanes       1, 2, 4, 8 or 16 of them lie along the vectors; more vectors are further panels of the grid
//     shares      with few lanes along the vectors, so many lanes take the row's entries by turns, to make groups of 8
#pragma once

#include <cstdint>

#include "base/view.hpp"

namespace lapilli {

inline constexpr int sparse_most_lanes = 16, sparse_threads = 256;

/// The lanes of a group that shares a row.
constexpr int sparse_shares(int lanes) { return lanes < 8 ? 8 / lanes : 1; }

struct VectorCut {
    bool packed;
    int each;    ///< vectors of a lane
    int lanes;   ///< along the vectors
    int panels;  ///< that many times lanes * each vectors, the last of them perhaps fewer
};

namespace detail {

template <class T>
bool is_packed(const DeviceView<T>& v) {
    return v.empty() || (reinterpret_cast<std::uintptr_t>(v.data) % 16 == 0 &&
                         v.ld * static_cast<index_t>(sizeof(T)) % 16 == 0);
}

}  // namespace detail

/// For views of k rows each.
template <class T, class... Views>
VectorCut vector_cut(index_t k, const Views&... views) {
    constexpr index_t per_pack = 16 / static_cast<index_t>(sizeof(T));
    VectorCut cut{};
    cut.packed = k % per_pack == 0 && (detail::is_packed(views) && ...);
    cut.each = cut.packed ? static_cast<int>(per_pack) : 1;
    const index_t wanted = ceil_div(k, cut.each);
    cut.lanes = 1;
    while (cut.lanes < sparse_most_lanes && cut.lanes < wanted) cut.lanes *= 2;
    cut.panels = static_cast<int>(ceil_div(wanted, cut.lanes));
    return cut;
}

}  // namespace lapilli
