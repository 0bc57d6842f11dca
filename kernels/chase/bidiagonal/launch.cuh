// SPDX-License-Identifier: BSD-3-Clause
// The chase of an upper band, in one launch (pass.cuh).
#pragma once

#include "chase/bidiagonal/step.cuh"
#include "chase/pass.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {

template <int Rows, int Warps, class T>
__global__ void __launch_bounds__(32 * Warps, Warps == 8 ? 1 : 2)
    band_bidiagonal(const __grid_constant__ BandBidiagonal<T, real_t<T>> problem, int first, int behind) {
    require_cooperative();
    pass_sweeps<BidiagonalStep<T, Rows, Warps>>(problem, first, behind);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Rows, class T>
Status bidiagonal_with_rows(const Stream& stream, const BandBidiagonal<T, real_t<T>>& problem,
                            int most = most_chase_windows) {
    constexpr int few = 8, many = kernels::bidiagonal_warps_of_many<T>;
    return pass_all<kernels::band_bidiagonal<Rows, many, T>, kernels::BidiagonalStep<T, Rows, many>,
                    kernels::band_bidiagonal<Rows, few, T>, kernels::BidiagonalStep<T, Rows, few>>(
        stream, problem, most);
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
