// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "stedc/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template Status stedc(const Stream&, StedcStep, const StedcLevel<float>&);
template Status stedc(const Stream&, StedcStep, const StedcLevel<double>&);

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
