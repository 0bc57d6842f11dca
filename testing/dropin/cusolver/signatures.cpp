// SPDX-License-Identifier: BSD-3-Clause
// The functions as CUDA's own header declares them: this text compiles where each is there, with these
// arguments.
#include <cusolverDn.h>

#include <type_traits>

#define LAPILLI_SYMBOL(name, types) \
    static_assert(std::is_same_v<decltype(&name), cusolverStatus_t(*) types>, #name);
#include "cusolver/symbols.inc"

// The types that the library passes on as int, and as letters of options (src/cusolver/call.hpp).
static_assert(sizeof(cusolverStatus_t) == sizeof(int) && sizeof(cudaDataType) == sizeof(int));
static_assert(CUSOLVER_STATUS_SUCCESS == 0 && CUSOLVER_STATUS_EXECUTION_FAILED == 6 &&
              CUSOLVER_STATUS_NOT_SUPPORTED == 9);
static_assert(CUSOLVER_EIG_MODE_NOVECTOR == 0 && CUSOLVER_EIG_MODE_VECTOR == 1);
static_assert(CUSOLVER_EIG_RANGE_ALL == 1001 && CUSOLVER_EIG_RANGE_I == 1002 && CUSOLVER_EIG_RANGE_V == 1003);
static_assert(CUSOLVER_EIG_TYPE_1 == 1 && CUSOLVER_EIG_TYPE_2 == 2 && CUSOLVER_EIG_TYPE_3 == 3);
static_assert(CUBLAS_FILL_MODE_LOWER == 0 && CUBLAS_FILL_MODE_UPPER == 1);
static_assert(CUBLAS_OP_N == 0 && CUBLAS_OP_T == 1 && CUBLAS_OP_C == 2);
static_assert(CUBLAS_SIDE_LEFT == 0 && CUBLAS_SIDE_RIGHT == 1);
static_assert(CUDA_R_32F == 0 && CUDA_R_64F == 1 && CUDA_C_32F == 4 && CUDA_C_64F == 5);
#if CUSOLVER_VERSION >= 12000
static_assert(CUSOLVER_DEFAULT_MATH == 1);
#endif
