// SPDX-License-Identifier: BSD-3-Clause
// Linear systems in mixed precision: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/mixed.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/mixed.h"
#include "mixed/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int gesv_mixed(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs, T* A,
                       lapilli_int lda, lapilli_int* ipiv, const T* B, lapilli_int ldb, T* X, lapilli_int ldx,
                       lapilli_int* iter) {
    return call(ctx, name, CallPrecision::mixed, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesv_mixed<T>(context, user_matrix(context, A, n, n, lda), ipiv,
            user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs, ldx), iter);
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int gesv_mixed_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int* ipiv,
                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter) {
    return call(ctx, name, CallPrecision::mixed, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesv_mixed<T>(context, user_matrix<T>(A), ipiv, user_matrix<T>(B),
            user_matrix<T>(X), iter);
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int gesv_mixed_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                             lapilli_memory* bytes) {
    return memory(ctx, name, CallPrecision::mixed, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gesv_mixed_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int posv_mixed(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                       T* A, lapilli_int lda, const T* B, lapilli_int ldb, T* X, lapilli_int ldx,
                       lapilli_int* iter) {
    return call(ctx, name, CallPrecision::mixed, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv_mixed<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs, ldx), iter);
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_mixed_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                            lapilli_matrix B, lapilli_matrix X, lapilli_int* iter) {
    return call(ctx, name, CallPrecision::mixed, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("iter", iter, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv_mixed<T>(context, uplo_of(uplo), user_matrix<T>(A),
            user_matrix<T>(B), user_matrix<T>(X), iter);
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_mixed_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                             lapilli_memory* bytes) {
    return memory(ctx, name, CallPrecision::mixed, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return posv_mixed_memory<T>(context, n, nrhs);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_dsgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A, lapilli_int lda,
                           lapilli_int* ipiv, const double* B, lapilli_int ldb, double* X, lapilli_int ldx,
                           lapilli_int* iter) {
    return api::gesv_mixed<double>(ctx, "dsgesv", n, nrhs, A, lda, ipiv, B, ldb, X, ldx, iter);
}
lapilli_int lapilli_zcgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, lapilli_int* iter) {
    return api::gesv_mixed<lapilli_complex_double>(ctx, "zcgesv", n, nrhs, A, lda, ipiv, B, ldb, X, ldx,
                                                   iter);
}

lapilli_int lapilli_dsgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B,
                                lapilli_matrix X, lapilli_int* iter) {
    return api::gesv_mixed_mgpu<double>(ctx, "dsgesv_mgpu", A, ipiv, B, X, iter);
}
lapilli_int lapilli_zcgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B,
                                lapilli_matrix X, lapilli_int* iter) {
    return api::gesv_mixed_mgpu<lapilli_complex_double>(ctx, "zcgesv_mgpu", A, ipiv, B, X, iter);
}

lapilli_int lapilli_dsgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesv_mixed_query<double>(ctx, "dsgesv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zcgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesv_mixed_query<lapilli_complex_double>(ctx, "zcgesv_memory", n, nrhs, bytes);
}

lapilli_int lapilli_dsposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, double* A,
                           lapilli_int lda, const double* B, lapilli_int ldb, double* X, lapilli_int ldx,
                           lapilli_int* iter) {
    return api::posv_mixed<double>(ctx, "dsposv", uplo, n, nrhs, A, lda, B, ldb, X, ldx, iter);
}
lapilli_int lapilli_zcposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, lapilli_int* iter) {
    return api::posv_mixed<lapilli_complex_double>(ctx, "zcposv", uplo, n, nrhs, A, lda, B, ldb, X, ldx,
                                                   iter);
}

lapilli_int lapilli_dsposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B,
                                lapilli_matrix X, lapilli_int* iter) {
    return api::posv_mixed_mgpu<double>(ctx, "dsposv_mgpu", uplo, A, B, X, iter);
}
lapilli_int lapilli_zcposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B,
                                lapilli_matrix X, lapilli_int* iter) {
    return api::posv_mixed_mgpu<lapilli_complex_double>(ctx, "zcposv_mgpu", uplo, A, B, X, iter);
}

lapilli_int lapilli_dsposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posv_mixed_query<double>(ctx, "dsposv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zcposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posv_mixed_query<lapilli_complex_double>(ctx, "zcposv_memory", n, nrhs, bytes);
}
