// SPDX-License-Identifier: BSD-3-Clause
// Products of bytes by a warpgroup, four warps in a row, from operands in shared memory: compute capability 9.0 alone, in code
// that is compiled for it as 90a.
#pragma once

#include <cstdint>

#include "arch/cuda_shared.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

/// Whether the code that is being compiled has these instructions.
constexpr bool has_warpgroups() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    return true;
#else
    return false;
#endif
}

// By all warps of a warpgroup: they leave registers to others, or wait until there are as many.
template <int Registers>
LAPILLI_DEVICE void keep_registers() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(Registers));
#endif
}
template <int Registers>
LAPILLI_DEVICE void take_registers() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(Registers));
#endif
}

// Before the first product, when registers of its sums have been written.
LAPILLI_DEVICE void warpgroup_begin() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#endif
}
LAPILLI_DEVICE void warpgroup_commit() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
}
/// Until all products are made: their operands have been read, and the sums may be.
template <int Count>
LAPILLI_DEVICE void warpgroup_wait(int (&sums)[Count]) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
#endif
    LAPILLI_UNROLL
    for (int i = 0; i < Count; ++i) asm volatile("" : "+r"(sums[i])::"memory");
}

namespace detail {
// Of an operand in pieces of 8 rows by 16 bytes, 128 bytes each: how far the next 8 rows, and the next 16 bytes of the rows.
LAPILLI_DEVICE std::uint64_t matrix_descriptor(const void* first, int rows_apart, int bytes_apart) {
    const auto address = static_cast<unsigned>(__cvta_generic_to_shared(first));
    return static_cast<std::uint64_t>((address & 0x3ffffu) >> 4) |
           static_cast<std::uint64_t>(bytes_apart >> 4) << 16 |
           static_cast<std::uint64_t>(rows_apart >> 4) << 32;
}
}  // namespace detail

// sums += A B^T, A 64 rows by 32 bytes, B 128 rows by 32 bytes, the warpgroup's first words of which are at a and b. A lane's
// sums[4 j + e] are those of mma_s8_16x8x32: rows of its warp, columns 8 j and on.
template <int RowsApart, int BytesApart>
LAPILLI_DEVICE void wgmma_s8_64x128x32(int (&d)[64], Shared<std::uint32_t> words, int a, int b) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    const std::uint64_t of_a = detail::matrix_descriptor(words.data() + a, RowsApart, BytesApart);
    const std::uint64_t of_b = detail::matrix_descriptor(words.data() + b, RowsApart, BytesApart);
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n128k32.s32.s8.s8 "
        "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
        "%64, %65, 1;"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]),
          "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]),
          "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]),
          "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]),
          "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]),
          "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]),
          "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]),
          "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63])
        : "l"(of_a), "l"(of_b));
#endif
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
