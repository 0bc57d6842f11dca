// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band, in one launch (pass.cuh).
#pragma once

#include "chase/bidiagonal/step.cuh"
#include "chase/pass.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, int Warps, class T>
__global__ void __launch_bounds__(32 * Warps, Warps == 8 ? 1 : 2)
    band_bidiagonal(const __grid_constant__ BandBidiagonal<T, real_t<T>> problem, bool has_shelf) {
    require_cooperative();
    ChasePass<BidiagonalStep<T, Rows, Warps>>(problem, has_shelf).all();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, int Warps, class T>
Status bidiagonal_with(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem) {
    using Step = kernels::BidiagonalStep<T, Rows, Warps>;
    return pass<kernels::band_bidiagonal<Rows, Warps, T>, Step>(stream, 32 * Warps, problem);
}
/// The order of sums depends on the warps, and must not on the device: this is what a GPU of 132 multiprocessors is best at.
template <int Rows, class T>
Status bidiagonal_with_rows(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem) {
    constexpr int most = 132;
    return problem.shape().steps(0) <= most
               ? bidiagonal_with<Rows, 8>(stream, problem)
               : bidiagonal_with<Rows, kernels::bidiagonal_warps_of_many<T>>(stream, problem);
}

template <class T>
Status run(const Stream& stream, const BandBidiagonal<T, real_t<T>>& p) {
    const BandBidiagonal<Scalar<T>, real_t<T>> problem{
        p.n,     p.b,         as(p.band), p.ldw,        p.d,    p.e,      as(p.u),   as(p.tau_u),
        as(p.v), as(p.tau_v), p.first,    as(p.parked), p.mail, p.failed, p.patience};
    return p.b <= 32 ? bidiagonal_with_rows<1>(stream, problem) : bidiagonal_with_rows<2>(stream, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
