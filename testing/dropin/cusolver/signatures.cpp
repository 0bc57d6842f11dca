// SPDX-License-Identifier: BSD-3-Clause
// The functions as CUDA's own headers declare them: this text compiles where each is there, with these
// arguments.
#include <cublas_v2.h>
#include <cusolverDn.h>

#include <type_traits>

#include "cusolver/real_numbers.hpp"

using lapilli::cusolver::cublas_numbers, lapilli::cusolver::cusolver_numbers;

#define LAPILLI_SYMBOL(name, types) \
    static_assert(std::is_same_v<decltype(&name), cusolverStatus_t(*) types>, #name);
#include "cusolver/symbols.inc"
#undef LAPILLI_SYMBOL
#define LAPILLI_SYMBOL(name, types) \
    static_assert(std::is_same_v<decltype(&name), cublasStatus_t(*) types>, #name);
#include "cusolver/cublas_symbols.inc"

// The functions and numbers that the library knows of both (src/cusolver/real.cpp, real_numbers.hpp).
static_assert(
    std::is_same_v<decltype(&cublasGetStream_v2), cublasStatus_t (*)(cublasHandle_t, cudaStream_t*)>);
static_assert(
    std::is_same_v<decltype(&cublasGetMathMode), cublasStatus_t (*)(cublasHandle_t, cublasMath_t*)>);
static_assert(sizeof(cublasStatus_t) == sizeof(int) && sizeof(cublasMath_t) == sizeof(int));
static_assert(CUBLAS_STATUS_SUCCESS == lapilli::cusolver::success &&
              CUBLAS_STATUS_EXECUTION_FAILED == cublas_numbers.execution_failed &&
              CUBLAS_STATUS_NOT_SUPPORTED == cublas_numbers.not_supported);
static_assert(CUBLAS_DEFAULT_MATH == cublas_numbers.plain_mode);
static_assert(((CUBLAS_PEDANTIC_MATH | CUBLAS_TF32_TENSOR_OP_MATH) & cublas_numbers.emulated) == 0);
#if CUBLAS_VER_MAJOR >= 13
static_assert((CUBLAS_FP32_EMULATED_BF16X9_MATH | CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH) ==
              cublas_numbers.emulated);
#endif

// The types that the library passes on as int, and as letters of options (src/cusolver/call.hpp).
static_assert(sizeof(cusolverStatus_t) == sizeof(int) && sizeof(cudaDataType) == sizeof(int));
static_assert(CUSOLVER_STATUS_SUCCESS == lapilli::cusolver::success &&
              CUSOLVER_STATUS_EXECUTION_FAILED == cusolver_numbers.execution_failed &&
              CUSOLVER_STATUS_NOT_SUPPORTED == cusolver_numbers.not_supported);
static_assert(CUSOLVER_EIG_MODE_NOVECTOR == 0 && CUSOLVER_EIG_MODE_VECTOR == 1);
static_assert(CUSOLVER_EIG_RANGE_ALL == 1001 && CUSOLVER_EIG_RANGE_I == 1002 && CUSOLVER_EIG_RANGE_V == 1003);
static_assert(CUSOLVER_EIG_TYPE_1 == 1 && CUSOLVER_EIG_TYPE_2 == 2 && CUSOLVER_EIG_TYPE_3 == 3);
static_assert(CUBLAS_FILL_MODE_LOWER == 0 && CUBLAS_FILL_MODE_UPPER == 1);
static_assert(CUBLAS_OP_N == 0 && CUBLAS_OP_T == 1 && CUBLAS_OP_C == 2);
static_assert(CUBLAS_SIDE_LEFT == 0 && CUBLAS_SIDE_RIGHT == 1);
static_assert(CUDA_R_32F == 0 && CUDA_R_64F == 1 && CUDA_C_32F == 4 && CUDA_C_64F == 5);
#if CUSOLVER_VERSION >= 12000
static_assert(CUSOLVER_DEFAULT_MATH == cusolver_numbers.plain_mode);
#endif
