// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian matrices in packed storage: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/packed.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/packed.h"
#include "eigen/drivers_packed.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int spevd(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, const T* AP,
                  real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spevd<T>(context, wants_vectors(jobz), uplo_of(uplo), n, AP, W,
            user_matrix(context, Z, n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int spevd_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n,
                       const T* AP, real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spevd<T>(context, wants_vectors(jobz), uplo_of(uplo), n, AP, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int spevd_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return spevd_memory<T>(context, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int spev(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, const T* AP,
                 real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spevd<T>(context, wants_vectors(jobz), uplo_of(uplo), n, AP, W,
            user_matrix(context, Z, n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int spev_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, const T* AP,
                      real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spevd<T>(context, wants_vectors(jobz), uplo_of(uplo), n, AP, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int spev_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return spevd_memory<T>(context, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int spgvd(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                  lapilli_int n, const T* AP, T* BP, real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.input("BP", BP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spgvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo), n, AP, BP,
            W, user_matrix(context, Z, n, n, ldz));
        if (info > 0 && info > n) arguments.explain_minor("BP", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int spgvd_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                       lapilli_int n, const T* AP, T* BP, real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.input("BP", BP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spgvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo), n, AP, BP,
            W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && info > n) arguments.explain_minor("BP", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int spgvd_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return spgvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int spgv(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                 lapilli_int n, const T* AP, T* BP, real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.input("BP", BP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spgvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo), n, AP, BP,
            W, user_matrix(context, Z, n, n, ldz));
        if (info > 0 && info > n) arguments.explain_minor("BP", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int spgv_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                      lapilli_int n, const T* AP, T* BP, real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("AP", AP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.input("BP", BP, n * (n + 1) / 2, 1, Stored::packed);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_spgvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo), n, AP, BP,
            W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && info > n) arguments.explain_minor("BP", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int spgv_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return spgvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sspevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const float* AP,
                           float* W, float* Z, lapilli_int ldz) {
    return api::spevd<float>(ctx, "sspevd", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_dspevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const double* AP,
                           double* W, double* Z, lapilli_int ldz) {
    return api::spevd<double>(ctx, "dspevd", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_chpevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                           const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                           lapilli_int ldz) {
    return api::spevd<lapilli_complex_float>(ctx, "chpevd", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_zhpevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                           const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                           lapilli_int ldz) {
    return api::spevd<lapilli_complex_double>(ctx, "zhpevd", jobz, uplo, n, AP, W, Z, ldz);
}

lapilli_int lapilli_sspevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const float* AP,
                                float* W, lapilli_matrix Z) {
    return api::spevd_mgpu<float>(ctx, "sspevd_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_dspevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const double* AP,
                                double* W, lapilli_matrix Z) {
    return api::spevd_mgpu<double>(ctx, "dspevd_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_chpevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                const lapilli_complex_float* AP, float* W, lapilli_matrix Z) {
    return api::spevd_mgpu<lapilli_complex_float>(ctx, "chpevd_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_zhpevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                const lapilli_complex_double* AP, double* W, lapilli_matrix Z) {
    return api::spevd_mgpu<lapilli_complex_double>(ctx, "zhpevd_mgpu", jobz, uplo, n, AP, W, Z);
}

lapilli_int lapilli_sspevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spevd_query<float>(ctx, "sspevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_dspevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spevd_query<double>(ctx, "dspevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_chpevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spevd_query<lapilli_complex_float>(ctx, "chpevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_zhpevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spevd_query<lapilli_complex_double>(ctx, "zhpevd_memory", jobz, n, bytes);
}

lapilli_int lapilli_sspev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const float* AP, float* W,
                          float* Z, lapilli_int ldz) {
    return api::spev<float>(ctx, "sspev", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_dspev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const double* AP,
                          double* W, double* Z, lapilli_int ldz) {
    return api::spev<double>(ctx, "dspev", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_chpev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                          const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                          lapilli_int ldz) {
    return api::spev<lapilli_complex_float>(ctx, "chpev", jobz, uplo, n, AP, W, Z, ldz);
}
lapilli_int lapilli_zhpev(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                          const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                          lapilli_int ldz) {
    return api::spev<lapilli_complex_double>(ctx, "zhpev", jobz, uplo, n, AP, W, Z, ldz);
}

lapilli_int lapilli_sspev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const float* AP,
                               float* W, lapilli_matrix Z) {
    return api::spev_mgpu<float>(ctx, "sspev_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_dspev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n, const double* AP,
                               double* W, lapilli_matrix Z) {
    return api::spev_mgpu<double>(ctx, "dspev_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_chpev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                               const lapilli_complex_float* AP, float* W, lapilli_matrix Z) {
    return api::spev_mgpu<lapilli_complex_float>(ctx, "chpev_mgpu", jobz, uplo, n, AP, W, Z);
}
lapilli_int lapilli_zhpev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                               const lapilli_complex_double* AP, double* W, lapilli_matrix Z) {
    return api::spev_mgpu<lapilli_complex_double>(ctx, "zhpev_mgpu", jobz, uplo, n, AP, W, Z);
}

lapilli_int lapilli_sspev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spev_query<float>(ctx, "sspev_memory", jobz, n, bytes);
}
lapilli_int lapilli_dspev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spev_query<double>(ctx, "dspev_memory", jobz, n, bytes);
}
lapilli_int lapilli_chpev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spev_query<lapilli_complex_float>(ctx, "chpev_memory", jobz, n, bytes);
}
lapilli_int lapilli_zhpev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::spev_query<lapilli_complex_double>(ctx, "zhpev_memory", jobz, n, bytes);
}

lapilli_int lapilli_sspgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           const float* AP, float* BP, float* W, float* Z, lapilli_int ldz) {
    return api::spgvd<float>(ctx, "sspgvd", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_dspgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           const double* AP, double* BP, double* W, double* Z, lapilli_int ldz) {
    return api::spgvd<double>(ctx, "dspgvd", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_chpgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                           lapilli_complex_float* Z, lapilli_int ldz) {
    return api::spgvd<lapilli_complex_float>(ctx, "chpgvd", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_zhpgvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                           lapilli_complex_double* Z, lapilli_int ldz) {
    return api::spgvd<lapilli_complex_double>(ctx, "zhpgvd", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}

lapilli_int lapilli_sspgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                const float* AP, float* BP, float* W, lapilli_matrix Z) {
    return api::spgvd_mgpu<float>(ctx, "sspgvd_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_dspgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                const double* AP, double* BP, double* W, lapilli_matrix Z) {
    return api::spgvd_mgpu<double>(ctx, "dspgvd_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_chpgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                                lapilli_matrix Z) {
    return api::spgvd_mgpu<lapilli_complex_float>(ctx, "chpgvd_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_zhpgvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                                lapilli_matrix Z) {
    return api::spgvd_mgpu<lapilli_complex_double>(ctx, "zhpgvd_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}

lapilli_int lapilli_sspgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::spgvd_query<float>(ctx, "sspgvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dspgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::spgvd_query<double>(ctx, "dspgvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chpgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::spgvd_query<lapilli_complex_float>(ctx, "chpgvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhpgvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::spgvd_query<lapilli_complex_double>(ctx, "zhpgvd_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_sspgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          const float* AP, float* BP, float* W, float* Z, lapilli_int ldz) {
    return api::spgv<float>(ctx, "sspgv", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_dspgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          const double* AP, double* BP, double* W, double* Z, lapilli_int ldz) {
    return api::spgv<double>(ctx, "dspgv", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_chpgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                          lapilli_complex_float* Z, lapilli_int ldz) {
    return api::spgv<lapilli_complex_float>(ctx, "chpgv", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}
lapilli_int lapilli_zhpgv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                          lapilli_complex_double* Z, lapilli_int ldz) {
    return api::spgv<lapilli_complex_double>(ctx, "zhpgv", itype, jobz, uplo, n, AP, BP, W, Z, ldz);
}

lapilli_int lapilli_sspgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                               const float* AP, float* BP, float* W, lapilli_matrix Z) {
    return api::spgv_mgpu<float>(ctx, "sspgv_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_dspgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                               const double* AP, double* BP, double* W, lapilli_matrix Z) {
    return api::spgv_mgpu<double>(ctx, "dspgv_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_chpgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                               const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                               lapilli_matrix Z) {
    return api::spgv_mgpu<lapilli_complex_float>(ctx, "chpgv_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}
lapilli_int lapilli_zhpgv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                               const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                               lapilli_matrix Z) {
    return api::spgv_mgpu<lapilli_complex_double>(ctx, "zhpgv_mgpu", itype, jobz, uplo, n, AP, BP, W, Z);
}

lapilli_int lapilli_sspgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::spgv_query<float>(ctx, "sspgv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dspgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::spgv_query<double>(ctx, "dspgv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chpgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::spgv_query<lapilli_complex_float>(ctx, "chpgv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhpgv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::spgv_query<lapilli_complex_double>(ctx, "zhpgv_memory", itype, jobz, n, bytes);
}
