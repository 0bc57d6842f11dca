// SPDX-License-Identifier: BSD-3-Clause
// Tears a tridiagonal matrix into leaves.
#pragma once

#include <cmath>

#include "tridiagonal/unreduced.hpp"

namespace lapilli {

/// Returns the tree of T, and writes T torn and scaled: n diagonal elements, and n elements below them, of
/// which those between blocks and the last one are zero. The coupling e of a merge is taken out of T as |e| u
/// u^T with u = (1, sign e) in the rows next to the cut: their diagonal elements change, e itself is kept. d
/// and e are finite.
template <class R>
MergeTree stedc_tree(const R* d, const R* e, index_t n, double* diagonal, double* below) {
    const std::vector<UnreducedBlock> blocks = unreduced_blocks(d, e, n);
    for (const UnreducedBlock& block : blocks) {
        for (index_t i = block.first; i < block.first + block.size; ++i) {
            const bool last = i + 1 == block.first + block.size;
            diagonal[i] = scaled_by(d[i], -block.exponent);
            below[i] = last ? 0.0 : scaled_by(e[i], -block.exponent);
        }
    }
    return {blocks, [&](const MergeNode& merge) {
                const index_t right = merge.first + merge.cut;
                const double coupling = std::abs(below[right - 1]);
                diagonal[right - 1] -= coupling;
                diagonal[right] -= coupling;
            }};
}

}  // namespace lapilli
