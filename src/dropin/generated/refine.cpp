// SPDX-License-Identifier: BSD-3-Clause
// Refinement and error bounds: LAPACK's symbols.
// Written by tools/generate from src/api/routines/refine.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void gerfs_real(const char* name, const char* trans, const Int* n, const Int* nrhs, const T* A,
                const Int* lda, const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb,
                T* X, const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("trans", trans, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gerfs_complex(const char* name, const char* trans, const Int* n, const Int* nrhs, const T* A,
                   const Int* lda, const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, real_t<T>* rwork,
                   Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("trans", trans, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, rwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void porfs_real(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
                const T* AF, const Int* ldaf, const T* B, const Int* ldb, T* X, const Int* ldx,
                real_t<T>* ferr, real_t<T>* berr, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf, B, *ldb,
                                                          X, *ldx, ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, berr, work, iwork, info,
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void porfs_complex(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A,
                   const Int* lda, const T* AF, const Int* ldaf, const T* B, const Int* ldb, T* X,
                   const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, real_t<T>*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf, B, *ldb,
                                                          X, *ldx, ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, berr, work, rwork, info,
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void syrfs_real(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
                const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb, T* X,
                const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void syrfs_complex(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A,
                   const Int* lda, const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, real_t<T>* rwork,
                   Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, rwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void herfs_real(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
                const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb, T* X,
                const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void herfs_complex(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A,
                   const Int* lda, const T* AF, const Int* ldaf, const Int* ipiv, const T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* ferr, real_t<T>* berr, T* work, real_t<T>* rwork,
                   Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const T*, const Int*,
                      const Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldaf", ldaf,
                                      "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb, X, *ldx,
                                                          ferr, berr); },
               [&] { next(uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, berr, work, rwork,
                          info, std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgerfs_(const char* trans, const int* n, const int* nrhs, const float* A, const int* lda,
                         const float* AF, const int* ldaf, const int* ipiv, const float* B, const int* ldb,
                         float* X, const int* ldx, float* ferr, float* berr, float* work, int* iwork,
                         int* info) {
    dropin::gerfs_real<dropin::lapilli_sgerfs, float, int>("sgerfs_", trans, n, nrhs, A, lda, AF, ldaf, ipiv,
                                                           B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_sgerfs_(const char* trans, const int* n, const int* nrhs, const float* A,
                               const int* lda, const float* AF, const int* ldaf, const int* ipiv,
                               const float* B, const int* ldb, float* X, const int* ldx, float* ferr,
                               float* berr, float* work, int* iwork, int* info) {
    dropin::gerfs_real<dropin::lapilli_sgerfs, float, int>("scipy_sgerfs_", trans, n, nrhs, A, lda, AF, ldaf,
                                                           ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                                                           info);
}
LAPILLI_API void sgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const float* A, const std::int64_t* lda, const float* AF,
                            const std::int64_t* ldaf, const std::int64_t* ipiv, const float* B,
                            const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr,
                            float* berr, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gerfs_real<dropin::lapilli_sgerfs, float, std::int64_t>("sgerfs_64_", trans, n, nrhs, A, lda, AF,
                                                                    ldaf, ipiv, B, ldb, X, ldx, ferr, berr,
                                                                    work, iwork, info);
}
LAPILLI_API void scipy_sgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, const float* AF,
                                  const std::int64_t* ldaf, const std::int64_t* ipiv, const float* B,
                                  const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr,
                                  float* berr, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gerfs_real<dropin::lapilli_sgerfs, float, std::int64_t>("scipy_sgerfs_64_", trans, n, nrhs, A,
                                                                    lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                                                                    berr, work, iwork, info);
}
LAPILLI_API void dgerfs_(const char* trans, const int* n, const int* nrhs, const double* A, const int* lda,
                         const double* AF, const int* ldaf, const int* ipiv, const double* B, const int* ldb,
                         double* X, const int* ldx, double* ferr, double* berr, double* work, int* iwork,
                         int* info) {
    dropin::gerfs_real<dropin::lapilli_dgerfs, double, int>("dgerfs_", trans, n, nrhs, A, lda, AF, ldaf, ipiv,
                                                            B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_dgerfs_(const char* trans, const int* n, const int* nrhs, const double* A,
                               const int* lda, const double* AF, const int* ldaf, const int* ipiv,
                               const double* B, const int* ldb, double* X, const int* ldx, double* ferr,
                               double* berr, double* work, int* iwork, int* info) {
    dropin::gerfs_real<dropin::lapilli_dgerfs, double, int>("scipy_dgerfs_", trans, n, nrhs, A, lda, AF, ldaf,
                                                            ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                                                            info);
}
LAPILLI_API void dgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const double* AF,
                            const std::int64_t* ldaf, const std::int64_t* ipiv, const double* B,
                            const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                            double* berr, double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gerfs_real<dropin::lapilli_dgerfs, double, std::int64_t>("dgerfs_64_", trans, n, nrhs, A, lda, AF,
                                                                     ldaf, ipiv, B, ldb, X, ldx, ferr, berr,
                                                                     work, iwork, info);
}
LAPILLI_API void scipy_dgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, const double* AF,
                                  const std::int64_t* ldaf, const std::int64_t* ipiv, const double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                                  double* berr, double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gerfs_real<dropin::lapilli_dgerfs, double, std::int64_t>("scipy_dgerfs_64_", trans, n, nrhs, A,
                                                                     lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                                                                     ferr, berr, work, iwork, info);
}
LAPILLI_API void cgerfs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                         const int* ldx, float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::gerfs_complex<dropin::lapilli_cgerfs, lapilli_complex_float, int>("cgerfs_", trans, n, nrhs, A,
                                                                              lda, AF, ldaf, ipiv, B, ldb, X,
                                                                              ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void scipy_cgerfs_(const char* trans, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                               const int* ldx, float* ferr, float* berr, lapilli_complex_float* work,
                               float* rwork, int* info) {
    dropin::gerfs_complex<dropin::lapilli_cgerfs, lapilli_complex_float, int>("scipy_cgerfs_", trans, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, B, ldb,
                                                                              X, ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void cgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_float* B, const std::int64_t* ldb,
                            lapilli_complex_float* X, const std::int64_t* ldx, float* ferr, float* berr,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::gerfs_complex<dropin::lapilli_cgerfs, lapilli_complex_float, std::int64_t>("cgerfs_64_", trans, n,
                                                                                       nrhs, A, lda, AF, ldaf,
                                                                                       ipiv, B, ldb, X, ldx,
                                                                                       ferr, berr, work,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_cgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_float* B,
                                  const std::int64_t* ldb, lapilli_complex_float* X, const std::int64_t* ldx,
                                  float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                                  std::int64_t* info) {
    dropin::gerfs_complex<dropin::lapilli_cgerfs, lapilli_complex_float, std::int64_t>("scipy_cgerfs_64_",
                                                                                       trans, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, B, ldb,
                                                                                       X, ldx, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void zgerfs_(const char* trans, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                         const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                         double* rwork, int* info) {
    dropin::gerfs_complex<dropin::lapilli_zgerfs, lapilli_complex_double, int>("zgerfs_", trans, n, nrhs, A,
                                                                               lda, AF, ldaf, ipiv, B, ldb, X,
                                                                               ldx, ferr, berr, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zgerfs_(const char* trans, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                               const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                               double* rwork, int* info) {
    dropin::gerfs_complex<dropin::lapilli_zgerfs, lapilli_complex_double, int>("scipy_zgerfs_", trans, n,
                                                                               nrhs, A, lda, AF, ldaf, ipiv,
                                                                               B, ldb, X, ldx, ferr, berr,
                                                                               work, rwork, info);
}
LAPILLI_API void zgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_double* B,
                            const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                            double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                            std::int64_t* info) {
    dropin::gerfs_complex<dropin::lapilli_zgerfs, lapilli_complex_double, std::int64_t>("zgerfs_64_", trans,
                                                                                        n, nrhs, A, lda, AF,
                                                                                        ldaf, ipiv, B, ldb, X,
                                                                                        ldx, ferr, berr, work,
                                                                                        rwork, info);
}
LAPILLI_API void scipy_zgerfs_64_(const char* trans, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_double* B,
                                  const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                                  double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* info) {
    dropin::gerfs_complex<dropin::lapilli_zgerfs, lapilli_complex_double, std::int64_t>("scipy_zgerfs_64_",
                                                                                        trans, n, nrhs, A,
                                                                                        lda, AF, ldaf, ipiv,
                                                                                        B, ldb, X, ldx, ferr,
                                                                                        berr, work, rwork,
                                                                                        info);
}

LAPILLI_API void sporfs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda,
                         const float* AF, const int* ldaf, const float* B, const int* ldb, float* X,
                         const int* ldx, float* ferr, float* berr, float* work, int* iwork, int* info) {
    dropin::porfs_real<dropin::lapilli_sporfs, float, int>("sporfs_", uplo, n, nrhs, A, lda, AF, ldaf, B, ldb,
                                                           X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_sporfs_(const char* uplo, const int* n, const int* nrhs, const float* A,
                               const int* lda, const float* AF, const int* ldaf, const float* B,
                               const int* ldb, float* X, const int* ldx, float* ferr, float* berr,
                               float* work, int* iwork, int* info) {
    dropin::porfs_real<dropin::lapilli_sporfs, float, int>("scipy_sporfs_", uplo, n, nrhs, A, lda, AF, ldaf,
                                                           B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void sporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                            const std::int64_t* lda, const float* AF, const std::int64_t* ldaf,
                            const float* B, const std::int64_t* ldb, float* X, const std::int64_t* ldx,
                            float* ferr, float* berr, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::porfs_real<dropin::lapilli_sporfs, float, std::int64_t>("sporfs_64_", uplo, n, nrhs, A, lda, AF,
                                                                    ldaf, B, ldb, X, ldx, ferr, berr, work,
                                                                    iwork, info);
}
LAPILLI_API void scipy_sporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, const float* AF,
                                  const std::int64_t* ldaf, const float* B, const std::int64_t* ldb, float* X,
                                  const std::int64_t* ldx, float* ferr, float* berr, float* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::porfs_real<dropin::lapilli_sporfs, float, std::int64_t>("scipy_sporfs_64_", uplo, n, nrhs, A, lda,
                                                                    AF, ldaf, B, ldb, X, ldx, ferr, berr,
                                                                    work, iwork, info);
}
LAPILLI_API void dporfs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
                         const double* AF, const int* ldaf, const double* B, const int* ldb, double* X,
                         const int* ldx, double* ferr, double* berr, double* work, int* iwork, int* info) {
    dropin::porfs_real<dropin::lapilli_dporfs, double, int>("dporfs_", uplo, n, nrhs, A, lda, AF, ldaf, B,
                                                            ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_dporfs_(const char* uplo, const int* n, const int* nrhs, const double* A,
                               const int* lda, const double* AF, const int* ldaf, const double* B,
                               const int* ldb, double* X, const int* ldx, double* ferr, double* berr,
                               double* work, int* iwork, int* info) {
    dropin::porfs_real<dropin::lapilli_dporfs, double, int>("scipy_dporfs_", uplo, n, nrhs, A, lda, AF, ldaf,
                                                            B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void dporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const double* AF,
                            const std::int64_t* ldaf, const double* B, const std::int64_t* ldb, double* X,
                            const std::int64_t* ldx, double* ferr, double* berr, double* work,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::porfs_real<dropin::lapilli_dporfs, double, std::int64_t>("dporfs_64_", uplo, n, nrhs, A, lda, AF,
                                                                     ldaf, B, ldb, X, ldx, ferr, berr, work,
                                                                     iwork, info);
}
LAPILLI_API void scipy_dporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, const double* AF,
                                  const std::int64_t* ldaf, const double* B, const std::int64_t* ldb,
                                  double* X, const std::int64_t* ldx, double* ferr, double* berr,
                                  double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::porfs_real<dropin::lapilli_dporfs, double, std::int64_t>("scipy_dporfs_64_", uplo, n, nrhs, A,
                                                                     lda, AF, ldaf, B, ldb, X, ldx, ferr,
                                                                     berr, work, iwork, info);
}
LAPILLI_API void cporfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const lapilli_complex_float* AF, const int* ldaf,
                         const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                         const int* ldx, float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::porfs_complex<dropin::lapilli_cporfs, lapilli_complex_float, int>("cporfs_", uplo, n, nrhs, A,
                                                                              lda, AF, ldaf, B, ldb, X, ldx,
                                                                              ferr, berr, work, rwork, info);
}
LAPILLI_API void scipy_cporfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* AF, const int* ldaf,
                               const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                               const int* ldx, float* ferr, float* berr, lapilli_complex_float* work,
                               float* rwork, int* info) {
    dropin::porfs_complex<dropin::lapilli_cporfs, lapilli_complex_float, int>("scipy_cporfs_", uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, B, ldb, X,
                                                                              ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void cporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* AF, const std::int64_t* ldaf,
                            const lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* X,
                            const std::int64_t* ldx, float* ferr, float* berr, lapilli_complex_float* work,
                            float* rwork, std::int64_t* info) {
    dropin::porfs_complex<dropin::lapilli_cporfs, lapilli_complex_float, std::int64_t>("cporfs_64_", uplo, n,
                                                                                       nrhs, A, lda, AF, ldaf,
                                                                                       B, ldb, X, ldx, ferr,
                                                                                       berr, work, rwork,
                                                                                       info);
}
LAPILLI_API void scipy_cporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* AF, const std::int64_t* ldaf,
                                  const lapilli_complex_float* B, const std::int64_t* ldb,
                                  lapilli_complex_float* X, const std::int64_t* ldx, float* ferr, float* berr,
                                  lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::porfs_complex<dropin::lapilli_cporfs, lapilli_complex_float, std::int64_t>("scipy_cporfs_64_",
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, B, ldb, X,
                                                                                       ldx, ferr, berr, work,
                                                                                       rwork, info);
}
LAPILLI_API void zporfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* AF, const int* ldaf,
                         const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                         const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                         double* rwork, int* info) {
    dropin::porfs_complex<dropin::lapilli_zporfs, lapilli_complex_double, int>("zporfs_", uplo, n, nrhs, A,
                                                                               lda, AF, ldaf, B, ldb, X, ldx,
                                                                               ferr, berr, work, rwork, info);
}
LAPILLI_API void scipy_zporfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* AF, const int* ldaf,
                               const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                               const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                               double* rwork, int* info) {
    dropin::porfs_complex<dropin::lapilli_zporfs, lapilli_complex_double, int>("scipy_zporfs_", uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, B, ldb, X,
                                                                               ldx, ferr, berr, work, rwork,
                                                                               info);
}
LAPILLI_API void zporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* AF, const std::int64_t* ldaf,
                            const lapilli_complex_double* B, const std::int64_t* ldb,
                            lapilli_complex_double* X, const std::int64_t* ldx, double* ferr, double* berr,
                            lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::porfs_complex<dropin::lapilli_zporfs, lapilli_complex_double, std::int64_t>("zporfs_64_", uplo, n,
                                                                                        nrhs, A, lda, AF,
                                                                                        ldaf, B, ldb, X, ldx,
                                                                                        ferr, berr, work,
                                                                                        rwork, info);
}
LAPILLI_API void scipy_zporfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* AF, const std::int64_t* ldaf,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx, double* ferr,
                                  double* berr, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* info) {
    dropin::porfs_complex<dropin::lapilli_zporfs, lapilli_complex_double, std::int64_t>("scipy_zporfs_64_",
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, B, ldb, X,
                                                                                        ldx, ferr, berr, work,
                                                                                        rwork, info);
}

LAPILLI_API void ssyrfs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda,
                         const float* AF, const int* ldaf, const int* ipiv, const float* B, const int* ldb,
                         float* X, const int* ldx, float* ferr, float* berr, float* work, int* iwork,
                         int* info) {
    dropin::syrfs_real<dropin::lapilli_ssyrfs, float, int>("ssyrfs_", uplo, n, nrhs, A, lda, AF, ldaf, ipiv,
                                                           B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_ssyrfs_(const char* uplo, const int* n, const int* nrhs, const float* A,
                               const int* lda, const float* AF, const int* ldaf, const int* ipiv,
                               const float* B, const int* ldb, float* X, const int* ldx, float* ferr,
                               float* berr, float* work, int* iwork, int* info) {
    dropin::syrfs_real<dropin::lapilli_ssyrfs, float, int>("scipy_ssyrfs_", uplo, n, nrhs, A, lda, AF, ldaf,
                                                           ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                                                           info);
}
LAPILLI_API void ssyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                            const std::int64_t* lda, const float* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const float* B, const std::int64_t* ldb, float* X,
                            const std::int64_t* ldx, float* ferr, float* berr, float* work,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::syrfs_real<dropin::lapilli_ssyrfs, float, std::int64_t>("ssyrfs_64_", uplo, n, nrhs, A, lda, AF,
                                                                    ldaf, ipiv, B, ldb, X, ldx, ferr, berr,
                                                                    work, iwork, info);
}
LAPILLI_API void scipy_ssyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, const float* AF,
                                  const std::int64_t* ldaf, const std::int64_t* ipiv, const float* B,
                                  const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* ferr,
                                  float* berr, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::syrfs_real<dropin::lapilli_ssyrfs, float, std::int64_t>("scipy_ssyrfs_64_", uplo, n, nrhs, A, lda,
                                                                    AF, ldaf, ipiv, B, ldb, X, ldx, ferr,
                                                                    berr, work, iwork, info);
}
LAPILLI_API void dsyrfs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
                         const double* AF, const int* ldaf, const int* ipiv, const double* B, const int* ldb,
                         double* X, const int* ldx, double* ferr, double* berr, double* work, int* iwork,
                         int* info) {
    dropin::syrfs_real<dropin::lapilli_dsyrfs, double, int>("dsyrfs_", uplo, n, nrhs, A, lda, AF, ldaf, ipiv,
                                                            B, ldb, X, ldx, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_dsyrfs_(const char* uplo, const int* n, const int* nrhs, const double* A,
                               const int* lda, const double* AF, const int* ldaf, const int* ipiv,
                               const double* B, const int* ldb, double* X, const int* ldx, double* ferr,
                               double* berr, double* work, int* iwork, int* info) {
    dropin::syrfs_real<dropin::lapilli_dsyrfs, double, int>("scipy_dsyrfs_", uplo, n, nrhs, A, lda, AF, ldaf,
                                                            ipiv, B, ldb, X, ldx, ferr, berr, work, iwork,
                                                            info);
}
LAPILLI_API void dsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const double* AF,
                            const std::int64_t* ldaf, const std::int64_t* ipiv, const double* B,
                            const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                            double* berr, double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::syrfs_real<dropin::lapilli_dsyrfs, double, std::int64_t>("dsyrfs_64_", uplo, n, nrhs, A, lda, AF,
                                                                     ldaf, ipiv, B, ldb, X, ldx, ferr, berr,
                                                                     work, iwork, info);
}
LAPILLI_API void scipy_dsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, const double* AF,
                                  const std::int64_t* ldaf, const std::int64_t* ipiv, const double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* ferr,
                                  double* berr, double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::syrfs_real<dropin::lapilli_dsyrfs, double, std::int64_t>("scipy_dsyrfs_64_", uplo, n, nrhs, A,
                                                                     lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                                                                     ferr, berr, work, iwork, info);
}
LAPILLI_API void csyrfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                         const int* ldx, float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::syrfs_complex<dropin::lapilli_csyrfs, lapilli_complex_float, int>("csyrfs_", uplo, n, nrhs, A,
                                                                              lda, AF, ldaf, ipiv, B, ldb, X,
                                                                              ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void scipy_csyrfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                               const int* ldx, float* ferr, float* berr, lapilli_complex_float* work,
                               float* rwork, int* info) {
    dropin::syrfs_complex<dropin::lapilli_csyrfs, lapilli_complex_float, int>("scipy_csyrfs_", uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, B, ldb,
                                                                              X, ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void csyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_float* B, const std::int64_t* ldb,
                            lapilli_complex_float* X, const std::int64_t* ldx, float* ferr, float* berr,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::syrfs_complex<dropin::lapilli_csyrfs, lapilli_complex_float, std::int64_t>("csyrfs_64_", uplo, n,
                                                                                       nrhs, A, lda, AF, ldaf,
                                                                                       ipiv, B, ldb, X, ldx,
                                                                                       ferr, berr, work,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_csyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_float* B,
                                  const std::int64_t* ldb, lapilli_complex_float* X, const std::int64_t* ldx,
                                  float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                                  std::int64_t* info) {
    dropin::syrfs_complex<dropin::lapilli_csyrfs, lapilli_complex_float, std::int64_t>("scipy_csyrfs_64_",
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, B, ldb,
                                                                                       X, ldx, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void zsyrfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                         const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                         double* rwork, int* info) {
    dropin::syrfs_complex<dropin::lapilli_zsyrfs, lapilli_complex_double, int>("zsyrfs_", uplo, n, nrhs, A,
                                                                               lda, AF, ldaf, ipiv, B, ldb, X,
                                                                               ldx, ferr, berr, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zsyrfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                               const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                               double* rwork, int* info) {
    dropin::syrfs_complex<dropin::lapilli_zsyrfs, lapilli_complex_double, int>("scipy_zsyrfs_", uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, ipiv, B, ldb,
                                                                               X, ldx, ferr, berr, work,
                                                                               rwork, info);
}
LAPILLI_API void zsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_double* B,
                            const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                            double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                            std::int64_t* info) {
    dropin::syrfs_complex<dropin::lapilli_zsyrfs, lapilli_complex_double, std::int64_t>("zsyrfs_64_", uplo, n,
                                                                                        nrhs, A, lda, AF,
                                                                                        ldaf, ipiv, B, ldb, X,
                                                                                        ldx, ferr, berr, work,
                                                                                        rwork, info);
}
LAPILLI_API void scipy_zsyrfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_double* B,
                                  const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                                  double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* info) {
    dropin::syrfs_complex<dropin::lapilli_zsyrfs, lapilli_complex_double, std::int64_t>("scipy_zsyrfs_64_",
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, ipiv, B,
                                                                                        ldb, X, ldx, ferr,
                                                                                        berr, work, rwork,
                                                                                        info);
}

LAPILLI_API void cherfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                         const int* ldx, float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::herfs_complex<dropin::lapilli_cherfs, lapilli_complex_float, int>("cherfs_", uplo, n, nrhs, A,
                                                                              lda, AF, ldaf, ipiv, B, ldb, X,
                                                                              ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void scipy_cherfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                               const int* ldx, float* ferr, float* berr, lapilli_complex_float* work,
                               float* rwork, int* info) {
    dropin::herfs_complex<dropin::lapilli_cherfs, lapilli_complex_float, int>("scipy_cherfs_", uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, B, ldb,
                                                                              X, ldx, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void cherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_float* B, const std::int64_t* ldb,
                            lapilli_complex_float* X, const std::int64_t* ldx, float* ferr, float* berr,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::herfs_complex<dropin::lapilli_cherfs, lapilli_complex_float, std::int64_t>("cherfs_64_", uplo, n,
                                                                                       nrhs, A, lda, AF, ldaf,
                                                                                       ipiv, B, ldb, X, ldx,
                                                                                       ferr, berr, work,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_cherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_float* B,
                                  const std::int64_t* ldb, lapilli_complex_float* X, const std::int64_t* ldx,
                                  float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                                  std::int64_t* info) {
    dropin::herfs_complex<dropin::lapilli_cherfs, lapilli_complex_float, std::int64_t>("scipy_cherfs_64_",
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, B, ldb,
                                                                                       X, ldx, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void zherfs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                         const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                         const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                         double* rwork, int* info) {
    dropin::herfs_complex<dropin::lapilli_zherfs, lapilli_complex_double, int>("zherfs_", uplo, n, nrhs, A,
                                                                               lda, AF, ldaf, ipiv, B, ldb, X,
                                                                               ldx, ferr, berr, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zherfs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* AF, const int* ldaf, const int* ipiv,
                               const lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                               const int* ldx, double* ferr, double* berr, lapilli_complex_double* work,
                               double* rwork, int* info) {
    dropin::herfs_complex<dropin::lapilli_zherfs, lapilli_complex_double, int>("scipy_zherfs_", uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, ipiv, B, ldb,
                                                                               X, ldx, ferr, berr, work,
                                                                               rwork, info);
}
LAPILLI_API void zherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* AF, const std::int64_t* ldaf,
                            const std::int64_t* ipiv, const lapilli_complex_double* B,
                            const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                            double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                            std::int64_t* info) {
    dropin::herfs_complex<dropin::lapilli_zherfs, lapilli_complex_double, std::int64_t>("zherfs_64_", uplo, n,
                                                                                        nrhs, A, lda, AF,
                                                                                        ldaf, ipiv, B, ldb, X,
                                                                                        ldx, ferr, berr, work,
                                                                                        rwork, info);
}
LAPILLI_API void scipy_zherfs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* AF, const std::int64_t* ldaf,
                                  const std::int64_t* ipiv, const lapilli_complex_double* B,
                                  const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                                  double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* info) {
    dropin::herfs_complex<dropin::lapilli_zherfs, lapilli_complex_double, std::int64_t>("scipy_zherfs_64_",
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, ipiv, B,
                                                                                        ldb, X, ldx, ferr,
                                                                                        berr, work, rwork,
                                                                                        info);
}

}  // extern "C"
