// SPDX-License-Identifier: BSD-3-Clause
// Expert drivers of linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/expert.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void gesvx_real(const char* name, const char* fact, const char* trans, const Int* n, const Int* nrhs, T* A,
                const Int* lda, T* AF, const Int* ldaf, Int* ipiv, char* equed, real_t<T>* R, real_t<T>* C,
                T* B, const Int* ldb, T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr,
                real_t<T>* berr, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                      char*, real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*,
                      real_t<T>*, T*, Int*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "trans", trans, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *trans, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          equed, R, C, B, *ldb, X, *ldx, rcond, ferr, berr,
                                                          work); },
               [&] { next(fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, rcond,
                          ferr, berr, work, iwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gesvx_complex(const char* name, const char* fact, const char* trans, const Int* n, const Int* nrhs, T* A,
                   const Int* lda, T* AF, const Int* ldaf, Int* ipiv, char* equed, real_t<T>* R, real_t<T>* C,
                   T* B, const Int* ldb, T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr,
                   real_t<T>* berr, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                      char*, real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*,
                      real_t<T>*, T*, real_t<T>*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "trans", trans, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *trans, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          equed, R, C, B, *ldb, X, *ldx, rcond, ferr, berr,
                                                          rwork); },
               [&] { next(fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, rcond,
                          ferr, berr, work, rwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void posvx_real(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs, T* A,
                const Int* lda, T* AF, const Int* ldaf, char* equed, real_t<T>* S, T* B, const Int* ldb, T* X,
                const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work, Int* iwork,
                Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, char*,
                      real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      Int*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          equed, S, B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, berr,
                          work, iwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void posvx_complex(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs, T* A,
                   const Int* lda, T* AF, const Int* ldaf, char* equed, real_t<T>* S, T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work,
                   real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, char*,
                      real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          equed, S, B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, berr,
                          work, rwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sysvx_real(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs,
                const T* A, const Int* lda, T* AF, const Int* ldaf, Int* ipiv, const T* B, const Int* ldb,
                T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work,
                const Int* lwork, Int* iwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*,
                      Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      const Int*, Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                          work, lwork, iwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 3 * double(*n)), 18});
}

template <auto& Function, class T, class Int>
void sysvx_complex(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs,
                   const T* A, const Int* lda, T* AF, const Int* ldaf, Int* ipiv, const T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work,
                   const Int* lwork, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*,
                      Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      const Int*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                          work, lwork, rwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n)), 18});
}

template <auto& Function, class T, class Int>
void hesvx_real(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs,
                const T* A, const Int* lda, T* AF, const Int* ldaf, Int* ipiv, const T* B, const Int* ldb,
                T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work,
                const Int* lwork, Int* iwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*,
                      Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      const Int*, Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                          work, lwork, iwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 3 * double(*n)), 18});
}

template <auto& Function, class T, class Int>
void hesvx_complex(const char* name, const char* fact, const char* uplo, const Int* n, const Int* nrhs,
                   const T* A, const Int* lda, T* AF, const Int* ldaf, Int* ipiv, const T* B, const Int* ldb,
                   T* X, const Int* ldx, real_t<T>* rcond, real_t<T>* ferr, real_t<T>* berr, T* work,
                   const Int* lwork, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*,
                      Int*, const T*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, T*,
                      const Int*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("fact", fact, "uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldaf", ldaf, "ldb", ldb, "ldx", ldx); },
               [&](lapilli_context ctx) { return Function(ctx, *fact, *uplo, *n, *nrhs, A, *lda, AF, *ldaf,
                                                          IntegersInOut<Int>(ipiv, double(*n), (upper_case(*fact) == 'F')),
                                                          B, *ldb, X, *ldx, rcond, ferr, berr); },
               [&] { next(fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                          work, lwork, rwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n)), 18});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, float* A,
                         const int* lda, float* AF, const int* ldaf, int* ipiv, char* equed, float* R,
                         float* C, float* B, const int* ldb, float* X, const int* ldx, float* rcond,
                         float* ferr, float* berr, float* work, int* iwork, int* info) {
    dropin::gesvx_real<dropin::lapilli_sgesvx, float, int>("sgesvx_", fact, trans, n, nrhs, A, lda, AF, ldaf,
                                                           ipiv, equed, R, C, B, ldb, X, ldx, rcond, ferr,
                                                           berr, work, iwork, info);
}
LAPILLI_API void scipy_sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, float* A,
                               const int* lda, float* AF, const int* ldaf, int* ipiv, char* equed, float* R,
                               float* C, float* B, const int* ldb, float* X, const int* ldx, float* rcond,
                               float* ferr, float* berr, float* work, int* iwork, int* info) {
    dropin::gesvx_real<dropin::lapilli_sgesvx, float, int>("scipy_sgesvx_", fact, trans, n, nrhs, A, lda, AF,
                                                           ldaf, ipiv, equed, R, C, B, ldb, X, ldx, rcond,
                                                           ferr, berr, work, iwork, info);
}
LAPILLI_API void sgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                            const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* AF,
                            const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, float* R, float* C,
                            float* B, const std::int64_t* ldb, float* X, const std::int64_t* ldx,
                            float* rcond, float* ferr, float* berr, float* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::gesvx_real<dropin::lapilli_sgesvx, float, std::int64_t>("sgesvx_64_", fact, trans, n, nrhs, A,
                                                                    lda, AF, ldaf, ipiv, equed, R, C, B, ldb,
                                                                    X, ldx, rcond, ferr, berr, work, iwork,
                                                                    info);
}
LAPILLI_API void scipy_sgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                                  const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, float* R,
                                  float* C, float* B, const std::int64_t* ldb, float* X,
                                  const std::int64_t* ldx, float* rcond, float* ferr, float* berr,
                                  float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gesvx_real<dropin::lapilli_sgesvx, float, std::int64_t>("scipy_sgesvx_64_", fact, trans, n, nrhs,
                                                                    A, lda, AF, ldaf, ipiv, equed, R, C, B,
                                                                    ldb, X, ldx, rcond, ferr, berr, work,
                                                                    iwork, info);
}
LAPILLI_API void dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, double* A,
                         const int* lda, double* AF, const int* ldaf, int* ipiv, char* equed, double* R,
                         double* C, double* B, const int* ldb, double* X, const int* ldx, double* rcond,
                         double* ferr, double* berr, double* work, int* iwork, int* info) {
    dropin::gesvx_real<dropin::lapilli_dgesvx, double, int>("dgesvx_", fact, trans, n, nrhs, A, lda, AF, ldaf,
                                                            ipiv, equed, R, C, B, ldb, X, ldx, rcond, ferr,
                                                            berr, work, iwork, info);
}
LAPILLI_API void scipy_dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, double* A,
                               const int* lda, double* AF, const int* ldaf, int* ipiv, char* equed, double* R,
                               double* C, double* B, const int* ldb, double* X, const int* ldx, double* rcond,
                               double* ferr, double* berr, double* work, int* iwork, int* info) {
    dropin::gesvx_real<dropin::lapilli_dgesvx, double, int>("scipy_dgesvx_", fact, trans, n, nrhs, A, lda, AF,
                                                            ldaf, ipiv, equed, R, C, B, ldb, X, ldx, rcond,
                                                            ferr, berr, work, iwork, info);
}
LAPILLI_API void dgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                            const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* AF,
                            const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, double* R, double* C,
                            double* B, const std::int64_t* ldb, double* X, const std::int64_t* ldx,
                            double* rcond, double* ferr, double* berr, double* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::gesvx_real<dropin::lapilli_dgesvx, double, std::int64_t>("dgesvx_64_", fact, trans, n, nrhs, A,
                                                                     lda, AF, ldaf, ipiv, equed, R, C, B, ldb,
                                                                     X, ldx, rcond, ferr, berr, work, iwork,
                                                                     info);
}
LAPILLI_API void scipy_dgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                                  const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, double* R,
                                  double* C, double* B, const std::int64_t* ldb, double* X,
                                  const std::int64_t* ldx, double* rcond, double* ferr, double* berr,
                                  double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::gesvx_real<dropin::lapilli_dgesvx, double, std::int64_t>("scipy_dgesvx_64_", fact, trans, n, nrhs,
                                                                     A, lda, AF, ldaf, ipiv, equed, R, C, B,
                                                                     ldb, X, ldx, rcond, ferr, berr, work,
                                                                     iwork, info);
}
LAPILLI_API void cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs,
                         lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF, const int* ldaf,
                         int* ipiv, char* equed, float* R, float* C, lapilli_complex_float* B, const int* ldb,
                         lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         lapilli_complex_float* work, float* rwork, int* info) {
    dropin::gesvx_complex<dropin::lapilli_cgesvx, lapilli_complex_float, int>("cgesvx_", fact, trans, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, equed,
                                                                              R, C, B, ldb, X, ldx, rcond,
                                                                              ferr, berr, work, rwork, info);
}
LAPILLI_API void scipy_cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs,
                               lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                               const int* ldaf, int* ipiv, char* equed, float* R, float* C,
                               lapilli_complex_float* B, const int* ldb, lapilli_complex_float* X,
                               const int* ldx, float* rcond, float* ferr, float* berr,
                               lapilli_complex_float* work, float* rwork, int* info) {
    dropin::gesvx_complex<dropin::lapilli_cgesvx, lapilli_complex_float, int>("scipy_cgesvx_", fact, trans, n,
                                                                              nrhs, A, lda, AF, ldaf, ipiv,
                                                                              equed, R, C, B, ldb, X, ldx,
                                                                              rcond, ferr, berr, work, rwork,
                                                                              info);
}
LAPILLI_API void cgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                            const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                            char* equed, float* R, float* C, lapilli_complex_float* B,
                            const std::int64_t* ldb, lapilli_complex_float* X, const std::int64_t* ldx,
                            float* rcond, float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                            std::int64_t* info) {
    dropin::gesvx_complex<dropin::lapilli_cgesvx, lapilli_complex_float, std::int64_t>("cgesvx_64_", fact,
                                                                                       trans, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, equed,
                                                                                       R, C, B, ldb, X, ldx,
                                                                                       rcond, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void scipy_cgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                                  const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                                  char* equed, float* R, float* C, lapilli_complex_float* B,
                                  const std::int64_t* ldb, lapilli_complex_float* X, const std::int64_t* ldx,
                                  float* rcond, float* ferr, float* berr, lapilli_complex_float* work,
                                  float* rwork, std::int64_t* info) {
    dropin::gesvx_complex<dropin::lapilli_cgesvx, lapilli_complex_float, std::int64_t>("scipy_cgesvx_64_",
                                                                                       fact, trans, n, nrhs,
                                                                                       A, lda, AF, ldaf, ipiv,
                                                                                       equed, R, C, B, ldb, X,
                                                                                       ldx, rcond, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs,
                         lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                         const int* ldaf, int* ipiv, char* equed, double* R, double* C,
                         lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X, const int* ldx,
                         double* rcond, double* ferr, double* berr, lapilli_complex_double* work,
                         double* rwork, int* info) {
    dropin::gesvx_complex<dropin::lapilli_zgesvx, lapilli_complex_double, int>("zgesvx_", fact, trans, n,
                                                                               nrhs, A, lda, AF, ldaf, ipiv,
                                                                               equed, R, C, B, ldb, X, ldx,
                                                                               rcond, ferr, berr, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs,
                               lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                               const int* ldaf, int* ipiv, char* equed, double* R, double* C,
                               lapilli_complex_double* B, const int* ldb, lapilli_complex_double* X,
                               const int* ldx, double* rcond, double* ferr, double* berr,
                               lapilli_complex_double* work, double* rwork, int* info) {
    dropin::gesvx_complex<dropin::lapilli_zgesvx, lapilli_complex_double, int>("scipy_zgesvx_", fact, trans,
                                                                               n, nrhs, A, lda, AF, ldaf,
                                                                               ipiv, equed, R, C, B, ldb, X,
                                                                               ldx, rcond, ferr, berr, work,
                                                                               rwork, info);
}
LAPILLI_API void zgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                            const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                            char* equed, double* R, double* C, lapilli_complex_double* B,
                            const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                            double* rcond, double* ferr, double* berr, lapilli_complex_double* work,
                            double* rwork, std::int64_t* info) {
    dropin::gesvx_complex<dropin::lapilli_zgesvx, lapilli_complex_double, std::int64_t>("zgesvx_64_", fact,
                                                                                        trans, n, nrhs, A,
                                                                                        lda, AF, ldaf, ipiv,
                                                                                        equed, R, C, B, ldb,
                                                                                        X, ldx, rcond, ferr,
                                                                                        berr, work, rwork,
                                                                                        info);
}
LAPILLI_API void scipy_zgesvx_64_(const char* fact, const char* trans, const std::int64_t* n,
                                  const std::int64_t* nrhs, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv, char* equed, double* R,
                                  double* C, lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx, double* rcond,
                                  double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* info) {
    dropin::gesvx_complex<dropin::lapilli_zgesvx, lapilli_complex_double, std::int64_t>("scipy_zgesvx_64_",
                                                                                        fact, trans, n, nrhs,
                                                                                        A, lda, AF, ldaf,
                                                                                        ipiv, equed, R, C, B,
                                                                                        ldb, X, ldx, rcond,
                                                                                        ferr, berr, work,
                                                                                        rwork, info);
}

LAPILLI_API void sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, float* A,
                         const int* lda, float* AF, const int* ldaf, char* equed, float* S, float* B,
                         const int* ldb, float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         float* work, int* iwork, int* info) {
    dropin::posvx_real<dropin::lapilli_sposvx, float, int>("sposvx_", fact, uplo, n, nrhs, A, lda, AF, ldaf,
                                                           equed, S, B, ldb, X, ldx, rcond, ferr, berr, work,
                                                           iwork, info);
}
LAPILLI_API void scipy_sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, float* A,
                               const int* lda, float* AF, const int* ldaf, char* equed, float* S, float* B,
                               const int* ldb, float* X, const int* ldx, float* rcond, float* ferr,
                               float* berr, float* work, int* iwork, int* info) {
    dropin::posvx_real<dropin::lapilli_sposvx, float, int>("scipy_sposvx_", fact, uplo, n, nrhs, A, lda, AF,
                                                           ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, berr,
                                                           work, iwork, info);
}
LAPILLI_API void sposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* AF,
                            const std::int64_t* ldaf, char* equed, float* S, float* B,
                            const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* rcond,
                            float* ferr, float* berr, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::posvx_real<dropin::lapilli_sposvx, float, std::int64_t>("sposvx_64_", fact, uplo, n, nrhs, A, lda,
                                                                    AF, ldaf, equed, S, B, ldb, X, ldx, rcond,
                                                                    ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_sposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* AF,
                                  const std::int64_t* ldaf, char* equed, float* S, float* B,
                                  const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* rcond,
                                  float* ferr, float* berr, float* work, std::int64_t* iwork,
                                  std::int64_t* info) {
    dropin::posvx_real<dropin::lapilli_sposvx, float, std::int64_t>("scipy_sposvx_64_", fact, uplo, n, nrhs,
                                                                    A, lda, AF, ldaf, equed, S, B, ldb, X,
                                                                    ldx, rcond, ferr, berr, work, iwork,
                                                                    info);
}
LAPILLI_API void dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, double* A,
                         const int* lda, double* AF, const int* ldaf, char* equed, double* S, double* B,
                         const int* ldb, double* X, const int* ldx, double* rcond, double* ferr, double* berr,
                         double* work, int* iwork, int* info) {
    dropin::posvx_real<dropin::lapilli_dposvx, double, int>("dposvx_", fact, uplo, n, nrhs, A, lda, AF, ldaf,
                                                            equed, S, B, ldb, X, ldx, rcond, ferr, berr, work,
                                                            iwork, info);
}
LAPILLI_API void scipy_dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, double* A,
                               const int* lda, double* AF, const int* ldaf, char* equed, double* S, double* B,
                               const int* ldb, double* X, const int* ldx, double* rcond, double* ferr,
                               double* berr, double* work, int* iwork, int* info) {
    dropin::posvx_real<dropin::lapilli_dposvx, double, int>("scipy_dposvx_", fact, uplo, n, nrhs, A, lda, AF,
                                                            ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, berr,
                                                            work, iwork, info);
}
LAPILLI_API void dposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* AF,
                            const std::int64_t* ldaf, char* equed, double* S, double* B,
                            const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* rcond,
                            double* ferr, double* berr, double* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::posvx_real<dropin::lapilli_dposvx, double, std::int64_t>("dposvx_64_", fact, uplo, n, nrhs, A,
                                                                     lda, AF, ldaf, equed, S, B, ldb, X, ldx,
                                                                     rcond, ferr, berr, work, iwork, info);
}
LAPILLI_API void scipy_dposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* AF,
                                  const std::int64_t* ldaf, char* equed, double* S, double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* rcond,
                                  double* ferr, double* berr, double* work, std::int64_t* iwork,
                                  std::int64_t* info) {
    dropin::posvx_real<dropin::lapilli_dposvx, double, std::int64_t>("scipy_dposvx_64_", fact, uplo, n, nrhs,
                                                                     A, lda, AF, ldaf, equed, S, B, ldb, X,
                                                                     ldx, rcond, ferr, berr, work, iwork,
                                                                     info);
}
LAPILLI_API void cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF, const int* ldaf,
                         char* equed, float* S, lapilli_complex_float* B, const int* ldb,
                         lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         lapilli_complex_float* work, float* rwork, int* info) {
    dropin::posvx_complex<dropin::lapilli_cposvx, lapilli_complex_float, int>("cposvx_", fact, uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, equed, S, B,
                                                                              ldb, X, ldx, rcond, ferr, berr,
                                                                              work, rwork, info);
}
LAPILLI_API void scipy_cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                               const int* ldaf, char* equed, float* S, lapilli_complex_float* B,
                               const int* ldb, lapilli_complex_float* X, const int* ldx, float* rcond,
                               float* ferr, float* berr, lapilli_complex_float* work, float* rwork,
                               int* info) {
    dropin::posvx_complex<dropin::lapilli_cposvx, lapilli_complex_float, int>("scipy_cposvx_", fact, uplo, n,
                                                                              nrhs, A, lda, AF, ldaf, equed,
                                                                              S, B, ldb, X, ldx, rcond, ferr,
                                                                              berr, work, rwork, info);
}
LAPILLI_API void cposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* AF, const std::int64_t* ldaf, char* equed, float* S,
                            lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* X,
                            const std::int64_t* ldx, float* rcond, float* ferr, float* berr,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::posvx_complex<dropin::lapilli_cposvx, lapilli_complex_float, std::int64_t>("cposvx_64_", fact,
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, equed, S, B,
                                                                                       ldb, X, ldx, rcond,
                                                                                       ferr, berr, work,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_cposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* AF, const std::int64_t* ldaf, char* equed, float* S,
                                  lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* X,
                                  const std::int64_t* ldx, float* rcond, float* ferr, float* berr,
                                  lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::posvx_complex<dropin::lapilli_cposvx, lapilli_complex_float, std::int64_t>("scipy_cposvx_64_",
                                                                                       fact, uplo, n, nrhs, A,
                                                                                       lda, AF, ldaf, equed,
                                                                                       S, B, ldb, X, ldx,
                                                                                       rcond, ferr, berr,
                                                                                       work, rwork, info);
}
LAPILLI_API void zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                         const int* ldaf, char* equed, double* S, lapilli_complex_double* B, const int* ldb,
                         lapilli_complex_double* X, const int* ldx, double* rcond, double* ferr, double* berr,
                         lapilli_complex_double* work, double* rwork, int* info) {
    dropin::posvx_complex<dropin::lapilli_zposvx, lapilli_complex_double, int>("zposvx_", fact, uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, equed, S, B,
                                                                               ldb, X, ldx, rcond, ferr, berr,
                                                                               work, rwork, info);
}
LAPILLI_API void scipy_zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                               const int* ldaf, char* equed, double* S, lapilli_complex_double* B,
                               const int* ldb, lapilli_complex_double* X, const int* ldx, double* rcond,
                               double* ferr, double* berr, lapilli_complex_double* work, double* rwork,
                               int* info) {
    dropin::posvx_complex<dropin::lapilli_zposvx, lapilli_complex_double, int>("scipy_zposvx_", fact, uplo, n,
                                                                               nrhs, A, lda, AF, ldaf, equed,
                                                                               S, B, ldb, X, ldx, rcond, ferr,
                                                                               berr, work, rwork, info);
}
LAPILLI_API void zposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* AF, const std::int64_t* ldaf, char* equed, double* S,
                            lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* X,
                            const std::int64_t* ldx, double* rcond, double* ferr, double* berr,
                            lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::posvx_complex<dropin::lapilli_zposvx, lapilli_complex_double, std::int64_t>("zposvx_64_", fact,
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, equed, S, B,
                                                                                        ldb, X, ldx, rcond,
                                                                                        ferr, berr, work,
                                                                                        rwork, info);
}
LAPILLI_API void scipy_zposvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* AF,
                                  const std::int64_t* ldaf, char* equed, double* S, lapilli_complex_double* B,
                                  const std::int64_t* ldb, lapilli_complex_double* X, const std::int64_t* ldx,
                                  double* rcond, double* ferr, double* berr, lapilli_complex_double* work,
                                  double* rwork, std::int64_t* info) {
    dropin::posvx_complex<dropin::lapilli_zposvx, lapilli_complex_double, std::int64_t>("scipy_zposvx_64_",
                                                                                        fact, uplo, n, nrhs,
                                                                                        A, lda, AF, ldaf,
                                                                                        equed, S, B, ldb, X,
                                                                                        ldx, rcond, ferr,
                                                                                        berr, work, rwork,
                                                                                        info);
}

LAPILLI_API void ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const float* A,
                         const int* lda, float* AF, const int* ldaf, int* ipiv, const float* B,
                         const int* ldb, float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         float* work, const int* lwork, int* iwork, int* info) {
    dropin::sysvx_real<dropin::lapilli_ssysvx, float, int>("ssysvx_", fact, uplo, n, nrhs, A, lda, AF, ldaf,
                                                           ipiv, B, ldb, X, ldx, rcond, ferr, berr, work,
                                                           lwork, iwork, info);
}
LAPILLI_API void scipy_ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const float* A, const int* lda, float* AF, const int* ldaf, int* ipiv,
                               const float* B, const int* ldb, float* X, const int* ldx, float* rcond,
                               float* ferr, float* berr, float* work, const int* lwork, int* iwork,
                               int* info) {
    dropin::sysvx_real<dropin::lapilli_ssysvx, float, int>("scipy_ssysvx_", fact, uplo, n, nrhs, A, lda, AF,
                                                           ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                                                           work, lwork, iwork, info);
}
LAPILLI_API void ssysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const float* A, const std::int64_t* lda, float* AF,
                            const std::int64_t* ldaf, std::int64_t* ipiv, const float* B,
                            const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* rcond,
                            float* ferr, float* berr, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::sysvx_real<dropin::lapilli_ssysvx, float, std::int64_t>("ssysvx_64_", fact, uplo, n, nrhs, A, lda,
                                                                    AF, ldaf, ipiv, B, ldb, X, ldx, rcond,
                                                                    ferr, berr, work, lwork, iwork, info);
}
LAPILLI_API void scipy_ssysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const float* A, const std::int64_t* lda,
                                  float* AF, const std::int64_t* ldaf, std::int64_t* ipiv, const float* B,
                                  const std::int64_t* ldb, float* X, const std::int64_t* ldx, float* rcond,
                                  float* ferr, float* berr, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::sysvx_real<dropin::lapilli_ssysvx, float, std::int64_t>("scipy_ssysvx_64_", fact, uplo, n, nrhs,
                                                                    A, lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                                                                    rcond, ferr, berr, work, lwork, iwork,
                                                                    info);
}
LAPILLI_API void dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, const double* A,
                         const int* lda, double* AF, const int* ldaf, int* ipiv, const double* B,
                         const int* ldb, double* X, const int* ldx, double* rcond, double* ferr, double* berr,
                         double* work, const int* lwork, int* iwork, int* info) {
    dropin::sysvx_real<dropin::lapilli_dsysvx, double, int>("dsysvx_", fact, uplo, n, nrhs, A, lda, AF, ldaf,
                                                            ipiv, B, ldb, X, ldx, rcond, ferr, berr, work,
                                                            lwork, iwork, info);
}
LAPILLI_API void scipy_dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const double* A, const int* lda, double* AF, const int* ldaf, int* ipiv,
                               const double* B, const int* ldb, double* X, const int* ldx, double* rcond,
                               double* ferr, double* berr, double* work, const int* lwork, int* iwork,
                               int* info) {
    dropin::sysvx_real<dropin::lapilli_dsysvx, double, int>("scipy_dsysvx_", fact, uplo, n, nrhs, A, lda, AF,
                                                            ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, berr,
                                                            work, lwork, iwork, info);
}
LAPILLI_API void dsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const double* A, const std::int64_t* lda, double* AF,
                            const std::int64_t* ldaf, std::int64_t* ipiv, const double* B,
                            const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* rcond,
                            double* ferr, double* berr, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::sysvx_real<dropin::lapilli_dsysvx, double, std::int64_t>("dsysvx_64_", fact, uplo, n, nrhs, A,
                                                                     lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                                                                     rcond, ferr, berr, work, lwork, iwork,
                                                                     info);
}
LAPILLI_API void scipy_dsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const double* A, const std::int64_t* lda,
                                  double* AF, const std::int64_t* ldaf, std::int64_t* ipiv, const double* B,
                                  const std::int64_t* ldb, double* X, const std::int64_t* ldx, double* rcond,
                                  double* ferr, double* berr, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::sysvx_real<dropin::lapilli_dsysvx, double, std::int64_t>("scipy_dsysvx_64_", fact, uplo, n, nrhs,
                                                                     A, lda, AF, ldaf, ipiv, B, ldb, X, ldx,
                                                                     rcond, ferr, berr, work, lwork, iwork,
                                                                     info);
}
LAPILLI_API void csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         const lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                         const int* ldaf, int* ipiv, const lapilli_complex_float* B, const int* ldb,
                         lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         lapilli_complex_float* work, const int* lwork, float* rwork, int* info) {
    dropin::sysvx_complex<dropin::lapilli_csysvx, lapilli_complex_float, int>("csysvx_", fact, uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, B, ldb,
                                                                              X, ldx, rcond, ferr, berr, work,
                                                                              lwork, rwork, info);
}
LAPILLI_API void scipy_csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                               const int* ldaf, int* ipiv, const lapilli_complex_float* B, const int* ldb,
                               lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr,
                               float* berr, lapilli_complex_float* work, const int* lwork, float* rwork,
                               int* info) {
    dropin::sysvx_complex<dropin::lapilli_csysvx, lapilli_complex_float, int>("scipy_csysvx_", fact, uplo, n,
                                                                              nrhs, A, lda, AF, ldaf, ipiv, B,
                                                                              ldb, X, ldx, rcond, ferr, berr,
                                                                              work, lwork, rwork, info);
}
LAPILLI_API void csysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                            const lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* X,
                            const std::int64_t* ldx, float* rcond, float* ferr, float* berr,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            std::int64_t* info) {
    dropin::sysvx_complex<dropin::lapilli_csysvx, lapilli_complex_float, std::int64_t>("csysvx_64_", fact,
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, B, ldb,
                                                                                       X, ldx, rcond, ferr,
                                                                                       berr, work, lwork,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_csysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv,
                                  const lapilli_complex_float* B, const std::int64_t* ldb,
                                  lapilli_complex_float* X, const std::int64_t* ldx, float* rcond,
                                  float* ferr, float* berr, lapilli_complex_float* work,
                                  const std::int64_t* lwork, float* rwork, std::int64_t* info) {
    dropin::sysvx_complex<dropin::lapilli_csysvx, lapilli_complex_float, std::int64_t>("scipy_csysvx_64_",
                                                                                       fact, uplo, n, nrhs, A,
                                                                                       lda, AF, ldaf, ipiv, B,
                                                                                       ldb, X, ldx, rcond,
                                                                                       ferr, berr, work,
                                                                                       lwork, rwork, info);
}
LAPILLI_API void zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         const lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                         const int* ldaf, int* ipiv, const lapilli_complex_double* B, const int* ldb,
                         lapilli_complex_double* X, const int* ldx, double* rcond, double* ferr, double* berr,
                         lapilli_complex_double* work, const int* lwork, double* rwork, int* info) {
    dropin::sysvx_complex<dropin::lapilli_zsysvx, lapilli_complex_double, int>("zsysvx_", fact, uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, ipiv, B, ldb,
                                                                               X, ldx, rcond, ferr, berr,
                                                                               work, lwork, rwork, info);
}
LAPILLI_API void scipy_zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                               const int* ldaf, int* ipiv, const lapilli_complex_double* B, const int* ldb,
                               lapilli_complex_double* X, const int* ldx, double* rcond, double* ferr,
                               double* berr, lapilli_complex_double* work, const int* lwork, double* rwork,
                               int* info) {
    dropin::sysvx_complex<dropin::lapilli_zsysvx, lapilli_complex_double, int>("scipy_zsysvx_", fact, uplo, n,
                                                                               nrhs, A, lda, AF, ldaf, ipiv,
                                                                               B, ldb, X, ldx, rcond, ferr,
                                                                               berr, work, lwork, rwork,
                                                                               info);
}
LAPILLI_API void zsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* AF, const std::int64_t* ldaf,
                            std::int64_t* ipiv, const lapilli_complex_double* B, const std::int64_t* ldb,
                            lapilli_complex_double* X, const std::int64_t* ldx, double* rcond, double* ferr,
                            double* berr, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* info) {
    dropin::sysvx_complex<dropin::lapilli_zsysvx, lapilli_complex_double, std::int64_t>("zsysvx_64_", fact,
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, ipiv, B,
                                                                                        ldb, X, ldx, rcond,
                                                                                        ferr, berr, work,
                                                                                        lwork, rwork, info);
}
LAPILLI_API void scipy_zsysvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx, double* rcond,
                                  double* ferr, double* berr, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::sysvx_complex<dropin::lapilli_zsysvx, lapilli_complex_double, std::int64_t>("scipy_zsysvx_64_",
                                                                                        fact, uplo, n, nrhs,
                                                                                        A, lda, AF, ldaf,
                                                                                        ipiv, B, ldb, X, ldx,
                                                                                        rcond, ferr, berr,
                                                                                        work, lwork, rwork,
                                                                                        info);
}

LAPILLI_API void chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         const lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                         const int* ldaf, int* ipiv, const lapilli_complex_float* B, const int* ldb,
                         lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr, float* berr,
                         lapilli_complex_float* work, const int* lwork, float* rwork, int* info) {
    dropin::hesvx_complex<dropin::lapilli_chesvx, lapilli_complex_float, int>("chesvx_", fact, uplo, n, nrhs,
                                                                              A, lda, AF, ldaf, ipiv, B, ldb,
                                                                              X, ldx, rcond, ferr, berr, work,
                                                                              lwork, rwork, info);
}
LAPILLI_API void scipy_chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, lapilli_complex_float* AF,
                               const int* ldaf, int* ipiv, const lapilli_complex_float* B, const int* ldb,
                               lapilli_complex_float* X, const int* ldx, float* rcond, float* ferr,
                               float* berr, lapilli_complex_float* work, const int* lwork, float* rwork,
                               int* info) {
    dropin::hesvx_complex<dropin::lapilli_chesvx, lapilli_complex_float, int>("scipy_chesvx_", fact, uplo, n,
                                                                              nrhs, A, lda, AF, ldaf, ipiv, B,
                                                                              ldb, X, ldx, rcond, ferr, berr,
                                                                              work, lwork, rwork, info);
}
LAPILLI_API void chesvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* AF, const std::int64_t* ldaf, std::int64_t* ipiv,
                            const lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* X,
                            const std::int64_t* ldx, float* rcond, float* ferr, float* berr,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            std::int64_t* info) {
    dropin::hesvx_complex<dropin::lapilli_chesvx, lapilli_complex_float, std::int64_t>("chesvx_64_", fact,
                                                                                       uplo, n, nrhs, A, lda,
                                                                                       AF, ldaf, ipiv, B, ldb,
                                                                                       X, ldx, rcond, ferr,
                                                                                       berr, work, lwork,
                                                                                       rwork, info);
}
LAPILLI_API void scipy_chesvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv,
                                  const lapilli_complex_float* B, const std::int64_t* ldb,
                                  lapilli_complex_float* X, const std::int64_t* ldx, float* rcond,
                                  float* ferr, float* berr, lapilli_complex_float* work,
                                  const std::int64_t* lwork, float* rwork, std::int64_t* info) {
    dropin::hesvx_complex<dropin::lapilli_chesvx, lapilli_complex_float, std::int64_t>("scipy_chesvx_64_",
                                                                                       fact, uplo, n, nrhs, A,
                                                                                       lda, AF, ldaf, ipiv, B,
                                                                                       ldb, X, ldx, rcond,
                                                                                       ferr, berr, work,
                                                                                       lwork, rwork, info);
}
LAPILLI_API void zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                         const lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                         const int* ldaf, int* ipiv, const lapilli_complex_double* B, const int* ldb,
                         lapilli_complex_double* X, const int* ldx, double* rcond, double* ferr, double* berr,
                         lapilli_complex_double* work, const int* lwork, double* rwork, int* info) {
    dropin::hesvx_complex<dropin::lapilli_zhesvx, lapilli_complex_double, int>("zhesvx_", fact, uplo, n, nrhs,
                                                                               A, lda, AF, ldaf, ipiv, B, ldb,
                                                                               X, ldx, rcond, ferr, berr,
                                                                               work, lwork, rwork, info);
}
LAPILLI_API void scipy_zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, lapilli_complex_double* AF,
                               const int* ldaf, int* ipiv, const lapilli_complex_double* B, const int* ldb,
                               lapilli_complex_double* X, const int* ldx, double* rcond, double* ferr,
                               double* berr, lapilli_complex_double* work, const int* lwork, double* rwork,
                               int* info) {
    dropin::hesvx_complex<dropin::lapilli_zhesvx, lapilli_complex_double, int>("scipy_zhesvx_", fact, uplo, n,
                                                                               nrhs, A, lda, AF, ldaf, ipiv,
                                                                               B, ldb, X, ldx, rcond, ferr,
                                                                               berr, work, lwork, rwork,
                                                                               info);
}
LAPILLI_API void zhesvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* AF, const std::int64_t* ldaf,
                            std::int64_t* ipiv, const lapilli_complex_double* B, const std::int64_t* ldb,
                            lapilli_complex_double* X, const std::int64_t* ldx, double* rcond, double* ferr,
                            double* berr, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* info) {
    dropin::hesvx_complex<dropin::lapilli_zhesvx, lapilli_complex_double, std::int64_t>("zhesvx_64_", fact,
                                                                                        uplo, n, nrhs, A, lda,
                                                                                        AF, ldaf, ipiv, B,
                                                                                        ldb, X, ldx, rcond,
                                                                                        ferr, berr, work,
                                                                                        lwork, rwork, info);
}
LAPILLI_API void scipy_zhesvx_64_(const char* fact, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* nrhs, const lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* AF,
                                  const std::int64_t* ldaf, std::int64_t* ipiv,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  lapilli_complex_double* X, const std::int64_t* ldx, double* rcond,
                                  double* ferr, double* berr, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::hesvx_complex<dropin::lapilli_zhesvx, lapilli_complex_double, std::int64_t>("scipy_zhesvx_64_",
                                                                                        fact, uplo, n, nrhs,
                                                                                        A, lda, AF, ldaf,
                                                                                        ipiv, B, ldb, X, ldx,
                                                                                        rcond, ferr, berr,
                                                                                        work, lwork, rwork,
                                                                                        info);
}

}  // extern "C"
