// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "tridiagonal/resident/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T) \
    template Status tridiagonal_resident<T>(const Stream&, const TridiagonalResident<T, Real<T>>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
