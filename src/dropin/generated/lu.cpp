// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and general linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto Function, class T, class Int>
void getrf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* ipiv, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, Int*, Int*)> next(name);
    serve_call(Routine{name, 1000}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersOut<Int>(ipiv, min(double(*m), double(*n)))); },
               [&] { next(m, n, A, lda, ipiv, info); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void getrs(const char* name, const char* trans, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           const Int* ipiv, T* B, const Int* ldb, Int* info) {
    static const Next<void(const char*, const Int*, const Int*, const T*, const Int*, const Int*, T*,
                           const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 2000}, index_t(*n), bool(next), info,
               [&] { return described("trans", trans, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *n, *nrhs, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(trans, n, nrhs, A, lda, ipiv, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void gesv(const char* name, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv, T* B,
          const Int* ldb, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, Int*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(n, nrhs, A, lda, ipiv, B, ldb, info); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void getri(const char* name, const Int* n, T* A, const Int* lda, const Int* ipiv, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const Int*, T*, const Int*, const Int*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n))); },
               [&] { next(n, A, lda, ipiv, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 6});
}

template <auto Function, class T, class Int>
void laswp(const char* name, const Int* n, T* A, const Int* lda, const Int* k1, const Int* k2,
           const Int* ipiv, const Int* incx) {
    static const Next<void(const Int*, T*, const Int*, const Int*, const Int*, const Int*,
                           const Int*)> next(name);
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{name, 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda, "k1", k1, "k2", k2, "incx", incx); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda, *k1, *k2,
                                                          IntegersIn<Int>(ipiv, (double(*incx) == 0 || double(*k2) < double(*k1) ? 0 : double(*k1) + (double(*k2) - double(*k1)) * std::abs(double(*incx)))),
                                                          *incx); },
               [&] { next(n, A, lda, k1, k2, ipiv, incx); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgetrf_(const int* m, const int* n, float* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<lapilli_sgetrf, float, int>("sgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(sgetrf_) scipy_sgetrf_ __attribute__((alias("sgetrf_")));
LAPILLI_API void sgetrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<lapilli_sgetrf, float, std::int64_t>("sgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(sgetrf_64_) scipy_sgetrf_64_ __attribute__((alias("sgetrf_64_")));
LAPILLI_API void dgetrf_(const int* m, const int* n, double* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<lapilli_dgetrf, double, int>("dgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(dgetrf_) scipy_dgetrf_ __attribute__((alias("dgetrf_")));
LAPILLI_API void dgetrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<lapilli_dgetrf, double, std::int64_t>("dgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(dgetrf_64_) scipy_dgetrf_64_ __attribute__((alias("dgetrf_64_")));
LAPILLI_API void cgetrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda, int* ipiv,
                         int* info) {
    dropin::getrf<lapilli_cgetrf, lapilli_complex_float, int>("cgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(cgetrf_) scipy_cgetrf_ __attribute__((alias("cgetrf_")));
LAPILLI_API void cgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<lapilli_cgetrf, lapilli_complex_float, std::int64_t>("cgetrf_64_", m, n, A, lda, ipiv,
                                                                       info);
}
LAPILLI_API decltype(cgetrf_64_) scipy_cgetrf_64_ __attribute__((alias("cgetrf_64_")));
LAPILLI_API void zgetrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda, int* ipiv,
                         int* info) {
    dropin::getrf<lapilli_zgetrf, lapilli_complex_double, int>("zgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API decltype(zgetrf_) scipy_zgetrf_ __attribute__((alias("zgetrf_")));
LAPILLI_API void zgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<lapilli_zgetrf, lapilli_complex_double, std::int64_t>("zgetrf_64_", m, n, A, lda, ipiv,
                                                                        info);
}
LAPILLI_API decltype(zgetrf_64_) scipy_zgetrf_64_ __attribute__((alias("zgetrf_64_")));

LAPILLI_API void sgetrs_(const char* trans, const int* n, const int* nrhs, const float* A, const int* lda,
                         const int* ipiv, float* B, const int* ldb, int* info) {
    dropin::getrs<lapilli_sgetrs, float, int>("sgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(sgetrs_) scipy_sgetrs_ __attribute__((alias("sgetrs_")));
LAPILLI_API void sgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const float* A, const std::int64_t* lda, const std::int64_t* ipiv, float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<lapilli_sgetrs, float, std::int64_t>("sgetrs_64_", trans, n, nrhs, A, lda, ipiv, B, ldb,
                                                       info);
}
LAPILLI_API decltype(sgetrs_64_) scipy_sgetrs_64_ __attribute__((alias("sgetrs_64_")));
LAPILLI_API void dgetrs_(const char* trans, const int* n, const int* nrhs, const double* A, const int* lda,
                         const int* ipiv, double* B, const int* ldb, int* info) {
    dropin::getrs<lapilli_dgetrs, double, int>("dgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(dgetrs_) scipy_dgetrs_ __attribute__((alias("dgetrs_")));
LAPILLI_API void dgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const std::int64_t* ipiv, double* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<lapilli_dgetrs, double, std::int64_t>("dgetrs_64_", trans, n, nrhs, A, lda, ipiv, B, ldb,
                                                        info);
}
LAPILLI_API decltype(dgetrs_64_) scipy_dgetrs_64_ __attribute__((alias("dgetrs_64_")));
LAPILLI_API void cgetrs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const int* ipiv, lapilli_complex_float* B, const int* ldb,
                         int* info) {
    dropin::getrs<lapilli_cgetrs, lapilli_complex_float, int>("cgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb,
                                                              info);
}
LAPILLI_API decltype(cgetrs_) scipy_cgetrs_ __attribute__((alias("cgetrs_")));
LAPILLI_API void cgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, const std::int64_t* ipiv,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<lapilli_cgetrs, lapilli_complex_float, std::int64_t>("cgetrs_64_", trans, n, nrhs, A, lda,
                                                                       ipiv, B, ldb, info);
}
LAPILLI_API decltype(cgetrs_64_) scipy_cgetrs_64_ __attribute__((alias("cgetrs_64_")));
LAPILLI_API void zgetrs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const int* ipiv, lapilli_complex_double* B, const int* ldb,
                         int* info) {
    dropin::getrs<lapilli_zgetrs, lapilli_complex_double, int>("zgetrs_", trans, n, nrhs, A, lda, ipiv, B,
                                                               ldb, info);
}
LAPILLI_API decltype(zgetrs_) scipy_zgetrs_ __attribute__((alias("zgetrs_")));
LAPILLI_API void zgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::getrs<lapilli_zgetrs, lapilli_complex_double, std::int64_t>("zgetrs_64_", trans, n, nrhs, A, lda,
                                                                        ipiv, B, ldb, info);
}
LAPILLI_API decltype(zgetrs_64_) scipy_zgetrs_64_ __attribute__((alias("zgetrs_64_")));

LAPILLI_API void sgesv_(const int* n, const int* nrhs, float* A, const int* lda, int* ipiv, float* B,
                        const int* ldb, int* info) {
    dropin::gesv<lapilli_sgesv, float, int>("sgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(sgesv_) scipy_sgesv_ __attribute__((alias("sgesv_")));
LAPILLI_API void sgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, float* A, const std::int64_t* lda,
                           std::int64_t* ipiv, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<lapilli_sgesv, float, std::int64_t>("sgesv_64_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(sgesv_64_) scipy_sgesv_64_ __attribute__((alias("sgesv_64_")));
LAPILLI_API void dgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, double* B,
                        const int* ldb, int* info) {
    dropin::gesv<lapilli_dgesv, double, int>("dgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(dgesv_) scipy_dgesv_ __attribute__((alias("dgesv_")));
LAPILLI_API void dgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A,
                           const std::int64_t* lda, std::int64_t* ipiv, double* B, const std::int64_t* ldb,
                           std::int64_t* info) {
    dropin::gesv<lapilli_dgesv, double, std::int64_t>("dgesv_64_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(dgesv_64_) scipy_dgesv_64_ __attribute__((alias("dgesv_64_")));
LAPILLI_API void cgesv_(const int* n, const int* nrhs, lapilli_complex_float* A, const int* lda, int* ipiv,
                        lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::gesv<lapilli_cgesv, lapilli_complex_float, int>("cgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(cgesv_) scipy_cgesv_ __attribute__((alias("cgesv_")));
LAPILLI_API void cgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_float* A,
                           const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<lapilli_cgesv, lapilli_complex_float, std::int64_t>("cgesv_64_", n, nrhs, A, lda, ipiv, B,
                                                                     ldb, info);
}
LAPILLI_API decltype(cgesv_64_) scipy_cgesv_64_ __attribute__((alias("cgesv_64_")));
LAPILLI_API void zgesv_(const int* n, const int* nrhs, lapilli_complex_double* A, const int* lda, int* ipiv,
                        lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::gesv<lapilli_zgesv, lapilli_complex_double, int>("zgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API decltype(zgesv_) scipy_zgesv_ __attribute__((alias("zgesv_")));
LAPILLI_API void zgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_double* A,
                           const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<lapilli_zgesv, lapilli_complex_double, std::int64_t>("zgesv_64_", n, nrhs, A, lda, ipiv, B,
                                                                      ldb, info);
}
LAPILLI_API decltype(zgesv_64_) scipy_zgesv_64_ __attribute__((alias("zgesv_64_")));

LAPILLI_API void sgetri_(const int* n, float* A, const int* lda, const int* ipiv, float* work,
                         const int* lwork, int* info) {
    dropin::getri<lapilli_sgetri, float, int>("sgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(sgetri_) scipy_sgetri_ __attribute__((alias("sgetri_")));
LAPILLI_API void sgetri_64_(const std::int64_t* n, float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<lapilli_sgetri, float, std::int64_t>("sgetri_64_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(sgetri_64_) scipy_sgetri_64_ __attribute__((alias("sgetri_64_")));
LAPILLI_API void dgetri_(const int* n, double* A, const int* lda, const int* ipiv, double* work,
                         const int* lwork, int* info) {
    dropin::getri<lapilli_dgetri, double, int>("dgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(dgetri_) scipy_dgetri_ __attribute__((alias("dgetri_")));
LAPILLI_API void dgetri_64_(const std::int64_t* n, double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<lapilli_dgetri, double, std::int64_t>("dgetri_64_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(dgetri_64_) scipy_dgetri_64_ __attribute__((alias("dgetri_64_")));
LAPILLI_API void cgetri_(const int* n, lapilli_complex_float* A, const int* lda, const int* ipiv,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::getri<lapilli_cgetri, lapilli_complex_float, int>("cgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(cgetri_) scipy_cgetri_ __attribute__((alias("cgetri_")));
LAPILLI_API void cgetri_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<lapilli_cgetri, lapilli_complex_float, std::int64_t>("cgetri_64_", n, A, lda, ipiv, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgetri_64_) scipy_cgetri_64_ __attribute__((alias("cgetri_64_")));
LAPILLI_API void zgetri_(const int* n, lapilli_complex_double* A, const int* lda, const int* ipiv,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::getri<lapilli_zgetri, lapilli_complex_double, int>("zgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API decltype(zgetri_) scipy_zgetri_ __attribute__((alias("zgetri_")));
LAPILLI_API void zgetri_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<lapilli_zgetri, lapilli_complex_double, std::int64_t>("zgetri_64_", n, A, lda, ipiv, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgetri_64_) scipy_zgetri_64_ __attribute__((alias("zgetri_64_")));

LAPILLI_API void slaswp_(const int* n, float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_slaswp, float, int>("slaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(slaswp_) scipy_slaswp_ __attribute__((alias("slaswp_")));
LAPILLI_API void slaswp_64_(const std::int64_t* n, float* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<lapilli_slaswp, float, std::int64_t>("slaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(slaswp_64_) scipy_slaswp_64_ __attribute__((alias("slaswp_64_")));
LAPILLI_API void dlaswp_(const int* n, double* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_dlaswp, double, int>("dlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(dlaswp_) scipy_dlaswp_ __attribute__((alias("dlaswp_")));
LAPILLI_API void dlaswp_64_(const std::int64_t* n, double* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<lapilli_dlaswp, double, std::int64_t>("dlaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(dlaswp_64_) scipy_dlaswp_64_ __attribute__((alias("dlaswp_64_")));
LAPILLI_API void claswp_(const int* n, lapilli_complex_float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_claswp, lapilli_complex_float, int>("claswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(claswp_) scipy_claswp_ __attribute__((alias("claswp_")));
LAPILLI_API void claswp_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<lapilli_claswp, lapilli_complex_float, std::int64_t>("claswp_64_", n, A, lda, k1, k2, ipiv,
                                                                       incx);
}
LAPILLI_API decltype(claswp_64_) scipy_claswp_64_ __attribute__((alias("claswp_64_")));
LAPILLI_API void zlaswp_(const int* n, lapilli_complex_double* A, const int* lda, const int* k1,
                         const int* k2, const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_zlaswp, lapilli_complex_double, int>("zlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(zlaswp_) scipy_zlaswp_ __attribute__((alias("zlaswp_")));
LAPILLI_API void zlaswp_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<lapilli_zlaswp, lapilli_complex_double, std::int64_t>("zlaswp_64_", n, A, lda, k1, k2, ipiv,
                                                                        incx);
}
LAPILLI_API decltype(zlaswp_64_) scipy_zlaswp_64_ __attribute__((alias("zlaswp_64_")));

}  // extern "C"
