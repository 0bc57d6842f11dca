// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the panel's LU factorization and of what follows it: how many blocks, and how they
// reach each other.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "lu/columns.cuh"
#include "lu/panel.cuh"
#include "lu/permute.cuh"
#include "lu/rows_solve.cuh"
#include "lu/solve.cuh"
#include "lu/wide/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// As many blocks as there must be at the same time: some wait for others.
template <class T>
Status run_wide(const Stream& stream, const LuPanelArgs<T>& p) {
    using S = Scalar<T>;
    if (p.a.rows > lu_wide_most_rows<S>(stream.limits)) return bad_value;
    const LuWideShape shape = lu_wide_shape<S>(p.a.rows, stream.limits);
    const LaunchShape how{
        .name = "lu_wide_panel",
        .blocks = static_cast<unsigned>(shape.blocks()),
        .threads = lu_wide_threads,
        .shared_bytes = lu_wide_shared_bytes<S>(shape, static_cast<std::size_t>(stream.limits.shared_bytes)),
        .kind = LaunchKind::cooperative,
        .cluster = static_cast<unsigned>(shape.leaders)};
    auto* const bytes = static_cast<unsigned char*>(p.work) + barrier_bytes;
    constexpr std::size_t pivots = lu_wide_limit<S> * sizeof(int);
    const bool aligned = reinterpret_cast<std::uintptr_t>(p.a.data) % 16 == 0 &&
                         p.a.ld * static_cast<index_t>(sizeof(T)) % 16 == 0;
    const kernels::LuWideProblem<S> problem{as(p.a.data),
                                            p.a.ld,
                                            static_cast<int>(p.a.rows),
                                            static_cast<int>(p.a.cols),
                                            p.first,
                                            p.pivots,
                                            p.to,
                                            p.from,
                                            p.info,
                                            static_cast<unsigned*>(p.work),
                                            reinterpret_cast<int*>(bytes),
                                            reinterpret_cast<S*>(bytes + pivots),
                                            aligned,
                                            p.begun,
                                            p.step};
    const auto kernel = [&]<int Kept>(std::integral_constant<int, Kept>) {
        return start<kernels::lu_wide_panel<Kept, S>>(stream, how, problem, shape);
    };
    if (shape.kept == 1) return kernel(std::integral_constant<int, 1>());
    if (shape.kept == 2) return kernel(std::integral_constant<int, 2>());
    return shape.kept == 3 ? kernel(std::integral_constant<int, 3>())
                           : kernel(std::integral_constant<int, lu_wide_most_kept<S>>());
}

template <class T>
Status run(const Stream& stream, const LuPanelArgs<T>& p) {
    if (p.wide) return run_wide(stream, p);
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
                                                     Space::has_stage(of_block),
                                                     p.begun,
                                                     p.step};
    const auto kernel = [&]<int Kept>(std::integral_constant<int, Kept>) {
        return start<kernels::lu_panel<Kept, Scalar<T>>>(stream, how, problem, shape);
    };
    if (shape.kept == 1) return kernel(std::integral_constant<int, 1>());
    if (shape.kept == 3) return kernel(std::integral_constant<int, 3>());
    return shape.kept == 0 ? kernel(std::integral_constant<int, 0>())
                           : kernel(std::integral_constant<int, lu_panel_most_kept<T>>());
}

template <class T>
Status run(const Stream& stream, const LuSolveArgs<T>& p) {
    constexpr index_t columns = lu_solve_warps * lu_solve_columns<T>;
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(ceil_div(p.x.cols, columns)),
                          .threads = 32 * lu_solve_warps,
                          .shared_bytes = LuSolveSpace<T>::bytes};
    const kernels::LuSolveProblem<Scalar<T>> problem{as(p.l.data), p.l.ld,   as(p.x.data),
                                                     p.x.ld,       p.x.cols, static_cast<int>(p.x.rows)};
    return start<kernels::lu_solve<Scalar<T>>>(stream, how, problem);
}

template <class T>
Status run(const Stream& stream, const LuRowsArgs<T>& p) {
    const kernels::LuRowsProblem<Scalar<T>> problem{static_cast<int>(p.count),
                                                    p.to,
                                                    p.from,
                                                    as(p.l.data),
                                                    p.l.ld,
                                                    static_cast<int>(p.l.rows),
                                                    p.by_rows,
                                                    as(p.a.data),
                                                    p.rows(),
                                                    p.cols(),
                                                    p.by_rows ? p.a.ld : 1,
                                                    p.by_rows ? 1 : p.a.ld,
                                                    as(p.top.data),
                                                    p.top.ld};
    const auto kernel = [&]<int Fragments>(std::integral_constant<int, Fragments>) {
        const LaunchShape how{.name = p.name,
                              .blocks = static_cast<unsigned>(ceil_div(p.cols(), 8 * Fragments)),
                              .threads = lu_rows_threads,
                              .shared_bytes = LuRowsSpace<T>::bytes(Fragments)};
        return start<kernels::lu_rows<Fragments, Scalar<T>>>(stream, how, problem);
    };
    // Narrow blocks where all of them run at once. The driver reserves a kilobyte of shared memory for each.
    constexpr std::size_t of_block = LuRowsSpace<T>::bytes(1);
    const bool has_room = of_block <= static_cast<std::size_t>(stream.limits.shared_bytes);
    const index_t at_once =
        std::min<index_t>(2, stream.limits.shared_bytes_all / static_cast<index_t>(of_block + 1024));
    if (has_room && p.cols() <= 8 * at_once * stream.limits.multiprocessors)
        return kernel(std::integral_constant<int, 1>());
    return kernel(std::integral_constant<int, lu_rows_most<T>>());
}

template <class T>
Status run(const Stream& stream, const ComposeRowsArgs<T>& p) {
    constexpr int threads = 2 * lu_wide_limit<float>;
    static_assert(lu_panel_limit<float> <= lu_wide_limit<float>);
    const LaunchShape how{.name = p.name, .blocks = static_cast<unsigned>(p.count), .threads = threads};
    return start<kernels::compose_rows<threads>>(stream, how, p.order, p.panels, p.begin, p.stride, p.lists);
}

template <class T>
Status run(const Stream& stream, const PermuteRowsArgs<T>& p) {
    const index_t blocks =
        std::min<index_t>({p.a.cols, permute_rows_blocks, 2 * stream.limits.multiprocessors});
    const LaunchShape how{
        .name = p.name, .blocks = static_cast<unsigned>(blocks), .threads = kernels::kPermuteThreads};
    return start<kernels::permute_rows<Scalar<T>>>(stream, how, as(p.a.data), p.a.rows, p.a.cols, p.a.ld,
                                                   p.nb, p.begin, p.stride, p.from, as(p.work));
}

template <class T>
Status run(const Stream& stream, const SwapColumnsArgs<T>& p) {
    constexpr index_t of_multiprocessor = 4;
    const index_t blocks =
        std::min(ceil_div(p.a.rows, kernels::kSwapRows), of_multiprocessor * stream.limits.multiprocessors);
    const LaunchShape how{
        .name = p.name, .blocks = static_cast<unsigned>(blocks), .threads = kernels::kSwapThreads};
    return start<kernels::swap_columns<Scalar<T>>>(stream, how, static_cast<int>(p.count), p.a.rows, p.a.cols,
                                                   p.to, p.from, as(p.a.data), p.a.ld);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
