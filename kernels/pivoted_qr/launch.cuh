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
    // A row for each warp, or a column for each block.
    const index_t useful = std::max((p.a.rows - p.first + 15) / 16, p.a.cols - p.first);
    const index_t most = std::min(stream.limits.multiprocessors, pivoted_qr_most_blocks);
    const kernels::PivotedQrProblem<S> problem{as(p.a.data),
                                               p.a.ld,
                                               static_cast<int>(p.a.rows),
                                               static_cast<int>(p.a.cols),
                                               static_cast<int>(p.first),
                                               static_cast<int>(p.width),
                                               p.pivoting,
                                               p.norms,
                                               as(p.f.data),
                                               p.f.ld,
                                               as(p.tau),
                                               p.order,
                                               p.count,
                                               p.work};
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
