// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the bidiagonal panel.
#pragma once

#include "arch/launch.cuh"
#include "bidiagonal/panel.cuh"
#include "panel_products/launch.cuh"

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
    return launch_panel(stream, p.name, shape, [&]<PanelKept Kept>(const LaunchShape& launched) {
        return start<kernels::bidiagonal_panel<Kept, S>>(stream, launched, problem);
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
