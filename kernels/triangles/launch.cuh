// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of operations on triangles.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "triangles/triangles.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const TriangleBlocksArgs<T>& p) {
    const LaunchShape shape{.name = "triangle_blocks",
                            .blocks = grid_size(p.b.rows, kernels::kTriangleThreads),
                            .threads = kernels::kTriangleThreads,
                            .blocks_y = static_cast<unsigned>(std::min<std::int64_t>(p.b.cols, 4096))};
    return start<kernels::triangle_blocks<Scalar<T>>>(stream, shape, p.uplo == Uplo::lower, p.unit, p.a.rows,
                                                      as(p.a.data), p.a.ld, p.stride, p.b.rows, p.count(),
                                                      as(p.b.data), p.b.ld);
}

template <class T>
Status run(const Stream& stream, const InvertTrianglesArgs<T>& p) {
    const std::int64_t tiles = p.a.rows / inverted_order;
    const LaunchShape shape{.name = "invert_triangles",
                            .blocks = grid_size(tiles * tiles * p.count(), 1),
                            .threads = kernels::kTriangleThreads,
                            .shared_bytes = kernels::inverted_shared_bytes<Scalar<T>>()};
    return start<kernels::invert_triangles<Scalar<T>>>(stream, shape, p.uplo == Uplo::lower, p.a.rows,
                                                       as(p.a.data), as(p.inverse.data));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
