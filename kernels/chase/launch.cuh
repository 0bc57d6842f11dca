// SPDX-License-Identifier: BSD-3-Clause
// The chase of a Hermitian band, in one launch (pass.cuh) or in a launch for each step, in which windows are parked.
#pragma once

#include "chase/pass.cuh"
#include "chase/step.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
__global__ void __launch_bounds__(32 * kChaseWarps, chase_windows<T, Rows>)
    band_chase(const __grid_constant__ BandChase<T, real_t<T>> problem, bool has_shelf) {
    require_cooperative();
    ChasePass<ChaseStep<T, Rows>>(problem, has_shelf).all();
}

/// The steps with the number k, each by a block.
template <int Rows, class T>
__global__ void __launch_bounds__(32 * kChaseWarps, chase_windows<T, Rows>)
    band_chase_step(const __grid_constant__ BandChase<T, real_t<T>> problem, int k) {
    ChasePass<ChaseStep<T, Rows>> pass(problem, false);
    if (pass.those_of(k)) pass.park();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
Status chase_with_rows(const Stream& stream, const BandChase<T, real_t<T>>& problem) {
    using Step = kernels::ChaseStep<T, Rows>;
    constexpr int threads = 32 * kernels::kChaseWarps;
    if (!problem.stepwise) return pass<kernels::band_chase<Rows, T>, Step>(stream, threads, problem);
    LaunchShape how{.name = problem.name, .threads = threads, .shared_bytes = Step::bytes};
    const ChaseShape shape = problem.shape();
    for (std::int64_t k = 0; k < shape.launches(); ++k) {
        how.blocks = static_cast<unsigned>(std::min(k + 1, shape.steps(0)));
        const Status error =
            start<kernels::band_chase_step<Rows, T>>(stream, how, problem, static_cast<int>(k));
        if (error != success) return error;
    }
    return success;
}

template <class T>
Status run(const Stream& stream, const BandChase<T, real_t<T>>& p) {
    const BandChase<Scalar<T>, real_t<T>> problem{p.n,    p.b,      as(p.band), p.ldw,     p.d,
                                                  p.e,    as(p.v),  as(p.tau),  p.first,   as(p.parked),
                                                  p.mail, p.failed, p.patience, p.stepwise};
    return p.b <= 32   ? chase_with_rows<1>(stream, problem)
           : p.b <= 64 ? chase_with_rows<2>(stream, problem)
                       : chase_with_rows<4>(stream, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
