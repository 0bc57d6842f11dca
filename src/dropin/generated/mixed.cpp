// SPDX-License-Identifier: BSD-3-Clause
// Linear systems in mixed precision: LAPACK's symbols.
// Written by tools/generate from src/api/routines/mixed.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void gesv_mixed_real(const char* name, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv,
                     const T* B, const Int* ldb, T* X, const Int* ldx, T* work, single_t<T>* swork, Int* iter,
                     Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, const T*, const Int*, T*, const Int*, T*,
                      single_t<T>*, Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb, X,
                                                          *ldx, IntegersOut<Int>(iter, 1)); },
               [&] { next(n, nrhs, A, lda, ipiv, B, ldb, X, ldx, work, swork, iter, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gesv_mixed_complex(const char* name, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv,
                        const T* B, const Int* ldb, T* X, const Int* ldx, T* work, single_t<T>* swork,
                        real_t<T>* rwork, Int* iter, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, const T*, const Int*, T*, const Int*, T*,
                      single_t<T>*, real_t<T>*, Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb, X,
                                                          *ldx, IntegersOut<Int>(iter, 1)); },
               [&] { next(n, nrhs, A, lda, ipiv, B, ldb, X, ldx, work, swork, rwork, iter, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void posv_mixed_real(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A, const Int* lda,
                     const T* B, const Int* ldb, T* X, const Int* ldx, T* work, single_t<T>* swork, Int* iter,
                     Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, const T*, const Int*, T*,
                      const Int*, T*, single_t<T>*, Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb,
                                      "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb, X, *ldx,
                                                          IntegersOut<Int>(iter, 1)); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, X, ldx, work, swork, iter, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void posv_mixed_complex(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A,
                        const Int* lda, const T* B, const Int* ldb, T* X, const Int* ldx, T* work,
                        single_t<T>* swork, real_t<T>* rwork, Int* iter, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, const T*, const Int*, T*,
                      const Int*, T*, single_t<T>*, real_t<T>*, Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb,
                                      "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb, X, *ldx,
                                                          IntegersOut<Int>(iter, 1)); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, X, ldx, work, swork, rwork, iter, info,
                          std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void dsgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv, const double* B,
                         const int* ldb, double* X, const int* ldx, double* work, float* swork, int* iter,
                         int* info) {
    dropin::gesv_mixed_real<dropin::lapilli_dsgesv, double, int>("dsgesv_", n, nrhs, A, lda, ipiv, B, ldb, X,
                                                                 ldx, work, swork, iter, info);
}
LAPILLI_API void scipy_dsgesv_(const int* n, const int* nrhs, double* A, const int* lda, int* ipiv,
                               const double* B, const int* ldb, double* X, const int* ldx, double* work,
                               float* swork, int* iter, int* info) {
    dropin::gesv_mixed_real<dropin::lapilli_dsgesv, double, int>("scipy_dsgesv_", n, nrhs, A, lda, ipiv, B,
                                                                 ldb, X, ldx, work, swork, iter, info);
}
LAPILLI_API void dsgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, const double* B,
                            const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* work,
                            float* swork, std::int64_t* iter, std::int64_t* info) {
    dropin::gesv_mixed_real<dropin::lapilli_dsgesv, double, std::int64_t>("dsgesv_64_", n, nrhs, A, lda, ipiv,
                                                                          B, ldb, X, ldx, work, swork, iter,
                                                                          info);
}
LAPILLI_API void scipy_dsgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, const double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* work,
                                  float* swork, std::int64_t* iter, std::int64_t* info) {
    dropin::gesv_mixed_real<dropin::lapilli_dsgesv, double, std::int64_t>("scipy_dsgesv_64_", n, nrhs, A, lda,
                                                                          ipiv, B, ldb, X, ldx, work, swork,
                                                                          iter, info);
}
LAPILLI_API void zcgesv_(const int* n, const int* nrhs, lapilli_complex_double* A, const int* lda, int* ipiv,
                         const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                         const int* ldx, lapilli_complex_double* work, lapilli_complex_float* swork,
                         double* rwork, int* iter, int* info) {
    dropin::gesv_mixed_complex<dropin::lapilli_zcgesv, lapilli_complex_double, int>("zcgesv_", n, nrhs, A,
                                                                                    lda, ipiv, B, ldb, X, ldx,
                                                                                    work, swork, rwork, iter,
                                                                                    info);
}
LAPILLI_API void scipy_zcgesv_(const int* n, const int* nrhs, lapilli_complex_double* A, const int* lda,
                               int* ipiv, const lapilli_complex_double* B, const int* ldb,
                               lapilli_complex_double* X, const int* ldx, lapilli_complex_double* work,
                               lapilli_complex_float* swork, double* rwork, int* iter, int* info) {
    dropin::gesv_mixed_complex<dropin::lapilli_zcgesv, lapilli_complex_double, int>("scipy_zcgesv_", n, nrhs,
                                                                                    A, lda, ipiv, B, ldb, X,
                                                                                    ldx, work, swork, rwork,
                                                                                    iter, info);
}
LAPILLI_API void zcgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, const lapilli_complex_double* B,
                            const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                            lapilli_complex_double* work, lapilli_complex_float* swork, double* rwork,
                            std::int64_t* iter, std::int64_t* info) {
    dropin::gesv_mixed_complex<dropin::lapilli_zcgesv, lapilli_complex_double, std::int64_t>("zcgesv_64_", n,
                                                                                             nrhs, A, lda,
                                                                                             ipiv, B, ldb, X,
                                                                                             ldx, work, swork,
                                                                                             rwork, iter,
                                                                                             info);
}
LAPILLI_API void scipy_zcgesv_64_(const std::int64_t* n, const std::int64_t* nrhs, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx,
                                  lapilli_complex_double* work, lapilli_complex_float* swork, double* rwork,
                                  std::int64_t* iter, std::int64_t* info) {
    dropin::gesv_mixed_complex<dropin::lapilli_zcgesv, lapilli_complex_double, std::int64_t>(
                                                                                             "scipy_zcgesv_64_",
                                                                                             n, nrhs, A, lda,
                                                                                             ipiv, B, ldb, X,
                                                                                             ldx, work, swork,
                                                                                             rwork, iter,
                                                                                             info);
}

LAPILLI_API void dsposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda,
                         const double* B, const int* ldb, double* X, const int* ldx, double* work,
                         float* swork, int* iter, int* info) {
    dropin::posv_mixed_real<dropin::lapilli_dsposv, double, int>("dsposv_", uplo, n, nrhs, A, lda, B, ldb, X,
                                                                 ldx, work, swork, iter, info);
}
LAPILLI_API void scipy_dsposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda,
                               const double* B, const int* ldb, double* X, const int* ldx, double* work,
                               float* swork, int* iter, int* info) {
    dropin::posv_mixed_real<dropin::lapilli_dsposv, double, int>("scipy_dsposv_", uplo, n, nrhs, A, lda, B,
                                                                 ldb, X, ldx, work, swork, iter, info);
}
LAPILLI_API void dsposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                            const std::int64_t* lda, const double* B, const std::int64_t* ldb, double* X,
                            const std::int64_t* ldx, double* work, float* swork, std::int64_t* iter,
                            std::int64_t* info) {
    dropin::posv_mixed_real<dropin::lapilli_dsposv, double, std::int64_t>("dsposv_64_", uplo, n, nrhs, A, lda,
                                                                          B, ldb, X, ldx, work, swork, iter,
                                                                          info);
}
LAPILLI_API void scipy_dsposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  double* A, const std::int64_t* lda, const double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* work,
                                  float* swork, std::int64_t* iter, std::int64_t* info) {
    dropin::posv_mixed_real<dropin::lapilli_dsposv, double, std::int64_t>("scipy_dsposv_64_", uplo, n, nrhs,
                                                                          A, lda, B, ldb, X, ldx, work, swork,
                                                                          iter, info);
}
LAPILLI_API void zcposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* B, const int* ldb,
                         lapilli_complex_double* X, const int* ldx, lapilli_complex_double* work,
                         lapilli_complex_float* swork, double* rwork, int* iter, int* info) {
    dropin::posv_mixed_complex<dropin::lapilli_zcposv, lapilli_complex_double, int>("zcposv_", uplo, n, nrhs,
                                                                                    A, lda, B, ldb, X, ldx,
                                                                                    work, swork, rwork, iter,
                                                                                    info);
}
LAPILLI_API void scipy_zcposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* B, const int* ldb,
                               lapilli_complex_double* X, const int* ldx, lapilli_complex_double* work,
                               lapilli_complex_float* swork, double* rwork, int* iter, int* info) {
    dropin::posv_mixed_complex<dropin::lapilli_zcposv, lapilli_complex_double, int>("scipy_zcposv_", uplo, n,
                                                                                    nrhs, A, lda, B, ldb, X,
                                                                                    ldx, work, swork, rwork,
                                                                                    iter, info);
}
LAPILLI_API void zcposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* B, const std::int64_t* ldb,
                            lapilli_complex_double* X, const std::int64_t* ldx, lapilli_complex_double* work,
                            lapilli_complex_float* swork, double* rwork, std::int64_t* iter,
                            std::int64_t* info) {
    dropin::posv_mixed_complex<dropin::lapilli_zcposv, lapilli_complex_double, std::int64_t>("zcposv_64_",
                                                                                             uplo, n, nrhs, A,
                                                                                             lda, B, ldb, X,
                                                                                             ldx, work, swork,
                                                                                             rwork, iter,
                                                                                             info);
}
LAPILLI_API void scipy_zcposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx,
                                  lapilli_complex_double* work, lapilli_complex_float* swork, double* rwork,
                                  std::int64_t* iter, std::int64_t* info) {
    dropin::posv_mixed_complex<dropin::lapilli_zcposv, lapilli_complex_double, std::int64_t>(
                                                                                             "scipy_zcposv_64_",
                                                                                             uplo, n, nrhs, A,
                                                                                             lda, B, ldb, X,
                                                                                             ldx, work, swork,
                                                                                             rwork, iter,
                                                                                             info);
}

}  // extern "C"
