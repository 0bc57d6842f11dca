// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization and linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/factor.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto Function, class T, class Int>
void potrf(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static const Next<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void potrs(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           T* B, const Int* ldb, Int* info) {
    static const Next<void(const char*, const Int*, const Int*, const T*, const Int*, T*, const Int*, Int*,
                           std::size_t)> next(name);
    serve_call(Routine{name, 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void posv(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
          const Int* ldb, Int* info) {
    static const Next<void(const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                           std::size_t)> next(name);
    serve_call(Routine{name, 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void trtri(const char* name, const char* uplo, const char* diag, const Int* n, T* A, const Int* lda,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "diag", diag, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *diag, *n, A, *lda); },
               [&] { next(uplo, diag, n, A, lda, info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void lauum(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static const Next<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void potri(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* info) {
    static const Next<void(const char*, const Int*, T*, const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 700}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda); },
               [&] { next(uplo, n, A, lda, info, std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void trtrs(const char* name, const char* uplo, const char* trans, const char* diag, const Int* n,
           const Int* nrhs, const T* A, const Int* lda, T* B, const Int* ldb, Int* info) {
    static const Next<void(const char*, const char*, const char*, const Int*, const Int*, const T*,
                           const Int*, T*, const Int*, Int*, std::size_t, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 3000}, index_t(*n), bool(next), info,
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
    dropin::potrf<lapilli_spotrf, float, int>("spotrf_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(spotrf_) scipy_spotrf_ __attribute__((alias("spotrf_")));
LAPILLI_API void spotrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potrf<lapilli_spotrf, float, std::int64_t>("spotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(spotrf_64_) scipy_spotrf_64_ __attribute__((alias("spotrf_64_")));
LAPILLI_API void dpotrf_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potrf<lapilli_dpotrf, double, int>("dpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dpotrf_) scipy_dpotrf_ __attribute__((alias("dpotrf_")));
LAPILLI_API void dpotrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potrf<lapilli_dpotrf, double, std::int64_t>("dpotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dpotrf_64_) scipy_dpotrf_64_ __attribute__((alias("dpotrf_64_")));
LAPILLI_API void cpotrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::potrf<lapilli_cpotrf, lapilli_complex_float, int>("cpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(cpotrf_) scipy_cpotrf_ __attribute__((alias("cpotrf_")));
LAPILLI_API void cpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<lapilli_cpotrf, lapilli_complex_float, std::int64_t>("cpotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(cpotrf_64_) scipy_cpotrf_64_ __attribute__((alias("cpotrf_64_")));
LAPILLI_API void zpotrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::potrf<lapilli_zpotrf, lapilli_complex_double, int>("zpotrf_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zpotrf_) scipy_zpotrf_ __attribute__((alias("zpotrf_")));
LAPILLI_API void zpotrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potrf<lapilli_zpotrf, lapilli_complex_double, std::int64_t>("zpotrf_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zpotrf_64_) scipy_zpotrf_64_ __attribute__((alias("zpotrf_64_")));

LAPILLI_API void spotrs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda,
                         float* B, const int* ldb, int* info) {
    dropin::potrs<lapilli_spotrs, float, int>("spotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(spotrs_) scipy_spotrs_ __attribute__((alias("spotrs_")));
LAPILLI_API void spotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                            const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<lapilli_spotrs, float, std::int64_t>("spotrs_64_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(spotrs_64_) scipy_spotrs_64_ __attribute__((alias("spotrs_64_")));
LAPILLI_API void dpotrs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
                         double* B, const int* ldb, int* info) {
    dropin::potrs<lapilli_dpotrs, double, int>("dpotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(dpotrs_) scipy_dpotrs_ __attribute__((alias("dpotrs_")));
LAPILLI_API void dpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::potrs<lapilli_dpotrs, double, std::int64_t>("dpotrs_64_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(dpotrs_64_) scipy_dpotrs_64_ __attribute__((alias("dpotrs_64_")));
LAPILLI_API void cpotrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::potrs<lapilli_cpotrs, lapilli_complex_float, int>("cpotrs_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(cpotrs_) scipy_cpotrs_ __attribute__((alias("cpotrs_")));
LAPILLI_API void cpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<lapilli_cpotrs, lapilli_complex_float, std::int64_t>("cpotrs_64_", uplo, n, nrhs, A, lda, B,
                                                                       ldb, info);
}
LAPILLI_API decltype(cpotrs_64_) scipy_cpotrs_64_ __attribute__((alias("cpotrs_64_")));
LAPILLI_API void zpotrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::potrs<lapilli_zpotrs, lapilli_complex_double, int>("zpotrs_", uplo, n, nrhs, A, lda, B, ldb,
                                                               info);
}
LAPILLI_API decltype(zpotrs_) scipy_zpotrs_ __attribute__((alias("zpotrs_")));
LAPILLI_API void zpotrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::potrs<lapilli_zpotrs, lapilli_complex_double, std::int64_t>("zpotrs_64_", uplo, n, nrhs, A, lda,
                                                                        B, ldb, info);
}
LAPILLI_API decltype(zpotrs_64_) scipy_zpotrs_64_ __attribute__((alias("zpotrs_64_")));

LAPILLI_API void sposv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda, float* B,
                        const int* ldb, int* info) {
    dropin::posv<lapilli_sposv, float, int>("sposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(sposv_) scipy_sposv_ __attribute__((alias("sposv_")));
LAPILLI_API void sposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                           const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<lapilli_sposv, float, std::int64_t>("sposv_64_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(sposv_64_) scipy_sposv_64_ __attribute__((alias("sposv_64_")));
LAPILLI_API void dposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, double* B,
                        const int* ldb, int* info) {
    dropin::posv<lapilli_dposv, double, int>("dposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(dposv_) scipy_dposv_ __attribute__((alias("dposv_")));
LAPILLI_API void dposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                           const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<lapilli_dposv, double, std::int64_t>("dposv_64_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(dposv_64_) scipy_dposv_64_ __attribute__((alias("dposv_64_")));
LAPILLI_API void cposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                        const int* lda, lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::posv<lapilli_cposv, lapilli_complex_float, int>("cposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(cposv_) scipy_cposv_ __attribute__((alias("cposv_")));
LAPILLI_API void cposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<lapilli_cposv, lapilli_complex_float, std::int64_t>("cposv_64_", uplo, n, nrhs, A, lda, B,
                                                                     ldb, info);
}
LAPILLI_API decltype(cposv_64_) scipy_cposv_64_ __attribute__((alias("cposv_64_")));
LAPILLI_API void zposv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                        const int* lda, lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::posv<lapilli_zposv, lapilli_complex_double, int>("zposv_", uplo, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(zposv_) scipy_zposv_ __attribute__((alias("zposv_")));
LAPILLI_API void zposv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* B,
                           const std::int64_t* ldb, std::int64_t* info) {
    dropin::posv<lapilli_zposv, lapilli_complex_double, std::int64_t>("zposv_64_", uplo, n, nrhs, A, lda, B,
                                                                      ldb, info);
}
LAPILLI_API decltype(zposv_64_) scipy_zposv_64_ __attribute__((alias("zposv_64_")));

LAPILLI_API void strtri_(const char* uplo, const char* diag, const int* n, float* A, const int* lda,
                         int* info) {
    dropin::trtri<lapilli_strtri, float, int>("strtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(strtri_) scipy_strtri_ __attribute__((alias("strtri_")));
LAPILLI_API void strtri_64_(const char* uplo, const char* diag, const std::int64_t* n, float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<lapilli_strtri, float, std::int64_t>("strtri_64_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(strtri_64_) scipy_strtri_64_ __attribute__((alias("strtri_64_")));
LAPILLI_API void dtrtri_(const char* uplo, const char* diag, const int* n, double* A, const int* lda,
                         int* info) {
    dropin::trtri<lapilli_dtrtri, double, int>("dtrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(dtrtri_) scipy_dtrtri_ __attribute__((alias("dtrtri_")));
LAPILLI_API void dtrtri_64_(const char* uplo, const char* diag, const std::int64_t* n, double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<lapilli_dtrtri, double, std::int64_t>("dtrtri_64_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(dtrtri_64_) scipy_dtrtri_64_ __attribute__((alias("dtrtri_64_")));
LAPILLI_API void ctrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_float* A,
                         const int* lda, int* info) {
    dropin::trtri<lapilli_ctrtri, lapilli_complex_float, int>("ctrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(ctrtri_) scipy_ctrtri_ __attribute__((alias("ctrtri_")));
LAPILLI_API void ctrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<lapilli_ctrtri, lapilli_complex_float, std::int64_t>("ctrtri_64_", uplo, diag, n, A, lda,
                                                                       info);
}
LAPILLI_API decltype(ctrtri_64_) scipy_ctrtri_64_ __attribute__((alias("ctrtri_64_")));
LAPILLI_API void ztrtri_(const char* uplo, const char* diag, const int* n, lapilli_complex_double* A,
                         const int* lda, int* info) {
    dropin::trtri<lapilli_ztrtri, lapilli_complex_double, int>("ztrtri_", uplo, diag, n, A, lda, info);
}
LAPILLI_API decltype(ztrtri_) scipy_ztrtri_ __attribute__((alias("ztrtri_")));
LAPILLI_API void ztrtri_64_(const char* uplo, const char* diag, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* info) {
    dropin::trtri<lapilli_ztrtri, lapilli_complex_double, std::int64_t>("ztrtri_64_", uplo, diag, n, A, lda,
                                                                        info);
}
LAPILLI_API decltype(ztrtri_64_) scipy_ztrtri_64_ __attribute__((alias("ztrtri_64_")));

LAPILLI_API void slauum_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::lauum<lapilli_slauum, float, int>("slauum_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(slauum_) scipy_slauum_ __attribute__((alias("slauum_")));
LAPILLI_API void slauum_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::lauum<lapilli_slauum, float, std::int64_t>("slauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(slauum_64_) scipy_slauum_64_ __attribute__((alias("slauum_64_")));
LAPILLI_API void dlauum_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::lauum<lapilli_dlauum, double, int>("dlauum_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dlauum_) scipy_dlauum_ __attribute__((alias("dlauum_")));
LAPILLI_API void dlauum_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::lauum<lapilli_dlauum, double, std::int64_t>("dlauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dlauum_64_) scipy_dlauum_64_ __attribute__((alias("dlauum_64_")));
LAPILLI_API void clauum_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::lauum<lapilli_clauum, lapilli_complex_float, int>("clauum_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(clauum_) scipy_clauum_ __attribute__((alias("clauum_")));
LAPILLI_API void clauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<lapilli_clauum, lapilli_complex_float, std::int64_t>("clauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(clauum_64_) scipy_clauum_64_ __attribute__((alias("clauum_64_")));
LAPILLI_API void zlauum_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::lauum<lapilli_zlauum, lapilli_complex_double, int>("zlauum_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zlauum_) scipy_zlauum_ __attribute__((alias("zlauum_")));
LAPILLI_API void zlauum_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::lauum<lapilli_zlauum, lapilli_complex_double, std::int64_t>("zlauum_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zlauum_64_) scipy_zlauum_64_ __attribute__((alias("zlauum_64_")));

LAPILLI_API void spotri_(const char* uplo, const int* n, float* A, const int* lda, int* info) {
    dropin::potri<lapilli_spotri, float, int>("spotri_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(spotri_) scipy_spotri_ __attribute__((alias("spotri_")));
LAPILLI_API void spotri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potri<lapilli_spotri, float, std::int64_t>("spotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(spotri_64_) scipy_spotri_64_ __attribute__((alias("spotri_64_")));
LAPILLI_API void dpotri_(const char* uplo, const int* n, double* A, const int* lda, int* info) {
    dropin::potri<lapilli_dpotri, double, int>("dpotri_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dpotri_) scipy_dpotri_ __attribute__((alias("dpotri_")));
LAPILLI_API void dpotri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* info) {
    dropin::potri<lapilli_dpotri, double, std::int64_t>("dpotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(dpotri_64_) scipy_dpotri_64_ __attribute__((alias("dpotri_64_")));
LAPILLI_API void cpotri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         int* info) {
    dropin::potri<lapilli_cpotri, lapilli_complex_float, int>("cpotri_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(cpotri_) scipy_cpotri_ __attribute__((alias("cpotri_")));
LAPILLI_API void cpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<lapilli_cpotri, lapilli_complex_float, std::int64_t>("cpotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(cpotri_64_) scipy_cpotri_64_ __attribute__((alias("cpotri_64_")));
LAPILLI_API void zpotri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         int* info) {
    dropin::potri<lapilli_zpotri, lapilli_complex_double, int>("zpotri_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zpotri_) scipy_zpotri_ __attribute__((alias("zpotri_")));
LAPILLI_API void zpotri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* info) {
    dropin::potri<lapilli_zpotri, lapilli_complex_double, std::int64_t>("zpotri_64_", uplo, n, A, lda, info);
}
LAPILLI_API decltype(zpotri_64_) scipy_zpotri_64_ __attribute__((alias("zpotri_64_")));

LAPILLI_API void strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const float* A, const int* lda, float* B, const int* ldb, int* info) {
    dropin::trtrs<lapilli_strtrs, float, int>("strtrs_", uplo, trans, diag, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(strtrs_) scipy_strtrs_ __attribute__((alias("strtrs_")));
LAPILLI_API void strtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const float* A, const std::int64_t* lda, float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<lapilli_strtrs, float, std::int64_t>("strtrs_64_", uplo, trans, diag, n, nrhs, A, lda, B,
                                                       ldb, info);
}
LAPILLI_API decltype(strtrs_64_) scipy_strtrs_64_ __attribute__((alias("strtrs_64_")));
LAPILLI_API void dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const double* A, const int* lda, double* B, const int* ldb, int* info) {
    dropin::trtrs<lapilli_dtrtrs, double, int>("dtrtrs_", uplo, trans, diag, n, nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(dtrtrs_) scipy_dtrtrs_ __attribute__((alias("dtrtrs_")));
LAPILLI_API void dtrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const double* A, const std::int64_t* lda, double* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<lapilli_dtrtrs, double, std::int64_t>("dtrtrs_64_", uplo, trans, diag, n, nrhs, A, lda, B,
                                                        ldb, info);
}
LAPILLI_API decltype(dtrtrs_64_) scipy_dtrtrs_64_ __attribute__((alias("dtrtrs_64_")));
LAPILLI_API void ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                         const int* ldb, int* info) {
    dropin::trtrs<lapilli_ctrtrs, lapilli_complex_float, int>("ctrtrs_", uplo, trans, diag, n, nrhs, A, lda,
                                                              B, ldb, info);
}
LAPILLI_API decltype(ctrtrs_) scipy_ctrtrs_ __attribute__((alias("ctrtrs_")));
LAPILLI_API void ctrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::trtrs<lapilli_ctrtrs, lapilli_complex_float, std::int64_t>("ctrtrs_64_", uplo, trans, diag, n,
                                                                       nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(ctrtrs_64_) scipy_ctrtrs_64_ __attribute__((alias("ctrtrs_64_")));
LAPILLI_API void ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs,
                         const lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                         const int* ldb, int* info) {
    dropin::trtrs<lapilli_ztrtrs, lapilli_complex_double, int>("ztrtrs_", uplo, trans, diag, n, nrhs, A, lda,
                                                               B, ldb, info);
}
LAPILLI_API decltype(ztrtrs_) scipy_ztrtrs_ __attribute__((alias("ztrtrs_")));
LAPILLI_API void ztrtrs_64_(const char* uplo, const char* trans, const char* diag, const std::int64_t* n,
                            const std::int64_t* nrhs, const lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::trtrs<lapilli_ztrtrs, lapilli_complex_double, std::int64_t>("ztrtrs_64_", uplo, trans, diag, n,
                                                                        nrhs, A, lda, B, ldb, info);
}
LAPILLI_API decltype(ztrtrs_64_) scipy_ztrtrs_64_ __attribute__((alias("ztrtrs_64_")));

}  // extern "C"
