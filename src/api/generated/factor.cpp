// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/factor.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "api/vbatch.hpp"
#include "lapilli/factor.h"
#include "factor/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int potrf(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda));
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int potrf_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf<T>(context, uplo_of(uplo), user_matrix<T>(A));
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int potrf_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return potrf_memory<T>(context, n);
    });
}

template <class T>
lapilli_int potrf_vbatch(lapilli_context ctx, const char* name, const char* one, char uplo,
                         const lapilli_int* n, T* const* A, const lapilli_int* lda, lapilli_int count,
                         lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return potrf<T>(lane, one, uplo, n[k], A[k],
            lda[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return potrf_query<T>(lane, one, n[k], need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int potrf_vbatch_memory(lapilli_context ctx, const char* name, const char* one, const lapilli_int* n,
                                lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.of_each("n", n, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return potrf_query<T>(lane, one, n[k], need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int potrs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_potrs<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda), user_matrix(context,
            B, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int potrs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_potrs<T>(context, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
    });
}

template <class T>
lapilli_int potrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return potrs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int posv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs, T* A,
                 lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posv<T>(context, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
        if (info > 0) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        return info;
    });
}

template <class T>
lapilli_int posv_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return posv_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int posv_vbatch(lapilli_context ctx, const char* name, const char* one, char uplo,
                        const lapilli_int* n, const lapilli_int* nrhs, T* const* A, const lapilli_int* lda,
                        T* const* B, const lapilli_int* ldb, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("nrhs", nrhs, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("B", B, count);
        arguments.of_each("ldb", ldb, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return posv<T>(lane, one, uplo, n[k],
            nrhs[k], A[k], lda[k], B[k], ldb[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return posv_query<T>(lane, one, n[k], nrhs[k], need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int posv_vbatch_memory(lapilli_context ctx, const char* name, const char* one, const lapilli_int* n,
                               const lapilli_int* nrhs, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.of_each("n", n, count);
        arguments.of_each("nrhs", nrhs, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return posv_query<T>(lane, one, n[k], nrhs[k], need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int trtri(lapilli_context ctx, const char* name, char uplo, char diag, lapilli_int n, T* A,
                  lapilli_int lda) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("diag", diag, "NU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_trtri<T>(context, uplo_of(uplo), is_unit(diag), user_matrix(context, A,
            n, n, lda));
        if (info > 0) arguments.explain("the diagonal is zero in place {}: the matrix is singular", info);
        return info;
    });
}

template <class T>
lapilli_int trtri_mgpu(lapilli_context ctx, const char* name, char uplo, char diag, lapilli_matrix A) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("diag", diag, "NU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_trtri<T>(context, uplo_of(uplo), is_unit(diag), user_matrix<T>(A));
        if (info > 0) arguments.explain("the diagonal is zero in place {}: the matrix is singular", info);
        return info;
    });
}

template <class T>
lapilli_int trtri_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return trtri_memory<T>(context, n);
    });
}

template <class T>
lapilli_int lauum(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_lauum<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda));
    });
}

template <class T>
lapilli_int lauum_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        if (arguments.bad()) return arguments.info();
        return run_lauum<T>(context, uplo_of(uplo), user_matrix<T>(A));
    });
}

template <class T>
lapilli_int lauum_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return lauum_memory<T>(context, n);
    });
}

template <class T>
lapilli_int potri(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potri<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda));
        if (info > 0) arguments.explain("the diagonal of the factor is zero in place {}", info);
        return info;
    });
}

template <class T>
lapilli_int potri_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potri<T>(context, uplo_of(uplo), user_matrix<T>(A));
        if (info > 0) arguments.explain("the diagonal of the factor is zero in place {}", info);
        return info;
    });
}

template <class T>
lapilli_int potri_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return potri_memory<T>(context, n);
    });
}

template <class T>
lapilli_int trtrs(lapilli_context ctx, const char* name, char uplo, char trans, char diag, lapilli_int n,
                  lapilli_int nrhs, const T* A, lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NTC");
        arguments.letter("diag", diag, "NU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_trtrs<T>(context, uplo_of(uplo), op_of(trans), is_unit(diag),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain("the diagonal is zero in place {}: the matrix is singular", info);
        return info;
    });
}

template <class T>
lapilli_int trtrs_mgpu(lapilli_context ctx, const char* name, char uplo, char trans, char diag,
                       lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, "NTC");
        arguments.letter("diag", diag, "NU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_trtrs<T>(context, uplo_of(uplo), op_of(trans), is_unit(diag),
            user_matrix<T>(A), user_matrix<T>(B));
        if (info > 0) arguments.explain("the diagonal is zero in place {}: the matrix is singular", info);
        return info;
    });
}

template <class T>
lapilli_int trtrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return trtrs_memory<T>(context, n, nrhs);
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

lapilli_int lapilli_spotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n, float* const* A,
                                  const lapilli_int* lda, lapilli_int count, lapilli_int* infos) {
    return api::potrf_vbatch<float>(ctx, "spotrf_vbatch", "spotrf", uplo, n, A, lda, count, infos);
}
lapilli_int lapilli_dpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n, double* const* A,
                                  const lapilli_int* lda, lapilli_int count, lapilli_int* infos) {
    return api::potrf_vbatch<double>(ctx, "dpotrf_vbatch", "dpotrf", uplo, n, A, lda, count, infos);
}
lapilli_int lapilli_cpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                  lapilli_complex_float* const* A, const lapilli_int* lda, lapilli_int count,
                                  lapilli_int* infos) {
    return api::potrf_vbatch<lapilli_complex_float>(ctx, "cpotrf_vbatch", "cpotrf", uplo, n, A, lda, count,
                                                    infos);
}
lapilli_int lapilli_zpotrf_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                  lapilli_complex_double* const* A, const lapilli_int* lda, lapilli_int count,
                                  lapilli_int* infos) {
    return api::potrf_vbatch<lapilli_complex_double>(ctx, "zpotrf_vbatch", "zpotrf", uplo, n, A, lda, count,
                                                     infos);
}

lapilli_int lapilli_spotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n, lapilli_int count,
                                         lapilli_memory* bytes) {
    return api::potrf_vbatch_memory<float>(ctx, "spotrf_vbatch_memory", "spotrf", n, count, bytes);
}
lapilli_int lapilli_dpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n, lapilli_int count,
                                         lapilli_memory* bytes) {
    return api::potrf_vbatch_memory<double>(ctx, "dpotrf_vbatch_memory", "dpotrf", n, count, bytes);
}
lapilli_int lapilli_cpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n, lapilli_int count,
                                         lapilli_memory* bytes) {
    return api::potrf_vbatch_memory<lapilli_complex_float>(ctx, "cpotrf_vbatch_memory", "cpotrf", n, count,
                                                           bytes);
}
lapilli_int lapilli_zpotrf_vbatch_memory(lapilli_context ctx, const lapilli_int* n, lapilli_int count,
                                         lapilli_memory* bytes) {
    return api::potrf_vbatch_memory<lapilli_complex_double>(ctx, "zpotrf_vbatch_memory", "zpotrf", n, count,
                                                            bytes);
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

lapilli_int lapilli_sposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                 const lapilli_int* nrhs, float* const* A, const lapilli_int* lda,
                                 float* const* B, const lapilli_int* ldb, lapilli_int count,
                                 lapilli_int* infos) {
    return api::posv_vbatch<float>(ctx, "sposv_vbatch", "sposv", uplo, n, nrhs, A, lda, B, ldb, count, infos);
}
lapilli_int lapilli_dposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                 const lapilli_int* nrhs, double* const* A, const lapilli_int* lda,
                                 double* const* B, const lapilli_int* ldb, lapilli_int count,
                                 lapilli_int* infos) {
    return api::posv_vbatch<double>(ctx, "dposv_vbatch", "dposv", uplo, n, nrhs, A, lda, B, ldb, count,
                                    infos);
}
lapilli_int lapilli_cposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                 const lapilli_int* nrhs, lapilli_complex_float* const* A,
                                 const lapilli_int* lda, lapilli_complex_float* const* B,
                                 const lapilli_int* ldb, lapilli_int count, lapilli_int* infos) {
    return api::posv_vbatch<lapilli_complex_float>(ctx, "cposv_vbatch", "cposv", uplo, n, nrhs, A, lda, B,
                                                   ldb, count, infos);
}
lapilli_int lapilli_zposv_vbatch(lapilli_context ctx, char uplo, const lapilli_int* n,
                                 const lapilli_int* nrhs, lapilli_complex_double* const* A,
                                 const lapilli_int* lda, lapilli_complex_double* const* B,
                                 const lapilli_int* ldb, lapilli_int count, lapilli_int* infos) {
    return api::posv_vbatch<lapilli_complex_double>(ctx, "zposv_vbatch", "zposv", uplo, n, nrhs, A, lda, B,
                                                    ldb, count, infos);
}

lapilli_int lapilli_sposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::posv_vbatch_memory<float>(ctx, "sposv_vbatch_memory", "sposv", n, nrhs, count, bytes);
}
lapilli_int lapilli_dposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::posv_vbatch_memory<double>(ctx, "dposv_vbatch_memory", "dposv", n, nrhs, count, bytes);
}
lapilli_int lapilli_cposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::posv_vbatch_memory<lapilli_complex_float>(ctx, "cposv_vbatch_memory", "cposv", n, nrhs, count,
                                                          bytes);
}
lapilli_int lapilli_zposv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::posv_vbatch_memory<lapilli_complex_double>(ctx, "zposv_vbatch_memory", "zposv", n, nrhs,
                                                           count, bytes);
}

lapilli_int lapilli_strtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, float* A,
                           lapilli_int lda) {
    return api::trtri<float>(ctx, "strtri", uplo, diag, n, A, lda);
}
lapilli_int lapilli_dtrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, double* A,
                           lapilli_int lda) {
    return api::trtri<double>(ctx, "dtrtri", uplo, diag, n, A, lda);
}
lapilli_int lapilli_ctrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda) {
    return api::trtri<lapilli_complex_float>(ctx, "ctrtri", uplo, diag, n, A, lda);
}
lapilli_int lapilli_ztrtri(lapilli_context ctx, char uplo, char diag, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda) {
    return api::trtri<lapilli_complex_double>(ctx, "ztrtri", uplo, diag, n, A, lda);
}

lapilli_int lapilli_strtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A) {
    return api::trtri_mgpu<float>(ctx, "strtri_mgpu", uplo, diag, A);
}
lapilli_int lapilli_dtrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A) {
    return api::trtri_mgpu<double>(ctx, "dtrtri_mgpu", uplo, diag, A);
}
lapilli_int lapilli_ctrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A) {
    return api::trtri_mgpu<lapilli_complex_float>(ctx, "ctrtri_mgpu", uplo, diag, A);
}
lapilli_int lapilli_ztrtri_mgpu(lapilli_context ctx, char uplo, char diag, lapilli_matrix A) {
    return api::trtri_mgpu<lapilli_complex_double>(ctx, "ztrtri_mgpu", uplo, diag, A);
}

lapilli_int lapilli_strtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::trtri_query<float>(ctx, "strtri_memory", n, bytes);
}
lapilli_int lapilli_dtrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::trtri_query<double>(ctx, "dtrtri_memory", n, bytes);
}
lapilli_int lapilli_ctrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::trtri_query<lapilli_complex_float>(ctx, "ctrtri_memory", n, bytes);
}
lapilli_int lapilli_ztrtri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::trtri_query<lapilli_complex_double>(ctx, "ztrtri_memory", n, bytes);
}

lapilli_int lapilli_slauum(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda) {
    return api::lauum<float>(ctx, "slauum", uplo, n, A, lda);
}
lapilli_int lapilli_dlauum(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda) {
    return api::lauum<double>(ctx, "dlauum", uplo, n, A, lda);
}
lapilli_int lapilli_clauum(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda) {
    return api::lauum<lapilli_complex_float>(ctx, "clauum", uplo, n, A, lda);
}
lapilli_int lapilli_zlauum(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda) {
    return api::lauum<lapilli_complex_double>(ctx, "zlauum", uplo, n, A, lda);
}

lapilli_int lapilli_slauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::lauum_mgpu<float>(ctx, "slauum_mgpu", uplo, A);
}
lapilli_int lapilli_dlauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::lauum_mgpu<double>(ctx, "dlauum_mgpu", uplo, A);
}
lapilli_int lapilli_clauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::lauum_mgpu<lapilli_complex_float>(ctx, "clauum_mgpu", uplo, A);
}
lapilli_int lapilli_zlauum_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::lauum_mgpu<lapilli_complex_double>(ctx, "zlauum_mgpu", uplo, A);
}

lapilli_int lapilli_slauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lauum_query<float>(ctx, "slauum_memory", n, bytes);
}
lapilli_int lapilli_dlauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lauum_query<double>(ctx, "dlauum_memory", n, bytes);
}
lapilli_int lapilli_clauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lauum_query<lapilli_complex_float>(ctx, "clauum_memory", n, bytes);
}
lapilli_int lapilli_zlauum_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::lauum_query<lapilli_complex_double>(ctx, "zlauum_memory", n, bytes);
}

lapilli_int lapilli_spotri(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda) {
    return api::potri<float>(ctx, "spotri", uplo, n, A, lda);
}
lapilli_int lapilli_dpotri(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda) {
    return api::potri<double>(ctx, "dpotri", uplo, n, A, lda);
}
lapilli_int lapilli_cpotri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda) {
    return api::potri<lapilli_complex_float>(ctx, "cpotri", uplo, n, A, lda);
}
lapilli_int lapilli_zpotri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda) {
    return api::potri<lapilli_complex_double>(ctx, "zpotri", uplo, n, A, lda);
}

lapilli_int lapilli_spotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potri_mgpu<float>(ctx, "spotri_mgpu", uplo, A);
}
lapilli_int lapilli_dpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potri_mgpu<double>(ctx, "dpotri_mgpu", uplo, A);
}
lapilli_int lapilli_cpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potri_mgpu<lapilli_complex_float>(ctx, "cpotri_mgpu", uplo, A);
}
lapilli_int lapilli_zpotri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {
    return api::potri_mgpu<lapilli_complex_double>(ctx, "zpotri_mgpu", uplo, A);
}

lapilli_int lapilli_spotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potri_query<float>(ctx, "spotri_memory", n, bytes);
}
lapilli_int lapilli_dpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potri_query<double>(ctx, "dpotri_memory", n, bytes);
}
lapilli_int lapilli_cpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potri_query<lapilli_complex_float>(ctx, "cpotri_memory", n, bytes);
}
lapilli_int lapilli_zpotri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::potri_query<lapilli_complex_double>(ctx, "zpotri_memory", n, bytes);
}

lapilli_int lapilli_strtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                           lapilli_int nrhs, const float* A, lapilli_int lda, float* B, lapilli_int ldb) {
    return api::trtrs<float>(ctx, "strtrs", uplo, trans, diag, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_dtrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                           lapilli_int nrhs, const double* A, lapilli_int lda, double* B, lapilli_int ldb) {
    return api::trtrs<double>(ctx, "dtrtrs", uplo, trans, diag, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_ctrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                           lapilli_int nrhs, const lapilli_complex_float* A, lapilli_int lda,
                           lapilli_complex_float* B, lapilli_int ldb) {
    return api::trtrs<lapilli_complex_float>(ctx, "ctrtrs", uplo, trans, diag, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_ztrtrs(lapilli_context ctx, char uplo, char trans, char diag, lapilli_int n,
                           lapilli_int nrhs, const lapilli_complex_double* A, lapilli_int lda,
                           lapilli_complex_double* B, lapilli_int ldb) {
    return api::trtrs<lapilli_complex_double>(ctx, "ztrtrs", uplo, trans, diag, n, nrhs, A, lda, B, ldb);
}

lapilli_int lapilli_strtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::trtrs_mgpu<float>(ctx, "strtrs_mgpu", uplo, trans, diag, A, B);
}
lapilli_int lapilli_dtrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::trtrs_mgpu<double>(ctx, "dtrtrs_mgpu", uplo, trans, diag, A, B);
}
lapilli_int lapilli_ctrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::trtrs_mgpu<lapilli_complex_float>(ctx, "ctrtrs_mgpu", uplo, trans, diag, A, B);
}
lapilli_int lapilli_ztrtrs_mgpu(lapilli_context ctx, char uplo, char trans, char diag, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::trtrs_mgpu<lapilli_complex_double>(ctx, "ztrtrs_mgpu", uplo, trans, diag, A, B);
}

lapilli_int lapilli_strtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::trtrs_query<float>(ctx, "strtrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dtrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::trtrs_query<double>(ctx, "dtrtrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_ctrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::trtrs_query<lapilli_complex_float>(ctx, "ctrtrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_ztrtrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::trtrs_query<lapilli_complex_double>(ctx, "ztrtrs_memory", n, nrhs, bytes);
}
