// SPDX-License-Identifier: BSD-3-Clause
// The distribution of the vectors' rows over the devices while they are made, which decides the devices of
// each merge.
#pragma once

#include <algorithm>
#include <vector>

#include "merges/tree.hpp"

namespace lapilli {

/// The number of devices with rows: a power of two, so that each has a subtree of a matrix that does not
/// decouple. At most four: then a merge below the last one is divided, if at all, where its children meet, so
/// that its products have the same shapes as on one device, and the eigenvalues the same bits.
constexpr int merge_sharers(int devices) { return devices >= 4 ? 4 : devices >= 2 ? 2 : 1; }

/// The largest distance between the first row of a device and an equal share.
constexpr index_t merge_slack(index_t n) { return std::max<index_t>(n / 64, merge_leaf_limit / 2); }
/// The most rows of a device.
constexpr index_t merge_most_rows(index_t n, int sharers) {
    return std::min(n, ceil_div(n, index_t(sharers)) + std::min(sharers - 1, 2) * merge_slack(n));
}
/// The first row of each device, and n. Boundaries are between leaves, near equal shares, where they divide
/// the fewest merges.
std::vector<index_t> merge_rows(const MergeTree& tree, index_t n, int sharers);

/// Consecutive nodes and the devices that have their rows; the first of these leads. Either one node on
/// several devices, or any number of nodes on one device.
struct MergeBatch {
    index_t begin, count;
    int first, last;

    bool is_shared() const { return last > first; }
};

/// A level as the devices work on it.
struct MergeShares {
    std::vector<MergeBatch> batches;
    index_t largest = 0;  ///< the largest size of a node
    bool is_shared = false;

    /// begin: the number of the level's first node; rows: see merge_rows.
    MergeShares(const std::vector<MergeNode>& nodes, index_t begin, const std::vector<index_t>& rows);
    /// Small merges are multiplied by a kernel of their own.
    bool is_large() const { return largest > merge_small_limit; }
};

}  // namespace lapilli
