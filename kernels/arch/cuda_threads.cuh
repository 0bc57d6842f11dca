// SPDX-License-Identifier: BSD-3-Clause
// Threads on a real GPU: indices, barriers, shuffles, votes. See simt.cuh for what each promises.
#pragma once

#include "arch/complex.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

inline constexpr unsigned kFullMask = 0xffffffffu;

LAPILLI_DEVICE int thread_id() { return static_cast<int>(threadIdx.x); }
LAPILLI_DEVICE int thread_count() { return static_cast<int>(blockDim.x); }
LAPILLI_DEVICE int lane_id() { return static_cast<int>(threadIdx.x) & 31; }
LAPILLI_DEVICE int warp_id() { return static_cast<int>(threadIdx.x) >> 5; }
LAPILLI_DEVICE int block_x() { return static_cast<int>(blockIdx.x); }
LAPILLI_DEVICE int block_y() { return static_cast<int>(blockIdx.y); }
LAPILLI_DEVICE int block_z() { return static_cast<int>(blockIdx.z); }
LAPILLI_DEVICE int grid_x() { return static_cast<int>(gridDim.x); }
LAPILLI_DEVICE int grid_y() { return static_cast<int>(gridDim.y); }
LAPILLI_DEVICE int grid_z() { return static_cast<int>(gridDim.z); }
LAPILLI_DEVICE int block_id() { return block_x(); }
LAPILLI_DEVICE int block_count() { return grid_x(); }

LAPILLI_DEVICE void sync() { __syncthreads(); }
LAPILLI_DEVICE int sync_or(bool p) { return __syncthreads_or(p); }
LAPILLI_DEVICE int sync_and(bool p) { return __syncthreads_and(p); }
LAPILLI_DEVICE void sync_warp(unsigned mask = kFullMask) { __syncwarp(mask); }

LAPILLI_DEVICE unsigned ballot(bool p) { return __ballot_sync(kFullMask, p); }
LAPILLI_DEVICE bool any(bool p) { return __any_sync(kFullMask, p) != 0; }
LAPILLI_DEVICE bool all(bool p) { return __all_sync(kFullMask, p) != 0; }

template <class T>
LAPILLI_DEVICE T shuffle(T v, int lane) {
    if constexpr (is_complex<T>)
        return T(shuffle(v.re, lane), shuffle(v.im, lane));
    else
        return __shfl_sync(kFullMask, v, lane);
}
template <class T>
LAPILLI_DEVICE T shuffle_xor(T v, int mask) {
    if constexpr (is_complex<T>)
        return T(shuffle_xor(v.re, mask), shuffle_xor(v.im, mask));
    else
        return __shfl_xor_sync(kFullMask, v, mask);
}
template <class T>
LAPILLI_DEVICE T shuffle_down(T v, int delta) {
    if constexpr (is_complex<T>)
        return T(shuffle_down(v.re, delta), shuffle_down(v.im, delta));
    else
        return __shfl_down_sync(kFullMask, v, static_cast<unsigned>(delta));
}

LAPILLI_DEVICE int first_lane(unsigned mask) { return __ffs(static_cast<int>(mask)) - 1; }
LAPILLI_DEVICE int count_ones(unsigned mask) { return __popc(mask); }

LAPILLI_DEVICE unsigned warp_max(unsigned v) { return __reduce_max_sync(kFullMask, v); }
LAPILLI_DEVICE unsigned warp_min(unsigned v) { return __reduce_min_sync(kFullMask, v); }

// Before compute capability 9.0 launches follow on each other.
LAPILLI_DEVICE void let_next_kernel_begin() {
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}
LAPILLI_DEVICE void wait_for_kernels_before() {
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

LAPILLI_DEVICE unsigned bits_of(float x) { return __float_as_uint(x); }
LAPILLI_DEVICE std::uint64_t bits_of(double x) { return static_cast<std::uint64_t>(__double_as_longlong(x)); }

// A number that the compiler knows nothing about: what follows from it is found where it is needed, and not kept in a register.
LAPILLI_DEVICE int opaque(int x) {
    asm volatile("" : "+r"(x));
    return x;
}
template <class T>
LAPILLI_DEVICE T* opaque(T* p) {
    asm volatile("" : "+l"(p));
    return p;
}

LAPILLI_DEVICE void spin_pause() {}
LAPILLI_DEVICE std::uint64_t nanoseconds() {
    std::uint64_t time;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    return time;
}
// Only the emulator can tell a cooperative launch from another.
LAPILLI_DEVICE void require_cooperative() {}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
