// SPDX-License-Identifier: BSD-3-Clause
// Batches of small matrices: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/batch.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/batch.h"
#include "batch/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int potrf_batch(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A,
                        lapilli_int lda, lapilli_int stridea, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto room_of_a = n > 0 ? product(stridea, count) : 0;
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, room_of_a, 1, Stored::vector);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.at_least("stridea", stridea, {product(lda, n), "product(lda, n)"});
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf_batch<T>(context, uplo_of(uplo), n, A, lda, stridea, count, infos);
        if (info > 0) arguments.explain("{} of the matrices are not positive definite; infos tells which",
            info);
        return info;
    });
}

template <class T>
lapilli_int potrf_batch_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int count,
                              lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return potrf_batch_memory<T>(context, n, count);
    });
}

template <class T>
lapilli_int syevd_batch(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, T* A,
                        lapilli_int lda, lapilli_int stridea, real_t<T>* W, lapilli_int count,
                        lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto room_of_a = n > 0 ? product(stridea, count) : 0;
        const auto values = product(n, count);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, room_of_a, 1, Stored::vector);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.at_least("stridea", stridea, {product(lda, n), "product(lda, n)"});
        arguments.vector("W", W, values);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevd_batch<T>(context, wants_vectors(jobz), uplo_of(uplo), n, A, lda,
            stridea, W, count, infos);
        if (info > 0) arguments.explain("{} of the matrices have a NaN or an infinity or did not converge; infos tells which",
            info);
        return info;
    });
}

template <class T>
lapilli_int syevd_batch_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                              lapilli_int count, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return syevd_batch_memory<T>(context, wants_vectors(jobz), n, count);
    });
}

template <class T>
lapilli_int sygvd_batch(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                        lapilli_int n, T* A, lapilli_int lda, lapilli_int stridea, T* B, lapilli_int ldb,
                        lapilli_int strideb, real_t<T>* W, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto room_of_a = n > 0 ? product(stridea, count) : 0;
        const auto room_of_b = n > 0 ? product(strideb, count) : 0;
        const auto values = product(n, count);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, room_of_a, 1, Stored::vector);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.at_least("stridea", stridea, {product(lda, n), "product(lda, n)"});
        arguments.input("B", B, room_of_b, 1, Stored::vector);
        arguments.at_least("ldb", ldb, {max(1, n), "max(1, n)"});
        arguments.at_least("strideb", strideb, {product(ldb, n), "product(ldb, n)"});
        arguments.vector("W", W, values);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sygvd_batch<T>(context, itype, wants_vectors(jobz), uplo_of(uplo), n, A,
            lda, stridea, B, ldb, strideb, W, count, infos);
        if (info > 0) arguments.explain("{} of the problems have no solution; infos tells which, and why",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_batch_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz,
                              lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return sygvd_batch_memory<T>(context, itype, wants_vectors(jobz), n, count);
    });
}

template <class T>
lapilli_int potrf_batch_pointers(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* const* A,
                                 lapilli_int lda, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.addresses("A", A, count, n > 0);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_potrf_batch_pointers<T>(context, uplo_of(uplo), n, A, lda, count, infos);
        if (info > 0) arguments.explain("{} of the matrices are not positive definite; infos tells which",
            info);
        return info;
    });
}

template <class T>
lapilli_int potrf_batch_pointers_query(lapilli_context ctx, const char* name, lapilli_int n,
                                       lapilli_int count, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return potrf_batch_memory<T>(context, n, count);
    });
}

template <class T>
lapilli_int syevd_batch_pointers(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n,
                                 T* const* A, lapilli_int lda, real_t<T>* W, lapilli_int count,
                                 lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto values = product(n, count);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.addresses("A", A, count, n > 0);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.vector("W", W, values);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevd_batch_pointers<T>(context, wants_vectors(jobz), uplo_of(uplo), n,
            A, lda, W, count, infos);
        if (info > 0) arguments.explain("{} of the matrices have a NaN or an infinity or did not converge; infos tells which",
            info);
        return info;
    });
}

template <class T>
lapilli_int syevd_batch_pointers_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                                       lapilli_int count, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return syevd_batch_memory<T>(context, wants_vectors(jobz), n, count);
    });
}

template <class T>
lapilli_int sygvd_batch_pointers(lapilli_context ctx, const char* name, lapilli_int itype, char jobz,
                                 char uplo, lapilli_int n, T* const* A, lapilli_int lda, T* const* B,
                                 lapilli_int ldb, real_t<T>* W, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto values = product(n, count);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.addresses("A", A, count, n > 0);
        arguments.at_least("lda", lda, {max(1, n), "max(1, n)"});
        arguments.addresses("B", B, count, n > 0);
        arguments.at_least("ldb", ldb, {max(1, n), "max(1, n)"});
        arguments.vector("W", W, values);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sygvd_batch_pointers<T>(context, itype, wants_vectors(jobz),
            uplo_of(uplo), n, A, lda, B, ldb, W, count, infos);
        if (info > 0) arguments.explain("{} of the problems have no solution; infos tells which, and why",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_batch_pointers_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz,
                                       lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("count", count);
        if (arguments.bad()) return {};
        return sygvd_batch_memory<T>(context, itype, wants_vectors(jobz), n, count);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_spotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda,
                                 lapilli_int stridea, lapilli_int count, lapilli_int* infos) {
    return api::potrf_batch<float>(ctx, "spotrf_batch", uplo, n, A, lda, stridea, count, infos);
}
lapilli_int lapilli_dpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda,
                                 lapilli_int stridea, lapilli_int count, lapilli_int* infos) {
    return api::potrf_batch<double>(ctx, "dpotrf_batch", uplo, n, A, lda, stridea, count, infos);
}
lapilli_int lapilli_cpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                                 lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                 lapilli_int* infos) {
    return api::potrf_batch<lapilli_complex_float>(ctx, "cpotrf_batch", uplo, n, A, lda, stridea, count,
                                                   infos);
}
lapilli_int lapilli_zpotrf_batch(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                                 lapilli_int lda, lapilli_int stridea, lapilli_int count,
                                 lapilli_int* infos) {
    return api::potrf_batch<lapilli_complex_double>(ctx, "zpotrf_batch", uplo, n, A, lda, stridea, count,
                                                    infos);
}

lapilli_int lapilli_spotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::potrf_batch_query<float>(ctx, "spotrf_batch_memory", n, count, bytes);
}
lapilli_int lapilli_dpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::potrf_batch_query<double>(ctx, "dpotrf_batch_memory", n, count, bytes);
}
lapilli_int lapilli_cpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::potrf_batch_query<lapilli_complex_float>(ctx, "cpotrf_batch_memory", n, count, bytes);
}
lapilli_int lapilli_zpotrf_batch_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::potrf_batch_query<lapilli_complex_double>(ctx, "zpotrf_batch_memory", n, count, bytes);
}

lapilli_int lapilli_ssyevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                                 lapilli_int lda, lapilli_int stridea, float* W, lapilli_int count,
                                 lapilli_int* infos) {
    return api::syevd_batch<float>(ctx, "ssyevd_batch", jobz, uplo, n, A, lda, stridea, W, count, infos);
}
lapilli_int lapilli_dsyevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                                 lapilli_int lda, lapilli_int stridea, double* W, lapilli_int count,
                                 lapilli_int* infos) {
    return api::syevd_batch<double>(ctx, "dsyevd_batch", jobz, uplo, n, A, lda, stridea, W, count, infos);
}
lapilli_int lapilli_cheevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                 lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea, float* W,
                                 lapilli_int count, lapilli_int* infos) {
    return api::syevd_batch<lapilli_complex_float>(ctx, "cheevd_batch", jobz, uplo, n, A, lda, stridea, W,
                                                   count, infos);
}
lapilli_int lapilli_zheevd_batch(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                 lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea, double* W,
                                 lapilli_int count, lapilli_int* infos) {
    return api::syevd_batch<lapilli_complex_double>(ctx, "zheevd_batch", jobz, uplo, n, A, lda, stridea, W,
                                                    count, infos);
}

lapilli_int lapilli_ssyevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::syevd_batch_query<float>(ctx, "ssyevd_batch_memory", jobz, n, count, bytes);
}
lapilli_int lapilli_dsyevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::syevd_batch_query<double>(ctx, "dsyevd_batch_memory", jobz, n, count, bytes);
}
lapilli_int lapilli_cheevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::syevd_batch_query<lapilli_complex_float>(ctx, "cheevd_batch_memory", jobz, n, count, bytes);
}
lapilli_int lapilli_zheevd_batch_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int count,
                                        lapilli_memory* bytes) {
    return api::syevd_batch_query<lapilli_complex_double>(ctx, "zheevd_batch_memory", jobz, n, count, bytes);
}

lapilli_int lapilli_ssygvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                 float* A, lapilli_int lda, lapilli_int stridea, float* B, lapilli_int ldb,
                                 lapilli_int strideb, float* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch<float>(ctx, "ssygvd_batch", itype, jobz, uplo, n, A, lda, stridea, B, ldb,
                                   strideb, W, count, infos);
}
lapilli_int lapilli_dsygvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                 double* A, lapilli_int lda, lapilli_int stridea, double* B, lapilli_int ldb,
                                 lapilli_int strideb, double* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch<double>(ctx, "dsygvd_batch", itype, jobz, uplo, n, A, lda, stridea, B, ldb,
                                    strideb, W, count, infos);
}
lapilli_int lapilli_chegvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                 lapilli_complex_float* A, lapilli_int lda, lapilli_int stridea,
                                 lapilli_complex_float* B, lapilli_int ldb, lapilli_int strideb, float* W,
                                 lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch<lapilli_complex_float>(ctx, "chegvd_batch", itype, jobz, uplo, n, A, lda, stridea,
                                                   B, ldb, strideb, W, count, infos);
}
lapilli_int lapilli_zhegvd_batch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                                 lapilli_complex_double* A, lapilli_int lda, lapilli_int stridea,
                                 lapilli_complex_double* B, lapilli_int ldb, lapilli_int strideb, double* W,
                                 lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch<lapilli_complex_double>(ctx, "zhegvd_batch", itype, jobz, uplo, n, A, lda,
                                                    stridea, B, ldb, strideb, W, count, infos);
}

lapilli_int lapilli_ssygvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_query<float>(ctx, "ssygvd_batch_memory", itype, jobz, n, count, bytes);
}
lapilli_int lapilli_dsygvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_query<double>(ctx, "dsygvd_batch_memory", itype, jobz, n, count, bytes);
}
lapilli_int lapilli_chegvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_query<lapilli_complex_float>(ctx, "chegvd_batch_memory", itype, jobz, n, count,
                                                         bytes);
}
lapilli_int lapilli_zhegvd_batch_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                        lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_query<lapilli_complex_double>(ctx, "zhegvd_batch_memory", itype, jobz, n, count,
                                                          bytes);
}

lapilli_int lapilli_spotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n, float* const* A,
                                          lapilli_int lda, lapilli_int count, lapilli_int* infos) {
    return api::potrf_batch_pointers<float>(ctx, "spotrf_batch_pointers", uplo, n, A, lda, count, infos);
}
lapilli_int lapilli_dpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n, double* const* A,
                                          lapilli_int lda, lapilli_int count, lapilli_int* infos) {
    return api::potrf_batch_pointers<double>(ctx, "dpotrf_batch_pointers", uplo, n, A, lda, count, infos);
}
lapilli_int lapilli_cpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                          lapilli_complex_float* const* A, lapilli_int lda, lapilli_int count,
                                          lapilli_int* infos) {
    return api::potrf_batch_pointers<lapilli_complex_float>(ctx, "cpotrf_batch_pointers", uplo, n, A, lda,
                                                            count, infos);
}
lapilli_int lapilli_zpotrf_batch_pointers(lapilli_context ctx, char uplo, lapilli_int n,
                                          lapilli_complex_double* const* A, lapilli_int lda,
                                          lapilli_int count, lapilli_int* infos) {
    return api::potrf_batch_pointers<lapilli_complex_double>(ctx, "zpotrf_batch_pointers", uplo, n, A, lda,
                                                             count, infos);
}

lapilli_int lapilli_spotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                 lapilli_memory* bytes) {
    return api::potrf_batch_pointers_query<float>(ctx, "spotrf_batch_pointers_memory", n, count, bytes);
}
lapilli_int lapilli_dpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                 lapilli_memory* bytes) {
    return api::potrf_batch_pointers_query<double>(ctx, "dpotrf_batch_pointers_memory", n, count, bytes);
}
lapilli_int lapilli_cpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                 lapilli_memory* bytes) {
    return api::potrf_batch_pointers_query<lapilli_complex_float>(ctx, "cpotrf_batch_pointers_memory", n,
                                                                  count, bytes);
}
lapilli_int lapilli_zpotrf_batch_pointers_memory(lapilli_context ctx, lapilli_int n, lapilli_int count,
                                                 lapilli_memory* bytes) {
    return api::potrf_batch_pointers_query<lapilli_complex_double>(ctx, "zpotrf_batch_pointers_memory", n,
                                                                   count, bytes);
}

lapilli_int lapilli_ssyevd_batch_pointers(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                          float* const* A, lapilli_int lda, float* W, lapilli_int count,
                                          lapilli_int* infos) {
    return api::syevd_batch_pointers<float>(ctx, "ssyevd_batch_pointers", jobz, uplo, n, A, lda, W, count,
                                            infos);
}
lapilli_int lapilli_dsyevd_batch_pointers(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                          double* const* A, lapilli_int lda, double* W, lapilli_int count,
                                          lapilli_int* infos) {
    return api::syevd_batch_pointers<double>(ctx, "dsyevd_batch_pointers", jobz, uplo, n, A, lda, W, count,
                                             infos);
}
lapilli_int lapilli_cheevd_batch_pointers(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                          lapilli_complex_float* const* A, lapilli_int lda, float* W,
                                          lapilli_int count, lapilli_int* infos) {
    return api::syevd_batch_pointers<lapilli_complex_float>(ctx, "cheevd_batch_pointers", jobz, uplo, n, A,
                                                            lda, W, count, infos);
}
lapilli_int lapilli_zheevd_batch_pointers(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                                          lapilli_complex_double* const* A, lapilli_int lda, double* W,
                                          lapilli_int count, lapilli_int* infos) {
    return api::syevd_batch_pointers<lapilli_complex_double>(ctx, "zheevd_batch_pointers", jobz, uplo, n, A,
                                                             lda, W, count, infos);
}

lapilli_int lapilli_ssyevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_batch_pointers_query<float>(ctx, "ssyevd_batch_pointers_memory", jobz, n, count, bytes);
}
lapilli_int lapilli_dsyevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_batch_pointers_query<double>(ctx, "dsyevd_batch_pointers_memory", jobz, n, count,
                                                   bytes);
}
lapilli_int lapilli_cheevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_batch_pointers_query<lapilli_complex_float>(ctx, "cheevd_batch_pointers_memory", jobz,
                                                                  n, count, bytes);
}
lapilli_int lapilli_zheevd_batch_pointers_memory(lapilli_context ctx, char jobz, lapilli_int n,
                                                 lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_batch_pointers_query<lapilli_complex_double>(ctx, "zheevd_batch_pointers_memory", jobz,
                                                                   n, count, bytes);
}

lapilli_int lapilli_ssygvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                          lapilli_int n, float* const* A, lapilli_int lda, float* const* B,
                                          lapilli_int ldb, float* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch_pointers<float>(ctx, "ssygvd_batch_pointers", itype, jobz, uplo, n, A, lda, B,
                                            ldb, W, count, infos);
}
lapilli_int lapilli_dsygvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                          lapilli_int n, double* const* A, lapilli_int lda, double* const* B,
                                          lapilli_int ldb, double* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch_pointers<double>(ctx, "dsygvd_batch_pointers", itype, jobz, uplo, n, A, lda, B,
                                             ldb, W, count, infos);
}
lapilli_int lapilli_chegvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                          lapilli_int n, lapilli_complex_float* const* A, lapilli_int lda,
                                          lapilli_complex_float* const* B, lapilli_int ldb, float* W,
                                          lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch_pointers<lapilli_complex_float>(ctx, "chegvd_batch_pointers", itype, jobz, uplo,
                                                            n, A, lda, B, ldb, W, count, infos);
}
lapilli_int lapilli_zhegvd_batch_pointers(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                          lapilli_int n, lapilli_complex_double* const* A, lapilli_int lda,
                                          lapilli_complex_double* const* B, lapilli_int ldb, double* W,
                                          lapilli_int count, lapilli_int* infos) {
    return api::sygvd_batch_pointers<lapilli_complex_double>(ctx, "zhegvd_batch_pointers", itype, jobz, uplo,
                                                             n, A, lda, B, ldb, W, count, infos);
}

lapilli_int lapilli_ssygvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                 lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_pointers_query<float>(ctx, "ssygvd_batch_pointers_memory", itype, jobz, n, count,
                                                  bytes);
}
lapilli_int lapilli_dsygvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                 lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_pointers_query<double>(ctx, "dsygvd_batch_pointers_memory", itype, jobz, n, count,
                                                   bytes);
}
lapilli_int lapilli_chegvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                 lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_pointers_query<lapilli_complex_float>(ctx, "chegvd_batch_pointers_memory", itype,
                                                                  jobz, n, count, bytes);
}
lapilli_int lapilli_zhegvd_batch_pointers_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                                 lapilli_int n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_batch_pointers_query<lapilli_complex_double>(ctx, "zhegvd_batch_pointers_memory", itype,
                                                                   jobz, n, count, bytes);
}
