// SPDX-License-Identifier: BSD-3-Clause
#include "host/window_schur.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "hessenberg/first_column.hpp"
#include "host/lapack_nonsymmetric.hpp"

// One text for two sets of instructions.
#define LAPILLI_LANES 16
namespace lapilli::host::lanes_any {
#include "host/window_schur_text.hpp"
}
#undef LAPILLI_LANES

#if defined(__x86_64__)
#define LAPILLI_LANES 32
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma")
#endif
namespace lapilli::host::lanes_wide {
#include "host/window_schur_text.hpp"
}
#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#undef LAPILLI_LANES
#endif

namespace lapilli::host {
namespace {

[[maybe_unused]] bool has(Lanes lanes) {
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
    return lanes == Lanes::wide && wide;
#else
    return lanes == Lanes::any;
#endif
}

}  // namespace

template <class T>
index_t window_schur(HostView<T> t, HostView<T> v, [[maybe_unused]] Lanes lanes) {
#if defined(__x86_64__)
    if (has(lanes)) return lanes_wide::run(t, v);
#endif
    return lanes_any::run(t, v);
}

template <class T>
void exchange_values(HostView<T> t, HostView<T> v, index_t k, [[maybe_unused]] Lanes lanes) {
#if defined(__x86_64__)
    if (has(lanes)) return lanes_wide::exchange(t, v, k);
#endif
    lanes_any::exchange(t, v, k);
}

#define LAPILLI_INSTANTIATE(T)                                      \
    template index_t window_schur(HostView<T>, HostView<T>, Lanes); \
    template void exchange_values(HostView<T>, HostView<T>, index_t, Lanes);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::host
