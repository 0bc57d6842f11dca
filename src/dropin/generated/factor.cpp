// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/factor.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void potrf(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void potrs(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           T* B, const Int* ldb, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, order_of_solution(index_t(*n), index_t(*nrhs)), bool(next),
               info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void posv(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
          const Int* ldb, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void trtri(const char* name, const char* uplo, const char* diag, const Int* n, T* A, const Int* lda,
           Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "diag", diag, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *diag, *n, A, *lda); },
               [&] { next(uplo, diag, n, A, lda, info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void lauum(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void potri(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void trtrs(const char* name, const char* uplo, const char* trans, const char* diag, const Int* n,
           const Int* nrhs, const T* A, const Int* lda, T* B, const Int* ldb, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, const T*, const Int*, T*,
                      const Int*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 3000}, order_of_solution(index_t(*n), index_t(*nrhs)), bool(next),
               info,
               [&] { return described("uplo", uplo, "trans", trans, "diag", diag, "n", n, "nrhs", nrhs,
                                      "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *trans, *diag, *n, *nrhs, A, *lda, B,
                                                          *ldb); },
               [&] { next(uplo, trans, diag, n, nrhs, A, lda, B, ldb, info, std::size_t(1), std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void spotrf_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::potrf<dropin::lapilli_spotrf, float, int>("spotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_spotrf_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::potrf<dropin::lapilli_spotrf, float, int>("scipy_spotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void spotrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potrf<dropin::lapilli_spotrf, float, std::int64_t>("spotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_spotrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::potrf<dropin::lapilli_spotrf, float, std::int64_t>("scipy_spotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API void dpotrf_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potrf<dropin::lapilli_dpotrf, double, int>("dpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dpotrf_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potrf<dropin::lapilli_dpotrf, double, int>("scipy_dpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void dpotrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potrf<dropin::lapilli_dpotrf, double, std::int64_t>("dpotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dpotrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::potrf<dropin::lapilli_dpotrf, double, std::int64_t>("scipy_dpotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API void cpotrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::potrf<dropin::lapilli_cpotrf, lapilli_complex_float, int>("cpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_cpotrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               int* info) {
    dropin::potrf<dropin::lapilli_cpotrf, lapilli_complex_float, int>("scipy_cpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void cpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<dropin::lapilli_cpotrf, lapilli_complex_float, std::int64_t>("cpotrf_64_", uplo, n, A, lda,
                                                                               info);
}
LAPILLI_API void scipy_cpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<dropin::lapilli_cpotrf, lapilli_complex_float, std::int64_t>("scipy_cpotrf_64_", uplo, n, A,
                                                                               lda, info);
}
LAPILLI_API void zpotrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::potrf<dropin::lapilli_zpotrf, lapilli_complex_double, int>("zpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_zpotrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               int* info) {
    dropin::potrf<dropin::lapilli_zpotrf, lapilli_complex_double, int>("scipy_zpotrf_", uplo, n, A, lda,
                                                                       info);
}
LAPILLI_API void zpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<dropin::lapilli_zpotrf, lapilli_complex_double, std::int64_t>("zpotrf_64_", uplo, n, A, lda,
                                                                                info);
}
LAPILLI_API void scipy_zpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<dropin::lapilli_zpotrf, lapilli_complex_double, std::int64_t>("scipy_zpotrf_64_", uplo, n,
                                                                                A, lda, info);
}

LAPILLI_API void spotrs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda,
                         float* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_spotrs, float, int>("spotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_spotrs_(const char* uplo, const int* n, const int* nrhs, const float* A,
                               const int* lda, float* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_spotrs, float, int>("scipy_spotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void spotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                            const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_spotrs, float, std::int64_t>("spotrs_64_", uplo, n, nrhs, A, lda, B, ldb,
                                                               info);
}
LAPILLI_API void scipy_spotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::potrs<dropin::lapilli_spotrs, float, std::int64_t>("scipy_spotrs_64_", uplo, n, nrhs, A, lda, B,
                                                               ldb, info);
}
LAPILLI_API void dpotrs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
                         double* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_dpotrs, double, int>("dpotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_dpotrs_(const char* uplo, const int* n, const int* nrhs, const double* A,
                               const int* lda, double* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_dpotrs, double, int>("scipy_dpotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void dpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::potrs<dropin::lapilli_dpotrs, double, std::int64_t>("dpotrs_64_", uplo, n, nrhs, A, lda, B, ldb,
                                                                info);
}
LAPILLI_API void scipy_dpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, double* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_dpotrs, double, std::int64_t>("scipy_dpotrs_64_", uplo, n, nrhs, A, lda, B,
                                                                ldb, info);
}
LAPILLI_API void cpotrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_cpotrs, lapilli_complex_float, int>("cpotrs_", uplo, n, nrhs, A, lda, B,
                                                                      ldb, info);
}
LAPILLI_API void scipy_cpotrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                               const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_cpotrs, lapilli_complex_float, int>("scipy_cpotrs_", uplo, n, nrhs, A, lda,
                                                                      B, ldb, info);
}
LAPILLI_API void cpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_cpotrs, lapilli_complex_float, std::int64_t>("cpotrs_64_", uplo, n, nrhs, A,
                                                                               lda, B, ldb, info);
}
LAPILLI_API void scipy_cpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_cpotrs, lapilli_complex_float, std::int64_t>("scipy_cpotrs_64_", uplo, n,
                                                                               nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void zpotrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_zpotrs, lapilli_complex_double, int>("zpotrs_", uplo, n, nrhs, A, lda, B,
                                                                       ldb, info);
}
LAPILLI_API void scipy_zpotrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                               const int* ldb, int* info) {
    dropin::potrs<dropin::lapilli_zpotrs, lapilli_complex_double, int>("scipy_zpotrs_", uplo, n, nrhs, A, lda,
                                                                       B, ldb, info);
}
LAPILLI_API void zpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_zpotrs, lapilli_complex_double, std::int64_t>("zpotrs_64_", uplo, n, nrhs,
                                                                                A, lda, B, ldb, info);
}
LAPILLI_API void scipy_zpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<dropin::lapilli_zpotrs, lapilli_complex_double, std::int64_t>("scipy_zpotrs_64_", uplo, n,
                                                                                nrhs, A, lda, B, ldb, info);
}

LAPILLI_API void sposv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda, float* B,
                        const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_sposv, float, int>("sposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_sposv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda,
                              float* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_sposv, float, int>("scipy_sposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void sposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                           const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_sposv, float, std::int64_t>("sposv_64_", uplo, n, nrhs, A, lda, B, ldb,
                                                             info);
}
LAPILLI_API void scipy_sposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                                 const std::int64_t* lda, float* B, const std::int64_t* ldb,
                                 std::int64_t* info) {
    dropin::posv<dropin::lapilli_sposv, float, std::int64_t>("scipy_sposv_64_", uplo, n, nrhs, A, lda, B, ldb,
                                                             info);
}
LAPILLI_API void dposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, double* B,
                        const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_dposv, double, int>("dposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_dposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda,
                              double* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_dposv, double, int>("scipy_dposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void dposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                           const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_dposv, double, std::int64_t>("dposv_64_", uplo, n, nrhs, A, lda, B, ldb,
                                                              info);
}
LAPILLI_API void scipy_dposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                                 const std::int64_t* lda, double* B, const std::int64_t* ldb,
                                 std::int64_t* info) {
    dropin::posv<dropin::lapilli_dposv, double, std::int64_t>("scipy_dposv_64_", uplo, n, nrhs, A, lda, B,
                                                              ldb, info);
}
LAPILLI_API void cposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                        const int* lda, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_cposv, lapilli_complex_float, int>("cposv_", uplo, n, nrhs, A, lda, B, ldb,
                                                                    info);
}
LAPILLI_API void scipy_cposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                              const int* lda, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_cposv, lapilli_complex_float, int>("scipy_cposv_", uplo, n, nrhs, A, lda, B,
                                                                    ldb, info);
}
LAPILLI_API void cposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_cposv, lapilli_complex_float, std::int64_t>("cposv_64_", uplo, n, nrhs, A,
                                                                             lda, B, ldb, info);
}
LAPILLI_API void scipy_cposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                                 const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_cposv, lapilli_complex_float, std::int64_t>("scipy_cposv_64_", uplo, n, nrhs,
                                                                             A, lda, B, ldb, info);
}
LAPILLI_API void zposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                        const int* lda, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_zposv, lapilli_complex_double, int>("zposv_", uplo, n, nrhs, A, lda, B, ldb,
                                                                     info);
}
LAPILLI_API void scipy_zposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                              const int* lda, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::posv<dropin::lapilli_zposv, lapilli_complex_double, int>("scipy_zposv_", uplo, n, nrhs, A, lda, B,
                                                                     ldb, info);
}
LAPILLI_API void zposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_zposv, lapilli_complex_double, std::int64_t>("zposv_64_", uplo, n, nrhs, A,
                                                                              lda, B, ldb, info);
}
LAPILLI_API void scipy_zposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_double* A, const std::int64_t* lda,
                                 lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<dropin::lapilli_zposv, lapilli_complex_double, std::int64_t>("scipy_zposv_64_", uplo, n,
                                                                              nrhs, A, lda, B, ldb, info);
}

LAPILLI_API void strtri_(const char* uplo, const char* diag, const int* n, float* A, const int* lda,
                         int* info) {
    dropin::trtri<dropin::lapilli_strtri, float, int>("strtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void scipy_strtri_(const char* uplo, const char* diag, const int* n, float* A, const int* lda,
                               int* info) {
    dropin::trtri<dropin::lapilli_strtri, float, int>("scipy_strtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void strtri_64_(const char* uplo, const char* diag, const std::int64_t* n, float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_strtri, float, std::int64_t>("strtri_64_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void scipy_strtri_64_(const char* uplo, const char* diag, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_strtri, float, std::int64_t>("scipy_strtri_64_", uplo, diag, n, A, lda,
                                                               info);
}
LAPILLI_API void dtrtri_(const char* uplo, const char* diag, const int* n, double* A, const int* lda,
                         int* info) {
    dropin::trtri<dropin::lapilli_dtrtri, double, int>("dtrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void scipy_dtrtri_(const char* uplo, const char* diag, const int* n, double* A, const int* lda,
                               int* info) {
    dropin::trtri<dropin::lapilli_dtrtri, double, int>("scipy_dtrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void dtrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_dtrtri, double, std::int64_t>("dtrtri_64_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void scipy_dtrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_dtrtri, double, std::int64_t>("scipy_dtrtri_64_", uplo, diag, n, A, lda,
                                                                info);
}
LAPILLI_API void ctrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_float* A,
                         const int* lda, int* info) {
    dropin::trtri<dropin::lapilli_ctrtri, lapilli_complex_float, int>("ctrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API void scipy_ctrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_float* A,
                               const int* lda, int* info) {
    dropin::trtri<dropin::lapilli_ctrtri, lapilli_complex_float, int>("scipy_ctrtri_", uplo, diag, n, A, lda,
                                                                      info);
}
LAPILLI_API void ctrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_ctrtri, lapilli_complex_float, std::int64_t>("ctrtri_64_", uplo, diag, n, A,
                                                                               lda, info);
}
LAPILLI_API void scipy_ctrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                                  lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_ctrtri, lapilli_complex_float, std::int64_t>("scipy_ctrtri_64_", uplo, diag,
                                                                               n, A, lda, info);
}
LAPILLI_API void ztrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_double* A,
                         const int* lda, int* info) {
    dropin::trtri<dropin::lapilli_ztrtri, lapilli_complex_double, int>("ztrtri_", uplo, diag, n, A, lda,
                                                                       info);
}
LAPILLI_API void scipy_ztrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_double* A,
                               const int* lda, int* info) {
    dropin::trtri<dropin::lapilli_ztrtri, lapilli_complex_double, int>("scipy_ztrtri_", uplo, diag, n, A, lda,
                                                                       info);
}
LAPILLI_API void ztrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_ztrtri, lapilli_complex_double, std::int64_t>("ztrtri_64_", uplo, diag, n,
                                                                                A, lda, info);
}
LAPILLI_API void scipy_ztrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                                  lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<dropin::lapilli_ztrtri, lapilli_complex_double, std::int64_t>("scipy_ztrtri_64_", uplo,
                                                                                diag, n, A, lda, info);
}

LAPILLI_API void slauum_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::lauum<dropin::lapilli_slauum, float, int>("slauum_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_slauum_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::lauum<dropin::lapilli_slauum, float, int>("scipy_slauum_", uplo, n, A, lda, info);
}
LAPILLI_API void slauum_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::lauum<dropin::lapilli_slauum, float, std::int64_t>("slauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_slauum_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::lauum<dropin::lapilli_slauum, float, std::int64_t>("scipy_slauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API void dlauum_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::lauum<dropin::lapilli_dlauum, double, int>("dlauum_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dlauum_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::lauum<dropin::lapilli_dlauum, double, int>("scipy_dlauum_", uplo, n, A, lda, info);
}
LAPILLI_API void dlauum_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::lauum<dropin::lapilli_dlauum, double, std::int64_t>("dlauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dlauum_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::lauum<dropin::lapilli_dlauum, double, std::int64_t>("scipy_dlauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API void clauum_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::lauum<dropin::lapilli_clauum, lapilli_complex_float, int>("clauum_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_clauum_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               int* info) {
    dropin::lauum<dropin::lapilli_clauum, lapilli_complex_float, int>("scipy_clauum_", uplo, n, A, lda, info);
}
LAPILLI_API void clauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<dropin::lapilli_clauum, lapilli_complex_float, std::int64_t>("clauum_64_", uplo, n, A, lda,
                                                                               info);
}
LAPILLI_API void scipy_clauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<dropin::lapilli_clauum, lapilli_complex_float, std::int64_t>("scipy_clauum_64_", uplo, n, A,
                                                                               lda, info);
}
LAPILLI_API void zlauum_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::lauum<dropin::lapilli_zlauum, lapilli_complex_double, int>("zlauum_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_zlauum_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               int* info) {
    dropin::lauum<dropin::lapilli_zlauum, lapilli_complex_double, int>("scipy_zlauum_", uplo, n, A, lda,
                                                                       info);
}
LAPILLI_API void zlauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<dropin::lapilli_zlauum, lapilli_complex_double, std::int64_t>("zlauum_64_", uplo, n, A, lda,
                                                                                info);
}
LAPILLI_API void scipy_zlauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<dropin::lapilli_zlauum, lapilli_complex_double, std::int64_t>("scipy_zlauum_64_", uplo, n,
                                                                                A, lda, info);
}

LAPILLI_API void spotri_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::potri<dropin::lapilli_spotri, float, int>("spotri_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_spotri_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::potri<dropin::lapilli_spotri, float, int>("scipy_spotri_", uplo, n, A, lda, info);
}
LAPILLI_API void spotri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potri<dropin::lapilli_spotri, float, std::int64_t>("spotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_spotri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::potri<dropin::lapilli_spotri, float, std::int64_t>("scipy_spotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API void dpotri_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potri<dropin::lapilli_dpotri, double, int>("dpotri_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dpotri_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potri<dropin::lapilli_dpotri, double, int>("scipy_dpotri_", uplo, n, A, lda, info);
}
LAPILLI_API void dpotri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potri<dropin::lapilli_dpotri, double, std::int64_t>("dpotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_dpotri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  std::int64_t* info) {
    dropin::potri<dropin::lapilli_dpotri, double, std::int64_t>("scipy_dpotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API void cpotri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::potri<dropin::lapilli_cpotri, lapilli_complex_float, int>("cpotri_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_cpotri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               int* info) {
    dropin::potri<dropin::lapilli_cpotri, lapilli_complex_float, int>("scipy_cpotri_", uplo, n, A, lda, info);
}
LAPILLI_API void cpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<dropin::lapilli_cpotri, lapilli_complex_float, std::int64_t>("cpotri_64_", uplo, n, A, lda,
                                                                               info);
}
LAPILLI_API void scipy_cpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<dropin::lapilli_cpotri, lapilli_complex_float, std::int64_t>("scipy_cpotri_64_", uplo, n, A,
                                                                               lda, info);
}
LAPILLI_API void zpotri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::potri<dropin::lapilli_zpotri, lapilli_complex_double, int>("zpotri_", uplo, n, A, lda, info);
}
LAPILLI_API void scipy_zpotri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               int* info) {
    dropin::potri<dropin::lapilli_zpotri, lapilli_complex_double, int>("scipy_zpotri_", uplo, n, A, lda,
                                                                       info);
}
LAPILLI_API void zpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<dropin::lapilli_zpotri, lapilli_complex_double, std::int64_t>("zpotri_64_", uplo, n, A, lda,
                                                                                info);
}
LAPILLI_API void scipy_zpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<dropin::lapilli_zpotri, lapilli_complex_double, std::int64_t>("scipy_zpotri_64_", uplo, n,
                                                                                A, lda, info);
}

LAPILLI_API void strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const float* A, const int* lda, float* B, const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_strtrs, float, int>("strtrs_", uplo, trans, diag, n, nrhs, A, lda, B, ldb,
                                                      info);
}
LAPILLI_API void scipy_strtrs_(const char* uplo, const char* trans, const char* diag, const int* n,
                               const int* nrhs, const float* A, const int* lda, float* B, const int* ldb,
                               int* info) {
    dropin::trtrs<dropin::lapilli_strtrs, float, int>("scipy_strtrs_", uplo, trans, diag, n, nrhs, A, lda, B,
                                                      ldb, info);
}
LAPILLI_API void strtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const float* A, const std::int64_t* lda, float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_strtrs, float, std::int64_t>("strtrs_64_", uplo, trans, diag, n, nrhs, A,
                                                               lda, B, ldb, info);
}
LAPILLI_API void scipy_strtrs_64_(const char* uplo, const char* trans, const char* diag,
                                  const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                                  const std::int64_t* lda, float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_strtrs, float, std::int64_t>("scipy_strtrs_64_", uplo, trans, diag, n, nrhs,
                                                               A, lda, B, ldb, info);
}
LAPILLI_API void dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const double* A, const int* lda, double* B, const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_dtrtrs, double, int>("dtrtrs_", uplo, trans, diag, n, nrhs, A, lda, B, ldb,
                                                       info);
}
LAPILLI_API void scipy_dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n,
                               const int* nrhs, const double* A, const int* lda, double* B, const int* ldb,
                               int* info) {
    dropin::trtrs<dropin::lapilli_dtrtrs, double, int>("scipy_dtrtrs_", uplo, trans, diag, n, nrhs, A, lda, B,
                                                       ldb, info);
}
LAPILLI_API void dtrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const double* A, const std::int64_t* lda, double* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_dtrtrs, double, std::int64_t>("dtrtrs_64_", uplo, trans, diag, n, nrhs, A,
                                                                lda, B, ldb, info);
}
LAPILLI_API void scipy_dtrtrs_64_(const char* uplo, const char* trans, const char* diag,
                                  const std::int64_t* n, const std::int64_t* nrhs, const double* A,
                                  const std::int64_t* lda, double* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_dtrtrs, double, std::int64_t>("scipy_dtrtrs_64_", uplo, trans, diag, n,
                                                                nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                         const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_ctrtrs, lapilli_complex_float, int>("ctrtrs_", uplo, trans, diag, n, nrhs,
                                                                      A, lda, B, ldb, info);
}
LAPILLI_API void scipy_ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n,
                               const int* nrhs, const lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_ctrtrs, lapilli_complex_float, int>("scipy_ctrtrs_", uplo, trans, diag, n,
                                                                      nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void ctrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_ctrtrs, lapilli_complex_float, std::int64_t>("ctrtrs_64_", uplo, trans,
                                                                               diag, n, nrhs, A, lda, B, ldb,
                                                                               info);
}
LAPILLI_API void scipy_ctrtrs_64_(const char* uplo, const char* trans, const char* diag,
                                  const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_ctrtrs, lapilli_complex_float, std::int64_t>("scipy_ctrtrs_64_", uplo,
                                                                               trans, diag, n, nrhs, A, lda,
                                                                               B, ldb, info);
}
LAPILLI_API void ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                         const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_ztrtrs, lapilli_complex_double, int>("ztrtrs_", uplo, trans, diag, n, nrhs,
                                                                       A, lda, B, ldb, info);
}
LAPILLI_API void scipy_ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n,
                               const int* nrhs, const lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::trtrs<dropin::lapilli_ztrtrs, lapilli_complex_double, int>("scipy_ztrtrs_", uplo, trans, diag, n,
                                                                       nrhs, A, lda, B, ldb, info);
}
LAPILLI_API void ztrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_ztrtrs, lapilli_complex_double, std::int64_t>("ztrtrs_64_", uplo, trans,
                                                                                diag, n, nrhs, A, lda, B, ldb,
                                                                                info);
}
LAPILLI_API void scipy_ztrtrs_64_(const char* uplo, const char* trans, const char* diag,
                                  const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<dropin::lapilli_ztrtrs, lapilli_complex_double, std::int64_t>("scipy_ztrtrs_64_", uplo,
                                                                                trans, diag, n, nrhs, A, lda,
                                                                                B, ldb, info);
}

}  // extern "C"
