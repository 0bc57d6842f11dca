// SPDX-License-Identifier: BSD-3-Clause
// The tree of divide and conquer: how a tridiagonal matrix is torn into leaves, and which merges put it together again.
#pragma once

#include <vector>

#include "eigen/unreduced.hpp"
#include "stedc/args.hpp"

namespace lapilli {

/// Every unreduced block is a tree of its own, halved as often as its leaves need. Merges of all trees that are equally
/// far from the leaves form a level, and are worked on together.
struct StedcTree {
    std::vector<UnreducedBlock> blocks;
    std::vector<std::vector<StedcNode>> levels;  ///< the leaves, their merges, ...
};

/// How often a block of this size is halved.
std::size_t stedc_height(index_t size);

/// The tree of T, and T torn and scaled: diagonal and beside have n elements, of which the last of beside is not used.
/// d and e are finite.
template <class R>
StedcTree stedc_tree(const R* d, const R* e, index_t n, double* diagonal, double* beside);

}  // namespace lapilli
