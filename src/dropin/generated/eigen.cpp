// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian eigenproblems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/eigen.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void sytrd(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, real_t<T>* D, real_t<T>* E,
           T* tau, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, real_t<T>*, real_t<T>*, T*, T*, const Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda, D, E, tau); },
               [&] { next(uplo, n, A, lda, D, E, tau, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 1, 9});
}

template <auto& Function, class T, class Int>
void orgtr(const char* name, const char* uplo, const Int* n, T* A, const Int* lda, const T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, T*, const Int*, const T*, T*, const Int*, Int*,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda, tau); },
               [&] { next(uplo, n, A, lda, tau, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n) - 1), 7});
}

template <auto& Function, class T, class Int>
void ormtr(const char* name, const char* side, const char* uplo, const char* trans, const Int* m,
           const Int* n, const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, const Int*, const T*, const Int*,
                      const T*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, (is_left(*side) ? index_t(*m) : index_t(*n)), bool(next), info,
               [&] { return described("side", side, "uplo", uplo, "trans", trans, "m", m, "n", n, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *uplo, *trans, *m, *n, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, uplo, trans, m, n, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto& Function, class T, class Int>
void stedc_real(const char* name, const char* compz, const Int* n, real_t<T>* D, real_t<T>* E, T* Z,
                const Int* ldz, T* work, const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const Int*, real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*, Int*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*n), bool(next), info,
               [&] { return described("compz", compz, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *compz, *n, D, E, Z, *ldz); },
               [&] { next(compz, n, D, E, Z, ldz, work, lwork, iwork, liwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, upper_case(*compz) == 'N' || double(*n) <= 1 ? 1 : upper_case(*compz) == 'I' ? 1 + 4 * double(*n) + double(*n) * double(*n) : 1 + 3 * double(*n) + 2 * double(*n) * log2_up(double(*n)) + 4 * double(*n) * double(*n), 8},
               WorkArray<Int, Int>{iwork, liwork, upper_case(*compz) == 'N' || double(*n) <= 1 ? 1 : upper_case(*compz) == 'I' ? 3 + 5 * double(*n) : 6 + 6 * double(*n) + 5 * double(*n) * log2_up(double(*n)), 10});
}

template <auto& Function, class T, class Int>
void stedc_complex(const char* name, const char* compz, const Int* n, real_t<T>* D, real_t<T>* E, T* Z,
                   const Int* ldz, T* work, const Int* lwork, real_t<T>* rwork, const Int* lrwork, Int* iwork,
                   const Int* liwork, Int* info) {
    static Nexts<void(const char*, const Int*, real_t<T>*, real_t<T>*, T*, const Int*, T*, const Int*,
                      real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*n), bool(next), info,
               [&] { return described("compz", compz, "n", n, "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *compz, *n, D, E, Z, *ldz); },
               [&] { next(compz, n, D, E, Z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info,
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, upper_case(*compz) == 'V' && double(*n) > 1 ? double(*n) * double(*n) : 1, 8},
               WorkArray<real_t<T>, Int>{rwork, lrwork, upper_case(*compz) == 'N' || double(*n) <= 1 ? 1 : upper_case(*compz) == 'I' ? 1 + 4 * double(*n) + 2 * double(*n) * double(*n) : 1 + 3 * double(*n) + 2 * double(*n) * log2_up(double(*n)) + 4 * double(*n) * double(*n), 10},
               WorkArray<Int, Int>{iwork, liwork, upper_case(*compz) == 'N' || double(*n) <= 1 ? 1 : upper_case(*compz) == 'I' ? 3 + 5 * double(*n) : 6 + 6 * double(*n) + 5 * double(*n) * log2_up(double(*n)), 12});
}

template <auto& Function, class T, class Int>
void syevd_real(const char* name, const char* jobz, const char* uplo, const Int* n, T* A, const Int* lda,
                real_t<T>* W, T* work, const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*, Int*,
                      const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, A, *lda, W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, iwork, liwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 6 * double(*n) + 2 * double(*n) * double(*n) : 2 * double(*n) + 1, 8},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 10});
}

template <auto& Function, class T, class Int>
void syevd_complex(const char* name, const char* jobz, const char* uplo, const Int* n, T* A, const Int* lda,
                   real_t<T>* W, T* work, const Int* lwork, real_t<T>* rwork, const Int* lrwork, Int* iwork,
                   const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*,
                      real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, A, *lda, W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, rwork, lrwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 2 * double(*n) + double(*n) * double(*n) : double(*n) + 1, 8},
               WorkArray<real_t<T>, Int>{rwork, lrwork, double(*n) <= 1 ? 1 : (wants_vectors(*jobz)) ? 1 + 5 * double(*n) + 2 * double(*n) * double(*n) : double(*n), 10},
               WorkArray<Int, Int>{iwork, liwork, double(*n) <= 1 || !(wants_vectors(*jobz)) ? 1 : 3 + 5 * double(*n), 12});
}

template <auto& Function, class T, class Int>
void syev_real(const char* name, const char* jobz, const char* uplo, const Int* n, T* A, const Int* lda,
               real_t<T>* W, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*, Int*,
                      std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, A, *lda, W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 3 * double(*n) - 1), 8});
}

template <auto& Function, class T, class Int>
void syev_complex(const char* name, const char* jobz, const char* uplo, const Int* n, T* A, const Int* lda,
                  real_t<T>* W, T* work, const Int* lwork, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*,
                      real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *uplo, *n, A, *lda, W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n) - 1), 8});
}

template <auto& Function, class T, class Int>
void syevr_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n, T* A,
                const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il, const Int* iu,
                const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz, Int* isuppz, T* work,
                const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, A, *lda,
                                                          value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(isuppz, ((wants_vectors(*jobz)) && upper_case(*range) != 'V' && ((upper_case(*range) == 'I') ? min(double(*n), double(*iu)) - max(1, double(*il)) + 1 : double(*n)) == double(*n)) ? double(2 * double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                          lwork, iwork, liwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [&] { *m = 0; return true; },
               WorkArray<T, Int>{work, lwork, max(1, 26 * double(*n)), 18},
               WorkArray<Int, Int>{iwork, liwork, max(1, 10 * double(*n)), 20});
}

template <auto& Function, class T, class Int>
void syevr_complex(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                   T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il,
                   const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz,
                   Int* isuppz, T* work, const Int* lwork, real_t<T>* rwork, const Int* lrwork, Int* iwork,
                   const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, Int*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*,
                      std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, A, *lda,
                                                          value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(isuppz, ((wants_vectors(*jobz)) && upper_case(*range) != 'V' && ((upper_case(*range) == 'I') ? min(double(*n), double(*iu)) - max(1, double(*il)) + 1 : double(*n)) == double(*n)) ? double(2 * double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                          lwork, rwork, lrwork, iwork, liwork, info, std::size_t(1), std::size_t(1),
                          std::size_t(1)); },
               [&] { *m = 0; return true; },
               WorkArray<T, Int>{work, lwork, max(1, 2 * double(*n)), 18},
               WorkArray<real_t<T>, Int>{rwork, lrwork, max(1, 24 * double(*n)), 20},
               WorkArray<Int, Int>{iwork, liwork, max(1, 10 * double(*n)), 22});
}

template <auto& Function, class T, class Int>
void syevx_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n, T* A,
                const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il, const Int* iu,
                const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz, T* work,
                const Int* lwork, Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, A, *lda,
                                                          value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                          iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : 8 * double(*n), 17});
}

template <auto& Function, class T, class Int>
void syevx_complex(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                   T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il,
                   const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz,
                   T* work, const Int* lwork, real_t<T>* rwork, Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, Int*, Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, *jobz, *range, *uplo, *n, A, *lda,
                                                          value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                          rwork, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : 2 * double(*n), 17});
}

template <auto& Function, class T, class Int>
void syev_2stage_real(const char* name, const char* jobz, const char* uplo, const Int* n, T* A,
                      const Int* lda, real_t<T>* W, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*, Int*,
                      std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, A, *lda,
                                                          W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, info, std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, 2 * double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 32), 8});
}

template <auto& Function, class T, class Int>
void syev_2stage_complex(const char* name, const char* jobz, const char* uplo, const Int* n, T* A,
                         const Int* lda, real_t<T>* W, T* work, const Int* lwork, real_t<T>* rwork,
                         Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*,
                      real_t<T>*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, A, *lda,
                                                          W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, rwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 16), 8});
}

template <auto& Function, class T, class Int>
void syevd_2stage_real(const char* name, const char* jobz, const char* uplo, const Int* n, T* A,
                       const Int* lda, real_t<T>* W, T* work, const Int* lwork, Int* iwork, const Int* liwork,
                       Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*, Int*,
                      const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, A, *lda,
                                                          W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, iwork, liwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : 2 * double(*n) + 1 + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 32), 8},
               WorkArray<Int, Int>{iwork, liwork, 1, 10});
}

template <auto& Function, class T, class Int>
void syevd_2stage_complex(const char* name, const char* jobz, const char* uplo, const Int* n, T* A,
                          const Int* lda, real_t<T>* W, T* work, const Int* lwork, real_t<T>* rwork,
                          const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, T*, const Int*, real_t<T>*, T*, const Int*,
                      real_t<T>*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *uplo, *n, A, *lda,
                                                          W); },
               [&] { next(jobz, uplo, n, A, lda, W, work, lwork, rwork, lrwork, iwork, liwork, info,
                          std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : double(*n) + 1 + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 16), 8},
               WorkArray<real_t<T>, Int>{rwork, lrwork, max(1, double(*n)), 10},
               WorkArray<Int, Int>{iwork, liwork, 1, 12});
}

template <auto& Function, class T, class Int>
void syevr_2stage_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                       T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il,
                       const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz,
                       Int* isuppz, T* work, const Int* lwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, Int*, T*, const Int*, Int*, const Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, A,
                                                          *lda, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(isuppz, ((wants_vectors(*jobz)) && upper_case(*range) != 'V' && ((upper_case(*range) == 'I') ? min(double(*n), double(*iu)) - max(1, double(*il)) + 1 : double(*n)) == double(*n)) ? double(2 * double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                          lwork, iwork, liwork, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [&] { *m = 0; return true; },
               WorkArray<T, Int>{work, lwork, max(26 * double(*n), 5 * double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 32)), 18},
               WorkArray<Int, Int>{iwork, liwork, max(1, 10 * double(*n)), 20});
}

template <auto& Function, class T, class Int>
void syevr_2stage_complex(const char* name, const char* jobz, const char* range, const char* uplo,
                          const Int* n, T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu,
                          const Int* il, const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z,
                          const Int* ldz, Int* isuppz, T* work, const Int* lwork, real_t<T>* rwork,
                          const Int* lrwork, Int* iwork, const Int* liwork, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, Int*, T*, const Int*, real_t<T>*, const Int*, Int*, const Int*, Int*,
                      std::size_t, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, A,
                                                          *lda, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(isuppz, ((wants_vectors(*jobz)) && upper_case(*range) != 'V' && ((upper_case(*range) == 'I') ? min(double(*n), double(*iu)) - max(1, double(*il)) + 1 : double(*n)) == double(*n)) ? double(2 * double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                          lwork, rwork, lrwork, iwork, liwork, info, std::size_t(1), std::size_t(1),
                          std::size_t(1)); },
               [&] { *m = 0; return true; },
               WorkArray<T, Int>{work, lwork, double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 16), 18},
               WorkArray<real_t<T>, Int>{rwork, lrwork, max(1, 24 * double(*n)), 20},
               WorkArray<Int, Int>{iwork, liwork, max(1, 10 * double(*n)), 22});
}

template <auto& Function, class T, class Int>
void syevx_2stage_real(const char* name, const char* jobz, const char* range, const char* uplo, const Int* n,
                       T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu, const Int* il,
                       const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z, const Int* ldz,
                       T* work, const Int* lwork, Int* iwork, Int* ifail, Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, Int*, Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, A,
                                                          *lda, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                          iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : 3 * double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 32), 17});
}

template <auto& Function, class T, class Int>
void syevx_2stage_complex(const char* name, const char* jobz, const char* range, const char* uplo,
                          const Int* n, T* A, const Int* lda, const real_t<T>* vl, const real_t<T>* vu,
                          const Int* il, const Int* iu, const real_t<T>* abstol, Int* m, real_t<T>* W, T* Z,
                          const Int* ldz, T* work, const Int* lwork, real_t<T>* rwork, Int* iwork, Int* ifail,
                          Int* info) {
    static Nexts<void(const char*, const char*, const char*, const Int*, T*, const Int*, const real_t<T>*,
                      const real_t<T>*, const Int*, const Int*, const real_t<T>*, Int*, real_t<T>*, T*,
                      const Int*, T*, const Int*, real_t<T>*, Int*, Int*, Int*, std::size_t, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 150}, index_t(*n), bool(next), info,
               [&] { return described("jobz", jobz, "range", range, "uplo", uplo, "n", n, "lda", lda,
                                      "ldz", ldz); },
               [&](lapilli_context ctx) { return Function(ctx, narrowed(*jobz, "N"), *range, *uplo, *n, A,
                                                          *lda, value_of(vl), value_of(vu), value_of(il),
                                                          value_of(iu), value_of(abstol),
                                                          IntegersOut<Int>(m, 1), W, Z, *ldz,
                                                          IntegersOut<Int>(ifail, (wants_vectors(*jobz)) ? double(double(*n)) : 0)); },
               [&] { next(jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                          rwork, iwork, ifail, info, std::size_t(1), std::size_t(1), std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*n) <= 1 ? 1 : double(*n) + second_stage_reflectors(double(*n)) + two_stages_work(double(*n), 16), 17});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void ssytrd_(const char* uplo, const int* n, float* A, const int* lda, float* D, float* E,
                         float* tau, float* work, const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_ssytrd, float, int>("ssytrd_", uplo, n, A, lda, D, E, tau, work, lwork,
                                                      info);
}
LAPILLI_API void scipy_ssytrd_(const char* uplo, const int* n, float* A, const int* lda, float* D, float* E,
                               float* tau, float* work, const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_ssytrd, float, int>("scipy_ssytrd_", uplo, n, A, lda, D, E, tau, work,
                                                      lwork, info);
}
LAPILLI_API void ssytrd_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* D, float* E, float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_ssytrd, float, std::int64_t>("ssytrd_64_", uplo, n, A, lda, D, E, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_ssytrd_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  float* D, float* E, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_ssytrd, float, std::int64_t>("scipy_ssytrd_64_", uplo, n, A, lda, D, E, tau,
                                                               work, lwork, info);
}
LAPILLI_API void dsytrd_(const char* uplo, const int* n, double* A, const int* lda, double* D, double* E,
                         double* tau, double* work, const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_dsytrd, double, int>("dsytrd_", uplo, n, A, lda, D, E, tau, work, lwork,
                                                       info);
}
LAPILLI_API void scipy_dsytrd_(const char* uplo, const int* n, double* A, const int* lda, double* D,
                               double* E, double* tau, double* work, const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_dsytrd, double, int>("scipy_dsytrd_", uplo, n, A, lda, D, E, tau, work,
                                                       lwork, info);
}
LAPILLI_API void dsytrd_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* D, double* E, double* tau, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_dsytrd, double, std::int64_t>("dsytrd_64_", uplo, n, A, lda, D, E, tau,
                                                                work, lwork, info);
}
LAPILLI_API void scipy_dsytrd_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  double* D, double* E, double* tau, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_dsytrd, double, std::int64_t>("scipy_dsytrd_64_", uplo, n, A, lda, D, E,
                                                                tau, work, lwork, info);
}
LAPILLI_API void chetrd_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda, float* D,
                         float* E, lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::sytrd<dropin::lapilli_chetrd, lapilli_complex_float, int>("chetrd_", uplo, n, A, lda, D, E, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void scipy_chetrd_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               float* D, float* E, lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_chetrd, lapilli_complex_float, int>("scipy_chetrd_", uplo, n, A, lda, D, E,
                                                                      tau, work, lwork, info);
}
LAPILLI_API void chetrd_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, float* D, float* E, lapilli_complex_float* tau,
                            lapilli_complex_float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_chetrd, lapilli_complex_float, std::int64_t>("chetrd_64_", uplo, n, A, lda,
                                                                               D, E, tau, work, lwork, info);
}
LAPILLI_API void scipy_chetrd_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, float* D, float* E, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_chetrd, lapilli_complex_float, std::int64_t>("scipy_chetrd_64_", uplo, n, A,
                                                                               lda, D, E, tau, work, lwork,
                                                                               info);
}
LAPILLI_API void zhetrd_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda, double* D,
                         double* E, lapilli_complex_double* tau, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_zhetrd, lapilli_complex_double, int>("zhetrd_", uplo, n, A, lda, D, E, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void scipy_zhetrd_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               double* D, double* E, lapilli_complex_double* tau,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::sytrd<dropin::lapilli_zhetrd, lapilli_complex_double, int>("scipy_zhetrd_", uplo, n, A, lda, D, E,
                                                                       tau, work, lwork, info);
}
LAPILLI_API void zhetrd_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, double* D, double* E, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_zhetrd, lapilli_complex_double, std::int64_t>("zhetrd_64_", uplo, n, A, lda,
                                                                                D, E, tau, work, lwork, info);
}
LAPILLI_API void scipy_zhetrd_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, double* D, double* E, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::sytrd<dropin::lapilli_zhetrd, lapilli_complex_double, std::int64_t>("scipy_zhetrd_64_", uplo, n,
                                                                                A, lda, D, E, tau, work,
                                                                                lwork, info);
}

LAPILLI_API void sorgtr_(const char* uplo, const int* n, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_sorgtr, float, int>("sorgtr_", uplo, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sorgtr_(const char* uplo, const int* n, float* A, const int* lda, const float* tau,
                               float* work, const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_sorgtr, float, int>("scipy_sorgtr_", uplo, n, A, lda, tau, work, lwork,
                                                      info);
}
LAPILLI_API void sorgtr_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                            const float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_sorgtr, float, std::int64_t>("sorgtr_64_", uplo, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_sorgtr_64_(const char* uplo, const std::int64_t* n, float* A, const std::int64_t* lda,
                                  const float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_sorgtr, float, std::int64_t>("scipy_sorgtr_64_", uplo, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dorgtr_(const char* uplo, const int* n, double* A, const int* lda, const double* tau,
                         double* work, const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_dorgtr, double, int>("dorgtr_", uplo, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dorgtr_(const char* uplo, const int* n, double* A, const int* lda, const double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_dorgtr, double, int>("scipy_dorgtr_", uplo, n, A, lda, tau, work, lwork,
                                                       info);
}
LAPILLI_API void dorgtr_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                            const double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_dorgtr, double, std::int64_t>("dorgtr_64_", uplo, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dorgtr_64_(const char* uplo, const std::int64_t* n, double* A, const std::int64_t* lda,
                                  const double* tau, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_dorgtr, double, std::int64_t>("scipy_dorgtr_64_", uplo, n, A, lda, tau,
                                                                work, lwork, info);
}
LAPILLI_API void cungtr_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgtr<dropin::lapilli_cungtr, lapilli_complex_float, int>("cungtr_", uplo, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cungtr_(const char* uplo, const int* n, lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_cungtr, lapilli_complex_float, int>("scipy_cungtr_", uplo, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cungtr_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, const lapilli_complex_float* tau,
                            lapilli_complex_float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_cungtr, lapilli_complex_float, std::int64_t>("cungtr_64_", uplo, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cungtr_64_(const char* uplo, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, const lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_cungtr, lapilli_complex_float, std::int64_t>("scipy_cungtr_64_", uplo, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zungtr_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgtr<dropin::lapilli_zungtr, lapilli_complex_double, int>("zungtr_", uplo, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zungtr_(const char* uplo, const int* n, lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* work,
                               const int* lwork, int* info) {
    dropin::orgtr<dropin::lapilli_zungtr, lapilli_complex_double, int>("scipy_zungtr_", uplo, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zungtr_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, const lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_zungtr, lapilli_complex_double, std::int64_t>("zungtr_64_", uplo, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zungtr_64_(const char* uplo, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, const lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::orgtr<dropin::lapilli_zungtr, lapilli_complex_double, std::int64_t>("scipy_zungtr_64_", uplo, n,
                                                                                A, lda, tau, work, lwork,
                                                                                info);
}

LAPILLI_API void sormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_sormtr, float, int>("sormtr_", side, uplo, trans, m, n, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormtr_(const char* side, const char* uplo, const char* trans, const int* m,
                               const int* n, const float* A, const int* lda, const float* tau, float* C,
                               const int* ldc, float* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_sormtr, float, int>("scipy_sormtr_", side, uplo, trans, m, n, A, lda, tau,
                                                      C, ldc, work, lwork, info);
}
LAPILLI_API void sormtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                            const std::int64_t* n, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_sormtr, float, std::int64_t>("sormtr_64_", side, uplo, trans, m, n, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormtr_64_(const char* side, const char* uplo, const char* trans,
                                  const std::int64_t* m, const std::int64_t* n, const float* A,
                                  const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_sormtr, float, std::int64_t>("scipy_sormtr_64_", side, uplo, trans, m, n, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_dormtr, double, int>("dormtr_", side, uplo, trans, m, n, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormtr_(const char* side, const char* uplo, const char* trans, const int* m,
                               const int* n, const double* A, const int* lda, const double* tau, double* C,
                               const int* ldc, double* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_dormtr, double, int>("scipy_dormtr_", side, uplo, trans, m, n, A, lda, tau,
                                                       C, ldc, work, lwork, info);
}
LAPILLI_API void dormtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                            const std::int64_t* n, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_dormtr, double, std::int64_t>("dormtr_64_", side, uplo, trans, m, n, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormtr_64_(const char* side, const char* uplo, const char* trans,
                                  const std::int64_t* m, const std::int64_t* n, const double* A,
                                  const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_dormtr, double, std::int64_t>("scipy_dormtr_64_", side, uplo, trans, m, n,
                                                                A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_cunmtr, lapilli_complex_float, int>("cunmtr_", side, uplo, trans, m, n, A,
                                                                      lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmtr_(const char* side, const char* uplo, const char* trans, const int* m,
                               const int* n, const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_cunmtr, lapilli_complex_float, int>("scipy_cunmtr_", side, uplo, trans, m,
                                                                      n, A, lda, tau, C, ldc, work, lwork,
                                                                      info);
}
LAPILLI_API void cunmtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                            const std::int64_t* n, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_cunmtr, lapilli_complex_float, std::int64_t>("cunmtr_64_", side, uplo,
                                                                               trans, m, n, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmtr_64_(const char* side, const char* uplo, const char* trans,
                                  const std::int64_t* m, const std::int64_t* n,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_cunmtr, lapilli_complex_float, std::int64_t>("scipy_cunmtr_64_", side, uplo,
                                                                               trans, m, n, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void zunmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_zunmtr, lapilli_complex_double, int>("zunmtr_", side, uplo, trans, m, n, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmtr_(const char* side, const char* uplo, const char* trans, const int* m,
                               const int* n, const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormtr<dropin::lapilli_zunmtr, lapilli_complex_double, int>("scipy_zunmtr_", side, uplo, trans, m,
                                                                       n, A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmtr_64_(const char* side, const char* uplo, const char* trans, const std::int64_t* m,
                            const std::int64_t* n, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_zunmtr, lapilli_complex_double, std::int64_t>("zunmtr_64_", side, uplo,
                                                                                trans, m, n, A, lda, tau, C,
                                                                                ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmtr_64_(const char* side, const char* uplo, const char* trans,
                                  const std::int64_t* m, const std::int64_t* n,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormtr<dropin::lapilli_zunmtr, lapilli_complex_double, std::int64_t>("scipy_zunmtr_64_", side,
                                                                                uplo, trans, m, n, A, lda,
                                                                                tau, C, ldc, work, lwork,
                                                                                info);
}

LAPILLI_API void sstedc_(const char* compz, const int* n, float* D, float* E, float* Z, const int* ldz,
                         float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_real<dropin::lapilli_sstedc, float, int>("sstedc_", compz, n, D, E, Z, ldz, work, lwork,
                                                           iwork, liwork, info);
}
LAPILLI_API void scipy_sstedc_(const char* compz, const int* n, float* D, float* E, float* Z, const int* ldz,
                               float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_real<dropin::lapilli_sstedc, float, int>("scipy_sstedc_", compz, n, D, E, Z, ldz, work,
                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void sstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E, float* Z,
                            const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_real<dropin::lapilli_sstedc, float, std::int64_t>("sstedc_64_", compz, n, D, E, Z, ldz,
                                                                    work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_sstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E, float* Z,
                                  const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_real<dropin::lapilli_sstedc, float, std::int64_t>("scipy_sstedc_64_", compz, n, D, E, Z,
                                                                    ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dstedc_(const char* compz, const int* n, double* D, double* E, double* Z, const int* ldz,
                         double* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_real<dropin::lapilli_dstedc, double, int>("dstedc_", compz, n, D, E, Z, ldz, work, lwork,
                                                            iwork, liwork, info);
}
LAPILLI_API void scipy_dstedc_(const char* compz, const int* n, double* D, double* E, double* Z,
                               const int* ldz, double* work, const int* lwork, int* iwork, const int* liwork,
                               int* info) {
    dropin::stedc_real<dropin::lapilli_dstedc, double, int>("scipy_dstedc_", compz, n, D, E, Z, ldz, work,
                                                            lwork, iwork, liwork, info);
}
LAPILLI_API void dstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E, double* Z,
                            const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_real<dropin::lapilli_dstedc, double, std::int64_t>("dstedc_64_", compz, n, D, E, Z, ldz,
                                                                     work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E, double* Z,
                                  const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_real<dropin::lapilli_dstedc, double, std::int64_t>("scipy_dstedc_64_", compz, n, D, E, Z,
                                                                     ldz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void cstedc_(const char* compz, const int* n, float* D, float* E, lapilli_complex_float* Z,
                         const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_complex<dropin::lapilli_cstedc, lapilli_complex_float, int>("cstedc_", compz, n, D, E, Z,
                                                                              ldz, work, lwork, rwork, lrwork,
                                                                              iwork, liwork, info);
}
LAPILLI_API void scipy_cstedc_(const char* compz, const int* n, float* D, float* E, lapilli_complex_float* Z,
                               const int* ldz, lapilli_complex_float* work, const int* lwork, float* rwork,
                               const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_complex<dropin::lapilli_cstedc, lapilli_complex_float, int>("scipy_cstedc_", compz, n, D, E,
                                                                              Z, ldz, work, lwork, rwork,
                                                                              lrwork, iwork, liwork, info);
}
LAPILLI_API void cstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E,
                            lapilli_complex_float* Z, const std::int64_t* ldz, lapilli_complex_float* work,
                            const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_complex<dropin::lapilli_cstedc, lapilli_complex_float, std::int64_t>("cstedc_64_", compz, n,
                                                                                       D, E, Z, ldz, work,
                                                                                       lwork, rwork, lrwork,
                                                                                       iwork, liwork, info);
}
LAPILLI_API void scipy_cstedc_64_(const char* compz, const std::int64_t* n, float* D, float* E,
                                  lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::stedc_complex<dropin::lapilli_cstedc, lapilli_complex_float, std::int64_t>("scipy_cstedc_64_",
                                                                                       compz, n, D, E, Z, ldz,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void zstedc_(const char* compz, const int* n, double* D, double* E, lapilli_complex_double* Z,
                         const int* ldz, lapilli_complex_double* work, const int* lwork, double* rwork,
                         const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::stedc_complex<dropin::lapilli_zstedc, lapilli_complex_double, int>("zstedc_", compz, n, D, E, Z,
                                                                               ldz, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void scipy_zstedc_(const char* compz, const int* n, double* D, double* E,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, const int* lrwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::stedc_complex<dropin::lapilli_zstedc, lapilli_complex_double, int>("scipy_zstedc_", compz, n, D,
                                                                               E, Z, ldz, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void zstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E,
                            lapilli_complex_double* Z, const std::int64_t* ldz, lapilli_complex_double* work,
                            const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::stedc_complex<dropin::lapilli_zstedc, lapilli_complex_double, std::int64_t>("zstedc_64_", compz,
                                                                                        n, D, E, Z, ldz, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}
LAPILLI_API void scipy_zstedc_64_(const char* compz, const std::int64_t* n, double* D, double* E,
                                  lapilli_complex_double* Z, const std::int64_t* ldz,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::stedc_complex<dropin::lapilli_zstedc, lapilli_complex_double, std::int64_t>("scipy_zstedc_64_",
                                                                                        compz, n, D, E, Z,
                                                                                        ldz, work, lwork,
                                                                                        rwork, lrwork, iwork,
                                                                                        liwork, info);
}

LAPILLI_API void ssyevd_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W,
                         float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_real<dropin::lapilli_ssyevd, float, int>("ssyevd_", jobz, uplo, n, A, lda, W, work, lwork,
                                                           iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevd_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
                               float* W, float* work, const int* lwork, int* iwork, const int* liwork,
                               int* info) {
    dropin::syevd_real<dropin::lapilli_ssyevd, float, int>("scipy_ssyevd_", jobz, uplo, n, A, lda, W, work,
                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void ssyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                            const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_real<dropin::lapilli_ssyevd, float, std::int64_t>("ssyevd_64_", jobz, uplo, n, A, lda, W,
                                                                    work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_real<dropin::lapilli_ssyevd, float, std::int64_t>("scipy_ssyevd_64_", jobz, uplo, n, A, lda,
                                                                    W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsyevd_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                         double* W, double* work, const int* lwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::syevd_real<dropin::lapilli_dsyevd, double, int>("dsyevd_", jobz, uplo, n, A, lda, W, work, lwork,
                                                            iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevd_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                               double* W, double* work, const int* lwork, int* iwork, const int* liwork,
                               int* info) {
    dropin::syevd_real<dropin::lapilli_dsyevd, double, int>("scipy_dsyevd_", jobz, uplo, n, A, lda, W, work,
                                                            lwork, iwork, liwork, info);
}
LAPILLI_API void dsyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                            const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_real<dropin::lapilli_dsyevd, double, std::int64_t>("dsyevd_64_", jobz, uplo, n, A, lda, W,
                                                                     work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevd_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_real<dropin::lapilli_dsyevd, double, std::int64_t>("scipy_dsyevd_64_", jobz, uplo, n, A,
                                                                     lda, W, work, lwork, iwork, liwork,
                                                                     info);
}
LAPILLI_API void cheevd_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                         const int* lda, float* W, lapilli_complex_float* work, const int* lwork,
                         float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_complex<dropin::lapilli_cheevd, lapilli_complex_float, int>("cheevd_", jobz, uplo, n, A,
                                                                              lda, W, work, lwork, rwork,
                                                                              lrwork, iwork, liwork, info);
}
LAPILLI_API void scipy_cheevd_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                               const int* lda, float* W, lapilli_complex_float* work, const int* lwork,
                               float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_complex<dropin::lapilli_cheevd, lapilli_complex_float, int>("scipy_cheevd_", jobz, uplo, n,
                                                                              A, lda, W, work, lwork, rwork,
                                                                              lrwork, iwork, liwork, info);
}
LAPILLI_API void cheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, float* W,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::syevd_complex<dropin::lapilli_cheevd, lapilli_complex_float, std::int64_t>("cheevd_64_", jobz,
                                                                                       uplo, n, A, lda, W,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void scipy_cheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevd_complex<dropin::lapilli_cheevd, lapilli_complex_float, std::int64_t>("scipy_cheevd_64_",
                                                                                       jobz, uplo, n, A, lda,
                                                                                       W, work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void zheevd_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                         const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                         double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_complex<dropin::lapilli_zheevd, lapilli_complex_double, int>("zheevd_", jobz, uplo, n, A,
                                                                               lda, W, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void scipy_zheevd_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                               const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                               double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_complex<dropin::lapilli_zheevd, lapilli_complex_double, int>("scipy_zheevd_", jobz, uplo, n,
                                                                               A, lda, W, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void zheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda, double* W,
                            lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                            const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                            std::int64_t* info) {
    dropin::syevd_complex<dropin::lapilli_zheevd, lapilli_complex_double, std::int64_t>("zheevd_64_", jobz,
                                                                                        uplo, n, A, lda, W,
                                                                                        work, lwork, rwork,
                                                                                        lrwork, iwork, liwork,
                                                                                        info);
}
LAPILLI_API void scipy_zheevd_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevd_complex<dropin::lapilli_zheevd, lapilli_complex_double, std::int64_t>("scipy_zheevd_64_",
                                                                                        jobz, uplo, n, A, lda,
                                                                                        W, work, lwork, rwork,
                                                                                        lrwork, iwork, liwork,
                                                                                        info);
}

LAPILLI_API void ssyev_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda, float* W,
                        float* work, const int* lwork, int* info) {
    dropin::syev_real<dropin::lapilli_ssyev, float, int>("ssyev_", jobz, uplo, n, A, lda, W, work, lwork,
                                                         info);
}
LAPILLI_API void scipy_ssyev_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
                              float* W, float* work, const int* lwork, int* info) {
    dropin::syev_real<dropin::lapilli_ssyev, float, int>("scipy_ssyev_", jobz, uplo, n, A, lda, W, work,
                                                         lwork, info);
}
LAPILLI_API void ssyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                           const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::syev_real<dropin::lapilli_ssyev, float, std::int64_t>("ssyev_64_", jobz, uplo, n, A, lda, W, work,
                                                                  lwork, info);
}
LAPILLI_API void scipy_ssyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                 const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::syev_real<dropin::lapilli_ssyev, float, std::int64_t>("scipy_ssyev_64_", jobz, uplo, n, A, lda, W,
                                                                  work, lwork, info);
}
LAPILLI_API void dsyev_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                        double* W, double* work, const int* lwork, int* info) {
    dropin::syev_real<dropin::lapilli_dsyev, double, int>("dsyev_", jobz, uplo, n, A, lda, W, work, lwork,
                                                          info);
}
LAPILLI_API void scipy_dsyev_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                              double* W, double* work, const int* lwork, int* info) {
    dropin::syev_real<dropin::lapilli_dsyev, double, int>("scipy_dsyev_", jobz, uplo, n, A, lda, W, work,
                                                          lwork, info);
}
LAPILLI_API void dsyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                           const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::syev_real<dropin::lapilli_dsyev, double, std::int64_t>("dsyev_64_", jobz, uplo, n, A, lda, W,
                                                                   work, lwork, info);
}
LAPILLI_API void scipy_dsyev_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                 const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::syev_real<dropin::lapilli_dsyev, double, std::int64_t>("scipy_dsyev_64_", jobz, uplo, n, A, lda,
                                                                   W, work, lwork, info);
}
LAPILLI_API void cheev_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                        const int* lda, float* W, lapilli_complex_float* work, const int* lwork, float* rwork,
                        int* info) {
    dropin::syev_complex<dropin::lapilli_cheev, lapilli_complex_float, int>("cheev_", jobz, uplo, n, A, lda,
                                                                            W, work, lwork, rwork, info);
}
LAPILLI_API void scipy_cheev_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                              const int* lda, float* W, lapilli_complex_float* work, const int* lwork,
                              float* rwork, int* info) {
    dropin::syev_complex<dropin::lapilli_cheev, lapilli_complex_float, int>("scipy_cheev_", jobz, uplo, n, A,
                                                                            lda, W, work, lwork, rwork, info);
}
LAPILLI_API void cheev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                           lapilli_complex_float* A, const std::int64_t* lda, float* W,
                           lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                           std::int64_t* info) {
    dropin::syev_complex<dropin::lapilli_cheev, lapilli_complex_float, std::int64_t>("cheev_64_", jobz, uplo,
                                                                                     n, A, lda, W, work,
                                                                                     lwork, rwork, info);
}
LAPILLI_API void scipy_cheev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                 lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                 std::int64_t* info) {
    dropin::syev_complex<dropin::lapilli_cheev, lapilli_complex_float, std::int64_t>("scipy_cheev_64_", jobz,
                                                                                     uplo, n, A, lda, W, work,
                                                                                     lwork, rwork, info);
}
LAPILLI_API void zheev_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                        const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                        double* rwork, int* info) {
    dropin::syev_complex<dropin::lapilli_zheev, lapilli_complex_double, int>("zheev_", jobz, uplo, n, A, lda,
                                                                             W, work, lwork, rwork, info);
}
LAPILLI_API void scipy_zheev_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                              const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                              double* rwork, int* info) {
    dropin::syev_complex<dropin::lapilli_zheev, lapilli_complex_double, int>("scipy_zheev_", jobz, uplo, n, A,
                                                                             lda, W, work, lwork, rwork,
                                                                             info);
}
LAPILLI_API void zheev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                           lapilli_complex_double* A, const std::int64_t* lda, double* W,
                           lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                           std::int64_t* info) {
    dropin::syev_complex<dropin::lapilli_zheev, lapilli_complex_double, std::int64_t>("zheev_64_", jobz, uplo,
                                                                                      n, A, lda, W, work,
                                                                                      lwork, rwork, info);
}
LAPILLI_API void scipy_zheev_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                 lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                 lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                 std::int64_t* info) {
    dropin::syev_complex<dropin::lapilli_zheev, lapilli_complex_double, std::int64_t>("scipy_zheev_64_", jobz,
                                                                                      uplo, n, A, lda, W,
                                                                                      work, lwork, rwork,
                                                                                      info);
}

LAPILLI_API void ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                         const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                         const float* abstol, int* m, float* W, float* Z, const int* ldz, int* isuppz,
                         float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_real<dropin::lapilli_ssyevr, float, int>("ssyevr_", jobz, range, uplo, n, A, lda, vl, vu,
                                                           il, iu, abstol, m, W, Z, ldz, isuppz, work, lwork,
                                                           iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                               const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, int* isuppz,
                               float* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_real<dropin::lapilli_ssyevr, float, int>("scipy_ssyevr_", jobz, range, uplo, n, A, lda, vl,
                                                           vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void ssyevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            float* A, const std::int64_t* lda, const float* vl, const float* vu,
                            const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                            std::int64_t* m, float* W, float* Z, const std::int64_t* ldz,
                            std::int64_t* isuppz, float* work, const std::int64_t* lwork, std::int64_t* iwork,
                            const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_real<dropin::lapilli_ssyevr, float, std::int64_t>("ssyevr_64_", jobz, range, uplo, n, A,
                                                                    lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                    isuppz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevr_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, float* A, const std::int64_t* lda, const float* vl,
                                  const float* vu, const std::int64_t* il, const std::int64_t* iu,
                                  const float* abstol, std::int64_t* m, float* W, float* Z,
                                  const std::int64_t* ldz, std::int64_t* isuppz, float* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevr_real<dropin::lapilli_ssyevr, float, std::int64_t>("scipy_ssyevr_64_", jobz, range, uplo, n,
                                                                    A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                    ldz, isuppz, work, lwork, iwork, liwork,
                                                                    info);
}
LAPILLI_API void dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                         const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, double* Z, const int* ldz, int* isuppz,
                         double* work, const int* lwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_real<dropin::lapilli_dsyevr, double, int>("dsyevr_", jobz, range, uplo, n, A, lda, vl, vu,
                                                            il, iu, abstol, m, W, Z, ldz, isuppz, work, lwork,
                                                            iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                               const int* lda, const double* vl, const double* vu, const int* il,
                               const int* iu, const double* abstol, int* m, double* W, double* Z,
                               const int* ldz, int* isuppz, double* work, const int* lwork, int* iwork,
                               const int* liwork, int* info) {
    dropin::syevr_real<dropin::lapilli_dsyevr, double, int>("scipy_dsyevr_", jobz, range, uplo, n, A, lda, vl,
                                                            vu, il, iu, abstol, m, W, Z, ldz, isuppz, work,
                                                            lwork, iwork, liwork, info);
}
LAPILLI_API void dsyevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            double* A, const std::int64_t* lda, const double* vl, const double* vu,
                            const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                            std::int64_t* m, double* W, double* Z, const std::int64_t* ldz,
                            std::int64_t* isuppz, double* work, const std::int64_t* lwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_real<dropin::lapilli_dsyevr, double, std::int64_t>("dsyevr_64_", jobz, range, uplo, n, A,
                                                                     lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                     ldz, isuppz, work, lwork, iwork, liwork,
                                                                     info);
}
LAPILLI_API void scipy_dsyevr_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, double* A, const std::int64_t* lda, const double* vl,
                                  const double* vu, const std::int64_t* il, const std::int64_t* iu,
                                  const double* abstol, std::int64_t* m, double* W, double* Z,
                                  const std::int64_t* ldz, std::int64_t* isuppz, double* work,
                                  const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevr_real<dropin::lapilli_dsyevr, double, std::int64_t>("scipy_dsyevr_64_", jobz, range, uplo, n,
                                                                     A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                     ldz, isuppz, work, lwork, iwork, liwork,
                                                                     info);
}
LAPILLI_API void cheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                         lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                         const int* il, const int* iu, const float* abstol, int* m, float* W,
                         lapilli_complex_float* Z, const int* ldz, int* isuppz, lapilli_complex_float* work,
                         const int* lwork, float* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::syevr_complex<dropin::lapilli_cheevr, lapilli_complex_float, int>("cheevr_", jobz, range, uplo, n,
                                                                              A, lda, vl, vu, il, iu, abstol,
                                                                              m, W, Z, ldz, isuppz, work,
                                                                              lwork, rwork, lrwork, iwork,
                                                                              liwork, info);
}
LAPILLI_API void scipy_cheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                               lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                               const int* il, const int* iu, const float* abstol, int* m, float* W,
                               lapilli_complex_float* Z, const int* ldz, int* isuppz,
                               lapilli_complex_float* work, const int* lwork, float* rwork, const int* lrwork,
                               int* iwork, const int* liwork, int* info) {
    dropin::syevr_complex<dropin::lapilli_cheevr, lapilli_complex_float, int>("scipy_cheevr_", jobz, range,
                                                                              uplo, n, A, lda, vl, vu, il, iu,
                                                                              abstol, m, W, Z, ldz, isuppz,
                                                                              work, lwork, rwork, lrwork,
                                                                              iwork, liwork, info);
}
LAPILLI_API void cheevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, const float* vl,
                            const float* vu, const std::int64_t* il, const std::int64_t* iu,
                            const float* abstol, std::int64_t* m, float* W, lapilli_complex_float* Z,
                            const std::int64_t* ldz, std::int64_t* isuppz, lapilli_complex_float* work,
                            const std::int64_t* lwork, float* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_complex<dropin::lapilli_cheevr, lapilli_complex_float, std::int64_t>("cheevr_64_", jobz,
                                                                                       range, uplo, n, A, lda,
                                                                                       vl, vu, il, iu, abstol,
                                                                                       m, W, Z, ldz, isuppz,
                                                                                       work, lwork, rwork,
                                                                                       lrwork, iwork, liwork,
                                                                                       info);
}
LAPILLI_API void scipy_cheevr_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  lapilli_complex_float* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevr_complex<dropin::lapilli_cheevr, lapilli_complex_float, std::int64_t>("scipy_cheevr_64_",
                                                                                       jobz, range, uplo, n,
                                                                                       A, lda, vl, vu, il, iu,
                                                                                       abstol, m, W, Z, ldz,
                                                                                       isuppz, work, lwork,
                                                                                       rwork, lrwork, iwork,
                                                                                       liwork, info);
}
LAPILLI_API void zheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                         lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                         const int* il, const int* iu, const double* abstol, int* m, double* W,
                         lapilli_complex_double* Z, const int* ldz, int* isuppz, lapilli_complex_double* work,
                         const int* lwork, double* rwork, const int* lrwork, int* iwork, const int* liwork,
                         int* info) {
    dropin::syevr_complex<dropin::lapilli_zheevr, lapilli_complex_double, int>("zheevr_", jobz, range, uplo,
                                                                               n, A, lda, vl, vu, il, iu,
                                                                               abstol, m, W, Z, ldz, isuppz,
                                                                               work, lwork, rwork, lrwork,
                                                                               iwork, liwork, info);
}
LAPILLI_API void scipy_zheevr_(const char* jobz, const char* range, const char* uplo, const int* n,
                               lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                               const int* il, const int* iu, const double* abstol, int* m, double* W,
                               lapilli_complex_double* Z, const int* ldz, int* isuppz,
                               lapilli_complex_double* work, const int* lwork, double* rwork,
                               const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_complex<dropin::lapilli_zheevr, lapilli_complex_double, int>("scipy_zheevr_", jobz, range,
                                                                               uplo, n, A, lda, vl, vu, il,
                                                                               iu, abstol, m, W, Z, ldz,
                                                                               isuppz, work, lwork, rwork,
                                                                               lrwork, iwork, liwork, info);
}
LAPILLI_API void zheevr_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda, const double* vl,
                            const double* vu, const std::int64_t* il, const std::int64_t* iu,
                            const double* abstol, std::int64_t* m, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, std::int64_t* isuppz, lapilli_complex_double* work,
                            const std::int64_t* lwork, double* rwork, const std::int64_t* lrwork,
                            std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_complex<dropin::lapilli_zheevr, lapilli_complex_double, std::int64_t>("zheevr_64_", jobz,
                                                                                        range, uplo, n, A,
                                                                                        lda, vl, vu, il, iu,
                                                                                        abstol, m, W, Z, ldz,
                                                                                        isuppz, work, lwork,
                                                                                        rwork, lrwork, iwork,
                                                                                        liwork, info);
}
LAPILLI_API void scipy_zheevr_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  lapilli_complex_double* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  const std::int64_t* lrwork, std::int64_t* iwork, const std::int64_t* liwork,
                                  std::int64_t* info) {
    dropin::syevr_complex<dropin::lapilli_zheevr, lapilli_complex_double, std::int64_t>("scipy_zheevr_64_",
                                                                                        jobz, range, uplo, n,
                                                                                        A, lda, vl, vu, il,
                                                                                        iu, abstol, m, W, Z,
                                                                                        ldz, isuppz, work,
                                                                                        lwork, rwork, lrwork,
                                                                                        iwork, liwork, info);
}

LAPILLI_API void ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                         const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                         const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                         const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_real<dropin::lapilli_ssyevx, float, int>("ssyevx_", jobz, range, uplo, n, A, lda, vl, vu,
                                                           il, iu, abstol, m, W, Z, ldz, work, lwork, iwork,
                                                           ifail, info);
}
LAPILLI_API void scipy_ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                               const int* lda, const float* vl, const float* vu, const int* il, const int* iu,
                               const float* abstol, int* m, float* W, float* Z, const int* ldz, float* work,
                               const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_real<dropin::lapilli_ssyevx, float, int>("scipy_ssyevx_", jobz, range, uplo, n, A, lda, vl,
                                                           vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                                                           iwork, ifail, info);
}
LAPILLI_API void ssyevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            float* A, const std::int64_t* lda, const float* vl, const float* vu,
                            const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                            std::int64_t* m, float* W, float* Z, const std::int64_t* ldz, float* work,
                            const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                            std::int64_t* info) {
    dropin::syevx_real<dropin::lapilli_ssyevx, float, std::int64_t>("ssyevx_64_", jobz, range, uplo, n, A,
                                                                    lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                    work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_ssyevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, float* A, const std::int64_t* lda, const float* vl,
                                  const float* vu, const std::int64_t* il, const std::int64_t* iu,
                                  const float* abstol, std::int64_t* m, float* W, float* Z,
                                  const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_real<dropin::lapilli_ssyevx, float, std::int64_t>("scipy_ssyevx_64_", jobz, range, uplo, n,
                                                                    A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                    ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                         const int* lda, const double* vl, const double* vu, const int* il, const int* iu,
                         const double* abstol, int* m, double* W, double* Z, const int* ldz, double* work,
                         const int* lwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_real<dropin::lapilli_dsyevx, double, int>("dsyevx_", jobz, range, uplo, n, A, lda, vl, vu,
                                                            il, iu, abstol, m, W, Z, ldz, work, lwork, iwork,
                                                            ifail, info);
}
LAPILLI_API void scipy_dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, double* A,
                               const int* lda, const double* vl, const double* vu, const int* il,
                               const int* iu, const double* abstol, int* m, double* W, double* Z,
                               const int* ldz, double* work, const int* lwork, int* iwork, int* ifail,
                               int* info) {
    dropin::syevx_real<dropin::lapilli_dsyevx, double, int>("scipy_dsyevx_", jobz, range, uplo, n, A, lda, vl,
                                                            vu, il, iu, abstol, m, W, Z, ldz, work, lwork,
                                                            iwork, ifail, info);
}
LAPILLI_API void dsyevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            double* A, const std::int64_t* lda, const double* vl, const double* vu,
                            const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                            std::int64_t* m, double* W, double* Z, const std::int64_t* ldz, double* work,
                            const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                            std::int64_t* info) {
    dropin::syevx_real<dropin::lapilli_dsyevx, double, std::int64_t>("dsyevx_64_", jobz, range, uplo, n, A,
                                                                     lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                     ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_dsyevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, double* A, const std::int64_t* lda, const double* vl,
                                  const double* vu, const std::int64_t* il, const std::int64_t* iu,
                                  const double* abstol, std::int64_t* m, double* W, double* Z,
                                  const std::int64_t* ldz, double* work, const std::int64_t* lwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_real<dropin::lapilli_dsyevx, double, std::int64_t>("scipy_dsyevx_64_", jobz, range, uplo, n,
                                                                     A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                     ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void cheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                         lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                         const int* il, const int* iu, const float* abstol, int* m, float* W,
                         lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                         const int* lwork, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_complex<dropin::lapilli_cheevx, lapilli_complex_float, int>("cheevx_", jobz, range, uplo, n,
                                                                              A, lda, vl, vu, il, iu, abstol,
                                                                              m, W, Z, ldz, work, lwork,
                                                                              rwork, iwork, ifail, info);
}
LAPILLI_API void scipy_cheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                               const int* il, const int* iu, const float* abstol, int* m, float* W,
                               lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                               const int* lwork, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_complex<dropin::lapilli_cheevx, lapilli_complex_float, int>("scipy_cheevx_", jobz, range,
                                                                              uplo, n, A, lda, vl, vu, il, iu,
                                                                              abstol, m, W, Z, ldz, work,
                                                                              lwork, rwork, iwork, ifail,
                                                                              info);
}
LAPILLI_API void cheevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            lapilli_complex_float* A, const std::int64_t* lda, const float* vl,
                            const float* vu, const std::int64_t* il, const std::int64_t* iu,
                            const float* abstol, std::int64_t* m, float* W, lapilli_complex_float* Z,
                            const std::int64_t* ldz, lapilli_complex_float* work, const std::int64_t* lwork,
                            float* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_complex<dropin::lapilli_cheevx, lapilli_complex_float, std::int64_t>("cheevx_64_", jobz,
                                                                                       range, uplo, n, A, lda,
                                                                                       vl, vu, il, iu, abstol,
                                                                                       m, W, Z, ldz, work,
                                                                                       lwork, rwork, iwork,
                                                                                       ifail, info);
}
LAPILLI_API void scipy_cheevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                  const float* vl, const float* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                  lapilli_complex_float* Z, const std::int64_t* ldz,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_complex<dropin::lapilli_cheevx, lapilli_complex_float, std::int64_t>("scipy_cheevx_64_",
                                                                                       jobz, range, uplo, n,
                                                                                       A, lda, vl, vu, il, iu,
                                                                                       abstol, m, W, Z, ldz,
                                                                                       work, lwork, rwork,
                                                                                       iwork, ifail, info);
}
LAPILLI_API void zheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                         lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                         const int* il, const int* iu, const double* abstol, int* m, double* W,
                         lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                         const int* lwork, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_complex<dropin::lapilli_zheevx, lapilli_complex_double, int>("zheevx_", jobz, range, uplo,
                                                                               n, A, lda, vl, vu, il, iu,
                                                                               abstol, m, W, Z, ldz, work,
                                                                               lwork, rwork, iwork, ifail,
                                                                               info);
}
LAPILLI_API void scipy_zheevx_(const char* jobz, const char* range, const char* uplo, const int* n,
                               lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                               const int* il, const int* iu, const double* abstol, int* m, double* W,
                               lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                               const int* lwork, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_complex<dropin::lapilli_zheevx, lapilli_complex_double, int>("scipy_zheevx_", jobz, range,
                                                                               uplo, n, A, lda, vl, vu, il,
                                                                               iu, abstol, m, W, Z, ldz, work,
                                                                               lwork, rwork, iwork, ifail,
                                                                               info);
}
LAPILLI_API void zheevx_64_(const char* jobz, const char* range, const char* uplo, const std::int64_t* n,
                            lapilli_complex_double* A, const std::int64_t* lda, const double* vl,
                            const double* vu, const std::int64_t* il, const std::int64_t* iu,
                            const double* abstol, std::int64_t* m, double* W, lapilli_complex_double* Z,
                            const std::int64_t* ldz, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_complex<dropin::lapilli_zheevx, lapilli_complex_double, std::int64_t>("zheevx_64_", jobz,
                                                                                        range, uplo, n, A,
                                                                                        lda, vl, vu, il, iu,
                                                                                        abstol, m, W, Z, ldz,
                                                                                        work, lwork, rwork,
                                                                                        iwork, ifail, info);
}
LAPILLI_API void scipy_zheevx_64_(const char* jobz, const char* range, const char* uplo,
                                  const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                  const double* vl, const double* vu, const std::int64_t* il,
                                  const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                  lapilli_complex_double* Z, const std::int64_t* ldz,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_complex<dropin::lapilli_zheevx, lapilli_complex_double, std::int64_t>("scipy_zheevx_64_",
                                                                                        jobz, range, uplo, n,
                                                                                        A, lda, vl, vu, il,
                                                                                        iu, abstol, m, W, Z,
                                                                                        ldz, work, lwork,
                                                                                        rwork, iwork, ifail,
                                                                                        info);
}

LAPILLI_API void ssyev_2stage_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
                               float* W, float* work, const int* lwork, int* info) {
    dropin::syev_2stage_real<dropin::lapilli_ssyev, float, int>("ssyev_2stage_", jobz, uplo, n, A, lda, W,
                                                                work, lwork, info);
}
LAPILLI_API void scipy_ssyev_2stage_(const char* jobz, const char* uplo, const int* n, float* A,
                                     const int* lda, float* W, float* work, const int* lwork, int* info) {
    dropin::syev_2stage_real<dropin::lapilli_ssyev, float, int>("scipy_ssyev_2stage_", jobz, uplo, n, A, lda,
                                                                W, work, lwork, info);
}
LAPILLI_API void ssyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::syev_2stage_real<dropin::lapilli_ssyev, float, std::int64_t>("ssyev_2stage_64_", jobz, uplo, n, A,
                                                                         lda, W, work, lwork, info);
}
LAPILLI_API void scipy_ssyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                        const std::int64_t* lda, float* W, float* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::syev_2stage_real<dropin::lapilli_ssyev, float, std::int64_t>("scipy_ssyev_2stage_64_", jobz, uplo,
                                                                         n, A, lda, W, work, lwork, info);
}
LAPILLI_API void dsyev_2stage_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                               double* W, double* work, const int* lwork, int* info) {
    dropin::syev_2stage_real<dropin::lapilli_dsyev, double, int>("dsyev_2stage_", jobz, uplo, n, A, lda, W,
                                                                 work, lwork, info);
}
LAPILLI_API void scipy_dsyev_2stage_(const char* jobz, const char* uplo, const int* n, double* A,
                                     const int* lda, double* W, double* work, const int* lwork, int* info) {
    dropin::syev_2stage_real<dropin::lapilli_dsyev, double, int>("scipy_dsyev_2stage_", jobz, uplo, n, A, lda,
                                                                 W, work, lwork, info);
}
LAPILLI_API void dsyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* W, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::syev_2stage_real<dropin::lapilli_dsyev, double, std::int64_t>("dsyev_2stage_64_", jobz, uplo, n,
                                                                          A, lda, W, work, lwork, info);
}
LAPILLI_API void scipy_dsyev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                        const std::int64_t* lda, double* W, double* work,
                                        const std::int64_t* lwork, std::int64_t* info) {
    dropin::syev_2stage_real<dropin::lapilli_dsyev, double, std::int64_t>("scipy_dsyev_2stage_64_", jobz,
                                                                          uplo, n, A, lda, W, work, lwork,
                                                                          info);
}
LAPILLI_API void cheev_2stage_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                               const int* lda, float* W, lapilli_complex_float* work, const int* lwork,
                               float* rwork, int* info) {
    dropin::syev_2stage_complex<dropin::lapilli_cheev, lapilli_complex_float, int>("cheev_2stage_", jobz,
                                                                                   uplo, n, A, lda, W, work,
                                                                                   lwork, rwork, info);
}
LAPILLI_API void scipy_cheev_2stage_(const char* jobz, const char* uplo, const int* n,
                                     lapilli_complex_float* A, const int* lda, float* W,
                                     lapilli_complex_float* work, const int* lwork, float* rwork, int* info) {
    dropin::syev_2stage_complex<dropin::lapilli_cheev, lapilli_complex_float, int>("scipy_cheev_2stage_",
                                                                                   jobz, uplo, n, A, lda, W,
                                                                                   work, lwork, rwork, info);
}
LAPILLI_API void cheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* info) {
    dropin::syev_2stage_complex<dropin::lapilli_cheev, lapilli_complex_float, std::int64_t>(
                                                                                            "cheev_2stage_64_",
                                                                                            jobz, uplo, n, A,
                                                                                            lda, W, work,
                                                                                            lwork, rwork,
                                                                                            info);
}
LAPILLI_API void scipy_cheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                        lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                        std::int64_t* info) {
    dropin::syev_2stage_complex<dropin::lapilli_cheev, lapilli_complex_float, std::int64_t>(
                                                                                            "scipy_cheev_2stage_64_",
                                                                                            jobz, uplo, n, A,
                                                                                            lda, W, work,
                                                                                            lwork, rwork,
                                                                                            info);
}
LAPILLI_API void zheev_2stage_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                               const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                               double* rwork, int* info) {
    dropin::syev_2stage_complex<dropin::lapilli_zheev, lapilli_complex_double, int>("zheev_2stage_", jobz,
                                                                                    uplo, n, A, lda, W, work,
                                                                                    lwork, rwork, info);
}
LAPILLI_API void scipy_zheev_2stage_(const char* jobz, const char* uplo, const int* n,
                                     lapilli_complex_double* A, const int* lda, double* W,
                                     lapilli_complex_double* work, const int* lwork, double* rwork,
                                     int* info) {
    dropin::syev_2stage_complex<dropin::lapilli_zheev, lapilli_complex_double, int>("scipy_zheev_2stage_",
                                                                                    jobz, uplo, n, A, lda, W,
                                                                                    work, lwork, rwork, info);
}
LAPILLI_API void zheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                  lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  std::int64_t* info) {
    dropin::syev_2stage_complex<dropin::lapilli_zheev, lapilli_complex_double, std::int64_t>(
                                                                                             "zheev_2stage_64_",
                                                                                             jobz, uplo, n, A,
                                                                                             lda, W, work,
                                                                                             lwork, rwork,
                                                                                             info);
}
LAPILLI_API void scipy_zheev_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                        lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                        lapilli_complex_double* work, const std::int64_t* lwork,
                                        double* rwork, std::int64_t* info) {
    dropin::syev_2stage_complex<dropin::lapilli_zheev, lapilli_complex_double, std::int64_t>(
                                                                                             "scipy_zheev_2stage_64_",
                                                                                             jobz, uplo, n, A,
                                                                                             lda, W, work,
                                                                                             lwork, rwork,
                                                                                             info);
}

LAPILLI_API void ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, float* A, const int* lda,
                                float* W, float* work, const int* lwork, int* iwork, const int* liwork,
                                int* info) {
    dropin::syevd_2stage_real<dropin::lapilli_ssyevd, float, int>("ssyevd_2stage_", jobz, uplo, n, A, lda, W,
                                                                  work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, float* A,
                                      const int* lda, float* W, float* work, const int* lwork, int* iwork,
                                      const int* liwork, int* info) {
    dropin::syevd_2stage_real<dropin::lapilli_ssyevd, float, int>("scipy_ssyevd_2stage_", jobz, uplo, n, A,
                                                                  lda, W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void ssyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                   const std::int64_t* lda, float* W, float* work, const std::int64_t* lwork,
                                   std::int64_t* iwork, const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_real<dropin::lapilli_ssyevd, float, std::int64_t>("ssyevd_2stage_64_", jobz, uplo, n,
                                                                           A, lda, W, work, lwork, iwork,
                                                                           liwork, info);
}
LAPILLI_API void scipy_ssyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, float* A,
                                         const std::int64_t* lda, float* W, float* work,
                                         const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_real<dropin::lapilli_ssyevd, float, std::int64_t>("scipy_ssyevd_2stage_64_", jobz,
                                                                           uplo, n, A, lda, W, work, lwork,
                                                                           iwork, liwork, info);
}
LAPILLI_API void dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, double* A, const int* lda,
                                double* W, double* work, const int* lwork, int* iwork, const int* liwork,
                                int* info) {
    dropin::syevd_2stage_real<dropin::lapilli_dsyevd, double, int>("dsyevd_2stage_", jobz, uplo, n, A, lda, W,
                                                                   work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, double* A,
                                      const int* lda, double* W, double* work, const int* lwork, int* iwork,
                                      const int* liwork, int* info) {
    dropin::syevd_2stage_real<dropin::lapilli_dsyevd, double, int>("scipy_dsyevd_2stage_", jobz, uplo, n, A,
                                                                   lda, W, work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                   const std::int64_t* lda, double* W, double* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                   std::int64_t* info) {
    dropin::syevd_2stage_real<dropin::lapilli_dsyevd, double, std::int64_t>("dsyevd_2stage_64_", jobz, uplo,
                                                                            n, A, lda, W, work, lwork, iwork,
                                                                            liwork, info);
}
LAPILLI_API void scipy_dsyevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n, double* A,
                                         const std::int64_t* lda, double* W, double* work,
                                         const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_real<dropin::lapilli_dsyevd, double, std::int64_t>("scipy_dsyevd_2stage_64_", jobz,
                                                                            uplo, n, A, lda, W, work, lwork,
                                                                            iwork, liwork, info);
}
LAPILLI_API void cheevd_2stage_(const char* jobz, const char* uplo, const int* n, lapilli_complex_float* A,
                                const int* lda, float* W, lapilli_complex_float* work, const int* lwork,
                                float* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_cheevd, lapilli_complex_float, int>("cheevd_2stage_", jobz,
                                                                                     uplo, n, A, lda, W, work,
                                                                                     lwork, rwork, lrwork,
                                                                                     iwork, liwork, info);
}
LAPILLI_API void scipy_cheevd_2stage_(const char* jobz, const char* uplo, const int* n,
                                      lapilli_complex_float* A, const int* lda, float* W,
                                      lapilli_complex_float* work, const int* lwork, float* rwork,
                                      const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_cheevd, lapilli_complex_float, int>("scipy_cheevd_2stage_",
                                                                                     jobz, uplo, n, A, lda, W,
                                                                                     work, lwork, rwork,
                                                                                     lrwork, iwork, liwork,
                                                                                     info);
}
LAPILLI_API void cheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                   lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                   const std::int64_t* lrwork, std::int64_t* iwork,
                                   const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_cheevd, lapilli_complex_float, std::int64_t>(
                                                                                              "cheevd_2stage_64_",
                                                                                              jobz, uplo, n,
                                                                                              A, lda, W, work,
                                                                                              lwork, rwork,
                                                                                              lrwork, iwork,
                                                                                              liwork, info);
}
LAPILLI_API void scipy_cheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         lapilli_complex_float* A, const std::int64_t* lda, float* W,
                                         lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                         const std::int64_t* lrwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_cheevd, lapilli_complex_float, std::int64_t>(
                                                                                              "scipy_cheevd_2stage_64_",
                                                                                              jobz, uplo, n,
                                                                                              A, lda, W, work,
                                                                                              lwork, rwork,
                                                                                              lrwork, iwork,
                                                                                              liwork, info);
}
LAPILLI_API void zheevd_2stage_(const char* jobz, const char* uplo, const int* n, lapilli_complex_double* A,
                                const int* lda, double* W, lapilli_complex_double* work, const int* lwork,
                                double* rwork, const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_zheevd, lapilli_complex_double, int>("zheevd_2stage_", jobz,
                                                                                      uplo, n, A, lda, W,
                                                                                      work, lwork, rwork,
                                                                                      lrwork, iwork, liwork,
                                                                                      info);
}
LAPILLI_API void scipy_zheevd_2stage_(const char* jobz, const char* uplo, const int* n,
                                      lapilli_complex_double* A, const int* lda, double* W,
                                      lapilli_complex_double* work, const int* lwork, double* rwork,
                                      const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_zheevd, lapilli_complex_double, int>("scipy_zheevd_2stage_",
                                                                                      jobz, uplo, n, A, lda,
                                                                                      W, work, lwork, rwork,
                                                                                      lrwork, iwork, liwork,
                                                                                      info);
}
LAPILLI_API void zheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                   lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                   lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                   const std::int64_t* lrwork, std::int64_t* iwork,
                                   const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_zheevd, lapilli_complex_double, std::int64_t>(
                                                                                               "zheevd_2stage_64_",
                                                                                               jobz, uplo, n,
                                                                                               A, lda, W,
                                                                                               work, lwork,
                                                                                               rwork, lrwork,
                                                                                               iwork, liwork,
                                                                                               info);
}
LAPILLI_API void scipy_zheevd_2stage_64_(const char* jobz, const char* uplo, const std::int64_t* n,
                                         lapilli_complex_double* A, const std::int64_t* lda, double* W,
                                         lapilli_complex_double* work, const std::int64_t* lwork,
                                         double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevd_2stage_complex<dropin::lapilli_zheevd, lapilli_complex_double, std::int64_t>(
                                                                                               "scipy_zheevd_2stage_64_",
                                                                                               jobz, uplo, n,
                                                                                               A, lda, W,
                                                                                               work, lwork,
                                                                                               rwork, lrwork,
                                                                                               iwork, liwork,
                                                                                               info);
}

LAPILLI_API void ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                                const int* lda, const float* vl, const float* vu, const int* il,
                                const int* iu, const float* abstol, int* m, float* W, float* Z,
                                const int* ldz, int* isuppz, float* work, const int* lwork, int* iwork,
                                const int* liwork, int* info) {
    dropin::syevr_2stage_real<dropin::lapilli_ssyevr, float, int>("ssyevr_2stage_", jobz, range, uplo, n, A,
                                                                  lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                  isuppz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      float* A, const int* lda, const float* vl, const float* vu,
                                      const int* il, const int* iu, const float* abstol, int* m, float* W,
                                      float* Z, const int* ldz, int* isuppz, float* work, const int* lwork,
                                      int* iwork, const int* liwork, int* info) {
    dropin::syevr_2stage_real<dropin::lapilli_ssyevr, float, int>("scipy_ssyevr_2stage_", jobz, range, uplo,
                                                                  n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                  ldz, isuppz, work, lwork, iwork, liwork,
                                                                  info);
}
LAPILLI_API void ssyevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, float* A, const std::int64_t* lda, const float* vl,
                                   const float* vu, const std::int64_t* il, const std::int64_t* iu,
                                   const float* abstol, std::int64_t* m, float* W, float* Z,
                                   const std::int64_t* ldz, std::int64_t* isuppz, float* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                   std::int64_t* info) {
    dropin::syevr_2stage_real<dropin::lapilli_ssyevr, float, std::int64_t>("ssyevr_2stage_64_", jobz, range,
                                                                           uplo, n, A, lda, vl, vu, il, iu,
                                                                           abstol, m, W, Z, ldz, isuppz, work,
                                                                           lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_ssyevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, float* A, const std::int64_t* lda,
                                         const float* vl, const float* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const float* abstol, std::int64_t* m,
                                         float* W, float* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                         float* work, const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_real<dropin::lapilli_ssyevr, float, std::int64_t>("scipy_ssyevr_2stage_64_", jobz,
                                                                           range, uplo, n, A, lda, vl, vu, il,
                                                                           iu, abstol, m, W, Z, ldz, isuppz,
                                                                           work, lwork, iwork, liwork, info);
}
LAPILLI_API void dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                double* A, const int* lda, const double* vl, const double* vu, const int* il,
                                const int* iu, const double* abstol, int* m, double* W, double* Z,
                                const int* ldz, int* isuppz, double* work, const int* lwork, int* iwork,
                                const int* liwork, int* info) {
    dropin::syevr_2stage_real<dropin::lapilli_dsyevr, double, int>("dsyevr_2stage_", jobz, range, uplo, n, A,
                                                                   lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                   isuppz, work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      double* A, const int* lda, const double* vl, const double* vu,
                                      const int* il, const int* iu, const double* abstol, int* m, double* W,
                                      double* Z, const int* ldz, int* isuppz, double* work, const int* lwork,
                                      int* iwork, const int* liwork, int* info) {
    dropin::syevr_2stage_real<dropin::lapilli_dsyevr, double, int>("scipy_dsyevr_2stage_", jobz, range, uplo,
                                                                   n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                   ldz, isuppz, work, lwork, iwork, liwork,
                                                                   info);
}
LAPILLI_API void dsyevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, double* A, const std::int64_t* lda,
                                   const double* vl, const double* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                   double* Z, const std::int64_t* ldz, std::int64_t* isuppz, double* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, const std::int64_t* liwork,
                                   std::int64_t* info) {
    dropin::syevr_2stage_real<dropin::lapilli_dsyevr, double, std::int64_t>("dsyevr_2stage_64_", jobz, range,
                                                                            uplo, n, A, lda, vl, vu, il, iu,
                                                                            abstol, m, W, Z, ldz, isuppz,
                                                                            work, lwork, iwork, liwork, info);
}
LAPILLI_API void scipy_dsyevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, double* A, const std::int64_t* lda,
                                         const double* vl, const double* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const double* abstol, std::int64_t* m,
                                         double* W, double* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                         double* work, const std::int64_t* lwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_real<dropin::lapilli_dsyevr, double, std::int64_t>("scipy_dsyevr_2stage_64_", jobz,
                                                                            range, uplo, n, A, lda, vl, vu,
                                                                            il, iu, abstol, m, W, Z, ldz,
                                                                            isuppz, work, lwork, iwork,
                                                                            liwork, info);
}
LAPILLI_API void cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                                const int* il, const int* iu, const float* abstol, int* m, float* W,
                                lapilli_complex_float* Z, const int* ldz, int* isuppz,
                                lapilli_complex_float* work, const int* lwork, float* rwork,
                                const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_cheevr, lapilli_complex_float, int>("cheevr_2stage_", jobz,
                                                                                     range, uplo, n, A, lda,
                                                                                     vl, vu, il, iu, abstol,
                                                                                     m, W, Z, ldz, isuppz,
                                                                                     work, lwork, rwork,
                                                                                     lrwork, iwork, liwork,
                                                                                     info);
}
LAPILLI_API void scipy_cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      lapilli_complex_float* A, const int* lda, const float* vl,
                                      const float* vu, const int* il, const int* iu, const float* abstol,
                                      int* m, float* W, lapilli_complex_float* Z, const int* ldz, int* isuppz,
                                      lapilli_complex_float* work, const int* lwork, float* rwork,
                                      const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_cheevr, lapilli_complex_float, int>("scipy_cheevr_2stage_",
                                                                                     jobz, range, uplo, n, A,
                                                                                     lda, vl, vu, il, iu,
                                                                                     abstol, m, W, Z, ldz,
                                                                                     isuppz, work, lwork,
                                                                                     rwork, lrwork, iwork,
                                                                                     liwork, info);
}
LAPILLI_API void cheevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                   const float* vl, const float* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                   lapilli_complex_float* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                   lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                   const std::int64_t* lrwork, std::int64_t* iwork,
                                   const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_cheevr, lapilli_complex_float, std::int64_t>(
                                                                                              "cheevr_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, A, lda,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, isuppz,
                                                                                              work, lwork,
                                                                                              rwork, lrwork,
                                                                                              iwork, liwork,
                                                                                              info);
}
LAPILLI_API void scipy_cheevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, lapilli_complex_float* A,
                                         const std::int64_t* lda, const float* vl, const float* vu,
                                         const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                                         std::int64_t* m, float* W, lapilli_complex_float* Z,
                                         const std::int64_t* ldz, std::int64_t* isuppz,
                                         lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                         const std::int64_t* lrwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_cheevr, lapilli_complex_float, std::int64_t>(
                                                                                              "scipy_cheevr_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, A, lda,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, isuppz,
                                                                                              work, lwork,
                                                                                              rwork, lrwork,
                                                                                              iwork, liwork,
                                                                                              info);
}
LAPILLI_API void zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                                const int* il, const int* iu, const double* abstol, int* m, double* W,
                                lapilli_complex_double* Z, const int* ldz, int* isuppz,
                                lapilli_complex_double* work, const int* lwork, double* rwork,
                                const int* lrwork, int* iwork, const int* liwork, int* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_zheevr, lapilli_complex_double, int>("zheevr_2stage_", jobz,
                                                                                      range, uplo, n, A, lda,
                                                                                      vl, vu, il, iu, abstol,
                                                                                      m, W, Z, ldz, isuppz,
                                                                                      work, lwork, rwork,
                                                                                      lrwork, iwork, liwork,
                                                                                      info);
}
LAPILLI_API void scipy_zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      lapilli_complex_double* A, const int* lda, const double* vl,
                                      const double* vu, const int* il, const int* iu, const double* abstol,
                                      int* m, double* W, lapilli_complex_double* Z, const int* ldz,
                                      int* isuppz, lapilli_complex_double* work, const int* lwork,
                                      double* rwork, const int* lrwork, int* iwork, const int* liwork,
                                      int* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_zheevr, lapilli_complex_double, int>("scipy_zheevr_2stage_",
                                                                                      jobz, range, uplo, n, A,
                                                                                      lda, vl, vu, il, iu,
                                                                                      abstol, m, W, Z, ldz,
                                                                                      isuppz, work, lwork,
                                                                                      rwork, lrwork, iwork,
                                                                                      liwork, info);
}
LAPILLI_API void zheevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                   const double* vl, const double* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                   lapilli_complex_double* Z, const std::int64_t* ldz, std::int64_t* isuppz,
                                   lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                   const std::int64_t* lrwork, std::int64_t* iwork,
                                   const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_zheevr, lapilli_complex_double, std::int64_t>(
                                                                                               "zheevr_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, A,
                                                                                               lda, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               isuppz, work,
                                                                                               lwork, rwork,
                                                                                               lrwork, iwork,
                                                                                               liwork, info);
}
LAPILLI_API void scipy_zheevr_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, lapilli_complex_double* A,
                                         const std::int64_t* lda, const double* vl, const double* vu,
                                         const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                                         std::int64_t* m, double* W, lapilli_complex_double* Z,
                                         const std::int64_t* ldz, std::int64_t* isuppz,
                                         lapilli_complex_double* work, const std::int64_t* lwork,
                                         double* rwork, const std::int64_t* lrwork, std::int64_t* iwork,
                                         const std::int64_t* liwork, std::int64_t* info) {
    dropin::syevr_2stage_complex<dropin::lapilli_zheevr, lapilli_complex_double, std::int64_t>(
                                                                                               "scipy_zheevr_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, A,
                                                                                               lda, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               isuppz, work,
                                                                                               lwork, rwork,
                                                                                               lrwork, iwork,
                                                                                               liwork, info);
}

LAPILLI_API void ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, float* A,
                                const int* lda, const float* vl, const float* vu, const int* il,
                                const int* iu, const float* abstol, int* m, float* W, float* Z,
                                const int* ldz, float* work, const int* lwork, int* iwork, int* ifail,
                                int* info) {
    dropin::syevx_2stage_real<dropin::lapilli_ssyevx, float, int>("ssyevx_2stage_", jobz, range, uplo, n, A,
                                                                  lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                  work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      float* A, const int* lda, const float* vl, const float* vu,
                                      const int* il, const int* iu, const float* abstol, int* m, float* W,
                                      float* Z, const int* ldz, float* work, const int* lwork, int* iwork,
                                      int* ifail, int* info) {
    dropin::syevx_2stage_real<dropin::lapilli_ssyevx, float, int>("scipy_ssyevx_2stage_", jobz, range, uplo,
                                                                  n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                  ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void ssyevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, float* A, const std::int64_t* lda, const float* vl,
                                   const float* vu, const std::int64_t* il, const std::int64_t* iu,
                                   const float* abstol, std::int64_t* m, float* W, float* Z,
                                   const std::int64_t* ldz, float* work, const std::int64_t* lwork,
                                   std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_2stage_real<dropin::lapilli_ssyevx, float, std::int64_t>("ssyevx_2stage_64_", jobz, range,
                                                                           uplo, n, A, lda, vl, vu, il, iu,
                                                                           abstol, m, W, Z, ldz, work, lwork,
                                                                           iwork, ifail, info);
}
LAPILLI_API void scipy_ssyevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, float* A, const std::int64_t* lda,
                                         const float* vl, const float* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const float* abstol, std::int64_t* m,
                                         float* W, float* Z, const std::int64_t* ldz, float* work,
                                         const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                         std::int64_t* info) {
    dropin::syevx_2stage_real<dropin::lapilli_ssyevx, float, std::int64_t>("scipy_ssyevx_2stage_64_", jobz,
                                                                           range, uplo, n, A, lda, vl, vu, il,
                                                                           iu, abstol, m, W, Z, ldz, work,
                                                                           lwork, iwork, ifail, info);
}
LAPILLI_API void dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                double* A, const int* lda, const double* vl, const double* vu, const int* il,
                                const int* iu, const double* abstol, int* m, double* W, double* Z,
                                const int* ldz, double* work, const int* lwork, int* iwork, int* ifail,
                                int* info) {
    dropin::syevx_2stage_real<dropin::lapilli_dsyevx, double, int>("dsyevx_2stage_", jobz, range, uplo, n, A,
                                                                   lda, vl, vu, il, iu, abstol, m, W, Z, ldz,
                                                                   work, lwork, iwork, ifail, info);
}
LAPILLI_API void scipy_dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      double* A, const int* lda, const double* vl, const double* vu,
                                      const int* il, const int* iu, const double* abstol, int* m, double* W,
                                      double* Z, const int* ldz, double* work, const int* lwork, int* iwork,
                                      int* ifail, int* info) {
    dropin::syevx_2stage_real<dropin::lapilli_dsyevx, double, int>("scipy_dsyevx_2stage_", jobz, range, uplo,
                                                                   n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                                                                   ldz, work, lwork, iwork, ifail, info);
}
LAPILLI_API void dsyevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, double* A, const std::int64_t* lda,
                                   const double* vl, const double* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                   double* Z, const std::int64_t* ldz, double* work,
                                   const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                   std::int64_t* info) {
    dropin::syevx_2stage_real<dropin::lapilli_dsyevx, double, std::int64_t>("dsyevx_2stage_64_", jobz, range,
                                                                            uplo, n, A, lda, vl, vu, il, iu,
                                                                            abstol, m, W, Z, ldz, work, lwork,
                                                                            iwork, ifail, info);
}
LAPILLI_API void scipy_dsyevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, double* A, const std::int64_t* lda,
                                         const double* vl, const double* vu, const std::int64_t* il,
                                         const std::int64_t* iu, const double* abstol, std::int64_t* m,
                                         double* W, double* Z, const std::int64_t* ldz, double* work,
                                         const std::int64_t* lwork, std::int64_t* iwork, std::int64_t* ifail,
                                         std::int64_t* info) {
    dropin::syevx_2stage_real<dropin::lapilli_dsyevx, double, std::int64_t>("scipy_dsyevx_2stage_64_", jobz,
                                                                            range, uplo, n, A, lda, vl, vu,
                                                                            il, iu, abstol, m, W, Z, ldz,
                                                                            work, lwork, iwork, ifail, info);
}
LAPILLI_API void cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                lapilli_complex_float* A, const int* lda, const float* vl, const float* vu,
                                const int* il, const int* iu, const float* abstol, int* m, float* W,
                                lapilli_complex_float* Z, const int* ldz, lapilli_complex_float* work,
                                const int* lwork, float* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_cheevx, lapilli_complex_float, int>("cheevx_2stage_", jobz,
                                                                                     range, uplo, n, A, lda,
                                                                                     vl, vu, il, iu, abstol,
                                                                                     m, W, Z, ldz, work,
                                                                                     lwork, rwork, iwork,
                                                                                     ifail, info);
}
LAPILLI_API void scipy_cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      lapilli_complex_float* A, const int* lda, const float* vl,
                                      const float* vu, const int* il, const int* iu, const float* abstol,
                                      int* m, float* W, lapilli_complex_float* Z, const int* ldz,
                                      lapilli_complex_float* work, const int* lwork, float* rwork, int* iwork,
                                      int* ifail, int* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_cheevx, lapilli_complex_float, int>("scipy_cheevx_2stage_",
                                                                                     jobz, range, uplo, n, A,
                                                                                     lda, vl, vu, il, iu,
                                                                                     abstol, m, W, Z, ldz,
                                                                                     work, lwork, rwork,
                                                                                     iwork, ifail, info);
}
LAPILLI_API void cheevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                                   const float* vl, const float* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const float* abstol, std::int64_t* m, float* W,
                                   lapilli_complex_float* Z, const std::int64_t* ldz,
                                   lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                   std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_cheevx, lapilli_complex_float, std::int64_t>(
                                                                                              "cheevx_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, A, lda,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, work,
                                                                                              lwork, rwork,
                                                                                              iwork, ifail,
                                                                                              info);
}
LAPILLI_API void scipy_cheevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, lapilli_complex_float* A,
                                         const std::int64_t* lda, const float* vl, const float* vu,
                                         const std::int64_t* il, const std::int64_t* iu, const float* abstol,
                                         std::int64_t* m, float* W, lapilli_complex_float* Z,
                                         const std::int64_t* ldz, lapilli_complex_float* work,
                                         const std::int64_t* lwork, float* rwork, std::int64_t* iwork,
                                         std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_cheevx, lapilli_complex_float, std::int64_t>(
                                                                                              "scipy_cheevx_2stage_64_",
                                                                                              jobz, range,
                                                                                              uplo, n, A, lda,
                                                                                              vl, vu, il, iu,
                                                                                              abstol, m, W, Z,
                                                                                              ldz, work,
                                                                                              lwork, rwork,
                                                                                              iwork, ifail,
                                                                                              info);
}
LAPILLI_API void zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                lapilli_complex_double* A, const int* lda, const double* vl, const double* vu,
                                const int* il, const int* iu, const double* abstol, int* m, double* W,
                                lapilli_complex_double* Z, const int* ldz, lapilli_complex_double* work,
                                const int* lwork, double* rwork, int* iwork, int* ifail, int* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_zheevx, lapilli_complex_double, int>("zheevx_2stage_", jobz,
                                                                                      range, uplo, n, A, lda,
                                                                                      vl, vu, il, iu, abstol,
                                                                                      m, W, Z, ldz, work,
                                                                                      lwork, rwork, iwork,
                                                                                      ifail, info);
}
LAPILLI_API void scipy_zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n,
                                      lapilli_complex_double* A, const int* lda, const double* vl,
                                      const double* vu, const int* il, const int* iu, const double* abstol,
                                      int* m, double* W, lapilli_complex_double* Z, const int* ldz,
                                      lapilli_complex_double* work, const int* lwork, double* rwork,
                                      int* iwork, int* ifail, int* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_zheevx, lapilli_complex_double, int>("scipy_zheevx_2stage_",
                                                                                      jobz, range, uplo, n, A,
                                                                                      lda, vl, vu, il, iu,
                                                                                      abstol, m, W, Z, ldz,
                                                                                      work, lwork, rwork,
                                                                                      iwork, ifail, info);
}
LAPILLI_API void zheevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                   const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                                   const double* vl, const double* vu, const std::int64_t* il,
                                   const std::int64_t* iu, const double* abstol, std::int64_t* m, double* W,
                                   lapilli_complex_double* Z, const std::int64_t* ldz,
                                   lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                   std::int64_t* iwork, std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_zheevx, lapilli_complex_double, std::int64_t>(
                                                                                               "zheevx_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, A,
                                                                                               lda, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, iwork,
                                                                                               ifail, info);
}
LAPILLI_API void scipy_zheevx_2stage_64_(const char* jobz, const char* range, const char* uplo,
                                         const std::int64_t* n, lapilli_complex_double* A,
                                         const std::int64_t* lda, const double* vl, const double* vu,
                                         const std::int64_t* il, const std::int64_t* iu, const double* abstol,
                                         std::int64_t* m, double* W, lapilli_complex_double* Z,
                                         const std::int64_t* ldz, lapilli_complex_double* work,
                                         const std::int64_t* lwork, double* rwork, std::int64_t* iwork,
                                         std::int64_t* ifail, std::int64_t* info) {
    dropin::syevx_2stage_complex<dropin::lapilli_zheevx, lapilli_complex_double, std::int64_t>(
                                                                                               "scipy_zheevx_2stage_64_",
                                                                                               jobz, range,
                                                                                               uplo, n, A,
                                                                                               lda, vl, vu,
                                                                                               il, iu, abstol,
                                                                                               m, W, Z, ldz,
                                                                                               work, lwork,
                                                                                               rwork, iwork,
                                                                                               ifail, info);
}

}  // extern "C"
