// SPDX-License-Identifier: BSD-3-Clause
// The tree of divide and conquer: the merges that join the pieces of a problem.
#pragma once

#include <algorithm>
#include <vector>

#include "merges/args.hpp"

namespace lapilli {

/// Rows first .. first+size-1 of a problem that decouples into such blocks. The largest element of the block
/// times 2^-exponent is in [1/2, 1).
struct UnreducedBlock {
    index_t first, size;
    int exponent;
};

/// Every unreduced block is a tree of its own, halved until its leaves are small enough. Merges of all trees
/// at the same height above the leaves form a level and are worked on together.
struct MergeTree {
    std::vector<UnreducedBlock> blocks;
    std::vector<std::vector<MergeNode>> levels;  ///< the leaves, their merges, ...

    /// Calls tear(node) for every merge, before the merges of its children: the problem is torn between the
    /// children.
    template <class Tear>
    MergeTree(std::vector<UnreducedBlock> pieces, Tear tear) : blocks(std::move(pieces)) {
        for (const UnreducedBlock& block : blocks) divide(block.first, block.size, height(block.size), tear);
    }
    /// The number of times that a block of this size is halved.
    static std::size_t height(index_t size) {
        std::size_t height = 0;
        for (; size > merge_leaf_limit; size = ceil_div(size, index_t(2))) ++height;
        return height;
    }

  private:
    /// Rows first .. first+size-1, `height` merges above the leaves.
    template <class Tear>
    void divide(index_t first, index_t size, std::size_t height, Tear& tear) {
        if (levels.size() <= height) levels.resize(height + 1);
        MergeNode node{};
        node.first = first;
        node.size = size;
        if (height > 0) {
            node.cut = size / 2;
            tear(node);
            divide(first, node.cut, height - 1, tear);
            divide(first + node.cut, size - node.cut, height - 1, tear);
        }
        levels[height].push_back(node);
    }
};

}  // namespace lapilli
