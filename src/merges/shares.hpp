// SPDX-License-Identifier: BSD-3-Clause
// Which rows of the vectors each device has while they are made, and so which merges it takes part in.
#pragma once

#include <algorithm>
#include <vector>

#include "merges/tree.hpp"

namespace lapilli {

/// So many devices have rows: a power of two, so that each has a subtree of a matrix that does not fall apart. No more than
/// four: then a merge of it below the last one is divided where its children meet, if at all, so that its products have the
/// same shapes as on one device, and the eigenvalues the same bits.
constexpr int merge_sharers(int devices) { return devices >= 4 ? 4 : devices >= 2 ? 2 : 1; }

/// How far from equal shares a device's rows may begin.
constexpr index_t merge_slack(index_t n) { return std::max<index_t>(n / 64, merge_leaf_limit / 2); }
/// The most rows that a device can have.
constexpr index_t merge_most_rows(index_t n, int sharers) {
    return std::min(n, ceil_div(n, index_t(sharers)) + std::min(sharers - 1, 2) * merge_slack(n));
}
/// Where the rows of each device begin, and n: between leaves, near equal shares, and there where the fewest merges are
/// divided.
std::vector<index_t> merge_rows(const MergeTree& tree, index_t n, int sharers);

/// Neighbours among the nodes, and the devices that have rows of them, of which the first leads: one node of several devices,
/// or any number of one device.
struct MergeBatch {
    index_t begin, count;
    int first, last;

    bool is_shared() const { return last > first; }
};

/// A level as the devices work on it.
struct MergeShares {
    std::vector<MergeBatch> batches;
    index_t largest = 0;  ///< size of a node
    bool is_shared = false;

    /// begin: the number of the level's first node; rows: see merge_rows.
    MergeShares(const std::vector<MergeNode>& nodes, index_t begin, const std::vector<index_t>& rows);
    /// Small merges are multiplied by a kernel of their own.
    bool is_large() const { return largest > merge_small_limit; }
};

}  // namespace lapilli
