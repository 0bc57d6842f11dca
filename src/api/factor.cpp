// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/factor.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "factor/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int potrf(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda));
        if (info > 0) arguments.explain("the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int potrf_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf<T>(context, uplo_of(uplo), user_matrix<T>(A));
        if (info > 0) arguments.explain("the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int potrf_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return potrf_memory<T>(context, n);
    });
}

template <class T>
lapilli_int potrs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, nrhs);
        arguments.leading("ldb", ldb, n);
        if (arguments.bad()) return arguments.info();
        return run_potrs<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda), user_matrix(context,
            B, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int potrs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_potrs<T>(context, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
    });
}

template <class T>
lapilli_int potrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return potrs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int posv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs, T* A,
                 lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, nrhs);
        arguments.leading("ldb", ldb, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain("the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv<T>(context, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
        if (info > 0) arguments.explain("the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return posv_memory<T>(context, n, nrhs);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_spotrf(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda) {
    return api::potrf<float>(ctx, "spotrf", uplo, n, A, lda);
}
lapilli_int lapilli_dpotrf(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda) {
    return api::potrf<double>(ctx, "dpotrf", uplo, n, A, lda);
}
lapilli_int lapilli_cpotrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda) {
    return api::potrf<lapilli_complex_float>(ctx, "cpotrf", uplo, n, A, lda);
}
lapilli_int lapilli_zpotrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda) {
    return api::potrf<lapilli_complex_double>(ctx, "zpotrf", uplo, n, A, lda);
}

lapilli_int lapilli_spotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potrf_mgpu<float>(ctx, "spotrf_mgpu", uplo, A);
}
lapilli_int lapilli_dpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potrf_mgpu<double>(ctx, "dpotrf_mgpu", uplo, A);
}
lapilli_int lapilli_cpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potrf_mgpu<lapilli_complex_float>(ctx, "cpotrf_mgpu", uplo, A);
}
lapilli_int lapilli_zpotrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potrf_mgpu<lapilli_complex_double>(ctx, "zpotrf_mgpu", uplo, A);
}

lapilli_int lapilli_spotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potrf_query<float>(ctx, "spotrf_memory", n, bytes);
}
lapilli_int lapilli_dpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potrf_query<double>(ctx, "dpotrf_memory", n, bytes);
}
lapilli_int lapilli_cpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potrf_query<lapilli_complex_float>(ctx, "cpotrf_memory", n, bytes);
}
lapilli_int lapilli_zpotrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potrf_query<lapilli_complex_double>(ctx, "zpotrf_memory", n, bytes);
}

lapilli_int lapilli_spotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, float* B, lapilli_int ldb) {
    return api::potrs<float>(ctx, "spotrs", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_dpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, double* B, lapilli_int ldb) {
    return api::potrs<double>(ctx, "dpotrs", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_cpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                           lapilli_int ldb) {
    return api::potrs<lapilli_complex_float>(ctx, "cpotrs", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_zpotrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                           lapilli_int ldb) {
    return api::potrs<lapilli_complex_double>(ctx, "zpotrs", uplo, n, nrhs, A, lda, B, ldb);
}

lapilli_int lapilli_spotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::potrs_mgpu<float>(ctx, "spotrs_mgpu", uplo, A, B);
}
lapilli_int lapilli_dpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::potrs_mgpu<double>(ctx, "dpotrs_mgpu", uplo, A, B);
}
lapilli_int lapilli_cpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::potrs_mgpu<lapilli_complex_float>(ctx, "cpotrs_mgpu", uplo, A, B);
}
lapilli_int lapilli_zpotrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::potrs_mgpu<lapilli_complex_double>(ctx, "zpotrs_mgpu", uplo, A, B);
}

lapilli_int lapilli_spotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::potrs_query<float>(ctx, "spotrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::potrs_query<double>(ctx, "dpotrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::potrs_query<lapilli_complex_float>(ctx, "cpotrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zpotrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::potrs_query<lapilli_complex_double>(ctx, "zpotrs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_sposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, float* A,
                          lapilli_int lda, float* B, lapilli_int ldb) {
    return api::posv<float>(ctx, "sposv", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_dposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, double* A,
                          lapilli_int lda, double* B, lapilli_int ldb) {
    return api::posv<double>(ctx, "dposv", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_cposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                          lapilli_int ldb) {
    return api::posv<lapilli_complex_float>(ctx, "cposv", uplo, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_zposv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                          lapilli_int ldb) {
    return api::posv<lapilli_complex_double>(ctx, "zposv", uplo, n, nrhs, A, lda, B, ldb);
}

lapilli_int lapilli_sposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::posv_mgpu<float>(ctx, "sposv_mgpu", uplo, A, B);
}
lapilli_int lapilli_dposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::posv_mgpu<double>(ctx, "dposv_mgpu", uplo, A, B);
}
lapilli_int lapilli_cposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::posv_mgpu<lapilli_complex_float>(ctx, "cposv_mgpu", uplo, A, B);
}
lapilli_int lapilli_zposv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return api::posv_mgpu<lapilli_complex_double>(ctx, "zposv_mgpu", uplo, A, B);
}

lapilli_int lapilli_sposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::posv_query<float>(ctx, "sposv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::posv_query<double>(ctx, "dposv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::posv_query<lapilli_complex_float>(ctx, "cposv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zposv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::posv_query<lapilli_complex_double>(ctx, "zposv_memory", n, nrhs, bytes);
}
