// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the kernels for eigenvectors of a Schur form.
#pragma once

#include "arch/launch.cuh"
#include "trevc/trevc.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const TrevcBlockArgs<T>& p) {
    using S = Scalar<T>;
    using Problem = kernels::TrevcProblem<S>;
    const Problem problem{{.side = p.side,
                           .first = p.first,
                           .rows = p.rows,
                           .largest = p.largest,
                           .t = {as(p.t.data), p.t.rows, p.t.cols, p.t.ld},
                           .x = {as(p.x.data), p.x.rows, p.x.cols, p.x.ld},
                           .bound = p.bound}};
    const LaunchShape shape{.name = p.name,
                            .blocks = grid_size(p.end_column() - p.first_column(), Problem::threads / 32),
                            .threads = Problem::threads,
                            .shared_bytes = Problem::elements() * sizeof(S)};
    if (shape.shared_bytes > static_cast<std::size_t>(stream.limits.shared_bytes)) return arch::no_room;
    return start<kernels::trevc_block<S>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const TrevcScaleArgs<T>& p) {
    using S = Scalar<T>;
    constexpr int threads = 256;
    const TrevcScaleArgs<S> args{.t = {as(p.t.data), p.t.rows, p.t.cols, p.t.ld},
                                 .x = {as(p.x.data), p.x.rows, p.x.cols, p.x.ld},
                                 .unit = p.unit};
    return start<kernels::trevc_scale<S>>(
        stream,
        {.name = p.name, .blocks = grid_size(p.t.rows, threads / 32), .threads = threads, .shared_bytes = 0},
        args);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
