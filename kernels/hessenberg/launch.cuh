// SPDX-License-Identifier: BSD-3-Clause
// The host's step of the Hessenberg panel.
#pragma once

#include "arch/launch.cuh"
#include "hessenberg/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const HessenbergPanelArgs<T>& p) {
    using S = Scalar<T>;
    using Shape = HessenbergShape<S>;
    const auto above = static_cast<int>(reinterpret_cast<std::uintptr_t>(p.a.data) / sizeof(S) % Shape::pack);
    const Shape shape(p.a.rows, above, static_cast<int>(p.v.cols), stream.limits.multiprocessors);
    const kernels::HessenbergProblem<S> problem{.shape = shape,
                                                .a = as(p.a.data),
                                                .lda = p.a.ld,
                                                .v = as(p.v.data),
                                                .ldv = p.v.ld,
                                                .y = as(p.y.data),
                                                .ldy = p.y.ld,
                                                .t = as(p.t.data),
                                                .ldt = p.t.ld,
                                                .tau = as(p.tau),
                                                .work = as(p.work),
                                                .barrier = p.barrier};
    const auto fits = [&](HessenbergKept kept) {
        return shape.bytes(kept) <= static_cast<std::size_t>(stream.limits.shared_bytes);
    };
    const auto launch = [&]<HessenbergKept Kept>() {
        return start<kernels::hessenberg_panel<Kept, S>>(stream,
                                                         {.name = p.name,
                                                          .blocks = static_cast<unsigned>(shape.blocks),
                                                          .threads = Shape::threads,
                                                          .shared_bytes = shape.bytes(Kept),
                                                          .kind = LaunchKind::cooperative},
                                                         problem);
    };
    if (fits(HessenbergKept::rows_and_v)) return launch.template operator()<HessenbergKept::rows_and_v>();
    if (fits(HessenbergKept::rows)) return launch.template operator()<HessenbergKept::rows>();
    return fits(HessenbergKept::nothing) ? launch.template operator()<HessenbergKept::nothing>()
                                         : arch::no_room;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
