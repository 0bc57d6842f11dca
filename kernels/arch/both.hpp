// SPDX-License-Identifier: BSD-3-Clause
// For arithmetic shared as one text by a kernel and the plain loops of `sim`: functions marked LAPILLI_BOTH
// are device functions for nvcc, and plain C++ for other compilers.
#pragma once

#include <cmath>

#if defined(__CUDACC__)
#define LAPILLI_BOTH __device__ __forceinline__
#else
#define LAPILLI_BOTH inline
#endif

namespace lapilli {

// Rounded once each, never contracted to a fused multiply-add: where several kernels, or several devices,
// compute one number again, or where a comparison relies on monotony.
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

/// a / b to some units in the last place, in half the time of a division: one step of third order from an
/// approximate reciprocal. The reciprocal of b and the quotient must not be subnormal or infinite.
LAPILLI_BOTH double divide_nearly(double a, double b) {
#if defined(__CUDA_ARCH__)
    double reciprocal;
    asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(reciprocal) : "d"(b));
    const double error = __fma_rn(-b, reciprocal, 1.0), quotient = a * reciprocal;
    return __fma_rn(quotient, __fma_rn(error, error, error), quotient);
#else
    return a / b;
#endif
}

}  // namespace lapilli
