// SPDX-License-Identifier: BSD-3-Clause
// How a tridiagonal matrix is torn into leaves.
#pragma once

#include <cmath>

#include "eigen/unreduced.hpp"

namespace lapilli {

/// The tree of T, and T torn and scaled: n elements on the diagonal, and n below it, where those between blocks and the last one
/// are zero. A merge has a coupling e, which is taken out of T as |e| u u^T, u = (1, sign e) in the rows on both sides of the
/// cut: their diagonal elements change, e itself stays. d and e are finite.
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
