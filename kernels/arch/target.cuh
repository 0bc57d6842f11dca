// SPDX-License-Identifier: BSD-3-Clause
// Where a kernel is being compiled for: nvcc (a real GPU) or a plain C++ compiler (the SIMT emulator of `sim`
// devices).
//
// Both builds of one kernel may end up in one library, and the linker would merge templates of the same name.
// So every kernel and all of lapilli::arch live in an inline namespace that differs between the two:
//     namespace lapilli::kernels {
//     inline namespace LAPILLI_TARGET {
//     template <class T> __global__ void symv(SymvArgs<T> args) { ... }
// Their types must therefore not appear in a function that one side defines and the other calls;
// std::complex, pointers and integers may.
#pragma once

#include "arch/limits.hpp"

#if defined(__CUDACC__)

#define LAPILLI_TARGET on_cuda
#define LAPILLI_DEVICE __device__ __forceinline__
#define LAPILLI_HOST_DEVICE __host__ __device__ __forceinline__
#define LAPILLI_UNROLL _Pragma("unroll")
#define LAPILLI_UNROLL_BY(count) _Pragma(LAPILLI_TEXT(unroll count))
#define LAPILLI_TEXT(x) #x

#else

#define LAPILLI_TARGET on_sim
#define LAPILLI_DEVICE inline
#define LAPILLI_HOST_DEVICE inline
#define LAPILLI_UNROLL
#define LAPILLI_UNROLL_BY(count)

#define __global__
#define __device__
#define __host__
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)
#define __grid_constant__

#endif

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

/// Whether the code that is being compiled has kernels whose stages take so much shared memory. The others are empty: an
/// architecture has no GPU that could run them. The emulator has all.
constexpr bool is_compiled_for([[maybe_unused]] int kilobytes) {
#if defined(__CUDA_ARCH__)
    return has_kernels_for(__CUDA_ARCH__ / 10, kilobytes);
#else
    return true;
#endif
}

/// Whether its GPUs have so many bytes of shared memory in a block.
constexpr bool fits_architecture([[maybe_unused]] std::size_t bytes) {
#if defined(__CUDA_ARCH__)
    return bytes <= shared_bytes_of(__CUDA_ARCH__ / 10);
#else
    return true;
#endif
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
