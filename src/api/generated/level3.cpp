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
lapilli_int gemm(lapilli_context ctx, const char* name, char transa, char transb, lapilli_int m,
                 lapilli_int n, lapilli_int k, T alpha, const T* A, lapilli_int lda, const T* B,
                 lapilli_int ldb, T beta, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        run_gemm<T>(context, {op_of(transa), op_of(transb), alpha, beta}, user_matrix(context, A, a_rows,
            a_cols, lda), user_matrix(context, B, b_rows, b_cols, ldb), user_matrix(context, C, m, n, ldc));
        return 0;
    });
}

template <class T>
lapilli_int syrk(lapilli_context ctx, const char* name, char uplo, char trans, lapilli_int n, lapilli_int k,
                 T alpha, const T* A, lapilli_int lda, T beta, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), false, 1, alpha, beta}, user_matrix(context,
            A, a_rows, a_cols, lda), user_matrix(context, A, a_rows, a_cols, lda), user_matrix(context, C, n,
            n, ldc));
        return 0;
    });
}

template <class T>
lapilli_int syrk_mgpu(lapilli_context ctx, const char* name, char uplo, char trans, T alpha, lapilli_matrix A,
                      T beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int a_rows = rows_of<T>(context, A);
        const lapilli_int a_cols = cols_of<T>(context, A);
        const lapilli_int n = is_turned(trans) ? a_cols : a_rows;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NT" : "NTC");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, a_rows, a_cols);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, n, n);
        if (arguments.bad()) return arguments.info();
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), false, 1, alpha, beta}, user_matrix<T>(A),
            user_matrix<T>(A), user_matrix<T>(C));
        return 0;
    });
}

template <class T>
lapilli_int herk(lapilli_context ctx, const char* name, char uplo, char trans, lapilli_int n, lapilli_int k,
                 real_t<T> alpha, const T* A, lapilli_int lda, real_t<T> beta, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), true, 1, alpha, beta}, user_matrix(context,
            A, a_rows, a_cols, lda), user_matrix(context, A, a_rows, a_cols, lda), user_matrix(context, C, n,
            n, ldc));
        return 0;
    });
}

template <class T>
lapilli_int herk_mgpu(lapilli_context ctx, const char* name, char uplo, char trans, real_t<T> alpha,
                      lapilli_matrix A, real_t<T> beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int a_rows = rows_of<T>(context, A);
        const lapilli_int a_cols = cols_of<T>(context, A);
        const lapilli_int n = is_turned(trans) ? a_cols : a_rows;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NC");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, a_rows, a_cols);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, n, n);
        if (arguments.bad()) return arguments.info();
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), true, 1, alpha, beta}, user_matrix<T>(A),
            user_matrix<T>(A), user_matrix<T>(C));
        return 0;
    });
}

template <class T>
lapilli_int syr2k(lapilli_context ctx, const char* name, char uplo, char trans, lapilli_int n, lapilli_int k,
                  T alpha, const T* A, lapilli_int lda, const T* B, lapilli_int ldb, T beta, T* C,
                  lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), false, 2, alpha, beta}, user_matrix(context,
            A, a_rows, a_cols, lda), user_matrix(context, B, a_rows, a_cols, ldb), user_matrix(context, C, n,
            n, ldc));
        return 0;
    });
}

template <class T>
lapilli_int syr2k_mgpu(lapilli_context ctx, const char* name, char uplo, char trans, T alpha,
                       lapilli_matrix A, lapilli_matrix B, T beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int a_rows = rows_of<T>(context, A);
        const lapilli_int a_cols = cols_of<T>(context, A);
        const lapilli_int n = is_turned(trans) ? a_cols : a_rows;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NT" : "NTC");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, a_rows, a_cols);
        arguments.spread<T>("B", B, a_rows, a_cols);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, n, n);
        if (arguments.bad()) return arguments.info();
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), false, 2, alpha, beta}, user_matrix<T>(A),
            user_matrix<T>(B), user_matrix<T>(C));
        return 0;
    });
}

template <class T>
lapilli_int her2k(lapilli_context ctx, const char* name, char uplo, char trans, lapilli_int n, lapilli_int k,
                  T alpha, const T* A, lapilli_int lda, const T* B, lapilli_int ldb, real_t<T> beta, T* C,
                  lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), true, 2, alpha, beta}, user_matrix(context,
            A, a_rows, a_cols, lda), user_matrix(context, B, a_rows, a_cols, ldb), user_matrix(context, C, n,
            n, ldc));
        return 0;
    });
}

template <class T>
lapilli_int her2k_mgpu(lapilli_context ctx, const char* name, char uplo, char trans, T alpha,
                       lapilli_matrix A, lapilli_matrix B, real_t<T> beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int a_rows = rows_of<T>(context, A);
        const lapilli_int a_cols = cols_of<T>(context, A);
        const lapilli_int n = is_turned(trans) ? a_cols : a_rows;
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NC");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, a_rows, a_cols);
        arguments.spread<T>("B", B, a_rows, a_cols);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, n, n);
        if (arguments.bad()) return arguments.info();
        run_rank_k<T>(context, {uplo_of(uplo), is_turned(trans), true, 2, alpha, beta}, user_matrix<T>(A),
            user_matrix<T>(B), user_matrix<T>(C));
        return 0;
    });
}

template <class T>
lapilli_int symm_mgpu(lapilli_context ctx, const char* name, char side, char uplo, T alpha, lapilli_matrix A,
                      lapilli_matrix B, T beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, B);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, B) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, order, order);
        arguments.spread<T>("B", B, m, n);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, m, n);
        if (arguments.bad()) return arguments.info();
        run_symm<T>(context, {side_of(side), uplo_of(uplo), false, alpha, beta}, A->matrix, B->matrix,
            C->matrix);
        return 0;
    });
}

template <class T>
lapilli_int hemm_mgpu(lapilli_context ctx, const char* name, char side, char uplo, T alpha, lapilli_matrix A,
                      lapilli_matrix B, T beta, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, B);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, B) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, order, order);
        arguments.spread<T>("B", B, m, n);
        arguments.scalar("beta", beta);
        arguments.spread<T>("C", C, m, n);
        if (arguments.bad()) return arguments.info();
        run_symm<T>(context, {side_of(side), uplo_of(uplo), true, alpha, beta}, A->matrix, B->matrix,
            C->matrix);
        return 0;
    });
}

template <class T>
lapilli_int trsm_mgpu(lapilli_context ctx, const char* name, char side, char uplo, char transa, char diag,
                      T alpha, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, B);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, B) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("transa", transa, "NTC");
        arguments.letter("diag", diag, "NU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, order, order);
        arguments.spread<T>("B", B, m, n);
        if (arguments.bad()) return arguments.info();
        run_trsm<T>(context, {side_of(side), uplo_of(uplo), op_of(transa), is_unit(diag)}, alpha, A->matrix,
            B->matrix);
        return 0;
    });
}

template <class T>
lapilli_int trmm_mgpu(lapilli_context ctx, const char* name, char side, char uplo, char transa, char diag,
                      T alpha, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, B);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, B) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("transa", transa, "NTC");
        arguments.letter("diag", diag, "NU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, order, order);
        arguments.spread<T>("B", B, m, n);
        if (arguments.bad()) return arguments.info();
        run_trmm<T>(context, {side_of(side), uplo_of(uplo), op_of(transa), is_unit(diag)}, alpha, A->matrix,
            B->matrix);
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgemm(lapilli_context ctx, char transa, char transb, lapilli_int m, lapilli_int n,
                          lapilli_int k, float alpha, const float* A, lapilli_int lda, const float* B,
                          lapilli_int ldb, float beta, float* C, lapilli_int ldc) {
    return api::gemm<float>(ctx, "sgemm", transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc);
}
lapilli_int lapilli_dgemm(lapilli_context ctx, char transa, char transb, lapilli_int m, lapilli_int n,
                          lapilli_int k, double alpha, const double* A, lapilli_int lda, const double* B,
                          lapilli_int ldb, double beta, double* C, lapilli_int ldc) {
    return api::gemm<double>(ctx, "dgemm", transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc);
}
lapilli_int lapilli_cgemm(lapilli_context ctx, char transa, char transb, lapilli_int m, lapilli_int n,
                          lapilli_int k, lapilli_complex_float alpha, const lapilli_complex_float* A,
                          lapilli_int lda, const lapilli_complex_float* B, lapilli_int ldb,
                          lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc) {
    return api::gemm<lapilli_complex_float>(ctx, "cgemm", transa, transb, m, n, k, alpha, A, lda, B, ldb,
                                            beta, C, ldc);
}
lapilli_int lapilli_zgemm(lapilli_context ctx, char transa, char transb, lapilli_int m, lapilli_int n,
                          lapilli_int k, lapilli_complex_double alpha, const lapilli_complex_double* A,
                          lapilli_int lda, const lapilli_complex_double* B, lapilli_int ldb,
                          lapilli_complex_double beta, lapilli_complex_double* C, lapilli_int ldc) {
    return api::gemm<lapilli_complex_double>(ctx, "zgemm", transa, transb, m, n, k, alpha, A, lda, B, ldb,
                                             beta, C, ldc);
}

lapilli_int lapilli_ssyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          float alpha, const float* A, lapilli_int lda, float beta, float* C,
                          lapilli_int ldc) {
    return api::syrk<float>(ctx, "ssyrk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_dsyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          double alpha, const double* A, lapilli_int lda, double beta, double* C,
                          lapilli_int ldc) {
    return api::syrk<double>(ctx, "dsyrk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_csyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                          lapilli_complex_float beta, lapilli_complex_float* C, lapilli_int ldc) {
    return api::syrk<lapilli_complex_float>(ctx, "csyrk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_zsyrk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          lapilli_complex_double alpha, const lapilli_complex_double* A, lapilli_int lda,
                          lapilli_complex_double beta, lapilli_complex_double* C, lapilli_int ldc) {
    return api::syrk<lapilli_complex_double>(ctx, "zsyrk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

lapilli_int lapilli_ssyrk_mgpu(lapilli_context ctx, char uplo, char trans, float alpha, lapilli_matrix A,
                               float beta, lapilli_matrix C) {
    return api::syrk_mgpu<float>(ctx, "ssyrk_mgpu", uplo, trans, alpha, A, beta, C);
}
lapilli_int lapilli_dsyrk_mgpu(lapilli_context ctx, char uplo, char trans, double alpha, lapilli_matrix A,
                               double beta, lapilli_matrix C) {
    return api::syrk_mgpu<double>(ctx, "dsyrk_mgpu", uplo, trans, alpha, A, beta, C);
}
lapilli_int lapilli_csyrk_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_float alpha,
                               lapilli_matrix A, lapilli_complex_float beta, lapilli_matrix C) {
    return api::syrk_mgpu<lapilli_complex_float>(ctx, "csyrk_mgpu", uplo, trans, alpha, A, beta, C);
}
lapilli_int lapilli_zsyrk_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_double alpha,
                               lapilli_matrix A, lapilli_complex_double beta, lapilli_matrix C) {
    return api::syrk_mgpu<lapilli_complex_double>(ctx, "zsyrk_mgpu", uplo, trans, alpha, A, beta, C);
}

lapilli_int lapilli_cherk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          float alpha, const lapilli_complex_float* A, lapilli_int lda, float beta,
                          lapilli_complex_float* C, lapilli_int ldc) {
    return api::herk<lapilli_complex_float>(ctx, "cherk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
lapilli_int lapilli_zherk(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                          double alpha, const lapilli_complex_double* A, lapilli_int lda, double beta,
                          lapilli_complex_double* C, lapilli_int ldc) {
    return api::herk<lapilli_complex_double>(ctx, "zherk", uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

lapilli_int lapilli_cherk_mgpu(lapilli_context ctx, char uplo, char trans, float alpha, lapilli_matrix A,
                               float beta, lapilli_matrix C) {
    return api::herk_mgpu<lapilli_complex_float>(ctx, "cherk_mgpu", uplo, trans, alpha, A, beta, C);
}
lapilli_int lapilli_zherk_mgpu(lapilli_context ctx, char uplo, char trans, double alpha, lapilli_matrix A,
                               double beta, lapilli_matrix C) {
    return api::herk_mgpu<lapilli_complex_double>(ctx, "zherk_mgpu", uplo, trans, alpha, A, beta, C);
}

lapilli_int lapilli_ssyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           float alpha, const float* A, lapilli_int lda, const float* B, lapilli_int ldb,
                           float beta, float* C, lapilli_int ldc) {
    return api::syr2k<float>(ctx, "ssyr2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc);
}
lapilli_int lapilli_dsyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           double alpha, const double* A, lapilli_int lda, const double* B, lapilli_int ldb,
                           double beta, double* C, lapilli_int ldc) {
    return api::syr2k<double>(ctx, "dsyr2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc);
}
lapilli_int lapilli_csyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* B, lapilli_int ldb, lapilli_complex_float beta,
                           lapilli_complex_float* C, lapilli_int ldc) {
    return api::syr2k<lapilli_complex_float>(ctx, "csyr2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                                             ldc);
}
lapilli_int lapilli_zsyr2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           lapilli_complex_double alpha, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* B, lapilli_int ldb, lapilli_complex_double beta,
                           lapilli_complex_double* C, lapilli_int ldc) {
    return api::syr2k<lapilli_complex_double>(ctx, "zsyr2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                                              C, ldc);
}

lapilli_int lapilli_ssyr2k_mgpu(lapilli_context ctx, char uplo, char trans, float alpha, lapilli_matrix A,
                                lapilli_matrix B, float beta, lapilli_matrix C) {
    return api::syr2k_mgpu<float>(ctx, "ssyr2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}
lapilli_int lapilli_dsyr2k_mgpu(lapilli_context ctx, char uplo, char trans, double alpha, lapilli_matrix A,
                                lapilli_matrix B, double beta, lapilli_matrix C) {
    return api::syr2k_mgpu<double>(ctx, "dsyr2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}
lapilli_int lapilli_csyr2k_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_float alpha,
                                lapilli_matrix A, lapilli_matrix B, lapilli_complex_float beta,
                                lapilli_matrix C) {
    return api::syr2k_mgpu<lapilli_complex_float>(ctx, "csyr2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}
lapilli_int lapilli_zsyr2k_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_double alpha,
                                lapilli_matrix A, lapilli_matrix B, lapilli_complex_double beta,
                                lapilli_matrix C) {
    return api::syr2k_mgpu<lapilli_complex_double>(ctx, "zsyr2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}

lapilli_int lapilli_cher2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* B, lapilli_int ldb, float beta,
                           lapilli_complex_float* C, lapilli_int ldc) {
    return api::her2k<lapilli_complex_float>(ctx, "cher2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                                             ldc);
}
lapilli_int lapilli_zher2k(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,
                           lapilli_complex_double alpha, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* B, lapilli_int ldb, double beta,
                           lapilli_complex_double* C, lapilli_int ldc) {
    return api::her2k<lapilli_complex_double>(ctx, "zher2k", uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                                              C, ldc);
}

lapilli_int lapilli_cher2k_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_float alpha,
                                lapilli_matrix A, lapilli_matrix B, float beta, lapilli_matrix C) {
    return api::her2k_mgpu<lapilli_complex_float>(ctx, "cher2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}
lapilli_int lapilli_zher2k_mgpu(lapilli_context ctx, char uplo, char trans, lapilli_complex_double alpha,
                                lapilli_matrix A, lapilli_matrix B, double beta, lapilli_matrix C) {
    return api::her2k_mgpu<lapilli_complex_double>(ctx, "zher2k_mgpu", uplo, trans, alpha, A, B, beta, C);
}

lapilli_int lapilli_ssymm_mgpu(lapilli_context ctx, char side, char uplo, float alpha, lapilli_matrix A,
                               lapilli_matrix B, float beta, lapilli_matrix C) {
    return api::symm_mgpu<float>(ctx, "ssymm_mgpu", side, uplo, alpha, A, B, beta, C);
}
lapilli_int lapilli_dsymm_mgpu(lapilli_context ctx, char side, char uplo, double alpha, lapilli_matrix A,
                               lapilli_matrix B, double beta, lapilli_matrix C) {
    return api::symm_mgpu<double>(ctx, "dsymm_mgpu", side, uplo, alpha, A, B, beta, C);
}
lapilli_int lapilli_csymm_mgpu(lapilli_context ctx, char side, char uplo, lapilli_complex_float alpha,
                               lapilli_matrix A, lapilli_matrix B, lapilli_complex_float beta,
                               lapilli_matrix C) {
    return api::symm_mgpu<lapilli_complex_float>(ctx, "csymm_mgpu", side, uplo, alpha, A, B, beta, C);
}
lapilli_int lapilli_zsymm_mgpu(lapilli_context ctx, char side, char uplo, lapilli_complex_double alpha,
                               lapilli_matrix A, lapilli_matrix B, lapilli_complex_double beta,
                               lapilli_matrix C) {
    return api::symm_mgpu<lapilli_complex_double>(ctx, "zsymm_mgpu", side, uplo, alpha, A, B, beta, C);
}

lapilli_int lapilli_chemm_mgpu(lapilli_context ctx, char side, char uplo, lapilli_complex_float alpha,
                               lapilli_matrix A, lapilli_matrix B, lapilli_complex_float beta,
                               lapilli_matrix C) {
    return api::hemm_mgpu<lapilli_complex_float>(ctx, "chemm_mgpu", side, uplo, alpha, A, B, beta, C);
}
lapilli_int lapilli_zhemm_mgpu(lapilli_context ctx, char side, char uplo, lapilli_complex_double alpha,
                               lapilli_matrix A, lapilli_matrix B, lapilli_complex_double beta,
                               lapilli_matrix C) {
    return api::hemm_mgpu<lapilli_complex_double>(ctx, "zhemm_mgpu", side, uplo, alpha, A, B, beta, C);
}

lapilli_int lapilli_strsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag, float alpha,
                               lapilli_matrix A, lapilli_matrix B) {
    return api::trsm_mgpu<float>(ctx, "strsm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_dtrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               double alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trsm_mgpu<double>(ctx, "dtrsm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_ctrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trsm_mgpu<lapilli_complex_float>(ctx, "ctrsm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_ztrsm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trsm_mgpu<lapilli_complex_double>(ctx, "ztrsm_mgpu", side, uplo, transa, diag, alpha, A, B);
}

lapilli_int lapilli_strmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag, float alpha,
                               lapilli_matrix A, lapilli_matrix B) {
    return api::trmm_mgpu<float>(ctx, "strmm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_dtrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               double alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trmm_mgpu<double>(ctx, "dtrmm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_ctrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               lapilli_complex_float alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trmm_mgpu<lapilli_complex_float>(ctx, "ctrmm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
lapilli_int lapilli_ztrmm_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag,
                               lapilli_complex_double alpha, lapilli_matrix A, lapilli_matrix B) {
    return api::trmm_mgpu<lapilli_complex_double>(ctx, "ztrmm_mgpu", side, uplo, transa, diag, alpha, A, B);
}
