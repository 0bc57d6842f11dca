// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the bidiagonal reduction in shared memory.
#pragma once

#include "arch/launch.cuh"
#include "bidiagonal/resident/resident.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Warps, class T>
Status bidiagonal_resident_by(const Stream& stream, const BidiagonalResidentArgs<T>& p) {
    using S = Scalar<T>;
    using Shape = BidiagonalResidentShape<S, Warps>;
    const auto shared_bytes = static_cast<std::size_t>(stream.limits.shared_bytes);
    Shape shape{static_cast<int>(p.a.rows), static_cast<int>(p.a.cols), 0};
    const auto fits = [&](int blocks) { return Shape{shape.m, shape.n, blocks}.fits(shared_bytes); };
    shape.blocks = resident_share(shape.m, stream.limits.multiprocessors, p.sharers, fits);
    if (!fits(shape.blocks)) return arch::no_room;
    return start<kernels::bidiagonal_resident<Warps, S>>(
        stream,
        {.name = p.name,
         .blocks = static_cast<unsigned>(shape.blocks),
         .threads = Shape::Lines::threads,
         .shared_bytes = shape.bytes(),
         .kind = LaunchKind::cooperative},
        kernels::BidiagonalResident<S>{shape.m, shape.n, as(p.a.data), p.a.ld, p.d, p.e, as(p.tauq),
                                       as(p.taup), as(p.work), p.barrier});
}

template <class T>
Status run(const Stream& stream, const BidiagonalResidentArgs<T>& p) {
    return bidiagonal_resident_by<resident_warps>(stream, p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
