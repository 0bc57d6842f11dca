// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS is loaded when the first CUDA device opens, not with the process: loading takes 0.1 s and 200 MB,
// and machines without a GPU lack it.
#pragma once

#include <cublas_v2.h>

#include <string>

namespace lapilli::cuda {

/// The cuBLAS functions that the library calls: the member's name, then cuBLAS's name, which may be a macro.
#define LAPILLI_CUBLAS_FUNCTIONS(FUNCTION)                         \
    FUNCTION(create, cublasCreate)                                 \
    FUNCTION(destroy, cublasDestroy)                               \
    FUNCTION(set_stream, cublasSetStream)                          \
    FUNCTION(status_string, cublasGetStatusString)                 \
    FUNCTION(gemm_S, cublasSgemm_64)                               \
    FUNCTION(gemm_D, cublasDgemm_64)                               \
    FUNCTION(gemm_C, cublasCgemm_64)                               \
    FUNCTION(gemm_Z, cublasZgemm_64)                               \
    FUNCTION(gemm_strided_batched_S, cublasSgemmStridedBatched_64) \
    FUNCTION(gemm_strided_batched_D, cublasDgemmStridedBatched_64) \
    FUNCTION(gemm_strided_batched_C, cublasCgemmStridedBatched_64) \
    FUNCTION(gemm_strided_batched_Z, cublasZgemmStridedBatched_64) \
    FUNCTION(syrk_S, cublasSsyrk_64)                               \
    FUNCTION(syrk_D, cublasDsyrk_64)                               \
    FUNCTION(syrk_C, cublasCsyrk_64)                               \
    FUNCTION(syrk_Z, cublasZsyrk_64)                               \
    FUNCTION(herk_C, cublasCherk_64)                               \
    FUNCTION(herk_Z, cublasZherk_64)                               \
    FUNCTION(trsm_S, cublasStrsm_64)                               \
    FUNCTION(trsm_D, cublasDtrsm_64)                               \
    FUNCTION(trsm_C, cublasCtrsm_64)                               \
    FUNCTION(trsm_Z, cublasZtrsm_64)                               \
    FUNCTION(trmm_S, cublasStrmm_64)                               \
    FUNCTION(trmm_D, cublasDtrmm_64)                               \
    FUNCTION(trmm_C, cublasCtrmm_64)                               \
    FUNCTION(trmm_Z, cublasZtrmm_64)

struct Cublas {
#define LAPILLI_MEMBER(member, function) decltype(&function) member;
    LAPILLI_CUBLAS_FUNCTIONS(LAPILLI_MEMBER)
#undef LAPILLI_MEMBER
};

/// Loads the cuBLAS of this name, as dlopen finds it. Throws Error with the loader's message on failure.
Cublas load_cublas(const std::string& name);

/// The cuBLAS of the toolkit's major version, loaded at the first call. Looked for in this order: already
/// loaded by the process, in a folder of this library's RUNPATH, on the loader's default path. Throws as
/// load_cublas.
const Cublas& cublas();

}  // namespace lapilli::cuda
