// SPDX-License-Identifier: BSD-3-Clause
#include "launch.hpp"
#include "tridiagonal/bisection/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T) template Status bisection(const Stream&, const SturmArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
