// SPDX-License-Identifier: BSD-3-Clause
// For arithmetic shared as one text by a kernel and the plain loops of `sim`: functions marked LAPILLI_BOTH are device
// functions for nvcc, and plain C++ for other compilers.
#pragma once

#include <cmath>

#if defined(__CUDACC__)
#define LAPILLI_BOTH __device__ __forceinline__
#else
#define LAPILLI_BOTH inline
#endif

namespace lapilli {

// Rounded once each, never contracted to a fused multiply-add: where several kernels, or several devices, compute one
// number again, or where a comparison relies on monotony.
#if defined(__CUDA_ARCH__)
LAPILLI_BOTH double add_rounded(double a, double b) { return __dadd_rn(a, b); }
LAPILLI_BOTH double subtract_rounded(double a, double b) { return __dsub_rn(a, b); }
LAPILLI_BOTH double multiply_rounded(double a, double b) { return __dmul_rn(a, b); }
LAPILLI_BOTH double divide_rounded(double a, double b) { return __ddiv_rn(a, b); }
#else
LAPILLI_BOTH double add_rounded(double a, double b) { return a + b; }
LAPILLI_BOTH double subtract_rounded(double a, double b) { return a - b; }
LAPILLI_BOTH double multiply_rounded(double a, double b) {
    const volatile double product = a * b;  // some compilers would contract it into the caller's sum
    return product;
}
LAPILLI_BOTH double divide_rounded(double a, double b) { return a / b; }
#endif

}  // namespace lapilli
