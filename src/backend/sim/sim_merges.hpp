// SPDX-License-Identifier: BSD-3-Clause
// Column operations of divide and conquer in plain loops, with the kernels' arithmetic.
#pragma once

#include <algorithm>

#include "backend/sim/sim_memory.hpp"
#include "elementwise/args.hpp"
#include "merges/columns.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const MoveColumnsArgs<T>& p) {
    const auto a = on_host(p.a);
    const auto b = on_host(p.b);
    for (index_t j = 0; j < p.count; ++j) {
        const index_t source = p.from == nullptr ? j : p.from[j], target = p.to == nullptr ? j : p.to[j];
        for (index_t i = 0; i < b.rows; ++i) b(i, target) = a(i, source);
    }
}

/// Sums run in a fixed order, independent of the number of rows here, as in the kernel. BLAS does not
/// guarantee that.
template <class R>
void merge_multiply(const MergeLevel<R>& level, const MergeNode& node) {
    const index_t columns = std::min(level.columns, node.survivors() - level.begin);
    for (const bool left : {true, false}) {
        const auto half = MergeHalf<R>::of(level, node, left);
        for (index_t j = 0; half.rows > 0 && j < columns; ++j) {
            R* const q = half.q + j * level.ldq;
            std::fill_n(q, half.rows, R(0));
            for (index_t k = 0; k < half.inner; ++k) {
                const R factor = half.s[k + j * level.lds];
                const R* const packed = half.packed + k * level.ldp;
                for (index_t i = 0; i < half.rows; ++i) q[i] += packed[i] * factor;
            }
        }
    }
}

template <class R>
void merge_step(MergeStep step, const MergeLevel<R>& level, const MergeNode& node) {
    const OneThread team;
    switch (step) {
        case MergeStep::rotate:
            for (index_t t = 0; t < node.listed; ++t) merge_rotate(team, level, node, t);
            break;
        case MergeStep::pack:
            for (index_t place = 0; place < node.survivors(); ++place) merge_pack(team, level, node, place);
            break;
        case MergeStep::move:
            for (index_t i = 0; i < node.moved; ++i) merge_move(team, level, node, i);
            break;
        case MergeStep::multiply:
            merge_multiply(level, node);
            break;
    }
}
template <class T>
void carry_out(const MergeArgs<T>& p) {
    for (index_t k = 0; k < p.count; ++k) merge_step<real_t<T>>(p.step, p, p.nodes[k]);
}

}  // namespace lapilli::sim
