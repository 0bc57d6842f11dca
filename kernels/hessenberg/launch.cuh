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
    const auto room = static_cast<std::size_t>(stream.limits.shared_bytes);
    const bool keeps_v = shape.bytes(true) <= room;
    if (shape.bytes(false) > room) return arch::no_room;
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
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(shape.blocks),
                          .threads = Shape::threads,
                          .shared_bytes = shape.bytes(keeps_v),
                          .kind = LaunchKind::cooperative};
    return keeps_v ? start<kernels::hessenberg_panel<true, S>>(stream, how, problem)
                   : start<kernels::hessenberg_panel<false, S>>(stream, how, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
