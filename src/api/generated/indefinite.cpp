// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/indefinite.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/indefinite.h"
#include "indefinite/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sytrf(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytrf<T>(context, uplo_of(uplo), false, user_matrix(context, A, n, n,
            lda), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sytrf_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytrf<T>(context, uplo_of(uplo), false, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sytrf_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sytrf_memory<T>(context, n);
    });
}

template <class T>
lapilli_int hetrf(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytrf<T>(context, uplo_of(uplo), true, user_matrix(context, A, n, n,
            lda), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hetrf_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytrf<T>(context, uplo_of(uplo), true, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hetrf_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return hetrf_memory<T>(context, n);
    });
}

template <class T>
lapilli_int sytrs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_sytrs<T>(context, 6, uplo_of(uplo), false, user_matrix(context, A, n, n, lda), ipiv,
            user_matrix(context, B, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int sytrs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_sytrs<T>(context, 3, uplo_of(uplo), false, user_matrix<T>(A), ipiv, user_matrix<T>(B));
    });
}

template <class T>
lapilli_int sytrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return sytrs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int hetrs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_sytrs<T>(context, 6, uplo_of(uplo), true, user_matrix(context, A, n, n, lda), ipiv,
            user_matrix(context, B, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int hetrs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_sytrs<T>(context, 3, uplo_of(uplo), true, user_matrix<T>(A), ipiv, user_matrix<T>(B));
    });
}

template <class T>
lapilli_int hetrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return hetrs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int sysv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs, T* A,
                 lapilli_int lda, lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysv<T>(context, uplo_of(uplo), false, user_matrix(context, A, n, n,
            lda), ipiv, user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sysv_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                      lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysv<T>(context, uplo_of(uplo), false, user_matrix<T>(A), ipiv,
            user_matrix<T>(B));
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sysv_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return sysv_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int hesv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs, T* A,
                 lapilli_int lda, lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysv<T>(context, uplo_of(uplo), true, user_matrix(context, A, n, n, lda),
            ipiv, user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hesv_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                      lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sysv<T>(context, uplo_of(uplo), true, user_matrix<T>(A), ipiv,
            user_matrix<T>(B));
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hesv_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return hesv_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int sytri(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytri<T>(context, 5, uplo_of(uplo), false, user_matrix(context, A, n, n,
            lda), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sytri_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytri<T>(context, 3, uplo_of(uplo), false, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int sytri_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sytri_memory<T>(context, n);
    });
}

template <class T>
lapilli_int hetri(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytri<T>(context, 5, uplo_of(uplo), true, user_matrix(context, A, n, n,
            lda), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hetri_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                       const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sytri<T>(context, 3, uplo_of(uplo), true, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("D({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int hetri_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return hetri_memory<T>(context, n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssytrf(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda,
                           lapilli_int* ipiv) {
    return api::sytrf<float>(ctx, "ssytrf", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_dsytrf(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda,
                           lapilli_int* ipiv) {
    return api::sytrf<double>(ctx, "dsytrf", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_csytrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::sytrf<lapilli_complex_float>(ctx, "csytrf", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_zsytrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::sytrf<lapilli_complex_double>(ctx, "zsytrf", uplo, n, A, lda, ipiv);
}

lapilli_int lapilli_ssytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::sytrf_mgpu<float>(ctx, "ssytrf_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_dsytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::sytrf_mgpu<double>(ctx, "dsytrf_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_csytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::sytrf_mgpu<lapilli_complex_float>(ctx, "csytrf_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_zsytrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::sytrf_mgpu<lapilli_complex_double>(ctx, "zsytrf_mgpu", uplo, A, ipiv);
}

lapilli_int lapilli_ssytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrf_query<float>(ctx, "ssytrf_memory", n, bytes);
}
lapilli_int lapilli_dsytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrf_query<double>(ctx, "dsytrf_memory", n, bytes);
}
lapilli_int lapilli_csytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrf_query<lapilli_complex_float>(ctx, "csytrf_memory", n, bytes);
}
lapilli_int lapilli_zsytrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrf_query<lapilli_complex_double>(ctx, "zsytrf_memory", n, bytes);
}

lapilli_int lapilli_chetrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::hetrf<lapilli_complex_float>(ctx, "chetrf", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_zhetrf(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::hetrf<lapilli_complex_double>(ctx, "zhetrf", uplo, n, A, lda, ipiv);
}

lapilli_int lapilli_chetrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::hetrf_mgpu<lapilli_complex_float>(ctx, "chetrf_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_zhetrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv) {
    return api::hetrf_mgpu<lapilli_complex_double>(ctx, "zhetrf_mgpu", uplo, A, ipiv);
}

lapilli_int lapilli_chetrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hetrf_query<lapilli_complex_float>(ctx, "chetrf_memory", n, bytes);
}
lapilli_int lapilli_zhetrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hetrf_query<lapilli_complex_double>(ctx, "zhetrf_memory", n, bytes);
}

lapilli_int lapilli_ssytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, const lapilli_int* ipiv, float* B, lapilli_int ldb) {
    return api::sytrs<float>(ctx, "ssytrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_dsytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, const lapilli_int* ipiv, double* B, lapilli_int ldb) {
    return api::sytrs<double>(ctx, "dsytrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_csytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_float* B, lapilli_int ldb) {
    return api::sytrs<lapilli_complex_float>(ctx, "csytrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zsytrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_double* B, lapilli_int ldb) {
    return api::sytrs<lapilli_complex_double>(ctx, "zsytrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_ssytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::sytrs_mgpu<float>(ctx, "ssytrs_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_dsytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::sytrs_mgpu<double>(ctx, "dsytrs_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_csytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::sytrs_mgpu<lapilli_complex_float>(ctx, "csytrs_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_zsytrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::sytrs_mgpu<lapilli_complex_double>(ctx, "zsytrs_mgpu", uplo, A, ipiv, B);
}

lapilli_int lapilli_ssytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sytrs_query<float>(ctx, "ssytrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dsytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sytrs_query<double>(ctx, "dsytrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_csytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sytrs_query<lapilli_complex_float>(ctx, "csytrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zsytrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::sytrs_query<lapilli_complex_double>(ctx, "zsytrs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_chetrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_float* B, lapilli_int ldb) {
    return api::hetrs<lapilli_complex_float>(ctx, "chetrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zhetrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_double* B, lapilli_int ldb) {
    return api::hetrs<lapilli_complex_double>(ctx, "zhetrs", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_chetrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::hetrs_mgpu<lapilli_complex_float>(ctx, "chetrs_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_zhetrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::hetrs_mgpu<lapilli_complex_double>(ctx, "zhetrs_mgpu", uplo, A, ipiv, B);
}

lapilli_int lapilli_chetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::hetrs_query<lapilli_complex_float>(ctx, "chetrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zhetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::hetrs_query<lapilli_complex_double>(ctx, "zhetrs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_ssysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, float* A,
                          lapilli_int lda, lapilli_int* ipiv, float* B, lapilli_int ldb) {
    return api::sysv<float>(ctx, "ssysv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_dsysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, double* A,
                          lapilli_int lda, lapilli_int* ipiv, double* B, lapilli_int ldb) {
    return api::sysv<double>(ctx, "dsysv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_csysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                          lapilli_complex_float* B, lapilli_int ldb) {
    return api::sysv<lapilli_complex_float>(ctx, "csysv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zsysv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                          lapilli_complex_double* B, lapilli_int ldb) {
    return api::sysv<lapilli_complex_double>(ctx, "zsysv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_ssysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::sysv_mgpu<float>(ctx, "ssysv_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_dsysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::sysv_mgpu<double>(ctx, "dsysv_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_csysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::sysv_mgpu<lapilli_complex_float>(ctx, "csysv_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_zsysv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::sysv_mgpu<lapilli_complex_double>(ctx, "zsysv_mgpu", uplo, A, ipiv, B);
}

lapilli_int lapilli_ssysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::sysv_query<float>(ctx, "ssysv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dsysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::sysv_query<double>(ctx, "dsysv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_csysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::sysv_query<lapilli_complex_float>(ctx, "csysv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zsysv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::sysv_query<lapilli_complex_double>(ctx, "zsysv_memory", n, nrhs, bytes);
}

lapilli_int lapilli_chesv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_int* ipiv,
                          lapilli_complex_float* B, lapilli_int ldb) {
    return api::hesv<lapilli_complex_float>(ctx, "chesv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zhesv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_int* ipiv,
                          lapilli_complex_double* B, lapilli_int ldb) {
    return api::hesv<lapilli_complex_double>(ctx, "zhesv", uplo, n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_chesv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::hesv_mgpu<lapilli_complex_float>(ctx, "chesv_mgpu", uplo, A, ipiv, B);
}
lapilli_int lapilli_zhesv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_int* ipiv,
                               lapilli_matrix B) {
    return api::hesv_mgpu<lapilli_complex_double>(ctx, "zhesv_mgpu", uplo, A, ipiv, B);
}

lapilli_int lapilli_chesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::hesv_query<lapilli_complex_float>(ctx, "chesv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zhesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::hesv_query<lapilli_complex_double>(ctx, "zhesv_memory", n, nrhs, bytes);
}

lapilli_int lapilli_ssytri(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::sytri<float>(ctx, "ssytri", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_dsytri(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::sytri<double>(ctx, "dsytri", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_csytri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, const lapilli_int* ipiv) {
    return api::sytri<lapilli_complex_float>(ctx, "csytri", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_zsytri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, const lapilli_int* ipiv) {
    return api::sytri<lapilli_complex_double>(ctx, "zsytri", uplo, n, A, lda, ipiv);
}

lapilli_int lapilli_ssytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::sytri_mgpu<float>(ctx, "ssytri_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_dsytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::sytri_mgpu<double>(ctx, "dsytri_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_csytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::sytri_mgpu<lapilli_complex_float>(ctx, "csytri_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_zsytri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::sytri_mgpu<lapilli_complex_double>(ctx, "zsytri_mgpu", uplo, A, ipiv);
}

lapilli_int lapilli_ssytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytri_query<float>(ctx, "ssytri_memory", n, bytes);
}
lapilli_int lapilli_dsytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytri_query<double>(ctx, "dsytri_memory", n, bytes);
}
lapilli_int lapilli_csytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytri_query<lapilli_complex_float>(ctx, "csytri_memory", n, bytes);
}
lapilli_int lapilli_zsytri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytri_query<lapilli_complex_double>(ctx, "zsytri_memory", n, bytes);
}

lapilli_int lapilli_chetri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, const lapilli_int* ipiv) {
    return api::hetri<lapilli_complex_float>(ctx, "chetri", uplo, n, A, lda, ipiv);
}
lapilli_int lapilli_zhetri(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, const lapilli_int* ipiv) {
    return api::hetri<lapilli_complex_double>(ctx, "zhetri", uplo, n, A, lda, ipiv);
}

lapilli_int lapilli_chetri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::hetri_mgpu<lapilli_complex_float>(ctx, "chetri_mgpu", uplo, A, ipiv);
}
lapilli_int lapilli_zhetri_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::hetri_mgpu<lapilli_complex_double>(ctx, "zhetri_mgpu", uplo, A, ipiv);
}

lapilli_int lapilli_chetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hetri_query<lapilli_complex_float>(ctx, "chetri_memory", n, bytes);
}
lapilli_int lapilli_zhetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::hetri_query<lapilli_complex_double>(ctx, "zhetri_memory", n, bytes);
}
