// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian band matrices: LAPACK's symbols.
// Written by tools/generate from src/api/routines/band.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void sytrd_sy2sb(const char* name, const char* uplo, const Int* n, const Int* kd, T* A, const Int* lda, T* AB,
                 const Int* ldab, T* tau, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, T*, const Int*, T*, const Int*, T*, T*, const Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "kd", kd, "lda", lda, "ldab", ldab); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, *kd, A, *lda, AB, *ldab, tau); },
               [&] { next(uplo, n, kd, A, lda, AB, ldab, tau, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, first_stage_work(double(*n), double(*kd)), 10});
}

template <auto& Function, class T, class Int>
void sytrd_sb2st(const char* name, const char* stage1, const char* vect, const char* uplo, const Int* n,
                 const Int* kd, const T* AB, const Int* ldab, real_t<T>* D, real_t<T>* E, T* hous,
                 const Int* lhous, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, const T*, const Int*,
                      real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 200}, index_t(*n), bool(next), info,
               [&] { return described("stage1", stage1, "vect", vect, "uplo", uplo, "n", n, "kd", kd,
                                      "ldab", ldab); },
               [&](lapilli_context ctx) { return Function(ctx, *stage1, *vect, *uplo, *n, *kd, AB, *ldab, D,
                                                          E); },
               [&] { next(stage1, vect, uplo, n, kd, AB, ldab, D, E, hous, lhous, work, lwork, info,
                          std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{hous, lhous, second_stage_reflectors(double(*n)), 11},
               WorkArray<T, Int>{work, lwork, max(1, second_stage_work(double(*n), double(*kd))), 13});
}

template <auto& Function, class T, class Int>
void sbtrd(const char* name, const char* vect, const char* uplo, const Int* n, const Int* kd, T* AB,
           const Int* ldab, real_t<T>* D, real_t<T>* E, T* Q, const Int* ldq, T* work, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*,
                      real_t<T>*, T*, const Int*, T*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("vect", vect, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab); },
               [&](lapilli_context ctx) { return Function(ctx, *vect, *uplo, *n, *kd, AB, *ldab, D, E, Q,
                                                          value_of(ldq)); },
               [&] { next(vect, uplo, n, kd, AB, ldab, D, E, Q, ldq, work, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sbevd_real(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd, T* AB,
                const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, Int* iwork,
                const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, *kd, AB, *ldab, W, Z,
                                                          *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : 2 * double(*n), 11},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 13});
}

template <auto& Function, class T, class Int>
void sbevd_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd, T* AB,
                   const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork,
                   real_t<T>* rwork, const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, *kd, AB, *ldab, W, Z,
                                                          *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, rwork, lrwork, iwork, liwork,
                          info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 2 * double(*n) * double(*n) : double(*n), 11},
               WorkArray<real_t<T>, Int>{rwork, lrwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : double(*n), 13},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 15});
}

template <auto& Function, class T, class Int>
void sbev_real(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd, T* AB,
               const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, *kd, AB, *ldab, W, Z,
                                                          *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sbev_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd, T* AB,
                  const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, *kd, AB, *ldab, W, Z,
                                                          *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sbevx_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                const Int* kd, T* AB, const Int* ldab, T* Q, const Int* ldq, const real_t<T>* vl,
                const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, Int* m,
                real_t<T>* W, T* Z, const Int* ldz, T* work, Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, Int*, Int*, Int*, std::size_t,
                      std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "kd", kd,
                                      "ldab", ldab, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, *kd, AB, *ldab, Q,
                                                          value_of(ldq), value_of(vl), value_of(vu),
                                                          value_of(il), value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sbevx_complex(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                   const Int* kd, T* AB, const Int* ldab, T* Q, const Int* ldq, const real_t<T>* vl,
                   const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, Int* m,
                   real_t<T>* W, T* Z, const Int* ldz, T* work, real_t<T>* rwork, Int* iwork, Int* ifail,
                   Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, real_t<T>*, Int*, Int*, Int*,
                      std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "kd", kd,
                                      "ldab", ldab, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, *kd, AB, *ldab, Q,
                                                          value_of(ldq), value_of(vl), value_of(vu),
                                                          value_of(il), value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, rwork, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sbevd_2stage_real(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd,
                       T* AB, const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork,
                       Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, *kd, AB,
                                                          *ldab, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : double(*n) + second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 11},
               WorkArray<Int, Int>{iwork, liwork, 1, 13});
}

template <auto& Function, class T, class Int>
void sbevd_2stage_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd,
                          T* AB, const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work,
                          const Int* lwork, real_t<T>* rwork, const Int* lrwork, Int* iwork,
                          const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, *kd, AB,
                                                          *ldab, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, rwork, lrwork, iwork, liwork,
                          info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 11},
               WorkArray<real_t<T>, Int>{rwork, lrwork, max(1, double(*n)), 13},
               WorkArray<Int, Int>{iwork, liwork, 1, 15});
}

template <auto& Function, class T, class Int>
void sbev_2stage_real(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd,
                      T* AB, const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork,
                      Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, *kd, AB,
                                                          *ldab, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : double(*n) + second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 11});
}

template <auto& Function, class T, class Int>
void sbev_2stage_complex(const char* name, const char* jobz, const char* uplo, const Int* n, const Int* kd,
                         T* AB, const Int* ldab, real_t<T>* W, T* Z, const Int* ldz, T* work,
                         const Int* lwork, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, T*, const Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "kd", kd, "ldab", ldab,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, *kd, AB,
                                                          *ldab, W, Z, *ldz); },
               [&] { next(jobz, uplo, n, kd, AB, ldab, W, Z, ldz, work, lwork, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 11});
}

template <auto& Function, class T, class Int>
void sbevx_2stage_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                       const Int* kd, T* AB, const Int* ldab, T* Q, const Int* ldq, const real_t<T>* vl,
                       const real_t<T>* vu, const Int* il, const Int* iu, const real_t<T>* abstol, Int* m,
                       real_t<T>* W, T* Z, const Int* ldz, T* work, const Int* lwork, Int* iwork, Int* ifail,
                       Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, const Int*, Int*, Int*, Int*,
                      std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "kd", kd,
                                      "ldab", ldab, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, *kd,
                                                          AB, *ldab, Q, value_of(ldq), value_of(vl),
                                                          value_of(vu), value_of(il), value_of(iu),
                                                          value_of(abstol), IntegersOut<Int>(m, 1), W, Z,
                                                          *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, lwork, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : 2 * double(*n) + second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 20});
}

template <auto& Function, class T, class Int>
void sbevx_2stage_complex(const char* name, const char* jobz, const char* range, const char* uplo,
                          const Int* n, const Int* kd, T* AB, const Int* ldab, T* Q, const Int* ldq,
                          const real_t<T>* vl, const real_t<T>* vu, const Int* il, const Int* iu,
                          const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz, T* work,
                          const Int* lwork, real_t<T>* rwork, Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, T*, const Int*, T*,
                      const Int*, const real_t<T>*, const real_t<T>*, const Int*, const Int*,
                      const real_t<T>*, Int*, real_t<T>*, T*, const Int*, T*, const Int*, real_t<T>*, Int*,
                      Int*, Int*, std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "kd", kd,
                                      "ldab", ldab, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, *kd,
                                                          AB, *ldab, Q, value_of(ldq), value_of(vl),
                                                          value_of(vu), value_of(il), value_of(iu),
                                                          value_of(abstol), IntegersOut<Int>(m, 1), W, Z,
                                                          *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, ldz,
                          work, lwork, rwork, iwork, ifail, info, std::size_t(1), std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : second_stage_reflectors(double(*n)) + second_stage_work(double(*n), double(*kd)), 20});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void ssytrd_sy2sb_(const char* uplo, const int* n, const int* kd, float* A, const int* lda,
                               float* AB, const int* ldab, float* tau, float* work, const int* lwork,
                               int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_ssytrd_sy2sb, float, int>("ssytrd_sy2sb_", uplo, n, kd, A, lda, AB,
                                                                  ldab, tau, work, lwork, info);
}
LAPILLI_API void scipy_ssytrd_sy2sb_(const char* uplo, const int* n, const int* kd, float* A, const int* lda,
                                     float* AB, const int* ldab, float* tau, float* work, const int* lwork,
                                     int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_ssytrd_sy2sb, float, int>("scipy_ssytrd_sy2sb_", uplo, n, kd, A, lda,
                                                                  AB, ldab, tau, work, lwork, info);
}
LAPILLI_API void ssytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd, float* A,
                                  const std::int64_t* lda, float* AB, const std::int64_t* ldab, float* tau,
                                  float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_ssytrd_sy2sb, float, std::int64_t>("ssytrd_sy2sb_64_", uplo, n, kd, A,
                                                                           lda, AB, ldab, tau, work, lwork,
                                                                           info);
}
LAPILLI_API void scipy_ssytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                        float* A, const std::int64_t* lda, float* AB,
                                        const std::int64_t* ldab, float* tau, float* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_ssytrd_sy2sb, float, std::int64_t>("scipy_ssytrd_sy2sb_64_", uplo, n,
                                                                           kd, A, lda, AB, ldab, tau, work,
                                                                           lwork, info);
}
LAPILLI_API void dsytrd_sy2sb_(const char* uplo, const int* n, const int* kd, double* A, const int* lda,
                               double* AB, const int* ldab, double* tau, double* work, const int* lwork,
                               int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_dsytrd_sy2sb, double, int>("dsytrd_sy2sb_", uplo, n, kd, A, lda, AB,
                                                                   ldab, tau, work, lwork, info);
}
LAPILLI_API void scipy_dsytrd_sy2sb_(const char* uplo, const int* n, const int* kd, double* A, const int* lda,
                                     double* AB, const int* ldab, double* tau, double* work, const int* lwork,
                                     int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_dsytrd_sy2sb, double, int>("scipy_dsytrd_sy2sb_", uplo, n, kd, A, lda,
                                                                   AB, ldab, tau, work, lwork, info);
}
LAPILLI_API void dsytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd, double* A,
                                  const std::int64_t* lda, double* AB, const std::int64_t* ldab, double* tau,
                                  double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_dsytrd_sy2sb, double, std::int64_t>("dsytrd_sy2sb_64_", uplo, n, kd,
                                                                            A, lda, AB, ldab, tau, work,
                                                                            lwork, info);
}
LAPILLI_API void scipy_dsytrd_sy2sb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                        double* A, const std::int64_t* lda, double* AB,
                                        const std::int64_t* ldab, double* tau, double* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_dsytrd_sy2sb, double, std::int64_t>("scipy_dsytrd_sy2sb_64_", uplo, n,
                                                                            kd, A, lda, AB, ldab, tau, work,
                                                                            lwork, info);
}
LAPILLI_API void chetrd_he2hb_(const char* uplo, const int* n, const int* kd, lapilli_complex_float* A,
                               const int* lda, lapilli_complex_float* AB, const int* ldab,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_chetrd_he2hb, lapilli_complex_float, int>("chetrd_he2hb_", uplo, n,
                                                                                  kd, A, lda, AB, ldab, tau,
                                                                                  work, lwork, info);
}
LAPILLI_API void scipy_chetrd_he2hb_(const char* uplo, const int* n, const int* kd, lapilli_complex_float* A,
                                     const int* lda, lapilli_complex_float* AB, const int* ldab,
                                     lapilli_complex_float* tau, lapilli_complex_float* work,
                                     const int* lwork, int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_chetrd_he2hb, lapilli_complex_float, int>("scipy_chetrd_he2hb_", uplo,
                                                                                  n, kd, A, lda, AB, ldab,
                                                                                  tau, work, lwork, info);
}
LAPILLI_API void chetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* AB, const std::int64_t* ldab,
                                  lapilli_complex_float* tau, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_chetrd_he2hb, lapilli_complex_float, std::int64_t>("chetrd_he2hb_64_",
                                                                                           uplo, n, kd, A,
                                                                                           lda, AB, ldab, tau,
                                                                                           work, lwork, info);
}
LAPILLI_API void scipy_chetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                        lapilli_complex_float* A, const std::int64_t* lda,
                                        lapilli_complex_float* AB, const std::int64_t* ldab,
                                        lapilli_complex_float* tau, lapilli_complex_float* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_chetrd_he2hb, lapilli_complex_float, std::int64_t>(
                                                                                           "scipy_chetrd_he2hb_64_",
                                                                                           uplo, n, kd, A,
                                                                                           lda, AB, ldab, tau,
                                                                                           work, lwork, info);
}
LAPILLI_API void zhetrd_he2hb_(const char* uplo, const int* n, const int* kd, lapilli_complex_double* A,
                               const int* lda, lapilli_complex_double* AB, const int* ldab,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_zhetrd_he2hb, lapilli_complex_double, int>("zhetrd_he2hb_", uplo, n,
                                                                                   kd, A, lda, AB, ldab, tau,
                                                                                   work, lwork, info);
}
LAPILLI_API void scipy_zhetrd_he2hb_(const char* uplo, const int* n, const int* kd, lapilli_complex_double* A,
                                     const int* lda, lapilli_complex_double* AB, const int* ldab,
                                     lapilli_complex_double* tau, lapilli_complex_double* work,
                                     const int* lwork, int* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_zhetrd_he2hb, lapilli_complex_double, int>("scipy_zhetrd_he2hb_",
                                                                                   uplo, n, kd, A, lda, AB,
                                                                                   ldab, tau, work, lwork,
                                                                                   info);
}
LAPILLI_API void zhetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* AB, const std::int64_t* ldab,
                                  lapilli_complex_double* tau, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_zhetrd_he2hb, lapilli_complex_double, std::int64_t>(
                                                                                            "zhetrd_he2hb_64_",
                                                                                            uplo, n, kd, A,
                                                                                            lda, AB, ldab,
                                                                                            tau, work, lwork,
                                                                                            info);
}
LAPILLI_API void scipy_zhetrd_he2hb_64_(const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                                        lapilli_complex_double* A, const std::int64_t* lda,
                                        lapilli_complex_double* AB, const std::int64_t* ldab,
                                        lapilli_complex_double* tau, lapilli_complex_double* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd_sy2sb<dropin::lapilli_zhetrd_he2hb, lapilli_complex_double, std::int64_t>(
                                                                                            "scipy_zhetrd_he2hb_64_",
                                                                                            uplo, n, kd, A,
                                                                                            lda, AB, ldab,
                                                                                            tau, work, lwork,
                                                                                            info);
}

LAPILLI_API void ssytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                               const int* kd, const float* AB, const int* ldab, float* D, float* E,
                               float* hous, const int* lhous, float* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_ssytrd_sb2st, float, int>("ssytrd_sb2st_", stage1, vect, uplo, n, kd,
                                                                  AB, ldab, D, E, hous, lhous, work, lwork,
                                                                  info);
}
LAPILLI_API void scipy_ssytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                                     const int* kd, const float* AB, const int* ldab, float* D, float* E,
                                     float* hous, const int* lhous, float* work, const int* lwork,
                                     int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_ssytrd_sb2st, float, int>("scipy_ssytrd_sb2st_", stage1, vect, uplo,
                                                                  n, kd, AB, ldab, D, E, hous, lhous, work,
                                                                  lwork, info);
}
LAPILLI_API void ssytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, const float* AB,
                                  const std::int64_t* ldab, float* D, float* E, float* hous,
                                  const std::int64_t* lhous, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_ssytrd_sb2st, float, std::int64_t>("ssytrd_sb2st_64_", stage1, vect,
                                                                           uplo, n, kd, AB, ldab, D, E, hous,
                                                                           lhous, work, lwork, info);
}
LAPILLI_API void scipy_ssytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                        const std::int64_t* n, const std::int64_t* kd, const float* AB,
                                        const std::int64_t* ldab, float* D, float* E, float* hous,
                                        const std::int64_t* lhous, float* work, const std::int64_t* lwork,
                                        std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_ssytrd_sb2st, float, std::int64_t>("scipy_ssytrd_sb2st_64_", stage1,
                                                                           vect, uplo, n, kd, AB, ldab, D, E,
                                                                           hous, lhous, work, lwork, info);
}
LAPILLI_API void dsytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                               const int* kd, const double* AB, const int* ldab, double* D, double* E,
                               double* hous, const int* lhous, double* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_dsytrd_sb2st, double, int>("dsytrd_sb2st_", stage1, vect, uplo, n, kd,
                                                                   AB, ldab, D, E, hous, lhous, work, lwork,
                                                                   info);
}
LAPILLI_API void scipy_dsytrd_sb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                                     const int* kd, const double* AB, const int* ldab, double* D, double* E,
                                     double* hous, const int* lhous, double* work, const int* lwork,
                                     int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_dsytrd_sb2st, double, int>("scipy_dsytrd_sb2st_", stage1, vect, uplo,
                                                                   n, kd, AB, ldab, D, E, hous, lhous, work,
                                                                   lwork, info);
}
LAPILLI_API void dsytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, const double* AB,
                                  const std::int64_t* ldab, double* D, double* E, double* hous,
                                  const std::int64_t* lhous, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_dsytrd_sb2st, double, std::int64_t>("dsytrd_sb2st_64_", stage1, vect,
                                                                            uplo, n, kd, AB, ldab, D, E, hous,
                                                                            lhous, work, lwork, info);
}
LAPILLI_API void scipy_dsytrd_sb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                        const std::int64_t* n, const std::int64_t* kd, const double* AB,
                                        const std::int64_t* ldab, double* D, double* E, double* hous,
                                        const std::int64_t* lhous, double* work, const std::int64_t* lwork,
                                        std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_dsytrd_sb2st, double, std::int64_t>("scipy_dsytrd_sb2st_64_", stage1,
                                                                            vect, uplo, n, kd, AB, ldab, D, E,
                                                                            hous, lhous, work, lwork, info);
}
LAPILLI_API void chetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                               const int* kd, const lapilli_complex_float* AB, const int* ldab, float* D,
                               float* E, lapilli_complex_float* hous, const int* lhous,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_chetrd_hb2st, lapilli_complex_float, int>("chetrd_hb2st_", stage1,
                                                                                  vect, uplo, n, kd, AB, ldab,
                                                                                  D, E, hous, lhous, work,
                                                                                  lwork, info);
}
LAPILLI_API void scipy_chetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                                     const int* kd, const lapilli_complex_float* AB, const int* ldab,
                                     float* D, float* E, lapilli_complex_float* hous, const int* lhous,
                                     lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_chetrd_hb2st, lapilli_complex_float, int>("scipy_chetrd_hb2st_",
                                                                                  stage1, vect, uplo, n, kd,
                                                                                  AB, ldab, D, E, hous, lhous,
                                                                                  work, lwork, info);
}
LAPILLI_API void chetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd,
                                  const lapilli_complex_float* AB, const std::int64_t* ldab, float* D,
                                  float* E, lapilli_complex_float* hous, const std::int64_t* lhous,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_chetrd_hb2st, lapilli_complex_float, std::int64_t>("chetrd_hb2st_64_",
                                                                                           stage1, vect, uplo,
                                                                                           n, kd, AB, ldab, D,
                                                                                           E, hous, lhous,
                                                                                           work, lwork, info);
}
LAPILLI_API void scipy_chetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                        const std::int64_t* n, const std::int64_t* kd,
                                        const lapilli_complex_float* AB, const std::int64_t* ldab, float* D,
                                        float* E, lapilli_complex_float* hous, const std::int64_t* lhous,
                                        lapilli_complex_float* work, const std::int64_t* lwork,
                                        std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_chetrd_hb2st, lapilli_complex_float, std::int64_t>(
                                                                                           "scipy_chetrd_hb2st_64_",
                                                                                           stage1, vect, uplo,
                                                                                           n, kd, AB, ldab, D,
                                                                                           E, hous, lhous,
                                                                                           work, lwork, info);
}
LAPILLI_API void zhetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                               const int* kd, const lapilli_complex_double* AB, const int* ldab, double* D,
                               double* E, lapilli_complex_double* hous, const int* lhous,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_zhetrd_hb2st, lapilli_complex_double, int>("zhetrd_hb2st_", stage1,
                                                                                   vect, uplo, n, kd, AB,
                                                                                   ldab, D, E, hous, lhous,
                                                                                   work, lwork, info);
}
LAPILLI_API void scipy_zhetrd_hb2st_(const char* stage1, const char* vect, const char* uplo, const int* n,
                                     const int* kd, const lapilli_complex_double* AB, const int* ldab,
                                     double* D, double* E, lapilli_complex_double* hous, const int* lhous,
                                     lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sytrd_sb2st<dropin::lapilli_zhetrd_hb2st, lapilli_complex_double, int>("scipy_zhetrd_hb2st_",
                                                                                   stage1, vect, uplo, n, kd,
                                                                                   AB, ldab, D, E, hous,
                                                                                   lhous, work, lwork, info);
}
LAPILLI_API void zhetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd,
                                  const lapilli_complex_double* AB, const std::int64_t* ldab, double* D,
                                  double* E, lapilli_complex_double* hous, const std::int64_t* lhous,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_zhetrd_hb2st, lapilli_complex_double, std::int64_t>(
                                                                                            "zhetrd_hb2st_64_",
                                                                                            stage1, vect,
                                                                                            uplo, n, kd, AB,
                                                                                            ldab, D, E, hous,
                                                                                            lhous, work,
                                                                                            lwork, info);
}
LAPILLI_API void scipy_zhetrd_hb2st_64_(const char* stage1, const char* vect, const char* uplo,
                                        const std::int64_t* n, const std::int64_t* kd,
                                        const lapilli_complex_double* AB, const std::int64_t* ldab, double* D,
                                        double* E, lapilli_complex_double* hous, const std::int64_t* lhous,
                                        lapilli_complex_double* work, const std::int64_t* lwork,
                                        std::int64_t* info) {
    dropin::sytrd_sb2st<dropin::lapilli_zhetrd_hb2st, lapilli_complex_double, std::int64_t>(
                                                                                            "scipy_zhetrd_hb2st_64_",
                                                                                            stage1, vect,
                                                                                            uplo, n, kd, AB,
                                                                                            ldab, D, E, hous,
                                                                                            lhous, work,
                                                                                            lwork, info);
}

LAPILLI_API void ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, float* AB,
                         const int* ldab, float* D, float* E, float* Q, const int* ldq, float* work,
                         int* info) {
    dropin::sbtrd<dropin::lapilli_ssbtrd, float, int>("ssbtrd_", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq,
                                                      work, info);
}
LAPILLI_API void scipy_ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, float* AB,
                               const int* ldab, float* D, float* E, float* Q, const int* ldq, float* work,
                               int* info) {
    dropin::sbtrd<dropin::lapilli_ssbtrd, float, int>("scipy_ssbtrd_", vect, uplo, n, kd, AB, ldab, D, E, Q,
                                                      ldq, work, info);
}
LAPILLI_API void ssbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            float* AB, const std::int64_t* ldab, float* D, float* E, float* Q,
                            const std::int64_t* ldq, float* work, std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_ssbtrd, float, std::int64_t>("ssbtrd_64_", vect, uplo, n, kd, AB, ldab, D,
                                                               E, Q, ldq, work, info);
}
LAPILLI_API void scipy_ssbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* D,
                                  float* E, float* Q, const std::int64_t* ldq, float* work,
                                  std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_ssbtrd, float, std::int64_t>("scipy_ssbtrd_64_", vect, uplo, n, kd, AB,
                                                               ldab, D, E, Q, ldq, work, info);
}
LAPILLI_API void dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, double* AB,
                         const int* ldab, double* D, double* E, double* Q, const int* ldq, double* work,
                         int* info) {
    dropin::sbtrd<dropin::lapilli_dsbtrd, double, int>("dsbtrd_", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq,
                                                       work, info);
}
LAPILLI_API void scipy_dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, double* AB,
                               const int* ldab, double* D, double* E, double* Q, const int* ldq, double* work,
                               int* info) {
    dropin::sbtrd<dropin::lapilli_dsbtrd, double, int>("scipy_dsbtrd_", vect, uplo, n, kd, AB, ldab, D, E, Q,
                                                       ldq, work, info);
}
LAPILLI_API void dsbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            double* AB, const std::int64_t* ldab, double* D, double* E, double* Q,
                            const std::int64_t* ldq, double* work, std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_dsbtrd, double, std::int64_t>("dsbtrd_64_", vect, uplo, n, kd, AB, ldab, D,
                                                                E, Q, ldq, work, info);
}
LAPILLI_API void scipy_dsbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* D,
                                  double* E, double* Q, const std::int64_t* ldq, double* work,
                                  std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_dsbtrd, double, std::int64_t>("scipy_dsbtrd_64_", vect, uplo, n, kd, AB,
                                                                ldab, D, E, Q, ldq, work, info);
}
LAPILLI_API void chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_float* AB, const int* ldab, float* D, float* E,
                         lapilli_complex_float* Q, const int* ldq, lapilli_complex_float* work, int* info) {
    dropin::sbtrd<dropin::lapilli_chbtrd, lapilli_complex_float, int>("chbtrd_", vect, uplo, n, kd, AB, ldab,
                                                                      D, E, Q, ldq, work, info);
}
LAPILLI_API void scipy_chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_float* AB, const int* ldab, float* D, float* E,
                               lapilli_complex_float* Q, const int* ldq, lapilli_complex_float* work,
                               int* info) {
    dropin::sbtrd<dropin::lapilli_chbtrd, lapilli_complex_float, int>("scipy_chbtrd_", vect, uplo, n, kd, AB,
                                                                      ldab, D, E, Q, ldq, work, info);
}
LAPILLI_API void chbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            lapilli_complex_float* AB, const std::int64_t* ldab, float* D, float* E,
                            lapilli_complex_float* Q, const std::int64_t* ldq, lapilli_complex_float* work,
                            std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_chbtrd, lapilli_complex_float, std::int64_t>("chbtrd_64_", vect, uplo, n,
                                                                               kd, AB, ldab, D, E, Q, ldq,
                                                                               work, info);
}
LAPILLI_API void scipy_chbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_float* AB, const std::int64_t* ldab,
                                  float* D, float* E, lapilli_complex_float* Q, const std::int64_t* ldq,
                                  lapilli_complex_float* work, std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_chbtrd, lapilli_complex_float, std::int64_t>("scipy_chbtrd_64_", vect, uplo,
                                                                               n, kd, AB, ldab, D, E, Q, ldq,
                                                                               work, info);
}
LAPILLI_API void zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_double* AB, const int* ldab, double* D, double* E,
                         lapilli_complex_double* Q, const int* ldq, lapilli_complex_double* work, int* info) {
    dropin::sbtrd<dropin::lapilli_zhbtrd, lapilli_complex_double, int>("zhbtrd_", vect, uplo, n, kd, AB, ldab,
                                                                       D, E, Q, ldq, work, info);
}
LAPILLI_API void scipy_zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_double* AB, const int* ldab, double* D, double* E,
                               lapilli_complex_double* Q, const int* ldq, lapilli_complex_double* work,
                               int* info) {
    dropin::sbtrd<dropin::lapilli_zhbtrd, lapilli_complex_double, int>("scipy_zhbtrd_", vect, uplo, n, kd, AB,
                                                                       ldab, D, E, Q, ldq, work, info);
}
LAPILLI_API void zhbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            lapilli_complex_double* AB, const std::int64_t* ldab, double* D, double* E,
                            lapilli_complex_double* Q, const std::int64_t* ldq, lapilli_complex_double* work,
                            std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_zhbtrd, lapilli_complex_double, std::int64_t>("zhbtrd_64_", vect, uplo, n,
                                                                                kd, AB, ldab, D, E, Q, ldq,
                                                                                work, info);
}
LAPILLI_API void scipy_zhbtrd_64_(const char* vect, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_double* AB,
                                  const std::int64_t* ldab, double* D, double* E, lapilli_complex_double* Q,
                                  const std::int64_t* ldq, lapilli_complex_double* work, std::int64_t* info) {
    dropin::sbtrd<dropin::lapilli_zhbtrd, lapilli_complex_double, std::int64_t>("scipy_zhbtrd_64_", vect,
                                                                                uplo, n, kd, AB, ldab, D, E,
                                                                                Q, ldq, work, info);
}

LAPILLI_API void ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                         const int* ldab, float* W, float* Z, const int* ldz, float* work, const int* lwork,
                         int* iwork, const int* liwork, int* info) {
    dropin::sbevd_real<dropin::lapilli_ssbevd, float, int>("ssbevd_", jobz, uplo, n, kd, AB, ldab, W, Z, ldz,
                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                               const int* ldab, float* W, float* Z, const int* ldz, float* work,
                               const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_real<dropin::lapilli_ssbevd, float, int>("scipy_ssbevd_", jobz, uplo, n, kd, AB, ldab, W, Z,
                                                           ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void ssbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            float* AB, const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz,
                            float* work, const std::int64_t* lwork, std::int64_t* iwork,
                            const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_real<dropin::lapilli_ssbevd, float, std::int64_t>("ssbevd_64_", jobz, uplo, n, kd, AB, ldab,
                                                                    W, Z, ldz, work, lwork, iwork, liwork,
                                                                    info);
}
LAPILLI_API void scipy_ssbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* W,
                                  float* Z, const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_real<dropin::lapilli_ssbevd, float, std::int64_t>("scipy_ssbevd_64_", jobz, uplo, n, kd, AB,
                                                                    ldab, W, Z, ldz, work, lwork, iwork,
                                                                    liwork, info);
}
LAPILLI_API void dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                         const int* ldab, double* W, double* Z, const int* ldz, double* work,
                         const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_real<dropin::lapilli_dsbevd, double, int>("dsbevd_", jobz, uplo, n, kd, AB, ldab, W, Z, ldz,
                                                            work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                               const int* ldab, double* W, double* Z, const int* ldz, double* work,
                               const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_real<dropin::lapilli_dsbevd, double, int>("scipy_dsbevd_", jobz, uplo, n, kd, AB, ldab, W,
                                                            Z, ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            double* AB, const std::int64_t* ldab, double* W, double* Z,
                            const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_real<dropin::lapilli_dsbevd, double, std::int64_t>("dsbevd_64_", jobz, uplo, n, kd, AB,
                                                                     ldab, W, Z, ldz, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void scipy_dsbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* W,
                                  double* Z, const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_real<dropin::lapilli_dsbevd, double, std::int64_t>("scipy_dsbevd_64_", jobz, uplo, n, kd,
                                                                     AB, ldab, W, Z, ldz, work, lwork, iwork,
                                                                     liwork, info);
}
LAPILLI_API void chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_float* AB, const int* ldab, float* W, lapilli_complex_float* Z,
                         const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_complex<dropin::lapilli_chbevd, lapilli_complex_float, int>("chbevd_", jobz, uplo, n, kd,
                                                                              AB, ldab, W, Z, ldz, work,
                                                                              lwork, rwork, lrwork, iwork,
                                                                              liwork, info);
}
LAPILLI_API void scipy_chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_float* AB, const int* ldab, float* W, lapilli_complex_float* Z,
                               const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                               const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_complex<dropin::lapilli_chbevd, lapilli_complex_float, int>("scipy_chbevd_", jobz, uplo, n,
                                                                              kd, AB, ldab, W, Z, ldz, work,
                                                                              lwork, rwork, lrwork, iwork,
                                                                              liwork, info);
}
LAPILLI_API void chbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            lapilli_complex_float* AB, const std::int64_t* ldab, float* W,
                            lapilli_complex_float* Z, const std::int64_t* ldz, lapilli_complex_float* work,
                            const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_complex<dropin::lapilli_chbevd, lapilli_complex_float, std::int64_t>("chbevd_64_", jobz,
                                                                                       uplo, n, kd, AB, ldab,
                                                                                       W, Z, ldz, work, lwork,
                                                                                       rwork, lrwork, iwork,
                                                                                       liwork, info);
}
LAPILLI_API void scipy_chbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_float* AB, const std::int64_t* ldab,
                                  float* W, lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::sbevd_complex<dropin::lapilli_chbevd, lapilli_complex_float, std::int64_t>("scipy_chbevd_64_",
                                                                                       jobz, uplo, n, kd, AB,
                                                                                       ldab, W, Z, ldz, work,
                                                                                       lwork, rwork, lrwork,
                                                                                       iwork, liwork, info);
}
LAPILLI_API void zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_double* AB, const int* ldab, double* W, lapilli_complex_double* Z,
                         const int* ldz, lapilli_complex_double* work, const int* lwork, double* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_complex<dropin::lapilli_zhbevd, lapilli_complex_double, int>("zhbevd_", jobz, uplo, n, kd,
                                                                               AB, ldab, W, Z, ldz, work,
                                                                               lwork, rwork, lrwork, iwork,
                                                                               liwork, info);
}
LAPILLI_API void scipy_zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_double* AB, const int* ldab, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, const int* lrwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::sbevd_complex<dropin::lapilli_zhbevd, lapilli_complex_double, int>("scipy_zhbevd_", jobz, uplo, n,
                                                                               kd, AB, ldab, W, Z, ldz, work,
                                                                               lwork, rwork, lrwork, iwork,
                                                                               liwork, info);
}
LAPILLI_API void zhbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                            lapilli_complex_double* AB, const std::int64_t* ldab, double* W,
                            lapilli_complex_double* Z, const std::int64_t* ldz, lapilli_complex_double* work,
                            const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_complex<dropin::lapilli_zhbevd, lapilli_complex_double, std::int64_t>("zhbevd_64_", jobz,
                                                                                        uplo, n, kd, AB, ldab,
                                                                                        W, Z, ldz, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}
LAPILLI_API void scipy_zhbevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_double* AB,
                                  const std::int64_t* ldab, double* W, lapilli_complex_double* Z,
                                  const std::int64_t* ldz, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_complex<dropin::lapilli_zhbevd, lapilli_complex_double, std::int64_t>("scipy_zhbevd_64_",
                                                                                        jobz, uplo, n, kd, AB,
                                                                                        ldab, W, Z, ldz, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}

LAPILLI_API void ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                        const int* ldab, float* W, float* Z, const int* ldz, float* work, int* info) {
    dropin::sbev_real<dropin::lapilli_ssbev, float, int>("ssbev_", jobz, uplo, n, kd, AB, ldab, W, Z, ldz,
                                                         work, info);
}
LAPILLI_API void scipy_ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                              const int* ldab, float* W, float* Z, const int* ldz, float* work, int* info) {
    dropin::sbev_real<dropin::lapilli_ssbev, float, int>("scipy_ssbev_", jobz, uplo, n, kd, AB, ldab, W, Z,
                                                         ldz, work, info);
}
LAPILLI_API void ssbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                           float* AB, const std::int64_t* ldab, float* W, float* Z, const std::int64_t* ldz,
                           float* work, std::int64_t* info) {
    dropin::sbev_real<dropin::lapilli_ssbev, float, std::int64_t>("ssbev_64_", jobz, uplo, n, kd, AB, ldab, W,
                                                                  Z, ldz, work, info);
}
LAPILLI_API void scipy_ssbev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* W,
                                 float* Z, const std::int64_t* ldz, float* work, std::int64_t* info) {
    dropin::sbev_real<dropin::lapilli_ssbev, float, std::int64_t>("scipy_ssbev_64_", jobz, uplo, n, kd, AB,
                                                                  ldab, W, Z, ldz, work, info);
}
LAPILLI_API void dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                        const int* ldab, double* W, double* Z, const int* ldz, double* work, int* info) {
    dropin::sbev_real<dropin::lapilli_dsbev, double, int>("dsbev_", jobz, uplo, n, kd, AB, ldab, W, Z, ldz,
                                                          work, info);
}
LAPILLI_API void scipy_dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                              const int* ldab, double* W, double* Z, const int* ldz, double* work,
                              int* info) {
    dropin::sbev_real<dropin::lapilli_dsbev, double, int>("scipy_dsbev_", jobz, uplo, n, kd, AB, ldab, W, Z,
                                                          ldz, work, info);
}
LAPILLI_API void dsbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                           double* AB, const std::int64_t* ldab, double* W, double* Z,
                           const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::sbev_real<dropin::lapilli_dsbev, double, std::int64_t>("dsbev_64_", jobz, uplo, n, kd, AB, ldab,
                                                                   W, Z, ldz, work, info);
}
LAPILLI_API void scipy_dsbev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* W,
                                 double* Z, const std::int64_t* ldz, double* work, std::int64_t* info) {
    dropin::sbev_real<dropin::lapilli_dsbev, double, std::int64_t>("scipy_dsbev_64_", jobz, uplo, n, kd, AB,
                                                                   ldab, W, Z, ldz, work, info);
}
LAPILLI_API void chbev_(const char* jobz, const char* uplo, const int* n, const int* kd,
                        lapilli_complex_float* AB, const int* ldab, float* W, lapilli_complex_float* Z,
                        const int* ldz, lapilli_complex_float* work, float* rwork, int* info) {
    dropin::sbev_complex<dropin::lapilli_chbev, lapilli_complex_float, int>("chbev_", jobz, uplo, n, kd, AB,
                                                                            ldab, W, Z, ldz, work, rwork,
                                                                            info);
}
LAPILLI_API void scipy_chbev_(const char* jobz, const char* uplo, const int* n, const int* kd,
                              lapilli_complex_float* AB, const int* ldab, float* W, lapilli_complex_float* Z,
                              const int* ldz, lapilli_complex_float* work, float* rwork, int* info) {
    dropin::sbev_complex<dropin::lapilli_chbev, lapilli_complex_float, int>("scipy_chbev_", jobz, uplo, n, kd,
                                                                            AB, ldab, W, Z, ldz, work, rwork,
                                                                            info);
}
LAPILLI_API void chbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                           lapilli_complex_float* AB, const std::int64_t* ldab, float* W,
                           lapilli_complex_float* Z, const std::int64_t* ldz, lapilli_complex_float* work,
                           float* rwork, std::int64_t* info) {
    dropin::sbev_complex<dropin::lapilli_chbev, lapilli_complex_float, std::int64_t>("chbev_64_", jobz, uplo,
                                                                                     n, kd, AB, ldab, W, Z,
                                                                                     ldz, work, rwork, info);
}
LAPILLI_API void scipy_chbev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const std::int64_t* kd, lapilli_complex_float* AB, const std::int64_t* ldab,
                                 float* W, lapilli_complex_float* Z, const std::int64_t* ldz,
                                 lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::sbev_complex<dropin::lapilli_chbev, lapilli_complex_float, std::int64_t>("scipy_chbev_64_", jobz,
                                                                                     uplo, n, kd, AB, ldab, W,
                                                                                     Z, ldz, work, rwork,
                                                                                     info);
}
LAPILLI_API void zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd,
                        lapilli_complex_double* AB, const int* ldab, double* W, lapilli_complex_double* Z,
                        const int* ldz, lapilli_complex_double* work, double* rwork, int* info) {
    dropin::sbev_complex<dropin::lapilli_zhbev, lapilli_complex_double, int>("zhbev_", jobz, uplo, n, kd, AB,
                                                                             ldab, W, Z, ldz, work, rwork,
                                                                             info);
}
LAPILLI_API void scipy_zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd,
                              lapilli_complex_double* AB, const int* ldab, double* W,
                              lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                              double* rwork, int* info) {
    dropin::sbev_complex<dropin::lapilli_zhbev, lapilli_complex_double, int>("scipy_zhbev_", jobz, uplo, n,
                                                                             kd, AB, ldab, W, Z, ldz, work,
                                                                             rwork, info);
}
LAPILLI_API void zhbev_64_(const char* jobz, const char* uplo, const std::int64_t* n, const std::int64_t* kd,
                           lapilli_complex_double* AB, const std::int64_t* ldab, double* W,
                           lapilli_complex_double* Z, const std::int64_t* ldz, lapilli_complex_double* work,
                           double* rwork, std::int64_t* info) {
    dropin::sbev_complex<dropin::lapilli_zhbev, lapilli_complex_double, std::int64_t>("zhbev_64_", jobz, uplo,
                                                                                      n, kd, AB, ldab, W, Z,
                                                                                      ldz, work, rwork, info);
}
LAPILLI_API void scipy_zhbev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 const std::int64_t* kd, lapilli_complex_double* AB, const std::int64_t* ldab,
                                 double* W, lapilli_complex_double* Z, const std::int64_t* ldz,
                                 lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::sbev_complex<dropin::lapilli_zhbev, lapilli_complex_double, std::int64_t>("scipy_zhbev_64_", jobz,
                                                                                      uplo, n, kd, AB, ldab,
                                                                                      W, Z, ldz, work, rwork,
                                                                                      info);
}

LAPILLI_API void ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                         float* AB, const int* ldab, float* Q, const int* ldq, const float* vl,
                         const float* vu, const int* il, const int* iu, const float* abstol, int* m, float* W,
                         float* Z, const int* ldz, float* work, int* iwork, int* ifail, int* info) {
    dropin::sbevx_real<dropin::lapilli_ssbevx, float, int>("ssbevx_", jobz, range, uplo, n, kd, AB, ldab, Q,
                                                           ldq, vl, vu, il, iu, abstol, m, W, Z, ldz, work,
                                                           iwork, ifail, info);
}
LAPILLI_API void scipy_ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               const int* kd, float* AB, const int* ldab, float* Q, const int* ldq,
                               const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                               int* iwork, int* ifail, int* info) {
    dropin::sbevx_real<dropin::lapilli_ssbevx, float, int>("scipy_ssbevx_", jobz, range, uplo, n, kd, AB,
                                                           ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                           work, iwork, ifail, info);
}
LAPILLI_API void ssbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* Q,
                            const std::int64_t* ldq, const float* vl, const float* vu, const std::int64_t* il,
                            const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W, float* Z,
                            const std::int64_t* ldz, float* work, std::int64_t* iwork, std::int64_t* ifail,
                            std::int64_t* info) {
    dropin::sbevx_real<dropin::lapilli_ssbevx, float, std::int64_t>("ssbevx_64_", jobz, range, uplo, n, kd,
                                                                    AB, ldab, Q, ldq, vl, vu, il, iu, abstol,
                                                                    m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void scipy_ssbevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, float* AB,
                                  const std::int64_t* ldab, float* Q, const std::int64_t* ldq,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  float* Z, const std::int64_t* ldz, float* work, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_real<dropin::lapilli_ssbevx, float, std::int64_t>("scipy_ssbevx_64_", jobz, range, uplo, n,
                                                                    kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                                                                    abstol, m, W, Z, ldz, work, iwork, ifail,
                                                                    info);
}
LAPILLI_API void dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                         double* AB, const int* ldab, double* Q, const int* ldq, const double* vl,
                         const double* vu, const int* il, const int* iu, const double* abstol, int* m,
                         double* W, double* Z, const int* ldz, double* work, int* iwork, int* ifail,
                         int* info) {
    dropin::sbevx_real<dropin::lapilli_dsbevx, double, int>("dsbevx_", jobz, range, uplo, n, kd, AB, ldab, Q,
                                                            ldq, vl, vu, il, iu, abstol, m, W, Z, ldz, work,
                                                            iwork, ifail, info);
}
LAPILLI_API void scipy_dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               const int* kd, double* AB, const int* ldab, double* Q, const int* ldq,
                               const double* vl, const double* vu, const int* il, const int* iu,
                               const double* abstol, int* m, double* W, double* Z, const int* ldz,
                               double* work, int* iwork, int* ifail, int* info) {
    dropin::sbevx_real<dropin::lapilli_dsbevx, double, int>("scipy_dsbevx_", jobz, range, uplo, n, kd, AB,
                                                            ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z,
                                                            ldz, work, iwork, ifail, info);
}
LAPILLI_API void dsbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* Q,
                            const std::int64_t* ldq, const double* vl, const double* vu,
                            const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                            std::int64_t* m, double* W, double* Z, const std::int64_t* ldz, double* work,
                            std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_real<dropin::lapilli_dsbevx, double, std::int64_t>("dsbevx_64_", jobz, range, uplo, n, kd,
                                                                     AB, ldab, Q, ldq, vl, vu, il, iu, abstol,
                                                                     m, W, Z, ldz, work, iwork, ifail, info);
}
LAPILLI_API void scipy_dsbevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, double* AB,
                                  const std::int64_t* ldab, double* Q, const std::int64_t* ldq,
                                  const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  double* Z, const std::int64_t* ldz, double* work, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_real<dropin::lapilli_dsbevx, double, std::int64_t>("scipy_dsbevx_64_", jobz, range, uplo, n,
                                                                     kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                                                                     abstol, m, W, Z, ldz, work, iwork, ifail,
                                                                     info);
}
LAPILLI_API void chbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_float* AB, const int* ldab, lapilli_complex_float* Q, const int* ldq,
                         const float* vl, const float* vu, const int* il, const int* iu, const float* abstol,
                         int* m, float* W, lapilli_complex_float* Z, const int* ldz,
                         lapilli_complex_float* work, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_complex<dropin::lapilli_chbevx, lapilli_complex_float, int>("chbevx_", jobz, range, uplo, n,
                                                                              kd, AB, ldab, Q, ldq, vl, vu,
                                                                              il, iu, abstol, m, W, Z, ldz,
                                                                              work, rwork, iwork, ifail,
                                                                              info);
}
LAPILLI_API void scipy_chbevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               const int* kd, lapilli_complex_float* AB, const int* ldab,
                               lapilli_complex_float* Q, const int* ldq, const float* vl, const float* vu,
                               const int* il, const int* iu, const float* abstol, int* m, float* W,
                               lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                               float* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_complex<dropin::lapilli_chbevx, lapilli_complex_float, int>("scipy_chbevx_", jobz, range,
                                                                              uplo, n, kd, AB, ldab, Q, ldq,
                                                                              vl, vu, il, iu, abstol, m, W, Z,
                                                                              ldz, work, rwork, iwork, ifail,
                                                                              info);
}
LAPILLI_API void chbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            const std::int64_t* kd, lapilli_complex_float* AB, const std::int64_t* ldab,
                            lapilli_complex_float* Q, const std::int64_t* ldq, const float* vl,
                            const float* vu, const std::int64_t* il, const std::int64_t* iu,
                            const float* abstol, std::int64_t* m, float* W, lapilli_complex_float* Z,
                            const std::int64_t* ldz, lapilli_complex_float* work, float* rwork,
                            std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_complex<dropin::lapilli_chbevx, lapilli_complex_float, std::int64_t>("chbevx_64_", jobz,
                                                                                       range, uplo, n, kd, AB,
                                                                                       ldab, Q, ldq, vl, vu,
                                                                                       il, iu, abstol, m, W,
                                                                                       Z, ldz, work, rwork,
                                                                                       iwork, ifail, info);
}
LAPILLI_API void scipy_chbevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, lapilli_complex_float* AB,
                                  const std::int64_t* ldab, lapilli_complex_float* Q, const std::int64_t* ldq,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, float* rwork, std::int64_t* iwork,
                                  std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_complex<dropin::lapilli_chbevx, lapilli_complex_float, std::int64_t>("scipy_chbevx_64_",
                                                                                       jobz, range, uplo, n,
                                                                                       kd, AB, ldab, Q, ldq,
                                                                                       vl, vu, il, iu, abstol,
                                                                                       m, W, Z, ldz, work,
                                                                                       rwork, iwork, ifail,
                                                                                       info);
}
LAPILLI_API void zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd,
                         lapilli_complex_double* AB, const int* ldab, lapilli_complex_double* Q,
                         const int* ldq, const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, lapilli_complex_double* Z, const int* ldz,
                         lapilli_complex_double* work, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_complex<dropin::lapilli_zhbevx, lapilli_complex_double, int>("zhbevx_", jobz, range, uplo,
                                                                               n, kd, AB, ldab, Q, ldq, vl,
                                                                               vu, il, iu, abstol, m, W, Z,
                                                                               ldz, work, rwork, iwork, ifail,
                                                                               info);
}
LAPILLI_API void scipy_zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               const int* kd, lapilli_complex_double* AB, const int* ldab,
                               lapilli_complex_double* Q, const int* ldq, const double* vl, const double* vu,
                               const int* il, const int* iu, const double* abstol, int* m, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               double* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_complex<dropin::lapilli_zhbevx, lapilli_complex_double, int>("scipy_zhbevx_", jobz, range,
                                                                               uplo, n, kd, AB, ldab, Q, ldq,
                                                                               vl, vu, il, iu, abstol, m, W,
                                                                               Z, ldz, work, rwork, iwork,
                                                                               ifail, info);
}
LAPILLI_API void zhbevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            const std::int64_t* kd, lapilli_complex_double* AB, const std::int64_t* ldab,
                            lapilli_complex_double* Q, const std::int64_t* ldq, const double* vl,
                            const double* vu, const std::int64_t* il, const std::int64_t* iu,
                            const double* abstol, std::int64_t* m, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                            std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_complex<dropin::lapilli_zhbevx, lapilli_complex_double, std::int64_t>("zhbevx_64_", jobz,
                                                                                        range, uplo, n, kd,
                                                                                        AB, ldab, Q, ldq, vl,
                                                                                        vu, il, iu, abstol, m,
                                                                                        W, Z, ldz, work,
                                                                                        rwork, iwork, ifail,
                                                                                        info);
}
LAPILLI_API void scipy_zhbevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, const std::int64_t* kd, lapilli_complex_double* AB,
                                  const std::int64_t* ldab, lapilli_complex_double* Q,
                                  const std::int64_t* ldq, const double* vl, const double* vu,
                                  const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                                  std::int64_t* m, double* W, lapilli_complex_double* Z,
                                  const std::int64_t* ldz, lapilli_complex_double* work, double* rwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_complex<dropin::lapilli_zhbevx, lapilli_complex_double, std::int64_t>("scipy_zhbevx_64_",
                                                                                        jobz, range, uplo, n,
                                                                                        kd, AB, ldab, Q, ldq,
                                                                                        vl, vu, il, iu,
                                                                                        abstol, m, W, Z, ldz,
                                                                                        work, rwork, iwork,
                                                                                        ifail, info);
}

LAPILLI_API void ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                                const int* ldab, float* W, float* Z, const int* ldz, float* work,
                                const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_ssbevd, float, int>("ssbevd_2stage_", jobz, uplo, n, kd, AB,
                                                                  ldab, W, Z, ldz, work, lwork, iwork, liwork,
                                                                  info);
}
LAPILLI_API void scipy_ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                      float* AB, const int* ldab, float* W, float* Z, const int* ldz,
                                      float* work, const int* lwork, int* iwork, const int* liwork,
                                      int* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_ssbevd, float, int>("scipy_ssbevd_2stage_", jobz, uplo, n, kd,
                                                                  AB, ldab, W, Z, ldz, work, lwork, iwork,
                                                                  liwork, info);
}
LAPILLI_API void ssbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* W,
                                   float* Z, const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                   std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_ssbevd, float, std::int64_t>("ssbevd_2stage_64_", jobz, uplo, n,
                                                                           kd, AB, ldab, W, Z, ldz, work,
                                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         const std::int64_t* kd, float* AB, const std::int64_t* ldab,
                                         float* W, float* Z, const std::int64_t* ldz, float* work,
                                         const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_ssbevd, float, std::int64_t>("scipy_ssbevd_2stage_64_", jobz,
                                                                           uplo, n, kd, AB, ldab, W, Z, ldz,
                                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                                const int* ldab, double* W, double* Z, const int* ldz, double* work,
                                const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_dsbevd, double, int>("dsbevd_2stage_", jobz, uplo, n, kd, AB,
                                                                   ldab, W, Z, ldz, work, lwork, iwork,
                                                                   liwork, info);
}
LAPILLI_API void scipy_dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                      double* AB, const int* ldab, double* W, double* Z, const int* ldz,
                                      double* work, const int* lwork, int* iwork, const int* liwork,
                                      int* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_dsbevd, double, int>("scipy_dsbevd_2stage_", jobz, uplo, n, kd,
                                                                   AB, ldab, W, Z, ldz, work, lwork, iwork,
                                                                   liwork, info);
}
LAPILLI_API void dsbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* W,
                                   double* Z, const std::int64_t* ldz, double* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                   std::int64_t* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_dsbevd, double, std::int64_t>("dsbevd_2stage_64_", jobz, uplo,
                                                                            n, kd, AB, ldab, W, Z, ldz, work,
                                                                            lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         const std::int64_t* kd, double* AB, const std::int64_t* ldab,
                                         double* W, double* Z, const std::int64_t* ldz, double* work,
                                         const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_2stage_real<dropin::lapilli_dsbevd, double, std::int64_t>("scipy_dsbevd_2stage_64_", jobz,
                                                                            uplo, n, kd, AB, ldab, W, Z, ldz,
                                                                            work, lwork, iwork, liwork, info);
}
LAPILLI_API void chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                lapilli_complex_float* AB, const int* ldab, float* W,
                                lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                                const int* lwork, float* rwork, const int* lrwork, int* iwork,
                                const int* liwork, int* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_chbevd, lapilli_complex_float, int>("chbevd_2stage_", jobz,
                                                                                     uplo, n, kd, AB, ldab, W,
                                                                                     Z, ldz, work, lwork,
                                                                                     rwork, lrwork, iwork,
                                                                                     liwork, info);
}
LAPILLI_API void scipy_chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                      lapilli_complex_float* AB, const int* ldab, float* W,
                                      lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                                      const int* lwork, float* rwork, const int* lrwork, int* iwork,
                                      const int* liwork, int* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_chbevd, lapilli_complex_float, int>("scipy_chbevd_2stage_",
                                                                                     jobz, uplo, n, kd, AB,
                                                                                     ldab, W, Z, ldz, work,
                                                                                     lwork, rwork, lrwork,
                                                                                     iwork, liwork, info);
}
LAPILLI_API void chbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   const std::int64_t* kd, lapilli_complex_float* AB,
                                   const std::int64_t* ldab, float* W, lapilli_complex_float* Z,
                                   const std::int64_t* ldz, lapilli_complex_float* work,
                                   const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                                   std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_chbevd, lapilli_complex_float, std::int64_t>(
                                                                                              "chbevd_2stage_64_",
                                                                                              jobz, uplo, n,
                                                                                              kd, AB, ldab, W,
                                                                                              Z, ldz, work,
                                                                                              lwork, rwork,
                                                                                              lrwork, iwork,
                                                                                              liwork, info);
}
LAPILLI_API void scipy_chbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         const std::int64_t* kd, lapilli_complex_float* AB,
                                         const std::int64_t* ldab, float* W, lapilli_complex_float* Z,
                                         const std::int64_t* ldz, lapilli_complex_float* work,
                                         const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                                         std::int64_t* iwork, const std::int64_t* liwork,
                                         std::int64_t* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_chbevd, lapilli_complex_float, std::int64_t>(
                                                                                              "scipy_chbevd_2stage_64_",
                                                                                              jobz, uplo, n,
                                                                                              kd, AB, ldab, W,
                                                                                              Z, ldz, work,
                                                                                              lwork, rwork,
                                                                                              lrwork, iwork,
                                                                                              liwork, info);
}
LAPILLI_API void zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                lapilli_complex_double* AB, const int* ldab, double* W,
                                lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                                const int* lwork, double* rwork, const int* lrwork, int* iwork,
                                const int* liwork, int* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_zhbevd, lapilli_complex_double, int>("zhbevd_2stage_", jobz,
                                                                                      uplo, n, kd, AB, ldab,
                                                                                      W, Z, ldz, work, lwork,
                                                                                      rwork, lrwork, iwork,
                                                                                      liwork, info);
}
LAPILLI_API void scipy_zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                      lapilli_complex_double* AB, const int* ldab, double* W,
                                      lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                                      const int* lwork, double* rwork, const int* lrwork, int* iwork,
                                      const int* liwork, int* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_zhbevd, lapilli_complex_double, int>("scipy_zhbevd_2stage_",
                                                                                      jobz, uplo, n, kd, AB,
                                                                                      ldab, W, Z, ldz, work,
                                                                                      lwork, rwork, lrwork,
                                                                                      iwork, liwork, info);
}
LAPILLI_API void zhbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   const std::int64_t* kd, lapilli_complex_double* AB,
                                   const std::int64_t* ldab, double* W, lapilli_complex_double* Z,
                                   const std::int64_t* ldz, lapilli_complex_double* work,
                                   const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                                   std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_zhbevd, lapilli_complex_double, std::int64_t>(
                                                                                               "zhbevd_2stage_64_",
                                                                                               jobz, uplo, n,
                                                                                               kd, AB, ldab,
                                                                                               W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, lrwork,
                                                                                               iwork, liwork,
                                                                                               info);
}
LAPILLI_API void scipy_zhbevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         const std::int64_t* kd, lapilli_complex_double* AB,
                                         const std::int64_t* ldab, double* W, lapilli_complex_double* Z,
                                         const std::int64_t* ldz, lapilli_complex_double* work,
                                         const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                                         std::int64_t* iwork, const std::int64_t* liwork,
                                         std::int64_t* info) {
    dropin::sbevd_2stage_complex<dropin::lapilli_zhbevd, lapilli_complex_double, std::int64_t>(
                                                                                               "scipy_zhbevd_2stage_64_",
                                                                                               jobz, uplo, n,
                                                                                               kd, AB, ldab,
                                                                                               W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, lrwork,
                                                                                               iwork, liwork,
                                                                                               info);
}

LAPILLI_API void ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, float* AB,
                               const int* ldab, float* W, float* Z, const int* ldz, float* work,
                               const int* lwork, int* info) {
    dropin::sbev_2stage_real<dropin::lapilli_ssbev, float, int>("ssbev_2stage_", jobz, uplo, n, kd, AB, ldab,
                                                                W, Z, ldz, work, lwork, info);
}
LAPILLI_API void scipy_ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                     float* AB, const int* ldab, float* W, float* Z, const int* ldz,
                                     float* work, const int* lwork, int* info) {
    dropin::sbev_2stage_real<dropin::lapilli_ssbev, float, int>("scipy_ssbev_2stage_", jobz, uplo, n, kd, AB,
                                                                ldab, W, Z, ldz, work, lwork, info);
}
LAPILLI_API void ssbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* W,
                                  float* Z, const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sbev_2stage_real<dropin::lapilli_ssbev, float, std::int64_t>("ssbev_2stage_64_", jobz, uplo, n,
                                                                         kd, AB, ldab, W, Z, ldz, work, lwork,
                                                                         info);
}
LAPILLI_API void scipy_ssbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        const std::int64_t* kd, float* AB, const std::int64_t* ldab, float* W,
                                        float* Z, const std::int64_t* ldz, float* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sbev_2stage_real<dropin::lapilli_ssbev, float, std::int64_t>("scipy_ssbev_2stage_64_", jobz, uplo,
                                                                         n, kd, AB, ldab, W, Z, ldz, work,
                                                                         lwork, info);
}
LAPILLI_API void dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, double* AB,
                               const int* ldab, double* W, double* Z, const int* ldz, double* work,
                               const int* lwork, int* info) {
    dropin::sbev_2stage_real<dropin::lapilli_dsbev, double, int>("dsbev_2stage_", jobz, uplo, n, kd, AB, ldab,
                                                                 W, Z, ldz, work, lwork, info);
}
LAPILLI_API void scipy_dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                     double* AB, const int* ldab, double* W, double* Z, const int* ldz,
                                     double* work, const int* lwork, int* info) {
    dropin::sbev_2stage_real<dropin::lapilli_dsbev, double, int>("scipy_dsbev_2stage_", jobz, uplo, n, kd, AB,
                                                                 ldab, W, Z, ldz, work, lwork, info);
}
LAPILLI_API void dsbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, double* AB, const std::int64_t* ldab, double* W,
                                  double* Z, const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sbev_2stage_real<dropin::lapilli_dsbev, double, std::int64_t>("dsbev_2stage_64_", jobz, uplo, n,
                                                                          kd, AB, ldab, W, Z, ldz, work,
                                                                          lwork, info);
}
LAPILLI_API void scipy_dsbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        const std::int64_t* kd, double* AB, const std::int64_t* ldab,
                                        double* W, double* Z, const std::int64_t* ldz, double* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::sbev_2stage_real<dropin::lapilli_dsbev, double, std::int64_t>("scipy_dsbev_2stage_64_", jobz,
                                                                          uplo, n, kd, AB, ldab, W, Z, ldz,
                                                                          work, lwork, info);
}
LAPILLI_API void chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_float* AB, const int* ldab, float* W, lapilli_complex_float* Z,
                               const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                               int* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_chbev, lapilli_complex_float, int>("chbev_2stage_", jobz,
                                                                                   uplo, n, kd, AB, ldab, W,
                                                                                   Z, ldz, work, lwork, rwork,
                                                                                   info);
}
LAPILLI_API void scipy_chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                     lapilli_complex_float* AB, const int* ldab, float* W,
                                     lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                                     const int* lwork, float* rwork, int* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_chbev, lapilli_complex_float, int>("scipy_chbev_2stage_",
                                                                                   jobz, uplo, n, kd, AB,
                                                                                   ldab, W, Z, ldz, work,
                                                                                   lwork, rwork, info);
}
LAPILLI_API void chbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_float* AB, const std::int64_t* ldab,
                                  float* W, lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_chbev, lapilli_complex_float, std::int64_t>(
                                                                                            "chbev_2stage_64_",
                                                                                            jobz, uplo, n, kd,
                                                                                            AB, ldab, W, Z,
                                                                                            ldz, work, lwork,
                                                                                            rwork, info);
}
LAPILLI_API void scipy_chbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        const std::int64_t* kd, lapilli_complex_float* AB,
                                        const std::int64_t* ldab, float* W, lapilli_complex_float* Z,
                                        const std::int64_t* ldz, lapilli_complex_float* work,
                                        const std::int64_t* lwork, float* rwork, std::int64_t* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_chbev, lapilli_complex_float, std::int64_t>(
                                                                                            "scipy_chbev_2stage_64_",
                                                                                            jobz, uplo, n, kd,
                                                                                            AB, ldab, W, Z,
                                                                                            ldz, work, lwork,
                                                                                            rwork, info);
}
LAPILLI_API void zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                               lapilli_complex_double* AB, const int* ldab, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, int* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_zhbev, lapilli_complex_double, int>("zhbev_2stage_", jobz,
                                                                                    uplo, n, kd, AB, ldab, W,
                                                                                    Z, ldz, work, lwork,
                                                                                    rwork, info);
}
LAPILLI_API void scipy_zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd,
                                     lapilli_complex_double* AB, const int* ldab, double* W,
                                     lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                                     const int* lwork, double* rwork, int* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_zhbev, lapilli_complex_double, int>("scipy_zhbev_2stage_",
                                                                                    jobz, uplo, n, kd, AB,
                                                                                    ldab, W, Z, ldz, work,
                                                                                    lwork, rwork, info);
}
LAPILLI_API void zhbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  const std::int64_t* kd, lapilli_complex_double* AB,
                                  const std::int64_t* ldab, double* W, lapilli_complex_double* Z,
                                  const std::int64_t* ldz, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_zhbev, lapilli_complex_double, std::int64_t>(
                                                                                             "zhbev_2stage_64_",
                                                                                             jobz, uplo, n,
                                                                                             kd, AB, ldab, W,
                                                                                             Z, ldz, work,
                                                                                             lwork, rwork,
                                                                                             info);
}
LAPILLI_API void scipy_zhbev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        const std::int64_t* kd, lapilli_complex_double* AB,
                                        const std::int64_t* ldab, double* W, lapilli_complex_double* Z,
                                        const std::int64_t* ldz, lapilli_complex_double* work,
                                        const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::sbev_2stage_complex<dropin::lapilli_zhbev, lapilli_complex_double, std::int64_t>(
                                                                                             "scipy_zhbev_2stage_64_",
                                                                                             jobz, uplo, n,
                                                                                             kd, AB, ldab, W,
                                                                                             Z, ldz, work,
                                                                                             lwork, rwork,
                                                                                             info);
}

LAPILLI_API void ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                const int* kd, float* AB, const int* ldab, float* Q, const int* ldq,
                                const float* vl, const float* vu, const int* il, const int* iu,
                                const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                                const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_ssbevx, float, int>("ssbevx_2stage_", jobz, range, uplo, n, kd,
                                                                  AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m,
                                                                  W, Z, ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      const int* kd, float* AB, const int* ldab, float* Q, const int* ldq,
                                      const float* vl, const float* vu, const int* il, const int* iu,
                                      const float* abstol, int* m, float* W, float* Z, const int* ldz,
                                      float* work, const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_ssbevx, float, int>("scipy_ssbevx_2stage_", jobz, range, uplo,
                                                                  n, kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                                                                  abstol, m, W, Z, ldz, work, lwork, iwork,
                                                                  ifail, info);
}
LAPILLI_API void ssbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, const std::int64_t* kd, float* AB,
                                   const std::int64_t* ldab, float* Q, const std::int64_t* ldq,
                                   const float* vl, const float* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                   float* Z, const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                   std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_ssbevx, float, std::int64_t>("ssbevx_2stage_64_", jobz, range,
                                                                           uplo, n, kd, AB, ldab, Q, ldq, vl,
                                                                           vu, il, iu, abstol, m, W, Z, ldz,
                                                                           work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_ssbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, const std::int64_t* kd, float* AB,
                                         const std::int64_t* ldab, float* Q, const std::int64_t* ldq,
                                         const float* vl, const float* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const float* abstol, std::int64_t* m,
                                         float* W, float* Z, const std::int64_t* ldz, float* work,
                                         const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                         std::int64_t* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_ssbevx, float, std::int64_t>("scipy_ssbevx_2stage_64_", jobz,
                                                                           range, uplo, n, kd, AB, ldab, Q,
                                                                           ldq, vl, vu, il, iu, abstol, m, W,
                                                                           Z, ldz, work, lwork, iwork, ifail,
                                                                           info);
}
LAPILLI_API void dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                const int* kd, double* AB, const int* ldab, double* Q, const int* ldq,
                                const double* vl, const double* vu, const int* il, const int* iu,
                                const double* abstol, int* m, double* W, double* Z, const int* ldz,
                                double* work, const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_dsbevx, double, int>("dsbevx_2stage_", jobz, range, uplo, n, kd,
                                                                   AB, ldab, Q, ldq, vl, vu, il, iu, abstol,
                                                                   m, W, Z, ldz, work, lwork, iwork, ifail,
                                                                   info);
}
LAPILLI_API void scipy_dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      const int* kd, double* AB, const int* ldab, double* Q, const int* ldq,
                                      const double* vl, const double* vu, const int* il, const int* iu,
                                      const double* abstol, int* m, double* W, double* Z, const int* ldz,
                                      double* work, const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_dsbevx, double, int>("scipy_dsbevx_2stage_", jobz, range, uplo,
                                                                   n, kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                                                                   abstol, m, W, Z, ldz, work, lwork, iwork,
                                                                   ifail, info);
}
LAPILLI_API void dsbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, const std::int64_t* kd, double* AB,
                                   const std::int64_t* ldab, double* Q, const std::int64_t* ldq,
                                   const double* vl, const double* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                   double* Z, const std::int64_t* ldz, double* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                   std::int64_t* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_dsbevx, double, std::int64_t>("dsbevx_2stage_64_", jobz, range,
                                                                            uplo, n, kd, AB, ldab, Q, ldq, vl,
                                                                            vu, il, iu, abstol, m, W, Z, ldz,
                                                                            work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_dsbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, const std::int64_t* kd, double* AB,
                                         const std::int64_t* ldab, double* Q, const std::int64_t* ldq,
                                         const double* vl, const double* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const double* abstol, std::int64_t* m,
                                         double* W, double* Z, const std::int64_t* ldz, double* work,
                                         const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                         std::int64_t* info) {
    dropin::sbevx_2stage_real<dropin::lapilli_dsbevx, double, std::int64_t>("scipy_dsbevx_2stage_64_", jobz,
                                                                            range, uplo, n, kd, AB, ldab, Q,
                                                                            ldq, vl, vu, il, iu, abstol, m, W,
                                                                            Z, ldz, work, lwork, iwork, ifail,
                                                                            info);
}
LAPILLI_API void chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                const int* kd, lapilli_complex_float* AB, const int* ldab,
                                lapilli_complex_float* Q, const int* ldq, const float* vl, const float* vu,
                                const int* il, const int* iu, const float* abstol, int* m, float* W,
                                lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                                const int* lwork, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_chbevx, lapilli_complex_float, int>("chbevx_2stage_", jobz,
                                                                                     range, uplo, n, kd, AB,
                                                                                     ldab, Q, ldq, vl, vu, il,
                                                                                     iu, abstol, m, W, Z, ldz,
                                                                                     work, lwork, rwork,
                                                                                     iwork, ifail, info);
}
LAPILLI_API void scipy_chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      const int* kd, lapilli_complex_float* AB, const int* ldab,
                                      lapilli_complex_float* Q, const int* ldq, const float* vl,
                                      const float* vu, const int* il, const int* iu, const float* abstol,
                                      int* m, float* W, lapilli_complex_float* Z, const int* ldz,
                                      lapilli_complex_float* work, const int* lwork, float* rwork, int* iwork,
                                      int* ifail, int* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_chbevx, lapilli_complex_float, int>("scipy_chbevx_2stage_",
                                                                                     jobz, range, uplo, n, kd,
                                                                                     AB, ldab, Q, ldq, vl, vu,
                                                                                     il, iu, abstol, m, W, Z,
                                                                                     ldz, work, lwork, rwork,
                                                                                     iwork, ifail, info);
}
LAPILLI_API void chbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, const std::int64_t* kd, lapilli_complex_float* AB,
                                   const std::int64_t* ldab, lapilli_complex_float* Q,
                                   const std::int64_t* ldq, const float* vl, const float* vu,
                                   const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                                   std::int64_t* m, float* W, lapilli_complex_float* Z,
                                   const std::int64_t* ldz, lapilli_complex_float* work,
                                   const std::int64_t* lwork, float* rwork, std::int64_t* iwork,
                                   std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_chbevx, lapilli_complex_float, std::int64_t>(
                                                                                              "chbevx_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, kd, AB,
                                                                                              ldab, Q, ldq,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, work,
                                                                                              lwork, rwork,
                                                                                              iwork, ifail,
                                                                                              info);
}
LAPILLI_API void scipy_chbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, const std::int64_t* kd,
                                         lapilli_complex_float* AB, const std::int64_t* ldab,
                                         lapilli_complex_float* Q, const std::int64_t* ldq, const float* vl,
                                         const float* vu, const std::int64_t* il, const std::int64_t* iu,
                                         const float* abstol, std::int64_t* m, float* W,
                                         lapilli_complex_float* Z, const std::int64_t* ldz,
                                         lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                         std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_chbevx, lapilli_complex_float, std::int64_t>(
                                                                                              "scipy_chbevx_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, kd, AB,
                                                                                              ldab, Q, ldq,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, work,
                                                                                              lwork, rwork,
                                                                                              iwork, ifail,
                                                                                              info);
}
LAPILLI_API void zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                const int* kd, lapilli_complex_double* AB, const int* ldab,
                                lapilli_complex_double* Q, const int* ldq, const double* vl, const double* vu,
                                const int* il, const int* iu, const double* abstol, int* m, double* W,
                                lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                                const int* lwork, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_zhbevx, lapilli_complex_double, int>("zhbevx_2stage_", jobz,
                                                                                      range, uplo, n, kd, AB,
                                                                                      ldab, Q, ldq, vl, vu,
                                                                                      il, iu, abstol, m, W, Z,
                                                                                      ldz, work, lwork, rwork,
                                                                                      iwork, ifail, info);
}
LAPILLI_API void scipy_zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      const int* kd, lapilli_complex_double* AB, const int* ldab,
                                      lapilli_complex_double* Q, const int* ldq, const double* vl,
                                      const double* vu, const int* il, const int* iu, const double* abstol,
                                      int* m, double* W, lapilli_complex_double* Z, const int* ldz,
                                      lapilli_complex_double* work, const int* lwork, double* rwork,
                                      int* iwork, int* ifail, int* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_zhbevx, lapilli_complex_double, int>("scipy_zhbevx_2stage_",
                                                                                      jobz, range, uplo, n,
                                                                                      kd, AB, ldab, Q, ldq,
                                                                                      vl, vu, il, iu, abstol,
                                                                                      m, W, Z, ldz, work,
                                                                                      lwork, rwork, iwork,
                                                                                      ifail, info);
}
LAPILLI_API void zhbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, const std::int64_t* kd, lapilli_complex_double* AB,
                                   const std::int64_t* ldab, lapilli_complex_double* Q,
                                   const std::int64_t* ldq, const double* vl, const double* vu,
                                   const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                                   std::int64_t* m, double* W, lapilli_complex_double* Z,
                                   const std::int64_t* ldz, lapilli_complex_double* work,
                                   const std::int64_t* lwork, double* rwork, std::int64_t* iwork,
                                   std::int64_t* ifail, std::int64_t* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_zhbevx, lapilli_complex_double, std::int64_t>(
                                                                                               "zhbevx_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, kd,
                                                                                               AB, ldab, Q,
                                                                                               ldq, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, iwork,
                                                                                               ifail, info);
}
LAPILLI_API void scipy_zhbevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, const std::int64_t* kd,
                                         lapilli_complex_double* AB, const std::int64_t* ldab,
                                         lapilli_complex_double* Q, const std::int64_t* ldq, const double* vl,
                                         const double* vu, const std::int64_t* il, const std::int64_t* iu,
                                         const double* abstol, std::int64_t* m, double* W,
                                         lapilli_complex_double* Z, const std::int64_t* ldz,
                                         lapilli_complex_double* work, const std::int64_t* lwork,
                                         double* rwork, std::int64_t* iwork, std::int64_t* ifail,
                                         std::int64_t* info) {
    dropin::sbevx_2stage_complex<dropin::lapilli_zhbevx, lapilli_complex_double, std::int64_t>(
                                                                                               "scipy_zhbevx_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, kd,
                                                                                               AB, ldab, Q,
                                                                                               ldq, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, iwork,
                                                                                               ifail, info);
}

}  // extern "C"
