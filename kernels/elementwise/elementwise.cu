// SPDX-License-Identifier: BSD-3-Clause
#include "elementwise/launch.cuh"
#include "launch.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template Status fill(const Stream&, char, std::int64_t, std::int64_t, T, T, T*, std::int64_t);        \
    template Status copy(const Stream&, char, std::int64_t, std::int64_t, const T*, std::int64_t, T*,     \
                         std::int64_t);                                                                   \
    template Status copy_two(const Stream&, std::int64_t, std::int64_t, const T*, std::int64_t, T*,       \
                             std::int64_t, const T*, std::int64_t, T*, std::int64_t);                     \
    template Status mirror(const Stream&, const MirrorArgs<T>&);                                          \
    template Status widen(const Stream&, std::int64_t, std::int64_t, const Real<T>*, std::int64_t, T*,    \
                          std::int64_t);                                                                  \
    template Status reverse(const Stream&, std::int64_t, std::int64_t, const T*, std::int64_t, T*,        \
                            std::int64_t);                                                                \
    template Status adjoint(const Stream&, std::int64_t, std::int64_t, const T*, std::int64_t, T*,        \
                            std::int64_t);                                                                \
    template Status move_columns(const Stream&, std::int64_t, std::int64_t, const std::int64_t*,          \
                                 const std::int64_t*, const Real<T>*, std::int64_t, T*, std::int64_t);    \
    template Status gather_blocks(const Stream&, std::int64_t, std::int64_t, std::int64_t, std::int64_t,  \
                                  std::int64_t, const T*, std::int64_t, T*, std::int64_t);                \
    template Status scatter_blocks(const Stream&, std::int64_t, std::int64_t, std::int64_t, std::int64_t, \
                                   std::int64_t, const T*, std::int64_t, T*, std::int64_t);               \
    template Status set_diagonal(const Stream&, std::int64_t, const Real<T>*, T*, std::int64_t);          \
    template Status scale(const Stream&, char, std::int64_t, std::int64_t, Real<T>, T*, std::int64_t);    \
    template Status max_norm(const Stream&, char, std::int64_t, std::int64_t, const T*, std::int64_t,     \
                             Real<T>*);                                                                   \
    template Status sum_parts(const Stream&, std::int64_t, const T* const*, int, T, T*, std::int64_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
