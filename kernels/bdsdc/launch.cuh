// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of divide and conquer of bidiagonal matrices.
#pragma once

#include "arch/launch.cuh"
#include "bdsdc/bdsdc.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class R>
LaunchShape bdsdc_shape(BdsdcStep step, const BdsdcLevel<R>& level) {
    constexpr std::int64_t warps = bdsdc_threads / 32;
    LaunchShape shape{.name = bdsdc_name(step),
                      .blocks = grid_size(level.largest, warps),
                      .threads = bdsdc_threads,
                      .blocks_y = static_cast<unsigned>(level.count)};
    switch (step) {
        case BdsdcStep::leaves:
        case BdsdcStep::deflate: {
            const bool leaves = step == BdsdcStep::leaves;
            shape.blocks = static_cast<unsigned>(level.count);
            shape.blocks_y = 1;
            shape.threads = leaves ? bdsdc_leaf_threads : bdsdc_deflating_threads;
            shape.shared_bytes = leaves
                                     ? bdsdc_leaf_arrays * merge_leaf_limit * sizeof(double) +
                                           2 * merge_leaf_limit * bdsdc_leaf_stride * sizeof(R)
                                     : bdsdc_deflating_threads / 32 * (sizeof(double) + sizeof(std::int64_t));
            break;
        }
        case BdsdcStep::vectors:
            shape.blocks = grid_size(level.columns * merge_vector_parts(level), warps);
            break;
        case BdsdcStep::roots:
        case BdsdcStep::weights:
        case BdsdcStep::lengths:
            shape.blocks = grid_size(ceil_div(level.largest, level.parts), warps);
            break;
        case BdsdcStep::order:
            break;
    }
    return shape;
}

template <class T>
Status run(const Stream& stream, const BdsdcArgs<T>& p) {
    using R = real_t<T>;
    const BdsdcLevel<R>& level = p;
    const LaunchShape shape = bdsdc_shape(p.step, level);
    switch (p.step) {
        case BdsdcStep::leaves:
            return start<kernels::bdsdc_leaves<R>>(stream, shape, level);
        case BdsdcStep::order:
            return start<kernels::bdsdc_orders<R>>(stream, shape, level);
        case BdsdcStep::deflate:
            return start<kernels::bdsdc_deflations<R>>(stream, shape, level);
        case BdsdcStep::roots:
            return start<kernels::bdsdc_roots<R>>(stream, shape, level);
        case BdsdcStep::weights:
            return start<kernels::bdsdc_weights<R>>(stream, shape, level);
        case BdsdcStep::lengths:
            return start<kernels::bdsdc_lengths<R>>(stream, shape, level);
        case BdsdcStep::vectors:
            return start<kernels::bdsdc_vectors<R>>(stream, shape, level);
    }
    return bad_value;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
