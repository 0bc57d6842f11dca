// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the panel's QR factorization: how many blocks, and whether their shared memory holds the panel.
#pragma once

#include "arch/launch.cuh"
#include "panel_qr/panel_qr.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const PanelQrArgs<T>& p) {
    const auto shape = panel_qr_shape<Scalar<T>>(p.rows, p.width, stream.limits.multiprocessors,
                                                 static_cast<std::size_t>(stream.limits.shared_bytes));
    const PanelQrArgs<Scalar<T>> problem{p.rows, p.width,   as(p.a),    p.lda,    as(p.v),
                                         p.ldv,  as(p.tau), as(p.work), p.barrier};
    const LaunchShape launched{.name = "panel_qr",
                               .blocks = static_cast<unsigned>(shape.blocks),
                               .threads = panel_qr_threads,
                               .shared_bytes = shape.bytes(),
                               .kind = LaunchKind::cooperative};
    return shape.kept ? start<kernels::panel_qr<true, Scalar<T>>>(stream, launched, problem, shape)
                      : start<kernels::panel_qr<false, Scalar<T>>>(stream, launched, problem, shape);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
