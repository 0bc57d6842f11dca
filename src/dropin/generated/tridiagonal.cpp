// SPDX-License-Identifier: BSD-3-Clause
// Symmetric tridiagonal eigenproblems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/tridiagonal.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void sterf(const char* name, const Int* n, real_t<T>* D, real_t<T>* E, Int* info) {
    static Nexts<void(const Int*, real_t<T>*, real_t<T>*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("n", n); },
               [&](lapilli_context ctx) { return Function(ctx, *n, D, E); },
               [&] { next(n, D, E, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void stev(const char* name, const char* jobz, const Int* n, real_t<T>* D, real_t<T>* E, T* Z, const Int* ldz,
          T* work, Int* info) {
    static Nexts<void(const char*, const Int*, real_t<T>*, real_t<T>*, T*, const Int*, T*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *n, D, E, Z, *ldz); },
               [&] { next(jobz, n, D, E, Z, ldz, work, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void stevd(const char* name, const char* jobz, const Int* n, real_t<T>* D, real_t<T>* E, T* Z, const Int* ldz,
           T* work, const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const Int*, real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*, Int*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *n, D, E, Z, *ldz); },
               [&] { next(jobz, n, D, E, Z, ldz, work, lwork, iwork, liwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 1 + 4 * double(*n) + double(*n) * double(*n), 8},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 10});
}

template <auto& Function, class T, class Int>
void stevx(const char* name, const char* jobz, const char* range, const Int* n, const real_t<T>* D,
           const real_t<T>* E, const real_t<T>* vl, const real_t<T>* vu, const Int* il, const Int* iu,
           const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz, T* work, Int* iwork,
           Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const real_t<T>*, const real_t<T>*,
                      const real_t<T>*, const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*,
                      real_t<T>*, T*, const Int*, T*, Int*, Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *n, D, E, value_of(vl),
                                                          value_of(vu), value_of(il), value_of(iu),
                                                          value_of(abstol), IntegersOut<Int>(m, 1), W, Z,
                                                          *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, work, iwork, ifail,
                          info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void stevr(const char* name, const char* jobz, const char* range, const Int* n, const real_t<T>* D,
           const real_t<T>* E, const real_t<T>* vl, const real_t<T>* vu, const Int* il, const Int* iu,
           const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz, Int* isuppz, T* work,
           const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const real_t<T>*, const real_t<T>*,
                      const real_t<T>*, const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*,
                      real_t<T>*, T*, const Int*, Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *n, D, E, value_of(vl),
                                                          value_of(vu), value_of(il), value_of(iu),
                                                          value_of(abstol), IntegersOut<Int>(m, 1), W, Z,
                                                          *ldz,
                                                          IntegersOut<Int>(isuppz, ((wants_vectors(*jobz)) && upper_case(*range) != 'V' && ((upper_case(*range) == 'I') ? min(double(*n), double(*iu)) - max(1, double(*il)) + 1 : double(*n)) == double(*n)) ? double(2 * double(*n)) : 0)); },
               [&] { next(jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, isuppz, work, lwork,
                          iwork, liwork, info, std::size_t(1), std::size_t(1)); },
               [&] { *m = 0; return true; },
               WorkArray<T, Int>{work, lwork, max(1, 20 * double(*n)), 17},
               WorkArray<Int, Int>{iwork, liwork, max(1, 10 * double(*n)), 19});
}

template <auto& Function, class T, class Int>
void stebz(const char* name, const char* range, const char* order, const Int* n, const real_t<T>* vl,
           const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, const real_t<T>* D,
           const real_t<T>* E, Int* m, Int* nsplit, real_t<T>* W, Int* iblock, Int* isplit, T* work,
           Int* iwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const real_t<T>*, const real_t<T>*, const Int*,
                      const Int*, const real_t<T>*, const real_t<T>*, const real_t<T>*, Int*, Int*,
                      real_t<T>*, Int*, Int*, T*, Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("range", range, "order", order, "n", n); },
               [&](lapilli_context ctx) { return Function(ctx, *range, *order, *n, value_of(vl), value_of(vu),
                                                          value_of(il), value_of(iu), value_of(abstol), D, E,
                                                          IntegersOut<Int>(m, 1), IntegersOut<Int>(nsplit, 1),
                                                          W, IntegersOut<Int>(iblock, double(*n)),
                                                          IntegersOut<Int>(isplit, double(*n))); },
               [&] { next(range, order, n, vl, vu, il, iu, abstol, D, E, m, nsplit, W, iblock, isplit, work,
                          iwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void ssterf_(const int* n, float* D, float* E, int* info) {
    dropin::sterf<dropin::lapilli_ssterf, float, int>("ssterf_", n, D, E, info);
}
LAPILLI_API void scipy_ssterf_(const int* n, float* D, float* E, int* info) {
    dropin::sterf<dropin::lapilli_ssterf, float, int>("scipy_ssterf_", n, D, E, info);
}
LAPILLI_API void ssterf_64_(const std::int64_t* n, float* D, float* E, std::int64_t* info) {
    dropin::sterf<dropin::lapilli_ssterf, float, std::int64_t>("ssterf_64_", n, D, E, info);
}
LAPILLI_API void scipy_ssterf_64_(const std::int64_t* n, float* D, float* E, std::int64_t* info) {
    dropin::sterf<dropin::lapilli_ssterf, float, std::int64_t>("scipy_ssterf_64_", n, D, E, info);
}
LAPILLI_API void dsterf_(const int* n, double* D, double* E, int* info) {
    dropin::sterf<dropin::lapilli_dsterf, double, int>("dsterf_", n, D, E, info);
}
LAPILLI_API void scipy_dsterf_(const int* n, double* D, double* E, int* info) {
    dropin::sterf<dropin::lapilli_dsterf, double, int>("scipy_dsterf_", n, D, E, info);
}
LAPILLI_API void dsterf_64_(const std::int64_t* n, double* D, double* E, std::int64_t* info) {
    dropin::sterf<dropin::lapilli_dsterf, double, std::int64_t>("dsterf_64_", n, D, E, info);
}
LAPILLI_API void scipy_dsterf_64_(const std::int64_t* n, double* D, double* E, std::int64_t* info) {
    dropin::sterf<dropin::lapilli_dsterf, double, std::int64_t>("scipy_dsterf_64_", n, D, E, info);
}

LAPILLI_API void sstev_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz,
                        float* work, int* info) {
    dropin::stev<dropin::lapilli_sstev, float, int>("sstev_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void scipy_sstev_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz,
                              float* work, int* info) {
    dropin::stev<dropin::lapilli_sstev, float, int>("scipy_sstev_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void sstev_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z,
                           const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::stev<dropin::lapilli_sstev, float, std::int64_t>("sstev_64_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void scipy_sstev_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z,
                                 const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::stev<dropin::lapilli_sstev, float, std::int64_t>("scipy_sstev_64_", jobz, n, D, E, Z, ldz, work,
                                                             info);
}
LAPILLI_API void dstev_(const char* jobz, const int* n, double* D, double* E, double* Z, const int* ldz,
                        double* work, int* info) {
    dropin::stev<dropin::lapilli_dstev, double, int>("dstev_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void scipy_dstev_(const char* jobz, const int* n, double* D, double* E, double* Z, const int* ldz,
                              double* work, int* info) {
    dropin::stev<dropin::lapilli_dstev, double, int>("scipy_dstev_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void dstev_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
                           const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::stev<dropin::lapilli_dstev, double, std::int64_t>("dstev_64_", jobz, n, D, E, Z, ldz, work, info);
}
LAPILLI_API void scipy_dstev_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
                                 const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::stev<dropin::lapilli_dstev, double, std::int64_t>("scipy_dstev_64_", jobz, n, D, E, Z, ldz, work,
                                                              info);
}

LAPILLI_API void sstevd_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz,
                         float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevd<dropin::lapilli_sstevd, float, int>("sstevd_", jobz, n, D, E, Z, ldz, work, lwork, iwork,
                                                      liwork, info);
}
LAPILLI_API void scipy_sstevd_(const char* jobz, const int* n, float* D, float* E, float* Z, const int* ldz,
                               float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevd<dropin::lapilli_sstevd, float, int>("scipy_sstevd_", jobz, n, D, E, Z, ldz, work, lwork,
                                                      iwork, liwork, info);
}
LAPILLI_API void sstevd_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z,
                            const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stevd<dropin::lapilli_sstevd, float, std::int64_t>("sstevd_64_", jobz, n, D, E, Z, ldz, work,
                                                               lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sstevd_64_(const char* jobz, const std::int64_t* n, float* D, float* E, float* Z,
                                  const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stevd<dropin::lapilli_sstevd, float, std::int64_t>("scipy_sstevd_64_", jobz, n, D, E, Z, ldz,
                                                               work, lwork, iwork, liwork, info);
}
LAPILLI_API void dstevd_(const char* jobz, const int* n, double* D, double* E, double* Z, const int* ldz,
                         double* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevd<dropin::lapilli_dstevd, double, int>("dstevd_", jobz, n, D, E, Z, ldz, work, lwork, iwork,
                                                       liwork, info);
}
LAPILLI_API void scipy_dstevd_(const char* jobz, const int* n, double* D, double* E, double* Z,
                               const int* ldz, double* work, const int* lwork, int* iwork, const int* liwork,
                               int* info) {
    dropin::stevd<dropin::lapilli_dstevd, double, int>("scipy_dstevd_", jobz, n, D, E, Z, ldz, work, lwork,
                                                       iwork, liwork, info);
}
LAPILLI_API void dstevd_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
                            const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stevd<dropin::lapilli_dstevd, double, std::int64_t>("dstevd_64_", jobz, n, D, E, Z, ldz, work,
                                                                lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dstevd_64_(const char* jobz, const std::int64_t* n, double* D, double* E, double* Z,
                                  const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stevd<dropin::lapilli_dstevd, double, std::int64_t>("scipy_dstevd_64_", jobz, n, D, E, Z, ldz,
                                                                work, lwork, iwork, liwork, info);
}

LAPILLI_API void sstevx_(const char* jobz, const char* range, const int* n, const float* D, const float* E,
                         const float* vl, const float* vu, const int* il, const int* iu, const float* abstol,
                         int* m, float* W, float* Z, const int* ldz, float* work, int* iwork, int* ifail,
                         int* info) {
    dropin::stevx<dropin::lapilli_sstevx, float, int>("sstevx_", jobz, range, n, D, E, vl, vu, il, iu, abstol,
                                                      m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void scipy_sstevx_(const char* jobz, const char* range, const int* n, const float* D,
                               const float* E, const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                               int* iwork, int* ifail, int* info) {
    dropin::stevx<dropin::lapilli_sstevx, float, int>("scipy_sstevx_", jobz, range, n, D, E, vl, vu, il, iu,
                                                      abstol, m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void sstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D,
                            const float* E, const float* vl, const float* vu, const std::int64_t* il,
                            const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                            const std::int64_t* ldz, float* work, std::int64_t* iwork, std::int64_t* ifail,
                            std::int64_t* info) {
    dropin::stevx<dropin::lapilli_sstevx, float, std::int64_t>("sstevx_64_", jobz, range, n, D, E, vl, vu, il,
                                                               iu, abstol, m, W, Z, ldz, work, iwork, ifail,
                                                               info);
}
LAPILLI_API void scipy_sstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D,
                                  const float* E, const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  float* Z, const std::int64_t* ldz, float* work, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::stevx<dropin::lapilli_sstevx, float, std::int64_t>("scipy_sstevx_64_", jobz, range, n, D, E, vl,
                                                               vu, il, iu, abstol, m, W, Z, ldz, work, iwork,
                                                               ifail, info);
}
LAPILLI_API void dstevx_(const char* jobz, const char* range, const int* n, const double* D, const double* E,
                         const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, double* Z, const int* ldz, double* work,
                         int* iwork, int* ifail, int* info) {
    dropin::stevx<dropin::lapilli_dstevx, double, int>("dstevx_", jobz, range, n, D, E, vl, vu, il, iu,
                                                       abstol, m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void scipy_dstevx_(const char* jobz, const char* range, const int* n, const double* D,
                               const double* E, const double* vl, const double* vu, const int* il,
                               const int* iu, const double* abstol, int* m, double* W, double* Z,
                               const int* ldz, double* work, int* iwork, int* ifail, int* info) {
    dropin::stevx<dropin::lapilli_dstevx, double, int>("scipy_dstevx_", jobz, range, n, D, E, vl, vu, il, iu,
                                                       abstol, m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void dstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D,
                            const double* E, const double* vl, const double* vu, const std::int64_t* il,
                            const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                            double* Z, const std::int64_t* ldz, double* work, std::int64_t* iwork,
                            std::int64_t* ifail, std::int64_t* info) {
    dropin::stevx<dropin::lapilli_dstevx, double, std::int64_t>("dstevx_64_", jobz, range, n, D, E, vl, vu,
                                                                il, iu, abstol, m, W, Z, ldz, work, iwork,
                                                                ifail, info);
}
LAPILLI_API void scipy_dstevx_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D,
                                  const double* E, const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  double* Z, const std::int64_t* ldz, double* work, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::stevx<dropin::lapilli_dstevx, double, std::int64_t>("scipy_dstevx_64_", jobz, range, n, D, E, vl,
                                                                vu, il, iu, abstol, m, W, Z, ldz, work, iwork,
                                                                ifail, info);
}

LAPILLI_API void sstevr_(const char* jobz, const char* range, const int* n, const float* D, const float* E,
                         const float* vl, const float* vu, const int* il, const int* iu, const float* abstol,
                         int* m, float* W, float* Z, const int* ldz, int* isuppz, float* work,
                         const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevr<dropin::lapilli_sstevr, float, int>("sstevr_", jobz, range, n, D, E, vl, vu, il, iu, abstol,
                                                      m, W, Z, ldz, isuppz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sstevr_(const char* jobz, const char* range, const int* n, const float* D,
                               const float* E, const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, int* isuppz,
                               float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevr<dropin::lapilli_sstevr, float, int>("scipy_sstevr_", jobz, range, n, D, E, vl, vu, il, iu,
                                                      abstol, m, W, Z, ldz, isuppz, work, lwork, iwork,
                                                      liwork, info);
}
LAPILLI_API void sstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D,
                            const float* E, const float* vl, const float* vu, const std::int64_t* il,
                            const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                            const std::int64_t* ldz, std::int64_t* isuppz, float* work,
                            const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::stevr<dropin::lapilli_sstevr, float, std::int64_t>("sstevr_64_", jobz, range, n, D, E, vl, vu, il,
                                                               iu, abstol, m, W, Z, ldz, isuppz, work, lwork,
                                                               iwork, liwork, info);
}
LAPILLI_API void scipy_sstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const float* D,
                                  const float* E, const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  float* Z, const std::int64_t* ldz, std::int64_t* isuppz, float* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::stevr<dropin::lapilli_sstevr, float, std::int64_t>("scipy_sstevr_64_", jobz, range, n, D, E, vl,
                                                               vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                                                               lwork, iwork, liwork, info);
}
LAPILLI_API void dstevr_(const char* jobz, const char* range, const int* n, const double* D, const double* E,
                         const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, double* Z, const int* ldz, int* isuppz,
                         double* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stevr<dropin::lapilli_dstevr, double, int>("dstevr_", jobz, range, n, D, E, vl, vu, il, iu,
                                                       abstol, m, W, Z, ldz, isuppz, work, lwork, iwork,
                                                       liwork, info);
}
LAPILLI_API void scipy_dstevr_(const char* jobz, const char* range, const int* n, const double* D,
                               const double* E, const double* vl, const double* vu, const int* il,
                               const int* iu, const double* abstol, int* m, double* W, double* Z,
                               const int* ldz, int* isuppz, double* work, const int* lwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::stevr<dropin::lapilli_dstevr, double, int>("scipy_dstevr_", jobz, range, n, D, E, vl, vu, il, iu,
                                                       abstol, m, W, Z, ldz, isuppz, work, lwork, iwork,
                                                       liwork, info);
}
LAPILLI_API void dstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D,
                            const double* E, const double* vl, const double* vu, const std::int64_t* il,
                            const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                            double* Z, const std::int64_t* ldz, std::int64_t* isuppz, double* work,
                            const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::stevr<dropin::lapilli_dstevr, double, std::int64_t>("dstevr_64_", jobz, range, n, D, E, vl, vu,
                                                                il, iu, abstol, m, W, Z, ldz, isuppz, work,
                                                                lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dstevr_64_(const char* jobz, const char* range, const std::int64_t* n, const double* D,
                                  const double* E, const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  double* Z, const std::int64_t* ldz, std::int64_t* isuppz, double* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::stevr<dropin::lapilli_dstevr, double, std::int64_t>("scipy_dstevr_64_", jobz, range, n, D, E, vl,
                                                                vu, il, iu, abstol, m, W, Z, ldz, isuppz,
                                                                work, lwork, iwork, liwork, info);
}

LAPILLI_API void sstebz_(const char* range, const char* order, const int* n, const float* vl, const float* vu,
                         const int* il, const int* iu, const float* abstol, const float* D, const float* E,
                         int* m, int* nsplit, float* W, int* iblock, int* isplit, float* work, int* iwork,
                         int* info) {
    dropin::stebz<dropin::lapilli_sstebz, float, int>("sstebz_", range, order, n, vl, vu, il, iu, abstol, D,
                                                      E, m, nsplit, W, iblock, isplit, work, iwork, info);
}
LAPILLI_API void scipy_sstebz_(const char* range, const char* order, const int* n, const float* vl,
                               const float* vu, const int* il, const int* iu, const float* abstol,
                               const float* D, const float* E, int* m, int* nsplit, float* W, int* iblock,
                               int* isplit, float* work, int* iwork, int* info) {
    dropin::stebz<dropin::lapilli_sstebz, float, int>("scipy_sstebz_", range, order, n, vl, vu, il, iu,
                                                      abstol, D, E, m, nsplit, W, iblock, isplit, work, iwork,
                                                      info);
}
LAPILLI_API void sstebz_64_(const char* range, const char* order, const std::int64_t* n, const float* vl,
                            const float* vu, const std::int64_t* il, const std::int64_t* iu,
                            const float* abstol, const float* D, const float* E, std::int64_t* m,
                            std::int64_t* nsplit, float* W, std::int64_t* iblock, std::int64_t* isplit,
                            float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::stebz<dropin::lapilli_sstebz, float, std::int64_t>("sstebz_64_", range, order, n, vl, vu, il, iu,
                                                               abstol, D, E, m, nsplit, W, iblock, isplit,
                                                               work, iwork, info);
}
LAPILLI_API void scipy_sstebz_64_(const char* range, const char* order, const std::int64_t* n,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, const float* D, const float* E,
                                  std::int64_t* m, std::int64_t* nsplit, float* W, std::int64_t* iblock,
                                  std::int64_t* isplit, float* work, std::int64_t* iwork,
                                  std::int64_t* info) {
    dropin::stebz<dropin::lapilli_sstebz, float, std::int64_t>("scipy_sstebz_64_", range, order, n, vl, vu,
                                                               il, iu, abstol, D, E, m, nsplit, W, iblock,
                                                               isplit, work, iwork, info);
}
LAPILLI_API void dstebz_(const char* range, const char* order, const int* n, const double* vl,
                         const double* vu, const int* il, const int* iu, const double* abstol,
                         const double* D, const double* E, int* m, int* nsplit, double* W, int* iblock,
                         int* isplit, double* work, int* iwork, int* info) {
    dropin::stebz<dropin::lapilli_dstebz, double, int>("dstebz_", range, order, n, vl, vu, il, iu, abstol, D,
                                                       E, m, nsplit, W, iblock, isplit, work, iwork, info);
}
LAPILLI_API void scipy_dstebz_(const char* range, const char* order, const int* n, const double* vl,
                               const double* vu, const int* il, const int* iu, const double* abstol,
                               const double* D, const double* E, int* m, int* nsplit, double* W, int* iblock,
                               int* isplit, double* work, int* iwork, int* info) {
    dropin::stebz<dropin::lapilli_dstebz, double, int>("scipy_dstebz_", range, order, n, vl, vu, il, iu,
                                                       abstol, D, E, m, nsplit, W, iblock, isplit, work,
                                                       iwork, info);
}
LAPILLI_API void dstebz_64_(const char* range, const char* order, const std::int64_t* n, const double* vl,
                            const double* vu, const std::int64_t* il, const std::int64_t* iu,
                            const double* abstol, const double* D, const double* E, std::int64_t* m,
                            std::int64_t* nsplit, double* W, std::int64_t* iblock, std::int64_t* isplit,
                            double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::stebz<dropin::lapilli_dstebz, double, std::int64_t>("dstebz_64_", range, order, n, vl, vu, il, iu,
                                                                abstol, D, E, m, nsplit, W, iblock, isplit,
                                                                work, iwork, info);
}
LAPILLI_API void scipy_dstebz_64_(const char* range, const char* order, const std::int64_t* n,
                                  const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, const double* D,
                                  const double* E, std::int64_t* m, std::int64_t* nsplit, double* W,
                                  std::int64_t* iblock, std::int64_t* isplit, double* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::stebz<dropin::lapilli_dstebz, double, std::int64_t>("scipy_dstebz_64_", range, order, n, vl, vu,
                                                                il, iu, abstol, D, E, m, nsplit, W, iblock,
                                                                isplit, work, iwork, info);
}

}  // extern "C"
