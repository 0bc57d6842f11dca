// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of decisions on the device.
#pragma once

#include "arch/launch.cuh"
#include "submitted/solution.cuh"
#include "submitted/submitted.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const SafeScalesArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = grid_size(p.largest.cols, kernels::kScaleThreads),
                          .threads = kernels::kScaleThreads};
    return start<kernels::safe_scales<real_t<T>>>(stream, how, p.largest.rows, p.largest.cols, p.largest.data,
                                                  p.largest.ld, p.down, p.up);
}

template <class T>
Status run(const Stream& stream, const InterchangeListsArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(interchange_lists(p.count)),
                          .threads = static_cast<unsigned>(interchanges_at_once),
                          .shared_bytes = kernels::InterchangeSpace::bytes};
    return start<kernels::interchange_lists_of<Scalar<T>>>(stream, how, p.rows, p.count, p.pivots, p.forwards,
                                                           p.to, p.from, p.info, p.bad);
}

template <class T>
Status run(const Stream& stream, const MarkFailureArgs<T>& p) {
    const LaunchShape how{.name = p.name, .blocks = 1, .threads = 32};
    return start<kernels::mark_failure<Scalar<T>>>(stream, how, p.diagonal.cols, p.info, as(p.diagonal.data),
                                                   p.diagonal.ld);
}

template <class T>
Status run(const Stream& stream, const TellFailuresArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = grid_size(p.a.count, kernels::kToldOfBlock),
                          .threads = kernels::kTellThreads};
    const Batch<Scalar<T>> a{as(p.a.data), p.a.n, p.a.ld, p.a.stride, p.a.count};
    return start<kernels::tell_failures<Scalar<T>>>(stream, how, p.vectors, p.failed, p.infos, a, p.w, p.to);
}

template <class T>
Status run(const Stream& stream, const TriangleSizesArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(p.count() * p.pieces()),
                          .threads = kernels::kSizesThreads,
                          .shared_bytes = kernels::kSizesThreads / 32 * numbers_of_sizes * sizeof(real_t<T>)};
    return start<kernels::triangle_sizes<Scalar<T>>>(stream, how, p.uplo == Uplo::lower, p.n, p.width,
                                                     p.blocks.rows, as(p.blocks.data), as(p.inverses.data),
                                                     p.sizes);
}

template <class T>
Status run(const Stream& stream, const ChooseWaysArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = 1,
                          .threads = kernels::kSizesThreads,
                          .shared_bytes = 2 * kernels::kSizesThreads / 32 * sizeof(real_t<T>)};
    return start<kernels::choose_ways<real_t<T>>>(stream, how, p.count, p.pieces, p.sizes, p.limits, p.ways);
}

template <class T>
Status run(const Stream& stream, const FinishSolutionArgs<T>& p) {
    using S = Scalar<T>;
    const LaunchShape how{
        .name = p.name,
        .blocks = static_cast<unsigned>(ceil_div(p.x.cols, index_t(kernels::FinishSpace<S>::columns))),
        .threads = kernels::kFinishThreads,
        .shared_bytes = kernels::FinishSpace<S>::bytes(p.triangle.rows)};
    const bool plain = p.op == Op::none;
    const kernels::FinishProblem<S> problem{.triangle = as(p.triangle.data),
                                            .inverse = as(p.inverse.data),
                                            .b = as(p.b.data),
                                            .x = as(p.x.data),
                                            .ld_triangle = p.triangle.ld,
                                            .ld_inverse = p.inverse.ld,
                                            .ld_b = p.b.ld,
                                            .ld_x = p.x.ld,
                                            .n = static_cast<int>(p.triangle.rows),
                                            .columns = p.x.cols,
                                            .alpha = value(p.alpha),
                                            .way = p.way,
                                            .forward = (p.uplo == Uplo::lower) == plain,
                                            .conjugate = p.op == Op::adjoint};
    return plain ? start<kernels::finish_solution<false, S>>(stream, how, problem)
                 : start<kernels::finish_solution<true, S>>(stream, how, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
