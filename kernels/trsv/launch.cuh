// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the solution of a triangular system for one vector.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "trsv/trsv.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const TrsvArgs<T>& p) {
    const index_t blocks = ceil_div(p.a.rows, trsv_order);
    // The blocks wait for each other, so all must run at the same time.
    const LaunchShape shape{
        .name = p.name,
        .blocks = static_cast<unsigned>(std::min<index_t>(blocks, stream.limits.multiprocessors)),
        .threads = trsv_threads,
        .shared_bytes = kernels::TrsvSpace<Scalar<T>>::bytes,
        .kind = LaunchKind::cooperative};
    const kernels::TrsvProblem<Scalar<T>> problem{as(p.a.data),
                                                  p.a.ld,
                                                  p.a.rows,
                                                  value(p.alpha),
                                                  as(p.x),
                                                  p.mail,
                                                  (p.uplo == Uplo::upper) == (p.op == Op::none),
                                                  p.op == Op::adjoint,
                                                  p.unit};
    return p.op == Op::none ? start<kernels::trsv<false, Scalar<T>>>(stream, shape, problem)
                            : start<kernels::trsv<true, Scalar<T>>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
