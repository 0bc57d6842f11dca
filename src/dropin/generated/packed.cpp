// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian matrices in packed storage: LAPACK's symbols.
// Written by tools/generate from src/api/routines/packed.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void spevd_real(const char* name, const char* jobz, const char* uplo, const Int* n, const T* AP, real_t<T>* W,
                T* Z, const Int* ldz, T* work, const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const T*, real_t<T>*, T*, const Int*, T*,
                      const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, AP, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, AP, W, Z, ldz, work, lwork, iwork, liwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 6 * double(*n) + double(*n) * double(*n) : 2 * double(*n), 9},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 11});
}

template <auto& Function, class T, class Int>
void spevd_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const T* AP,
                   real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, real_t<T>* rwork,
                   const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const T*, real_t<T>*, T*, const Int*, T*,
                      const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, AP, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, AP, W, Z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 2 * double(*n) : double(*n), 9},
               WorkArray<real_t<T>, Int>{rwork, lrwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : double(*n), 11},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 13});
}

template <auto& Function, class T, class Int>
void spev_real(const char* name, const char* jobz, const char* uplo, const Int* n, const T* AP, real_t<T>* W,
               T* Z, const Int* ldz, T* work, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const T*, real_t<T>*, T*, const Int*, T*, Int*,
                      std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, AP, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, AP, W, Z, ldz, work, info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void spev_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const T* AP,
                  real_t<T>* W, T* Z, const Int* ldz, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const T*, real_t<T>*, T*, const Int*, T*,
                      real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, AP, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, AP, W, Z, ldz, work, rwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void spgvd_real(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
                const T* AP, T* BP, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, Int* iwork,
                const Int* liwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, const T*, T*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, AP, BP, W, Z,
                                                          *ldz); },
               [&] { next(itype, jobz, uplo, n, AP, BP, W, Z, ldz, work, lwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 6 * double(*n) + 2 * double(*n) * double(*n) : 2 * double(*n), 11},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 13});
}

template <auto& Function, class T, class Int>
void spgvd_complex(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
                   const T* AP, T* BP, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork,
                   real_t<T>* rwork, const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, const T*, T*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, AP, BP, W, Z,
                                                          *ldz); },
               [&] { next(itype, jobz, uplo, n, AP, BP, W, Z, ldz, work, lwork, rwork, lrwork, iwork, liwork,
                          info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 2 * double(*n) : double(*n), 11},
               WorkArray<real_t<T>, Int>{rwork, lrwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : double(*n), 13},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 15});
}

template <auto& Function, class T, class Int>
void spgv_real(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
               const T* AP, T* BP, real_t<T>* W, T* Z, const Int* ldz, T* work, Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, const T*, T*, real_t<T>*, T*,
                      const Int*, T*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, AP, BP, W, Z,
                                                          *ldz); },
               [&] { next(itype, jobz, uplo, n, AP, BP, W, Z, ldz, work, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void spgv_complex(const char* name, const Int* itype, const char* jobz, const char* uplo, const Int* n,
                  const T* AP, T* BP, real_t<T>* W, T* Z, const Int* ldz, T* work, real_t<T>* rwork,
                  Int* info) {
    static Nexts<void(const Int*, const char*, const char*, const Int*, const T*, T*, real_t<T>*, T*,
                      const Int*, T*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("itype", itype, "jobz", jobz, "uplo", uplo, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *itype, *jobz, *uplo, *n, AP, BP, W, Z,
                                                          *ldz); },
               [&] { next(itype, jobz, uplo, n, AP, BP, W, Z, ldz, work, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sspevd_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W,
                         float* Z, const int* ldz, float* work, const int* lwork, int* iwork,
                         const int* liwork, int* info) {
    dropin::spevd_real<dropin::lapilli_sspevd, float, int>("sspevd_", jobz, uplo, n, AP, W, Z, ldz, work,
                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sspevd_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W,
                               float* Z, const int* ldz, float* work, const int* lwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::spevd_real<dropin::lapilli_sspevd, float, int>("scipy_sspevd_", jobz, uplo, n, AP, W, Z, ldz,
                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void sspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP,
                            float* W, float* Z, const std::int64_t* ldz, float* work,
                            const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::spevd_real<dropin::lapilli_sspevd, float, std::int64_t>("sspevd_64_", jobz, uplo, n, AP, W, Z,
                                                                    ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP,
                                  float* W, float* Z, const std::int64_t* ldz, float* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::spevd_real<dropin::lapilli_sspevd, float, std::int64_t>("scipy_sspevd_64_", jobz, uplo, n, AP, W,
                                                                    Z, ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dspevd_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W,
                         double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
                         const int* liwork, int* info) {
    dropin::spevd_real<dropin::lapilli_dspevd, double, int>("dspevd_", jobz, uplo, n, AP, W, Z, ldz, work,
                                                            lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dspevd_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W,
                               double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::spevd_real<dropin::lapilli_dspevd, double, int>("scipy_dspevd_", jobz, uplo, n, AP, W, Z, ldz,
                                                            work, lwork, iwork, liwork, info);
}
LAPILLI_API void dspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP,
                            double* W, double* Z, const std::int64_t* ldz, double* work,
                            const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::spevd_real<dropin::lapilli_dspevd, double, std::int64_t>("dspevd_64_", jobz, uplo, n, AP, W, Z,
                                                                     ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dspevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP,
                                  double* W, double* Z, const std::int64_t* ldz, double* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::spevd_real<dropin::lapilli_dspevd, double, std::int64_t>("scipy_dspevd_64_", jobz, uplo, n, AP, W,
                                                                     Z, ldz, work, lwork, iwork, liwork,
                                                                     info);
}
LAPILLI_API void chpevd_(const char* jobz, const char* uplo, const int* n, const lapilli_complex_float* AP,
                         float* W, lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                         const int* lwork, float* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::spevd_complex<dropin::lapilli_chpevd, lapilli_complex_float, int>("chpevd_", jobz, uplo, n, AP, W,
                                                                              Z, ldz, work, lwork, rwork,
                                                                              lrwork, iwork, liwork, info);
}
LAPILLI_API void scipy_chpevd_(const char* jobz, const char* uplo, const int* n,
                               const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                               const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                               const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::spevd_complex<dropin::lapilli_chpevd, lapilli_complex_float, int>("scipy_chpevd_", jobz, uplo, n,
                                                                              AP, W, Z, ldz, work, lwork,
                                                                              rwork, lrwork, iwork, liwork,
                                                                              info);
}
LAPILLI_API void chpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                            const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                            const std::int64_t* ldz, lapilli_complex_float* work, const std::int64_t* lwork,
                            float* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                            const std::int64_t* liwork, std::int64_t* info) {
    dropin::spevd_complex<dropin::lapilli_chpevd, lapilli_complex_float, std::int64_t>("chpevd_64_", jobz,
                                                                                       uplo, n, AP, W, Z, ldz,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void scipy_chpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                                  const std::int64_t* ldz, lapilli_complex_float* work,
                                  const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spevd_complex<dropin::lapilli_chpevd, lapilli_complex_float, std::int64_t>("scipy_chpevd_64_",
                                                                                       jobz, uplo, n, AP, W,
                                                                                       Z, ldz, work, lwork,
                                                                                       rwork, lrwork, iwork,
                                                                                       liwork, info);
}
LAPILLI_API void zhpevd_(const char* jobz, const char* uplo, const int* n, const lapilli_complex_double* AP,
                         double* W, lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                         const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::spevd_complex<dropin::lapilli_zhpevd, lapilli_complex_double, int>("zhpevd_", jobz, uplo, n, AP,
                                                                               W, Z, ldz, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void scipy_zhpevd_(const char* jobz, const char* uplo, const int* n,
                               const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                               const int* ldz, lapilli_complex_double* work, const int* lwork, double* rwork,
                               const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::spevd_complex<dropin::lapilli_zhpevd, lapilli_complex_double, int>("scipy_zhpevd_", jobz, uplo, n,
                                                                               AP, W, Z, ldz, work, lwork,
                                                                               rwork, lrwork, iwork, liwork,
                                                                               info);
}
LAPILLI_API void zhpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                            const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                            const std::int64_t* liwork, std::int64_t* info) {
    dropin::spevd_complex<dropin::lapilli_zhpevd, lapilli_complex_double, std::int64_t>("zhpevd_64_", jobz,
                                                                                        uplo, n, AP, W, Z,
                                                                                        ldz, work, lwork,
                                                                                        rwork, lrwork, iwork,
                                                                                        liwork, info);
}
LAPILLI_API void scipy_zhpevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                                  const std::int64_t* ldz, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spevd_complex<dropin::lapilli_zhpevd, lapilli_complex_double, std::int64_t>("scipy_zhpevd_64_",
                                                                                        jobz, uplo, n, AP, W,
                                                                                        Z, ldz, work, lwork,
                                                                                        rwork, lrwork, iwork,
                                                                                        liwork, info);
}

LAPILLI_API void sspev_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W, float* Z,
                        const int* ldz, float* work, int* info) {
    dropin::spev_real<dropin::lapilli_sspev, float, int>("sspev_", jobz, uplo, n, AP, W, Z, ldz, work, info);
}
LAPILLI_API void scipy_sspev_(const char* jobz, const char* uplo, const int* n, const float* AP, float* W,
                              float* Z, const int* ldz, float* work, int* info) {
    dropin::spev_real<dropin::lapilli_sspev, float, int>("scipy_sspev_", jobz, uplo, n, AP, W, Z, ldz, work,
                                                         info);
}
LAPILLI_API void sspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP,
                           float* W, float* Z, const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::spev_real<dropin::lapilli_sspev, float, std::int64_t>("sspev_64_", jobz, uplo, n, AP, W, Z, ldz,
                                                                  work, info);
}
LAPILLI_API void scipy_sspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const float* AP,
                                 float* W, float* Z, const std::int64_t* ldz, float* work,
                                 std::int64_t* info) {
    dropin::spev_real<dropin::lapilli_sspev, float, std::int64_t>("scipy_sspev_64_", jobz, uplo, n, AP, W, Z,
                                                                  ldz, work, info);
}
LAPILLI_API void dspev_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W,
                        double* Z, const int* ldz, double* work, int* info) {
    dropin::spev_real<dropin::lapilli_dspev, double, int>("dspev_", jobz, uplo, n, AP, W, Z, ldz, work, info);
}
LAPILLI_API void scipy_dspev_(const char* jobz, const char* uplo, const int* n, const double* AP, double* W,
                              double* Z, const int* ldz, double* work, int* info) {
    dropin::spev_real<dropin::lapilli_dspev, double, int>("scipy_dspev_", jobz, uplo, n, AP, W, Z, ldz, work,
                                                          info);
}
LAPILLI_API void dspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP,
                           double* W, double* Z, const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::spev_real<dropin::lapilli_dspev, double, std::int64_t>("dspev_64_", jobz, uplo, n, AP, W, Z, ldz,
                                                                   work, info);
}
LAPILLI_API void scipy_dspev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const double* AP,
                                 double* W, double* Z, const std::int64_t* ldz, double* work,
                                 std::int64_t* info) {
    dropin::spev_real<dropin::lapilli_dspev, double, std::int64_t>("scipy_dspev_64_", jobz, uplo, n, AP, W, Z,
                                                                   ldz, work, info);
}
LAPILLI_API void chpev_(const char* jobz, const char* uplo, const int* n, const lapilli_complex_float* AP,
                        float* W, lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                        float* rwork, int* info) {
    dropin::spev_complex<dropin::lapilli_chpev, lapilli_complex_float, int>("chpev_", jobz, uplo, n, AP, W, Z,
                                                                            ldz, work, rwork, info);
}
LAPILLI_API void scipy_chpev_(const char* jobz, const char* uplo, const int* n,
                              const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                              const int* ldz, lapilli_complex_float* work, float* rwork, int* info) {
    dropin::spev_complex<dropin::lapilli_chpev, lapilli_complex_float, int>("scipy_chpev_", jobz, uplo, n, AP,
                                                                            W, Z, ldz, work, rwork, info);
}
LAPILLI_API void chpev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                           const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                           const std::int64_t* ldz, lapilli_complex_float* work, float* rwork,
                           std::int64_t* info) {
    dropin::spev_complex<dropin::lapilli_chpev, lapilli_complex_float, std::int64_t>("chpev_64_", jobz, uplo,
                                                                                     n, AP, W, Z, ldz, work,
                                                                                     rwork, info);
}
LAPILLI_API void scipy_chpev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const lapilli_complex_float* AP, float* W, lapilli_complex_float* Z,
                                 const std::int64_t* ldz, lapilli_complex_float* work, float* rwork,
                                 std::int64_t* info) {
    dropin::spev_complex<dropin::lapilli_chpev, lapilli_complex_float, std::int64_t>("scipy_chpev_64_", jobz,
                                                                                     uplo, n, AP, W, Z, ldz,
                                                                                     work, rwork, info);
}
LAPILLI_API void zhpev_(const char* jobz, const char* uplo, const int* n, const lapilli_complex_double* AP,
                        double* W, lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                        double* rwork, int* info) {
    dropin::spev_complex<dropin::lapilli_zhpev, lapilli_complex_double, int>("zhpev_", jobz, uplo, n, AP, W,
                                                                             Z, ldz, work, rwork, info);
}
LAPILLI_API void scipy_zhpev_(const char* jobz, const char* uplo, const int* n,
                              const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                              const int* ldz, lapilli_complex_double* work, double* rwork, int* info) {
    dropin::spev_complex<dropin::lapilli_zhpev, lapilli_complex_double, int>("scipy_zhpev_", jobz, uplo, n,
                                                                             AP, W, Z, ldz, work, rwork,
                                                                             info);
}
LAPILLI_API void zhpev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                           const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                           const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                           std::int64_t* info) {
    dropin::spev_complex<dropin::lapilli_zhpev, lapilli_complex_double, std::int64_t>("zhpev_64_", jobz, uplo,
                                                                                      n, AP, W, Z, ldz, work,
                                                                                      rwork, info);
}
LAPILLI_API void scipy_zhpev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const lapilli_complex_double* AP, double* W, lapilli_complex_double* Z,
                                 const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                                 std::int64_t* info) {
    dropin::spev_complex<dropin::lapilli_zhpev, lapilli_complex_double, std::int64_t>("scipy_zhpev_64_", jobz,
                                                                                      uplo, n, AP, W, Z, ldz,
                                                                                      work, rwork, info);
}

LAPILLI_API void sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, const float* AP,
                         float* BP, float* W, float* Z, const int* ldz, float* work, const int* lwork,
                         int* iwork, const int* liwork, int* info) {
    dropin::spgvd_real<dropin::lapilli_sspgvd, float, int>("sspgvd_", itype, jobz, uplo, n, AP, BP, W, Z, ldz,
                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               const float* AP, float* BP, float* W, float* Z, const int* ldz, float* work,
                               const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::spgvd_real<dropin::lapilli_sspgvd, float, int>("scipy_sspgvd_", itype, jobz, uplo, n, AP, BP, W,
                                                           Z, ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void sspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, const float* AP, float* BP, float* W, float* Z,
                            const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_real<dropin::lapilli_sspgvd, float, std::int64_t>("sspgvd_64_", itype, jobz, uplo, n, AP,
                                                                    BP, W, Z, ldz, work, lwork, iwork, liwork,
                                                                    info);
}
LAPILLI_API void scipy_sspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, const float* AP, float* BP, float* W, float* Z,
                                  const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_real<dropin::lapilli_sspgvd, float, std::int64_t>("scipy_sspgvd_64_", itype, jobz, uplo, n,
                                                                    AP, BP, W, Z, ldz, work, lwork, iwork,
                                                                    liwork, info);
}
LAPILLI_API void dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, const double* AP,
                         double* BP, double* W, double* Z, const int* ldz, double* work, const int* lwork,
                         int* iwork, const int* liwork, int* info) {
    dropin::spgvd_real<dropin::lapilli_dspgvd, double, int>("dspgvd_", itype, jobz, uplo, n, AP, BP, W, Z,
                                                            ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               const double* AP, double* BP, double* W, double* Z, const int* ldz,
                               double* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::spgvd_real<dropin::lapilli_dspgvd, double, int>("scipy_dspgvd_", itype, jobz, uplo, n, AP, BP, W,
                                                            Z, ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, const double* AP, double* BP, double* W, double* Z,
                            const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_real<dropin::lapilli_dspgvd, double, std::int64_t>("dspgvd_64_", itype, jobz, uplo, n, AP,
                                                                     BP, W, Z, ldz, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void scipy_dspgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, const double* AP, double* BP, double* W, double* Z,
                                  const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_real<dropin::lapilli_dspgvd, double, std::int64_t>("scipy_dspgvd_64_", itype, jobz, uplo, n,
                                                                     AP, BP, W, Z, ldz, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                         const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                         lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                         const int* lwork, float* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::spgvd_complex<dropin::lapilli_chpgvd, lapilli_complex_float, int>("chpgvd_", itype, jobz, uplo, n,
                                                                              AP, BP, W, Z, ldz, work, lwork,
                                                                              rwork, lrwork, iwork, liwork,
                                                                              info);
}
LAPILLI_API void scipy_chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                               lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                               const int* lwork, float* rwork, const int* lrwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::spgvd_complex<dropin::lapilli_chpgvd, lapilli_complex_float, int>("scipy_chpgvd_", itype, jobz,
                                                                              uplo, n, AP, BP, W, Z, ldz,
                                                                              work, lwork, rwork, lrwork,
                                                                              iwork, liwork, info);
}
LAPILLI_API void chpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, const lapilli_complex_float* AP, lapilli_complex_float* BP,
                            float* W, lapilli_complex_float* Z, const std::int64_t* ldz,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::spgvd_complex<dropin::lapilli_chpgvd, lapilli_complex_float, std::int64_t>("chpgvd_64_", itype,
                                                                                       jobz, uplo, n, AP, BP,
                                                                                       W, Z, ldz, work, lwork,
                                                                                       rwork, lrwork, iwork,
                                                                                       liwork, info);
}
LAPILLI_API void scipy_chpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, const lapilli_complex_float* AP,
                                  lapilli_complex_float* BP, float* W, lapilli_complex_float* Z,
                                  const std::int64_t* ldz, lapilli_complex_float* work,
                                  const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_complex<dropin::lapilli_chpgvd, lapilli_complex_float, std::int64_t>("scipy_chpgvd_64_",
                                                                                       itype, jobz, uplo, n,
                                                                                       AP, BP, W, Z, ldz,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                         const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                         lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                         const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::spgvd_complex<dropin::lapilli_zhpgvd, lapilli_complex_double, int>("zhpgvd_", itype, jobz, uplo,
                                                                               n, AP, BP, W, Z, ldz, work,
                                                                               lwork, rwork, lrwork, iwork,
                                                                               liwork, info);
}
LAPILLI_API void scipy_zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n,
                               const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, const int* lrwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::spgvd_complex<dropin::lapilli_zhpgvd, lapilli_complex_double, int>("scipy_zhpgvd_", itype, jobz,
                                                                               uplo, n, AP, BP, W, Z, ldz,
                                                                               work, lwork, rwork, lrwork,
                                                                               iwork, liwork, info);
}
LAPILLI_API void zhpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                            const std::int64_t* n, const lapilli_complex_double* AP,
                            lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                            const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_complex<dropin::lapilli_zhpgvd, lapilli_complex_double, std::int64_t>("zhpgvd_64_", itype,
                                                                                        jobz, uplo, n, AP, BP,
                                                                                        W, Z, ldz, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}
LAPILLI_API void scipy_zhpgvd_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                  const std::int64_t* n, const lapilli_complex_double* AP,
                                  lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                                  const std::int64_t* ldz, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::spgvd_complex<dropin::lapilli_zhpgvd, lapilli_complex_double, std::int64_t>("scipy_zhpgvd_64_",
                                                                                        itype, jobz, uplo, n,
                                                                                        AP, BP, W, Z, ldz,
                                                                                        work, lwork, rwork,
                                                                                        lrwork, iwork, liwork,
                                                                                        info);
}

LAPILLI_API void sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, const float* AP,
                        float* BP, float* W, float* Z, const int* ldz, float* work, int* info) {
    dropin::spgv_real<dropin::lapilli_sspgv, float, int>("sspgv_", itype, jobz, uplo, n, AP, BP, W, Z, ldz,
                                                         work, info);
}
LAPILLI_API void scipy_sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              const float* AP, float* BP, float* W, float* Z, const int* ldz, float* work,
                              int* info) {
    dropin::spgv_real<dropin::lapilli_sspgv, float, int>("scipy_sspgv_", itype, jobz, uplo, n, AP, BP, W, Z,
                                                         ldz, work, info);
}
LAPILLI_API void sspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, const float* AP, float* BP, float* W, float* Z,
                           const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::spgv_real<dropin::lapilli_sspgv, float, std::int64_t>("sspgv_64_", itype, jobz, uplo, n, AP, BP,
                                                                  W, Z, ldz, work, info);
}
LAPILLI_API void scipy_sspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, const float* AP, float* BP, float* W, float* Z,
                                 const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::spgv_real<dropin::lapilli_sspgv, float, std::int64_t>("scipy_sspgv_64_", itype, jobz, uplo, n, AP,
                                                                  BP, W, Z, ldz, work, info);
}
LAPILLI_API void dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, const double* AP,
                        double* BP, double* W, double* Z, const int* ldz, double* work, int* info) {
    dropin::spgv_real<dropin::lapilli_dspgv, double, int>("dspgv_", itype, jobz, uplo, n, AP, BP, W, Z, ldz,
                                                          work, info);
}
LAPILLI_API void scipy_dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              const double* AP, double* BP, double* W, double* Z, const int* ldz,
                              double* work, int* info) {
    dropin::spgv_real<dropin::lapilli_dspgv, double, int>("scipy_dspgv_", itype, jobz, uplo, n, AP, BP, W, Z,
                                                          ldz, work, info);
}
LAPILLI_API void dspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, const double* AP, double* BP, double* W, double* Z,
                           const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::spgv_real<dropin::lapilli_dspgv, double, std::int64_t>("dspgv_64_", itype, jobz, uplo, n, AP, BP,
                                                                   W, Z, ldz, work, info);
}
LAPILLI_API void scipy_dspgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, const double* AP, double* BP, double* W, double* Z,
                                 const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::spgv_real<dropin::lapilli_dspgv, double, std::int64_t>("scipy_dspgv_64_", itype, jobz, uplo, n,
                                                                   AP, BP, W, Z, ldz, work, info);
}
LAPILLI_API void chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                        const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                        lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work, float* rwork,
                        int* info) {
    dropin::spgv_complex<dropin::lapilli_chpgv, lapilli_complex_float, int>("chpgv_", itype, jobz, uplo, n,
                                                                            AP, BP, W, Z, ldz, work, rwork,
                                                                            info);
}
LAPILLI_API void scipy_chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              const lapilli_complex_float* AP, lapilli_complex_float* BP, float* W,
                              lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                              float* rwork, int* info) {
    dropin::spgv_complex<dropin::lapilli_chpgv, lapilli_complex_float, int>("scipy_chpgv_", itype, jobz, uplo,
                                                                            n, AP, BP, W, Z, ldz, work, rwork,
                                                                            info);
}
LAPILLI_API void chpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, const lapilli_complex_float* AP, lapilli_complex_float* BP,
                           float* W, lapilli_complex_float* Z, const std::int64_t* ldz,
                           lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::spgv_complex<dropin::lapilli_chpgv, lapilli_complex_float, std::int64_t>("chpgv_64_", itype, jobz,
                                                                                     uplo, n, AP, BP, W, Z,
                                                                                     ldz, work, rwork, info);
}
LAPILLI_API void scipy_chpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, const lapilli_complex_float* AP,
                                 lapilli_complex_float* BP, float* W, lapilli_complex_float* Z,
                                 const std::int64_t* ldz, lapilli_complex_float* work, float* rwork,
                                 std::int64_t* info) {
    dropin::spgv_complex<dropin::lapilli_chpgv, lapilli_complex_float, std::int64_t>("scipy_chpgv_64_", itype,
                                                                                     jobz, uplo, n, AP, BP, W,
                                                                                     Z, ldz, work, rwork,
                                                                                     info);
}
LAPILLI_API void zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                        const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                        lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                        double* rwork, int* info) {
    dropin::spgv_complex<dropin::lapilli_zhpgv, lapilli_complex_double, int>("zhpgv_", itype, jobz, uplo, n,
                                                                             AP, BP, W, Z, ldz, work, rwork,
                                                                             info);
}
LAPILLI_API void scipy_zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n,
                              const lapilli_complex_double* AP, lapilli_complex_double* BP, double* W,
                              lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                              double* rwork, int* info) {
    dropin::spgv_complex<dropin::lapilli_zhpgv, lapilli_complex_double, int>("scipy_zhpgv_", itype, jobz,
                                                                             uplo, n, AP, BP, W, Z, ldz, work,
                                                                             rwork, info);
}
LAPILLI_API void zhpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                           const std::int64_t* n, const lapilli_complex_double* AP,
                           lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                           const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                           std::int64_t* info) {
    dropin::spgv_complex<dropin::lapilli_zhpgv, lapilli_complex_double, std::int64_t>("zhpgv_64_", itype,
                                                                                      jobz, uplo, n, AP, BP,
                                                                                      W, Z, ldz, work, rwork,
                                                                                      info);
}
LAPILLI_API void scipy_zhpgv_64_(const std::int64_t* itype, const char* jobz, const char* uplo,
                                 const std::int64_t* n, const lapilli_complex_double* AP,
                                 lapilli_complex_double* BP, double* W, lapilli_complex_double* Z,
                                 const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                                 std::int64_t* info) {
    dropin::spgv_complex<dropin::lapilli_zhpgv, lapilli_complex_double, std::int64_t>("scipy_zhpgv_64_",
                                                                                      itype, jobz, uplo, n,
                                                                                      AP, BP, W, Z, ldz, work,
                                                                                      rwork, info);
}

}  // extern "C"
