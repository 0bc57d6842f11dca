// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian band matrices: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/band.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "eigen/drivers_band.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sytrd_sy2sb(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int kd, T* A,
                        lapilli_int lda, T* AB, lapilli_int ldab, T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.integer("kd", kd, kd >= 1);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, n);
        arguments.matrix("AB", AB, kd+1, n);
        arguments.leading("ldab", ldab, kd+1);
        arguments.vector("tau", tau, n - kd);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sy2sb<T>(context, uplo_of(uplo), kd, user_matrix(context, A, n, n, lda),
            user_matrix(context, AB, kd+1, n, ldab), tau);
    });
}

template <class T>
lapilli_int sytrd_sy2sb_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                             lapilli_matrix AB, T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        arguments.letter("uplo", uplo, "LU");
        arguments.spread<T>("A", A, n, n);
        arguments.spread<T>("AB", AB, kd+1, n);
        arguments.vector("tau", tau, n - kd);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sy2sb<T>(context, uplo_of(uplo), kd, user_matrix<T>(A), user_matrix<T>(AB), tau);
    });
}

template <class T>
lapilli_int sytrd_sy2sb_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int kd,
                              lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.integer("kd", kd, kd >= 1);
        if (arguments.bad()) return {};
        return sytrd_sy2sb_memory<T>(context, n, kd);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd, float* A,
                                 lapilli_int lda, float* AB, lapilli_int ldab, float* tau) {
    return api::sytrd_sy2sb<float>(ctx, "ssytrd_sy2sb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_dsytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd, double* A,
                                 lapilli_int lda, double* AB, lapilli_int ldab, double* tau) {
    return api::sytrd_sy2sb<double>(ctx, "dsytrd_sy2sb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_chetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                 lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AB,
                                 lapilli_int ldab, lapilli_complex_float* tau) {
    return api::sytrd_sy2sb<lapilli_complex_float>(ctx, "chetrd_he2hb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_zhetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                 lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AB,
                                 lapilli_int ldab, lapilli_complex_double* tau) {
    return api::sytrd_sy2sb<lapilli_complex_double>(ctx, "zhetrd_he2hb", uplo, n, kd, A, lda, AB, ldab, tau);
}

lapilli_int lapilli_ssytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      float* tau) {
    return api::sytrd_sy2sb_mgpu<float>(ctx, "ssytrd_sy2sb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_dsytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      double* tau) {
    return api::sytrd_sy2sb_mgpu<double>(ctx, "dsytrd_sy2sb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_chetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      lapilli_complex_float* tau) {
    return api::sytrd_sy2sb_mgpu<lapilli_complex_float>(ctx, "chetrd_he2hb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_zhetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      lapilli_complex_double* tau) {
    return api::sytrd_sy2sb_mgpu<lapilli_complex_double>(ctx, "zhetrd_he2hb_mgpu", uplo, A, AB, tau);
}

lapilli_int lapilli_ssytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<float>(ctx, "ssytrd_sy2sb_memory", n, kd, bytes);
}
lapilli_int lapilli_dsytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<double>(ctx, "dsytrd_sy2sb_memory", n, kd, bytes);
}
lapilli_int lapilli_chetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<lapilli_complex_float>(ctx, "chetrd_he2hb_memory", n, kd, bytes);
}
lapilli_int lapilli_zhetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<lapilli_complex_double>(ctx, "zhetrd_he2hb_memory", n, kd, bytes);
}
