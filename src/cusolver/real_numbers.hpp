// SPDX-License-Identifier: BSD-3-Clause
// Numbers of the headers of cuSOLVER and cuBLAS, which testing/dropin/cusolver compares with those.
#pragma once

namespace lapilli::cusolver {

/// cusolverStatus_t, cublasStatus_t
using Status = int;
inline constexpr Status success = 0;

struct RealNumbers {
    Status execution_failed, not_supported;
    /// The mode of arithmetic of a handle, and the bits that differ from it where products are emulated.
    int plain_mode;
    unsigned emulated;
};
inline constexpr RealNumbers cusolver_numbers{
    .execution_failed = 6, .not_supported = 9, .plain_mode = 1, .emulated = ~0U};  // every other mode
inline constexpr RealNumbers cublas_numbers{
    .execution_failed = 13, .not_supported = 15, .plain_mode = 0, .emulated = 4U | 8U};  // BF16X9, FIXEDPOINT

}  // namespace lapilli::cusolver
