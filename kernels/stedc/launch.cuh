// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of divide and conquer.
#pragma once

#include "arch/launch.cuh"
#include "stedc/merges.cuh"
#include "stedc/stedc.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class R>
LaunchShape stedc_shape(StedcStep step, const StedcLevel<R>& level) {
    constexpr std::int64_t warps = stedc_threads / 32;
    LaunchShape shape{.name = stedc_name(step),
                      .blocks = grid_size(level.largest, warps),
                      .threads = stedc_threads,
                      .blocks_y = static_cast<unsigned>(level.count)};
    switch (step) {
        case StedcStep::leaves:
        case StedcStep::deflate: {
            const bool leaves = step == StedcStep::leaves;
            shape.blocks = static_cast<unsigned>(level.count);
            shape.blocks_y = 1;
            shape.threads = leaves ? stedc_leaf_threads : stedc_deflating_threads;
            shape.shared_bytes =
                leaves
                    ? 4 * merge_leaf_limit * sizeof(double) + merge_leaf_limit * stedc_leaf_stride * sizeof(R)
                    : stedc_deflating_threads / 32 * (sizeof(double) + sizeof(std::int64_t));
            break;
        }
        case StedcStep::vectors:
            shape.blocks = grid_size(level.columns * merge_vector_parts(level), warps);
            break;
        case StedcStep::roots:
        case StedcStep::weights:
        case StedcStep::lengths:
            shape.blocks = grid_size(ceil_div(level.largest, level.parts), warps);
            break;
        case StedcStep::order:
            break;
    }
    return shape;
}

template <class T>
Status run(const Stream& stream, const StedcArgs<T>& p) {
    using R = real_t<T>;
    const StedcLevel<R>& level = p;
    const LaunchShape shape = stedc_shape(p.step, level);
    switch (p.step) {
        case StedcStep::leaves:
            return start<kernels::stedc_leaves<R>>(stream, shape, level);
        case StedcStep::order:
            return start<kernels::stedc_orders<R>>(stream, shape, level);
        case StedcStep::deflate:
            return start<kernels::stedc_deflations<R>>(stream, shape, level);
        case StedcStep::roots:
            return start<kernels::stedc_roots<R>>(stream, shape, level);
        case StedcStep::weights:
            return start<kernels::stedc_weights<R>>(stream, shape, level);
        case StedcStep::lengths:
            return start<kernels::stedc_lengths<R>>(stream, shape, level);
        case StedcStep::vectors:
            return start<kernels::stedc_vectors<R>>(stream, shape, level);
    }
    return bad_value;
}

/// A warp for each column of the widest level, on the share of the multiprocessors but one, which may
/// be busy otherwise: all blocks begin at the same time.
template <class T>
Status run(const Stream& stream, const StedcMergesArgs<T>& p) {
    using R = real_t<T>;
    constexpr std::int64_t warps = merge_threads / 32;
    std::int64_t columns = 1;
    for (int k = 0; k < p.levels; ++k) columns = std::max(columns, p.sizes[k].count * p.sizes[k].largest);
    const std::int64_t most = std::max(stream.limits.multiprocessors / p.sharers - 1, 1),
                       blocks = std::min(ceil_div(columns, warps), most);
    const LaunchShape shape{.name = p.name,
                            .blocks = static_cast<unsigned>(blocks),
                            .threads = merge_threads,
                            .shared_bytes = merge_product_bytes<R>,
                            .kind = LaunchKind::cooperative};
    const StedcLevels<R>& levels = p;
    return start<kernels::stedc_merges<R>>(stream, shape, levels);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
