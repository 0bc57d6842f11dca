// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the tridiagonal panel: how many blocks, the cut of the matrix, which kernel.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "tridiagonal/panel/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
SymvTerms<Scalar<T>> as_kernel_args(const SymvTerms<T>& a) {
    return {a.n, a.first, a.nb, a.rank, a.team, as(a.a), a.lda, as(a.partial)};
}

template <class T>
TridiagonalPanel<Scalar<T>, real_t<T>> as_kernel_args(const TridiagonalPanel<T, real_t<T>>& p) {
    TridiagonalPanel<Scalar<T>, real_t<T>> panel{};
    panel.symv = as_kernel_args(p.symv);
    panel.width = p.width;
    panel.v = as(p.v);
    panel.w = as(p.w);
    panel.ldv = p.ldv;
    panel.d = p.d;
    panel.e = p.e;
    panel.tau = as(p.tau);
    panel.scratch = as(p.scratch);
    panel.barrier = p.barrier;
    for (int k = 0; k < p.symv.team; ++k) {
        panel.parts[k] = as(p.parts[k]);
        panel.flags[k] = p.flags[k];
    }
    panel.aborted = p.aborted;
    panel.patience = p.patience;
    return panel;
}

/// As many blocks as there are multiprocessors, but no more than there are units of work: an idle block still
/// takes part in every barrier. The devices of a team are assumed to be alike.
template <class T>
int panel_blocks(const DeviceLimits& limits, const SymvTerms<T>& a) {
    const std::int64_t rows = (a.n - a.first + 31) / 32, units = rows * rows / 2 / a.team / symv_workers;
    return static_cast<int>(std::min<std::int64_t>({limits.multiprocessors, panel_most_blocks, units + 17}));
}

/// A panel of width NB, by `blocks` blocks; dynamic_tail in 1/16.
template <int NB, class T>
Status panel_of_width(const Stream& stream, const TridiagonalPanel<T, real_t<T>>& panel, int blocks,
                      int dynamic_tail) {
    if (!kernels::panel_may_have_dynamic_tail<NB, T>) dynamic_tail = 0;
    const auto matrix = kernels::panel_matrix(panel.symv, panel.scratch, blocks, dynamic_tail,
                                              kernels::panel_kept_bytes(stream.limits.l2_bytes));
    return with_stages(stream.limits, [&](auto kilobytes) {
        constexpr int KB = decltype(kilobytes)::value;
        const LaunchShape shape{.name = "tridiagonal_panel",
                                .blocks = static_cast<unsigned>(blocks),
                                .threads = kernels::kSymvThreads,
                                .shared_bytes = kernels::panel_shared_bytes<NB, KB, T>(),
                                .kind = LaunchKind::cooperative};
        if constexpr (kernels::panel_may_have_dynamic_tail<NB, T>) {
            if (matrix.cut.small_shares > 0)
                return start<kernels::tridiagonal_panel<NB, true, KB, T>>(stream, shape, panel, matrix);
        }
        return start<kernels::tridiagonal_panel<NB, false, KB, T>>(stream, shape, panel, matrix);
    });
}

template <class T>
Status run(const Stream& stream, const TridiagonalPanel<T, real_t<T>>& p) {
    const auto panel = as_kernel_args(p);
    const int blocks = panel_blocks(stream.limits, p.symv);
    return p.symv.nb == 64 ? panel_of_width<64, Scalar<T>>(stream, panel, blocks,
                                                           kernels::panel_dynamic_tail<64>(panel.symv))
                           : panel_of_width<32, Scalar<T>>(stream, panel, blocks,
                                                           kernels::panel_dynamic_tail<32>(panel.symv));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
