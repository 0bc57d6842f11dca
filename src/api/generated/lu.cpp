// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and general linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "api/vbatch.hpp"
#include "lapilli/lu.h"
#include "lu/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int getrf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("ipiv", ipiv, min(m, n));
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_getrf<T>(context, user_matrix(context, A, m, n, lda), ipiv);
        if (info > 0) arguments.explain("U({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int getrf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("ipiv", ipiv, min(m, n));
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_getrf<T>(context, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("U({}, {}) is zero: the factor is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int getrf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return getrf_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int getrs(lapilli_context ctx, const char* name, char trans, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("trans", trans, "NTC");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_getrs<T>(context, 6, op_of(trans), user_matrix(context, A, n, n, lda), ipiv,
            user_matrix(context, B, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int getrs_mgpu(lapilli_context ctx, const char* name, char trans, lapilli_matrix A,
                       const lapilli_int* ipiv, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("trans", trans, "NTC");
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_getrs<T>(context, 3, op_of(trans), user_matrix<T>(A), ipiv, user_matrix<T>(B));
    });
}

template <class T>
lapilli_int getrs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return getrs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int gesv(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs, T* A,
                 lapilli_int lda, lapilli_int* ipiv, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesv<T>(context, user_matrix(context, A, n, n, lda), ipiv,
            user_matrix(context, B, n, nrhs, ldb));
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int gesv_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int* ipiv,
                      lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gesv<T>(context, user_matrix<T>(A), ipiv, user_matrix<T>(B));
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int gesv_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gesv_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int gesv_vbatch(lapilli_context ctx, const char* name, const char* one, const lapilli_int* n,
                        const lapilli_int* nrhs, T* const* A, const lapilli_int* lda,
                        lapilli_int* const* ipiv, T* const* B, const lapilli_int* ldb, lapilli_int count,
                        lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.of_each("n", n, count);
        arguments.of_each("nrhs", nrhs, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("ipiv", ipiv, count);
        arguments.of_each("B", B, count);
        arguments.of_each("ldb", ldb, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return gesv<T>(lane, one, n[k], nrhs[k],
            A[k], lda[k], ipiv[k], B[k], ldb[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return gesv_query<T>(lane, one, n[k], nrhs[k], need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int gesv_vbatch_memory(lapilli_context ctx, const char* name, const char* one, const lapilli_int* n,
                               const lapilli_int* nrhs, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.of_each("n", n, count);
        arguments.of_each("nrhs", nrhs, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return gesv_query<T>(lane, one, n[k], nrhs[k], need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int getri(lapilli_context ctx, const char* name, lapilli_int n, T* A, lapilli_int lda,
                  const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_getri<T>(context, 4, user_matrix(context, A, n, n, lda), ipiv);
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int getri_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, const lapilli_int* ipiv) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.vector("ipiv", ipiv, n);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_getri<T>(context, 2, user_matrix<T>(A), ipiv);
        if (info > 0) arguments.explain("U({}, {}) is zero: the matrix is singular", info, info);
        return info;
    });
}

template <class T>
lapilli_int getri_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return getri_memory<T>(context, n);
    });
}

template <class T>
lapilli_int laswp(lapilli_context ctx, const char* name, lapilli_int n, T* A, lapilli_int lda, lapilli_int k1,
                  lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto pivots = last_place(k1, k2, incx);
        arguments.size("n", n);
        arguments.input("A", A, lda, n, Stored::whole);
        arguments.at_least("lda", lda, {1});
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        arguments.vector("ipiv", ipiv, pivots);
        arguments.scalar("incx", incx);
        if (arguments.bad()) return arguments.info();
        return run_laswp<T>(context, 5, user_matrix(context, A, lda, n, lda), k1, k2, ipiv, incx);
    });
}

template <class T>
lapilli_int laswp_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k1,
                       lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int lda = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const auto pivots = last_place(k1, k2, incx);
        arguments.spread_input<T>("A", A, lda, n, Stored::whole);
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        arguments.vector("ipiv", ipiv, pivots);
        arguments.scalar("incx", incx);
        if (arguments.bad()) return arguments.info();
        return run_laswp<T>(context, 3, user_matrix<T>(A), k1, k2, ipiv, incx);
    });
}

template <class T>
lapilli_int laswp_query(lapilli_context ctx, const char* name, lapilli_int k1, lapilli_int k2,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        if (arguments.bad()) return {};
        return laswp_memory<T>(context, k1, k2);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           lapilli_int* ipiv) {
    return api::getrf<float>(ctx, "sgetrf", m, n, A, lda, ipiv);
}
lapilli_int lapilli_dgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           lapilli_int* ipiv) {
    return api::getrf<double>(ctx, "dgetrf", m, n, A, lda, ipiv);
}
lapilli_int lapilli_cgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::getrf<lapilli_complex_float>(ctx, "cgetrf", m, n, A, lda, ipiv);
}
lapilli_int lapilli_zgetrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_int* ipiv) {
    return api::getrf<lapilli_complex_double>(ctx, "zgetrf", m, n, A, lda, ipiv);
}

lapilli_int lapilli_sgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv) {
    return api::getrf_mgpu<float>(ctx, "sgetrf_mgpu", A, ipiv);
}
lapilli_int lapilli_dgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv) {
    return api::getrf_mgpu<double>(ctx, "dgetrf_mgpu", A, ipiv);
}
lapilli_int lapilli_cgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv) {
    return api::getrf_mgpu<lapilli_complex_float>(ctx, "cgetrf_mgpu", A, ipiv);
}
lapilli_int lapilli_zgetrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv) {
    return api::getrf_mgpu<lapilli_complex_double>(ctx, "zgetrf_mgpu", A, ipiv);
}

lapilli_int lapilli_sgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::getrf_query<float>(ctx, "sgetrf_memory", m, n, bytes);
}
lapilli_int lapilli_dgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::getrf_query<double>(ctx, "dgetrf_memory", m, n, bytes);
}
lapilli_int lapilli_cgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::getrf_query<lapilli_complex_float>(ctx, "cgetrf_memory", m, n, bytes);
}
lapilli_int lapilli_zgetrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::getrf_query<lapilli_complex_double>(ctx, "zgetrf_memory", m, n, bytes);
}

lapilli_int lapilli_sgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, const lapilli_int* ipiv, float* B, lapilli_int ldb) {
    return api::getrs<float>(ctx, "sgetrs", trans, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_dgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, const lapilli_int* ipiv, double* B, lapilli_int ldb) {
    return api::getrs<double>(ctx, "dgetrs", trans, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_cgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_float* B, lapilli_int ldb) {
    return api::getrs<lapilli_complex_float>(ctx, "cgetrs", trans, n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zgetrs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_int* ipiv,
                           lapilli_complex_double* B, lapilli_int ldb) {
    return api::getrs<lapilli_complex_double>(ctx, "zgetrs", trans, n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_sgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::getrs_mgpu<float>(ctx, "sgetrs_mgpu", trans, A, ipiv, B);
}
lapilli_int lapilli_dgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::getrs_mgpu<double>(ctx, "dgetrs_mgpu", trans, A, ipiv, B);
}
lapilli_int lapilli_cgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::getrs_mgpu<lapilli_complex_float>(ctx, "cgetrs_mgpu", trans, A, ipiv, B);
}
lapilli_int lapilli_zgetrs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, const lapilli_int* ipiv,
                                lapilli_matrix B) {
    return api::getrs_mgpu<lapilli_complex_double>(ctx, "zgetrs_mgpu", trans, A, ipiv, B);
}

lapilli_int lapilli_sgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::getrs_query<float>(ctx, "sgetrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::getrs_query<double>(ctx, "dgetrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::getrs_query<lapilli_complex_float>(ctx, "cgetrs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zgetrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::getrs_query<lapilli_complex_double>(ctx, "zgetrs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_sgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, float* A, lapilli_int lda,
                          lapilli_int* ipiv, float* B, lapilli_int ldb) {
    return api::gesv<float>(ctx, "sgesv", n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_dgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, double* A, lapilli_int lda,
                          lapilli_int* ipiv, double* B, lapilli_int ldb) {
    return api::gesv<double>(ctx, "dgesv", n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_cgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, lapilli_complex_float* A,
                          lapilli_int lda, lapilli_int* ipiv, lapilli_complex_float* B, lapilli_int ldb) {
    return api::gesv<lapilli_complex_float>(ctx, "cgesv", n, nrhs, A, lda, ipiv, B, ldb);
}
lapilli_int lapilli_zgesv(lapilli_context ctx, lapilli_int n, lapilli_int nrhs, lapilli_complex_double* A,
                          lapilli_int lda, lapilli_int* ipiv, lapilli_complex_double* B, lapilli_int ldb) {
    return api::gesv<lapilli_complex_double>(ctx, "zgesv", n, nrhs, A, lda, ipiv, B, ldb);
}

lapilli_int lapilli_sgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B) {
    return api::gesv_mgpu<float>(ctx, "sgesv_mgpu", A, ipiv, B);
}
lapilli_int lapilli_dgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B) {
    return api::gesv_mgpu<double>(ctx, "dgesv_mgpu", A, ipiv, B);
}
lapilli_int lapilli_cgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B) {
    return api::gesv_mgpu<lapilli_complex_float>(ctx, "cgesv_mgpu", A, ipiv, B);
}
lapilli_int lapilli_zgesv_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* ipiv, lapilli_matrix B) {
    return api::gesv_mgpu<lapilli_complex_double>(ctx, "zgesv_mgpu", A, ipiv, B);
}

lapilli_int lapilli_sgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gesv_query<float>(ctx, "sgesv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gesv_query<double>(ctx, "dgesv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gesv_query<lapilli_complex_float>(ctx, "cgesv_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zgesv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gesv_query<lapilli_complex_double>(ctx, "zgesv_memory", n, nrhs, bytes);
}

lapilli_int lapilli_sgesv_vbatch(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                 float* const* A, const lapilli_int* lda, lapilli_int* const* ipiv,
                                 float* const* B, const lapilli_int* ldb, lapilli_int count,
                                 lapilli_int* infos) {
    return api::gesv_vbatch<float>(ctx, "sgesv_vbatch", "sgesv", n, nrhs, A, lda, ipiv, B, ldb, count, infos);
}
lapilli_int lapilli_dgesv_vbatch(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                 double* const* A, const lapilli_int* lda, lapilli_int* const* ipiv,
                                 double* const* B, const lapilli_int* ldb, lapilli_int count,
                                 lapilli_int* infos) {
    return api::gesv_vbatch<double>(ctx, "dgesv_vbatch", "dgesv", n, nrhs, A, lda, ipiv, B, ldb, count,
                                    infos);
}
lapilli_int lapilli_cgesv_vbatch(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                 lapilli_complex_float* const* A, const lapilli_int* lda,
                                 lapilli_int* const* ipiv, lapilli_complex_float* const* B,
                                 const lapilli_int* ldb, lapilli_int count, lapilli_int* infos) {
    return api::gesv_vbatch<lapilli_complex_float>(ctx, "cgesv_vbatch", "cgesv", n, nrhs, A, lda, ipiv, B,
                                                   ldb, count, infos);
}
lapilli_int lapilli_zgesv_vbatch(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                 lapilli_complex_double* const* A, const lapilli_int* lda,
                                 lapilli_int* const* ipiv, lapilli_complex_double* const* B,
                                 const lapilli_int* ldb, lapilli_int count, lapilli_int* infos) {
    return api::gesv_vbatch<lapilli_complex_double>(ctx, "zgesv_vbatch", "zgesv", n, nrhs, A, lda, ipiv, B,
                                                    ldb, count, infos);
}

lapilli_int lapilli_sgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::gesv_vbatch_memory<float>(ctx, "sgesv_vbatch_memory", "sgesv", n, nrhs, count, bytes);
}
lapilli_int lapilli_dgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::gesv_vbatch_memory<double>(ctx, "dgesv_vbatch_memory", "dgesv", n, nrhs, count, bytes);
}
lapilli_int lapilli_cgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::gesv_vbatch_memory<lapilli_complex_float>(ctx, "cgesv_vbatch_memory", "cgesv", n, nrhs, count,
                                                          bytes);
}
lapilli_int lapilli_zgesv_vbatch_memory(lapilli_context ctx, const lapilli_int* n, const lapilli_int* nrhs,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::gesv_vbatch_memory<lapilli_complex_double>(ctx, "zgesv_vbatch_memory", "zgesv", n, nrhs,
                                                           count, bytes);
}

lapilli_int lapilli_sgetri(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::getri<float>(ctx, "sgetri", n, A, lda, ipiv);
}
lapilli_int lapilli_dgetri(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::getri<double>(ctx, "dgetri", n, A, lda, ipiv);
}
lapilli_int lapilli_cgetri(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::getri<lapilli_complex_float>(ctx, "cgetri", n, A, lda, ipiv);
}
lapilli_int lapilli_zgetri(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_int* ipiv) {
    return api::getri<lapilli_complex_double>(ctx, "zgetri", n, A, lda, ipiv);
}

lapilli_int lapilli_sgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::getri_mgpu<float>(ctx, "sgetri_mgpu", A, ipiv);
}
lapilli_int lapilli_dgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::getri_mgpu<double>(ctx, "dgetri_mgpu", A, ipiv);
}
lapilli_int lapilli_cgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::getri_mgpu<lapilli_complex_float>(ctx, "cgetri_mgpu", A, ipiv);
}
lapilli_int lapilli_zgetri_mgpu(lapilli_context ctx, lapilli_matrix A, const lapilli_int* ipiv) {
    return api::getri_mgpu<lapilli_complex_double>(ctx, "zgetri_mgpu", A, ipiv);
}

lapilli_int lapilli_sgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::getri_query<float>(ctx, "sgetri_memory", n, bytes);
}
lapilli_int lapilli_dgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::getri_query<double>(ctx, "dgetri_memory", n, bytes);
}
lapilli_int lapilli_cgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::getri_query<lapilli_complex_float>(ctx, "cgetri_memory", n, bytes);
}
lapilli_int lapilli_zgetri_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::getri_query<lapilli_complex_double>(ctx, "zgetri_memory", n, bytes);
}

lapilli_int lapilli_slaswp(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda, lapilli_int k1,
                           lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<float>(ctx, "slaswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_dlaswp(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda, lapilli_int k1,
                           lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<double>(ctx, "dlaswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_claswp(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                           lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<lapilli_complex_float>(ctx, "claswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_zlaswp(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                           lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<lapilli_complex_double>(ctx, "zlaswp", n, A, lda, k1, k2, ipiv, incx);
}

lapilli_int lapilli_slaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<float>(ctx, "slaswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_dlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<double>(ctx, "dlaswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_claswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<lapilli_complex_float>(ctx, "claswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_zlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<lapilli_complex_double>(ctx, "zlaswp_mgpu", A, k1, k2, ipiv, incx);
}

lapilli_int lapilli_slaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<float>(ctx, "slaswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_dlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<double>(ctx, "dlaswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_claswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<lapilli_complex_float>(ctx, "claswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_zlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<lapilli_complex_double>(ctx, "zlaswp_memory", k1, k2, bytes);
}
