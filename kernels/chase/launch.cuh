// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the chase of a Hermitian band.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "chase/chase.cuh"

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

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
