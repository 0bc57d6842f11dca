// SPDX-License-Identifier: BSD-3-Clause
// QR factorization and least squares: LAPACK's symbols.
// Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
void geqrf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 600},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 7});
}

template <auto& Function, class T, class Int>
void orgqr(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                      Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 600}, order_of_work(index_t(*m), index_t(*n), index_t(*n)),
               bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 8});
}

template <auto& Function, class T, class Int>
void ormqr(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                      const T*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto& Function, class T, class Int>
void gelqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 600},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto& Function, class T, class Int>
void orglq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                      Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)),
               bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto& Function, class T, class Int>
void ormlq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                      const T*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto& Function, class T, class Int>
void geqlf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 600},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 7});
}

template <auto& Function, class T, class Int>
void orgql(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                      Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500}, order_of_work(index_t(*m), index_t(*n), index_t(*n)),
               bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*n)), 8});
}

template <auto& Function, class T, class Int>
void ormql(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                      const T*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto& Function, class T, class Int>
void gerqf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 600},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 7});
}

template <auto& Function, class T, class Int>
void orgrq(const char* name, const Int* m, const Int* n, const Int* k, T* A, const Int* lda, const T* tau,
           T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, const T*, T*, const Int*,
                      Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)),
               bool(next), info,
               [&] { return described("m", m, "n", n, "k", k, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *k, A, *lda, tau); },
               [&] { next(m, n, k, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, double(*m)), 8});
}

template <auto& Function, class T, class Int>
void ormrq(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work, const Int* lwork,
           Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const T*, const Int*,
                      const T*, T*, const Int*, T*, const Int*, Int*, std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "lda", lda,
                                      "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 12});
}

template <auto& Function, class T, class Int>
void geqrt(const char* name, const Int* m, const Int* n, const Int* nb, T* A, const Int* lda, T* BT,
           const Int* ldbt, T* work, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, T*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "nb", nb, "lda", lda, "ldbt", ldbt); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *nb, A, *lda, BT, *ldbt); },
               [&] { next(m, n, nb, A, lda, BT, ldbt, work, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gemqrt(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
            const Int* nb, const T* V, const Int* ldv, const T* BT, const Int* ldbt, T* C, const Int* ldc,
            T* work, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const Int*, const T*,
                      const Int*, const T*, const Int*, T*, const Int*, T*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "nb", nb,
                                      "ldv", ldv, "ldbt", ldbt, "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, *nb, V, *ldv, BT,
                                                          *ldbt, C, *ldc); },
               [&] { next(side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc, work, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gels(const char* name, const char* trans, const Int* m, const Int* n, const Int* nrhs, T* A,
          const Int* lda, T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, T*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("trans", trans, "m", m, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *m, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, min(double(*m), double(*n)) + max(min(double(*m), double(*n)), double(*nrhs))), 10});
}

template <auto& Function, class T, class Int>
void getsls(const char* name, const char* trans, const Int* m, const Int* n, const Int* nrhs, T* A,
            const Int* lda, T* B, const Int* ldb, T* work, const Int* lwork, Int* info) {
    static Nexts<void(const char*, const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, T*,
                      const Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("trans", trans, "m", m, "n", n, "nrhs", nrhs, "lda", lda,
                                      "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *trans, *m, *n, *nrhs, A, *lda, B, *ldb); },
               [&] { next(trans, m, n, nrhs, A, lda, B, ldb, work, lwork, info, std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, min(double(*m), double(*n)) + max(min(double(*m), double(*n)), double(*nrhs))), 10});
}

template <auto& Function, class T, class Int>
void geqp3_real(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* jpvt, T* tau,
                T* work, const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersInOut<Int>(jpvt, double(*n), true), tau); },
               [&] { next(m, n, A, lda, jpvt, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), double(*n)) == 0 ? 1 : 3 * double(*n) + 1, 8});
}

template <auto& Function, class T, class Int>
void geqp3_complex(const char* name, const Int* m, const Int* n, T* A, const Int* lda, Int* jpvt, T* tau,
                   T* work, const Int* lwork, real_t<T>* rwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, Int*, T*, T*, const Int*, real_t<T>*,
                      Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda,
                                                          IntegersInOut<Int>(jpvt, double(*n), true), tau); },
               [&] { next(m, n, A, lda, jpvt, tau, work, lwork, rwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), double(*n)) == 0 ? 1 : double(*n) + 1, 8});
}

template <auto& Function, class T, class Int>
void tzrzf(const char* name, const Int* m, const Int* n, T* A, const Int* lda, T* tau, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const Int*, const Int*, T*, const Int*, T*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500}, order_of_work(index_t(*m), index_t(*n), index_t(*m)),
               bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, tau); },
               [&] { next(m, n, A, lda, tau, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, double(*m) == 0 || double(*m) == double(*n) ? 1 : double(*m), 7});
}

template <auto& Function, class T, class Int>
void ormrz(const char* name, const char* side, const char* trans, const Int* m, const Int* n, const Int* k,
           const Int* l, const T* A, const Int* lda, const T* tau, T* C, const Int* ldc, T* work,
           const Int* lwork, Int* info) {
    static Nexts<void(const char*, const char*, const Int*, const Int*, const Int*, const Int*, const T*,
                      const Int*, const T*, T*, const Int*, T*, const Int*, Int*, std::size_t,
                      std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 300}, index_t(*k), bool(next), info,
               [&] { return described("side", side, "trans", trans, "m", m, "n", n, "k", k, "l", l,
                                      "lda", lda, "ldc", ldc); },
               [&](lapilli_context ctx) { return Function(ctx, *side, *trans, *m, *n, *k, *l, A, *lda, tau, C,
                                                          *ldc); },
               [&] { next(side, trans, m, n, k, l, A, lda, tau, C, ldc, work, lwork, info, std::size_t(1),
                          std::size_t(1)); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, max(1, is_left(*side) ? double(*n) : double(*m)), 13});
}

template <auto& Function, class T, class Int>
void gelsy_real(const char* name, const Int* m, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
                const Int* ldb, Int* jpvt, const real_t<T>* rcond, Int* rank, T* work, const Int* lwork,
                Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                      const real_t<T>*, Int*, T*, const Int*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
               [&] { return described("m", m, "n", n, "nrhs", nrhs, "lda", lda, "ldb", ldb); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, *nrhs, A, *lda, B, *ldb,
                                                          IntegersInOut<Int>(jpvt, double(*n), true),
                                                          value_of(rcond), IntegersOut<Int>(rank, 1)); },
               [&] { next(m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank, work, lwork, info); },
               [] { return false; },
               WorkArray<T, Int>{work, lwork, min(double(*m), min(double(*n), double(*nrhs))) == 0 ? 1 : min(double(*m), double(*n)) + max(2 * min(double(*m), double(*n)), max(double(*n) + 1, min(double(*m), double(*n)) + double(*nrhs))), 12});
}

template <auto& Function, class T, class Int>
void gelsy_complex(const char* name, const Int* m, const Int* n, const Int* nrhs, T* A, const Int* lda, T* B,
                   const Int* ldb, Int* jpvt, const real_t<T>* rcond, Int* rank, T* work, const Int* lwork,
                   real_t<T>* rwork, Int* info) {
    static Nexts<void(const Int*, const Int*, const Int*, T*, const Int*, T*, const Int*, Int*,
                      const real_t<T>*, Int*, T*, const Int*, real_t<T>*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 500},
               order_of_work(index_t(*m), index_t(*n), min(index_t(*m), index_t(*n))), bool(next), info,
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
    dropin::geqrf<dropin::lapilli_sgeqrf, float, int>("sgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sgeqrf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                               const int* lwork, int* info) {
    dropin::geqrf<dropin::lapilli_sgeqrf, float, int>("scipy_sgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void sgeqrf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_sgeqrf, float, std::int64_t>("sgeqrf_64_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_sgeqrf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_sgeqrf, float, std::int64_t>("scipy_sgeqrf_64_", m, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dgeqrf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqrf<dropin::lapilli_dgeqrf, double, int>("dgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dgeqrf_(const int* m, const int* n, double* A, const int* lda, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::geqrf<dropin::lapilli_dgeqrf, double, int>("scipy_dgeqrf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void dgeqrf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_dgeqrf, double, std::int64_t>("dgeqrf_64_", m, n, A, lda, tau, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dgeqrf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_dgeqrf, double, std::int64_t>("scipy_dgeqrf_64_", m, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void cgeqrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqrf<dropin::lapilli_cgeqrf, lapilli_complex_float, int>("cgeqrf_", m, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cgeqrf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::geqrf<dropin::lapilli_cgeqrf, lapilli_complex_float, int>("scipy_cgeqrf_", m, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_cgeqrf, lapilli_complex_float, std::int64_t>("cgeqrf_64_", m, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_cgeqrf, lapilli_complex_float, std::int64_t>("scipy_cgeqrf_64_", m, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zgeqrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqrf<dropin::lapilli_zgeqrf, lapilli_complex_double, int>("zgeqrf_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zgeqrf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::geqrf<dropin::lapilli_zgeqrf, lapilli_complex_double, int>("scipy_zgeqrf_", m, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_zgeqrf, lapilli_complex_double, std::int64_t>("zgeqrf_64_", m, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zgeqrf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqrf<dropin::lapilli_zgeqrf, lapilli_complex_double, std::int64_t>("scipy_zgeqrf_64_", m, n, A,
                                                                                lda, tau, work, lwork, info);
}

LAPILLI_API void sorgqr_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_sorgqr, float, int>("sorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sorgqr_(const int* m, const int* n, const int* k, float* A, const int* lda,
                               const float* tau, float* work, const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_sorgqr, float, int>("scipy_sorgqr_", m, n, k, A, lda, tau, work, lwork,
                                                      info);
}
LAPILLI_API void sorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_sorgqr, float, std::int64_t>("sorgqr_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_sorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  float* A, const std::int64_t* lda, const float* tau, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_sorgqr, float, std::int64_t>("scipy_sorgqr_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dorgqr_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_dorgqr, double, int>("dorgqr_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dorgqr_(const int* m, const int* n, const int* k, double* A, const int* lda,
                               const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_dorgqr, double, int>("scipy_dorgqr_", m, n, k, A, lda, tau, work, lwork,
                                                       info);
}
LAPILLI_API void dorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_dorgqr, double, std::int64_t>("dorgqr_64_", m, n, k, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dorgqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  double* A, const std::int64_t* lda, const double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_dorgqr, double, std::int64_t>("scipy_dorgqr_64_", m, n, k, A, lda, tau,
                                                                work, lwork, info);
}
LAPILLI_API void cungqr_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgqr<dropin::lapilli_cungqr, lapilli_complex_float, int>("cungqr_", m, n, k, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cungqr_(const int* m, const int* n, const int* k, lapilli_complex_float* A,
                               const int* lda, const lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_cungqr, lapilli_complex_float, int>("scipy_cungqr_", m, n, k, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_cungqr, lapilli_complex_float, std::int64_t>("cungqr_64_", m, n, k, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_cungqr, lapilli_complex_float, std::int64_t>("scipy_cungqr_64_", m, n, k, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zungqr_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgqr<dropin::lapilli_zungqr, lapilli_complex_double, int>("zungqr_", m, n, k, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zungqr_(const int* m, const int* n, const int* k, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* tau,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::orgqr<dropin::lapilli_zungqr, lapilli_complex_double, int>("scipy_zungqr_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_zungqr, lapilli_complex_double, std::int64_t>("zungqr_64_", m, n, k, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zungqr_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgqr<dropin::lapilli_zungqr, lapilli_complex_double, std::int64_t>("scipy_zungqr_64_", m, n, k,
                                                                                A, lda, tau, work, lwork,
                                                                                info);
}

LAPILLI_API void sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_sormqr, float, int>("sormqr_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                               float* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_sormqr, float, int>("scipy_sormqr_", side, trans, m, n, k, A, lda, tau, C,
                                                      ldc, work, lwork, info);
}
LAPILLI_API void sormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_sormqr, float, std::int64_t>("sormqr_64_", side, trans, m, n, k, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormqr_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const float* A,
                                  const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_sormqr, float, std::int64_t>("scipy_sormqr_64_", side, trans, m, n, k, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_dormqr, double, int>("dormqr_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                       work, lwork, info);
}
LAPILLI_API void scipy_dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                               double* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_dormqr, double, int>("scipy_dormqr_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void dormqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_dormqr, double, std::int64_t>("dormqr_64_", side, trans, m, n, k, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormqr_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const double* A,
                                  const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_dormqr, double, std::int64_t>("scipy_dormqr_64_", side, trans, m, n, k, A,
                                                                lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_cunmqr, lapilli_complex_float, int>("cunmqr_", side, trans, m, n, k, A, lda,
                                                                      tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_cunmqr, lapilli_complex_float, int>("scipy_cunmqr_", side, trans, m, n, k,
                                                                      A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_cunmqr, lapilli_complex_float, std::int64_t>("cunmqr_64_", side, trans, m,
                                                                               n, k, A, lda, tau, C, ldc,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cunmqr_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_cunmqr, lapilli_complex_float, std::int64_t>("scipy_cunmqr_64_", side,
                                                                               trans, m, n, k, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_zunmqr, lapilli_complex_double, int>("zunmqr_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormqr<dropin::lapilli_zunmqr, lapilli_complex_double, int>("scipy_zunmqr_", side, trans, m, n, k,
                                                                       A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmqr_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_zunmqr, lapilli_complex_double, std::int64_t>("zunmqr_64_", side, trans, m,
                                                                                n, k, A, lda, tau, C, ldc,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zunmqr_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormqr<dropin::lapilli_zunmqr, lapilli_complex_double, std::int64_t>("scipy_zunmqr_64_", side,
                                                                                trans, m, n, k, A, lda, tau,
                                                                                C, ldc, work, lwork, info);
}

LAPILLI_API void sgelqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gelqf<dropin::lapilli_sgelqf, float, int>("sgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sgelqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                               const int* lwork, int* info) {
    dropin::gelqf<dropin::lapilli_sgelqf, float, int>("scipy_sgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void sgelqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_sgelqf, float, std::int64_t>("sgelqf_64_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_sgelqf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_sgelqf, float, std::int64_t>("scipy_sgelqf_64_", m, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dgelqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gelqf<dropin::lapilli_dgelqf, double, int>("dgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dgelqf_(const int* m, const int* n, double* A, const int* lda, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::gelqf<dropin::lapilli_dgelqf, double, int>("scipy_dgelqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void dgelqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_dgelqf, double, std::int64_t>("dgelqf_64_", m, n, A, lda, tau, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dgelqf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_dgelqf, double, std::int64_t>("scipy_dgelqf_64_", m, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void cgelqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gelqf<dropin::lapilli_cgelqf, lapilli_complex_float, int>("cgelqf_", m, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cgelqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::gelqf<dropin::lapilli_cgelqf, lapilli_complex_float, int>("scipy_cgelqf_", m, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_cgelqf, lapilli_complex_float, std::int64_t>("cgelqf_64_", m, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_cgelqf, lapilli_complex_float, std::int64_t>("scipy_cgelqf_64_", m, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zgelqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gelqf<dropin::lapilli_zgelqf, lapilli_complex_double, int>("zgelqf_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zgelqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::gelqf<dropin::lapilli_zgelqf, lapilli_complex_double, int>("scipy_zgelqf_", m, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_zgelqf, lapilli_complex_double, std::int64_t>("zgelqf_64_", m, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zgelqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gelqf<dropin::lapilli_zgelqf, lapilli_complex_double, std::int64_t>("scipy_zgelqf_64_", m, n, A,
                                                                                lda, tau, work, lwork, info);
}

LAPILLI_API void sorglq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_sorglq, float, int>("sorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sorglq_(const int* m, const int* n, const int* k, float* A, const int* lda,
                               const float* tau, float* work, const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_sorglq, float, int>("scipy_sorglq_", m, n, k, A, lda, tau, work, lwork,
                                                      info);
}
LAPILLI_API void sorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orglq<dropin::lapilli_sorglq, float, std::int64_t>("sorglq_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_sorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  float* A, const std::int64_t* lda, const float* tau, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_sorglq, float, std::int64_t>("scipy_sorglq_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dorglq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_dorglq, double, int>("dorglq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dorglq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                               const double* tau, double* work, const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_dorglq, double, int>("scipy_dorglq_", m, n, k, A, lda, tau, work, lwork,
                                                       info);
}
LAPILLI_API void dorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_dorglq, double, std::int64_t>("dorglq_64_", m, n, k, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dorglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  double* A, const std::int64_t* lda, const double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_dorglq, double, std::int64_t>("scipy_dorglq_64_", m, n, k, A, lda, tau,
                                                                work, lwork, info);
}
LAPILLI_API void cunglq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orglq<dropin::lapilli_cunglq, lapilli_complex_float, int>("cunglq_", m, n, k, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cunglq_(const int* m, const int* n, const int* k, lapilli_complex_float* A,
                               const int* lda, const lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_cunglq, lapilli_complex_float, int>("scipy_cunglq_", m, n, k, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_cunglq, lapilli_complex_float, std::int64_t>("cunglq_64_", m, n, k, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_cunglq, lapilli_complex_float, std::int64_t>("scipy_cunglq_64_", m, n, k, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zunglq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orglq<dropin::lapilli_zunglq, lapilli_complex_double, int>("zunglq_", m, n, k, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zunglq_(const int* m, const int* n, const int* k, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* tau,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::orglq<dropin::lapilli_zunglq, lapilli_complex_double, int>("scipy_zunglq_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_zunglq, lapilli_complex_double, std::int64_t>("zunglq_64_", m, n, k, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zunglq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orglq<dropin::lapilli_zunglq, lapilli_complex_double, std::int64_t>("scipy_zunglq_64_", m, n, k,
                                                                                A, lda, tau, work, lwork,
                                                                                info);
}

LAPILLI_API void sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_sormlq, float, int>("sormlq_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                               float* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_sormlq, float, int>("scipy_sormlq_", side, trans, m, n, k, A, lda, tau, C,
                                                      ldc, work, lwork, info);
}
LAPILLI_API void sormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_sormlq, float, std::int64_t>("sormlq_64_", side, trans, m, n, k, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormlq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const float* A,
                                  const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_sormlq, float, std::int64_t>("scipy_sormlq_64_", side, trans, m, n, k, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_dormlq, double, int>("dormlq_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                       work, lwork, info);
}
LAPILLI_API void scipy_dormlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                               double* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_dormlq, double, int>("scipy_dormlq_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void dormlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_dormlq, double, std::int64_t>("dormlq_64_", side, trans, m, n, k, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormlq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const double* A,
                                  const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_dormlq, double, std::int64_t>("scipy_dormlq_64_", side, trans, m, n, k, A,
                                                                lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_cunmlq, lapilli_complex_float, int>("cunmlq_", side, trans, m, n, k, A, lda,
                                                                      tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_cunmlq, lapilli_complex_float, int>("scipy_cunmlq_", side, trans, m, n, k,
                                                                      A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_cunmlq, lapilli_complex_float, std::int64_t>("cunmlq_64_", side, trans, m,
                                                                               n, k, A, lda, tau, C, ldc,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cunmlq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_cunmlq, lapilli_complex_float, std::int64_t>("scipy_cunmlq_64_", side,
                                                                               trans, m, n, k, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_zunmlq, lapilli_complex_double, int>("zunmlq_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmlq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormlq<dropin::lapilli_zunmlq, lapilli_complex_double, int>("scipy_zunmlq_", side, trans, m, n, k,
                                                                       A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmlq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_zunmlq, lapilli_complex_double, std::int64_t>("zunmlq_64_", side, trans, m,
                                                                                n, k, A, lda, tau, C, ldc,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zunmlq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormlq<dropin::lapilli_zunmlq, lapilli_complex_double, std::int64_t>("scipy_zunmlq_64_", side,
                                                                                trans, m, n, k, A, lda, tau,
                                                                                C, ldc, work, lwork, info);
}

LAPILLI_API void sgeqlf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::geqlf<dropin::lapilli_sgeqlf, float, int>("sgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sgeqlf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                               const int* lwork, int* info) {
    dropin::geqlf<dropin::lapilli_sgeqlf, float, int>("scipy_sgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void sgeqlf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_sgeqlf, float, std::int64_t>("sgeqlf_64_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_sgeqlf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_sgeqlf, float, std::int64_t>("scipy_sgeqlf_64_", m, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dgeqlf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::geqlf<dropin::lapilli_dgeqlf, double, int>("dgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dgeqlf_(const int* m, const int* n, double* A, const int* lda, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::geqlf<dropin::lapilli_dgeqlf, double, int>("scipy_dgeqlf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void dgeqlf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_dgeqlf, double, std::int64_t>("dgeqlf_64_", m, n, A, lda, tau, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dgeqlf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_dgeqlf, double, std::int64_t>("scipy_dgeqlf_64_", m, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void cgeqlf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::geqlf<dropin::lapilli_cgeqlf, lapilli_complex_float, int>("cgeqlf_", m, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cgeqlf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::geqlf<dropin::lapilli_cgeqlf, lapilli_complex_float, int>("scipy_cgeqlf_", m, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_cgeqlf, lapilli_complex_float, std::int64_t>("cgeqlf_64_", m, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_cgeqlf, lapilli_complex_float, std::int64_t>("scipy_cgeqlf_64_", m, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zgeqlf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::geqlf<dropin::lapilli_zgeqlf, lapilli_complex_double, int>("zgeqlf_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zgeqlf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::geqlf<dropin::lapilli_zgeqlf, lapilli_complex_double, int>("scipy_zgeqlf_", m, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_zgeqlf, lapilli_complex_double, std::int64_t>("zgeqlf_64_", m, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zgeqlf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::geqlf<dropin::lapilli_zgeqlf, lapilli_complex_double, std::int64_t>("scipy_zgeqlf_64_", m, n, A,
                                                                                lda, tau, work, lwork, info);
}

LAPILLI_API void sorgql_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_sorgql, float, int>("sorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sorgql_(const int* m, const int* n, const int* k, float* A, const int* lda,
                               const float* tau, float* work, const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_sorgql, float, int>("scipy_sorgql_", m, n, k, A, lda, tau, work, lwork,
                                                      info);
}
LAPILLI_API void sorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgql<dropin::lapilli_sorgql, float, std::int64_t>("sorgql_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_sorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  float* A, const std::int64_t* lda, const float* tau, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_sorgql, float, std::int64_t>("scipy_sorgql_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dorgql_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_dorgql, double, int>("dorgql_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dorgql_(const int* m, const int* n, const int* k, double* A, const int* lda,
                               const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_dorgql, double, int>("scipy_dorgql_", m, n, k, A, lda, tau, work, lwork,
                                                       info);
}
LAPILLI_API void dorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_dorgql, double, std::int64_t>("dorgql_64_", m, n, k, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dorgql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  double* A, const std::int64_t* lda, const double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_dorgql, double, std::int64_t>("scipy_dorgql_64_", m, n, k, A, lda, tau,
                                                                work, lwork, info);
}
LAPILLI_API void cungql_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgql<dropin::lapilli_cungql, lapilli_complex_float, int>("cungql_", m, n, k, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cungql_(const int* m, const int* n, const int* k, lapilli_complex_float* A,
                               const int* lda, const lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_cungql, lapilli_complex_float, int>("scipy_cungql_", m, n, k, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_cungql, lapilli_complex_float, std::int64_t>("cungql_64_", m, n, k, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_cungql, lapilli_complex_float, std::int64_t>("scipy_cungql_64_", m, n, k, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zungql_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgql<dropin::lapilli_zungql, lapilli_complex_double, int>("zungql_", m, n, k, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zungql_(const int* m, const int* n, const int* k, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* tau,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::orgql<dropin::lapilli_zungql, lapilli_complex_double, int>("scipy_zungql_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_zungql, lapilli_complex_double, std::int64_t>("zungql_64_", m, n, k, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zungql_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgql<dropin::lapilli_zungql, lapilli_complex_double, std::int64_t>("scipy_zungql_64_", m, n, k,
                                                                                A, lda, tau, work, lwork,
                                                                                info);
}

LAPILLI_API void sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_sormql, float, int>("sormql_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                               float* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_sormql, float, int>("scipy_sormql_", side, trans, m, n, k, A, lda, tau, C,
                                                      ldc, work, lwork, info);
}
LAPILLI_API void sormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<dropin::lapilli_sormql, float, std::int64_t>("sormql_64_", side, trans, m, n, k, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormql_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const float* A,
                                  const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormql<dropin::lapilli_sormql, float, std::int64_t>("scipy_sormql_64_", side, trans, m, n, k, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_dormql, double, int>("dormql_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                       work, lwork, info);
}
LAPILLI_API void scipy_dormql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                               double* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_dormql, double, int>("scipy_dormql_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void dormql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormql<dropin::lapilli_dormql, double, std::int64_t>("dormql_64_", side, trans, m, n, k, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormql_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const double* A,
                                  const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormql<dropin::lapilli_dormql, double, std::int64_t>("scipy_dormql_64_", side, trans, m, n, k, A,
                                                                lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_cunmql, lapilli_complex_float, int>("cunmql_", side, trans, m, n, k, A, lda,
                                                                      tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_cunmql, lapilli_complex_float, int>("scipy_cunmql_", side, trans, m, n, k,
                                                                      A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<dropin::lapilli_cunmql, lapilli_complex_float, std::int64_t>("cunmql_64_", side, trans, m,
                                                                               n, k, A, lda, tau, C, ldc,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cunmql_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormql<dropin::lapilli_cunmql, lapilli_complex_float, std::int64_t>("scipy_cunmql_64_", side,
                                                                               trans, m, n, k, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_zunmql, lapilli_complex_double, int>("zunmql_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmql_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormql<dropin::lapilli_zunmql, lapilli_complex_double, int>("scipy_zunmql_", side, trans, m, n, k,
                                                                       A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmql_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormql<dropin::lapilli_zunmql, lapilli_complex_double, std::int64_t>("zunmql_64_", side, trans, m,
                                                                                n, k, A, lda, tau, C, ldc,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zunmql_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormql<dropin::lapilli_zunmql, lapilli_complex_double, std::int64_t>("scipy_zunmql_64_", side,
                                                                                trans, m, n, k, A, lda, tau,
                                                                                C, ldc, work, lwork, info);
}

LAPILLI_API void sgerqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::gerqf<dropin::lapilli_sgerqf, float, int>("sgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sgerqf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                               const int* lwork, int* info) {
    dropin::gerqf<dropin::lapilli_sgerqf, float, int>("scipy_sgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void sgerqf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_sgerqf, float, std::int64_t>("sgerqf_64_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_sgerqf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_sgerqf, float, std::int64_t>("scipy_sgerqf_64_", m, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dgerqf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::gerqf<dropin::lapilli_dgerqf, double, int>("dgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dgerqf_(const int* m, const int* n, double* A, const int* lda, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::gerqf<dropin::lapilli_dgerqf, double, int>("scipy_dgerqf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void dgerqf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_dgerqf, double, std::int64_t>("dgerqf_64_", m, n, A, lda, tau, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dgerqf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_dgerqf, double, std::int64_t>("scipy_dgerqf_64_", m, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void cgerqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::gerqf<dropin::lapilli_cgerqf, lapilli_complex_float, int>("cgerqf_", m, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cgerqf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::gerqf<dropin::lapilli_cgerqf, lapilli_complex_float, int>("scipy_cgerqf_", m, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_cgerqf, lapilli_complex_float, std::int64_t>("cgerqf_64_", m, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_cgerqf, lapilli_complex_float, std::int64_t>("scipy_cgerqf_64_", m, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zgerqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::gerqf<dropin::lapilli_zgerqf, lapilli_complex_double, int>("zgerqf_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zgerqf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::gerqf<dropin::lapilli_zgerqf, lapilli_complex_double, int>("scipy_zgerqf_", m, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_zgerqf, lapilli_complex_double, std::int64_t>("zgerqf_64_", m, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zgerqf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::gerqf<dropin::lapilli_zgerqf, lapilli_complex_double, std::int64_t>("scipy_zgerqf_64_", m, n, A,
                                                                                lda, tau, work, lwork, info);
}

LAPILLI_API void sorgrq_(const int* m, const int* n, const int* k, float* A, const int* lda, const float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_sorgrq, float, int>("sorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_sorgrq_(const int* m, const int* n, const int* k, float* A, const int* lda,
                               const float* tau, float* work, const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_sorgrq, float, int>("scipy_sorgrq_", m, n, k, A, lda, tau, work, lwork,
                                                      info);
}
LAPILLI_API void sorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, float* A,
                            const std::int64_t* lda, const float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_sorgrq, float, std::int64_t>("sorgrq_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void scipy_sorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  float* A, const std::int64_t* lda, const float* tau, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_sorgrq, float, std::int64_t>("scipy_sorgrq_64_", m, n, k, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dorgrq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                         const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_dorgrq, double, int>("dorgrq_", m, n, k, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dorgrq_(const int* m, const int* n, const int* k, double* A, const int* lda,
                               const double* tau, double* work, const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_dorgrq, double, int>("scipy_dorgrq_", m, n, k, A, lda, tau, work, lwork,
                                                       info);
}
LAPILLI_API void dorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k, double* A,
                            const std::int64_t* lda, const double* tau, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_dorgrq, double, std::int64_t>("dorgrq_64_", m, n, k, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void scipy_dorgrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  double* A, const std::int64_t* lda, const double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_dorgrq, double, std::int64_t>("scipy_dorgrq_64_", m, n, k, A, lda, tau,
                                                                work, lwork, info);
}
LAPILLI_API void cungrq_(const int* m, const int* n, const int* k, lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::orgrq<dropin::lapilli_cungrq, lapilli_complex_float, int>("cungrq_", m, n, k, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_cungrq_(const int* m, const int* n, const int* k, lapilli_complex_float* A,
                               const int* lda, const lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_cungrq, lapilli_complex_float, int>("scipy_cungrq_", m, n, k, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void cungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_cungrq, lapilli_complex_float, std::int64_t>("cungrq_64_", m, n, k, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_cungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_cungrq, lapilli_complex_float, std::int64_t>("scipy_cungrq_64_", m, n, k, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void zungrq_(const int* m, const int* n, const int* k, lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::orgrq<dropin::lapilli_zungrq, lapilli_complex_double, int>("zungrq_", m, n, k, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_zungrq_(const int* m, const int* n, const int* k, lapilli_complex_double* A,
                               const int* lda, const lapilli_complex_double* tau,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::orgrq<dropin::lapilli_zungrq, lapilli_complex_double, int>("scipy_zungrq_", m, n, k, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void zungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                            lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_zungrq, lapilli_complex_double, std::int64_t>("zungrq_64_", m, n, k, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_zungrq_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* k,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::orgrq<dropin::lapilli_zungrq, lapilli_complex_double, std::int64_t>("scipy_zungrq_64_", m, n, k,
                                                                                A, lda, tau, work, lwork,
                                                                                info);
}

LAPILLI_API void sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                         float* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_sormrq, float, int>("sormrq_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const float* A, const int* lda, const float* tau, float* C, const int* ldc,
                               float* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_sormrq, float, int>("scipy_sormrq_", side, trans, m, n, k, A, lda, tau, C,
                                                      ldc, work, lwork, info);
}
LAPILLI_API void sormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const float* A, const std::int64_t* lda, const float* tau,
                            float* C, const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_sormrq, float, std::int64_t>("sormrq_64_", side, trans, m, n, k, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormrq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const float* A,
                                  const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_sormrq, float, std::int64_t>("scipy_sormrq_64_", side, trans, m, n, k, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                         double* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_dormrq, double, int>("dormrq_", side, trans, m, n, k, A, lda, tau, C, ldc,
                                                       work, lwork, info);
}
LAPILLI_API void scipy_dormrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const double* A, const int* lda, const double* tau, double* C, const int* ldc,
                               double* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_dormrq, double, int>("scipy_dormrq_", side, trans, m, n, k, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void dormrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const double* A, const std::int64_t* lda,
                            const double* tau, double* C, const std::int64_t* ldc, double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_dormrq, double, std::int64_t>("dormrq_64_", side, trans, m, n, k, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormrq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const double* A,
                                  const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_dormrq, double, std::int64_t>("scipy_dormrq_64_", side, trans, m, n, k, A,
                                                                lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_float* A, const int* lda, const lapilli_complex_float* tau,
                         lapilli_complex_float* C, const int* ldc, lapilli_complex_float* work,
                         const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_cunmrq, lapilli_complex_float, int>("cunmrq_", side, trans, m, n, k, A, lda,
                                                                      tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_cunmrq, lapilli_complex_float, int>("scipy_cunmrq_", side, trans, m, n, k,
                                                                      A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_float* A, const std::int64_t* lda,
                            const lapilli_complex_float* tau, lapilli_complex_float* C,
                            const std::int64_t* ldc, lapilli_complex_float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_cunmrq, lapilli_complex_float, std::int64_t>("cunmrq_64_", side, trans, m,
                                                                               n, k, A, lda, tau, C, ldc,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cunmrq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_cunmrq, lapilli_complex_float, std::int64_t>("scipy_cunmrq_64_", side,
                                                                               trans, m, n, k, A, lda, tau, C,
                                                                               ldc, work, lwork, info);
}
LAPILLI_API void zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const lapilli_complex_double* A, const int* lda, const lapilli_complex_double* tau,
                         lapilli_complex_double* C, const int* ldc, lapilli_complex_double* work,
                         const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_zunmrq, lapilli_complex_double, int>("zunmrq_", side, trans, m, n, k, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmrq_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormrq<dropin::lapilli_zunmrq, lapilli_complex_double, int>("scipy_zunmrq_", side, trans, m, n, k,
                                                                       A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmrq_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const lapilli_complex_double* A, const std::int64_t* lda,
                            const lapilli_complex_double* tau, lapilli_complex_double* C,
                            const std::int64_t* ldc, lapilli_complex_double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_zunmrq, lapilli_complex_double, std::int64_t>("zunmrq_64_", side, trans, m,
                                                                                n, k, A, lda, tau, C, ldc,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zunmrq_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrq<dropin::lapilli_zunmrq, lapilli_complex_double, std::int64_t>("scipy_zunmrq_64_", side,
                                                                                trans, m, n, k, A, lda, tau,
                                                                                C, ldc, work, lwork, info);
}

LAPILLI_API void sgeqrt_(const int* m, const int* n, const int* nb, float* A, const int* lda, float* BT,
                         const int* ldbt, float* work, int* info) {
    dropin::geqrt<dropin::lapilli_sgeqrt, float, int>("sgeqrt_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API void scipy_sgeqrt_(const int* m, const int* n, const int* nb, float* A, const int* lda, float* BT,
                               const int* ldbt, float* work, int* info) {
    dropin::geqrt<dropin::lapilli_sgeqrt, float, int>("scipy_sgeqrt_", m, n, nb, A, lda, BT, ldbt, work,
                                                      info);
}
LAPILLI_API void sgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, float* A,
                            const std::int64_t* lda, float* BT, const std::int64_t* ldbt, float* work,
                            std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_sgeqrt, float, std::int64_t>("sgeqrt_64_", m, n, nb, A, lda, BT, ldbt, work,
                                                               info);
}
LAPILLI_API void scipy_sgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                                  float* A, const std::int64_t* lda, float* BT, const std::int64_t* ldbt,
                                  float* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_sgeqrt, float, std::int64_t>("scipy_sgeqrt_64_", m, n, nb, A, lda, BT, ldbt,
                                                               work, info);
}
LAPILLI_API void dgeqrt_(const int* m, const int* n, const int* nb, double* A, const int* lda, double* BT,
                         const int* ldbt, double* work, int* info) {
    dropin::geqrt<dropin::lapilli_dgeqrt, double, int>("dgeqrt_", m, n, nb, A, lda, BT, ldbt, work, info);
}
LAPILLI_API void scipy_dgeqrt_(const int* m, const int* n, const int* nb, double* A, const int* lda,
                               double* BT, const int* ldbt, double* work, int* info) {
    dropin::geqrt<dropin::lapilli_dgeqrt, double, int>("scipy_dgeqrt_", m, n, nb, A, lda, BT, ldbt, work,
                                                       info);
}
LAPILLI_API void dgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb, double* A,
                            const std::int64_t* lda, double* BT, const std::int64_t* ldbt, double* work,
                            std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_dgeqrt, double, std::int64_t>("dgeqrt_64_", m, n, nb, A, lda, BT, ldbt,
                                                                work, info);
}
LAPILLI_API void scipy_dgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                                  double* A, const std::int64_t* lda, double* BT, const std::int64_t* ldbt,
                                  double* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_dgeqrt, double, std::int64_t>("scipy_dgeqrt_64_", m, n, nb, A, lda, BT,
                                                                ldbt, work, info);
}
LAPILLI_API void cgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* BT, const int* ldbt, lapilli_complex_float* work, int* info) {
    dropin::geqrt<dropin::lapilli_cgeqrt, lapilli_complex_float, int>("cgeqrt_", m, n, nb, A, lda, BT, ldbt,
                                                                      work, info);
}
LAPILLI_API void scipy_cgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_float* A,
                               const int* lda, lapilli_complex_float* BT, const int* ldbt,
                               lapilli_complex_float* work, int* info) {
    dropin::geqrt<dropin::lapilli_cgeqrt, lapilli_complex_float, int>("scipy_cgeqrt_", m, n, nb, A, lda, BT,
                                                                      ldbt, work, info);
}
LAPILLI_API void cgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                            lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* BT,
                            const std::int64_t* ldbt, lapilli_complex_float* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_cgeqrt, lapilli_complex_float, std::int64_t>("cgeqrt_64_", m, n, nb, A, lda,
                                                                               BT, ldbt, work, info);
}
LAPILLI_API void scipy_cgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                                  lapilli_complex_float* A, const std::int64_t* lda,
                                  lapilli_complex_float* BT, const std::int64_t* ldbt,
                                  lapilli_complex_float* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_cgeqrt, lapilli_complex_float, std::int64_t>("scipy_cgeqrt_64_", m, n, nb,
                                                                               A, lda, BT, ldbt, work, info);
}
LAPILLI_API void zgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* BT, const int* ldbt, lapilli_complex_double* work,
                         int* info) {
    dropin::geqrt<dropin::lapilli_zgeqrt, lapilli_complex_double, int>("zgeqrt_", m, n, nb, A, lda, BT, ldbt,
                                                                       work, info);
}
LAPILLI_API void scipy_zgeqrt_(const int* m, const int* n, const int* nb, lapilli_complex_double* A,
                               const int* lda, lapilli_complex_double* BT, const int* ldbt,
                               lapilli_complex_double* work, int* info) {
    dropin::geqrt<dropin::lapilli_zgeqrt, lapilli_complex_double, int>("scipy_zgeqrt_", m, n, nb, A, lda, BT,
                                                                       ldbt, work, info);
}
LAPILLI_API void zgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                            lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* BT,
                            const std::int64_t* ldbt, lapilli_complex_double* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_zgeqrt, lapilli_complex_double, std::int64_t>("zgeqrt_64_", m, n, nb, A,
                                                                                lda, BT, ldbt, work, info);
}
LAPILLI_API void scipy_zgeqrt_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nb,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* BT, const std::int64_t* ldbt,
                                  lapilli_complex_double* work, std::int64_t* info) {
    dropin::geqrt<dropin::lapilli_zgeqrt, lapilli_complex_double, std::int64_t>("scipy_zgeqrt_64_", m, n, nb,
                                                                                A, lda, BT, ldbt, work, info);
}

LAPILLI_API void sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const float* V, const int* ldv, const float* BT, const int* ldbt,
                          float* C, const int* ldc, float* work, int* info) {
    dropin::gemqrt<dropin::lapilli_sgemqrt, float, int>("sgemqrt_", side, trans, m, n, k, nb, V, ldv, BT,
                                                        ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                                const int* nb, const float* V, const int* ldv, const float* BT,
                                const int* ldbt, float* C, const int* ldc, float* work, int* info) {
    dropin::gemqrt<dropin::lapilli_sgemqrt, float, int>("scipy_sgemqrt_", side, trans, m, n, k, nb, V, ldv,
                                                        BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void sgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const float* V, const std::int64_t* ldv, const float* BT,
                             const std::int64_t* ldbt, float* C, const std::int64_t* ldc, float* work,
                             std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_sgemqrt, float, std::int64_t>("sgemqrt_64_", side, trans, m, n, k, nb, V,
                                                                 ldv, BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_sgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                                   const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                                   const float* V, const std::int64_t* ldv, const float* BT,
                                   const std::int64_t* ldbt, float* C, const std::int64_t* ldc, float* work,
                                   std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_sgemqrt, float, std::int64_t>("scipy_sgemqrt_64_", side, trans, m, n, k,
                                                                 nb, V, ldv, BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const double* V, const int* ldv, const double* BT, const int* ldbt,
                          double* C, const int* ldc, double* work, int* info) {
    dropin::gemqrt<dropin::lapilli_dgemqrt, double, int>("dgemqrt_", side, trans, m, n, k, nb, V, ldv, BT,
                                                         ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                                const int* nb, const double* V, const int* ldv, const double* BT,
                                const int* ldbt, double* C, const int* ldc, double* work, int* info) {
    dropin::gemqrt<dropin::lapilli_dgemqrt, double, int>("scipy_dgemqrt_", side, trans, m, n, k, nb, V, ldv,
                                                         BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void dgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const double* V, const std::int64_t* ldv, const double* BT,
                             const std::int64_t* ldbt, double* C, const std::int64_t* ldc, double* work,
                             std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_dgemqrt, double, std::int64_t>("dgemqrt_64_", side, trans, m, n, k, nb, V,
                                                                  ldv, BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_dgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                                   const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                                   const double* V, const std::int64_t* ldv, const double* BT,
                                   const std::int64_t* ldbt, double* C, const std::int64_t* ldc, double* work,
                                   std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_dgemqrt, double, std::int64_t>("scipy_dgemqrt_64_", side, trans, m, n, k,
                                                                  nb, V, ldv, BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const lapilli_complex_float* V, const int* ldv,
                          const lapilli_complex_float* BT, const int* ldbt, lapilli_complex_float* C,
                          const int* ldc, lapilli_complex_float* work, int* info) {
    dropin::gemqrt<dropin::lapilli_cgemqrt, lapilli_complex_float, int>("cgemqrt_", side, trans, m, n, k, nb,
                                                                        V, ldv, BT, ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                                const int* nb, const lapilli_complex_float* V, const int* ldv,
                                const lapilli_complex_float* BT, const int* ldbt, lapilli_complex_float* C,
                                const int* ldc, lapilli_complex_float* work, int* info) {
    dropin::gemqrt<dropin::lapilli_cgemqrt, lapilli_complex_float, int>("scipy_cgemqrt_", side, trans, m, n,
                                                                        k, nb, V, ldv, BT, ldbt, C, ldc, work,
                                                                        info);
}
LAPILLI_API void cgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const lapilli_complex_float* V, const std::int64_t* ldv,
                             const lapilli_complex_float* BT, const std::int64_t* ldbt,
                             lapilli_complex_float* C, const std::int64_t* ldc, lapilli_complex_float* work,
                             std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_cgemqrt, lapilli_complex_float, std::int64_t>("cgemqrt_64_", side, trans,
                                                                                 m, n, k, nb, V, ldv, BT,
                                                                                 ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_cgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                                   const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                                   const lapilli_complex_float* V, const std::int64_t* ldv,
                                   const lapilli_complex_float* BT, const std::int64_t* ldbt,
                                   lapilli_complex_float* C, const std::int64_t* ldc,
                                   lapilli_complex_float* work, std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_cgemqrt, lapilli_complex_float, std::int64_t>("scipy_cgemqrt_64_", side,
                                                                                 trans, m, n, k, nb, V, ldv,
                                                                                 BT, ldbt, C, ldc, work,
                                                                                 info);
}
LAPILLI_API void zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                          const int* nb, const lapilli_complex_double* V, const int* ldv,
                          const lapilli_complex_double* BT, const int* ldbt, lapilli_complex_double* C,
                          const int* ldc, lapilli_complex_double* work, int* info) {
    dropin::gemqrt<dropin::lapilli_zgemqrt, lapilli_complex_double, int>("zgemqrt_", side, trans, m, n, k, nb,
                                                                         V, ldv, BT, ldbt, C, ldc, work,
                                                                         info);
}
LAPILLI_API void scipy_zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                                const int* nb, const lapilli_complex_double* V, const int* ldv,
                                const lapilli_complex_double* BT, const int* ldbt, lapilli_complex_double* C,
                                const int* ldc, lapilli_complex_double* work, int* info) {
    dropin::gemqrt<dropin::lapilli_zgemqrt, lapilli_complex_double, int>("scipy_zgemqrt_", side, trans, m, n,
                                                                         k, nb, V, ldv, BT, ldbt, C, ldc,
                                                                         work, info);
}
LAPILLI_API void zgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                             const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                             const lapilli_complex_double* V, const std::int64_t* ldv,
                             const lapilli_complex_double* BT, const std::int64_t* ldbt,
                             lapilli_complex_double* C, const std::int64_t* ldc, lapilli_complex_double* work,
                             std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_zgemqrt, lapilli_complex_double, std::int64_t>("zgemqrt_64_", side, trans,
                                                                                  m, n, k, nb, V, ldv, BT,
                                                                                  ldbt, C, ldc, work, info);
}
LAPILLI_API void scipy_zgemqrt_64_(const char* side, const char* trans, const std::int64_t* m,
                                   const std::int64_t* n, const std::int64_t* k, const std::int64_t* nb,
                                   const lapilli_complex_double* V, const std::int64_t* ldv,
                                   const lapilli_complex_double* BT, const std::int64_t* ldbt,
                                   lapilli_complex_double* C, const std::int64_t* ldc,
                                   lapilli_complex_double* work, std::int64_t* info) {
    dropin::gemqrt<dropin::lapilli_zgemqrt, lapilli_complex_double, std::int64_t>("scipy_zgemqrt_64_", side,
                                                                                  trans, m, n, k, nb, V, ldv,
                                                                                  BT, ldbt, C, ldc, work,
                                                                                  info);
}

LAPILLI_API void sgels_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                        const int* lda, float* B, const int* ldb, float* work, const int* lwork, int* info) {
    dropin::gels<dropin::lapilli_sgels, float, int>("sgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork,
                                                    info);
}
LAPILLI_API void scipy_sgels_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                              const int* lda, float* B, const int* ldb, float* work, const int* lwork,
                              int* info) {
    dropin::gels<dropin::lapilli_sgels, float, int>("scipy_sgels_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                    lwork, info);
}
LAPILLI_API void sgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                           const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<dropin::lapilli_sgels, float, std::int64_t>("sgels_64_", trans, m, n, nrhs, A, lda, B, ldb,
                                                             work, lwork, info);
}
LAPILLI_API void scipy_sgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                 const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                                 const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::gels<dropin::lapilli_sgels, float, std::int64_t>("scipy_sgels_64_", trans, m, n, nrhs, A, lda, B,
                                                             ldb, work, lwork, info);
}
LAPILLI_API void dgels_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                        const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                        int* info) {
    dropin::gels<dropin::lapilli_dgels, double, int>("dgels_", trans, m, n, nrhs, A, lda, B, ldb, work, lwork,
                                                     info);
}
LAPILLI_API void scipy_dgels_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                              const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                              int* info) {
    dropin::gels<dropin::lapilli_dgels, double, int>("scipy_dgels_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                     lwork, info);
}
LAPILLI_API void dgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                           const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                           std::int64_t* info) {
    dropin::gels<dropin::lapilli_dgels, double, std::int64_t>("dgels_64_", trans, m, n, nrhs, A, lda, B, ldb,
                                                              work, lwork, info);
}
LAPILLI_API void scipy_dgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                 const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                                 const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::gels<dropin::lapilli_dgels, double, std::int64_t>("scipy_dgels_64_", trans, m, n, nrhs, A, lda, B,
                                                              ldb, work, lwork, info);
}
LAPILLI_API void cgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                        lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::gels<dropin::lapilli_cgels, lapilli_complex_float, int>("cgels_", trans, m, n, nrhs, A, lda, B,
                                                                    ldb, work, lwork, info);
}
LAPILLI_API void scipy_cgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                              lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                              const int* ldb, lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::gels<dropin::lapilli_cgels, lapilli_complex_float, int>("scipy_cgels_", trans, m, n, nrhs, A, lda,
                                                                    B, ldb, work, lwork, info);
}
LAPILLI_API void cgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                           lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<dropin::lapilli_cgels, lapilli_complex_float, std::int64_t>("cgels_64_", trans, m, n, nrhs,
                                                                             A, lda, B, ldb, work, lwork,
                                                                             info);
}
LAPILLI_API void scipy_cgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                 const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                                 lapilli_complex_float* B, const std::int64_t* ldb,
                                 lapilli_complex_float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<dropin::lapilli_cgels, lapilli_complex_float, std::int64_t>("scipy_cgels_64_", trans, m, n,
                                                                             nrhs, A, lda, B, ldb, work,
                                                                             lwork, info);
}
LAPILLI_API void zgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                        lapilli_complex_double* A, const int* lda, lapilli_complex_double* B, const int* ldb,
                        lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::gels<dropin::lapilli_zgels, lapilli_complex_double, int>("zgels_", trans, m, n, nrhs, A, lda, B,
                                                                     ldb, work, lwork, info);
}
LAPILLI_API void scipy_zgels_(const char* trans, const int* m, const int* n, const int* nrhs,
                              lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                              const int* ldb, lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::gels<dropin::lapilli_zgels, lapilli_complex_double, int>("scipy_zgels_", trans, m, n, nrhs, A,
                                                                     lda, B, ldb, work, lwork, info);
}
LAPILLI_API void zgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                           const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                           lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                           const std::int64_t* lwork, std::int64_t* info) {
    dropin::gels<dropin::lapilli_zgels, lapilli_complex_double, std::int64_t>("zgels_64_", trans, m, n, nrhs,
                                                                              A, lda, B, ldb, work, lwork,
                                                                              info);
}
LAPILLI_API void scipy_zgels_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                 const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                                 lapilli_complex_double* B, const std::int64_t* ldb,
                                 lapilli_complex_double* work, const std::int64_t* lwork,
                                 std::int64_t* info) {
    dropin::gels<dropin::lapilli_zgels, lapilli_complex_double, std::int64_t>("scipy_zgels_64_", trans, m, n,
                                                                              nrhs, A, lda, B, ldb, work,
                                                                              lwork, info);
}

LAPILLI_API void sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                          const int* lda, float* B, const int* ldb, float* work, const int* lwork,
                          int* info) {
    dropin::getsls<dropin::lapilli_sgetsls, float, int>("sgetsls_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                        lwork, info);
}
LAPILLI_API void scipy_sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, float* A,
                                const int* lda, float* B, const int* ldb, float* work, const int* lwork,
                                int* info) {
    dropin::getsls<dropin::lapilli_sgetsls, float, int>("scipy_sgetsls_", trans, m, n, nrhs, A, lda, B, ldb,
                                                        work, lwork, info);
}
LAPILLI_API void sgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                             const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                             const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                             std::int64_t* info) {
    dropin::getsls<dropin::lapilli_sgetsls, float, std::int64_t>("sgetsls_64_", trans, m, n, nrhs, A, lda, B,
                                                                 ldb, work, lwork, info);
}
LAPILLI_API void scipy_sgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                   const std::int64_t* nrhs, float* A, const std::int64_t* lda, float* B,
                                   const std::int64_t* ldb, float* work, const std::int64_t* lwork,
                                   std::int64_t* info) {
    dropin::getsls<dropin::lapilli_sgetsls, float, std::int64_t>("scipy_sgetsls_64_", trans, m, n, nrhs, A,
                                                                 lda, B, ldb, work, lwork, info);
}
LAPILLI_API void dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                          const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                          int* info) {
    dropin::getsls<dropin::lapilli_dgetsls, double, int>("dgetsls_", trans, m, n, nrhs, A, lda, B, ldb, work,
                                                         lwork, info);
}
LAPILLI_API void scipy_dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, double* A,
                                const int* lda, double* B, const int* ldb, double* work, const int* lwork,
                                int* info) {
    dropin::getsls<dropin::lapilli_dgetsls, double, int>("scipy_dgetsls_", trans, m, n, nrhs, A, lda, B, ldb,
                                                         work, lwork, info);
}
LAPILLI_API void dgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                             const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                             const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                             std::int64_t* info) {
    dropin::getsls<dropin::lapilli_dgetsls, double, std::int64_t>("dgetsls_64_", trans, m, n, nrhs, A, lda, B,
                                                                  ldb, work, lwork, info);
}
LAPILLI_API void scipy_dgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                   const std::int64_t* nrhs, double* A, const std::int64_t* lda, double* B,
                                   const std::int64_t* ldb, double* work, const std::int64_t* lwork,
                                   std::int64_t* info) {
    dropin::getsls<dropin::lapilli_dgetsls, double, std::int64_t>("scipy_dgetsls_64_", trans, m, n, nrhs, A,
                                                                  lda, B, ldb, work, lwork, info);
}
LAPILLI_API void cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs,
                          lapilli_complex_float* A, const int* lda, lapilli_complex_float* B, const int* ldb,
                          lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::getsls<dropin::lapilli_cgetsls, lapilli_complex_float, int>("cgetsls_", trans, m, n, nrhs, A, lda,
                                                                        B, ldb, work, lwork, info);
}
LAPILLI_API void scipy_cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs,
                                lapilli_complex_float* A, const int* lda, lapilli_complex_float* B,
                                const int* ldb, lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::getsls<dropin::lapilli_cgetsls, lapilli_complex_float, int>("scipy_cgetsls_", trans, m, n, nrhs,
                                                                        A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API void cgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                             const std::int64_t* nrhs, lapilli_complex_float* A, const std::int64_t* lda,
                             lapilli_complex_float* B, const std::int64_t* ldb, lapilli_complex_float* work,
                             const std::int64_t* lwork, std::int64_t* info) {
    dropin::getsls<dropin::lapilli_cgetsls, lapilli_complex_float, std::int64_t>("cgetsls_64_", trans, m, n,
                                                                                 nrhs, A, lda, B, ldb, work,
                                                                                 lwork, info);
}
LAPILLI_API void scipy_cgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                   const std::int64_t* nrhs, lapilli_complex_float* A,
                                   const std::int64_t* lda, lapilli_complex_float* B, const std::int64_t* ldb,
                                   lapilli_complex_float* work, const std::int64_t* lwork,
                                   std::int64_t* info) {
    dropin::getsls<dropin::lapilli_cgetsls, lapilli_complex_float, std::int64_t>("scipy_cgetsls_64_", trans,
                                                                                 m, n, nrhs, A, lda, B, ldb,
                                                                                 work, lwork, info);
}
LAPILLI_API void zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs,
                          lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                          const int* ldb, lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::getsls<dropin::lapilli_zgetsls, lapilli_complex_double, int>("zgetsls_", trans, m, n, nrhs, A,
                                                                         lda, B, ldb, work, lwork, info);
}
LAPILLI_API void scipy_zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs,
                                lapilli_complex_double* A, const int* lda, lapilli_complex_double* B,
                                const int* ldb, lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::getsls<dropin::lapilli_zgetsls, lapilli_complex_double, int>("scipy_zgetsls_", trans, m, n, nrhs,
                                                                         A, lda, B, ldb, work, lwork, info);
}
LAPILLI_API void zgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                             const std::int64_t* nrhs, lapilli_complex_double* A, const std::int64_t* lda,
                             lapilli_complex_double* B, const std::int64_t* ldb, lapilli_complex_double* work,
                             const std::int64_t* lwork, std::int64_t* info) {
    dropin::getsls<dropin::lapilli_zgetsls, lapilli_complex_double, std::int64_t>("zgetsls_64_", trans, m, n,
                                                                                  nrhs, A, lda, B, ldb, work,
                                                                                  lwork, info);
}
LAPILLI_API void scipy_zgetsls_64_(const char* trans, const std::int64_t* m, const std::int64_t* n,
                                   const std::int64_t* nrhs, lapilli_complex_double* A,
                                   const std::int64_t* lda, lapilli_complex_double* B,
                                   const std::int64_t* ldb, lapilli_complex_double* work,
                                   const std::int64_t* lwork, std::int64_t* info) {
    dropin::getsls<dropin::lapilli_zgetsls, lapilli_complex_double, std::int64_t>("scipy_zgetsls_64_", trans,
                                                                                  m, n, nrhs, A, lda, B, ldb,
                                                                                  work, lwork, info);
}

LAPILLI_API void sgeqp3_(const int* m, const int* n, float* A, const int* lda, int* jpvt, float* tau,
                         float* work, const int* lwork, int* info) {
    dropin::geqp3_real<dropin::lapilli_sgeqp3, float, int>("sgeqp3_", m, n, A, lda, jpvt, tau, work, lwork,
                                                           info);
}
LAPILLI_API void scipy_sgeqp3_(const int* m, const int* n, float* A, const int* lda, int* jpvt, float* tau,
                               float* work, const int* lwork, int* info) {
    dropin::geqp3_real<dropin::lapilli_sgeqp3, float, int>("scipy_sgeqp3_", m, n, A, lda, jpvt, tau, work,
                                                           lwork, info);
}
LAPILLI_API void sgeqp3_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            std::int64_t* jpvt, float* tau, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::geqp3_real<dropin::lapilli_sgeqp3, float, std::int64_t>("sgeqp3_64_", m, n, A, lda, jpvt, tau,
                                                                    work, lwork, info);
}
LAPILLI_API void scipy_sgeqp3_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, std::int64_t* jpvt, float* tau, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqp3_real<dropin::lapilli_sgeqp3, float, std::int64_t>("scipy_sgeqp3_64_", m, n, A, lda, jpvt,
                                                                    tau, work, lwork, info);
}
LAPILLI_API void dgeqp3_(const int* m, const int* n, double* A, const int* lda, int* jpvt, double* tau,
                         double* work, const int* lwork, int* info) {
    dropin::geqp3_real<dropin::lapilli_dgeqp3, double, int>("dgeqp3_", m, n, A, lda, jpvt, tau, work, lwork,
                                                            info);
}
LAPILLI_API void scipy_dgeqp3_(const int* m, const int* n, double* A, const int* lda, int* jpvt, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::geqp3_real<dropin::lapilli_dgeqp3, double, int>("scipy_dgeqp3_", m, n, A, lda, jpvt, tau, work,
                                                            lwork, info);
}
LAPILLI_API void dgeqp3_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            std::int64_t* jpvt, double* tau, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::geqp3_real<dropin::lapilli_dgeqp3, double, std::int64_t>("dgeqp3_64_", m, n, A, lda, jpvt, tau,
                                                                     work, lwork, info);
}
LAPILLI_API void scipy_dgeqp3_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, std::int64_t* jpvt, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::geqp3_real<dropin::lapilli_dgeqp3, double, std::int64_t>("scipy_dgeqp3_64_", m, n, A, lda, jpvt,
                                                                     tau, work, lwork, info);
}
LAPILLI_API void cgeqp3_(const int* m, const int* n, lapilli_complex_float* A, const int* lda, int* jpvt,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         float* rwork, int* info) {
    dropin::geqp3_complex<dropin::lapilli_cgeqp3, lapilli_complex_float, int>("cgeqp3_", m, n, A, lda, jpvt,
                                                                              tau, work, lwork, rwork, info);
}
LAPILLI_API void scipy_cgeqp3_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               int* jpvt, lapilli_complex_float* tau, lapilli_complex_float* work,
                               const int* lwork, float* rwork, int* info) {
    dropin::geqp3_complex<dropin::lapilli_cgeqp3, lapilli_complex_float, int>("scipy_cgeqp3_", m, n, A, lda,
                                                                              jpvt, tau, work, lwork, rwork,
                                                                              info);
}
LAPILLI_API void cgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_float* tau,
                            lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                            std::int64_t* info) {
    dropin::geqp3_complex<dropin::lapilli_cgeqp3, lapilli_complex_float, std::int64_t>("cgeqp3_64_", m, n, A,
                                                                                       lda, jpvt, tau, work,
                                                                                       lwork, rwork, info);
}
LAPILLI_API void scipy_cgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork, float* rwork,
                                  std::int64_t* info) {
    dropin::geqp3_complex<dropin::lapilli_cgeqp3, lapilli_complex_float, std::int64_t>("scipy_cgeqp3_64_", m,
                                                                                       n, A, lda, jpvt, tau,
                                                                                       work, lwork, rwork,
                                                                                       info);
}
LAPILLI_API void zgeqp3_(const int* m, const int* n, lapilli_complex_double* A, const int* lda, int* jpvt,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         double* rwork, int* info) {
    dropin::geqp3_complex<dropin::lapilli_zgeqp3, lapilli_complex_double, int>("zgeqp3_", m, n, A, lda, jpvt,
                                                                               tau, work, lwork, rwork, info);
}
LAPILLI_API void scipy_zgeqp3_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               int* jpvt, lapilli_complex_double* tau, lapilli_complex_double* work,
                               const int* lwork, double* rwork, int* info) {
    dropin::geqp3_complex<dropin::lapilli_zgeqp3, lapilli_complex_double, int>("scipy_zgeqp3_", m, n, A, lda,
                                                                               jpvt, tau, work, lwork, rwork,
                                                                               info);
}
LAPILLI_API void zgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                            std::int64_t* info) {
    dropin::geqp3_complex<dropin::lapilli_zgeqp3, lapilli_complex_double, std::int64_t>("zgeqp3_64_", m, n, A,
                                                                                        lda, jpvt, tau, work,
                                                                                        lwork, rwork, info);
}
LAPILLI_API void scipy_zgeqp3_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, std::int64_t* jpvt, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork, double* rwork,
                                  std::int64_t* info) {
    dropin::geqp3_complex<dropin::lapilli_zgeqp3, lapilli_complex_double, std::int64_t>("scipy_zgeqp3_64_", m,
                                                                                        n, A, lda, jpvt, tau,
                                                                                        work, lwork, rwork,
                                                                                        info);
}

LAPILLI_API void stzrzf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                         const int* lwork, int* info) {
    dropin::tzrzf<dropin::lapilli_stzrzf, float, int>("stzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_stzrzf_(const int* m, const int* n, float* A, const int* lda, float* tau, float* work,
                               const int* lwork, int* info) {
    dropin::tzrzf<dropin::lapilli_stzrzf, float, int>("scipy_stzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void stzrzf_64_(const std::int64_t* m, const std::int64_t* n, float* A, const std::int64_t* lda,
                            float* tau, float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_stzrzf, float, std::int64_t>("stzrzf_64_", m, n, A, lda, tau, work, lwork,
                                                               info);
}
LAPILLI_API void scipy_stzrzf_64_(const std::int64_t* m, const std::int64_t* n, float* A,
                                  const std::int64_t* lda, float* tau, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_stzrzf, float, std::int64_t>("scipy_stzrzf_64_", m, n, A, lda, tau, work,
                                                               lwork, info);
}
LAPILLI_API void dtzrzf_(const int* m, const int* n, double* A, const int* lda, double* tau, double* work,
                         const int* lwork, int* info) {
    dropin::tzrzf<dropin::lapilli_dtzrzf, double, int>("dtzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void scipy_dtzrzf_(const int* m, const int* n, double* A, const int* lda, double* tau,
                               double* work, const int* lwork, int* info) {
    dropin::tzrzf<dropin::lapilli_dtzrzf, double, int>("scipy_dtzrzf_", m, n, A, lda, tau, work, lwork, info);
}
LAPILLI_API void dtzrzf_64_(const std::int64_t* m, const std::int64_t* n, double* A, const std::int64_t* lda,
                            double* tau, double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_dtzrzf, double, std::int64_t>("dtzrzf_64_", m, n, A, lda, tau, work, lwork,
                                                                info);
}
LAPILLI_API void scipy_dtzrzf_64_(const std::int64_t* m, const std::int64_t* n, double* A,
                                  const std::int64_t* lda, double* tau, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_dtzrzf, double, std::int64_t>("scipy_dtzrzf_64_", m, n, A, lda, tau, work,
                                                                lwork, info);
}
LAPILLI_API void ctzrzf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                         lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                         int* info) {
    dropin::tzrzf<dropin::lapilli_ctzrzf, lapilli_complex_float, int>("ctzrzf_", m, n, A, lda, tau, work,
                                                                      lwork, info);
}
LAPILLI_API void scipy_ctzrzf_(const int* m, const int* n, lapilli_complex_float* A, const int* lda,
                               lapilli_complex_float* tau, lapilli_complex_float* work, const int* lwork,
                               int* info) {
    dropin::tzrzf<dropin::lapilli_ctzrzf, lapilli_complex_float, int>("scipy_ctzrzf_", m, n, A, lda, tau,
                                                                      work, lwork, info);
}
LAPILLI_API void ctzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                            const std::int64_t* lda, lapilli_complex_float* tau, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_ctzrzf, lapilli_complex_float, std::int64_t>("ctzrzf_64_", m, n, A, lda,
                                                                               tau, work, lwork, info);
}
LAPILLI_API void scipy_ctzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_float* A,
                                  const std::int64_t* lda, lapilli_complex_float* tau,
                                  lapilli_complex_float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_ctzrzf, lapilli_complex_float, std::int64_t>("scipy_ctzrzf_64_", m, n, A,
                                                                               lda, tau, work, lwork, info);
}
LAPILLI_API void ztzrzf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                         lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                         int* info) {
    dropin::tzrzf<dropin::lapilli_ztzrzf, lapilli_complex_double, int>("ztzrzf_", m, n, A, lda, tau, work,
                                                                       lwork, info);
}
LAPILLI_API void scipy_ztzrzf_(const int* m, const int* n, lapilli_complex_double* A, const int* lda,
                               lapilli_complex_double* tau, lapilli_complex_double* work, const int* lwork,
                               int* info) {
    dropin::tzrzf<dropin::lapilli_ztzrzf, lapilli_complex_double, int>("scipy_ztzrzf_", m, n, A, lda, tau,
                                                                       work, lwork, info);
}
LAPILLI_API void ztzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                            const std::int64_t* lda, lapilli_complex_double* tau,
                            lapilli_complex_double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_ztzrzf, lapilli_complex_double, std::int64_t>("ztzrzf_64_", m, n, A, lda,
                                                                                tau, work, lwork, info);
}
LAPILLI_API void scipy_ztzrzf_64_(const std::int64_t* m, const std::int64_t* n, lapilli_complex_double* A,
                                  const std::int64_t* lda, lapilli_complex_double* tau,
                                  lapilli_complex_double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::tzrzf<dropin::lapilli_ztzrzf, lapilli_complex_double, std::int64_t>("scipy_ztzrzf_64_", m, n, A,
                                                                                lda, tau, work, lwork, info);
}

LAPILLI_API void sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const float* A, const int* lda, const float* tau, float* C,
                         const int* ldc, float* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_sormrz, float, int>("sormrz_", side, trans, m, n, k, l, A, lda, tau, C, ldc,
                                                      work, lwork, info);
}
LAPILLI_API void scipy_sormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const int* l, const float* A, const int* lda, const float* tau, float* C,
                               const int* ldc, float* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_sormrz, float, int>("scipy_sormrz_", side, trans, m, n, k, l, A, lda, tau,
                                                      C, ldc, work, lwork, info);
}
LAPILLI_API void sormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const float* A,
                            const std::int64_t* lda, const float* tau, float* C, const std::int64_t* ldc,
                            float* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_sormrz, float, std::int64_t>("sormrz_64_", side, trans, m, n, k, l, A, lda,
                                                               tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_sormrz_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const std::int64_t* l,
                                  const float* A, const std::int64_t* lda, const float* tau, float* C,
                                  const std::int64_t* ldc, float* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_sormrz, float, std::int64_t>("scipy_sormrz_64_", side, trans, m, n, k, l, A,
                                                               lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const double* A, const int* lda, const double* tau, double* C,
                         const int* ldc, double* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_dormrz, double, int>("dormrz_", side, trans, m, n, k, l, A, lda, tau, C,
                                                       ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const int* l, const double* A, const int* lda, const double* tau, double* C,
                               const int* ldc, double* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_dormrz, double, int>("scipy_dormrz_", side, trans, m, n, k, l, A, lda, tau,
                                                       C, ldc, work, lwork, info);
}
LAPILLI_API void dormrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const double* A,
                            const std::int64_t* lda, const double* tau, double* C, const std::int64_t* ldc,
                            double* work, const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_dormrz, double, std::int64_t>("dormrz_64_", side, trans, m, n, k, l, A, lda,
                                                                tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_dormrz_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const std::int64_t* l,
                                  const double* A, const std::int64_t* lda, const double* tau, double* C,
                                  const std::int64_t* ldc, double* work, const std::int64_t* lwork,
                                  std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_dormrz, double, std::int64_t>("scipy_dormrz_64_", side, trans, m, n, k, l,
                                                                A, lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const lapilli_complex_float* A, const int* lda,
                         const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                         lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_cunmrz, lapilli_complex_float, int>("cunmrz_", side, trans, m, n, k, l, A,
                                                                      lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_cunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const int* l, const lapilli_complex_float* A, const int* lda,
                               const lapilli_complex_float* tau, lapilli_complex_float* C, const int* ldc,
                               lapilli_complex_float* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_cunmrz, lapilli_complex_float, int>("scipy_cunmrz_", side, trans, m, n, k,
                                                                      l, A, lda, tau, C, ldc, work, lwork,
                                                                      info);
}
LAPILLI_API void cunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const lapilli_complex_float* A,
                            const std::int64_t* lda, const lapilli_complex_float* tau,
                            lapilli_complex_float* C, const std::int64_t* ldc, lapilli_complex_float* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_cunmrz, lapilli_complex_float, std::int64_t>("cunmrz_64_", side, trans, m,
                                                                               n, k, l, A, lda, tau, C, ldc,
                                                                               work, lwork, info);
}
LAPILLI_API void scipy_cunmrz_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const std::int64_t* l,
                                  const lapilli_complex_float* A, const std::int64_t* lda,
                                  const lapilli_complex_float* tau, lapilli_complex_float* C,
                                  const std::int64_t* ldc, lapilli_complex_float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_cunmrz, lapilli_complex_float, std::int64_t>("scipy_cunmrz_64_", side,
                                                                               trans, m, n, k, l, A, lda, tau,
                                                                               C, ldc, work, lwork, info);
}
LAPILLI_API void zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                         const int* l, const lapilli_complex_double* A, const int* lda,
                         const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                         lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_zunmrz, lapilli_complex_double, int>("zunmrz_", side, trans, m, n, k, l, A,
                                                                       lda, tau, C, ldc, work, lwork, info);
}
LAPILLI_API void scipy_zunmrz_(const char* side, const char* trans, const int* m, const int* n, const int* k,
                               const int* l, const lapilli_complex_double* A, const int* lda,
                               const lapilli_complex_double* tau, lapilli_complex_double* C, const int* ldc,
                               lapilli_complex_double* work, const int* lwork, int* info) {
    dropin::ormrz<dropin::lapilli_zunmrz, lapilli_complex_double, int>("scipy_zunmrz_", side, trans, m, n, k,
                                                                       l, A, lda, tau, C, ldc, work, lwork,
                                                                       info);
}
LAPILLI_API void zunmrz_64_(const char* side, const char* trans, const std::int64_t* m, const std::int64_t* n,
                            const std::int64_t* k, const std::int64_t* l, const lapilli_complex_double* A,
                            const std::int64_t* lda, const lapilli_complex_double* tau,
                            lapilli_complex_double* C, const std::int64_t* ldc, lapilli_complex_double* work,
                            const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_zunmrz, lapilli_complex_double, std::int64_t>("zunmrz_64_", side, trans, m,
                                                                                n, k, l, A, lda, tau, C, ldc,
                                                                                work, lwork, info);
}
LAPILLI_API void scipy_zunmrz_64_(const char* side, const char* trans, const std::int64_t* m,
                                  const std::int64_t* n, const std::int64_t* k, const std::int64_t* l,
                                  const lapilli_complex_double* A, const std::int64_t* lda,
                                  const lapilli_complex_double* tau, lapilli_complex_double* C,
                                  const std::int64_t* ldc, lapilli_complex_double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::ormrz<dropin::lapilli_zunmrz, lapilli_complex_double, std::int64_t>("scipy_zunmrz_64_", side,
                                                                                trans, m, n, k, l, A, lda,
                                                                                tau, C, ldc, work, lwork,
                                                                                info);
}

LAPILLI_API void sgelsy_(const int* m, const int* n, const int* nrhs, float* A, const int* lda, float* B,
                         const int* ldb, int* jpvt, const float* rcond, int* rank, float* work,
                         const int* lwork, int* info) {
    dropin::gelsy_real<dropin::lapilli_sgelsy, float, int>("sgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt, rcond,
                                                           rank, work, lwork, info);
}
LAPILLI_API void scipy_sgelsy_(const int* m, const int* n, const int* nrhs, float* A, const int* lda,
                               float* B, const int* ldb, int* jpvt, const float* rcond, int* rank,
                               float* work, const int* lwork, int* info) {
    dropin::gelsy_real<dropin::lapilli_sgelsy, float, int>("scipy_sgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt,
                                                           rcond, rank, work, lwork, info);
}
LAPILLI_API void sgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, float* A,
                            const std::int64_t* lda, float* B, const std::int64_t* ldb, std::int64_t* jpvt,
                            const float* rcond, std::int64_t* rank, float* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::gelsy_real<dropin::lapilli_sgelsy, float, std::int64_t>("sgelsy_64_", m, n, nrhs, A, lda, B, ldb,
                                                                    jpvt, rcond, rank, work, lwork, info);
}
LAPILLI_API void scipy_sgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                                  float* A, const std::int64_t* lda, float* B, const std::int64_t* ldb,
                                  std::int64_t* jpvt, const float* rcond, std::int64_t* rank, float* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelsy_real<dropin::lapilli_sgelsy, float, std::int64_t>("scipy_sgelsy_64_", m, n, nrhs, A, lda, B,
                                                                    ldb, jpvt, rcond, rank, work, lwork,
                                                                    info);
}
LAPILLI_API void dgelsy_(const int* m, const int* n, const int* nrhs, double* A, const int* lda, double* B,
                         const int* ldb, int* jpvt, const double* rcond, int* rank, double* work,
                         const int* lwork, int* info) {
    dropin::gelsy_real<dropin::lapilli_dgelsy, double, int>("dgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt,
                                                            rcond, rank, work, lwork, info);
}
LAPILLI_API void scipy_dgelsy_(const int* m, const int* n, const int* nrhs, double* A, const int* lda,
                               double* B, const int* ldb, int* jpvt, const double* rcond, int* rank,
                               double* work, const int* lwork, int* info) {
    dropin::gelsy_real<dropin::lapilli_dgelsy, double, int>("scipy_dgelsy_", m, n, nrhs, A, lda, B, ldb, jpvt,
                                                            rcond, rank, work, lwork, info);
}
LAPILLI_API void dgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs, double* A,
                            const std::int64_t* lda, double* B, const std::int64_t* ldb, std::int64_t* jpvt,
                            const double* rcond, std::int64_t* rank, double* work, const std::int64_t* lwork,
                            std::int64_t* info) {
    dropin::gelsy_real<dropin::lapilli_dgelsy, double, std::int64_t>("dgelsy_64_", m, n, nrhs, A, lda, B, ldb,
                                                                     jpvt, rcond, rank, work, lwork, info);
}
LAPILLI_API void scipy_dgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                                  double* A, const std::int64_t* lda, double* B, const std::int64_t* ldb,
                                  std::int64_t* jpvt, const double* rcond, std::int64_t* rank, double* work,
                                  const std::int64_t* lwork, std::int64_t* info) {
    dropin::gelsy_real<dropin::lapilli_dgelsy, double, std::int64_t>("scipy_dgelsy_64_", m, n, nrhs, A, lda,
                                                                     B, ldb, jpvt, rcond, rank, work, lwork,
                                                                     info);
}
LAPILLI_API void cgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_float* A,
                         const int* lda, lapilli_complex_float* B, const int* ldb, int* jpvt,
                         const float* rcond, int* rank, lapilli_complex_float* work, const int* lwork,
                         float* rwork, int* info) {
    dropin::gelsy_complex<dropin::lapilli_cgelsy, lapilli_complex_float, int>("cgelsy_", m, n, nrhs, A, lda,
                                                                              B, ldb, jpvt, rcond, rank, work,
                                                                              lwork, rwork, info);
}
LAPILLI_API void scipy_cgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_float* A,
                               const int* lda, lapilli_complex_float* B, const int* ldb, int* jpvt,
                               const float* rcond, int* rank, lapilli_complex_float* work, const int* lwork,
                               float* rwork, int* info) {
    dropin::gelsy_complex<dropin::lapilli_cgelsy, lapilli_complex_float, int>("scipy_cgelsy_", m, n, nrhs, A,
                                                                              lda, B, ldb, jpvt, rcond, rank,
                                                                              work, lwork, rwork, info);
}
LAPILLI_API void cgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                            lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                            const std::int64_t* ldb, std::int64_t* jpvt, const float* rcond,
                            std::int64_t* rank, lapilli_complex_float* work, const std::int64_t* lwork,
                            float* rwork, std::int64_t* info) {
    dropin::gelsy_complex<dropin::lapilli_cgelsy, lapilli_complex_float, std::int64_t>("cgelsy_64_", m, n,
                                                                                       nrhs, A, lda, B, ldb,
                                                                                       jpvt, rcond, rank,
                                                                                       work, lwork, rwork,
                                                                                       info);
}
LAPILLI_API void scipy_cgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                                  lapilli_complex_float* A, const std::int64_t* lda, lapilli_complex_float* B,
                                  const std::int64_t* ldb, std::int64_t* jpvt, const float* rcond,
                                  std::int64_t* rank, lapilli_complex_float* work, const std::int64_t* lwork,
                                  float* rwork, std::int64_t* info) {
    dropin::gelsy_complex<dropin::lapilli_cgelsy, lapilli_complex_float, std::int64_t>("scipy_cgelsy_64_", m,
                                                                                       n, nrhs, A, lda, B,
                                                                                       ldb, jpvt, rcond, rank,
                                                                                       work, lwork, rwork,
                                                                                       info);
}
LAPILLI_API void zgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_double* A,
                         const int* lda, lapilli_complex_double* B, const int* ldb, int* jpvt,
                         const double* rcond, int* rank, lapilli_complex_double* work, const int* lwork,
                         double* rwork, int* info) {
    dropin::gelsy_complex<dropin::lapilli_zgelsy, lapilli_complex_double, int>("zgelsy_", m, n, nrhs, A, lda,
                                                                               B, ldb, jpvt, rcond, rank,
                                                                               work, lwork, rwork, info);
}
LAPILLI_API void scipy_zgelsy_(const int* m, const int* n, const int* nrhs, lapilli_complex_double* A,
                               const int* lda, lapilli_complex_double* B, const int* ldb, int* jpvt,
                               const double* rcond, int* rank, lapilli_complex_double* work, const int* lwork,
                               double* rwork, int* info) {
    dropin::gelsy_complex<dropin::lapilli_zgelsy, lapilli_complex_double, int>("scipy_zgelsy_", m, n, nrhs, A,
                                                                               lda, B, ldb, jpvt, rcond, rank,
                                                                               work, lwork, rwork, info);
}
LAPILLI_API void zgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                            lapilli_complex_double* A, const std::int64_t* lda, lapilli_complex_double* B,
                            const std::int64_t* ldb, std::int64_t* jpvt, const double* rcond,
                            std::int64_t* rank, lapilli_complex_double* work, const std::int64_t* lwork,
                            double* rwork, std::int64_t* info) {
    dropin::gelsy_complex<dropin::lapilli_zgelsy, lapilli_complex_double, std::int64_t>("zgelsy_64_", m, n,
                                                                                        nrhs, A, lda, B, ldb,
                                                                                        jpvt, rcond, rank,
                                                                                        work, lwork, rwork,
                                                                                        info);
}
LAPILLI_API void scipy_zgelsy_64_(const std::int64_t* m, const std::int64_t* n, const std::int64_t* nrhs,
                                  lapilli_complex_double* A, const std::int64_t* lda,
                                  lapilli_complex_double* B, const std::int64_t* ldb, std::int64_t* jpvt,
                                  const double* rcond, std::int64_t* rank, lapilli_complex_double* work,
                                  const std::int64_t* lwork, double* rwork, std::int64_t* info) {
    dropin::gelsy_complex<dropin::lapilli_zgelsy, lapilli_complex_double, std::int64_t>("scipy_zgelsy_64_", m,
                                                                                        n, nrhs, A, lda, B,
                                                                                        ldb, jpvt, rcond,
                                                                                        rank, work, lwork,
                                                                                        rwork, info);
}

}  // extern "C"
