// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/indefinite.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void sytrf(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* ipiv, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, Int*, T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n))); },
               [&] { next(uplo, n, A, lda, ipiv, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 1, 7});
}

template <auto& Function, class T, class Int>
void hetrf(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, Int* ipiv, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, Int*, T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n))); },
               [&] { next(uplo, n, A, lda, ipiv, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 1, 7});
}

template <auto& Function, class T, class Int>
void sytrs(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           const Int* ipiv, T* B, const Int* ldb, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const Int*, T*, const Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, order_of_solution(index_t(*n), index_t(*nrhs)), bool(next),
               info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, ipiv, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void hetrs(const char* name, const char* uplo, const Int* n, const Int* nrhs, const T* A, const Int* lda,
           const Int* ipiv, T* B, const Int* ldb, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const T*, const Int*, const Int*, T*, const Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, order_of_solution(index_t(*n), index_t(*nrhs)), bool(next),
               info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, ipiv, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sysv(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv,
          T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, Int*, T*, const Int*, T*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, ipiv, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 1, 10});
}

template <auto& Function, class T, class Int>
void hesv(const char* name, const char* uplo, const Int* n, const Int* nrhs, T* A, const Int* lda, Int* ipiv,
          T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, Int*, T*, const Int*, T*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *nrhs, A, *lda,
                                                          IntegersOut<Int>(ipiv, double(*n)), B, *ldb); },
               [&] { next(uplo, n, nrhs, A, lda, ipiv, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 1, 10});
}

template <auto& Function, class T, class Int>
void sytri(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, const Int* ipiv, T* work,
           Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, const Int*, T*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n))); },
               [&] { next(uplo, n, A, lda, ipiv, work, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void hetri(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, const Int* ipiv, T* work,
           Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, const Int*, T*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n))); },
               [&] { next(uplo, n, A, lda, ipiv, work, info, std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void ssytrf_(const char* uplo, const int* n, float* A, const int* lda, int* ipiv, float* work,
                         const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_ssytrf, float, int>("ssytrf_", uplo, n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void scipy_ssytrf_(const char* uplo, const int* n, float* A, const int* lda, int* ipiv,
                               float* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_ssytrf, float, int>("scipy_ssytrf_", uplo, n, A, lda, ipiv, work, lwork,
                                                      info);
}
LAPILLI_API void ssytrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* ipiv, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_ssytrf, float, std::int64_t>("ssytrf_64_", uplo, n, A, lda, ipiv, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_ssytrf_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  std::int64_t* ipiv, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_ssytrf, float, std::int64_t>("scipy_ssytrf_64_", uplo, n, A, lda, ipiv,
                                                               work, lwork, info);
}
LAPILLI_API void dsytrf_(const char* uplo, const int* n, double* A, const int* lda, int* ipiv, double* work,
                         const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_dsytrf, double, int>("dsytrf_", uplo, n, A, lda, ipiv, work, lwork, info);
}
LAPILLI_API void scipy_dsytrf_(const char* uplo, const int* n, double* A, const int* lda, int* ipiv,
                               double* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_dsytrf, double, int>("scipy_dsytrf_", uplo, n, A, lda, ipiv, work, lwork,
                                                       info);
}
LAPILLI_API void dsytrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* ipiv, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_dsytrf, double, std::int64_t>("dsytrf_64_", uplo, n, A, lda, ipiv, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dsytrf_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  std::int64_t* ipiv, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_dsytrf, double, std::int64_t>("scipy_dsytrf_64_", uplo, n, A, lda, ipiv,
                                                                work, lwork, info);
}
LAPILLI_API void csytrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda, int* ipiv,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_csytrf, lapilli_complex_float, int>("csytrf_", uplo, n, A, lda, ipiv, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_csytrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               int* ipiv, lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_csytrf, lapilli_complex_float, int>("scipy_csytrf_", uplo, n, A, lda, ipiv,
                                                                      work, lwork, info);
}
LAPILLI_API void csytrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_csytrf, lapilli_complex_float, std::int64_t>("csytrf_64_", uplo, n, A, lda,
                                                                               ipiv, work, lwork, info);
}
LAPILLI_API void scipy_csytrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_csytrf, lapilli_complex_float, std::int64_t>("scipy_csytrf_64_", uplo, n, A,
                                                                               lda, ipiv, work, lwork, info);
}
LAPILLI_API void zsytrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda, int* ipiv,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_zsytrf, lapilli_complex_double, int>("zsytrf_", uplo, n, A, lda, ipiv, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zsytrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               int* ipiv, lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sytrf<dropin::lapilli_zsytrf, lapilli_complex_double, int>("scipy_zsytrf_", uplo, n, A, lda, ipiv,
                                                                       work, lwork, info);
}
LAPILLI_API void zsytrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_zsytrf, lapilli_complex_double, std::int64_t>("zsytrf_64_", uplo, n, A, lda,
                                                                                ipiv, work, lwork, info);
}
LAPILLI_API void scipy_zsytrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrf<dropin::lapilli_zsytrf, lapilli_complex_double, std::int64_t>("scipy_zsytrf_64_", uplo, n,
                                                                                A, lda, ipiv, work, lwork,
                                                                                info);
}

LAPILLI_API void chetrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda, int* ipiv,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::hetrf<dropin::lapilli_chetrf, lapilli_complex_float, int>("chetrf_", uplo, n, A, lda, ipiv, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_chetrf_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               int* ipiv, lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::hetrf<dropin::lapilli_chetrf, lapilli_complex_float, int>("scipy_chetrf_", uplo, n, A, lda, ipiv,
                                                                      work, lwork, info);
}
LAPILLI_API void chetrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::hetrf<dropin::lapilli_chetrf, lapilli_complex_float, std::int64_t>("chetrf_64_", uplo, n, A, lda,
                                                                               ipiv, work, lwork, info);
}
LAPILLI_API void scipy_chetrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::hetrf<dropin::lapilli_chetrf, lapilli_complex_float, std::int64_t>("scipy_chetrf_64_", uplo, n, A,
                                                                               lda, ipiv, work, lwork, info);
}
LAPILLI_API void zhetrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda, int* ipiv,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::hetrf<dropin::lapilli_zhetrf, lapilli_complex_double, int>("zhetrf_", uplo, n, A, lda, ipiv, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zhetrf_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               int* ipiv, lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::hetrf<dropin::lapilli_zhetrf, lapilli_complex_double, int>("scipy_zhetrf_", uplo, n, A, lda, ipiv,
                                                                       work, lwork, info);
}
LAPILLI_API void zhetrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::hetrf<dropin::lapilli_zhetrf, lapilli_complex_double, std::int64_t>("zhetrf_64_", uplo, n, A, lda,
                                                                                ipiv, work, lwork, info);
}
LAPILLI_API void scipy_zhetrf_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* ipiv, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::hetrf<dropin::lapilli_zhetrf, lapilli_complex_double, std::int64_t>("scipy_zhetrf_64_", uplo, n,
                                                                                A, lda, ipiv, work, lwork,
                                                                                info);
}

LAPILLI_API void ssytrs_(const char* uplo, const int* n, const int* nrhs, const float* A, const int* lda,
                         const int* ipiv, float* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_ssytrs, float, int>("ssytrs_", uplo, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_ssytrs_(const char* uplo, const int* n, const int* nrhs, const float* A,
                               const int* lda, const int* ipiv, float* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_ssytrs, float, int>("scipy_ssytrs_", uplo, n, nrhs, A, lda, ipiv, B, ldb,
                                                      info);
}
LAPILLI_API void ssytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, const float* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_ssytrs, float, std::int64_t>("ssytrs_64_", uplo, n, nrhs, A, lda, ipiv, B,
                                                               ldb, info);
}
LAPILLI_API void scipy_ssytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const float* A, const std::int64_t* lda, const std::int64_t* ipiv, float* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_ssytrs, float, std::int64_t>("scipy_ssytrs_64_", uplo, n, nrhs, A, lda,
                                                               ipiv, B, ldb, info);
}
LAPILLI_API void dsytrs_(const char* uplo, const int* n, const int* nrhs, const double* A, const int* lda,
                         const int* ipiv, double* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_dsytrs, double, int>("dsytrs_", uplo, n, nrhs, A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_dsytrs_(const char* uplo, const int* n, const int* nrhs, const double* A,
                               const int* lda, const int* ipiv, double* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_dsytrs, double, int>("scipy_dsytrs_", uplo, n, nrhs, A, lda, ipiv, B, ldb,
                                                       info);
}
LAPILLI_API void dsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const double* A, const std::int64_t* lda, const std::int64_t* ipiv, double* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_dsytrs, double, std::int64_t>("dsytrs_64_", uplo, n, nrhs, A, lda, ipiv, B,
                                                                ldb, info);
}
LAPILLI_API void scipy_dsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const double* A, const std::int64_t* lda, const std::int64_t* ipiv,
                                  double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_dsytrs, double, std::int64_t>("scipy_dsytrs_64_", uplo, n, nrhs, A, lda,
                                                                ipiv, B, ldb, info);
}
LAPILLI_API void csytrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const int* ipiv, lapilli_complex_float* B, const int* ldb,
                         int* info) {
    dropin::sytrs<dropin::lapilli_csytrs, lapilli_complex_float, int>("csytrs_", uplo, n, nrhs, A, lda, ipiv,
                                                                      B, ldb, info);
}
LAPILLI_API void scipy_csytrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, const int* ipiv,
                               lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_csytrs, lapilli_complex_float, int>("scipy_csytrs_", uplo, n, nrhs, A, lda,
                                                                      ipiv, B, ldb, info);
}
LAPILLI_API void csytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, const std::int64_t* ipiv,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_csytrs, lapilli_complex_float, std::int64_t>("csytrs_64_", uplo, n, nrhs, A,
                                                                               lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_csytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_csytrs, lapilli_complex_float, std::int64_t>("scipy_csytrs_64_", uplo, n,
                                                                               nrhs, A, lda, ipiv, B, ldb,
                                                                               info);
}
LAPILLI_API void zsytrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const int* ipiv, lapilli_complex_double* B, const int* ldb,
                         int* info) {
    dropin::sytrs<dropin::lapilli_zsytrs, lapilli_complex_double, int>("zsytrs_", uplo, n, nrhs, A, lda, ipiv,
                                                                       B, ldb, info);
}
LAPILLI_API void scipy_zsytrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, const int* ipiv,
                               lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::sytrs<dropin::lapilli_zsytrs, lapilli_complex_double, int>("scipy_zsytrs_", uplo, n, nrhs, A, lda,
                                                                       ipiv, B, ldb, info);
}
LAPILLI_API void zsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_zsytrs, lapilli_complex_double, std::int64_t>("zsytrs_64_", uplo, n, nrhs,
                                                                                A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_zsytrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_double* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::sytrs<dropin::lapilli_zsytrs, lapilli_complex_double, std::int64_t>("scipy_zsytrs_64_", uplo, n,
                                                                                nrhs, A, lda, ipiv, B, ldb,
                                                                                info);
}

LAPILLI_API void chetrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_float* A,
                         const int* lda, const int* ipiv, lapilli_complex_float* B, const int* ldb,
                         int* info) {
    dropin::hetrs<dropin::lapilli_chetrs, lapilli_complex_float, int>("chetrs_", uplo, n, nrhs, A, lda, ipiv,
                                                                      B, ldb, info);
}
LAPILLI_API void scipy_chetrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_float* A, const int* lda, const int* ipiv,
                               lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::hetrs<dropin::lapilli_chetrs, lapilli_complex_float, int>("scipy_chetrs_", uplo, n, nrhs, A, lda,
                                                                      ipiv, B, ldb, info);
}
LAPILLI_API void chetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_float* A, const std::int64_t* lda, const std::int64_t* ipiv,
                            lapilli_complex_float* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::hetrs<dropin::lapilli_chetrs, lapilli_complex_float, std::int64_t>("chetrs_64_", uplo, n, nrhs, A,
                                                                               lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_chetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::hetrs<dropin::lapilli_chetrs, lapilli_complex_float, std::int64_t>("scipy_chetrs_64_", uplo, n,
                                                                               nrhs, A, lda, ipiv, B, ldb,
                                                                               info);
}
LAPILLI_API void zhetrs_(const char* uplo, const int* n, const int* nrhs, const lapilli_complex_double* A,
                         const int* lda, const int* ipiv, lapilli_complex_double* B, const int* ldb,
                         int* info) {
    dropin::hetrs<dropin::lapilli_zhetrs, lapilli_complex_double, int>("zhetrs_", uplo, n, nrhs, A, lda, ipiv,
                                                                       B, ldb, info);
}
LAPILLI_API void scipy_zhetrs_(const char* uplo, const int* n, const int* nrhs,
                               const lapilli_complex_double* A, const int* lda, const int* ipiv,
                               lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::hetrs<dropin::lapilli_zhetrs, lapilli_complex_double, int>("scipy_zhetrs_", uplo, n, nrhs, A, lda,
                                                                       ipiv, B, ldb, info);
}
LAPILLI_API void zhetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                            const lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, lapilli_complex_double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::hetrs<dropin::lapilli_zhetrs, lapilli_complex_double, std::int64_t>("zhetrs_64_", uplo, n, nrhs,
                                                                                A, lda, ipiv, B, ldb, info);
}
LAPILLI_API void scipy_zhetrs_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, lapilli_complex_double* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::hetrs<dropin::lapilli_zhetrs, lapilli_complex_double, std::int64_t>("scipy_zhetrs_64_", uplo, n,
                                                                                nrhs, A, lda, ipiv, B, ldb,
                                                                                info);
}

LAPILLI_API void ssysv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda, int* ipiv,
                        float* B, const int* ldb, float* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_ssysv, float, int>("ssysv_", uplo, n, nrhs, A, lda, ipiv, B, ldb, work,
                                                    lwork, info);
}
LAPILLI_API void scipy_ssysv_(const char* uplo, const int* n, const int* nrhs, float* A, const int* lda,
                              int* ipiv, float* B, const int* ldb, float* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_ssysv, float, int>("scipy_ssysv_", uplo, n, nrhs, A, lda, ipiv, B, ldb, work,
                                                    lwork, info);
}
LAPILLI_API void ssysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                           const std::int64_t* lda, std::int64_t* ipiv, float* B, const std::int64_t* ldb,
                           float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sysv<dropin::lapilli_ssysv, float, std::int64_t>("ssysv_64_", uplo, n, nrhs, A, lda, ipiv, B, ldb,
                                                             work, lwork, info);
}
LAPILLI_API void scipy_ssysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, float* B,
                                 const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::sysv<dropin::lapilli_ssysv, float, std::int64_t>("scipy_ssysv_64_", uplo, n, nrhs, A, lda, ipiv,
                                                             B, ldb, work, lwork, info);
}
LAPILLI_API void dsysv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, int* ipiv,
                        double* B, const int* ldb, double* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_dsysv, double, int>("dsysv_", uplo, n, nrhs, A, lda, ipiv, B, ldb, work,
                                                     lwork, info);
}
LAPILLI_API void scipy_dsysv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda,
                              int* ipiv, double* B, const int* ldb, double* work, const int* lwork,
                              int* info) {
    dropin::sysv<dropin::lapilli_dsysv, double, int>("scipy_dsysv_", uplo, n, nrhs, A, lda, ipiv, B, ldb,
                                                     work, lwork, info);
}
LAPILLI_API void dsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                           const std::int64_t* lda, std::int64_t* ipiv, double* B, const std::int64_t* ldb,
                           double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sysv<dropin::lapilli_dsysv, double, std::int64_t>("dsysv_64_", uplo, n, nrhs, A, lda, ipiv, B,
                                                              ldb, work, lwork, info);
}
LAPILLI_API void scipy_dsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                                 const std::int64_t* lda, std::int64_t* ipiv, double* B,
                                 const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::sysv<dropin::lapilli_dsysv, double, std::int64_t>("scipy_dsysv_64_", uplo, n, nrhs, A, lda, ipiv,
                                                              B, ldb, work, lwork, info);
}
LAPILLI_API void csysv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                        const int* lda, int* ipiv, lapilli_complex_float* B, const int* ldb,
                        lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_csysv, lapilli_complex_float, int>("csysv_", uplo, n, nrhs, A, lda, ipiv, B,
                                                                    ldb, work, lwork, info);
}
LAPILLI_API void scipy_csysv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                              const int* lda, int* ipiv, lapilli_complex_float* B, const int* ldb,
                              lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_csysv, lapilli_complex_float, int>("scipy_csysv_", uplo, n, nrhs, A, lda,
                                                                    ipiv, B, ldb, work, lwork, info);
}
LAPILLI_API void csysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* ipiv,
                           lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::sysv<dropin::lapilli_csysv, lapilli_complex_float, std::int64_t>("csysv_64_", uplo, n, nrhs, A,
                                                                             lda, ipiv, B, ldb, work, lwork,
                                                                             info);
}
LAPILLI_API void scipy_csysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* ipiv,
                                 lapilli_complex_float* B, const std::int64_t* ldb,
                                 lapilli_complex_float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sysv<dropin::lapilli_csysv, lapilli_complex_float, std::int64_t>("scipy_csysv_64_", uplo, n, nrhs,
                                                                             A, lda, ipiv, B, ldb, work,
                                                                             lwork, info);
}
LAPILLI_API void zsysv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                        const int* lda, int* ipiv, lapilli_complex_double* B, const int* ldb,
                        lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_zsysv, lapilli_complex_double, int>("zsysv_", uplo, n, nrhs, A, lda, ipiv, B,
                                                                     ldb, work, lwork, info);
}
LAPILLI_API void scipy_zsysv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                              const int* lda, int* ipiv, lapilli_complex_double* B, const int* ldb,
                              lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sysv<dropin::lapilli_zsysv, lapilli_complex_double, int>("scipy_zsysv_", uplo, n, nrhs, A, lda,
                                                                     ipiv, B, ldb, work, lwork, info);
}
LAPILLI_API void zsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* ipiv,
                           lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::sysv<dropin::lapilli_zsysv, lapilli_complex_double, std::int64_t>("zsysv_64_", uplo, n, nrhs, A,
                                                                              lda, ipiv, B, ldb, work, lwork,
                                                                              info);
}
LAPILLI_API void scipy_zsysv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* ipiv,
                                 lapilli_complex_double* B, const std::int64_t* ldb,
                                 lapilli_complex_double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::sysv<dropin::lapilli_zsysv, lapilli_complex_double, std::int64_t>("scipy_zsysv_64_", uplo, n,
                                                                              nrhs, A, lda, ipiv, B, ldb,
                                                                              work, lwork, info);
}

LAPILLI_API void chesv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                        const int* lda, int* ipiv, lapilli_complex_float* B, const int* ldb,
                        lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::hesv<dropin::lapilli_chesv, lapilli_complex_float, int>("chesv_", uplo, n, nrhs, A, lda, ipiv, B,
                                                                    ldb, work, lwork, info);
}
LAPILLI_API void scipy_chesv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_float* A,
                              const int* lda, int* ipiv, lapilli_complex_float* B, const int* ldb,
                              lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::hesv<dropin::lapilli_chesv, lapilli_complex_float, int>("scipy_chesv_", uplo, n, nrhs, A, lda,
                                                                    ipiv, B, ldb, work, lwork, info);
}
LAPILLI_API void chesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* ipiv,
                           lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::hesv<dropin::lapilli_chesv, lapilli_complex_float, std::int64_t>("chesv_64_", uplo, n, nrhs, A,
                                                                             lda, ipiv, B, ldb, work, lwork,
                                                                             info);
}
LAPILLI_API void scipy_chesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_float* A, const std::int64_t* lda, std::int64_t* ipiv,
                                 lapilli_complex_float* B, const std::int64_t* ldb,
                                 lapilli_complex_float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::hesv<dropin::lapilli_chesv, lapilli_complex_float, std::int64_t>("scipy_chesv_64_", uplo, n, nrhs,
                                                                             A, lda, ipiv, B, ldb, work,
                                                                             lwork, info);
}
LAPILLI_API void zhesv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                        const int* lda, int* ipiv, lapilli_complex_double* B, const int* ldb,
                        lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::hesv<dropin::lapilli_zhesv, lapilli_complex_double, int>("zhesv_", uplo, n, nrhs, A, lda, ipiv, B,
                                                                     ldb, work, lwork, info);
}
LAPILLI_API void scipy_zhesv_(const char* uplo, const int* n, const int* nrhs, lapilli_complex_double* A,
                              const int* lda, int* ipiv, lapilli_complex_double* B, const int* ldb,
                              lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::hesv<dropin::lapilli_zhesv, lapilli_complex_double, int>("scipy_zhesv_", uplo, n, nrhs, A, lda,
                                                                     ipiv, B, ldb, work, lwork, info);
}
LAPILLI_API void zhesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                           lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* ipiv,
                           lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::hesv<dropin::lapilli_zhesv, lapilli_complex_double, std::int64_t>("zhesv_64_", uplo, n, nrhs, A,
                                                                              lda, ipiv, B, ldb, work, lwork,
                                                                              info);
}
LAPILLI_API void scipy_zhesv_64_(const char* uplo, const std::int64_t* n, const std::int64_t* nrhs,
                                 lapilli_complex_double* A, const std::int64_t* lda, std::int64_t* ipiv,
                                 lapilli_complex_double* B, const std::int64_t* ldb,
                                 lapilli_complex_double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::hesv<dropin::lapilli_zhesv, lapilli_complex_double, std::int64_t>("scipy_zhesv_64_", uplo, n,
                                                                              nrhs, A, lda, ipiv, B, ldb,
                                                                              work, lwork, info);
}

LAPILLI_API void ssytri_(const char* uplo, const int* n, float* A, const int* lda, const int* ipiv,
                         float* work, int* info) {
    dropin::sytri<dropin::lapilli_ssytri, float, int>("ssytri_", uplo, n, A, lda, ipiv, work, info);
}
LAPILLI_API void scipy_ssytri_(const char* uplo, const int* n, float* A, const int* lda, const int* ipiv,
                               float* work, int* info) {
    dropin::sytri<dropin::lapilli_ssytri, float, int>("scipy_ssytri_", uplo, n, A, lda, ipiv, work, info);
}
LAPILLI_API void ssytri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, float* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_ssytri, float, std::int64_t>("ssytri_64_", uplo, n, A, lda, ipiv, work,
                                                               info);
}
LAPILLI_API void scipy_ssytri_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, float* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_ssytri, float, std::int64_t>("scipy_ssytri_64_", uplo, n, A, lda, ipiv,
                                                               work, info);
}
LAPILLI_API void dsytri_(const char* uplo, const int* n, double* A, const int* lda, const int* ipiv,
                         double* work, int* info) {
    dropin::sytri<dropin::lapilli_dsytri, double, int>("dsytri_", uplo, n, A, lda, ipiv, work, info);
}
LAPILLI_API void scipy_dsytri_(const char* uplo, const int* n, double* A, const int* lda, const int* ipiv,
                               double* work, int* info) {
    dropin::sytri<dropin::lapilli_dsytri, double, int>("scipy_dsytri_", uplo, n, A, lda, ipiv, work, info);
}
LAPILLI_API void dsytri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, double* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_dsytri, double, std::int64_t>("dsytri_64_", uplo, n, A, lda, ipiv, work,
                                                                info);
}
LAPILLI_API void scipy_dsytri_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  const std::int64_t* ipiv, double* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_dsytri, double, std::int64_t>("scipy_dsytri_64_", uplo, n, A, lda, ipiv,
                                                                work, info);
}
LAPILLI_API void csytri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         const int* ipiv, lapilli_complex_float* work, int* info) {
    dropin::sytri<dropin::lapilli_csytri, lapilli_complex_float, int>("csytri_", uplo, n, A, lda, ipiv, work,
                                                                      info);
}
LAPILLI_API void scipy_csytri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               const int* ipiv, lapilli_complex_float* work, int* info) {
    dropin::sytri<dropin::lapilli_csytri, lapilli_complex_float, int>("scipy_csytri_", uplo, n, A, lda, ipiv,
                                                                      work, info);
}
LAPILLI_API void csytri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, lapilli_complex_float* work,
                            std::int64_t* info) {
    dropin::sytri<dropin::lapilli_csytri, lapilli_complex_float, std::int64_t>("csytri_64_", uplo, n, A, lda,
                                                                               ipiv, work, info);
}
LAPILLI_API void scipy_csytri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv,
                                  lapilli_complex_float* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_csytri, lapilli_complex_float, std::int64_t>("scipy_csytri_64_", uplo, n, A,
                                                                               lda, ipiv, work, info);
}
LAPILLI_API void zsytri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         const int* ipiv, lapilli_complex_double* work, int* info) {
    dropin::sytri<dropin::lapilli_zsytri, lapilli_complex_double, int>("zsytri_", uplo, n, A, lda, ipiv, work,
                                                                       info);
}
LAPILLI_API void scipy_zsytri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               const int* ipiv, lapilli_complex_double* work, int* info) {
    dropin::sytri<dropin::lapilli_zsytri, lapilli_complex_double, int>("scipy_zsytri_", uplo, n, A, lda, ipiv,
                                                                       work, info);
}
LAPILLI_API void zsytri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, lapilli_complex_double* work,
                            std::int64_t* info) {
    dropin::sytri<dropin::lapilli_zsytri, lapilli_complex_double, std::int64_t>("zsytri_64_", uplo, n, A, lda,
                                                                                ipiv, work, info);
}
LAPILLI_API void scipy_zsytri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv,
                                  lapilli_complex_double* work, std::int64_t* info) {
    dropin::sytri<dropin::lapilli_zsytri, lapilli_complex_double, std::int64_t>("scipy_zsytri_64_", uplo, n,
                                                                                A, lda, ipiv, work, info);
}

LAPILLI_API void chetri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         const int* ipiv, lapilli_complex_float* work, int* info) {
    dropin::hetri<dropin::lapilli_chetri, lapilli_complex_float, int>("chetri_", uplo, n, A, lda, ipiv, work,
                                                                      info);
}
LAPILLI_API void scipy_chetri_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               const int* ipiv, lapilli_complex_float* work, int* info) {
    dropin::hetri<dropin::lapilli_chetri, lapilli_complex_float, int>("scipy_chetri_", uplo, n, A, lda, ipiv,
                                                                      work, info);
}
LAPILLI_API void chetri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, lapilli_complex_float* work,
                            std::int64_t* info) {
    dropin::hetri<dropin::lapilli_chetri, lapilli_complex_float, std::int64_t>("chetri_64_", uplo, n, A, lda,
                                                                               ipiv, work, info);
}
LAPILLI_API void scipy_chetri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv,
                                  lapilli_complex_float* work, std::int64_t* info) {
    dropin::hetri<dropin::lapilli_chetri, lapilli_complex_float, std::int64_t>("scipy_chetri_64_", uplo, n, A,
                                                                               lda, ipiv, work, info);
}
LAPILLI_API void zhetri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         const int* ipiv, lapilli_complex_double* work, int* info) {
    dropin::hetri<dropin::lapilli_zhetri, lapilli_complex_double, int>("zhetri_", uplo, n, A, lda, ipiv, work,
                                                                       info);
}
LAPILLI_API void scipy_zhetri_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               const int* ipiv, lapilli_complex_double* work, int* info) {
    dropin::hetri<dropin::lapilli_zhetri, lapilli_complex_double, int>("scipy_zhetri_", uplo, n, A, lda, ipiv,
                                                                       work, info);
}
LAPILLI_API void zhetri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, lapilli_complex_double* work,
                            std::int64_t* info) {
    dropin::hetri<dropin::lapilli_zhetri, lapilli_complex_double, std::int64_t>("zhetri_64_", uplo, n, A, lda,
                                                                                ipiv, work, info);
}
LAPILLI_API void scipy_zhetri_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv,
                                  lapilli_complex_double* work, std::int64_t* info) {
    dropin::hetri<dropin::lapilli_zhetri, lapilli_complex_double, std::int64_t>("scipy_zhetri_64_", uplo, n,
                                                                                A, lda, ipiv, work, info);
}

}  // extern "C"
