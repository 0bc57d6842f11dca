// SPDX-License-Identifier: BSD-3-Clause
// The distribution of the k vectors of a sparse product to lanes: plain arithmetic, for the host's steps, the
// kernels and the tests.
//
//     packed      a lane has packs of 16 bytes of each row of X, a load each: k, the leading dimensions and the addresses
//                 allow it
//     else        its packs are single numbers
//     lanes       1, 2 or 8 of them lie along the vectors, with 1, 2 or 4 packs each; more vectors are further panels of the
//                 grid
//     shares      with few lanes along the vectors, several take the row's entries by turns
#pragma once

#include <cstdint>

#include "base/view.hpp"

namespace lapilli {

inline constexpr int sparse_most_lanes = 8, sparse_most_packs = 4, sparse_threads = 256;

/// The lanes of a group that shares a row: what rows of many entries need to be read without gaps.
constexpr int sparse_shares(int lanes) { return sparse_most_lanes / lanes; }
/// For rows of a few entries, which would leave lanes without any.
constexpr int sparse_few_shares(int lanes) { return lanes < sparse_most_lanes ? 2 : 1; }
/// Rows that have fewer entries on average have few shares.
inline constexpr index_t sparse_few_entries = 16;

struct VectorCut {
    bool packed;
    int each;    ///< vectors of a pack
    int lanes;   ///< along the vectors
    int packs;   ///< of a lane: those of neighbouring lanes are neighbours
    int panels;  ///< that many times lanes * packs * each vectors, the last of them perhaps fewer
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
    cut.lanes = wanted <= 2 ? 1 : wanted <= 4 ? 2 : sparse_most_lanes;
    cut.packs = 1;
    while (cut.packs < sparse_most_packs && cut.lanes * cut.packs < wanted) cut.packs *= 2;
    cut.panels = static_cast<int>(ceil_div(wanted, cut.lanes * cut.packs));
    return cut;
}

}  // namespace lapilli
