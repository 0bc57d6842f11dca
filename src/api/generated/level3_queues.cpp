// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/level3.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/level3.h"
#include "blas/level3.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int gemm_async(lapilli_queue handle, const char* name, char transa, char transb, lapilli_int m,
                       lapilli_int n, lapilli_int k, T alpha, const T* A, lapilli_int lda, const T* B,
                       lapilli_int ldb, T beta, T* C, lapilli_int ldc) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto a_rows = is_turned(transa) ? k : m;
        const auto a_cols = is_turned(transa) ? m : k;
        const auto b_rows = is_turned(transb) ? n : k;
        const auto b_cols = is_turned(transb) ? k : n;
        arguments.letter("transa", transa, "NTC");
        arguments.letter("transb", transb, "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, a_rows, a_cols);
        arguments.leading("lda", lda, {a_rows, "rows of A"});
        arguments.operand("B", B, b_rows, b_cols);
        arguments.leading("ldb", ldb, {b_rows, "rows of B"});
        arguments.scalar("beta", beta);
        arguments.operand("C", C, m, n);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        submit_gemm<T>(queue, {op_of(transa), op_of(transb), alpha, beta}, {A, a_rows, a_cols, lda}, {B,
            b_rows, b_cols, ldb}, {C, m, n, ldc});
        return 0;
    });
}

template <class T>
lapilli_int syrk_async(lapilli_queue handle, const char* name, char uplo, char trans, lapilli_int n,
                       lapilli_int k, T alpha, const T* A, lapilli_int lda, T beta, T* C, lapilli_int ldc) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto a_rows = is_turned(trans) ? k : n;
        const auto a_cols = is_turned(trans) ? n : k;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NT" : "NTC");
        arguments.size("n", n);
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, a_rows, a_cols);
        arguments.leading("lda", lda, {a_rows, "rows of A"});
        arguments.scalar("beta", beta);
        arguments.operand("C", C, n, n);
        arguments.leading("ldc", ldc, {n, "n"});
        if (arguments.bad()) return arguments.info();
        submit_rank_k<T>(queue, {uplo_of(uplo), is_turned(trans), false, 1, alpha, beta}, {A, a_rows, a_cols,
            lda}, {A, a_rows, a_cols, lda}, {C, n, n, ldc});
        return 0;
    });
}

template <class T>
lapilli_int herk_async(lapilli_queue handle, const char* name, char uplo, char trans, lapilli_int n,
                       lapilli_int k, real_t<T> alpha, const T* A, lapilli_int lda, real_t<T> beta, T* C,
                       lapilli_int ldc) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto a_rows = is_turned(trans) ? k : n;
        const auto a_cols = is_turned(trans) ? n : k;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NC");
        arguments.size("n", n);
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, a_rows, a_cols);
        arguments.leading("lda", lda, {a_rows, "rows of A"});
        arguments.scalar("beta", beta);
        arguments.operand("C", C, n, n);
        arguments.leading("ldc", ldc, {n, "n"});
        if (arguments.bad()) return arguments.info();
        submit_rank_k<T>(queue, {uplo_of(uplo), is_turned(trans), true, 1, alpha, beta}, {A, a_rows, a_cols,
            lda}, {A, a_rows, a_cols, lda}, {C, n, n, ldc});
        return 0;
    });
}

template <class T>
lapilli_int syr2k_async(lapilli_queue handle, const char* name, char uplo, char trans, lapilli_int n,
                        lapilli_int k, T alpha, const T* A, lapilli_int lda, const T* B, lapilli_int ldb,
                        T beta, T* C, lapilli_int ldc) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto a_rows = is_turned(trans) ? k : n;
        const auto a_cols = is_turned(trans) ? n : k;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NT" : "NTC");
        arguments.size("n", n);
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, a_rows, a_cols);
        arguments.leading("lda", lda, {a_rows, "rows of A"});
        arguments.operand("B", B, a_rows, a_cols);
        arguments.leading("ldb", ldb, {a_rows, "rows of B"});
        arguments.scalar("beta", beta);
        arguments.operand("C", C, n, n);
        arguments.leading("ldc", ldc, {n, "n"});
        if (arguments.bad()) return arguments.info();
        submit_rank_k<T>(queue, {uplo_of(uplo), is_turned(trans), false, 2, alpha, beta}, {A, a_rows, a_cols,
            lda}, {B, a_rows, a_cols, ldb}, {C, n, n, ldc});
        return 0;
    });
}

template <class T>
lapilli_int her2k_async(lapilli_queue handle, const char* name, char uplo, char trans, lapilli_int n,
                        lapilli_int k, T alpha, const T* A, lapilli_int lda, const T* B, lapilli_int ldb,
                        real_t<T> beta, T* C, lapilli_int ldc) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto a_rows = is_turned(trans) ? k : n;
        const auto a_cols = is_turned(trans) ? n : k;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NC");
        arguments.size("n", n);
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, a_rows, a_cols);
        arguments.leading("lda", lda, {a_rows, "rows of A"});
        arguments.operand("B", B, a_rows, a_cols);
        arguments.leading("ldb", ldb, {a_rows, "rows of B"});
        arguments.scalar("beta", beta);
        arguments.operand("C", C, n, n);
        arguments.leading("ldc", ldc, {n, "n"});
        if (arguments.bad()) return arguments.info();
        submit_rank_k<T>(queue, {uplo_of(uplo), is_turned(trans), true, 2, alpha, beta}, {A, a_rows, a_cols,
            lda}, {B, a_rows, a_cols, ldb}, {C, n, n, ldc});
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m, lapilli_int n,
                                lapilli_int k, float alpha, const float* A, lapilli_int lda, const float* B,
                                lapilli_int ldb, float beta, float* C, lapilli_int ldc) {
    return api::gemm_async<float>(queue, "sgemm_async", transa, transb, m, n, k, alpha, A, lda, B, ldb, beta,
                                  C, ldc);
}
lapilli_int lapilli_dgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m, lapilli_int n,
                                lapilli_int k, double alpha, const double* A, lapilli_int lda,
                                const double* B, lapilli_int ldb, double beta, double* C, lapilli_int ldc) {
    return api::gemm_async<double>(queue, "dgemm_async", transa, transb, m, n, k, alpha, A, lda, B, ldb, beta,
                                   C, ldc);
}
lapilli_int lapilli_cgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m, lapilli_int n,
                                lapilli_int k, lapilli_complex_float alpha, const lapilli_complex_float* A,
                                lapilli_int lda, const lapilli_complex_float* B, lapilli_int ldb,
                                lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc) {
    return api::gemm_async<lapilli_complex_float>(queue, "cgemm_async", transa, transb, m, n, k, alpha, A,
                                                  lda, B, ldb, beta, C, ldc);
}
lapilli_int lapilli_zgemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m, lapilli_int n,
                                lapilli_int k, lapilli_complex_double alpha, const lapilli_complex_double* A,
                                lapilli_int lda, const lapilli_complex_double* B, lapilli_int ldb,
                                lapilli_complex_double beta, lapilli_complex_double* C, lapilli_int ldc) {
    return api::gemm_async<lapilli_complex_double>(queue, "zgemm_async", transa, transb, m, n, k, alpha, A,
                                                   lda, B, ldb, beta, C, ldc);
}

lapilli_int lapilli_ssyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                float alpha, const float* A, lapilli_int lda, float beta, float* C,
                                lapilli_int ldc) {
    return api::syrk_async<float>(queue, "ssyrk_async", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_dsyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                double alpha, const double* A, lapilli_int lda, double beta, double* C,
                                lapilli_int ldc) {
    return api::syrk_async<double>(queue, "dsyrk_async", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_csyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                                lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc) {
    return api::syrk_async<lapilli_complex_float>(queue, "csyrk_async", uplo, trans, n, k, alpha, A, lda,
                                                  beta, C, ldc);
}
lapilli_int lapilli_zsyrk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                lapilli_complex_double alpha, const lapilli_complex_double* A,
                                lapilli_int lda, lapilli_complex_double beta, lapilli_complex_double* C,
                                lapilli_int ldc) {
    return api::syrk_async<lapilli_complex_double>(queue, "zsyrk_async", uplo, trans, n, k, alpha, A, lda,
                                                   beta, C, ldc);
}

lapilli_int lapilli_cherk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                float alpha, const lapilli_complex_float* A, lapilli_int lda, float beta,
                                lapilli_complex_float* C, lapilli_int ldc) {
    return api::herk_async<lapilli_complex_float>(queue, "cherk_async", uplo, trans, n, k, alpha, A, lda,
                                                  beta, C, ldc);
}
lapilli_int lapilli_zherk_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                double alpha, const lapilli_complex_double* A, lapilli_int lda, double beta,
                                lapilli_complex_double* C, lapilli_int ldc) {
    return api::herk_async<lapilli_complex_double>(queue, "zherk_async", uplo, trans, n, k, alpha, A, lda,
                                                   beta, C, ldc);
}

lapilli_int lapilli_ssyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 float alpha, const float* A, lapilli_int lda, const float* B,
                                 lapilli_int ldb, float beta, float* C, lapilli_int ldc) {
    return api::syr2k_async<float>(queue, "ssyr2k_async", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                                   ldc);
}
lapilli_int lapilli_dsyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 double alpha, const double* A, lapilli_int lda, const double* B,
                                 lapilli_int ldb, double beta, double* C, lapilli_int ldc) {
    return api::syr2k_async<double>(queue, "dsyr2k_async", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                                    ldc);
}
lapilli_int lapilli_csyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                                 const lapilli_complex_float* B, lapilli_int ldb, lapilli_complex_float beta,
                                 lapilli_complex_float* C, lapilli_int ldc) {
    return api::syr2k_async<lapilli_complex_float>(queue, "csyr2k_async", uplo, trans, n, k, alpha, A, lda, B,
                                                   ldb, beta, C, ldc);
}
lapilli_int lapilli_zsyr2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 lapilli_complex_double alpha, const lapilli_complex_double* A,
                                 lapilli_int lda, const lapilli_complex_double* B, lapilli_int ldb,
                                 lapilli_complex_double beta, lapilli_complex_double* C, lapilli_int ldc) {
    return api::syr2k_async<lapilli_complex_double>(queue, "zsyr2k_async", uplo, trans, n, k, alpha, A, lda,
                                                    B, ldb, beta, C, ldc);
}

lapilli_int lapilli_cher2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                                 const lapilli_complex_float* B, lapilli_int ldb, float beta,
                                 lapilli_complex_float* C, lapilli_int ldc) {
    return api::her2k_async<lapilli_complex_float>(queue, "cher2k_async", uplo, trans, n, k, alpha, A, lda, B,
                                                   ldb, beta, C, ldc);
}
lapilli_int lapilli_zher2k_async(lapilli_queue queue, char uplo, char trans, lapilli_int n, lapilli_int k,
                                 lapilli_complex_double alpha, const lapilli_complex_double* A,
                                 lapilli_int lda, const lapilli_complex_double* B, lapilli_int ldb,
                                 double beta, lapilli_complex_double* C, lapilli_int ldc) {
    return api::her2k_async<lapilli_complex_double>(queue, "zher2k_async", uplo, trans, n, k, alpha, A, lda,
                                                    B, ldb, beta, C, ldc);
}
