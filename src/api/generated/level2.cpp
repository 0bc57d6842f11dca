// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/level2.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/level2.h"
#include "api/level2.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int gemv(lapilli_context ctx, const char* name, char trans, lapilli_int m, lapilli_int n, T alpha,
                 const T* A, lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto inputs = upper_case(trans) == 'N' ? n : m;
        const auto outputs = upper_case(trans) == 'N' ? m : n;
        arguments.letter("trans", trans, "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, m, n);
        arguments.leading("lda", lda, {m, "m"});
        arguments.operand("x", x, inputs, 1, outputs > 0);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, outputs, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::general, trans, m, n, alpha, beta);
        run_product<T>(context, how, user_matrix(context, A, m, n, lda), user_vector(context, x, inputs,
            incx), user_vector(context, y, outputs, incy));
        return 0;
    });
}

template <class T>
lapilli_int gemv_mgpu(lapilli_context ctx, const char* name, char trans, T alpha, lapilli_matrix A,
                      const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const auto inputs = upper_case(trans) == 'N' ? n : m;
        const auto outputs = upper_case(trans) == 'N' ? m : n;
        arguments.letter("trans", trans, "NTC");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, m, n);
        arguments.operand("x", x, inputs, 1, outputs > 0);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, outputs, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::general, trans, m, n, alpha, beta);
        run_product<T>(context, how, user_matrix<T>(A), user_vector(context, x, inputs, incx),
            user_vector(context, y, outputs, incy));
        return 0;
    });
}

template <class T>
lapilli_int symv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                 lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::symmetric, uplo, n, n, alpha, beta);
        run_product<T>(context, how, user_matrix(context, A, n, n, lda), user_vector(context, x, n, incx),
            user_vector(context, y, n, incy));
        return 0;
    });
}

template <class T>
lapilli_int symv_mgpu(lapilli_context ctx, const char* name, char uplo, T alpha, lapilli_matrix A, const T* x,
                      lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, n, n);
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::symmetric, uplo, n, n, alpha, beta);
        run_product<T>(context, how, user_matrix<T>(A), user_vector(context, x, n, incx), user_vector(context,
            y, n, incy));
        return 0;
    });
}

template <class T>
lapilli_int hemv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                 lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::hermitian, uplo, n, n, alpha, beta);
        run_product<T>(context, how, user_matrix(context, A, n, n, lda), user_vector(context, x, n, incx),
            user_vector(context, y, n, incy));
        return 0;
    });
}

template <class T>
lapilli_int hemv_mgpu(lapilli_context ctx, const char* name, char uplo, T alpha, lapilli_matrix A, const T* x,
                      lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.scalar("alpha", alpha);
        arguments.spread<T>("A", A, n, n);
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::hermitian, uplo, n, n, alpha, beta);
        run_product<T>(context, how, user_matrix<T>(A), user_vector(context, x, n, incx), user_vector(context,
            y, n, incy));
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, float alpha,
                          const float* A, lapilli_int lda, const float* x, lapilli_int incx, float beta,
                          float* y, lapilli_int incy) {
    return api::gemv<float>(ctx, "sgemv", trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_dgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, double alpha,
                          const double* A, lapilli_int lda, const double* x, lapilli_int incx, double beta,
                          double* y, lapilli_int incy) {
    return api::gemv<double>(ctx, "dgemv", trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_cgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                          lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                          const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                          lapilli_complex_float* y, lapilli_int incy) {
    return api::gemv<lapilli_complex_float>(ctx, "cgemv", trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_zgemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n,
                          lapilli_complex_double alpha, const lapilli_complex_double* A, lapilli_int lda,
                          const lapilli_complex_double* x, lapilli_int incx, lapilli_complex_double beta,
                          lapilli_complex_double* y, lapilli_int incy) {
    return api::gemv<lapilli_complex_double>(ctx, "zgemv", trans, m, n, alpha, A, lda, x, incx, beta, y,
                                             incy);
}

lapilli_int lapilli_sgemv_mgpu(lapilli_context ctx, char trans, float alpha, lapilli_matrix A, const float* x,
                               lapilli_int incx, float beta, float* y, lapilli_int incy) {
    return api::gemv_mgpu<float>(ctx, "sgemv_mgpu", trans, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_dgemv_mgpu(lapilli_context ctx, char trans, double alpha, lapilli_matrix A,
                               const double* x, lapilli_int incx, double beta, double* y, lapilli_int incy) {
    return api::gemv_mgpu<double>(ctx, "dgemv_mgpu", trans, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_cgemv_mgpu(lapilli_context ctx, char trans, lapilli_complex_float alpha, lapilli_matrix A,
                               const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                               lapilli_complex_float* y, lapilli_int incy) {
    return api::gemv_mgpu<lapilli_complex_float>(ctx, "cgemv_mgpu", trans, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_zgemv_mgpu(lapilli_context ctx, char trans, lapilli_complex_double alpha,
                               lapilli_matrix A, const lapilli_complex_double* x, lapilli_int incx,
                               lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::gemv_mgpu<lapilli_complex_double>(ctx, "zgemv_mgpu", trans, alpha, A, x, incx, beta, y, incy);
}

lapilli_int lapilli_ssymv(lapilli_context ctx, char uplo, lapilli_int n, float alpha, const float* A,
                          lapilli_int lda, const float* x, lapilli_int incx, float beta, float* y,
                          lapilli_int incy) {
    return api::symv<float>(ctx, "ssymv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_dsymv(lapilli_context ctx, char uplo, lapilli_int n, double alpha, const double* A,
                          lapilli_int lda, const double* x, lapilli_int incx, double beta, double* y,
                          lapilli_int incy) {
    return api::symv<double>(ctx, "dsymv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_csymv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float alpha,
                          const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* x,
                          lapilli_int incx, lapilli_complex_float beta, lapilli_complex_float* y,
                          lapilli_int incy) {
    return api::symv<lapilli_complex_float>(ctx, "csymv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_zsymv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double alpha,
                          const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* x,
                          lapilli_int incx, lapilli_complex_double beta, lapilli_complex_double* y,
                          lapilli_int incy) {
    return api::symv<lapilli_complex_double>(ctx, "zsymv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

lapilli_int lapilli_ssymv_mgpu(lapilli_context ctx, char uplo, float alpha, lapilli_matrix A, const float* x,
                               lapilli_int incx, float beta, float* y, lapilli_int incy) {
    return api::symv_mgpu<float>(ctx, "ssymv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_dsymv_mgpu(lapilli_context ctx, char uplo, double alpha, lapilli_matrix A,
                               const double* x, lapilli_int incx, double beta, double* y, lapilli_int incy) {
    return api::symv_mgpu<double>(ctx, "dsymv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_csymv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_float alpha, lapilli_matrix A,
                               const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                               lapilli_complex_float* y, lapilli_int incy) {
    return api::symv_mgpu<lapilli_complex_float>(ctx, "csymv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_zsymv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_double alpha, lapilli_matrix A,
                               const lapilli_complex_double* x, lapilli_int incx, lapilli_complex_double beta,
                               lapilli_complex_double* y, lapilli_int incy) {
    return api::symv_mgpu<lapilli_complex_double>(ctx, "zsymv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}

lapilli_int lapilli_chemv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float alpha,
                          const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* x,
                          lapilli_int incx, lapilli_complex_float beta, lapilli_complex_float* y,
                          lapilli_int incy) {
    return api::hemv<lapilli_complex_float>(ctx, "chemv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_zhemv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double alpha,
                          const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* x,
                          lapilli_int incx, lapilli_complex_double beta, lapilli_complex_double* y,
                          lapilli_int incy) {
    return api::hemv<lapilli_complex_double>(ctx, "zhemv", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

lapilli_int lapilli_chemv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_float alpha, lapilli_matrix A,
                               const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                               lapilli_complex_float* y, lapilli_int incy) {
    return api::hemv_mgpu<lapilli_complex_float>(ctx, "chemv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_zhemv_mgpu(lapilli_context ctx, char uplo, lapilli_complex_double alpha, lapilli_matrix A,
                               const lapilli_complex_double* x, lapilli_int incx, lapilli_complex_double beta,
                               lapilli_complex_double* y, lapilli_int incy) {
    return api::hemv_mgpu<lapilli_complex_double>(ctx, "zhemv_mgpu", uplo, alpha, A, x, incx, beta, y, incy);
}
