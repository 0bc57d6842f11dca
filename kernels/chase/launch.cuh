// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the chase.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/apply.cuh"
#include "chase/chase.cuh"
#include "chase/factors.cuh"
#include "chase/pack.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
Status chase_with_rows(const Stream& stream, const BandChase<T, real_t<T>>& problem) {
    LaunchShape how{.name = problem.name,
                    .threads = kernels::chase_threads<T, Rows>,
                    .shared_bytes = kernels::ChaseSpace<T, Rows>::bytes};
    const ChaseShape shape = problem.shape();
    if (problem.stepwise) {
        std::int64_t first = 0;
        for (std::int64_t k = 0; k < shape.launches(); ++k) {
            first = shape.first_sweep(k, first);
            how.blocks = static_cast<unsigned>(shape.last_sweep(k) - first + 1);
            if (how.blocks == 0) continue;
            const Status error = start<kernels::band_chase_step<Rows, T>>(stream, how, problem, k, first);
            if (error != success) return error;
        }
        return success;
    }
    int blocks = 0;
    const Status error = blocks_at_once<kernels::band_chase<Rows, T>>(stream, how, blocks);
    if (error != success) return error;
    // More sweeps than this are never on their way: each is a step behind the one before.
    const std::int64_t most = std::min(shape.steps(0) + 1, shape.sweeps());
    how.blocks = static_cast<unsigned>(std::min<std::int64_t>(blocks, most));
    how.kind = LaunchKind::cooperative;
    return start<kernels::band_chase<Rows, T>>(stream, how, problem);
}

template <class T>
Status run(const Stream& stream, const BandChase<T, real_t<T>>& p) {
    const BandChase<Scalar<T>, real_t<T>> problem{p.n,        p.b,     as(p.band), p.ldw,     p.d,
                                                  p.e,        as(p.v), as(p.tau),  p.first,   as(p.carried),
                                                  p.progress, p.mail,  p.patience, p.stepwise};
    return p.b <= 32   ? chase_with_rows<1>(stream, problem)
           : p.b <= 64 ? chase_with_rows<2>(stream, problem)
                       : chase_with_rows<4>(stream, problem);
}

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
