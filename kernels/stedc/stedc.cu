// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "stedc/launch.cuh"

namespace lapilli::launch {
inline namespace on_cuda {

template Status stedc(const Stream&, StedcStep, const StedcLevel<float>&);
template Status stedc(const Stream&, StedcStep, const StedcLevel<double>&);

}  // namespace on_cuda
}  // namespace lapilli::launch
