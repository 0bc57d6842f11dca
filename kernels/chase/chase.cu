// SPDX-License-Identifier: BSD-3-Clause
#include "chase/launch.cuh"
#include "launch.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T)                                                  \
    template Status band_chase<T>(const Stream&, const BandChase<T, Real<T>>&); \
    template Status chase_factors<T>(const Stream&, const ChaseFactors<T>&);    \
    template Status chase_pack<T>(const Stream&, const ChasePack<T>&);          \
    template Status chase_apply<T>(const Stream&, const ChaseApply<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
