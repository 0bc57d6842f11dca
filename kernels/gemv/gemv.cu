// SPDX-License-Identifier: BSD-3-Clause
#include "gemv/launch.cuh"
#include "launch.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T) template Status gemv(const Stream&, const GemvArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
