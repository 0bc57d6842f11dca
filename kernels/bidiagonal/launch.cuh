// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the bidiagonal panel.
#pragma once

#include "arch/launch.cuh"
#include "bidiagonal/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const BidiagonalPanelArgs<T>& p) {
    using S = Scalar<T>;
    using Shape = BidiagonalPanelShape<S>;
    const auto above = static_cast<int>(reinterpret_cast<std::uintptr_t>(p.a.data) / sizeof(S) % Shape::pack);
    const Shape shape(p.a.rows, p.a.cols, above, static_cast<int>(p.width()), stream.limits.multiprocessors);
    const kernels::BidiagonalProblem<S> problem{.shape = shape,
                                                .a = as(p.a.data),
                                                .lda = p.a.ld,
                                                .left = as(p.left.data),
                                                .ldl = p.left.ld,
                                                .right = as(p.right.data),
                                                .ldr = p.right.ld,
                                                .d = p.d,
                                                .e = p.e,
                                                .tauq = as(p.tauq),
                                                .taup = as(p.taup),
                                                .work = as(p.work),
                                                .barrier = p.barrier};
    const auto fits = [&](PanelKept kept) {
        return shape.bytes(kept) <= static_cast<std::size_t>(stream.limits.shared_bytes);
    };
    const auto launch = [&]<PanelKept Kept>() {
        return start<kernels::bidiagonal_panel<Kept, S>>(stream,
                                                         {.name = p.name,
                                                          .blocks = static_cast<unsigned>(shape.blocks),
                                                          .threads = Shape::threads,
                                                          .shared_bytes = shape.bytes(Kept),
                                                          .kind = LaunchKind::cooperative},
                                                         problem);
    };
    if (fits(PanelKept::rows_and_vector)) return launch.template operator()<PanelKept::rows_and_vector>();
    if (fits(PanelKept::rows)) return launch.template operator()<PanelKept::rows>();
    return fits(PanelKept::nothing) ? launch.template operator()<PanelKept::nothing>() : arch::no_room;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
