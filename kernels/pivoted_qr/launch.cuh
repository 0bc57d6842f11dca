// SPDX-License-Identifier: BSD-3-Clause
// The host's step of the kernel for QR with column pivots.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "pivoted_qr/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const PivotedQrPanelArgs<T>& p) {
    using S = Scalar<T>;
    static_assert(sizeof(kernels::PivotedQrMessages<S>) + barrier_bytes <= pivoted_qr_work(sizeof(S)));
    // A row for each warp, or a column for each block. The devices of a team are assumed to be alike.
    const index_t useful = std::max((p.a.rows - p.first + 15) / 16, p.share);
    const index_t most = std::min(stream.limits.multiprocessors, pivoted_qr_most_blocks);
    kernels::PivotedQrProblem<S> problem{.a = as(p.a.data),
                                         .lda = p.a.ld,
                                         .m = static_cast<int>(p.a.rows),
                                         .n = static_cast<int>(p.a.cols),
                                         .first = static_cast<int>(p.first),
                                         .width = static_cast<int>(p.width),
                                         .steps = static_cast<int>(p.steps),
                                         .taken = static_cast<int>(p.taken),
                                         .pivoting = p.pivoting,
                                         .norms = p.norms,
                                         .f = as(p.f.data),
                                         .ldf = p.f.ld,
                                         .tau = as(p.tau),
                                         .order = p.order,
                                         .place = p.place,
                                         .count = p.count,
                                         .rank = p.rank,
                                         .team = p.team,
                                         .v = {},
                                         .ldv = p.v[0].ld,
                                         .work = {},
                                         .aborted = p.aborted,
                                         .patience = p.patience};
    for (int d = 0; d < p.team; ++d) {
        problem.v[d] = as(p.v[d].data);
        problem.work[d] = p.work[d];
    }
    return start<kernels::pivoted_qr_panel<S>>(stream,
                                               {.name = p.name,
                                                .blocks = static_cast<unsigned>(std::min(useful, most)),
                                                .threads = kernels::kPivotedQrThreads,
                                                .shared_bytes = kernels::PivotedQrSpace<S>::bytes,
                                                .kind = LaunchKind::cooperative},
                                               problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
