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
lapilli_int gemv_async(lapilli_queue handle, const char* name, char trans, lapilli_int m, lapilli_int n,
                       T alpha, const T* A, lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y,
                       lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queue, how, {A, m, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int gemv_offset(lapilli_queue handle, const char* name, char trans, lapilli_int m, lapilli_int n,
                        T alpha, const T* A, lapilli_int lda, lapilli_int row, lapilli_int column, const T* x,
                        lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        const auto inputs = upper_case(trans) == 'N' ? n : m;
        const auto outputs = upper_case(trans) == 'N' ? m : n;
        arguments.letter("trans", trans, "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, m, n);
        arguments.leading("lda", lda, {m, "m"});
        arguments.range("row", row, {0}, {lda - m, "lda - m"});
        arguments.at_least("column", column, {0});
        arguments.operand("x", x, inputs, 1, outputs > 0);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, outputs, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::general, trans, m, n, alpha, beta);
        submit_product<T>(queue, how, {element(A, row, column, lda), m, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int gemv_mgpu_async(const lapilli_queue* handles, const char* name, char trans, T alpha,
                            lapilli_matrix A, const T* const* x, lapilli_int incx, T beta, T* const* y,
                            lapilli_int incy) {
    return submit_to_all(handles, name, precision_of<T>, [&](Context& context, const std::vector<UserQueue*>& queues, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queues, how, A->matrix, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int symv_async(lapilli_queue handle, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                       lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queue, how, {A, n, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int symv_offset(lapilli_queue handle, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                        lapilli_int lda, lapilli_int offset, const T* x, lapilli_int incx, T beta, T* y,
                        lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.range("offset", offset, {0}, {lda - n, "lda - n"});
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::symmetric, uplo, n, n, alpha, beta);
        submit_product<T>(queue, how, {element(A, offset, offset, lda), n, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int symv_mgpu_async(const lapilli_queue* handles, const char* name, char uplo, T alpha,
                            lapilli_matrix A, const T* const* x, lapilli_int incx, T beta, T* const* y,
                            lapilli_int incy) {
    return submit_to_all(handles, name, precision_of<T>, [&](Context& context, const std::vector<UserQueue*>& queues, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queues, how, A->matrix, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int hemv_async(lapilli_queue handle, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                       lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queue, how, {A, n, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int hemv_offset(lapilli_queue handle, const char* name, char uplo, lapilli_int n, T alpha, const T* A,
                        lapilli_int lda, lapilli_int offset, const T* x, lapilli_int incx, T beta, T* y,
                        lapilli_int incy) {
    return submit_to(handle, name, precision_of<T>, [&]([[maybe_unused]] Context& context, UserQueue& queue, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.scalar("alpha", alpha);
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.range("offset", offset, {0}, {lda - n, "lda - n"});
        arguments.operand("x", x, n, 1);
        arguments.step("incx", incx);
        arguments.scalar("beta", beta);
        arguments.operand("y", y, n, 1);
        arguments.step("incy", incy);
        if (arguments.bad()) return arguments.info();
        const auto how = vector_product<T>(context, Structure::hermitian, uplo, n, n, alpha, beta);
        submit_product<T>(queue, how, {element(A, offset, offset, lda), n, n, lda}, x, incx, y, incy);
        return 0;
    });
}

template <class T>
lapilli_int hemv_mgpu_async(const lapilli_queue* handles, const char* name, char uplo, T alpha,
                            lapilli_matrix A, const T* const* x, lapilli_int incx, T beta, T* const* y,
                            lapilli_int incy) {
    return submit_to_all(handles, name, precision_of<T>, [&](Context& context, const std::vector<UserQueue*>& queues, Arguments& arguments) -> lapilli_int {
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
        submit_product<T>(queues, how, A->matrix, x, incx, y, incy);
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n, float alpha,
                                const float* A, lapilli_int lda, const float* x, lapilli_int incx, float beta,
                                float* y, lapilli_int incy) {
    return api::gemv_async<float>(queue, "sgemv_async", trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_dgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n, double alpha,
                                const double* A, lapilli_int lda, const double* x, lapilli_int incx,
                                double beta, double* y, lapilli_int incy) {
    return api::gemv_async<double>(queue, "dgemv_async", trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_cgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                                const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                                lapilli_complex_float* y, lapilli_int incy) {
    return api::gemv_async<lapilli_complex_float>(queue, "cgemv_async", trans, m, n, alpha, A, lda, x, incx,
                                                  beta, y, incy);
}
lapilli_int lapilli_zgemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                lapilli_complex_double alpha, const lapilli_complex_double* A,
                                lapilli_int lda, const lapilli_complex_double* x, lapilli_int incx,
                                lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::gemv_async<lapilli_complex_double>(queue, "zgemv_async", trans, m, n, alpha, A, lda, x, incx,
                                                   beta, y, incy);
}

lapilli_int lapilli_sgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n, float alpha,
                                 const float* A, lapilli_int lda, lapilli_int row, lapilli_int column,
                                 const float* x, lapilli_int incx, float beta, float* y, lapilli_int incy) {
    return api::gemv_offset<float>(queue, "sgemv_offset", trans, m, n, alpha, A, lda, row, column, x, incx,
                                   beta, y, incy);
}
lapilli_int lapilli_dgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n, double alpha,
                                 const double* A, lapilli_int lda, lapilli_int row, lapilli_int column,
                                 const double* x, lapilli_int incx, double beta, double* y,
                                 lapilli_int incy) {
    return api::gemv_offset<double>(queue, "dgemv_offset", trans, m, n, alpha, A, lda, row, column, x, incx,
                                    beta, y, incy);
}
lapilli_int lapilli_cgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                 lapilli_complex_float alpha, const lapilli_complex_float* A, lapilli_int lda,
                                 lapilli_int row, lapilli_int column, const lapilli_complex_float* x,
                                 lapilli_int incx, lapilli_complex_float beta, lapilli_complex_float* y,
                                 lapilli_int incy) {
    return api::gemv_offset<lapilli_complex_float>(queue, "cgemv_offset", trans, m, n, alpha, A, lda, row,
                                                   column, x, incx, beta, y, incy);
}
lapilli_int lapilli_zgemv_offset(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,
                                 lapilli_complex_double alpha, const lapilli_complex_double* A,
                                 lapilli_int lda, lapilli_int row, lapilli_int column,
                                 const lapilli_complex_double* x, lapilli_int incx,
                                 lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::gemv_offset<lapilli_complex_double>(queue, "zgemv_offset", trans, m, n, alpha, A, lda, row,
                                                    column, x, incx, beta, y, incy);
}

lapilli_int lapilli_sgemv_mgpu_async(const lapilli_queue* queues, char trans, float alpha, lapilli_matrix A,
                                     const float* const* x, lapilli_int incx, float beta, float* const* y,
                                     lapilli_int incy) {
    return api::gemv_mgpu_async<float>(queues, "sgemv_mgpu_async", trans, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_dgemv_mgpu_async(const lapilli_queue* queues, char trans, double alpha, lapilli_matrix A,
                                     const double* const* x, lapilli_int incx, double beta, double* const* y,
                                     lapilli_int incy) {
    return api::gemv_mgpu_async<double>(queues, "dgemv_mgpu_async", trans, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_cgemv_mgpu_async(const lapilli_queue* queues, char trans, lapilli_complex_float alpha,
                                     lapilli_matrix A, const lapilli_complex_float* const* x,
                                     lapilli_int incx, lapilli_complex_float beta,
                                     lapilli_complex_float* const* y, lapilli_int incy) {
    return api::gemv_mgpu_async<lapilli_complex_float>(queues, "cgemv_mgpu_async", trans, alpha, A, x, incx,
                                                       beta, y, incy);
}
lapilli_int lapilli_zgemv_mgpu_async(const lapilli_queue* queues, char trans, lapilli_complex_double alpha,
                                     lapilli_matrix A, const lapilli_complex_double* const* x,
                                     lapilli_int incx, lapilli_complex_double beta,
                                     lapilli_complex_double* const* y, lapilli_int incy) {
    return api::gemv_mgpu_async<lapilli_complex_double>(queues, "zgemv_mgpu_async", trans, alpha, A, x, incx,
                                                        beta, y, incy);
}

lapilli_int lapilli_ssymv_async(lapilli_queue queue, char uplo, lapilli_int n, float alpha, const float* A,
                                lapilli_int lda, const float* x, lapilli_int incx, float beta, float* y,
                                lapilli_int incy) {
    return api::symv_async<float>(queue, "ssymv_async", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_dsymv_async(lapilli_queue queue, char uplo, lapilli_int n, double alpha, const double* A,
                                lapilli_int lda, const double* x, lapilli_int incx, double beta, double* y,
                                lapilli_int incy) {
    return api::symv_async<double>(queue, "dsymv_async", uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}
lapilli_int lapilli_csymv_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_float alpha,
                                const lapilli_complex_float* A, lapilli_int lda,
                                const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                                lapilli_complex_float* y, lapilli_int incy) {
    return api::symv_async<lapilli_complex_float>(queue, "csymv_async", uplo, n, alpha, A, lda, x, incx, beta,
                                                  y, incy);
}
lapilli_int lapilli_zsymv_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_double alpha,
                                const lapilli_complex_double* A, lapilli_int lda,
                                const lapilli_complex_double* x, lapilli_int incx,
                                lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::symv_async<lapilli_complex_double>(queue, "zsymv_async", uplo, n, alpha, A, lda, x, incx,
                                                   beta, y, incy);
}

lapilli_int lapilli_ssymv_offset(lapilli_queue queue, char uplo, lapilli_int n, float alpha, const float* A,
                                 lapilli_int lda, lapilli_int offset, const float* x, lapilli_int incx,
                                 float beta, float* y, lapilli_int incy) {
    return api::symv_offset<float>(queue, "ssymv_offset", uplo, n, alpha, A, lda, offset, x, incx, beta, y,
                                   incy);
}
lapilli_int lapilli_dsymv_offset(lapilli_queue queue, char uplo, lapilli_int n, double alpha, const double* A,
                                 lapilli_int lda, lapilli_int offset, const double* x, lapilli_int incx,
                                 double beta, double* y, lapilli_int incy) {
    return api::symv_offset<double>(queue, "dsymv_offset", uplo, n, alpha, A, lda, offset, x, incx, beta, y,
                                    incy);
}
lapilli_int lapilli_csymv_offset(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_float alpha,
                                 const lapilli_complex_float* A, lapilli_int lda, lapilli_int offset,
                                 const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                                 lapilli_complex_float* y, lapilli_int incy) {
    return api::symv_offset<lapilli_complex_float>(queue, "csymv_offset", uplo, n, alpha, A, lda, offset, x,
                                                   incx, beta, y, incy);
}
lapilli_int lapilli_zsymv_offset(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_double alpha,
                                 const lapilli_complex_double* A, lapilli_int lda, lapilli_int offset,
                                 const lapilli_complex_double* x, lapilli_int incx,
                                 lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::symv_offset<lapilli_complex_double>(queue, "zsymv_offset", uplo, n, alpha, A, lda, offset, x,
                                                    incx, beta, y, incy);
}

lapilli_int lapilli_ssymv_mgpu_async(const lapilli_queue* queues, char uplo, float alpha, lapilli_matrix A,
                                     const float* const* x, lapilli_int incx, float beta, float* const* y,
                                     lapilli_int incy) {
    return api::symv_mgpu_async<float>(queues, "ssymv_mgpu_async", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_dsymv_mgpu_async(const lapilli_queue* queues, char uplo, double alpha, lapilli_matrix A,
                                     const double* const* x, lapilli_int incx, double beta, double* const* y,
                                     lapilli_int incy) {
    return api::symv_mgpu_async<double>(queues, "dsymv_mgpu_async", uplo, alpha, A, x, incx, beta, y, incy);
}
lapilli_int lapilli_csymv_mgpu_async(const lapilli_queue* queues, char uplo, lapilli_complex_float alpha,
                                     lapilli_matrix A, const lapilli_complex_float* const* x,
                                     lapilli_int incx, lapilli_complex_float beta,
                                     lapilli_complex_float* const* y, lapilli_int incy) {
    return api::symv_mgpu_async<lapilli_complex_float>(queues, "csymv_mgpu_async", uplo, alpha, A, x, incx,
                                                       beta, y, incy);
}
lapilli_int lapilli_zsymv_mgpu_async(const lapilli_queue* queues, char uplo, lapilli_complex_double alpha,
                                     lapilli_matrix A, const lapilli_complex_double* const* x,
                                     lapilli_int incx, lapilli_complex_double beta,
                                     lapilli_complex_double* const* y, lapilli_int incy) {
    return api::symv_mgpu_async<lapilli_complex_double>(queues, "zsymv_mgpu_async", uplo, alpha, A, x, incx,
                                                        beta, y, incy);
}

lapilli_int lapilli_chemv_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_float alpha,
                                const lapilli_complex_float* A, lapilli_int lda,
                                const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                                lapilli_complex_float* y, lapilli_int incy) {
    return api::hemv_async<lapilli_complex_float>(queue, "chemv_async", uplo, n, alpha, A, lda, x, incx, beta,
                                                  y, incy);
}
lapilli_int lapilli_zhemv_async(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_double alpha,
                                const lapilli_complex_double* A, lapilli_int lda,
                                const lapilli_complex_double* x, lapilli_int incx,
                                lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::hemv_async<lapilli_complex_double>(queue, "zhemv_async", uplo, n, alpha, A, lda, x, incx,
                                                   beta, y, incy);
}

lapilli_int lapilli_chemv_offset(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_float alpha,
                                 const lapilli_complex_float* A, lapilli_int lda, lapilli_int offset,
                                 const lapilli_complex_float* x, lapilli_int incx, lapilli_complex_float beta,
                                 lapilli_complex_float* y, lapilli_int incy) {
    return api::hemv_offset<lapilli_complex_float>(queue, "chemv_offset", uplo, n, alpha, A, lda, offset, x,
                                                   incx, beta, y, incy);
}
lapilli_int lapilli_zhemv_offset(lapilli_queue queue, char uplo, lapilli_int n, lapilli_complex_double alpha,
                                 const lapilli_complex_double* A, lapilli_int lda, lapilli_int offset,
                                 const lapilli_complex_double* x, lapilli_int incx,
                                 lapilli_complex_double beta, lapilli_complex_double* y, lapilli_int incy) {
    return api::hemv_offset<lapilli_complex_double>(queue, "zhemv_offset", uplo, n, alpha, A, lda, offset, x,
                                                    incx, beta, y, incy);
}

lapilli_int lapilli_chemv_mgpu_async(const lapilli_queue* queues, char uplo, lapilli_complex_float alpha,
                                     lapilli_matrix A, const lapilli_complex_float* const* x,
                                     lapilli_int incx, lapilli_complex_float beta,
                                     lapilli_complex_float* const* y, lapilli_int incy) {
    return api::hemv_mgpu_async<lapilli_complex_float>(queues, "chemv_mgpu_async", uplo, alpha, A, x, incx,
                                                       beta, y, incy);
}
lapilli_int lapilli_zhemv_mgpu_async(const lapilli_queue* queues, char uplo, lapilli_complex_double alpha,
                                     lapilli_matrix A, const lapilli_complex_double* const* x,
                                     lapilli_int incx, lapilli_complex_double beta,
                                     lapilli_complex_double* const* y, lapilli_int incy) {
    return api::hemv_mgpu_async<lapilli_complex_double>(queues, "zhemv_mgpu_async", uplo, alpha, A, x, incx,
                                                        beta, y, incy);
}
