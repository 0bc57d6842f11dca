// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the reduction in shared memory, and which orders a device takes.
#pragma once

#include "arch/launch.cuh"
#include "tridiagonal/resident/resident.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Warps, class T>
Status resident_by(const Stream& stream, const TridiagonalResident<T, real_t<T>>& p) {
    using Shape = ResidentShape<Scalar<T>, Warps>;
    const int blocks =
        resident_blocks<Scalar<T>, Warps>(static_cast<int>(p.n), stream.limits.multiprocessors,
                                          static_cast<std::size_t>(stream.limits.shared_bytes), p.sharers);
    const LaunchShape shape{.name = "tridiagonal_resident",
                            .blocks = static_cast<unsigned>(blocks),
                            .threads = Shape::threads,
                            .shared_bytes = Shape{static_cast<int>(p.n), blocks}.bytes(),
                            .kind = LaunchKind::cooperative};
    const TridiagonalResident<Scalar<T>, real_t<T>> problem{p.n,       as(p.a),    p.lda,     p.d,      p.e,
                                                            as(p.tau), as(p.work), p.barrier, p.sharers};
    return start<kernels::tridiagonal_resident<Warps, Scalar<T>>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const TridiagonalResident<T, real_t<T>>& p) {
    return resident_by<resident_warps>(stream, p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
