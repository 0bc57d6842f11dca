// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS, which is loaded with the first CUDA device and not with the process: loading takes 0.1 s and 200 MB, and machines
// without a GPU do not have it.
#pragma once

#include <cublas_v2.h>

#include <string>

namespace lapilli::cuda {

/// Its functions that the library calls: the member, and the name in the header, which may be a macro for another one.
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

/// Loads a cuBLAS by the name that the loader looks for; throws Error with its sentence where that does not succeed.
Cublas load_cublas(const std::string& name);

/// The cuBLAS of the toolkit's major version, loaded at the first call: the one that the process has already loaded, one in
/// the folder that this library names for the loader, or where the loader looks by itself. Throws as load_cublas.
const Cublas& cublas();

}  // namespace lapilli::cuda
