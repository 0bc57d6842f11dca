// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of a reduction.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "reduce/reduce.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const ReduceArgs<T>& p) {
    using S = Scalar<T>;
    // The y dimension of a grid is limited: a block goes on to further columns.
    constexpr std::int64_t most_y = 4096;
    const ReduceArgs<S> problem{
        p.how, p.factor, {as(p.a.data), p.a.rows, p.a.cols, p.a.ld}, p.weights, p.result};
    if (p.how.along == Along::columns) {
        const LaunchShape shape{
            .name = "reduce_columns",
            .blocks = static_cast<unsigned>(p.result.rows),
            .threads = kernels::kReduceThreads,
            .blocks_y = static_cast<unsigned>(std::min(ceil_div(p.a.cols, kernels::kReduceWarps), most_y))};
        return start<kernels::reduce_columns<S>>(stream, shape, problem);
    }
    const LaunchShape shape{.name = "reduce_rows",
                            .blocks = grid_size(p.a.rows, kernels::kReduceThreads),
                            .threads = kernels::kReduceThreads,
                            .blocks_y = static_cast<unsigned>(std::min(p.result.cols, most_y))};
    return start<kernels::reduce_of_rows<S>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
