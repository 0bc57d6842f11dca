// SPDX-License-Identifier: BSD-3-Clause
// QR factorization: LAPACK's symbols.
// Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto Function, class T, class Int>
void geqrf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 7});
}

template <auto Function, class T, class Int>
void orgqr(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, index_t(*n), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 8});
}

template <auto Function, class T, class Int>
void ormqr(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                           const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgeqrf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::geqrf<lapilli_sgeqrf, float, int>("sgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqrf_) scipy_sgeqrf_ __attribute__((alias("sgeqrf_")));
LAPILLI_API void sgeqrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_sgeqrf, float, std::int64_t>("sgeqrf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqrf_64_) scipy_sgeqrf_64_ __attribute__((alias("sgeqrf_64_")));
LAPILLI_API void dgeqrf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqrf<lapilli_dgeqrf, double, int>("dgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqrf_) scipy_dgeqrf_ __attribute__((alias("dgeqrf_")));
LAPILLI_API void dgeqrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_dgeqrf, double, std::int64_t>("dgeqrf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqrf_64_) scipy_dgeqrf_64_ __attribute__((alias("dgeqrf_64_")));
LAPILLI_API void cgeqrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqrf<lapilli_cgeqrf, lapilli_complex_float, int>("cgeqrf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgeqrf_) scipy_cgeqrf_ __attribute__((alias("cgeqrf_")));
LAPILLI_API void cgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_cgeqrf, lapilli_complex_float, std::int64_t>("cgeqrf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgeqrf_64_) scipy_cgeqrf_64_ __attribute__((alias("cgeqrf_64_")));
LAPILLI_API void zgeqrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqrf<lapilli_zgeqrf, lapilli_complex_double, int>("zgeqrf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgeqrf_) scipy_zgeqrf_ __attribute__((alias("zgeqrf_")));
LAPILLI_API void zgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_zgeqrf, lapilli_complex_double, std::int64_t>("zgeqrf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgeqrf_64_) scipy_zgeqrf_64_ __attribute__((alias("zgeqrf_64_")));

LAPILLI_API void sorgqr_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgqr<lapilli_sorgqr, float, int>("sorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgqr_) scipy_sorgqr_ __attribute__((alias("sorgqr_")));
LAPILLI_API void sorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgqr<lapilli_sorgqr, float, std::int64_t>("sorgqr_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgqr_64_) scipy_sorgqr_64_ __attribute__((alias("sorgqr_64_")));
LAPILLI_API void dorgqr_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgqr<lapilli_dorgqr, double, int>("dorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgqr_) scipy_dorgqr_ __attribute__((alias("dorgqr_")));
LAPILLI_API void dorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_dorgqr, double, std::int64_t>("dorgqr_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgqr_64_) scipy_dorgqr_64_ __attribute__((alias("dorgqr_64_")));
LAPILLI_API void cungqr_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgqr<lapilli_cungqr, lapilli_complex_float, int>("cungqr_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungqr_) scipy_cungqr_ __attribute__((alias("cungqr_")));
LAPILLI_API void cungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_cungqr, lapilli_complex_float, std::int64_t>("cungqr_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungqr_64_) scipy_cungqr_64_ __attribute__((alias("cungqr_64_")));
LAPILLI_API void zungqr_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgqr<lapilli_zungqr, lapilli_complex_double, int>("zungqr_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungqr_) scipy_zungqr_ __attribute__((alias("zungqr_")));
LAPILLI_API void zungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_zungqr, lapilli_complex_double, std::int64_t>("zungqr_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungqr_64_) scipy_zungqr_64_ __attribute__((alias("zungqr_64_")));

LAPILLI_API void sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormqr<lapilli_sormqr, float, int>("sormqr_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormqr_) scipy_sormqr_ __attribute__((alias("sormqr_")));
LAPILLI_API void sormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_sormqr, float, std::int64_t>("sormqr_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormqr_64_) scipy_sormqr_64_ __attribute__((alias("sormqr_64_")));
LAPILLI_API void dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormqr<lapilli_dormqr, double, int>("dormqr_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormqr_) scipy_dormqr_ __attribute__((alias("dormqr_")));
LAPILLI_API void dormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormqr<lapilli_dormqr, double, std::int64_t>("dormqr_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormqr_64_) scipy_dormqr_64_ __attribute__((alias("dormqr_64_")));
LAPILLI_API void cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormqr<lapilli_cunmqr, lapilli_complex_float, int>("cunmqr_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmqr_) scipy_cunmqr_ __attribute__((alias("cunmqr_")));
LAPILLI_API void cunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_cunmqr, lapilli_complex_float, std::int64_t>("cunmqr_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmqr_64_) scipy_cunmqr_64_ __attribute__((alias("cunmqr_64_")));
LAPILLI_API void zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormqr<lapilli_zunmqr, lapilli_complex_double, int>("zunmqr_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmqr_) scipy_zunmqr_ __attribute__((alias("zunmqr_")));
LAPILLI_API void zunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_zunmqr, lapilli_complex_double, std::int64_t>("zunmqr_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmqr_64_) scipy_zunmqr_64_ __attribute__((alias("zunmqr_64_")));

}  // extern "C"
