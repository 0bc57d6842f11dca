// SPDX-License-Identifier: BSD-3-Clause
#include "factor/launch.cuh"
#include "launch.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T)                                                                           \
    template Status potf2(const Stream&, std::int64_t, T*, std::int64_t, T*, std::int64_t, std::int64_t, \
                          std::int64_t*);                                                                \
    template Status triangle_blocks(const Stream&, char, bool, std::int64_t, const T*, std::int64_t,     \
                                    std::int64_t, std::int64_t, std::int64_t, T*, std::int64_t);         \
    template Status invert_triangles(const Stream&, char, std::int64_t, std::int64_t, const T*, T*);     \
    template Status larft(const Stream&, std::int64_t, const T*, std::int64_t, const T*, T*, std::int64_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
