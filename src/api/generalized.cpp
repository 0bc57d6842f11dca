// SPDX-License-Identifier: BSD-3-Clause
// Generalized symmetric-definite eigenproblems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/generalized.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "eigen/generalized/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sygst(lapilli_context ctx, const char* name, lapilli_int itype, char uplo, lapilli_int n, T* A,
                  lapilli_int lda, const T* B, lapilli_int ldb) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, n);
        arguments.leading("ldb", ldb, n);
        if (arguments.bad()) return arguments.info();
        return run_sygst<T>(context, itype, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, n, ldb));
    });
}

template <class T>
lapilli_int sygst_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char uplo, lapilli_matrix A,
                       lapilli_matrix B) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, n);
        if (arguments.bad()) return arguments.info();
        return run_sygst<T>(context, itype, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
    });
}

template <class T>
lapilli_int sygst_query(lapilli_context ctx, const char* name, lapilli_int itype, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygst_memory<T>(context, itype, n);
    });
}

template <class T>
lapilli_int sygvd(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                  lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, n);
        arguments.leading("ldb", ldb, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain("the leading minor of B of order {} is not positive definite",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                       lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain("the leading minor of B of order {} is not positive definite",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int sygv(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                 lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, n);
        arguments.leading("ldb", ldb, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain("the leading minor of B of order {} is not positive definite",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygv_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                      lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain("the leading minor of B of order {} is not positive definite",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygv_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int sygvdf(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                   lapilli_int n, T* A, lapilli_int lda, const T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("B", B, n, n);
        arguments.leading("ldb", ldb, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdf<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain("the diagonal of B has no positive real number in place {}: it is not the factor",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdf_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                        lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("B", B, n, n);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdf<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain("the diagonal of B has no positive real number in place {}: it is not the factor",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdf_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                         lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.integer("itype", itype, itype >= 1 && itype <= 3);
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n, float* A,
                           lapilli_int lda, const float* B, lapilli_int ldb) {
    return api::sygst<float>(ctx, "ssygst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_dsygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n, double* A,
                           lapilli_int lda, const double* B, lapilli_int ldb) {
    return api::sygst<double>(ctx, "dsygst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_chegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* B,
                           lapilli_int ldb) {
    return api::sygst<lapilli_complex_float>(ctx, "chegst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_zhegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* B,
                           lapilli_int ldb) {
    return api::sygst<lapilli_complex_double>(ctx, "zhegst", itype, uplo, n, A, lda, B, ldb);
}

lapilli_int lapilli_ssygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<float>(ctx, "ssygst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_dsygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<double>(ctx, "dsygst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_chegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<lapilli_complex_float>(ctx, "chegst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_zhegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<lapilli_complex_double>(ctx, "zhegst_mgpu", itype, uplo, A, B);
}

lapilli_int lapilli_ssygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<float>(ctx, "ssygst_memory", itype, n, bytes);
}
lapilli_int lapilli_dsygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<double>(ctx, "dsygst_memory", itype, n, bytes);
}
lapilli_int lapilli_chegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<lapilli_complex_float>(ctx, "chegst_memory", itype, n, bytes);
}
lapilli_int lapilli_zhegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<lapilli_complex_double>(ctx, "zhegst_memory", itype, n, bytes);
}

lapilli_int lapilli_ssygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           float* A, lapilli_int lda, float* B, lapilli_int ldb, float* W) {
    return api::sygvd<float>(ctx, "ssygvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           double* A, lapilli_int lda, double* B, lapilli_int ldb, double* W) {
    return api::sygvd<double>(ctx, "dsygvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                           lapilli_int ldb, float* W) {
    return api::sygvd<lapilli_complex_float>(ctx, "chegvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                           lapilli_int ldb, double* W) {
    return api::sygvd<lapilli_complex_double>(ctx, "zhegvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvd_mgpu<float>(ctx, "ssygvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvd_mgpu<double>(ctx, "dsygvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvd_mgpu<lapilli_complex_float>(ctx, "chegvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvd_mgpu<lapilli_complex_double>(ctx, "zhegvd_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<float>(ctx, "ssygvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<double>(ctx, "dsygvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<lapilli_complex_float>(ctx, "chegvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<lapilli_complex_double>(ctx, "zhegvd_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_ssygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          float* A, lapilli_int lda, float* B, lapilli_int ldb, float* W) {
    return api::sygv<float>(ctx, "ssygv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          double* A, lapilli_int lda, double* B, lapilli_int ldb, double* W) {
    return api::sygv<double>(ctx, "dsygv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                          lapilli_int ldb, float* W) {
    return api::sygv<lapilli_complex_float>(ctx, "chegv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                          lapilli_int ldb, double* W) {
    return api::sygv<lapilli_complex_double>(ctx, "zhegv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, float* W) {
    return api::sygv_mgpu<float>(ctx, "ssygv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, double* W) {
    return api::sygv_mgpu<double>(ctx, "dsygv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, float* W) {
    return api::sygv_mgpu<lapilli_complex_float>(ctx, "chegv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, double* W) {
    return api::sygv_mgpu<lapilli_complex_double>(ctx, "zhegv_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<float>(ctx, "ssygv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<double>(ctx, "dsygv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<lapilli_complex_float>(ctx, "chegv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<lapilli_complex_double>(ctx, "zhegv_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_ssygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            float* A, lapilli_int lda, const float* B, lapilli_int ldb, float* W) {
    return api::sygvdf<float>(ctx, "ssygvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            double* A, lapilli_int lda, const double* B, lapilli_int ldb, double* W) {
    return api::sygvdf<double>(ctx, "dsygvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* B,
                            lapilli_int ldb, float* W) {
    return api::sygvdf<lapilli_complex_float>(ctx, "chegvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* B,
                            lapilli_int ldb, double* W) {
    return api::sygvdf<lapilli_complex_double>(ctx, "zhegvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvdf_mgpu<float>(ctx, "ssygvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvdf_mgpu<double>(ctx, "dsygvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvdf_mgpu<lapilli_complex_float>(ctx, "chegvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvdf_mgpu<lapilli_complex_double>(ctx, "zhegvdf_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<float>(ctx, "ssygvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<double>(ctx, "dsygvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<lapilli_complex_float>(ctx, "chegvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<lapilli_complex_double>(ctx, "zhegvdf_memory", itype, jobz, n, bytes);
}
