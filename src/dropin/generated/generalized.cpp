// SPDX-License-Identifier: BSD-3-Clause
// Generalized symmetric-definite eigenproblems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/generalized.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void sygst(const char* name, const Int* itype, const char* uplo, const Int* n, T* A, const Int* lda,
           const T* B, const Int* ldb, Int* info) {
    static Nexts<void(const Int*, const char*, const Int*, T*, const Int*, const T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 700}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "uplo", uplo, "n", n, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *uplo, *n, A, *lda, B, *ldb); },
               [&] { next(itype, uplo, n, A, lda, B, ldb, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sygvd_real(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n, T* A,
                const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork, Int* iwork,
                const Int* liwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, A, *lda, B, *ldb,
                                                          W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 6 * double(*n) + 2 * double(*n) * double(*n) : 2 * double(*n) + 1, 11},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 13});
}

template <auto& Function, class T, class Int>
void sygvd_complex(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n, T* A,
                   const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork,
                   real_t<T>* rwork, const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, A, *lda, B, *ldb,
                                                          W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, rwork, lrwork, iwork, liwork,
                          info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 2 * double(*n) + double(*n) * double(*n) : double(*n) + 1, 11},
               WorkArray<real_t<T>, Int>{rwork, lrwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : double(*n), 13},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 15});
}

template <auto& Function, class T, class Int>
void sygv_real(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n, T* A,
               const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, A, *lda, B, *ldb,
                                                          W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 3 * double(*n) - 1), 11});
}

template <auto& Function, class T, class Int>
void sygv_complex(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n, T* A,
                  const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork,
                  real_t<T>* rwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, A, *lda, B, *ldb,
                                                          W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n) - 1), 11});
}

template <auto& Function, class T, class Int>
void sygvx_real(const char* name, const Int* itype, const char* jobz, const char* range, const char* uplo,
                const Int* n, T* A, const Int* lda, T* B, const Int* ldb, const real_t<T>* vl,
                const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, Int* m,
                real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, Int* iwork, Int* ifail,
                Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const char*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, const Int*, Int*, Int*, Int*,
                      std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "range", range, "uplo", uplo, "n", n,
                                      "lda", lda, "ldb", ldb, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *range, *uplo, *n, A, *lda, B,
                                                          *ldb, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, lwork, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 8 * double(*n)), 20});
}

template <auto& Function, class T, class Int>
void sygvx_complex(const char* name, const Int* itype, const char* jobz, const char* range, const char* uplo,
                   const Int* n, T* A, const Int* lda, T* B, const Int* ldb, const real_t<T>* vl,
                   const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, Int* m,
                   real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, real_t<T>* rwork,
                   Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const char*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, Int*,
                      Int*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "range", range, "uplo", uplo, "n", n,
                                      "lda", lda, "ldb", ldb, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *range, *uplo, *n, A, *lda, B,
                                                          *ldb, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, lwork, rwork, iwork, ifail, info, std::size_t(1), std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n)), 20});
}

template <auto& Function, class T, class Int>
void sygv_2stage_real(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
                      T* A, const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork,
                      Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, narrowed(*jobz, "N"), *uplo, *n, A,
                                                          *lda, B, *ldb, W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 2 * double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 32), 11});
}

template <auto& Function, class T, class Int>
void sygv_2stage_complex(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
                         T* A, const Int* lda, T* B, const Int* ldb, real_t<T>* W, T* work, const Int* lwork,
                         real_t<T>* rwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, T*, const Int*, T*, const Int*,
                      real_t<T>*, T*, const Int*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, narrowed(*jobz, "N"), *uplo, *n, A,
                                                          *lda, B, *ldb, W); },
               [&] { next(itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 16), 11});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void ssygst_(const int* itype, const char* uplo, const int* n, float* A, const int* lda,
                         const float* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_ssygst, float, int>("ssygst_", itype, uplo, n, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_ssygst_(const int* itype, const char* uplo, const int* n, float* A, const int* lda,
                               const float* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_ssygst, float, int>("scipy_ssygst_", itype, uplo, n, A, lda, B, ldb, info);
}
LAPILLI_API void ssygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, float* A,
                            const std::int64_t* lda, const float* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::sygst<dropin::lapilli_ssygst, float, std::int64_t>("ssygst_64_", itype, uplo, n, A, lda, B, ldb,
                                                               info);
}
LAPILLI_API void scipy_ssygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                                  float* A, const std::int64_t* lda, const float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::sygst<dropin::lapilli_ssygst, float, std::int64_t>("scipy_ssygst_64_", itype, uplo, n, A, lda, B,
                                                               ldb, info);
}
LAPILLI_API void dsygst_(const int* itype, const char* uplo, const int* n, double* A, const int* lda,
                         const double* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_dsygst, double, int>("dsygst_", itype, uplo, n, A, lda, B, ldb, info);
}
LAPILLI_API void scipy_dsygst_(const int* itype, const char* uplo, const int* n, double* A, const int* lda,
                               const double* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_dsygst, double, int>("scipy_dsygst_", itype, uplo, n, A, lda, B, ldb, info);
}
LAPILLI_API void dsygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n, double* A,
                            const std::int64_t* lda, const double* B, const std::int64_t* ldb,
                            std::int64_t* info) {
    dropin::sygst<dropin::lapilli_dsygst, double, std::int64_t>("dsygst_64_", itype, uplo, n, A, lda, B, ldb,
                                                                info);
}
LAPILLI_API void scipy_dsygst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                                  double* A, const std::int64_t* lda, const double* B,
                                  const std::int64_t* ldb, std::int64_t* info) {
    dropin::sygst<dropin::lapilli_dsygst, double, std::int64_t>("scipy_dsygst_64_", itype, uplo, n, A, lda, B,
                                                                ldb, info);
}
LAPILLI_API void chegst_(const int* itype, const char* uplo, const int* n, lapilli_complex_float* A,
                         const int* lda, const lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_chegst, lapilli_complex_float, int>("chegst_", itype, uplo, n, A, lda, B,
                                                                      ldb, info);
}
LAPILLI_API void scipy_chegst_(const int* itype, const char* uplo, const int* n, lapilli_complex_float* A,
                               const int* lda, const lapilli_complex_float* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_chegst, lapilli_complex_float, int>("scipy_chegst_", itype, uplo, n, A, lda,
                                                                      B, ldb, info);
}
LAPILLI_API void chegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, const lapilli_complex_float* B,
                            const std::int64_t* ldb, std::int64_t* info) {
    dropin::sygst<dropin::lapilli_chegst, lapilli_complex_float, std::int64_t>("chegst_64_", itype, uplo, n,
                                                                               A, lda, B, ldb, info);
}
LAPILLI_API void scipy_chegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::sygst<dropin::lapilli_chegst, lapilli_complex_float, std::int64_t>("scipy_chegst_64_", itype,
                                                                               uplo, n, A, lda, B, ldb, info);
}
LAPILLI_API void zhegst_(const int* itype, const char* uplo, const int* n, lapilli_complex_double* A,
                         const int* lda, const lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_zhegst, lapilli_complex_double, int>("zhegst_", itype, uplo, n, A, lda, B,
                                                                       ldb, info);
}
LAPILLI_API void scipy_zhegst_(const int* itype, const char* uplo, const int* n, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* B, const int* ldb, int* info) {
    dropin::sygst<dropin::lapilli_zhegst, lapilli_complex_double, int>("scipy_zhegst_", itype, uplo, n, A,
                                                                       lda, B, ldb, info);
}
LAPILLI_API void zhegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* info) {
    dropin::sygst<dropin::lapilli_zhegst, lapilli_complex_double, std::int64_t>("zhegst_64_", itype, uplo, n,
                                                                                A, lda, B, ldb, info);
}
LAPILLI_API void scipy_zhegst_64_(const std::int64_t* itype, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* B, const std::int64_t* ldb,
                                  std::int64_t* info) {
    dropin::sygst<dropin::lapilli_zhegst, lapilli_complex_double, std::int64_t>("scipy_zhegst_64_", itype,
                                                                                uplo, n, A, lda, B, ldb,
                                                                                info);
}

LAPILLI_API void ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                         const int* lda, float* B, const int* ldb, float* W, float* work, const int* lwork,
                         int* iwork, const int* liwork, int* info) {
    dropin::sygvd_real<dropin::lapilli_ssygvd, float, int>("ssygvd_", itype, jobz, uplo, n, A, lda, B, ldb, W,
                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                               const int* lda, float* B, const int* ldb, float* W, float* work,
                               const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_real<dropin::lapilli_ssygvd, float, int>("scipy_ssygvd_", itype, jobz, uplo, n, A, lda, B,
                                                           ldb, W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void ssygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                            const std::int64_t* ldb, float* W, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sygvd_real<dropin::lapilli_ssygvd, float, std::int64_t>("ssygvd_64_", itype, jobz, uplo, n, A,
                                                                    lda, B, ldb, W, work, lwork, iwork,
                                                                    liwork, info);
}
LAPILLI_API void scipy_ssygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                                  const std::int64_t* ldb, float* W, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sygvd_real<dropin::lapilli_ssygvd, float, std::int64_t>("scipy_ssygvd_64_", itype, jobz, uplo, n,
                                                                    A, lda, B, ldb, W, work, lwork, iwork,
                                                                    liwork, info);
}
LAPILLI_API void dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                         const int* lda, double* B, const int* ldb, double* W, double* work, const int* lwork,
                         int* iwork, const int* liwork, int* info) {
    dropin::sygvd_real<dropin::lapilli_dsygvd, double, int>("dsygvd_", itype, jobz, uplo, n, A, lda, B, ldb,
                                                            W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                               const int* lda, double* B, const int* ldb, double* W, double* work,
                               const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_real<dropin::lapilli_dsygvd, double, int>("scipy_dsygvd_", itype, jobz, uplo, n, A, lda, B,
                                                            ldb, W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                            const std::int64_t* ldb, double* W, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sygvd_real<dropin::lapilli_dsygvd, double, std::int64_t>("dsygvd_64_", itype, jobz, uplo, n, A,
                                                                     lda, B, ldb, W, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void scipy_dsygvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                                  const std::int64_t* ldb, double* W, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sygvd_real<dropin::lapilli_dsygvd, double, std::int64_t>("scipy_dsygvd_64_", itype, jobz, uplo, n,
                                                                     A, lda, B, ldb, W, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                         lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                         float* W, lapilli_complex_float* work, const int* lwork, float* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_complex<dropin::lapilli_chegvd, lapilli_complex_float, int>("chegvd_", itype, jobz, uplo, n,
                                                                              A, lda, B, ldb, W, work, lwork,
                                                                              rwork, lrwork, iwork, liwork,
                                                                              info);
}
LAPILLI_API void scipy_chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                               const int* ldb, float* W, lapilli_complex_float* work, const int* lwork,
                               float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_complex<dropin::lapilli_chegvd, lapilli_complex_float, int>("scipy_chegvd_", itype, jobz,
                                                                              uplo, n, A, lda, B, ldb, W,
                                                                              work, lwork, rwork, lrwork,
                                                                              iwork, liwork, info);
}
LAPILLI_API void chegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* B, const std::int64_t* ldb, float* W,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::sygvd_complex<dropin::lapilli_chegvd, lapilli_complex_float, std::int64_t>("chegvd_64_", itype,
                                                                                       jobz, uplo, n, A, lda,
                                                                                       B, ldb, W, work, lwork,
                                                                                       rwork, lrwork, iwork,
                                                                                       liwork, info);
}
LAPILLI_API void scipy_chegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* B, const std::int64_t* ldb, float* W,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::sygvd_complex<dropin::lapilli_chegvd, lapilli_complex_float, std::int64_t>("scipy_chegvd_64_",
                                                                                       itype, jobz, uplo, n,
                                                                                       A, lda, B, ldb, W,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                         lapilli_complex_double* A, const int* lda, lapilli_complex_double* B, const int* ldb,
                         double* W, lapilli_complex_double* work, const int* lwork, double* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_complex<dropin::lapilli_zhegvd, lapilli_complex_double, int>("zhegvd_", itype, jobz, uplo,
                                                                               n, A, lda, B, ldb, W, work,
                                                                               lwork, rwork, lrwork, iwork,
                                                                               liwork, info);
}
LAPILLI_API void scipy_zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                               const int* ldb, double* W, lapilli_complex_double* work, const int* lwork,
                               double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sygvd_complex<dropin::lapilli_zhegvd, lapilli_complex_double, int>("scipy_zhegvd_", itype, jobz,
                                                                               uplo, n, A, lda, B, ldb, W,
                                                                               work, lwork, rwork, lrwork,
                                                                               iwork, liwork, info);
}
LAPILLI_API void zhegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* B, const std::int64_t* ldb, double* W,
                            lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                            const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::sygvd_complex<dropin::lapilli_zhegvd, lapilli_complex_double, std::int64_t>("zhegvd_64_", itype,
                                                                                        jobz, uplo, n, A, lda,
                                                                                        B, ldb, W, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}
LAPILLI_API void scipy_zhegvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* B, const std::int64_t* ldb, double* W,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::sygvd_complex<dropin::lapilli_zhegvd, lapilli_complex_double, std::int64_t>("scipy_zhegvd_64_",
                                                                                        itype, jobz, uplo, n,
                                                                                        A, lda, B, ldb, W,
                                                                                        work, lwork, rwork,
                                                                                        lrwork, iwork, liwork,
                                                                                        info);
}

LAPILLI_API void ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                        const int* lda, float* B, const int* ldb, float* W, float* work, const int* lwork,
                        int* info) {
    dropin::sygv_real<dropin::lapilli_ssygv, float, int>("ssygv_", itype, jobz, uplo, n, A, lda, B, ldb, W,
                                                         work, lwork, info);
}
LAPILLI_API void scipy_ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                              const int* lda, float* B, const int* ldb, float* W, float* work,
                              const int* lwork, int* info) {
    dropin::sygv_real<dropin::lapilli_ssygv, float, int>("scipy_ssygv_", itype, jobz, uplo, n, A, lda, B, ldb,
                                                         W, work, lwork, info);
}
LAPILLI_API void ssygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                           const std::int64_t* ldb, float* W, float* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::sygv_real<dropin::lapilli_ssygv, float, std::int64_t>("ssygv_64_", itype, jobz, uplo, n, A, lda,
                                                                  B, ldb, W, work, lwork, info);
}
LAPILLI_API void scipy_ssygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                                 const std::int64_t* ldb, float* W, float* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::sygv_real<dropin::lapilli_ssygv, float, std::int64_t>("scipy_ssygv_64_", itype, jobz, uplo, n, A,
                                                                  lda, B, ldb, W, work, lwork, info);
}
LAPILLI_API void dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                        const int* lda, double* B, const int* ldb, double* W, double* work, const int* lwork,
                        int* info) {
    dropin::sygv_real<dropin::lapilli_dsygv, double, int>("dsygv_", itype, jobz, uplo, n, A, lda, B, ldb, W,
                                                          work, lwork, info);
}
LAPILLI_API void scipy_dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                              const int* lda, double* B, const int* ldb, double* W, double* work,
                              const int* lwork, int* info) {
    dropin::sygv_real<dropin::lapilli_dsygv, double, int>("scipy_dsygv_", itype, jobz, uplo, n, A, lda, B,
                                                          ldb, W, work, lwork, info);
}
LAPILLI_API void dsygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                           const std::int64_t* ldb, double* W, double* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::sygv_real<dropin::lapilli_dsygv, double, std::int64_t>("dsygv_64_", itype, jobz, uplo, n, A, lda,
                                                                   B, ldb, W, work, lwork, info);
}
LAPILLI_API void scipy_dsygv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                                 const std::int64_t* ldb, double* W, double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::sygv_real<dropin::lapilli_dsygv, double, std::int64_t>("scipy_dsygv_64_", itype, jobz, uplo, n, A,
                                                                   lda, B, ldb, W, work, lwork, info);
}
LAPILLI_API void chegv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                        lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                        float* W, lapilli_complex_float* work, const int* lwork, float* rwork, int* info) {
    dropin::sygv_complex<dropin::lapilli_chegv, lapilli_complex_float, int>("chegv_", itype, jobz, uplo, n, A,
                                                                            lda, B, ldb, W, work, lwork,
                                                                            rwork, info);
}
LAPILLI_API void scipy_chegv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                              const int* ldb, float* W, lapilli_complex_float* work, const int* lwork,
                              float* rwork, int* info) {
    dropin::sygv_complex<dropin::lapilli_chegv, lapilli_complex_float, int>("scipy_chegv_", itype, jobz, uplo,
                                                                            n, A, lda, B, ldb, W, work, lwork,
                                                                            rwork, info);
}
LAPILLI_API void chegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                           lapilli_complex_float* B, const std::int64_t* ldb, float* W,
                           lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                           std::int64_t* info) {
    dropin::sygv_complex<dropin::lapilli_chegv, lapilli_complex_float, std::int64_t>("chegv_64_", itype, jobz,
                                                                                     uplo, n, A, lda, B, ldb,
                                                                                     W, work, lwork, rwork,
                                                                                     info);
}
LAPILLI_API void scipy_chegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                 lapilli_complex_float* B, const std::int64_t* ldb, float* W,
                                 lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                 std::int64_t* info) {
    dropin::sygv_complex<dropin::lapilli_chegv, lapilli_complex_float, std::int64_t>("scipy_chegv_64_", itype,
                                                                                     jobz, uplo, n, A, lda, B,
                                                                                     ldb, W, work, lwork,
                                                                                     rwork, info);
}
LAPILLI_API void zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                        lapilli_complex_double* A, const int* lda, lapilli_complex_double* B, const int* ldb,
                        double* W, lapilli_complex_double* work, const int* lwork, double* rwork, int* info) {
    dropin::sygv_complex<dropin::lapilli_zhegv, lapilli_complex_double, int>("zhegv_", itype, jobz, uplo, n,
                                                                             A, lda, B, ldb, W, work, lwork,
                                                                             rwork, info);
}
LAPILLI_API void scipy_zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                              const int* ldb, double* W, lapilli_complex_double* work, const int* lwork,
                              double* rwork, int* info) {
    dropin::sygv_complex<dropin::lapilli_zhegv, lapilli_complex_double, int>("scipy_zhegv_", itype, jobz,
                                                                             uplo, n, A, lda, B, ldb, W, work,
                                                                             lwork, rwork, info);
}
LAPILLI_API void zhegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                           lapilli_complex_double* B, const std::int64_t* ldb, double* W,
                           lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                           std::int64_t* info) {
    dropin::sygv_complex<dropin::lapilli_zhegv, lapilli_complex_double, std::int64_t>("zhegv_64_", itype,
                                                                                      jobz, uplo, n, A, lda,
                                                                                      B, ldb, W, work, lwork,
                                                                                      rwork, info);
}
LAPILLI_API void scipy_zhegv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                 lapilli_complex_double* B, const std::int64_t* ldb, double* W,
                                 lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                 std::int64_t* info) {
    dropin::sygv_complex<dropin::lapilli_zhegv, lapilli_complex_double, std::int64_t>("scipy_zhegv_64_",
                                                                                      itype, jobz, uplo, n, A,
                                                                                      lda, B, ldb, W, work,
                                                                                      lwork, rwork, info);
}

LAPILLI_API void ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                         const int* n, float* A, const int* lda, float* B, const int* ldb, const float* vl,
                         const float* vu, const int* il, const int* iu, const float* abstol, int* m, float* W,
                         float* Z, const int* ldz, float* work, const int* lwork, int* iwork, int* ifail,
                         int* info) {
    dropin::sygvx_real<dropin::lapilli_ssygvx, float, int>("ssygvx_", itype, jobz, range, uplo, n, A, lda, B,
                                                           ldb, vl, vu, il, iu, abstol, m, W, Z, ldz, work,
                                                           lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                               const int* n, float* A, const int* lda, float* B, const int* ldb,
                               const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                               const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sygvx_real<dropin::lapilli_ssygvx, float, int>("scipy_ssygvx_", itype, jobz, range, uplo, n, A,
                                                           lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                           work, lwork, iwork, ifail, info);
}
LAPILLI_API void ssygvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                            const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                            const std::int64_t* ldb, const float* vl, const float* vu, const std::int64_t* il,
                            const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                            const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_real<dropin::lapilli_ssygvx, float, std::int64_t>("ssygvx_64_", itype, jobz, range, uplo, n,
                                                                    A, lda, B, ldb, vl, vu, il, iu, abstol, m,
                                                                    W, Z, ldz, work, lwork, iwork, ifail,
                                                                    info);
}
LAPILLI_API void scipy_ssygvx_64_(const std::int64_t* itype, const char* jobz, const char* range,
                                  const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  float* B, const std::int64_t* ldb, const float* vl, const float* vu,
                                  const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                                  std::int64_t* m, float* W, float* Z, const std::int64_t* ldz, float* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                  std::int64_t* info) {
    dropin::sygvx_real<dropin::lapilli_ssygvx, float, std::int64_t>("scipy_ssygvx_64_", itype, jobz, range,
                                                                    uplo, n, A, lda, B, ldb, vl, vu, il, iu,
                                                                    abstol, m, W, Z, ldz, work, lwork, iwork,
                                                                    ifail, info);
}
LAPILLI_API void dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                         const int* n, double* A, const int* lda, double* B, const int* ldb, const double* vl,
                         const double* vu, const int* il, const int* iu, const double* abstol, int* m,
                         double* W, double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
                         int* ifail, int* info) {
    dropin::sygvx_real<dropin::lapilli_dsygvx, double, int>("dsygvx_", itype, jobz, range, uplo, n, A, lda, B,
                                                            ldb, vl, vu, il, iu, abstol, m, W, Z, ldz, work,
                                                            lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                               const int* n, double* A, const int* lda, double* B, const int* ldb,
                               const double* vl, const double* vu, const int* il, const int* iu,
                               const double* abstol, int* m, double* W, double* Z, const int* ldz,
                               double* work, const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sygvx_real<dropin::lapilli_dsygvx, double, int>("scipy_dsygvx_", itype, jobz, range, uplo, n, A,
                                                            lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                            work, lwork, iwork, ifail, info);
}
LAPILLI_API void dsygvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                            const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                            const std::int64_t* ldb, const double* vl, const double* vu,
                            const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                            std::int64_t* m, double* W, double* Z, const std::int64_t* ldz, double* work,
                            const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                            std::int64_t* info) {
    dropin::sygvx_real<dropin::lapilli_dsygvx, double, std::int64_t>("dsygvx_64_", itype, jobz, range, uplo,
                                                                     n, A, lda, B, ldb, vl, vu, il, iu,
                                                                     abstol, m, W, Z, ldz, work, lwork, iwork,
                                                                     ifail, info);
}
LAPILLI_API void scipy_dsygvx_64_(const std::int64_t* itype, const char* jobz, const char* range,
                                  const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  double* B, const std::int64_t* ldb, const double* vl, const double* vu,
                                  const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                                  std::int64_t* m, double* W, double* Z, const std::int64_t* ldz,
                                  double* work, const std::int64_t* lwork, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_real<dropin::lapilli_dsygvx, double, std::int64_t>("scipy_dsygvx_64_", itype, jobz, range,
                                                                     uplo, n, A, lda, B, ldb, vl, vu, il, iu,
                                                                     abstol, m, W, Z, ldz, work, lwork, iwork,
                                                                     ifail, info);
}
LAPILLI_API void chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                         const int* n, lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                         const int* ldb, const float* vl, const float* vu, const int* il, const int* iu,
                         const float* abstol, int* m, float* W, lapilli_complex_float* Z, const int* ldz,
                         lapilli_complex_float* work, const int* lwork, float* rwork, int* iwork, int* ifail,
                         int* info) {
    dropin::sygvx_complex<dropin::lapilli_chegvx, lapilli_complex_float, int>("chegvx_", itype, jobz, range,
                                                                              uplo, n, A, lda, B, ldb, vl, vu,
                                                                              il, iu, abstol, m, W, Z, ldz,
                                                                              work, lwork, rwork, iwork,
                                                                              ifail, info);
}
LAPILLI_API void scipy_chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                               const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* B, const int* ldb, const float* vl, const float* vu,
                               const int* il, const int* iu, const float* abstol, int* m, float* W,
                               lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                               const int* lwork, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::sygvx_complex<dropin::lapilli_chegvx, lapilli_complex_float, int>("scipy_chegvx_", itype, jobz,
                                                                              range, uplo, n, A, lda, B, ldb,
                                                                              vl, vu, il, iu, abstol, m, W, Z,
                                                                              ldz, work, lwork, rwork, iwork,
                                                                              ifail, info);
}
LAPILLI_API void chegvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                            const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            lapilli_complex_float* B, const std::int64_t* ldb, const float* vl,
                            const float* vu, const std::int64_t* il, const std::int64_t* iu,
                            const float* abstol, std::int64_t* m, float* W, lapilli_complex_float* Z,
                            const std::int64_t* ldz, lapilli_complex_float* work, const std::int64_t* lwork,
                            float* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_complex<dropin::lapilli_chegvx, lapilli_complex_float, std::int64_t>("chegvx_64_", itype,
                                                                                       jobz, range, uplo, n,
                                                                                       A, lda, B, ldb, vl, vu,
                                                                                       il, iu, abstol, m, W,
                                                                                       Z, ldz, work, lwork,
                                                                                       rwork, iwork, ifail,
                                                                                       info);
}
LAPILLI_API void scipy_chegvx_64_(const std::int64_t* itype, const char* jobz, const char* range,
                                  const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* B, const std::int64_t* ldb,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_complex<dropin::lapilli_chegvx, lapilli_complex_float, std::int64_t>("scipy_chegvx_64_",
                                                                                       itype, jobz, range,
                                                                                       uplo, n, A, lda, B,
                                                                                       ldb, vl, vu, il, iu,
                                                                                       abstol, m, W, Z, ldz,
                                                                                       work, lwork, rwork,
                                                                                       iwork, ifail, info);
}
LAPILLI_API void zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                         const int* n, lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                         const int* ldb, const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, lapilli_complex_double* Z, const int* ldz,
                         lapilli_complex_double* work, const int* lwork, double* rwork, int* iwork,
                         int* ifail, int* info) {
    dropin::sygvx_complex<dropin::lapilli_zhegvx, lapilli_complex_double, int>("zhegvx_", itype, jobz, range,
                                                                               uplo, n, A, lda, B, ldb, vl,
                                                                               vu, il, iu, abstol, m, W, Z,
                                                                               ldz, work, lwork, rwork, iwork,
                                                                               ifail, info);
}
LAPILLI_API void scipy_zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo,
                               const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* B, const int* ldb, const double* vl, const double* vu,
                               const int* il, const int* iu, const double* abstol, int* m, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::sygvx_complex<dropin::lapilli_zhegvx, lapilli_complex_double, int>("scipy_zhegvx_", itype, jobz,
                                                                               range, uplo, n, A, lda, B, ldb,
                                                                               vl, vu, il, iu, abstol, m, W,
                                                                               Z, ldz, work, lwork, rwork,
                                                                               iwork, ifail, info);
}
LAPILLI_API void zhegvx_64_(const std::int64_t* itype, const char* jobz, const char* range, const char* uplo,
                            const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            lapilli_complex_double* B, const std::int64_t* ldb, const double* vl,
                            const double* vu, const std::int64_t* il, const std::int64_t* iu,
                            const double* abstol, std::int64_t* m, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_complex<dropin::lapilli_zhegvx, lapilli_complex_double, std::int64_t>("zhegvx_64_", itype,
                                                                                        jobz, range, uplo, n,
                                                                                        A, lda, B, ldb, vl,
                                                                                        vu, il, iu, abstol, m,
                                                                                        W, Z, ldz, work,
                                                                                        lwork, rwork, iwork,
                                                                                        ifail, info);
}
LAPILLI_API void scipy_zhegvx_64_(const std::int64_t* itype, const char* jobz, const char* range,
                                  const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* B, const std::int64_t* ldb,
                                  const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  lapilli_complex_double* Z, const std::int64_t* ldz,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sygvx_complex<dropin::lapilli_zhegvx, lapilli_complex_double, std::int64_t>("scipy_zhegvx_64_",
                                                                                        itype, jobz, range,
                                                                                        uplo, n, A, lda, B,
                                                                                        ldb, vl, vu, il, iu,
                                                                                        abstol, m, W, Z, ldz,
                                                                                        work, lwork, rwork,
                                                                                        iwork, ifail, info);
}

LAPILLI_API void ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, float* A,
                               const int* lda, float* B, const int* ldb, float* W, float* work,
                               const int* lwork, int* info) {
    dropin::sygv_2stage_real<dropin::lapilli_ssygv, float, int>("ssygv_2stage_", itype, jobz, uplo, n, A, lda,
                                                                B, ldb, W, work, lwork, info);
}
LAPILLI_API void scipy_ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                                     float* A, const int* lda, float* B, const int* ldb, float* W,
                                     float* work, const int* lwork, int* info) {
    dropin::sygv_2stage_real<dropin::lapilli_ssygv, float, int>("scipy_ssygv_2stage_", itype, jobz, uplo, n,
                                                                A, lda, B, ldb, W, work, lwork, info);
}
LAPILLI_API void ssygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                                  const std::int64_t* ldb, float* W, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sygv_2stage_real<dropin::lapilli_ssygv, float, std::int64_t>("ssygv_2stage_64_", itype, jobz,
                                                                         uplo, n, A, lda, B, ldb, W, work,
                                                                         lwork, info);
}
LAPILLI_API void scipy_ssygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                        const std::int64_t* n, float* A, const std::int64_t* lda, float* B,
                                        const std::int64_t* ldb, float* W, float* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sygv_2stage_real<dropin::lapilli_ssygv, float, std::int64_t>("scipy_ssygv_2stage_64_", itype,
                                                                         jobz, uplo, n, A, lda, B, ldb, W,
                                                                         work, lwork, info);
}
LAPILLI_API void dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, double* A,
                               const int* lda, double* B, const int* ldb, double* W, double* work,
                               const int* lwork, int* info) {
    dropin::sygv_2stage_real<dropin::lapilli_dsygv, double, int>("dsygv_2stage_", itype, jobz, uplo, n, A,
                                                                 lda, B, ldb, W, work, lwork, info);
}
LAPILLI_API void scipy_dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                                     double* A, const int* lda, double* B, const int* ldb, double* W,
                                     double* work, const int* lwork, int* info) {
    dropin::sygv_2stage_real<dropin::lapilli_dsygv, double, int>("scipy_dsygv_2stage_", itype, jobz, uplo, n,
                                                                 A, lda, B, ldb, W, work, lwork, info);
}
LAPILLI_API void dsygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                                  const std::int64_t* ldb, double* W, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sygv_2stage_real<dropin::lapilli_dsygv, double, std::int64_t>("dsygv_2stage_64_", itype, jobz,
                                                                          uplo, n, A, lda, B, ldb, W, work,
                                                                          lwork, info);
}
LAPILLI_API void scipy_dsygv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                        const std::int64_t* n, double* A, const std::int64_t* lda, double* B,
                                        const std::int64_t* ldb, double* W, double* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sygv_2stage_real<dropin::lapilli_dsygv, double, std::int64_t>("scipy_dsygv_2stage_64_", itype,
                                                                          jobz, uplo, n, A, lda, B, ldb, W,
                                                                          work, lwork, info);
}
LAPILLI_API void chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                               const int* ldb, float* W, lapilli_complex_float* work, const int* lwork,
                               float* rwork, int* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_chegv, lapilli_complex_float, int>("chegv_2stage_", itype,
                                                                                   jobz, uplo, n, A, lda, B,
                                                                                   ldb, W, work, lwork, rwork,
                                                                                   info);
}
LAPILLI_API void scipy_chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                                     lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                                     const int* ldb, float* W, lapilli_complex_float* work, const int* lwork,
                                     float* rwork, int* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_chegv, lapilli_complex_float, int>("scipy_chegv_2stage_",
                                                                                   itype, jobz, uplo, n, A,
                                                                                   lda, B, ldb, W, work,
                                                                                   lwork, rwork, info);
}
LAPILLI_API void chegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* B, const std::int64_t* ldb, float* W,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_chegv, lapilli_complex_float, std::int64_t>(
                                                                                            "chegv_2stage_64_",
                                                                                            itype, jobz, uplo,
                                                                                            n, A, lda, B, ldb,
                                                                                            W, work, lwork,
                                                                                            rwork, info);
}
LAPILLI_API void scipy_chegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                        const std::int64_t* n, lapilli_complex_float* A,
                                        const std::int64_t* lda, lapilli_complex_float* B,
                                        const std::int64_t* ldb, float* W, lapilli_complex_float* work,
                                        const std::int64_t* lwork, float* rwork, std::int64_t* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_chegv, lapilli_complex_float, std::int64_t>(
                                                                                            "scipy_chegv_2stage_64_",
                                                                                            itype, jobz, uplo,
                                                                                            n, A, lda, B, ldb,
                                                                                            W, work, lwork,
                                                                                            rwork, info);
}
LAPILLI_API void zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                               const int* ldb, double* W, lapilli_complex_double* work, const int* lwork,
                               double* rwork, int* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_zhegv, lapilli_complex_double, int>("zhegv_2stage_", itype,
                                                                                    jobz, uplo, n, A, lda, B,
                                                                                    ldb, W, work, lwork,
                                                                                    rwork, info);
}
LAPILLI_API void scipy_zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n,
                                     lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                                     const int* ldb, double* W, lapilli_complex_double* work,
                                     const int* lwork, double* rwork, int* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_zhegv, lapilli_complex_double, int>("scipy_zhegv_2stage_",
                                                                                    itype, jobz, uplo, n, A,
                                                                                    lda, B, ldb, W, work,
                                                                                    lwork, rwork, info);
}
LAPILLI_API void zhegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* B, const std::int64_t* ldb, double* W,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  std::int64_t* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_zhegv, lapilli_complex_double, std::int64_t>(
                                                                                             "zhegv_2stage_64_",
                                                                                             itype, jobz,
                                                                                             uplo, n, A, lda,
                                                                                             B, ldb, W, work,
                                                                                             lwork, rwork,
                                                                                             info);
}
LAPILLI_API void scipy_zhegv_2stage_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                        const std::int64_t* n, lapilli_complex_double* A,
                                        const std::int64_t* lda, lapilli_complex_double* B,
                                        const std::int64_t* ldb, double* W, lapilli_complex_double* work,
                                        const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::sygv_2stage_complex<dropin::lapilli_zhegv, lapilli_complex_double, std::int64_t>(
                                                                                             "scipy_zhegv_2stage_64_",
                                                                                             itype, jobz,
                                                                                             uplo, n, A, lda,
                                                                                             B, ldb, W, work,
                                                                                             lwork, rwork,
                                                                                             info);
}

}  // extern "C"
