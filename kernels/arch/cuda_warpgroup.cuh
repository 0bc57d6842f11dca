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

/// In a kernel that the launch should not have chosen: an error of the device, and no wrong result.
LAPILLI_DEVICE void refuse() { asm volatile("trap;"); }

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

/// Until all products but those of the last warpgroup_commit are made: their operands have been read.
LAPILLI_DEVICE void warpgroup_wait_for_earlier() {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
#endif
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

// The same of B with 256 rows, whose bytes are `BBytesApart` apart.
template <int RowsApart, int BytesApart, int BBytesApart>
LAPILLI_DEVICE void wgmma_s8_64x256x32(int (&d)[128], Shared<std::uint32_t> words, int a, int b) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
    const std::uint64_t of_a = detail::matrix_descriptor(words.data() + a, RowsApart, BytesApart);
    const std::uint64_t of_b = detail::matrix_descriptor(words.data() + b, RowsApart, BBytesApart);
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n256k32.s32.s8.s8 {"
        "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
        "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
        "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
        "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
        "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, "
        "%128, %129, 1;"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]),
          "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]),
          "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]),
          "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]),
          "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]),
          "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]),
          "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]),
          "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]),
          "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]),
          "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]),
          "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]),
          "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]),
          "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]),
          "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95]), "+r"(d[96]), "+r"(d[97]), "+r"(d[98]),
          "+r"(d[99]), "+r"(d[100]), "+r"(d[101]), "+r"(d[102]), "+r"(d[103]), "+r"(d[104]), "+r"(d[105]),
          "+r"(d[106]), "+r"(d[107]), "+r"(d[108]), "+r"(d[109]), "+r"(d[110]), "+r"(d[111]), "+r"(d[112]),
          "+r"(d[113]), "+r"(d[114]), "+r"(d[115]), "+r"(d[116]), "+r"(d[117]), "+r"(d[118]), "+r"(d[119]),
          "+r"(d[120]), "+r"(d[121]), "+r"(d[122]), "+r"(d[123]), "+r"(d[124]), "+r"(d[125]), "+r"(d[126]),
          "+r"(d[127])
        : "l"(of_a), "l"(of_b));
#endif
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
