// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/stedc/tree.hpp"

namespace lapilli {

std::size_t stedc_height(index_t size) {
    std::size_t height = 0;
    for (; size > stedc_leaf_limit; size = ceil_div(size, index_t(2))) ++height;
    return height;
}

namespace {

/// Rows first .. first+size-1, `height` merges above the leaves. A coupling e is taken out of T as |e| u u^T, u = (1,
/// sign e) in the rows on both sides of the cut, whose diagonal elements it changes.
void divide(StedcTree& tree, index_t first, index_t size, std::size_t height, double* diagonal,
            const double* beside) {
    if (tree.levels.size() <= height) tree.levels.resize(height + 1);
    StedcNode node{};
    node.first = first;
    node.size = size;
    if (height > 0) {
        node.cut = size / 2;
        const index_t right = first + node.cut;
        node.coupling = beside[right - 1];
        diagonal[right - 1] -= std::abs(node.coupling);
        diagonal[right] -= std::abs(node.coupling);
        divide(tree, first, node.cut, height - 1, diagonal, beside);
        divide(tree, right, size - node.cut, height - 1, diagonal, beside);
    }
    tree.levels[height].push_back(node);
}

}  // namespace

template <class R>
StedcTree stedc_tree(const R* d, const R* e, index_t n, double* diagonal, double* beside) {
    StedcTree tree;
    tree.blocks = unreduced_blocks(d, e, n);
    for (const UnreducedBlock& block : tree.blocks) {
        for (index_t i = block.first; i < block.first + block.size; ++i) {
            const bool last = i + 1 == block.first + block.size;
            diagonal[i] = scaled_by(d[i], -block.exponent);
            beside[i] = last ? 0.0 : scaled_by(e[i], -block.exponent);
        }
        divide(tree, block.first, block.size, stedc_height(block.size), diagonal, beside);
    }
    return tree;
}

template StedcTree stedc_tree(const float*, const float*, index_t, double*, double*);
template StedcTree stedc_tree(const double*, const double*, index_t, double*, double*);

}  // namespace lapilli
