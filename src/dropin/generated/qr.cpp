// SPDX-License-Identifier: BSD-3-Clause
// QR factorization and least squares: LAPACK's symbols.
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

template <auto Function, class T, class Int>
void gelqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto Function, class T, class Int>
void orglq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, index_t(*m), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto Function, class T, class Int>
void ormlq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
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

template <auto Function, class T, class Int>
void geqlf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
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
void orgql(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
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
void ormql(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
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

template <auto Function, class T, class Int>
void gerqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto Function, class T, class Int>
void orgrq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, index_t(*m), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto Function, class T, class Int>
void ormrq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
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

template <auto Function, class T, class Int>
void gels(const char* name, const char* trans, const Int* m, const Int* n, const Int* nrhs, T* A,
          const Int* lda, T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static const Next<void(const char*, const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*,
                           T*, const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 500}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("trans", trans, "m", m, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *m, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, min(double(*m), double(*n)) + max(min(double(*m), double(*n)), double(*nrhs))), 10});
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

LAPILLI_API void sgelqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gelqf<lapilli_sgelqf, float, int>("sgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgelqf_) scipy_sgelqf_ __attribute__((alias("sgelqf_")));
LAPILLI_API void sgelqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_sgelqf, float, std::int64_t>("sgelqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgelqf_64_) scipy_sgelqf_64_ __attribute__((alias("sgelqf_64_")));
LAPILLI_API void dgelqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gelqf<lapilli_dgelqf, double, int>("dgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgelqf_) scipy_dgelqf_ __attribute__((alias("dgelqf_")));
LAPILLI_API void dgelqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_dgelqf, double, std::int64_t>("dgelqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgelqf_64_) scipy_dgelqf_64_ __attribute__((alias("dgelqf_64_")));
LAPILLI_API void cgelqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gelqf<lapilli_cgelqf, lapilli_complex_float, int>("cgelqf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgelqf_) scipy_cgelqf_ __attribute__((alias("cgelqf_")));
LAPILLI_API void cgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_cgelqf, lapilli_complex_float, std::int64_t>("cgelqf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgelqf_64_) scipy_cgelqf_64_ __attribute__((alias("cgelqf_64_")));
LAPILLI_API void zgelqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gelqf<lapilli_zgelqf, lapilli_complex_double, int>("zgelqf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgelqf_) scipy_zgelqf_ __attribute__((alias("zgelqf_")));
LAPILLI_API void zgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_zgelqf, lapilli_complex_double, std::int64_t>("zgelqf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgelqf_64_) scipy_zgelqf_64_ __attribute__((alias("zgelqf_64_")));

LAPILLI_API void sorglq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orglq<lapilli_sorglq, float, int>("sorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorglq_) scipy_sorglq_ __attribute__((alias("sorglq_")));
LAPILLI_API void sorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orglq<lapilli_sorglq, float, std::int64_t>("sorglq_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorglq_64_) scipy_sorglq_64_ __attribute__((alias("sorglq_64_")));
LAPILLI_API void dorglq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orglq<lapilli_dorglq, double, int>("dorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorglq_) scipy_dorglq_ __attribute__((alias("dorglq_")));
LAPILLI_API void dorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_dorglq, double, std::int64_t>("dorglq_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorglq_64_) scipy_dorglq_64_ __attribute__((alias("dorglq_64_")));
LAPILLI_API void cunglq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orglq<lapilli_cunglq, lapilli_complex_float, int>("cunglq_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cunglq_) scipy_cunglq_ __attribute__((alias("cunglq_")));
LAPILLI_API void cunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_cunglq, lapilli_complex_float, std::int64_t>("cunglq_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cunglq_64_) scipy_cunglq_64_ __attribute__((alias("cunglq_64_")));
LAPILLI_API void zunglq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orglq<lapilli_zunglq, lapilli_complex_double, int>("zunglq_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zunglq_) scipy_zunglq_ __attribute__((alias("zunglq_")));
LAPILLI_API void zunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_zunglq, lapilli_complex_double, std::int64_t>("zunglq_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zunglq_64_) scipy_zunglq_64_ __attribute__((alias("zunglq_64_")));

LAPILLI_API void sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormlq<lapilli_sormlq, float, int>("sormlq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormlq_) scipy_sormlq_ __attribute__((alias("sormlq_")));
LAPILLI_API void sormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_sormlq, float, std::int64_t>("sormlq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormlq_64_) scipy_sormlq_64_ __attribute__((alias("sormlq_64_")));
LAPILLI_API void dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormlq<lapilli_dormlq, double, int>("dormlq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormlq_) scipy_dormlq_ __attribute__((alias("dormlq_")));
LAPILLI_API void dormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormlq<lapilli_dormlq, double, std::int64_t>("dormlq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormlq_64_) scipy_dormlq_64_ __attribute__((alias("dormlq_64_")));
LAPILLI_API void cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormlq<lapilli_cunmlq, lapilli_complex_float, int>("cunmlq_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmlq_) scipy_cunmlq_ __attribute__((alias("cunmlq_")));
LAPILLI_API void cunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_cunmlq, lapilli_complex_float, std::int64_t>("cunmlq_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmlq_64_) scipy_cunmlq_64_ __attribute__((alias("cunmlq_64_")));
LAPILLI_API void zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormlq<lapilli_zunmlq, lapilli_complex_double, int>("zunmlq_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmlq_) scipy_zunmlq_ __attribute__((alias("zunmlq_")));
LAPILLI_API void zunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_zunmlq, lapilli_complex_double, std::int64_t>("zunmlq_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmlq_64_) scipy_zunmlq_64_ __attribute__((alias("zunmlq_64_")));

LAPILLI_API void sgeqlf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::geqlf<lapilli_sgeqlf, float, int>("sgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqlf_) scipy_sgeqlf_ __attribute__((alias("sgeqlf_")));
LAPILLI_API void sgeqlf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_sgeqlf, float, std::int64_t>("sgeqlf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqlf_64_) scipy_sgeqlf_64_ __attribute__((alias("sgeqlf_64_")));
LAPILLI_API void dgeqlf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqlf<lapilli_dgeqlf, double, int>("dgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqlf_) scipy_dgeqlf_ __attribute__((alias("dgeqlf_")));
LAPILLI_API void dgeqlf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_dgeqlf, double, std::int64_t>("dgeqlf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqlf_64_) scipy_dgeqlf_64_ __attribute__((alias("dgeqlf_64_")));
LAPILLI_API void cgeqlf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqlf<lapilli_cgeqlf, lapilli_complex_float, int>("cgeqlf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgeqlf_) scipy_cgeqlf_ __attribute__((alias("cgeqlf_")));
LAPILLI_API void cgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_cgeqlf, lapilli_complex_float, std::int64_t>("cgeqlf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgeqlf_64_) scipy_cgeqlf_64_ __attribute__((alias("cgeqlf_64_")));
LAPILLI_API void zgeqlf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqlf<lapilli_zgeqlf, lapilli_complex_double, int>("zgeqlf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgeqlf_) scipy_zgeqlf_ __attribute__((alias("zgeqlf_")));
LAPILLI_API void zgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_zgeqlf, lapilli_complex_double, std::int64_t>("zgeqlf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgeqlf_64_) scipy_zgeqlf_64_ __attribute__((alias("zgeqlf_64_")));

LAPILLI_API void sorgql_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgql<lapilli_sorgql, float, int>("sorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgql_) scipy_sorgql_ __attribute__((alias("sorgql_")));
LAPILLI_API void sorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgql<lapilli_sorgql, float, std::int64_t>("sorgql_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgql_64_) scipy_sorgql_64_ __attribute__((alias("sorgql_64_")));
LAPILLI_API void dorgql_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgql<lapilli_dorgql, double, int>("dorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgql_) scipy_dorgql_ __attribute__((alias("dorgql_")));
LAPILLI_API void dorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_dorgql, double, std::int64_t>("dorgql_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgql_64_) scipy_dorgql_64_ __attribute__((alias("dorgql_64_")));
LAPILLI_API void cungql_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgql<lapilli_cungql, lapilli_complex_float, int>("cungql_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungql_) scipy_cungql_ __attribute__((alias("cungql_")));
LAPILLI_API void cungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_cungql, lapilli_complex_float, std::int64_t>("cungql_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungql_64_) scipy_cungql_64_ __attribute__((alias("cungql_64_")));
LAPILLI_API void zungql_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgql<lapilli_zungql, lapilli_complex_double, int>("zungql_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungql_) scipy_zungql_ __attribute__((alias("zungql_")));
LAPILLI_API void zungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_zungql, lapilli_complex_double, std::int64_t>("zungql_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungql_64_) scipy_zungql_64_ __attribute__((alias("zungql_64_")));

LAPILLI_API void sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormql<lapilli_sormql, float, int>("sormql_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormql_) scipy_sormql_ __attribute__((alias("sormql_")));
LAPILLI_API void sormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_sormql, float, std::int64_t>("sormql_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormql_64_) scipy_sormql_64_ __attribute__((alias("sormql_64_")));
LAPILLI_API void dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormql<lapilli_dormql, double, int>("dormql_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormql_) scipy_dormql_ __attribute__((alias("dormql_")));
LAPILLI_API void dormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormql<lapilli_dormql, double, std::int64_t>("dormql_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormql_64_) scipy_dormql_64_ __attribute__((alias("dormql_64_")));
LAPILLI_API void cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormql<lapilli_cunmql, lapilli_complex_float, int>("cunmql_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmql_) scipy_cunmql_ __attribute__((alias("cunmql_")));
LAPILLI_API void cunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_cunmql, lapilli_complex_float, std::int64_t>("cunmql_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmql_64_) scipy_cunmql_64_ __attribute__((alias("cunmql_64_")));
LAPILLI_API void zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormql<lapilli_zunmql, lapilli_complex_double, int>("zunmql_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmql_) scipy_zunmql_ __attribute__((alias("zunmql_")));
LAPILLI_API void zunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_zunmql, lapilli_complex_double, std::int64_t>("zunmql_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmql_64_) scipy_zunmql_64_ __attribute__((alias("zunmql_64_")));

LAPILLI_API void sgerqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gerqf<lapilli_sgerqf, float, int>("sgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgerqf_) scipy_sgerqf_ __attribute__((alias("sgerqf_")));
LAPILLI_API void sgerqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_sgerqf, float, std::int64_t>("sgerqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgerqf_64_) scipy_sgerqf_64_ __attribute__((alias("sgerqf_64_")));
LAPILLI_API void dgerqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gerqf<lapilli_dgerqf, double, int>("dgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgerqf_) scipy_dgerqf_ __attribute__((alias("dgerqf_")));
LAPILLI_API void dgerqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_dgerqf, double, std::int64_t>("dgerqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgerqf_64_) scipy_dgerqf_64_ __attribute__((alias("dgerqf_64_")));
LAPILLI_API void cgerqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gerqf<lapilli_cgerqf, lapilli_complex_float, int>("cgerqf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgerqf_) scipy_cgerqf_ __attribute__((alias("cgerqf_")));
LAPILLI_API void cgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_cgerqf, lapilli_complex_float, std::int64_t>("cgerqf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgerqf_64_) scipy_cgerqf_64_ __attribute__((alias("cgerqf_64_")));
LAPILLI_API void zgerqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gerqf<lapilli_zgerqf, lapilli_complex_double, int>("zgerqf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgerqf_) scipy_zgerqf_ __attribute__((alias("zgerqf_")));
LAPILLI_API void zgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_zgerqf, lapilli_complex_double, std::int64_t>("zgerqf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgerqf_64_) scipy_zgerqf_64_ __attribute__((alias("zgerqf_64_")));

LAPILLI_API void sorgrq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgrq<lapilli_sorgrq, float, int>("sorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgrq_) scipy_sorgrq_ __attribute__((alias("sorgrq_")));
LAPILLI_API void sorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgrq<lapilli_sorgrq, float, std::int64_t>("sorgrq_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgrq_64_) scipy_sorgrq_64_ __attribute__((alias("sorgrq_64_")));
LAPILLI_API void dorgrq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgrq<lapilli_dorgrq, double, int>("dorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgrq_) scipy_dorgrq_ __attribute__((alias("dorgrq_")));
LAPILLI_API void dorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_dorgrq, double, std::int64_t>("dorgrq_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgrq_64_) scipy_dorgrq_64_ __attribute__((alias("dorgrq_64_")));
LAPILLI_API void cungrq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgrq<lapilli_cungrq, lapilli_complex_float, int>("cungrq_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungrq_) scipy_cungrq_ __attribute__((alias("cungrq_")));
LAPILLI_API void cungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_cungrq, lapilli_complex_float, std::int64_t>("cungrq_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungrq_64_) scipy_cungrq_64_ __attribute__((alias("cungrq_64_")));
LAPILLI_API void zungrq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgrq<lapilli_zungrq, lapilli_complex_double, int>("zungrq_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungrq_) scipy_zungrq_ __attribute__((alias("zungrq_")));
LAPILLI_API void zungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_zungrq, lapilli_complex_double, std::int64_t>("zungrq_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungrq_64_) scipy_zungrq_64_ __attribute__((alias("zungrq_64_")));

LAPILLI_API void sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormrq<lapilli_sormrq, float, int>("sormrq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormrq_) scipy_sormrq_ __attribute__((alias("sormrq_")));
LAPILLI_API void sormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_sormrq, float, std::int64_t>("sormrq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormrq_64_) scipy_sormrq_64_ __attribute__((alias("sormrq_64_")));
LAPILLI_API void dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormrq<lapilli_dormrq, double, int>("dormrq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormrq_) scipy_dormrq_ __attribute__((alias("dormrq_")));
LAPILLI_API void dormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrq<lapilli_dormrq, double, std::int64_t>("dormrq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormrq_64_) scipy_dormrq_64_ __attribute__((alias("dormrq_64_")));
LAPILLI_API void cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormrq<lapilli_cunmrq, lapilli_complex_float, int>("cunmrq_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmrq_) scipy_cunmrq_ __attribute__((alias("cunmrq_")));
LAPILLI_API void cunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_cunmrq, lapilli_complex_float, std::int64_t>("cunmrq_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmrq_64_) scipy_cunmrq_64_ __attribute__((alias("cunmrq_64_")));
LAPILLI_API void zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormrq<lapilli_zunmrq, lapilli_complex_double, int>("zunmrq_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmrq_) scipy_zunmrq_ __attribute__((alias("zunmrq_")));
LAPILLI_API void zunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_zunmrq, lapilli_complex_double, std::int64_t>("zunmrq_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmrq_64_) scipy_zunmrq_64_ __attribute__((alias("zunmrq_64_")));

LAPILLI_API void sgels_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                        const int* lda, float* B, const int* ldb, float* work, const int* lwork, int* info) {
    dropin::gels<lapilli_sgels, float, int>("sgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API decltype(sgels_) scipy_sgels_ __attribute__((alias("sgels_")));
LAPILLI_API void sgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                           const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<lapilli_sgels, float, std::int64_t>("sgels_64_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                     lwork, info);
}
LAPILLI_API decltype(sgels_64_) scipy_sgels_64_ __attribute__((alias("sgels_64_")));
LAPILLI_API void dgels_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                        const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                        int* info) {
    dropin::gels<lapilli_dgels, double, int>("dgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API decltype(dgels_) scipy_dgels_ __attribute__((alias("dgels_")));
LAPILLI_API void dgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                           const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<lapilli_dgels, double, std::int64_t>("dgels_64_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                      lwork, info);
}
LAPILLI_API decltype(dgels_64_) scipy_dgels_64_ __attribute__((alias("dgels_64_")));
LAPILLI_API void cgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                        lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::gels<lapilli_cgels, lapilli_complex_float, int>("cgels_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                            lwork, info);
}
LAPILLI_API decltype(cgels_) scipy_cgels_ __attribute__((alias("cgels_")));
LAPILLI_API void cgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                           lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<lapilli_cgels, lapilli_complex_float, std::int64_t>("cgels_64_", trans, m, n, nrhs, A, lda,
                                                                     B, ldb, work, lwork, info);
}
LAPILLI_API decltype(cgels_64_) scipy_cgels_64_ __attribute__((alias("cgels_64_")));
LAPILLI_API void zgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_double* A, const int* lda, lapilli_complex_double* B, const int* ldb,
                        lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::gels<lapilli_zgels, lapilli_complex_double, int>("zgels_", trans, m, n, nrhs, A, lda, B, ldb,
                                                             work, lwork, info);
}
LAPILLI_API decltype(zgels_) scipy_zgels_ __attribute__((alias("zgels_")));
LAPILLI_API void zgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                           lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<lapilli_zgels, lapilli_complex_double, std::int64_t>("zgels_64_", trans, m, n, nrhs, A, lda,
                                                                      B, ldb, work, lwork, info);
}
LAPILLI_API decltype(zgels_64_) scipy_zgels_64_ __attribute__((alias("zgels_64_")));

}  // extern "C"
