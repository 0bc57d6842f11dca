// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and general linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void getrf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* ipiv, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, min(index_t(*m), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersOut<Int>(ipiv, min(double(*m), double(*n)))); },
               [&] { next(m, n, A, lda, ipiv, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void getrs(const char* name, const char* trans, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           const Int* ipiv, T* B, const Int* ldb, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const Int*, T*, const Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, order_of_solution(index_t(*n), index_t(*nrhs)), bool(next),
               info,
               [&] { return described("trans", trans, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *n, *nrhs, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(trans, n, nrhs, A, lda, ipiv, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gesv(const char* name, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv, T* B,
          const Int* ldb, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(n, nrhs, A, lda, ipiv, B, ldb, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void getri(const char* name, const Int* n, T* A, const Int* lda, const Int* ipiv, T* work, const Int* lwork,
           Int* info) {
    static Nexts<void(const Int*, T*, const Int*, const Int*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n))); },
               [&] { next(n, A, lda, ipiv, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 6});
}

template <auto& Function, class T, class Int>
void laswp(const char* name, const Int* n, T* A, const Int* lda, const Int* k1, const Int* k2,
           const Int* ipiv, const Int* incx) {
    static Nexts<void(const Int*, T*, const Int*, const Int*, const Int*, const Int*, const Int*)> nexts;
    const auto next = nexts.of(name);
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda, "k1", k1, "k2", k2, "incx", incx); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda, *k1, *k2,
                                                          IntegersIn<Int>(ipiv, (last_place(double(*k1), double(*k2), double(*incx)))),
                                                          *incx); },
               [&] { next(n, A, lda, k1, k2, ipiv, incx); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgetrf_(const int* m, const int* n, float* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_sgetrf, float, int>("sgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_sgetrf_(const int* m, const int* n, float* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_sgetrf, float, int>("scipy_sgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void sgetrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_sgetrf, float, std::int64_t>("sgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_sgetrf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_sgetrf, float, std::int64_t>("scipy_sgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void dgetrf_(const int* m, const int* n, double* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_dgetrf, double, int>("dgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_dgetrf_(const int* m, const int* n, double* A, const int* lda, int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_dgetrf, double, int>("scipy_dgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void dgetrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_dgetrf, double, std::int64_t>("dgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_dgetrf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_dgetrf, double, std::int64_t>("scipy_dgetrf_64_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void cgetrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda, int* ipiv,
                         int* info) {
    dropin::getrf<dropin::lapilli_cgetrf, lapilli_complex_float, int>("cgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_cgetrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_cgetrf, lapilli_complex_float, int>("scipy_cgetrf_", m, n, A, lda, ipiv,
                                                                      info);
}
LAPILLI_API void cgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_cgetrf, lapilli_complex_float, std::int64_t>("cgetrf_64_", m, n, A, lda,
                                                                               ipiv, info);
}
LAPILLI_API void scipy_cgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_cgetrf, lapilli_complex_float, std::int64_t>("scipy_cgetrf_64_", m, n, A,
                                                                               lda, ipiv, info);
}
LAPILLI_API void zgetrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda, int* ipiv,
                         int* info) {
    dropin::getrf<dropin::lapilli_zgetrf, lapilli_complex_double, int>("zgetrf_", m, n, A, lda, ipiv, info);
}
LAPILLI_API void scipy_zgetrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               int* ipiv, int* info) {
    dropin::getrf<dropin::lapilli_zgetrf, lapilli_complex_double, int>("scipy_zgetrf_", m, n, A, lda, ipiv,
                                                                       info);
}
LAPILLI_API void zgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_zgetrf, lapilli_complex_double, std::int64_t>("zgetrf_64_", m, n, A, lda,
                                                                                ipiv, info);
}
LAPILLI_API void scipy_zgetrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, std::int64_t* info) {
    dropin::getrf<dropin::lapilli_zgetrf, lapilli_complex_double, std::int64_t>("scipy_zgetrf_64_", m, n, A,
                                                                                lda, ipiv, info);
}

LAPILLI_API void sgetrs_(const char* trans, const int* n, const int* nrhs, const float* A, const int* lda,
                         const int* ipiv, float* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_sgetrs, float, int>("sgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_sgetrs_(const char* trans, const int* n, const int* nrhs, const float* A,
                               const int* lda, const int* ipiv, float* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_sgetrs, float, int>("scipy_sgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb,
                                                      info);
}
LAPILLI_API void sgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const float* A, const std::int64_t* lda, const std::int64_t* ipiv, float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_sgetrs, float, std::int64_t>("sgetrs_64_", trans, n, nrhs, A, lda, ipiv, B,
                                                               ldb, info);
}
LAPILLI_API void scipy_sgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, const std::int64_t* ipiv, float* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_sgetrs, float, std::int64_t>("scipy_sgetrs_64_", trans, n, nrhs, A, lda,
                                                               ipiv, B, ldb, info);
}
LAPILLI_API void dgetrs_(const char* trans, const int* n, const int* nrhs, const double* A, const int* lda,
                         const int* ipiv, double* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_dgetrs, double, int>("dgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_dgetrs_(const char* trans, const int* n, const int* nrhs, const double* A,
                               const int* lda, const int* ipiv, double* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_dgetrs, double, int>("scipy_dgetrs_", trans, n, nrhs, A, lda, ipiv, B, ldb,
                                                       info);
}
LAPILLI_API void dgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const std::int64_t* ipiv, double* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_dgetrs, double, std::int64_t>("dgetrs_64_", trans, n, nrhs, A, lda, ipiv, B,
                                                                ldb, info);
}
LAPILLI_API void scipy_dgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, const std::int64_t* ipiv,
                                  double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_dgetrs, double, std::int64_t>("scipy_dgetrs_64_", trans, n, nrhs, A, lda,
                                                                ipiv, B, ldb, info);
}
LAPILLI_API void cgetrs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const int* ipiv, lapilli_complex_float* B, const int* ldb,
                         int* info) {
    dropin::getrs<dropin::lapilli_cgetrs, lapilli_complex_float, int>("cgetrs_", trans, n, nrhs, A, lda, ipiv,
                                                                      B, ldb, info);
}
LAPILLI_API void scipy_cgetrs_(const char* trans, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, const int* ipiv,
                               lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_cgetrs, lapilli_complex_float, int>("scipy_cgetrs_", trans, n, nrhs, A, lda,
                                                                      ipiv, B, ldb, info);
}
LAPILLI_API void cgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, const std::int64_t* ipiv,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_cgetrs, lapilli_complex_float, std::int64_t>("cgetrs_64_", trans, n, nrhs,
                                                                               A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_cgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::getrs<dropin::lapilli_cgetrs, lapilli_complex_float, std::int64_t>("scipy_cgetrs_64_", trans, n,
                                                                               nrhs, A, lda, ipiv, B, ldb,
                                                                               info);
}
LAPILLI_API void zgetrs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const int* ipiv, lapilli_complex_double* B, const int* ldb,
                         int* info) {
    dropin::getrs<dropin::lapilli_zgetrs, lapilli_complex_double, int>("zgetrs_", trans, n, nrhs, A, lda,
                                                                       ipiv, B, ldb, info);
}
LAPILLI_API void scipy_zgetrs_(const char* trans, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, const int* ipiv,
                               lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::getrs<dropin::lapilli_zgetrs, lapilli_complex_double, int>("scipy_zgetrs_", trans, n, nrhs, A,
                                                                       lda, ipiv, B, ldb, info);
}
LAPILLI_API void zgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::getrs<dropin::lapilli_zgetrs, lapilli_complex_double, std::int64_t>("zgetrs_64_", trans, n, nrhs,
                                                                                A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_zgetrs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_double* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::getrs<dropin::lapilli_zgetrs, lapilli_complex_double, std::int64_t>("scipy_zgetrs_64_", trans, n,
                                                                                nrhs, A, lda, ipiv, B, ldb,
                                                                                info);
}

LAPILLI_API void sgesv_(const int* n, const int* nrhs, float* A, const int* lda, int* ipiv, float* B,
                        const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_sgesv, float, int>("sgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_sgesv_(const int* n, const int* nrhs, float* A, const int* lda, int* ipiv, float* B,
                              const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_sgesv, float, int>("scipy_sgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void sgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, float* A, const std::int64_t* lda,
                           std::int64_t* ipiv, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_sgesv, float, std::int64_t>("sgesv_64_", n, nrhs, A, lda, ipiv, B, ldb,
                                                             info);
}
LAPILLI_API void scipy_sgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, float* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, float* B,
                                 const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_sgesv, float, std::int64_t>("scipy_sgesv_64_", n, nrhs, A, lda, ipiv, B, ldb,
                                                             info);
}
LAPILLI_API void dgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, double* B,
                        const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_dgesv, double, int>("dgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_dgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, double* B,
                              const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_dgesv, double, int>("scipy_dgesv_", n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void dgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A,
                           const std::int64_t* lda, std::int64_t* ipiv, double* B, const std::int64_t* ldb,
                           std::int64_t* info) {
    dropin::gesv<dropin::lapilli_dgesv, double, std::int64_t>("dgesv_64_", n, nrhs, A, lda, ipiv, B, ldb,
                                                              info);
}
LAPILLI_API void scipy_dgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, double* B,
                                 const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_dgesv, double, std::int64_t>("scipy_dgesv_64_", n, nrhs, A, lda, ipiv, B,
                                                              ldb, info);
}
LAPILLI_API void cgesv_(const int* n, const int* nrhs, lapilli_complex_float* A, const int* lda, int* ipiv,
                        lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_cgesv, lapilli_complex_float, int>("cgesv_", n, nrhs, A, lda, ipiv, B, ldb,
                                                                    info);
}
LAPILLI_API void scipy_cgesv_(const int* n, const int* nrhs, lapilli_complex_float* A, const int* lda,
                              int* ipiv, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_cgesv, lapilli_complex_float, int>("scipy_cgesv_", n, nrhs, A, lda, ipiv, B,
                                                                    ldb, info);
}
LAPILLI_API void cgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_float* A,
                           const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_cgesv, lapilli_complex_float, std::int64_t>("cgesv_64_", n, nrhs, A, lda,
                                                                             ipiv, B, ldb, info);
}
LAPILLI_API void scipy_cgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_float* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* B,
                                 const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_cgesv, lapilli_complex_float, std::int64_t>("scipy_cgesv_64_", n, nrhs, A,
                                                                             lda, ipiv, B, ldb, info);
}
LAPILLI_API void zgesv_(const int* n, const int* nrhs, lapilli_complex_double* A, const int* lda, int* ipiv,
                        lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_zgesv, lapilli_complex_double, int>("zgesv_", n, nrhs, A, lda, ipiv, B, ldb,
                                                                     info);
}
LAPILLI_API void scipy_zgesv_(const int* n, const int* nrhs, lapilli_complex_double* A, const int* lda,
                              int* ipiv, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::gesv<dropin::lapilli_zgesv, lapilli_complex_double, int>("scipy_zgesv_", n, nrhs, A, lda, ipiv, B,
                                                                     ldb, info);
}
LAPILLI_API void zgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_double* A,
                           const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_zgesv, lapilli_complex_double, std::int64_t>("zgesv_64_", n, nrhs, A, lda,
                                                                              ipiv, B, ldb, info);
}
LAPILLI_API void scipy_zgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_double* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* B,
                                 const std::int64_t* ldb, std::int64_t* info) {
    dropin::gesv<dropin::lapilli_zgesv, lapilli_complex_double, std::int64_t>("scipy_zgesv_64_", n, nrhs, A,
                                                                              lda, ipiv, B, ldb, info);
}

LAPILLI_API void sgetri_(const int* n, float* A, const int* lda, const int* ipiv, float* work,
                         const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_sgetri, float, int>("sgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void scipy_sgetri_(const int* n, float* A, const int* lda, const int* ipiv, float* work,
                               const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_sgetri, float, int>("scipy_sgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void sgetri_64_(const std::int64_t* n, float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<dropin::lapilli_sgetri, float, std::int64_t>("sgetri_64_", n, A, lda, ipiv, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_sgetri_64_(const std::int64_t* n, float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::getri<dropin::lapilli_sgetri, float, std::int64_t>("scipy_sgetri_64_", n, A, lda, ipiv, work,
                                                               lwork, info);
}
LAPILLI_API void dgetri_(const int* n, double* A, const int* lda, const int* ipiv, double* work,
                         const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_dgetri, double, int>("dgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void scipy_dgetri_(const int* n, double* A, const int* lda, const int* ipiv, double* work,
                               const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_dgetri, double, int>("scipy_dgetri_", n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void dgetri_64_(const std::int64_t* n, double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<dropin::lapilli_dgetri, double, std::int64_t>("dgetri_64_", n, A, lda, ipiv, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dgetri_64_(const std::int64_t* n, double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::getri<dropin::lapilli_dgetri, double, std::int64_t>("scipy_dgetri_64_", n, A, lda, ipiv, work,
                                                                lwork, info);
}
LAPILLI_API void cgetri_(const int* n, lapilli_complex_float* A, const int* lda, const int* ipiv,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_cgetri, lapilli_complex_float, int>("cgetri_", n, A, lda, ipiv, work, lwork,
                                                                      info);
}
LAPILLI_API void scipy_cgetri_(const int* n, lapilli_complex_float* A, const int* lda, const int* ipiv,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_cgetri, lapilli_complex_float, int>("scipy_cgetri_", n, A, lda, ipiv, work,
                                                                      lwork, info);
}
LAPILLI_API void cgetri_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<dropin::lapilli_cgetri, lapilli_complex_float, std::int64_t>("cgetri_64_", n, A, lda, ipiv,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cgetri_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::getri<dropin::lapilli_cgetri, lapilli_complex_float, std::int64_t>("scipy_cgetri_64_", n, A, lda,
                                                                               ipiv, work, lwork, info);
}
LAPILLI_API void zgetri_(const int* n, lapilli_complex_double* A, const int* lda, const int* ipiv,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_zgetri, lapilli_complex_double, int>("zgetri_", n, A, lda, ipiv, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zgetri_(const int* n, lapilli_complex_double* A, const int* lda, const int* ipiv,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::getri<dropin::lapilli_zgetri, lapilli_complex_double, int>("scipy_zgetri_", n, A, lda, ipiv, work,
                                                                       lwork, info);
}
LAPILLI_API void zgetri_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::getri<dropin::lapilli_zgetri, lapilli_complex_double, std::int64_t>("zgetri_64_", n, A, lda, ipiv,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zgetri_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::getri<dropin::lapilli_zgetri, lapilli_complex_double, std::int64_t>("scipy_zgetri_64_", n, A, lda,
                                                                                ipiv, work, lwork, info);
}

LAPILLI_API void slaswp_(const int* n, float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_slaswp, float, int>("slaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void scipy_slaswp_(const int* n, float* A, const int* lda, const int* k1, const int* k2,
                               const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_slaswp, float, int>("scipy_slaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void slaswp_64_(const std::int64_t* n, float* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_slaswp, float, std::int64_t>("slaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void scipy_slaswp_64_(const std::int64_t* n, float* A, const std::int64_t* lda,
                                  const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                                  const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_slaswp, float, std::int64_t>("scipy_slaswp_64_", n, A, lda, k1, k2, ipiv,
                                                               incx);
}
LAPILLI_API void dlaswp_(const int* n, double* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_dlaswp, double, int>("dlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void scipy_dlaswp_(const int* n, double* A, const int* lda, const int* k1, const int* k2,
                               const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_dlaswp, double, int>("scipy_dlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void dlaswp_64_(const std::int64_t* n, double* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_dlaswp, double, std::int64_t>("dlaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API void scipy_dlaswp_64_(const std::int64_t* n, double* A, const std::int64_t* lda,
                                  const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                                  const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_dlaswp, double, std::int64_t>("scipy_dlaswp_64_", n, A, lda, k1, k2, ipiv,
                                                                incx);
}
LAPILLI_API void claswp_(const int* n, lapilli_complex_float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_claswp, lapilli_complex_float, int>("claswp_", n, A, lda, k1, k2, ipiv,
                                                                      incx);
}
LAPILLI_API void scipy_claswp_(const int* n, lapilli_complex_float* A, const int* lda, const int* k1,
                               const int* k2, const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_claswp, lapilli_complex_float, int>("scipy_claswp_", n, A, lda, k1, k2,
                                                                      ipiv, incx);
}
LAPILLI_API void claswp_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_claswp, lapilli_complex_float, std::int64_t>("claswp_64_", n, A, lda, k1,
                                                                               k2, ipiv, incx);
}
LAPILLI_API void scipy_claswp_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                                  const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_claswp, lapilli_complex_float, std::int64_t>("scipy_claswp_64_", n, A, lda,
                                                                               k1, k2, ipiv, incx);
}
LAPILLI_API void zlaswp_(const int* n, lapilli_complex_double* A, const int* lda, const int* k1,
                         const int* k2, const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_zlaswp, lapilli_complex_double, int>("zlaswp_", n, A, lda, k1, k2, ipiv,
                                                                       incx);
}
LAPILLI_API void scipy_zlaswp_(const int* n, lapilli_complex_double* A, const int* lda, const int* k1,
                               const int* k2, const int* ipiv, const int* incx) {
    dropin::laswp<dropin::lapilli_zlaswp, lapilli_complex_double, int>("scipy_zlaswp_", n, A, lda, k1, k2,
                                                                       ipiv, incx);
}
LAPILLI_API void zlaswp_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_zlaswp, lapilli_complex_double, std::int64_t>("zlaswp_64_", n, A, lda, k1,
                                                                                k2, ipiv, incx);
}
LAPILLI_API void scipy_zlaswp_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                                  const std::int64_t* incx) {
    dropin::laswp<dropin::lapilli_zlaswp, lapilli_complex_double, std::int64_t>("scipy_zlaswp_64_", n, A, lda,
                                                                                k1, k2, ipiv, incx);
}

}  // extern "C"
