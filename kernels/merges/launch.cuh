// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the columns of merges.
#pragma once

#include "arch/launch.cuh"
#include "merges/merges.cuh"
#include "merges/multiply.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class R>
LaunchShape merge_shape(MergeStep step, const MergeLevel<R>& level) {
    LaunchShape shape{
        .name = merge_name(step), .threads = merge_threads, .blocks_y = static_cast<unsigned>(level.count)};
    if (step == MergeStep::multiply) {
        shape.blocks = static_cast<unsigned>(merge_tiles(level));
        shape.shared_bytes = merge_product_bytes<R>;
    } else {
        shape.blocks =
            static_cast<unsigned>(merge_row_parts(level)) * grid_size(level.largest, merge_block_columns);
        if (level.largest <= 128) shape.threads = 64;
    }
    return shape;
}

template <class T>
Status run(const Stream& stream, const MergeArgs<T>& p) {
    using R = real_t<T>;
    const MergeLevel<R>& level = p;
    const LaunchShape shape = merge_shape(p.step, level);
    switch (p.step) {
        case MergeStep::rotate:
            return start<kernels::merge_rotations<R>>(stream, shape, level);
        case MergeStep::pack:
            return start<kernels::merge_packs<R>>(stream, shape, level);
        case MergeStep::move:
            return start<kernels::merge_moves<R>>(stream, shape, level);
        case MergeStep::multiply:
            return start<kernels::merge_multiply<R>>(stream, shape, level);
    }
    return bad_value;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
