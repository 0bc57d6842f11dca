// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of larft.
#pragma once

#include "arch/launch.cuh"
#include "reflectors/args.hpp"
#include "reflectors/larft.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const LarftArgs<T>& p) {
    const LaunchShape shape{.name = "larft",
                            .blocks = grid_size(p.gram.rows, kernels::kLarftRows),
                            .threads = kernels::TriangularFactor<Scalar<T>>::threads,
                            .shared_bytes = kernels::larft_shared_bytes<Scalar<T>>()};
    return start<kernels::larft<Scalar<T>>>(stream, shape, static_cast<int>(p.gram.rows), as(p.gram.data),
                                            p.gram.ld, as(p.tau), as(p.t.data), p.t.ld);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
