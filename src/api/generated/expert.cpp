// SPDX-License-Identifier: BSD-3-Clause
// Expert drivers of linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/expert.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/expert.h"
#include "refine/expert/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int gesvx(lapilli_context ctx, const char* name, char fact, char trans, lapilli_int n,
                  lapilli_int nrhs, T* A, lapilli_int lda, T* AF, lapilli_int ldaf, lapilli_int* ipiv,
                  char* equed, real_t<T>* R, real_t<T>* C, T* B, lapilli_int ldb, T* X, lapilli_int ldx,
                  real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, real_t<T>* rpivot) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto given = upper_case(fact) == 'F';
        const auto scales_rows = uses_scale(fact, equed, 'R');
        const auto scales_columns = uses_scale(fact, equed, 'C');
        arguments.letter("fact", fact, "NEF");
        arguments.letter("trans", trans, "NTC");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("AF", AF, n, n);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.letter_at("equed", equed, "NRCB", given);
        arguments.all_greater("R", R, n, 0, scales_rows, given);
        arguments.all_greater("C", C, n, 0, scales_columns, given);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        arguments.vector("rpivot", rpivot, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesvx<T>(context, 9, upper_case(fact), op_of(trans), user_matrix(context,
            A, n, n, lda), user_matrix(context, AF, n, n, ldaf), ipiv, equed, R, C, user_matrix(context, B, n,
            nrhs, ldb), user_matrix(context, X, n, nrhs, ldx), rcond, ferr, berr, rpivot);
        if (info > 0 && info <= n) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int gesvx_mgpu(lapilli_context ctx, const char* name, char fact, char trans, lapilli_matrix A,
                       lapilli_matrix AF, lapilli_int* ipiv, char* equed, real_t<T>* R, real_t<T>* C,
                       lapilli_matrix B, lapilli_matrix X, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr,
                       real_t<T>* rpivot) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        const auto given = upper_case(fact) == 'F';
        const auto scales_rows = uses_scale(fact, equed, 'R');
        const auto scales_columns = uses_scale(fact, equed, 'C');
        arguments.letter("fact", fact, "NEF");
        arguments.letter("trans", trans, "NTC");
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.spread<T>("AF", AF, n, n);
        arguments.vector("ipiv", ipiv, n);
        arguments.letter_at("equed", equed, "NRCB", given);
        arguments.all_greater("R", R, n, 0, scales_rows, given);
        arguments.all_greater("C", C, n, 0, scales_columns, given);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        arguments.vector("rpivot", rpivot, 1);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesvx<T>(context, 5, upper_case(fact), op_of(trans), user_matrix<T>(A),
            user_matrix<T>(AF), ipiv, equed, R, C, user_matrix<T>(B), user_matrix<T>(X), rcond, ferr, berr,
            rpivot);
        if (info > 0 && info <= n) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int gesvx_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gesvx_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int posvx(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_int n,
                  lapilli_int nrhs, T* A, lapilli_int lda, T* AF, lapilli_int ldaf, char* equed, real_t<T>* S,
                  T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto given = upper_case(fact) == 'F';
        const auto scales = uses_scale(fact, equed, 'Y');
        arguments.letter("fact", fact, "NEF");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("AF", AF, n, n);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.letter_at("equed", equed, "NY", given);
        arguments.all_greater("S", S, n, 0, scales, given);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posvx<T>(context, upper_case(fact), uplo_of(uplo), user_matrix(context,
            A, n, n, lda), user_matrix(context, AF, n, n, ldaf), equed, S, user_matrix(context, B, n, nrhs,
            ldb), user_matrix(context, X, n, nrhs, ldx), rcond, ferr, berr);
        if (info > 0 && info <= n) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int posvx_mgpu(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_matrix A,
                       lapilli_matrix AF, char* equed, real_t<T>* S, lapilli_matrix B, lapilli_matrix X,
                       real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        const auto given = upper_case(fact) == 'F';
        const auto scales = uses_scale(fact, equed, 'Y');
        arguments.letter("fact", fact, "NEF");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread<T>("AF", AF, n, n);
        arguments.letter_at("equed", equed, "NY", given);
        arguments.all_greater("S", S, n, 0, scales, given);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_posvx<T>(context, upper_case(fact), uplo_of(uplo), user_matrix<T>(A),
            user_matrix<T>(AF), equed, S, user_matrix<T>(B), user_matrix<T>(X), rcond, ferr, berr);
        if (info > 0 && info <= n) arguments.explain_minor("A", info,
            "the leading minor of order {} is not positive definite", info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int posvx_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return posvx_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int sysvx(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_int n,
                  lapilli_int nrhs, const T* A, lapilli_int lda, T* AF, lapilli_int ldaf, lapilli_int* ipiv,
                  const T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("fact", fact, "NF");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("AF", AF, n, n);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysvx<T>(context, 9, upper_case(fact), uplo_of(uplo), false,
            user_matrix(context, A, n, n, lda), user_matrix(context, AF, n, n, ldaf), ipiv,
            user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs, ldx), rcond, ferr, berr);
        if (info > 0 && info <= n) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int sysvx_mgpu(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_matrix A,
                       lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                       real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("fact", fact, "NF");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread<T>("AF", AF, n, n);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysvx<T>(context, 5, upper_case(fact), uplo_of(uplo), false,
            user_matrix<T>(A), user_matrix<T>(AF), ipiv, user_matrix<T>(B), user_matrix<T>(X), rcond, ferr,
            berr);
        if (info > 0 && info <= n) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int sysvx_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return sysvx_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int hesvx(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_int n,
                  lapilli_int nrhs, const T* A, lapilli_int lda, T* AF, lapilli_int ldaf, lapilli_int* ipiv,
                  const T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("fact", fact, "NF");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("AF", AF, n, n);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.matrix("X", X, n, nrhs);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysvx<T>(context, 9, upper_case(fact), uplo_of(uplo), true,
            user_matrix(context, A, n, n, lda), user_matrix(context, AF, n, n, ldaf), ipiv,
            user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs, ldx), rcond, ferr, berr);
        if (info > 0 && info <= n) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int hesvx_mgpu(lapilli_context ctx, const char* name, char fact, char uplo, lapilli_matrix A,
                       lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                       real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("fact", fact, "NF");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread<T>("AF", AF, n, n);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread<T>("X", X, n, nrhs);
        arguments.vector("rcond", rcond, 1);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysvx<T>(context, 5, upper_case(fact), uplo_of(uplo), true,
            user_matrix<T>(A), user_matrix<T>(AF), ipiv, user_matrix<T>(B), user_matrix<T>(X), rcond, ferr,
            berr);
        if (info > 0 && info <= n) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        if (info > 0 && info > n) arguments.explain("the matrix is singular to working precision");
        return info;
    });
}

template <class T>
lapilli_int hesvx_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return hesvx_memory<T>(context, n, nrhs);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n, lapilli_int nrhs,
                           float* A, lapilli_int lda, float* AF, lapilli_int ldaf, lapilli_int* ipiv,
                           char* equed, float* R, float* C, float* B, lapilli_int ldb, float* X,
                           lapilli_int ldx, float* rcond, float* ferr, float* berr, float* rpivot) {
    return api::gesvx<float>(ctx, "sgesvx", fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb,
                             X, ldx, rcond, ferr, berr, rpivot);
}
lapilli_int lapilli_dgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n, lapilli_int nrhs,
                           double* A, lapilli_int lda, double* AF, lapilli_int ldaf, lapilli_int* ipiv,
                           char* equed, double* R, double* C, double* B, lapilli_int ldb, double* X,
                           lapilli_int ldx, double* rcond, double* ferr, double* berr, double* rpivot) {
    return api::gesvx<double>(ctx, "dgesvx", fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B,
                              ldb, X, ldx, rcond, ferr, berr, rpivot);
}
lapilli_int lapilli_cgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, char* equed, float* R, float* C,
                           lapilli_complex_float* B, lapilli_int ldb, lapilli_complex_float* X,
                           lapilli_int ldx, float* rcond, float* ferr, float* berr, float* rpivot) {
    return api::gesvx<lapilli_complex_float>(ctx, "cgesvx", fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv,
                                             equed, R, C, B, ldb, X, ldx, rcond, ferr, berr, rpivot);
}
lapilli_int lapilli_zgesvx(lapilli_context ctx, char fact, char trans, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, char* equed, double* R, double* C,
                           lapilli_complex_double* B, lapilli_int ldb, lapilli_complex_double* X,
                           lapilli_int ldx, double* rcond, double* ferr, double* berr, double* rpivot) {
    return api::gesvx<lapilli_complex_double>(ctx, "zgesvx", fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv,
                                              equed, R, C, B, ldb, X, ldx, rcond, ferr, berr, rpivot);
}

lapilli_int lapilli_sgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, char* equed, float* R, float* C,
                                lapilli_matrix B, lapilli_matrix X, float* rcond, float* ferr, float* berr,
                                float* rpivot) {
    return api::gesvx_mgpu<float>(ctx, "sgesvx_mgpu", fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond,
                                  ferr, berr, rpivot);
}
lapilli_int lapilli_dgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, char* equed, double* R, double* C,
                                lapilli_matrix B, lapilli_matrix X, double* rcond, double* ferr, double* berr,
                                double* rpivot) {
    return api::gesvx_mgpu<double>(ctx, "dgesvx_mgpu", fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond,
                                   ferr, berr, rpivot);
}
lapilli_int lapilli_cgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, char* equed, float* R, float* C,
                                lapilli_matrix B, lapilli_matrix X, float* rcond, float* ferr, float* berr,
                                float* rpivot) {
    return api::gesvx_mgpu<lapilli_complex_float>(ctx, "cgesvx_mgpu", fact, trans, A, AF, ipiv, equed, R, C,
                                                  B, X, rcond, ferr, berr, rpivot);
}
lapilli_int lapilli_zgesvx_mgpu(lapilli_context ctx, char fact, char trans, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, char* equed, double* R, double* C,
                                lapilli_matrix B, lapilli_matrix X, double* rcond, double* ferr, double* berr,
                                double* rpivot) {
    return api::gesvx_mgpu<lapilli_complex_double>(ctx, "zgesvx_mgpu", fact, trans, A, AF, ipiv, equed, R, C,
                                                   B, X, rcond, ferr, berr, rpivot);
}

lapilli_int lapilli_sgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesvx_query<float>(ctx, "sgesvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesvx_query<double>(ctx, "dgesvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesvx_query<lapilli_complex_float>(ctx, "cgesvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zgesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gesvx_query<lapilli_complex_double>(ctx, "zgesvx_memory", n, nrhs, bytes);
}

lapilli_int lapilli_sposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           float* A, lapilli_int lda, float* AF, lapilli_int ldaf, char* equed, float* S,
                           float* B, lapilli_int ldb, float* X, lapilli_int ldx, float* rcond, float* ferr,
                           float* berr) {
    return api::posvx<float>(ctx, "sposvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx,
                             rcond, ferr, berr);
}
lapilli_int lapilli_dposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           double* A, lapilli_int lda, double* AF, lapilli_int ldaf, char* equed, double* S,
                           double* B, lapilli_int ldb, double* X, lapilli_int ldx, double* rcond,
                           double* ferr, double* berr) {
    return api::posvx<double>(ctx, "dposvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx,
                              rcond, ferr, berr);
}
lapilli_int lapilli_cposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AF,
                           lapilli_int ldaf, char* equed, float* S, lapilli_complex_float* B, lapilli_int ldb,
                           lapilli_complex_float* X, lapilli_int ldx, float* rcond, float* ferr,
                           float* berr) {
    return api::posvx<lapilli_complex_float>(ctx, "cposvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S,
                                             B, ldb, X, ldx, rcond, ferr, berr);
}
lapilli_int lapilli_zposvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AF,
                           lapilli_int ldaf, char* equed, double* S, lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* rcond,
                           double* ferr, double* berr) {
    return api::posvx<lapilli_complex_double>(ctx, "zposvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S,
                                              B, ldb, X, ldx, rcond, ferr, berr);
}

lapilli_int lapilli_sposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, char* equed, float* S, lapilli_matrix B, lapilli_matrix X,
                                float* rcond, float* ferr, float* berr) {
    return api::posvx_mgpu<float>(ctx, "sposvx_mgpu", fact, uplo, A, AF, equed, S, B, X, rcond, ferr, berr);
}
lapilli_int lapilli_dposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, char* equed, double* S, lapilli_matrix B, lapilli_matrix X,
                                double* rcond, double* ferr, double* berr) {
    return api::posvx_mgpu<double>(ctx, "dposvx_mgpu", fact, uplo, A, AF, equed, S, B, X, rcond, ferr, berr);
}
lapilli_int lapilli_cposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, char* equed, float* S, lapilli_matrix B, lapilli_matrix X,
                                float* rcond, float* ferr, float* berr) {
    return api::posvx_mgpu<lapilli_complex_float>(ctx, "cposvx_mgpu", fact, uplo, A, AF, equed, S, B, X,
                                                  rcond, ferr, berr);
}
lapilli_int lapilli_zposvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, char* equed, double* S, lapilli_matrix B, lapilli_matrix X,
                                double* rcond, double* ferr, double* berr) {
    return api::posvx_mgpu<lapilli_complex_double>(ctx, "zposvx_mgpu", fact, uplo, A, AF, equed, S, B, X,
                                                   rcond, ferr, berr);
}

lapilli_int lapilli_sposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posvx_query<float>(ctx, "sposvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posvx_query<double>(ctx, "dposvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posvx_query<lapilli_complex_float>(ctx, "cposvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zposvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::posvx_query<lapilli_complex_double>(ctx, "zposvx_memory", n, nrhs, bytes);
}

lapilli_int lapilli_ssysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const float* A, lapilli_int lda, float* AF, lapilli_int ldaf, lapilli_int* ipiv,
                           const float* B, lapilli_int ldb, float* X, lapilli_int ldx, float* rcond,
                           float* ferr, float* berr) {
    return api::sysvx<float>(ctx, "ssysvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                             rcond, ferr, berr);
}
lapilli_int lapilli_dsysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const double* A, lapilli_int lda, double* AF, lapilli_int ldaf, lapilli_int* ipiv,
                           const double* B, lapilli_int ldb, double* X, lapilli_int ldx, double* rcond,
                           double* ferr, double* berr) {
    return api::sysvx<double>(ctx, "dsysvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                              rcond, ferr, berr);
}
lapilli_int lapilli_csysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, const lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx, float* rcond,
                           float* ferr, float* berr) {
    return api::sysvx<lapilli_complex_float>(ctx, "csysvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B,
                                             ldb, X, ldx, rcond, ferr, berr);
}
lapilli_int lapilli_zsysvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* rcond,
                           double* ferr, double* berr) {
    return api::sysvx<lapilli_complex_double>(ctx, "zsysvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B,
                                              ldb, X, ldx, rcond, ferr, berr);
}

lapilli_int lapilli_ssysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                float* rcond, float* ferr, float* berr) {
    return api::sysvx_mgpu<float>(ctx, "ssysvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr);
}
lapilli_int lapilli_dsysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                double* rcond, double* ferr, double* berr) {
    return api::sysvx_mgpu<double>(ctx, "dsysvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr);
}
lapilli_int lapilli_csysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                float* rcond, float* ferr, float* berr) {
    return api::sysvx_mgpu<lapilli_complex_float>(ctx, "csysvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond,
                                                  ferr, berr);
}
lapilli_int lapilli_zsysvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                double* rcond, double* ferr, double* berr) {
    return api::sysvx_mgpu<lapilli_complex_double>(ctx, "zsysvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond,
                                                   ferr, berr);
}

lapilli_int lapilli_ssysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sysvx_query<float>(ctx, "ssysvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dsysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sysvx_query<double>(ctx, "dsysvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_csysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sysvx_query<lapilli_complex_float>(ctx, "csysvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zsysvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sysvx_query<lapilli_complex_double>(ctx, "zsysvx_memory", n, nrhs, bytes);
}

lapilli_int lapilli_chesvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, const lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx, float* rcond,
                           float* ferr, float* berr) {
    return api::hesvx<lapilli_complex_float>(ctx, "chesvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B,
                                             ldb, X, ldx, rcond, ferr, berr);
}
lapilli_int lapilli_zhesvx(lapilli_context ctx, char fact, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AF,
                           lapilli_int ldaf, lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* rcond,
                           double* ferr, double* berr) {
    return api::hesvx<lapilli_complex_double>(ctx, "zhesvx", fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B,
                                              ldb, X, ldx, rcond, ferr, berr);
}

lapilli_int lapilli_chesvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                float* rcond, float* ferr, float* berr) {
    return api::hesvx_mgpu<lapilli_complex_float>(ctx, "chesvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond,
                                                  ferr, berr);
}
lapilli_int lapilli_zhesvx_mgpu(lapilli_context ctx, char fact, char uplo, lapilli_matrix A,
                                lapilli_matrix AF, lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X,
                                double* rcond, double* ferr, double* berr) {
    return api::hesvx_mgpu<lapilli_complex_double>(ctx, "zhesvx_mgpu", fact, uplo, A, AF, ipiv, B, X, rcond,
                                                   ferr, berr);
}

lapilli_int lapilli_chesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::hesvx_query<lapilli_complex_float>(ctx, "chesvx_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zhesvx_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::hesvx_query<lapilli_complex_double>(ctx, "zhesvx_memory", n, nrhs, bytes);
}
