// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "panel_factors/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T) template Status panel_factors(const Stream&, const PanelFactorsArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
