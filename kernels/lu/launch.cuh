// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the panel's LU factorization: how many blocks, and how they reach each other.
#pragma once

#include "arch/launch.cuh"
#include "lu/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const LuPanelArgs<T>& p) {
    using Space = LuPanelSpace<Scalar<T>>;
    const LuPanelShape shape = lu_panel_shape<T>(p.a.rows, stream.limits);
    const auto blocks = static_cast<unsigned>(shape.blocks);
    const auto of_block = static_cast<std::size_t>(stream.limits.shared_bytes);
    const LaunchShape how{.name = p.name,
                          .blocks = blocks,
                          .threads = lu_panel_threads,
                          .shared_bytes = Space::bytes(of_block),
                          .kind = shape.clustered ? LaunchKind::plain : LaunchKind::cooperative,
                          .cluster = shape.clustered ? blocks : 1};
    const kernels::LuPanelProblem<Scalar<T>> problem{as(p.a.data),
                                                     p.a.ld,
                                                     static_cast<int>(p.a.rows),
                                                     static_cast<int>(p.a.cols),
                                                     p.first,
                                                     p.pivots,
                                                     p.to,
                                                     p.from,
                                                     p.info,
                                                     p.work,
                                                     Space::has_stage(of_block)};
    const auto kernel = [&]<int Kept>(std::integral_constant<int, Kept>) {
        return start<kernels::lu_panel<Kept, Scalar<T>>>(stream, how, problem, shape);
    };
    if (shape.kept == 1) return kernel(std::integral_constant<int, 1>());
    if (shape.kept == 3) return kernel(std::integral_constant<int, 3>());
    return shape.kept == 0 ? kernel(std::integral_constant<int, 0>())
                           : kernel(std::integral_constant<int, lu_panel_most_kept<T>>());
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
