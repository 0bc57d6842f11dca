// SPDX-License-Identifier: BSD-3-Clause
// The symmetric tridiagonal eigenproblem in plain loops, with the kernels' arithmetic.
#pragma once

#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_merges.hpp"
#include "stedc/deflate.hpp"
#include "stedc/leaf.hpp"
#include "stedc/secular.hpp"
#include "tridiagonal/bisection/args.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const SturmArgs<T>& p) {
    for (index_t i = 0; i < p.count; ++i) {
        const SturmBlock b = sturm_block(p.block, p.blocks, p.begin + i);
        const int lanes =
            p.bidiagonal > 0 ? p.lanes : 1;  // eigenvalues are the same with each number of them
        p.values[i] = with_sturm(p, [&](const auto& sturm) {
            return sturm_bisect_alone(sturm, b, p.rows, sturm_index(b, p.begin + i), lanes);
        });
    }
}

template <class R>
void stedc_leaf(const StedcLevel<R>& level, const MergeNode& node) {
    const auto n = static_cast<int>(node.size);
    const index_t ld = level.ldq;
    double* const d = level.arrays.d() + node.first;
    double e[merge_leaf_limit], c[merge_leaf_limit], s[merge_leaf_limit];
    R* v = level.q + (node.first - level.row) + node.first * ld;
    for (int j = 0; j < n; ++j) v[j + j * ld] = R(1);
    std::copy_n(level.below + node.first, n, e);
    QlState state;
    for (;;) {
        unsigned splits = 1u << (n - 1);
        for (int i = 0; i + 1 < n; ++i) splits |= ql_splits(d[i], d[i + 1], e[i], level.unit) ? 1u << i : 0u;
        const QlSweep sweep = ql_sweep(state, n, splits, d, e, c, s);
        if (sweep.failed) *level.failed = node.first + 1;
        if (sweep.over) return;
        for (int row = 0; row < n; ++row) ql_rotate<R>(sweep, v, row, static_cast<int>(ld), c, s);
    }
}

template <class R>
void stedc_step(StedcStep step, const StedcLevel<R>& level, MergeNode& node) {
    const OneThread team;
    const auto all = [&](index_t count, auto&& body) {
        for (index_t i = 0; i < count; ++i) body(i);
    };
    const auto part = [&](auto&& body) {
        const MergePart mine = MergePart::of(level, node);
        for (index_t i = mine.begin; i < mine.end; ++i) body(i);
    };
    switch (step) {
        case StedcStep::leaves:
            return stedc_leaf(level, node);
        case StedcStep::order:
            return all(node.size, [&](index_t i) { stedc_order(team, level, node, i); });
        case StedcStep::deflate:
            return stedc_deflate(team, level, node);
        case StedcStep::roots:
            return part([&](index_t i) { stedc_root(team, level, node, i); });
        case StedcStep::weights:
            return part([&](index_t j) { stedc_weight(team, level, node, j); });
        case StedcStep::lengths:
            return part([&](index_t i) { stedc_length(team, level, node, i); });
        case StedcStep::vectors:
            return all(merge_columns_of(level, node),
                       [&](index_t at) { stedc_vector(team, level, node, at); });
    }
}

template <class T>
void carry_out(const StedcArgs<T>& p) {
    for (index_t k = 0; k < p.count; ++k) stedc_step<real_t<T>>(p.step, p, p.nodes[k]);
}

template <class T>
void carry_out(const StedcMergesArgs<T>& p) {
    for (int k = 0; k < p.levels; ++k) {
        const StedcLevel<real_t<T>> level = p.level(k);
        for (index_t m = 0; m < level.count; ++m) {
            MergeNode& node = level.nodes[m];
            for (const StedcStep step : {StedcStep::order, StedcStep::deflate, StedcStep::roots,
                                         StedcStep::weights, StedcStep::lengths})
                stedc_step(step, level, node);
            for (const MergeStep step : {MergeStep::rotate, MergeStep::pack, MergeStep::move})
                merge_step<real_t<T>>(step, level, node);
            stedc_step(StedcStep::vectors, level, node);
            merge_step<real_t<T>>(MergeStep::multiply, level, node);
        }
    }
}

/// The failure that a test injects into an operation: a leaf that does not converge.
template <class Args>
void inject(const SimDevice&, const Args&) {}
template <class Level>
void inject_into_leaf(const SimDevice& device, const Level& p) {
    const index_t row = device.group().failures.row_of_leaf() - 1;
    for (index_t k = 0; k < p.count; ++k) {
        const MergeNode& leaf = p.nodes[k];
        if (row >= leaf.first && row < leaf.first + leaf.size) *p.failed = leaf.first + 1;
    }
}
template <class T>
void inject(const SimDevice& device, const StedcArgs<T>& p) {
    if (p.step == StedcStep::leaves) inject_into_leaf(device, p);
}

}  // namespace lapilli::sim
