// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of decisions on the device.
#pragma once

#include "arch/launch.cuh"
#include "submitted/submitted.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const SafeScalesArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = grid_size(p.largest.cols, kernels::kScaleThreads),
                          .threads = kernels::kScaleThreads};
    return start<kernels::safe_scales<real_t<T>>>(stream, how, p.largest.rows, p.largest.cols, p.largest.data,
                                                  p.largest.ld, p.down, p.up);
}

template <class T>
Status run(const Stream& stream, const InterchangeListsArgs<T>& p) {
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(interchange_lists(p.count)),
                          .threads = static_cast<unsigned>(interchanges_at_once),
                          .shared_bytes = kernels::InterchangeSpace::bytes};
    return start<kernels::interchange_lists_of<Scalar<T>>>(stream, how, p.rows, p.count, p.pivots, p.forwards,
                                                           p.to, p.from, p.info, p.bad);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
