// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer of bidiagonal matrices in plain loops, with the kernels' arithmetic.
#pragma once

#include "backend/sim/sim_stedc.hpp"
#include "bdsdc/deflate.hpp"
#include "bdsdc/leaf.hpp"
#include "bdsdc/secular.hpp"
#include "merges/columns.hpp"

namespace lapilli::sim {

/// U and V in arrays of their own: their last row may not be on the device.
template <class R>
void bdsdc_leaf(const BdsdcLevel<R>& level, const MergeNode& node) {
    constexpr int limit = merge_leaf_limit;
    const auto size = static_cast<int>(node.size), n = size - 1;
    double arrays[6][limit];
    const BdsdcLeaf<double*> b{arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5]};
    std::copy_n(level.diagonal + node.first, size, b.d);
    std::copy_n(level.above + node.first, size, b.e);
    R u[limit * limit] = {}, v[limit * limit] = {};
    for (int j = 0; j < size; ++j) u[j + limit * j] = v[j + limit * j] = R(1);
    const int exponent = bdsdc_scale_leaf(b, n);
    bdsdc_make_square(b, n);
    for (int row = 0; row < size; ++row) bdsdc_turn_square<R>(b, v, n, row, limit);
    QrState state{n - 1};
    for (;;) {
        const QrSweep sweep = bdsdc_sweep(state, n, level.unit, b);
        if (sweep.failed) *level.failed = node.first + 1;
        if (sweep.over) break;
        for (int row = 0; row < size; ++row) {
            bdsdc_rotate<R>(sweep, v, row, limit, b.right_c, b.right_s);
            bdsdc_rotate<R>(sweep, u, row, limit, b.left_c, b.left_s);
        }
    }
    const index_t first = node.first - level.row, rows = std::min<index_t>(size, level.rows - first);
    for (int j = 0; j < size; ++j) {
        const double value = j < n ? b.d[j] : 0;
        level.arrays.d()[node.first + j] = std::ldexp(std::fabs(value), exponent);
        for (index_t i = 0; i < rows; ++i) {
            level.u[first + i + (node.first + j) * level.ldu] = u[i + limit * j];
            level.q[first + i + (node.first + j) * level.ldq] =
                value < 0 ? -v[i + limit * j] : v[i + limit * j];
        }
    }
}

template <class R>
void bdsdc_step(BdsdcStep step, const BdsdcLevel<R>& level, MergeNode& node) {
    const OneThread team;
    const auto all = [&](index_t count, auto&& body) {
        for (index_t i = 0; i < count; ++i) body(i);
    };
    const auto part = [&](auto&& body) {
        const MergePart mine = MergePart::of(level, node);
        for (index_t i = mine.begin; i < mine.end; ++i) body(i);
    };
    switch (step) {
        case BdsdcStep::leaves:
            return bdsdc_leaf(level, node);
        case BdsdcStep::order:
            return all(node.size, [&](index_t i) { bdsdc_order(team, level, node, i); });
        case BdsdcStep::deflate:
            return bdsdc_deflate(team, level, node);
        case BdsdcStep::roots:
            return part([&](index_t i) { bdsdc_root(team, level, node, i); });
        case BdsdcStep::weights:
            return part([&](index_t j) { bdsdc_weight(team, level, node, j); });
        case BdsdcStep::lengths:
            return part([&](index_t i) { bdsdc_length(team, level, node, i); });
        case BdsdcStep::vectors:
            return all(merge_columns_of(level, node),
                       [&](index_t at) { bdsdc_vector(team, level, node, at); });
    }
}

template <class T>
void carry_out(const BdsdcArgs<T>& p) {
    for (index_t k = 0; k < p.count; ++k) bdsdc_step<real_t<T>>(p.step, p, p.nodes[k]);
}

template <class T>
void inject(const SimDevice& device, const BdsdcArgs<T>& p) {
    if (p.step == BdsdcStep::leaves) inject_into_leaf(device, p);
}

}  // namespace lapilli::sim
