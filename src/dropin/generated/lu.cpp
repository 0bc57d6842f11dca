// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and general linear systems: LAPACK's symbols.
// Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto Function, class T, class Int>
void laswp(const char* name, const Int* n, T* A, const Int* lda, const Int* k1, const Int* k2,
           const Int* ipiv, const Int* incx) {
    static const Next<void(const Int*, T*, const Int*, const Int*, const Int*, const Int*,
                           const Int*)> next(name);
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{name, 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda, "k1", k1, "k2", k2, "incx", incx); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda, *k1, *k2,
                                                          IntegersIn<Int>(ipiv, (double(*incx) == 0 || double(*k2) < double(*k1) ? 0 : double(*k1) + (double(*k2) - double(*k1)) * std::abs(double(*incx)))),
                                                          *incx); },
               [&] { next(n, A, lda, k1, k2, ipiv, incx); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API void slaswp_(const int* n, float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_slaswp, float, int>("slaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(slaswp_) scipy_slaswp_ __attribute__((alias("slaswp_")));
LAPILLI_API void slaswp_64_(const std::int64_t* n, float* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<lapilli_slaswp, float, std::int64_t>("slaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(slaswp_64_) scipy_slaswp_64_ __attribute__((alias("slaswp_64_")));
LAPILLI_API void dlaswp_(const int* n, double* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_dlaswp, double, int>("dlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(dlaswp_) scipy_dlaswp_ __attribute__((alias("dlaswp_")));
LAPILLI_API void dlaswp_64_(const std::int64_t* n, double* A, const std::int64_t* lda, const std::int64_t* k1,
                            const std::int64_t* k2, const std::int64_t* ipiv, const std::int64_t* incx) {
    dropin::laswp<lapilli_dlaswp, double, std::int64_t>("dlaswp_64_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(dlaswp_64_) scipy_dlaswp_64_ __attribute__((alias("dlaswp_64_")));
LAPILLI_API void claswp_(const int* n, lapilli_complex_float* A, const int* lda, const int* k1, const int* k2,
                         const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_claswp, lapilli_complex_float, int>("claswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(claswp_) scipy_claswp_ __attribute__((alias("claswp_")));
LAPILLI_API void claswp_64_(const std::int64_t* n, lapilli_complex_float* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<lapilli_claswp, lapilli_complex_float, std::int64_t>("claswp_64_", n, A, lda, k1, k2, ipiv,
                                                                       incx);
}
LAPILLI_API decltype(claswp_64_) scipy_claswp_64_ __attribute__((alias("claswp_64_")));
LAPILLI_API void zlaswp_(const int* n, lapilli_complex_double* A, const int* lda, const int* k1,
                         const int* k2, const int* ipiv, const int* incx) {
    dropin::laswp<lapilli_zlaswp, lapilli_complex_double, int>("zlaswp_", n, A, lda, k1, k2, ipiv, incx);
}
LAPILLI_API decltype(zlaswp_) scipy_zlaswp_ __attribute__((alias("zlaswp_")));
LAPILLI_API void zlaswp_64_(const std::int64_t* n, lapilli_complex_double* A, const std::int64_t* lda,
                            const std::int64_t* k1, const std::int64_t* k2, const std::int64_t* ipiv,
                            const std::int64_t* incx) {
    dropin::laswp<lapilli_zlaswp, lapilli_complex_double, std::int64_t>("zlaswp_64_", n, A, lda, k1, k2, ipiv,
                                                                        incx);
}
LAPILLI_API decltype(zlaswp_64_) scipy_zlaswp_64_ __attribute__((alias("zlaswp_64_")));

}  // extern "C"
