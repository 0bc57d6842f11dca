// SPDX-License-Identifier: BSD-3-Clause
// Refinement and error bounds: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/refine.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/refine.h"
#include "refine/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int gerfs(lapilli_context ctx, const char* name, char trans, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const T* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                  const T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("trans", trans, "NTC");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::whole);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("AF", AF, n, n, Stored::whole);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.input("X", X, n, nrhs, Stored::whole);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_gerfs<T>(context, 8, op_of(trans), user_matrix(context, A, n, n, lda), user_matrix(context,
            AF, n, n, ldaf), ipiv, user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs,
            ldx), ferr, berr);
    });
}

template <class T>
lapilli_int gerfs_mgpu(lapilli_context ctx, const char* name, char trans, lapilli_matrix A, lapilli_matrix AF,
                       const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, real_t<T>* ferr,
                       real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("trans", trans, "NTC");
        arguments.spread_input<T>("A", A, n, n, Stored::whole);
        arguments.spread_input<T>("AF", AF, n, n, Stored::whole);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread_input<T>("X", X, n, nrhs, Stored::whole);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_gerfs<T>(context, 4, op_of(trans), user_matrix<T>(A), user_matrix<T>(AF), ipiv,
            user_matrix<T>(B), user_matrix<T>(X), ferr, berr);
    });
}

template <class T>
lapilli_int gerfs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gerfs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int porfs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const T* AF, lapilli_int ldaf, const T* B, lapilli_int ldb,
                  T* X, lapilli_int ldx, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("AF", AF, n, n, Stored::triangle);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.input("X", X, n, nrhs, Stored::whole);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_porfs<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda), user_matrix(context,
            AF, n, n, ldaf), user_matrix(context, B, n, nrhs, ldb), user_matrix(context, X, n, nrhs, ldx),
            ferr, berr);
    });
}

template <class T>
lapilli_int porfs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix AF,
                       lapilli_matrix B, lapilli_matrix X, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("AF", AF, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread_input<T>("X", X, n, nrhs, Stored::whole);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_porfs<T>(context, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(AF), user_matrix<T>(B),
            user_matrix<T>(X), ferr, berr);
    });
}

template <class T>
lapilli_int porfs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return porfs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int syrfs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const T* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                  const T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("AF", AF, n, n, Stored::triangle);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.input("X", X, n, nrhs, Stored::whole);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_syrfs<T>(context, 8, uplo_of(uplo), false, user_matrix(context, A, n, n, lda),
            user_matrix(context, AF, n, n, ldaf), ipiv, user_matrix(context, B, n, nrhs, ldb),
            user_matrix(context, X, n, nrhs, ldx), ferr, berr);
    });
}

template <class T>
lapilli_int syrfs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix AF,
                       const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, real_t<T>* ferr,
                       real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("AF", AF, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread_input<T>("X", X, n, nrhs, Stored::whole);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_syrfs<T>(context, 4, uplo_of(uplo), false, user_matrix<T>(A), user_matrix<T>(AF), ipiv,
            user_matrix<T>(B), user_matrix<T>(X), ferr, berr);
    });
}

template <class T>
lapilli_int syrfs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return syrfs_memory<T>(context, n, nrhs);
    });
}

template <class T>
lapilli_int herfs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* A, lapilli_int lda, const T* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                  const T* B, lapilli_int ldb, T* X, lapilli_int ldx, real_t<T>* ferr, real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("AF", AF, n, n, Stored::triangle);
        arguments.leading("ldaf", ldaf, {n, "n"});
        arguments.vector("ipiv", ipiv, n);
        arguments.input("B", B, n, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.input("X", X, n, nrhs, Stored::whole);
        arguments.leading("ldx", ldx, {n, "n"});
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_syrfs<T>(context, 8, uplo_of(uplo), true, user_matrix(context, A, n, n, lda),
            user_matrix(context, AF, n, n, ldaf), ipiv, user_matrix(context, B, n, nrhs, ldb),
            user_matrix(context, X, n, nrhs, ldx), ferr, berr);
    });
}

template <class T>
lapilli_int herfs_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, lapilli_matrix AF,
                       const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, real_t<T>* ferr,
                       real_t<T>* berr) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("AF", AF, n, n, Stored::triangle);
        arguments.vector("ipiv", ipiv, n);
        arguments.spread_input<T>("B", B, n, nrhs, Stored::whole);
        arguments.spread_input<T>("X", X, n, nrhs, Stored::whole);
        arguments.vector("ferr", ferr, nrhs);
        arguments.vector("berr", berr, nrhs);
        if (arguments.bad()) return arguments.info();
        return run_syrfs<T>(context, 4, uplo_of(uplo), true, user_matrix<T>(A), user_matrix<T>(AF), ipiv,
            user_matrix<T>(B), user_matrix<T>(X), ferr, berr);
    });
}

template <class T>
lapilli_int herfs_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return herfs_memory<T>(context, n, nrhs);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, const float* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                           const float* B, lapilli_int ldb, float* X, lapilli_int ldx, float* ferr,
                           float* berr) {
    return api::gerfs<float>(ctx, "sgerfs", trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                             berr);
}
lapilli_int lapilli_dgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, const double* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                           const double* B, lapilli_int ldb, double* X, lapilli_int ldx, double* ferr,
                           double* berr) {
    return api::gerfs<double>(ctx, "dgerfs", trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                              berr);
}
lapilli_int lapilli_cgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx, float* ferr,
                           float* berr) {
    return api::gerfs<lapilli_complex_float>(ctx, "cgerfs", trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X,
                                             ldx, ferr, berr);
}
lapilli_int lapilli_zgerfs(lapilli_context ctx, char trans, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* ferr,
                           double* berr) {
    return api::gerfs<lapilli_complex_double>(ctx, "zgerfs", trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb,
                                              X, ldx, ferr, berr);
}

lapilli_int lapilli_sgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, float* ferr,
                                float* berr) {
    return api::gerfs_mgpu<float>(ctx, "sgerfs_mgpu", trans, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_dgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, double* ferr,
                                double* berr) {
    return api::gerfs_mgpu<double>(ctx, "dgerfs_mgpu", trans, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_cgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, float* ferr,
                                float* berr) {
    return api::gerfs_mgpu<lapilli_complex_float>(ctx, "cgerfs_mgpu", trans, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_zgerfs_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, double* ferr,
                                double* berr) {
    return api::gerfs_mgpu<lapilli_complex_double>(ctx, "zgerfs_mgpu", trans, A, AF, ipiv, B, X, ferr, berr);
}

lapilli_int lapilli_sgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gerfs_query<float>(ctx, "sgerfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gerfs_query<double>(ctx, "dgerfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gerfs_query<lapilli_complex_float>(ctx, "cgerfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zgerfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gerfs_query<lapilli_complex_double>(ctx, "zgerfs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_sporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, const float* AF, lapilli_int ldaf, const float* B,
                           lapilli_int ldb, float* X, lapilli_int ldx, float* ferr, float* berr) {
    return api::porfs<float>(ctx, "sporfs", uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, berr);
}
lapilli_int lapilli_dporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, const double* AF, lapilli_int ldaf, const double* B,
                           lapilli_int ldb, double* X, lapilli_int ldx, double* ferr, double* berr) {
    return api::porfs<double>(ctx, "dporfs", uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, berr);
}
lapilli_int lapilli_cporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* AF,
                           lapilli_int ldaf, const lapilli_complex_float* B, lapilli_int ldb,
                           lapilli_complex_float* X, lapilli_int ldx, float* ferr, float* berr) {
    return api::porfs<lapilli_complex_float>(ctx, "cporfs", uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx,
                                             ferr, berr);
}
lapilli_int lapilli_zporfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* AF,
                           lapilli_int ldaf, const lapilli_complex_double* B, lapilli_int ldb,
                           lapilli_complex_double* X, lapilli_int ldx, double* ferr, double* berr) {
    return api::porfs<lapilli_complex_double>(ctx, "zporfs", uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx,
                                              ferr, berr);
}

lapilli_int lapilli_sporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                lapilli_matrix B, lapilli_matrix X, float* ferr, float* berr) {
    return api::porfs_mgpu<float>(ctx, "sporfs_mgpu", uplo, A, AF, B, X, ferr, berr);
}
lapilli_int lapilli_dporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                lapilli_matrix B, lapilli_matrix X, double* ferr, double* berr) {
    return api::porfs_mgpu<double>(ctx, "dporfs_mgpu", uplo, A, AF, B, X, ferr, berr);
}
lapilli_int lapilli_cporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                lapilli_matrix B, lapilli_matrix X, float* ferr, float* berr) {
    return api::porfs_mgpu<lapilli_complex_float>(ctx, "cporfs_mgpu", uplo, A, AF, B, X, ferr, berr);
}
lapilli_int lapilli_zporfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                lapilli_matrix B, lapilli_matrix X, double* ferr, double* berr) {
    return api::porfs_mgpu<lapilli_complex_double>(ctx, "zporfs_mgpu", uplo, A, AF, B, X, ferr, berr);
}

lapilli_int lapilli_sporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::porfs_query<float>(ctx, "sporfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::porfs_query<double>(ctx, "dporfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_cporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::porfs_query<lapilli_complex_float>(ctx, "cporfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zporfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::porfs_query<lapilli_complex_double>(ctx, "zporfs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_ssyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const float* A,
                           lapilli_int lda, const float* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                           const float* B, lapilli_int ldb, float* X, lapilli_int ldx, float* ferr,
                           float* berr) {
    return api::syrfs<float>(ctx, "ssyrfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                             berr);
}
lapilli_int lapilli_dsyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, const double* A,
                           lapilli_int lda, const double* AF, lapilli_int ldaf, const lapilli_int* ipiv,
                           const double* B, lapilli_int ldb, double* X, lapilli_int ldx, double* ferr,
                           double* berr) {
    return api::syrfs<double>(ctx, "dsyrfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                              berr);
}
lapilli_int lapilli_csyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx, float* ferr,
                           float* berr) {
    return api::syrfs<lapilli_complex_float>(ctx, "csyrfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X,
                                             ldx, ferr, berr);
}
lapilli_int lapilli_zsyrfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* ferr,
                           double* berr) {
    return api::syrfs<lapilli_complex_double>(ctx, "zsyrfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X,
                                              ldx, ferr, berr);
}

lapilli_int lapilli_ssyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, float* ferr,
                                float* berr) {
    return api::syrfs_mgpu<float>(ctx, "ssyrfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_dsyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, double* ferr,
                                double* berr) {
    return api::syrfs_mgpu<double>(ctx, "dsyrfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_csyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, float* ferr,
                                float* berr) {
    return api::syrfs_mgpu<lapilli_complex_float>(ctx, "csyrfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_zsyrfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, double* ferr,
                                double* berr) {
    return api::syrfs_mgpu<lapilli_complex_double>(ctx, "zsyrfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}

lapilli_int lapilli_ssyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::syrfs_query<float>(ctx, "ssyrfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_dsyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::syrfs_query<double>(ctx, "dsyrfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_csyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::syrfs_query<lapilli_complex_float>(ctx, "csyrfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zsyrfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::syrfs_query<lapilli_complex_double>(ctx, "zsyrfs_memory", n, nrhs, bytes);
}

lapilli_int lapilli_cherfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_complex_float* X, lapilli_int ldx, float* ferr,
                           float* berr) {
    return api::herfs<lapilli_complex_float>(ctx, "cherfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X,
                                             ldx, ferr, berr);
}
lapilli_int lapilli_zherfs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,
                           const lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* AF,
                           lapilli_int ldaf, const lapilli_int* ipiv, const lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_complex_double* X, lapilli_int ldx, double* ferr,
                           double* berr) {
    return api::herfs<lapilli_complex_double>(ctx, "zherfs", uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X,
                                              ldx, ferr, berr);
}

lapilli_int lapilli_cherfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, float* ferr,
                                float* berr) {
    return api::herfs_mgpu<lapilli_complex_float>(ctx, "cherfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}
lapilli_int lapilli_zherfs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AF,
                                const lapilli_int* ipiv, lapilli_matrix B, lapilli_matrix X, double* ferr,
                                double* berr) {
    return api::herfs_mgpu<lapilli_complex_double>(ctx, "zherfs_mgpu", uplo, A, AF, ipiv, B, X, ferr, berr);
}

lapilli_int lapilli_cherfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::herfs_query<lapilli_complex_float>(ctx, "cherfs_memory", n, nrhs, bytes);
}
lapilli_int lapilli_zherfs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::herfs_query<lapilli_complex_double>(ctx, "zherfs_memory", n, nrhs, bytes);
}
