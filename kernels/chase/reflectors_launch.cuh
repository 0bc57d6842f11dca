// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the operations that read the reflectors of a chase.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/apply.cuh"
#include "chase/factors.cuh"
#include "chase/pack.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const ChaseFactorsArgs<T>& p) {
    const ChaseShape shape = p.shape();
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(shape.steps(0)),
                          .threads = kernels::kChaseFactorThreads,
                          .shared_bytes = kernels::chase_factor_bytes<T>(p.b),
                          .blocks_y = static_cast<unsigned>(shape.groups())};
    const ChaseFactorsArgs<Scalar<T>> problem{p.n, p.b, as(p.v), as(p.tau), p.first, as(p.t)};
    return start<kernels::chase_factors<Scalar<T>>>(stream, how, problem);
}

template <int B, class T>
Status chase_pack_of_width(const Stream& stream, const ChasePackArgs<T>& problem) {
    const ChasePackArgs<Scalar<T>> p{problem, as(problem.v), as(problem.tau), problem.first,
                                     as(problem.tiles)};
    const LaunchShape how{.name = p.name,
                          .blocks = static_cast<unsigned>(p.shape().steps(0)),
                          .threads = kernels::kChasePackThreads,
                          .shared_bytes = kernels::ChasePackSpace<B>::elements * sizeof(chase_tile_scalar<T>),
                          .blocks_y = static_cast<unsigned>(p.groups())};
    return start<kernels::chase_pack<B, Scalar<T>>>(stream, how, p);
}
template <class T>
Status run(const Stream& stream, const ChasePackArgs<T>& p) {
    return p.b == 64 ? chase_pack_of_width<64>(stream, p) : chase_pack_of_width<32>(stream, p);
}

template <int B, int Stages, bool Ahead, class T>
Status chase_apply_staged(const Stream& stream, const ChaseApplyArgs<T>& p) {
    constexpr int K = static_cast<int>(chase_together<T>(B));
    constexpr auto kernel = kernels::chase_apply<T, B, K, Stages, Ahead>;
    LaunchShape how{.name = p.name,
                    .threads = kernels::kChaseApplyThreads,
                    .shared_bytes = kernels::ChaseApplySpace<T, B, Stages, Ahead>::bytes};
    int blocks = 0;
    const Status error = blocks_at_once<kernel>(stream, how, blocks);
    if (error != success) return error;
    how.blocks =
        static_cast<unsigned>(std::min<std::int64_t>(blocks, chase_passes<T>(p) * chase_slabs<T>(p.cols)));
    how.kind = LaunchKind::cooperative;
    return start<kernel>(stream, how, p);
}
template <int B, class T>
Status chase_apply_of_width(const Stream& stream, const ChaseApplyArgs<T>& problem) {
    using S = Scalar<T>;
    const ChaseApplyArgs<S> p{problem,     as(problem.tiles), problem.first,    as(problem.z),
                              problem.ldz, problem.cols,      problem.progress, problem.patience};
    // Divisors of the groups of a pass.
    constexpr int many = chase_parts<T> == 1 || B == 32 ? 4 : 3, few = chase_parts<T> == 1 ? 4 : 2;
    constexpr std::size_t wished = kernels::ChaseApplySpace<S, B, many, true>::bytes;
    const bool fits = wished <= static_cast<std::size_t>(stream.limits.shared_bytes) &&
                      wished <= shared_bytes_of(stream.limits.architecture);
    return fits ? chase_apply_staged<B, many, true>(stream, p) : chase_apply_staged<B, few, false>(stream, p);
}
template <class T>
Status run(const Stream& stream, const ChaseApplyArgs<T>& p) {
    return p.b == 64 ? chase_apply_of_width<64>(stream, p) : chase_apply_of_width<32>(stream, p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
