// SPDX-License-Identifier: BSD-3-Clause
// The chase of a Hermitian band, in one launch (pass.cuh) or in a launch for each step, between which windows
// are parked.
#pragma once

#include "chase/pass.cuh"
#include "chase/step.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
__global__ void __launch_bounds__(32 * chase_warps, chase_windows<T, Rows>)
    band_chase(const __grid_constant__ BandChase<T, real_t<T>> problem, int first, int behind) {
    require_cooperative();
    pass_sweeps<ChaseStep<T, Rows>>(problem, first, behind);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
Status chase_with_rows(const Stream& stream, const BandChase<T, real_t<T>>& problem) {
    const auto numbers = static_cast<int>(problem.shape().launches());
    return pass<kernels::band_chase<Rows, T>, kernels::ChaseStep<T, Rows>>(stream, problem, 0, numbers,
                                                                           problem.stepwise);
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
