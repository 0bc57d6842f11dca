// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblem of a tridiagonal matrix: the arithmetic of the kernels, in plain loops.
#pragma once

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "device/arguments.hpp"
#include "stedc/columns.hpp"
#include "stedc/deflate.hpp"
#include "stedc/leaf.hpp"
#include "stedc/secular.hpp"

namespace lapilli::sim {

template <class T>
HostView<const T> readable_array(const void* owner, const T* data, index_t count) {
    return readable(owner, DeviceView<const T>{data, count, 1, count});
}
template <class T>
HostView<T> writable_array(const void* owner, T* data, index_t count) {
    return writable(owner, DeviceView<T>{data, count, 1, count});
}

template <class T>
void carry_out(const void* owner, const SturmArgs<T>& p) {
    const auto block = readable_array(owner, p.block, p.blocks);
    const auto rows = readable_array(owner, p.rows, p.n);
    const auto values = writable_array(owner, p.values, p.count);
    for (index_t i = 0; i < p.count; ++i) {
        const SturmBlock b = sturm_block(block.data, p.blocks, p.begin + i);
        values(i, 0) =
            sturm_bisect(b, rows.data, sturm_index(b, p.begin + i), 0, 1, [](bool vote) { return vote; });
    }
}

template <class T>
void carry_out(const void* owner, const MoveColumnsArgs<T>& p) {
    const auto from = readable_array(owner, p.from, p.from == nullptr ? 0 : p.count);
    const auto to = readable_array(owner, p.to, p.to == nullptr ? 0 : p.count);
    const auto a = readable(nullptr, p.a);  // may be in the memory of another device
    const auto b = writable(owner, p.b);
    for (index_t j = 0; j < p.count; ++j) {
        const index_t source = p.from == nullptr ? j : from(j, 0), target = p.to == nullptr ? j : to(j, 0);
        for (index_t i = 0; i < b.rows; ++i) b(i, target) = a(i, source);
    }
}

template <class R>
void stedc_leaf(const StedcLevel<R>& level, const StedcNode& node) {
    const auto n = static_cast<int>(node.size);
    const index_t ld = level.ldq;
    double *d = level.arrays.d() + node.first, *e = level.arrays.element() + node.first;
    double c[stedc_leaf_limit], s[stedc_leaf_limit];
    R* v = level.q + (node.first - level.row) + node.first * ld;
    for (int j = 0; j < n; ++j) v[j + j * ld] = R(1);
    QlState state;
    for (;;) {
        const QlSweep sweep = ql_sweep(state, n, level.unit, d, e, c, s);
        if (sweep.failed) *level.arrays.failed = node.first + 1;
        if (sweep.over) return;
        for (int row = 0; row < n; ++row) ql_rotate<R>(sweep, v, row, static_cast<int>(ld), c, s);
    }
}

/// In an order that does not depend on how many rows are here, as the kernel, which the BLAS does not promise.
template <class R>
void stedc_multiply(const StedcLevel<R>& level, const StedcNode& node) {
    const index_t columns = std::min(level.columns, node.survivors() - level.begin);
    for (const bool left : {true, false}) {
        const auto half = StedcHalf<R>::of(level, node, left);
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
void stedc_step(StedcStep step, const StedcLevel<R>& level, StedcNode& node) {
    const OneThread team;
    const auto all = [&](index_t count, auto&& body) {
        for (index_t i = 0; i < count; ++i) body(i);
    };
    switch (step) {
        case StedcStep::leaves:
            return stedc_leaf(level, node);
        case StedcStep::order:
            return all(node.size, [&](index_t i) { stedc_order(team, level, node, i); });
        case StedcStep::deflate:
            return stedc_deflate(team, level, node);
        case StedcStep::rotate:
            return all(node.listed, [&](index_t t) { stedc_rotate(team, level, node, t); });
        case StedcStep::pack:
            return all(node.survivors(), [&](index_t place) { stedc_pack(team, level, node, place); });
        case StedcStep::move:
            return all(node.moved, [&](index_t k) { stedc_move(team, level, node, k); });
        case StedcStep::roots:
            return all(node.survivors(), [&](index_t i) { stedc_root(team, level, node, i); });
        case StedcStep::weights:
            return all(node.survivors(), [&](index_t j) { stedc_weight(team, level, node, j); });
        case StedcStep::vectors:
            return all(stedc_columns_of(level, node),
                       [&](index_t at) { stedc_vector(team, level, node, at); });
        case StedcStep::multiply:
            return stedc_multiply(level, node);
    }
}

template <class T>
void carry_out(const void* owner, const StedcArgs<T>& p) {
    using R = real_t<T>;
    const index_t n = p.arrays.n;
    StedcLevel<R> level = p;
    const auto is_one_of = [&p](std::initializer_list<StedcStep> steps) {
        return std::find(steps.begin(), steps.end(), p.step) != steps.end();
    };
    // Most steps only read the arrays, which other devices may be copying.
    const bool finds = is_one_of(
        {StedcStep::leaves, StedcStep::order, StedcStep::deflate, StedcStep::roots, StedcStep::weights});
    const auto matrix = [&]<class E>(bool writes, DeviceView<E> a) {
        return writes ? writable(owner, a).data : const_cast<E*>(readable<E>(owner, a).data);
    };
    const auto array = [&]<class E>(E* data, index_t count) {
        return matrix(finds, DeviceView<E>{data, count, 1, count});
    };
    level.arrays.reals = array(p.arrays.reals, StedcArrays::real_arrays * n);
    level.arrays.integers = array(p.arrays.integers, StedcArrays::integer_arrays * n);
    level.arrays.failed = writable_array(owner, p.arrays.failed, 1).data;
    level.nodes = array(p.nodes, p.count);
    if (p.q != nullptr) level.q = writable(owner, DeviceView<R>{p.q, p.rows, n, p.ldq}).data;
    if (p.ends != nullptr) level.ends = readable_array(owner, p.ends, n).data;
    const index_t half = ceil_div(p.largest, index_t(2));
    if (p.uses_packed()) {
        const index_t rows = p.half == 0 ? n : std::min(half, p.rows);
        level.packed = matrix(p.step == StedcStep::pack, DeviceView<R>{p.packed, rows, half, p.ldp});
    }
    level.s = writable(owner, DeviceView<R>{p.s, n, p.columns, p.lds}).data;
    if (p.roots != nullptr) level.roots = readable_array(owner, p.roots, p.columns).data;
    for (index_t k = 0; k < p.count; ++k) stedc_step(p.step, level, level.nodes[k]);
    if (p.step != StedcStep::leaves) return;
    const index_t row = static_cast<const SimDevice*>(owner)->group().failures.row_of_leaf() - 1;
    for (index_t k = 0; k < p.count; ++k) {
        const StedcNode& leaf = level.nodes[k];
        if (row >= leaf.first && row < leaf.first + leaf.size) *level.arrays.failed = leaf.first + 1;
    }
}

}  // namespace lapilli::sim
