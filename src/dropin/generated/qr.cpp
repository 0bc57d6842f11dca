// SPDX-License-Identifier: BSD-3-Clause
// QR factorization and least squares: LAPACK's symbols.
// Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto Function, class T, class Int>
void geqrf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 7});
}

template <auto Function, class T, class Int>
void orgqr(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 8});
}

template <auto Function, class T, class Int>
void ormqr(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                           const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto Function, class T, class Int>
void gelqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto Function, class T, class Int>
void orglq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto Function, class T, class Int>
void ormlq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                           const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto Function, class T, class Int>
void geqlf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 7});
}

template <auto Function, class T, class Int>
void orgql(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), index_t(*n)), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 8});
}

template <auto Function, class T, class Int>
void ormql(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                           const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto Function, class T, class Int>
void gerqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto Function, class T, class Int>
void orgrq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)), bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto Function, class T, class Int>
void ormrq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                           const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto Function, class T, class Int>
void geqrt(const char* name, const Int* m, const Int* n, const Int* nb, T* A, const Int* lda, T* BT,
           const Int* ldbt, T* work, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, T*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "nb", nb, "lda", lda, "ldbt", ldbt); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *nb, A, *lda, BT, *ldbt); },
               [&] { next(m, n, nb, A, lda, BT, ldbt, work, info); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void gemqrt(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
            const Int* nb, const T* V, const Int* ldv, const T* BT, const Int* ldbt, T* C, const Int* ldc,
            T* work, Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const Int*, const T*,
                           const Int*, const T*, const Int*, T*, const Int*, T*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "nb", nb,
                                      "ldv", ldv, "ldbt", ldbt, "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, *nb, V, *ldv, BT,
                                                          *ldbt, C, *ldc); },
               [&] { next(side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc, work, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto Function, class T, class Int>
void gels(const char* name, const char* trans, const Int* m, const Int* n, const Int* nrhs, T* A,
          const Int* lda, T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static const Next<void(const char*, const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*,
                           T*, const Int*, Int*, std::size_t)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("trans", trans, "m", m, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *m, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, min(double(*m), double(*n)) + max(min(double(*m), double(*n)), double(*nrhs))), 10});
}

template <auto Function, class T, class Int>
void geqp3_real(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* jpvt, T* tau,
                T* work, const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, Int*, T*, T*, const Int*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersInOut<Int>(jpvt, double(*n), true), tau); },
               [&] { next(m, n, A, lda, jpvt, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), double(*n)) == 0 ? 1 : 3 * double(*n) + 1, 8});
}

template <auto Function, class T, class Int>
void geqp3_complex(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* jpvt, T* tau,
                   T* work, const Int* lwork, real_t<T>* rwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, Int*, T*, T*, const Int*, real_t<T>*,
                           Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersInOut<Int>(jpvt, double(*n), true), tau); },
               [&] { next(m, n, A, lda, jpvt, tau, work, lwork, rwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), double(*n)) == 0 ? 1 : double(*n) + 1, 8});
}

template <auto Function, class T, class Int>
void tzrzf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*m) == 0 || double(*m) == double(*n) ? 1 : double(*m), 7});
}

template <auto Function, class T, class Int>
void ormrz(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const Int* l, const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work,
           const Int* lwork, Int* info) {
    static const Next<void(const char*, const char*, const Int*, const Int*, const Int*, const Int*, const T*,
                           const Int*, const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                           std::size_t)> next(name);
    serve_call(Routine{name, 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "l", l,
                                      "lda", lda, "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, *l, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, l, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 13});
}

template <auto Function, class T, class Int>
void gelsy_real(const char* name, const Int* m, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
                const Int* ldb, Int* jpvt, const real_t<T>* rcond, Int* rank, T* work, const Int* lwork,
                Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                           const real_t<T>*, Int*, T*, const Int*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *nrhs, A, *lda, B, *ldb,
                                                          IntegersInOut<Int>(jpvt, double(*n), true),
                                                          value_of(rcond), IntegersOut<Int>(rank, 1)); },
               [&] { next(m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), min(double(*n), double(*nrhs))) == 0 ? 1 : min(double(*m), double(*n)) + max(2 * min(double(*m), double(*n)), max(double(*n) + 1, min(double(*m), double(*n)) + double(*nrhs))), 12});
}

template <auto Function, class T, class Int>
void gelsy_complex(const char* name, const Int* m, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
                   const Int* ldb, Int* jpvt, const real_t<T>* rcond, Int* rank, T* work, const Int* lwork,
                   real_t<T>* rwork, Int* info) {
    static const Next<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                           const real_t<T>*, Int*, T*, const Int*, real_t<T>*, Int*)> next(name);
    serve_call(Routine{name, 500}, order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))),
               bool(next), info,
               [&] { return described("m", m, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *nrhs, A, *lda, B, *ldb,
                                                          IntegersInOut<Int>(jpvt, double(*n), true),
                                                          value_of(rcond), IntegersOut<Int>(rank, 1)); },
               [&] { next(m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank, work, lwork, rwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), min(double(*n), double(*nrhs))) == 0 ? 1 : min(double(*m), double(*n)) + max(2 * min(double(*m), double(*n)), max(double(*n) + 1, min(double(*m), double(*n)) + double(*nrhs))), 12});
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void sgeqrf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::geqrf<lapilli_sgeqrf, float, int>("sgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqrf_) scipy_sgeqrf_ __attribute__((alias("sgeqrf_")));
LAPILLI_API void sgeqrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_sgeqrf, float, std::int64_t>("sgeqrf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqrf_64_) scipy_sgeqrf_64_ __attribute__((alias("sgeqrf_64_")));
LAPILLI_API void dgeqrf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqrf<lapilli_dgeqrf, double, int>("dgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqrf_) scipy_dgeqrf_ __attribute__((alias("dgeqrf_")));
LAPILLI_API void dgeqrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_dgeqrf, double, std::int64_t>("dgeqrf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqrf_64_) scipy_dgeqrf_64_ __attribute__((alias("dgeqrf_64_")));
LAPILLI_API void cgeqrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqrf<lapilli_cgeqrf, lapilli_complex_float, int>("cgeqrf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgeqrf_) scipy_cgeqrf_ __attribute__((alias("cgeqrf_")));
LAPILLI_API void cgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_cgeqrf, lapilli_complex_float, std::int64_t>("cgeqrf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgeqrf_64_) scipy_cgeqrf_64_ __attribute__((alias("cgeqrf_64_")));
LAPILLI_API void zgeqrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqrf<lapilli_zgeqrf, lapilli_complex_double, int>("zgeqrf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgeqrf_) scipy_zgeqrf_ __attribute__((alias("zgeqrf_")));
LAPILLI_API void zgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<lapilli_zgeqrf, lapilli_complex_double, std::int64_t>("zgeqrf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgeqrf_64_) scipy_zgeqrf_64_ __attribute__((alias("zgeqrf_64_")));

LAPILLI_API void sorgqr_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgqr<lapilli_sorgqr, float, int>("sorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgqr_) scipy_sorgqr_ __attribute__((alias("sorgqr_")));
LAPILLI_API void sorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgqr<lapilli_sorgqr, float, std::int64_t>("sorgqr_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgqr_64_) scipy_sorgqr_64_ __attribute__((alias("sorgqr_64_")));
LAPILLI_API void dorgqr_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgqr<lapilli_dorgqr, double, int>("dorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgqr_) scipy_dorgqr_ __attribute__((alias("dorgqr_")));
LAPILLI_API void dorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_dorgqr, double, std::int64_t>("dorgqr_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgqr_64_) scipy_dorgqr_64_ __attribute__((alias("dorgqr_64_")));
LAPILLI_API void cungqr_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgqr<lapilli_cungqr, lapilli_complex_float, int>("cungqr_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungqr_) scipy_cungqr_ __attribute__((alias("cungqr_")));
LAPILLI_API void cungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_cungqr, lapilli_complex_float, std::int64_t>("cungqr_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungqr_64_) scipy_cungqr_64_ __attribute__((alias("cungqr_64_")));
LAPILLI_API void zungqr_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgqr<lapilli_zungqr, lapilli_complex_double, int>("zungqr_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungqr_) scipy_zungqr_ __attribute__((alias("zungqr_")));
LAPILLI_API void zungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<lapilli_zungqr, lapilli_complex_double, std::int64_t>("zungqr_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungqr_64_) scipy_zungqr_64_ __attribute__((alias("zungqr_64_")));

LAPILLI_API void sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormqr<lapilli_sormqr, float, int>("sormqr_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormqr_) scipy_sormqr_ __attribute__((alias("sormqr_")));
LAPILLI_API void sormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_sormqr, float, std::int64_t>("sormqr_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormqr_64_) scipy_sormqr_64_ __attribute__((alias("sormqr_64_")));
LAPILLI_API void dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormqr<lapilli_dormqr, double, int>("dormqr_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormqr_) scipy_dormqr_ __attribute__((alias("dormqr_")));
LAPILLI_API void dormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormqr<lapilli_dormqr, double, std::int64_t>("dormqr_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormqr_64_) scipy_dormqr_64_ __attribute__((alias("dormqr_64_")));
LAPILLI_API void cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormqr<lapilli_cunmqr, lapilli_complex_float, int>("cunmqr_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmqr_) scipy_cunmqr_ __attribute__((alias("cunmqr_")));
LAPILLI_API void cunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_cunmqr, lapilli_complex_float, std::int64_t>("cunmqr_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmqr_64_) scipy_cunmqr_64_ __attribute__((alias("cunmqr_64_")));
LAPILLI_API void zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormqr<lapilli_zunmqr, lapilli_complex_double, int>("zunmqr_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmqr_) scipy_zunmqr_ __attribute__((alias("zunmqr_")));
LAPILLI_API void zunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<lapilli_zunmqr, lapilli_complex_double, std::int64_t>("zunmqr_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmqr_64_) scipy_zunmqr_64_ __attribute__((alias("zunmqr_64_")));

LAPILLI_API void sgelqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gelqf<lapilli_sgelqf, float, int>("sgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgelqf_) scipy_sgelqf_ __attribute__((alias("sgelqf_")));
LAPILLI_API void sgelqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_sgelqf, float, std::int64_t>("sgelqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgelqf_64_) scipy_sgelqf_64_ __attribute__((alias("sgelqf_64_")));
LAPILLI_API void dgelqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gelqf<lapilli_dgelqf, double, int>("dgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgelqf_) scipy_dgelqf_ __attribute__((alias("dgelqf_")));
LAPILLI_API void dgelqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_dgelqf, double, std::int64_t>("dgelqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgelqf_64_) scipy_dgelqf_64_ __attribute__((alias("dgelqf_64_")));
LAPILLI_API void cgelqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gelqf<lapilli_cgelqf, lapilli_complex_float, int>("cgelqf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgelqf_) scipy_cgelqf_ __attribute__((alias("cgelqf_")));
LAPILLI_API void cgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_cgelqf, lapilli_complex_float, std::int64_t>("cgelqf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgelqf_64_) scipy_cgelqf_64_ __attribute__((alias("cgelqf_64_")));
LAPILLI_API void zgelqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gelqf<lapilli_zgelqf, lapilli_complex_double, int>("zgelqf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgelqf_) scipy_zgelqf_ __attribute__((alias("zgelqf_")));
LAPILLI_API void zgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<lapilli_zgelqf, lapilli_complex_double, std::int64_t>("zgelqf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgelqf_64_) scipy_zgelqf_64_ __attribute__((alias("zgelqf_64_")));

LAPILLI_API void sorglq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orglq<lapilli_sorglq, float, int>("sorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorglq_) scipy_sorglq_ __attribute__((alias("sorglq_")));
LAPILLI_API void sorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orglq<lapilli_sorglq, float, std::int64_t>("sorglq_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorglq_64_) scipy_sorglq_64_ __attribute__((alias("sorglq_64_")));
LAPILLI_API void dorglq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orglq<lapilli_dorglq, double, int>("dorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorglq_) scipy_dorglq_ __attribute__((alias("dorglq_")));
LAPILLI_API void dorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_dorglq, double, std::int64_t>("dorglq_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorglq_64_) scipy_dorglq_64_ __attribute__((alias("dorglq_64_")));
LAPILLI_API void cunglq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orglq<lapilli_cunglq, lapilli_complex_float, int>("cunglq_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cunglq_) scipy_cunglq_ __attribute__((alias("cunglq_")));
LAPILLI_API void cunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_cunglq, lapilli_complex_float, std::int64_t>("cunglq_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cunglq_64_) scipy_cunglq_64_ __attribute__((alias("cunglq_64_")));
LAPILLI_API void zunglq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orglq<lapilli_zunglq, lapilli_complex_double, int>("zunglq_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zunglq_) scipy_zunglq_ __attribute__((alias("zunglq_")));
LAPILLI_API void zunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<lapilli_zunglq, lapilli_complex_double, std::int64_t>("zunglq_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zunglq_64_) scipy_zunglq_64_ __attribute__((alias("zunglq_64_")));

LAPILLI_API void sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormlq<lapilli_sormlq, float, int>("sormlq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormlq_) scipy_sormlq_ __attribute__((alias("sormlq_")));
LAPILLI_API void sormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_sormlq, float, std::int64_t>("sormlq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormlq_64_) scipy_sormlq_64_ __attribute__((alias("sormlq_64_")));
LAPILLI_API void dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormlq<lapilli_dormlq, double, int>("dormlq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormlq_) scipy_dormlq_ __attribute__((alias("dormlq_")));
LAPILLI_API void dormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormlq<lapilli_dormlq, double, std::int64_t>("dormlq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormlq_64_) scipy_dormlq_64_ __attribute__((alias("dormlq_64_")));
LAPILLI_API void cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormlq<lapilli_cunmlq, lapilli_complex_float, int>("cunmlq_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmlq_) scipy_cunmlq_ __attribute__((alias("cunmlq_")));
LAPILLI_API void cunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_cunmlq, lapilli_complex_float, std::int64_t>("cunmlq_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmlq_64_) scipy_cunmlq_64_ __attribute__((alias("cunmlq_64_")));
LAPILLI_API void zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormlq<lapilli_zunmlq, lapilli_complex_double, int>("zunmlq_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmlq_) scipy_zunmlq_ __attribute__((alias("zunmlq_")));
LAPILLI_API void zunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<lapilli_zunmlq, lapilli_complex_double, std::int64_t>("zunmlq_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmlq_64_) scipy_zunmlq_64_ __attribute__((alias("zunmlq_64_")));

LAPILLI_API void sgeqlf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::geqlf<lapilli_sgeqlf, float, int>("sgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqlf_) scipy_sgeqlf_ __attribute__((alias("sgeqlf_")));
LAPILLI_API void sgeqlf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_sgeqlf, float, std::int64_t>("sgeqlf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqlf_64_) scipy_sgeqlf_64_ __attribute__((alias("sgeqlf_64_")));
LAPILLI_API void dgeqlf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqlf<lapilli_dgeqlf, double, int>("dgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqlf_) scipy_dgeqlf_ __attribute__((alias("dgeqlf_")));
LAPILLI_API void dgeqlf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_dgeqlf, double, std::int64_t>("dgeqlf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqlf_64_) scipy_dgeqlf_64_ __attribute__((alias("dgeqlf_64_")));
LAPILLI_API void cgeqlf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqlf<lapilli_cgeqlf, lapilli_complex_float, int>("cgeqlf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgeqlf_) scipy_cgeqlf_ __attribute__((alias("cgeqlf_")));
LAPILLI_API void cgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_cgeqlf, lapilli_complex_float, std::int64_t>("cgeqlf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgeqlf_64_) scipy_cgeqlf_64_ __attribute__((alias("cgeqlf_64_")));
LAPILLI_API void zgeqlf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqlf<lapilli_zgeqlf, lapilli_complex_double, int>("zgeqlf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgeqlf_) scipy_zgeqlf_ __attribute__((alias("zgeqlf_")));
LAPILLI_API void zgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<lapilli_zgeqlf, lapilli_complex_double, std::int64_t>("zgeqlf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgeqlf_64_) scipy_zgeqlf_64_ __attribute__((alias("zgeqlf_64_")));

LAPILLI_API void sorgql_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgql<lapilli_sorgql, float, int>("sorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgql_) scipy_sorgql_ __attribute__((alias("sorgql_")));
LAPILLI_API void sorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgql<lapilli_sorgql, float, std::int64_t>("sorgql_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgql_64_) scipy_sorgql_64_ __attribute__((alias("sorgql_64_")));
LAPILLI_API void dorgql_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgql<lapilli_dorgql, double, int>("dorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgql_) scipy_dorgql_ __attribute__((alias("dorgql_")));
LAPILLI_API void dorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_dorgql, double, std::int64_t>("dorgql_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgql_64_) scipy_dorgql_64_ __attribute__((alias("dorgql_64_")));
LAPILLI_API void cungql_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgql<lapilli_cungql, lapilli_complex_float, int>("cungql_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungql_) scipy_cungql_ __attribute__((alias("cungql_")));
LAPILLI_API void cungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_cungql, lapilli_complex_float, std::int64_t>("cungql_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungql_64_) scipy_cungql_64_ __attribute__((alias("cungql_64_")));
LAPILLI_API void zungql_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgql<lapilli_zungql, lapilli_complex_double, int>("zungql_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungql_) scipy_zungql_ __attribute__((alias("zungql_")));
LAPILLI_API void zungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<lapilli_zungql, lapilli_complex_double, std::int64_t>("zungql_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungql_64_) scipy_zungql_64_ __attribute__((alias("zungql_64_")));

LAPILLI_API void sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormql<lapilli_sormql, float, int>("sormql_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormql_) scipy_sormql_ __attribute__((alias("sormql_")));
LAPILLI_API void sormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_sormql, float, std::int64_t>("sormql_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormql_64_) scipy_sormql_64_ __attribute__((alias("sormql_64_")));
LAPILLI_API void dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormql<lapilli_dormql, double, int>("dormql_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormql_) scipy_dormql_ __attribute__((alias("dormql_")));
LAPILLI_API void dormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormql<lapilli_dormql, double, std::int64_t>("dormql_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormql_64_) scipy_dormql_64_ __attribute__((alias("dormql_64_")));
LAPILLI_API void cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormql<lapilli_cunmql, lapilli_complex_float, int>("cunmql_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmql_) scipy_cunmql_ __attribute__((alias("cunmql_")));
LAPILLI_API void cunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_cunmql, lapilli_complex_float, std::int64_t>("cunmql_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmql_64_) scipy_cunmql_64_ __attribute__((alias("cunmql_64_")));
LAPILLI_API void zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormql<lapilli_zunmql, lapilli_complex_double, int>("zunmql_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmql_) scipy_zunmql_ __attribute__((alias("zunmql_")));
LAPILLI_API void zunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<lapilli_zunmql, lapilli_complex_double, std::int64_t>("zunmql_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmql_64_) scipy_zunmql_64_ __attribute__((alias("zunmql_64_")));

LAPILLI_API void sgerqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gerqf<lapilli_sgerqf, float, int>("sgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgerqf_) scipy_sgerqf_ __attribute__((alias("sgerqf_")));
LAPILLI_API void sgerqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_sgerqf, float, std::int64_t>("sgerqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sgerqf_64_) scipy_sgerqf_64_ __attribute__((alias("sgerqf_64_")));
LAPILLI_API void dgerqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gerqf<lapilli_dgerqf, double, int>("dgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgerqf_) scipy_dgerqf_ __attribute__((alias("dgerqf_")));
LAPILLI_API void dgerqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_dgerqf, double, std::int64_t>("dgerqf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dgerqf_64_) scipy_dgerqf_64_ __attribute__((alias("dgerqf_64_")));
LAPILLI_API void cgerqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gerqf<lapilli_cgerqf, lapilli_complex_float, int>("cgerqf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cgerqf_) scipy_cgerqf_ __attribute__((alias("cgerqf_")));
LAPILLI_API void cgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_cgerqf, lapilli_complex_float, std::int64_t>("cgerqf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(cgerqf_64_) scipy_cgerqf_64_ __attribute__((alias("cgerqf_64_")));
LAPILLI_API void zgerqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gerqf<lapilli_zgerqf, lapilli_complex_double, int>("zgerqf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zgerqf_) scipy_zgerqf_ __attribute__((alias("zgerqf_")));
LAPILLI_API void zgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<lapilli_zgerqf, lapilli_complex_double, std::int64_t>("zgerqf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(zgerqf_64_) scipy_zgerqf_64_ __attribute__((alias("zgerqf_64_")));

LAPILLI_API void sorgrq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgrq<lapilli_sorgrq, float, int>("sorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgrq_) scipy_sorgrq_ __attribute__((alias("sorgrq_")));
LAPILLI_API void sorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgrq<lapilli_sorgrq, float, std::int64_t>("sorgrq_64_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(sorgrq_64_) scipy_sorgrq_64_ __attribute__((alias("sorgrq_64_")));
LAPILLI_API void dorgrq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgrq<lapilli_dorgrq, double, int>("dorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dorgrq_) scipy_dorgrq_ __attribute__((alias("dorgrq_")));
LAPILLI_API void dorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_dorgrq, double, std::int64_t>("dorgrq_64_", m, n, k, A, lda, tau, work, lwork,
                                                        info);
}
LAPILLI_API decltype(dorgrq_64_) scipy_dorgrq_64_ __attribute__((alias("dorgrq_64_")));
LAPILLI_API void cungrq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgrq<lapilli_cungrq, lapilli_complex_float, int>("cungrq_", m, n, k, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(cungrq_) scipy_cungrq_ __attribute__((alias("cungrq_")));
LAPILLI_API void cungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_cungrq, lapilli_complex_float, std::int64_t>("cungrq_64_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API decltype(cungrq_64_) scipy_cungrq_64_ __attribute__((alias("cungrq_64_")));
LAPILLI_API void zungrq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgrq<lapilli_zungrq, lapilli_complex_double, int>("zungrq_", m, n, k, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(zungrq_) scipy_zungrq_ __attribute__((alias("zungrq_")));
LAPILLI_API void zungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<lapilli_zungrq, lapilli_complex_double, std::int64_t>("zungrq_64_", m, n, k, A, lda, tau,
                                                                        work, lwork, info);
}
LAPILLI_API decltype(zungrq_64_) scipy_zungrq_64_ __attribute__((alias("zungrq_64_")));

LAPILLI_API void sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormrq<lapilli_sormrq, float, int>("sormrq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormrq_) scipy_sormrq_ __attribute__((alias("sormrq_")));
LAPILLI_API void sormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_sormrq, float, std::int64_t>("sormrq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormrq_64_) scipy_sormrq_64_ __attribute__((alias("sormrq_64_")));
LAPILLI_API void dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormrq<lapilli_dormrq, double, int>("dormrq_", side, trans, m, n, k, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormrq_) scipy_dormrq_ __attribute__((alias("dormrq_")));
LAPILLI_API void dormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrq<lapilli_dormrq, double, std::int64_t>("dormrq_64_", side, trans, m, n, k, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormrq_64_) scipy_dormrq_64_ __attribute__((alias("dormrq_64_")));
LAPILLI_API void cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormrq<lapilli_cunmrq, lapilli_complex_float, int>("cunmrq_", side, trans, m, n, k, A, lda, tau, C,
                                                              ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmrq_) scipy_cunmrq_ __attribute__((alias("cunmrq_")));
LAPILLI_API void cunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_cunmrq, lapilli_complex_float, std::int64_t>("cunmrq_64_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmrq_64_) scipy_cunmrq_64_ __attribute__((alias("cunmrq_64_")));
LAPILLI_API void zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormrq<lapilli_zunmrq, lapilli_complex_double, int>("zunmrq_", side, trans, m, n, k, A, lda, tau,
                                                               C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmrq_) scipy_zunmrq_ __attribute__((alias("zunmrq_")));
LAPILLI_API void zunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<lapilli_zunmrq, lapilli_complex_double, std::int64_t>("zunmrq_64_", side, trans, m, n, k, A,
                                                                        lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmrq_64_) scipy_zunmrq_64_ __attribute__((alias("zunmrq_64_")));

LAPILLI_API void sgeqrt_(const int* m, const int* n, const int* nb, float* A, const int* lda, float* BT,
                         const int* ldbt, float* work, int* info) {
    dropin::geqrt<lapilli_sgeqrt, float, int>("sgeqrt_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API decltype(sgeqrt_) scipy_sgeqrt_ __attribute__((alias("sgeqrt_")));
LAPILLI_API void sgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, float* A,
                            const std::int64_t* lda, float* BT, const std::int64_t* ldbt, float* work,
                            std::int64_t* info) {
    dropin::geqrt<lapilli_sgeqrt, float, std::int64_t>("sgeqrt_64_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API decltype(sgeqrt_64_) scipy_sgeqrt_64_ __attribute__((alias("sgeqrt_64_")));
LAPILLI_API void dgeqrt_(const int* m, const int* n, const int* nb, double* A, const int* lda, double* BT,
                         const int* ldbt, double* work, int* info) {
    dropin::geqrt<lapilli_dgeqrt, double, int>("dgeqrt_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API decltype(dgeqrt_) scipy_dgeqrt_ __attribute__((alias("dgeqrt_")));
LAPILLI_API void dgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, double* A,
                            const std::int64_t* lda, double* BT, const std::int64_t* ldbt, double* work,
                            std::int64_t* info) {
    dropin::geqrt<lapilli_dgeqrt, double, std::int64_t>("dgeqrt_64_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API decltype(dgeqrt_64_) scipy_dgeqrt_64_ __attribute__((alias("dgeqrt_64_")));
LAPILLI_API void cgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* BT, const int* ldbt, lapilli_complex_float* work, int* info) {
    dropin::geqrt<lapilli_cgeqrt, lapilli_complex_float, int>("cgeqrt_", m, n, nb, A, lda, BT, ldbt, work,
                                                              info);
}
LAPILLI_API decltype(cgeqrt_) scipy_cgeqrt_ __attribute__((alias("cgeqrt_")));
LAPILLI_API void cgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                            lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* BT,
                            const std::int64_t* ldbt, lapilli_complex_float* work, std::int64_t* info) {
    dropin::geqrt<lapilli_cgeqrt, lapilli_complex_float, std::int64_t>("cgeqrt_64_", m, n, nb, A, lda, BT,
                                                                       ldbt, work, info);
}
LAPILLI_API decltype(cgeqrt_64_) scipy_cgeqrt_64_ __attribute__((alias("cgeqrt_64_")));
LAPILLI_API void zgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* BT, const int* ldbt, lapilli_complex_double* work,
                         int* info) {
    dropin::geqrt<lapilli_zgeqrt, lapilli_complex_double, int>("zgeqrt_", m, n, nb, A, lda, BT, ldbt, work,
                                                               info);
}
LAPILLI_API decltype(zgeqrt_) scipy_zgeqrt_ __attribute__((alias("zgeqrt_")));
LAPILLI_API void zgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                            lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* BT,
                            const std::int64_t* ldbt, lapilli_complex_double* work, std::int64_t* info) {
    dropin::geqrt<lapilli_zgeqrt, lapilli_complex_double, std::int64_t>("zgeqrt_64_", m, n, nb, A, lda, BT,
                                                                        ldbt, work, info);
}
LAPILLI_API decltype(zgeqrt_64_) scipy_zgeqrt_64_ __attribute__((alias("zgeqrt_64_")));

LAPILLI_API void sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const float* V, const int* ldv, const float* BT, const int* ldbt,
                          float* C, const int* ldc, float* work, int* info) {
    dropin::gemqrt<lapilli_sgemqrt, float, int>("sgemqrt_", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C,
                                                ldc, work, info);
}
LAPILLI_API decltype(sgemqrt_) scipy_sgemqrt_ __attribute__((alias("sgemqrt_")));
LAPILLI_API void sgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const float* V, const std::int64_t* ldv, const float* BT,
                             const std::int64_t* ldbt, float* C, const std::int64_t* ldc, float* work,
                             std::int64_t* info) {
    dropin::gemqrt<lapilli_sgemqrt, float, std::int64_t>("sgemqrt_64_", side, trans, m, n, k, nb, V, ldv, BT,
                                                         ldbt, C, ldc, work, info);
}
LAPILLI_API decltype(sgemqrt_64_) scipy_sgemqrt_64_ __attribute__((alias("sgemqrt_64_")));
LAPILLI_API void dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const double* V, const int* ldv, const double* BT, const int* ldbt,
                          double* C, const int* ldc, double* work, int* info) {
    dropin::gemqrt<lapilli_dgemqrt, double, int>("dgemqrt_", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C,
                                                 ldc, work, info);
}
LAPILLI_API decltype(dgemqrt_) scipy_dgemqrt_ __attribute__((alias("dgemqrt_")));
LAPILLI_API void dgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const double* V, const std::int64_t* ldv, const double* BT,
                             const std::int64_t* ldbt, double* C, const std::int64_t* ldc, double* work,
                             std::int64_t* info) {
    dropin::gemqrt<lapilli_dgemqrt, double, std::int64_t>("dgemqrt_64_", side, trans, m, n, k, nb, V, ldv, BT,
                                                          ldbt, C, ldc, work, info);
}
LAPILLI_API decltype(dgemqrt_64_) scipy_dgemqrt_64_ __attribute__((alias("dgemqrt_64_")));
LAPILLI_API void cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const lapilli_complex_float* V, const int* ldv,
                          const lapilli_complex_float* BT, const int* ldbt, lapilli_complex_float* C,
                          const int* ldc, lapilli_complex_float* work, int* info) {
    dropin::gemqrt<lapilli_cgemqrt, lapilli_complex_float, int>("cgemqrt_", side, trans, m, n, k, nb, V, ldv,
                                                                BT, ldbt, C, ldc, work, info);
}
LAPILLI_API decltype(cgemqrt_) scipy_cgemqrt_ __attribute__((alias("cgemqrt_")));
LAPILLI_API void cgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const lapilli_complex_float* V, const std::int64_t* ldv,
                             const lapilli_complex_float* BT, const std::int64_t* ldbt,
                             lapilli_complex_float* C, const std::int64_t* ldc, lapilli_complex_float* work,
                             std::int64_t* info) {
    dropin::gemqrt<lapilli_cgemqrt, lapilli_complex_float, std::int64_t>("cgemqrt_64_", side, trans, m, n, k,
                                                                         nb, V, ldv, BT, ldbt, C, ldc, work,
                                                                         info);
}
LAPILLI_API decltype(cgemqrt_64_) scipy_cgemqrt_64_ __attribute__((alias("cgemqrt_64_")));
LAPILLI_API void zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const lapilli_complex_double* V, const int* ldv,
                          const lapilli_complex_double* BT, const int* ldbt, lapilli_complex_double* C,
                          const int* ldc, lapilli_complex_double* work, int* info) {
    dropin::gemqrt<lapilli_zgemqrt, lapilli_complex_double, int>("zgemqrt_", side, trans, m, n, k, nb, V, ldv,
                                                                 BT, ldbt, C, ldc, work, info);
}
LAPILLI_API decltype(zgemqrt_) scipy_zgemqrt_ __attribute__((alias("zgemqrt_")));
LAPILLI_API void zgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const lapilli_complex_double* V, const std::int64_t* ldv,
                             const lapilli_complex_double* BT, const std::int64_t* ldbt,
                             lapilli_complex_double* C, const std::int64_t* ldc, lapilli_complex_double* work,
                             std::int64_t* info) {
    dropin::gemqrt<lapilli_zgemqrt, lapilli_complex_double, std::int64_t>("zgemqrt_64_", side, trans, m, n, k,
                                                                          nb, V, ldv, BT, ldbt, C, ldc, work,
                                                                          info);
}
LAPILLI_API decltype(zgemqrt_64_) scipy_zgemqrt_64_ __attribute__((alias("zgemqrt_64_")));

LAPILLI_API void sgels_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                        const int* lda, float* B, const int* ldb, float* work, const int* lwork, int* info) {
    dropin::gels<lapilli_sgels, float, int>("sgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API decltype(sgels_) scipy_sgels_ __attribute__((alias("sgels_")));
LAPILLI_API void sgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                           const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<lapilli_sgels, float, std::int64_t>("sgels_64_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                     lwork, info);
}
LAPILLI_API decltype(sgels_64_) scipy_sgels_64_ __attribute__((alias("sgels_64_")));
LAPILLI_API void dgels_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                        const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                        int* info) {
    dropin::gels<lapilli_dgels, double, int>("dgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API decltype(dgels_) scipy_dgels_ __attribute__((alias("dgels_")));
LAPILLI_API void dgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                           const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<lapilli_dgels, double, std::int64_t>("dgels_64_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                      lwork, info);
}
LAPILLI_API decltype(dgels_64_) scipy_dgels_64_ __attribute__((alias("dgels_64_")));
LAPILLI_API void cgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                        lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::gels<lapilli_cgels, lapilli_complex_float, int>("cgels_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                            lwork, info);
}
LAPILLI_API decltype(cgels_) scipy_cgels_ __attribute__((alias("cgels_")));
LAPILLI_API void cgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                           lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<lapilli_cgels, lapilli_complex_float, std::int64_t>("cgels_64_", trans, m, n, nrhs, A, lda,
                                                                     B, ldb, work, lwork, info);
}
LAPILLI_API decltype(cgels_64_) scipy_cgels_64_ __attribute__((alias("cgels_64_")));
LAPILLI_API void zgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_double* A, const int* lda, lapilli_complex_double* B, const int* ldb,
                        lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::gels<lapilli_zgels, lapilli_complex_double, int>("zgels_", trans, m, n, nrhs, A, lda, B, ldb,
                                                             work, lwork, info);
}
LAPILLI_API decltype(zgels_) scipy_zgels_ __attribute__((alias("zgels_")));
LAPILLI_API void zgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                           lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<lapilli_zgels, lapilli_complex_double, std::int64_t>("zgels_64_", trans, m, n, nrhs, A, lda,
                                                                      B, ldb, work, lwork, info);
}
LAPILLI_API decltype(zgels_64_) scipy_zgels_64_ __attribute__((alias("zgels_64_")));

LAPILLI_API void sgeqp3_(const int* m, const int* n, float* A, const int* lda, int* jpvt, float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::geqp3_real<lapilli_sgeqp3, float, int>("sgeqp3_", m, n, A, lda, jpvt, tau, work, lwork, info);
}
LAPILLI_API decltype(sgeqp3_) scipy_sgeqp3_ __attribute__((alias("sgeqp3_")));
LAPILLI_API void sgeqp3_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* jpvt, float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::geqp3_real<lapilli_sgeqp3, float, std::int64_t>("sgeqp3_64_", m, n, A, lda, jpvt, tau, work,
                                                            lwork, info);
}
LAPILLI_API decltype(sgeqp3_64_) scipy_sgeqp3_64_ __attribute__((alias("sgeqp3_64_")));
LAPILLI_API void dgeqp3_(const int* m, const int* n, double* A, const int* lda, int* jpvt, double* tau,
                         double* work, const int* lwork, int* info) {
    dropin::geqp3_real<lapilli_dgeqp3, double, int>("dgeqp3_", m, n, A, lda, jpvt, tau, work, lwork, info);
}
LAPILLI_API decltype(dgeqp3_) scipy_dgeqp3_ __attribute__((alias("dgeqp3_")));
LAPILLI_API void dgeqp3_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* jpvt, double* tau, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::geqp3_real<lapilli_dgeqp3, double, std::int64_t>("dgeqp3_64_", m, n, A, lda, jpvt, tau, work,
                                                             lwork, info);
}
LAPILLI_API decltype(dgeqp3_64_) scipy_dgeqp3_64_ __attribute__((alias("dgeqp3_64_")));
LAPILLI_API void cgeqp3_(const int* m, const int* n, lapilli_complex_float* A, const int* lda, int* jpvt,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         float* rwork, int* info) {
    dropin::geqp3_complex<lapilli_cgeqp3, lapilli_complex_float, int>("cgeqp3_", m, n, A, lda, jpvt, tau,
                                                                      work, lwork, rwork, info);
}
LAPILLI_API decltype(cgeqp3_) scipy_cgeqp3_ __attribute__((alias("cgeqp3_")));
LAPILLI_API void cgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_float* tau,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            std::int64_t* info) {
    dropin::geqp3_complex<lapilli_cgeqp3, lapilli_complex_float, std::int64_t>("cgeqp3_64_", m, n, A, lda,
                                                                               jpvt, tau, work, lwork, rwork,
                                                                               info);
}
LAPILLI_API decltype(cgeqp3_64_) scipy_cgeqp3_64_ __attribute__((alias("cgeqp3_64_")));
LAPILLI_API void zgeqp3_(const int* m, const int* n, lapilli_complex_double* A, const int* lda, int* jpvt,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         double* rwork, int* info) {
    dropin::geqp3_complex<lapilli_zgeqp3, lapilli_complex_double, int>("zgeqp3_", m, n, A, lda, jpvt, tau,
                                                                       work, lwork, rwork, info);
}
LAPILLI_API decltype(zgeqp3_) scipy_zgeqp3_ __attribute__((alias("zgeqp3_")));
LAPILLI_API void zgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                            std::int64_t* info) {
    dropin::geqp3_complex<lapilli_zgeqp3, lapilli_complex_double, std::int64_t>("zgeqp3_64_", m, n, A, lda,
                                                                                jpvt, tau, work, lwork, rwork,
                                                                                info);
}
LAPILLI_API decltype(zgeqp3_64_) scipy_zgeqp3_64_ __attribute__((alias("zgeqp3_64_")));

LAPILLI_API void stzrzf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::tzrzf<lapilli_stzrzf, float, int>("stzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(stzrzf_) scipy_stzrzf_ __attribute__((alias("stzrzf_")));
LAPILLI_API void stzrzf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<lapilli_stzrzf, float, std::int64_t>("stzrzf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(stzrzf_64_) scipy_stzrzf_64_ __attribute__((alias("stzrzf_64_")));
LAPILLI_API void dtzrzf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::tzrzf<lapilli_dtzrzf, double, int>("dtzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dtzrzf_) scipy_dtzrzf_ __attribute__((alias("dtzrzf_")));
LAPILLI_API void dtzrzf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<lapilli_dtzrzf, double, std::int64_t>("dtzrzf_64_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API decltype(dtzrzf_64_) scipy_dtzrzf_64_ __attribute__((alias("dtzrzf_64_")));
LAPILLI_API void ctzrzf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::tzrzf<lapilli_ctzrzf, lapilli_complex_float, int>("ctzrzf_", m, n, A, lda, tau, work, lwork,
                                                              info);
}
LAPILLI_API decltype(ctzrzf_) scipy_ctzrzf_ __attribute__((alias("ctzrzf_")));
LAPILLI_API void ctzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<lapilli_ctzrzf, lapilli_complex_float, std::int64_t>("ctzrzf_64_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API decltype(ctzrzf_64_) scipy_ctzrzf_64_ __attribute__((alias("ctzrzf_64_")));
LAPILLI_API void ztzrzf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::tzrzf<lapilli_ztzrzf, lapilli_complex_double, int>("ztzrzf_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API decltype(ztzrzf_) scipy_ztzrzf_ __attribute__((alias("ztzrzf_")));
LAPILLI_API void ztzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<lapilli_ztzrzf, lapilli_complex_double, std::int64_t>("ztzrzf_64_", m, n, A, lda, tau, work,
                                                                        lwork, info);
}
LAPILLI_API decltype(ztzrzf_64_) scipy_ztzrzf_64_ __attribute__((alias("ztzrzf_64_")));

LAPILLI_API void sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const float* A, const int* lda, const float* tau, float* C,
                         const int* ldc, float* work, const int* lwork, int* info) {
    dropin::ormrz<lapilli_sormrz, float, int>("sormrz_", side, trans, m, n, k, l, A, lda, tau, C, ldc, work,
                                              lwork, info);
}
LAPILLI_API decltype(sormrz_) scipy_sormrz_ __attribute__((alias("sormrz_")));
LAPILLI_API void sormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const float* A,
                            const std::int64_t* lda, const float* tau, float* C, const std::int64_t* ldc,
                            float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<lapilli_sormrz, float, std::int64_t>("sormrz_64_", side, trans, m, n, k, l, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API decltype(sormrz_64_) scipy_sormrz_64_ __attribute__((alias("sormrz_64_")));
LAPILLI_API void dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const double* A, const int* lda, const double* tau, double* C,
                         const int* ldc, double* work, const int* lwork, int* info) {
    dropin::ormrz<lapilli_dormrz, double, int>("dormrz_", side, trans, m, n, k, l, A, lda, tau, C, ldc, work,
                                               lwork, info);
}
LAPILLI_API decltype(dormrz_) scipy_dormrz_ __attribute__((alias("dormrz_")));
LAPILLI_API void dormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const double* A,
                            const std::int64_t* lda, const double* tau, double* C, const std::int64_t* ldc,
                            double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<lapilli_dormrz, double, std::int64_t>("dormrz_64_", side, trans, m, n, k, l, A, lda, tau, C,
                                                        ldc, work, lwork, info);
}
LAPILLI_API decltype(dormrz_64_) scipy_dormrz_64_ __attribute__((alias("dormrz_64_")));
LAPILLI_API void cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormrz<lapilli_cunmrz, lapilli_complex_float, int>("cunmrz_", side, trans, m, n, k, l, A, lda, tau,
                                                              C, ldc, work, lwork, info);
}
LAPILLI_API decltype(cunmrz_) scipy_cunmrz_ __attribute__((alias("cunmrz_")));
LAPILLI_API void cunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const lapilli_complex_float* A,
                            const std::int64_t* lda, const lapilli_complex_float* tau,
                            lapilli_complex_float* C, const std::int64_t* ldc, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<lapilli_cunmrz, lapilli_complex_float, std::int64_t>("cunmrz_64_", side, trans, m, n, k, l,
                                                                       A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API decltype(cunmrz_64_) scipy_cunmrz_64_ __attribute__((alias("cunmrz_64_")));
LAPILLI_API void zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormrz<lapilli_zunmrz, lapilli_complex_double, int>("zunmrz_", side, trans, m, n, k, l, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API decltype(zunmrz_) scipy_zunmrz_ __attribute__((alias("zunmrz_")));
LAPILLI_API void zunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const lapilli_complex_double* A,
                            const std::int64_t* lda, const lapilli_complex_double* tau,
                            lapilli_complex_double* C, const std::int64_t* ldc, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<lapilli_zunmrz, lapilli_complex_double, std::int64_t>("zunmrz_64_", side, trans, m, n, k, l,
                                                                        A, lda, tau, C, ldc, work, lwork,
                                                                        info);
}
LAPILLI_API decltype(zunmrz_64_) scipy_zunmrz_64_ __attribute__((alias("zunmrz_64_")));

LAPILLI_API void sgelsy_(const int* m, const int* n, const int* nrhs, float* A, const int* lda, float* B,
                         const int* ldb, int* jpvt, const float* rcond, int* rank, float* work,
                         const int* lwork, int* info) {
    dropin::gelsy_real<lapilli_sgelsy, float, int>("sgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank,
                                                   work, lwork, info);
}
LAPILLI_API decltype(sgelsy_) scipy_sgelsy_ __attribute__((alias("sgelsy_")));
LAPILLI_API void sgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                            const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* jpvt,
                            const float* rcond, std::int64_t* rank, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::gelsy_real<lapilli_sgelsy, float, std::int64_t>("sgelsy_64_", m, n, nrhs, A, lda, B, ldb, jpvt,
                                                            rcond, rank, work, lwork, info);
}
LAPILLI_API decltype(sgelsy_64_) scipy_sgelsy_64_ __attribute__((alias("sgelsy_64_")));
LAPILLI_API void dgelsy_(const int* m, const int* n, const int* nrhs, double* A, const int* lda, double* B,
                         const int* ldb, int* jpvt, const double* rcond, int* rank, double* work,
                         const int* lwork, int* info) {
    dropin::gelsy_real<lapilli_dgelsy, double, int>("dgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank,
                                                    work, lwork, info);
}
LAPILLI_API decltype(dgelsy_) scipy_dgelsy_ __attribute__((alias("dgelsy_")));
LAPILLI_API void dgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                            const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* jpvt,
                            const double* rcond, std::int64_t* rank, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::gelsy_real<lapilli_dgelsy, double, std::int64_t>("dgelsy_64_", m, n, nrhs, A, lda, B, ldb, jpvt,
                                                             rcond, rank, work, lwork, info);
}
LAPILLI_API decltype(dgelsy_64_) scipy_dgelsy_64_ __attribute__((alias("dgelsy_64_")));
LAPILLI_API void cgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_float* A,
                         const int* lda, lapilli_complex_float* B, const int* ldb, int* jpvt,
                         const float* rcond, int* rank, lapilli_complex_float* work, const int* lwork,
                         float* rwork, int* info) {
    dropin::gelsy_complex<lapilli_cgelsy, lapilli_complex_float, int>("cgelsy_", m, n, nrhs, A, lda, B, ldb,
                                                                      jpvt, rcond, rank, work, lwork, rwork,
                                                                      info);
}
LAPILLI_API decltype(cgelsy_) scipy_cgelsy_ __attribute__((alias("cgelsy_")));
LAPILLI_API void cgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                            lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                            const std::int64_t* ldb, std::int64_t* jpvt, const float* rcond,
                            std::int64_t* rank, lapilli_complex_float* work, const std::int64_t* lwork,
                            float* rwork, std::int64_t* info) {
    dropin::gelsy_complex<lapilli_cgelsy, lapilli_complex_float, std::int64_t>("cgelsy_64_", m, n, nrhs, A,
                                                                               lda, B, ldb, jpvt, rcond, rank,
                                                                               work, lwork, rwork, info);
}
LAPILLI_API decltype(cgelsy_64_) scipy_cgelsy_64_ __attribute__((alias("cgelsy_64_")));
LAPILLI_API void zgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_double* A,
                         const int* lda, lapilli_complex_double* B, const int* ldb, int* jpvt,
                         const double* rcond, int* rank, lapilli_complex_double* work, const int* lwork,
                         double* rwork, int* info) {
    dropin::gelsy_complex<lapilli_zgelsy, lapilli_complex_double, int>("zgelsy_", m, n, nrhs, A, lda, B, ldb,
                                                                       jpvt, rcond, rank, work, lwork, rwork,
                                                                       info);
}
LAPILLI_API decltype(zgelsy_) scipy_zgelsy_ __attribute__((alias("zgelsy_")));
LAPILLI_API void zgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                            lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* B,
                            const std::int64_t* ldb, std::int64_t* jpvt, const double* rcond,
                            std::int64_t* rank, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* info) {
    dropin::gelsy_complex<lapilli_zgelsy, lapilli_complex_double, std::int64_t>("zgelsy_64_", m, n, nrhs, A,
                                                                                lda, B, ldb, jpvt, rcond,
                                                                                rank, work, lwork, rwork,
                                                                                info);
}
LAPILLI_API decltype(zgelsy_64_) scipy_zgelsy_64_ __attribute__((alias("zgelsy_64_")));

}  // extern "C"
