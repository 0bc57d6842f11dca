// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of a panel's factors.
#pragma once

#include "arch/launch.cuh"
#include "panel_factors/panel_factors.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const PanelFactorsArgs<T>& p) {
    using S = Scalar<T>;
    const PanelFactorsArgs<S> problem{p.collected, p.whole, p.width, as(p.s),   p.lds,
                                      as(p.tau),   as(p.f), p.ldf,   as(p.work)};
    const std::int64_t shares = panel_factors_shares<T>(p.collected, p.whole);
    const LaunchShape parts{
        .name = "panel_factors_parts",
        .blocks = static_cast<unsigned>(shares) + grid_size(p.width, panel_factors_rows<T>),
        .threads = kernels::PanelFactors<S>::threads,
        .shared_bytes = kernels::PanelFactors<S>::bytes};
    const Status error = start<kernels::panel_factors_parts<S>>(stream, parts, problem);
    if (error != success) return error;
    const LaunchShape sum{.name = "panel_factors_sum",
                          .blocks = grid_size(p.width, kernels::kPanelFactorsColumns),
                          .threads = kernels::kPanelFactorsThreads,
                          .shared_bytes = kernels::panel_factors_sum_bytes<S>(),
                          .kind = LaunchKind::overlapping};
    return start<kernels::panel_factors_sum<S>>(stream, sum, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
