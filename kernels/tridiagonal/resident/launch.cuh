// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the reduction in shared memory, and which orders a device takes.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "tridiagonal/resident/resident.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Warps, class T>
Status resident_by(const Stream& stream, const TridiagonalResident<T, real_t<T>>& p) {
    using Shape = ResidentShape<Scalar<T>, Warps>;
    const auto blocks =
        static_cast<int>(std::min<std::int64_t>({stream.limits.multiprocessors, resident_most_blocks, p.n}));
    const LaunchShape shape{.name = "tridiagonal_resident",
                            .blocks = static_cast<unsigned>(blocks),
                            .threads = Shape::threads,
                            .shared_bytes = Shape{static_cast<int>(p.n), blocks}.bytes(),
                            .kind = LaunchKind::cooperative};
    const TridiagonalResident<Scalar<T>, real_t<T>> problem{p.n, as(p.a),   p.lda,      p.d,
                                                            p.e, as(p.tau), as(p.work), p.barrier};
    return start<kernels::tridiagonal_resident<Warps, Scalar<T>>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const TridiagonalResident<T, real_t<T>>& p) {
    return resident_by<resident_warps>(stream, p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
