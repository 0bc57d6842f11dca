// SPDX-License-Identifier: BSD-3-Clause
// Norms, equilibration and condition numbers: LAPACK's symbols.
// Written by tools/generate from src/api/routines/norms.txt: change the table, then run make generate.
// clang-format off
#include "dropin/call.hpp"
#include "dropin/generated/functions.hpp"
#include "dropin/integers.hpp"
#include "dropin/next.hpp"
#include "dropin/sizes.hpp"

namespace lapilli::dropin {
namespace {

template <auto& Function, class T, class Int>
real_t<T> lange(const char* name, const char* norm, const Int* m, const Int* n, const T* A, const Int* lda,
                real_t<T>* rwork) {
    static Nexts<real_t<T>(const char*, const Int*, const Int*, const T*, const Int*, real_t<T>*,
                           std::size_t)> nexts;
    const auto next = nexts.of(name);
    real_t<T> value = 0;
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("norm", norm, "m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *norm, *m, *n, A, *lda, &value); },
               [&] { value = next(norm, m, n, A, lda, rwork, std::size_t(1)); },
               [] { return false; });
    return value;
}

template <auto& Function, class T, class Int>
real_t<T> lansy(const char* name, const char* norm, const char* uplo, const Int* n, const T* A,
                const Int* lda, real_t<T>* rwork) {
    static Nexts<real_t<T>(const char*, const char*, const Int*, const T*, const Int*, real_t<T>*,
                           std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    real_t<T> value = 0;
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("norm", norm, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *norm, *uplo, *n, A, *lda, &value); },
               [&] { value = next(norm, uplo, n, A, lda, rwork, std::size_t(1), std::size_t(1)); },
               [] { return false; });
    return value;
}

template <auto& Function, class T, class Int>
real_t<T> lanhe(const char* name, const char* norm, const char* uplo, const Int* n, const T* A,
                const Int* lda, real_t<T>* rwork) {
    static Nexts<real_t<T>(const char*, const char*, const Int*, const T*, const Int*, real_t<T>*,
                           std::size_t, std::size_t)> nexts;
    const auto next = nexts.of(name);
    real_t<T> value = 0;
    Int info_of_library = 0, *const info = &info_of_library;
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("norm", norm, "uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *norm, *uplo, *n, A, *lda, &value); },
               [&] { value = next(norm, uplo, n, A, lda, rwork, std::size_t(1), std::size_t(1)); },
               [] { return false; });
    return value;
}

template <auto& Function, class T, class Int>
void geequ(const char* name, const Int* m, const Int* n, const T* A, const Int* lda, real_t<T>* R,
           real_t<T>* C, real_t<T>* rowcnd, real_t<T>* colcnd, real_t<T>* amax, Int* info) {
    static Nexts<void(const Int*, const Int*, const T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*,
                      real_t<T>*, real_t<T>*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("m", m, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *m, *n, A, *lda, R, C, rowcnd, colcnd,
                                                          amax); },
               [&] { next(m, n, A, lda, R, C, rowcnd, colcnd, amax, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void poequ(const char* name, const Int* n, const T* A, const Int* lda, real_t<T>* S, real_t<T>* scond,
           real_t<T>* amax, Int* info) {
    static Nexts<void(const Int*, const T*, const Int*, real_t<T>*, real_t<T>*, real_t<T>*, Int*)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 1000}, index_t(*n), bool(next), info,
               [&] { return described("n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *n, A, *lda, S, scond, amax); },
               [&] { next(n, A, lda, S, scond, amax, info); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gecon_real(const char* name, const char* norm, const Int* n, const T* A, const Int* lda,
                const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const real_t<T>*, real_t<T>*, T*, Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("norm", norm, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *norm, *n, A, *lda, value_of(anorm), rcond); },
               [&] { next(norm, n, A, lda, anorm, rcond, work, iwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void gecon_complex(const char* name, const char* norm, const Int* n, const T* A, const Int* lda,
                   const real_t<T>* anorm, real_t<T>* rcond, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("norm", norm, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *norm, *n, A, *lda, value_of(anorm), rcond); },
               [&] { next(norm, n, A, lda, anorm, rcond, work, rwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void pocon_real(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda,
                const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const real_t<T>*, real_t<T>*, T*, Int*,
                      Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda, value_of(anorm), rcond); },
               [&] { next(uplo, n, A, lda, anorm, rcond, work, iwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void pocon_complex(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda,
                   const real_t<T>* anorm, real_t<T>* rcond, T* work, real_t<T>* rwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const real_t<T>*, real_t<T>*, T*,
                      real_t<T>*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda, value_of(anorm), rcond); },
               [&] { next(uplo, n, A, lda, anorm, rcond, work, rwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sycon_real(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda, const Int* ipiv,
                const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const Int*, const real_t<T>*, real_t<T>*,
                      T*, Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), value_of(anorm),
                                                          rcond); },
               [&] { next(uplo, n, A, lda, ipiv, anorm, rcond, work, iwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void sycon_complex(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda,
                   const Int* ipiv, const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const Int*, const real_t<T>*, real_t<T>*,
                      T*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), value_of(anorm),
                                                          rcond); },
               [&] { next(uplo, n, A, lda, ipiv, anorm, rcond, work, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void hecon_real(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda, const Int* ipiv,
                const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* iwork, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const Int*, const real_t<T>*, real_t<T>*,
                      T*, Int*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), value_of(anorm),
                                                          rcond); },
               [&] { next(uplo, n, A, lda, ipiv, anorm, rcond, work, iwork, info, std::size_t(1)); },
               [] { return false; });
}

template <auto& Function, class T, class Int>
void hecon_complex(const char* name, const char* uplo, const Int* n, const T* A, const Int* lda,
                   const Int* ipiv, const real_t<T>* anorm, real_t<T>* rcond, T* work, Int* info) {
    static Nexts<void(const char*, const Int*, const T*, const Int*, const Int*, const real_t<T>*, real_t<T>*,
                      T*, Int*, std::size_t)> nexts;
    const auto next = nexts.of(name);
    serve_call(Routine{plain_name(name), 2000}, index_t(*n), bool(next), info,
               [&] { return described("uplo", uplo, "n", n, "lda", lda); },
               [&](lapilli_context ctx) { return Function(ctx, *uplo, *n, A, *lda,
                                                          IntegersIn<Int>(ipiv, double(*n)), value_of(anorm),
                                                          rcond); },
               [&] { next(uplo, n, A, lda, ipiv, anorm, rcond, work, info, std::size_t(1)); },
               [] { return false; });
}

}  // namespace
}  // namespace lapilli::dropin

using namespace lapilli;

extern "C" {

LAPILLI_API float slange_(const char* norm, const int* m, const int* n, const float* A, const int* lda,
                          float* rwork) {
    return dropin::lange<dropin::lapilli_slange, float, int>("slange_", norm, m, n, A, lda, rwork);
}
LAPILLI_API float scipy_slange_(const char* norm, const int* m, const int* n, const float* A, const int* lda,
                                float* rwork) {
    return dropin::lange<dropin::lapilli_slange, float, int>("scipy_slange_", norm, m, n, A, lda, rwork);
}
LAPILLI_API float slange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n, const float* A,
                             const std::int64_t* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_slange, float, std::int64_t>("slange_64_", norm, m, n, A, lda,
                                                                      rwork);
}
LAPILLI_API float scipy_slange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                                   const float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_slange, float, std::int64_t>("scipy_slange_64_", norm, m, n, A, lda,
                                                                      rwork);
}
LAPILLI_API double dlange_(const char* norm, const int* m, const int* n, const double* A, const int* lda,
                           double* rwork) {
    return dropin::lange<dropin::lapilli_dlange, double, int>("dlange_", norm, m, n, A, lda, rwork);
}
LAPILLI_API double scipy_dlange_(const char* norm, const int* m, const int* n, const double* A,
                                 const int* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_dlange, double, int>("scipy_dlange_", norm, m, n, A, lda, rwork);
}
LAPILLI_API double dlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n, const double* A,
                              const std::int64_t* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_dlange, double, std::int64_t>("dlange_64_", norm, m, n, A, lda,
                                                                       rwork);
}
LAPILLI_API double scipy_dlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                                    const double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_dlange, double, std::int64_t>("scipy_dlange_64_", norm, m, n, A, lda,
                                                                       rwork);
}
LAPILLI_API float clange_(const char* norm, const int* m, const int* n, const lapilli_complex_float* A,
                          const int* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_clange, lapilli_complex_float, int>("clange_", norm, m, n, A, lda,
                                                                             rwork);
}
LAPILLI_API float scipy_clange_(const char* norm, const int* m, const int* n, const lapilli_complex_float* A,
                                const int* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_clange, lapilli_complex_float, int>("scipy_clange_", norm, m, n, A,
                                                                             lda, rwork);
}
LAPILLI_API float clange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                             const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_clange, lapilli_complex_float, std::int64_t>("clange_64_", norm, m,
                                                                                      n, A, lda, rwork);
}
LAPILLI_API float scipy_clange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                                   const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lange<dropin::lapilli_clange, lapilli_complex_float, std::int64_t>("scipy_clange_64_",
                                                                                      norm, m, n, A, lda,
                                                                                      rwork);
}
LAPILLI_API double zlange_(const char* norm, const int* m, const int* n, const lapilli_complex_double* A,
                           const int* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_zlange, lapilli_complex_double, int>("zlange_", norm, m, n, A, lda,
                                                                              rwork);
}
LAPILLI_API double scipy_zlange_(const char* norm, const int* m, const int* n,
                                 const lapilli_complex_double* A, const int* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_zlange, lapilli_complex_double, int>("scipy_zlange_", norm, m, n, A,
                                                                              lda, rwork);
}
LAPILLI_API double zlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                              const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_zlange, lapilli_complex_double, std::int64_t>("zlange_64_", norm, m,
                                                                                       n, A, lda, rwork);
}
LAPILLI_API double scipy_zlange_64_(const char* norm, const std::int64_t* m, const std::int64_t* n,
                                    const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lange<dropin::lapilli_zlange, lapilli_complex_double, std::int64_t>("scipy_zlange_64_",
                                                                                       norm, m, n, A, lda,
                                                                                       rwork);
}

LAPILLI_API float slansy_(const char* norm, const char* uplo, const int* n, const float* A, const int* lda,
                          float* rwork) {
    return dropin::lansy<dropin::lapilli_slansy, float, int>("slansy_", norm, uplo, n, A, lda, rwork);
}
LAPILLI_API float scipy_slansy_(const char* norm, const char* uplo, const int* n, const float* A,
                                const int* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_slansy, float, int>("scipy_slansy_", norm, uplo, n, A, lda, rwork);
}
LAPILLI_API float slansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const float* A,
                             const std::int64_t* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_slansy, float, std::int64_t>("slansy_64_", norm, uplo, n, A, lda,
                                                                      rwork);
}
LAPILLI_API float scipy_slansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const float* A,
                                   const std::int64_t* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_slansy, float, std::int64_t>("scipy_slansy_64_", norm, uplo, n, A,
                                                                      lda, rwork);
}
LAPILLI_API double dlansy_(const char* norm, const char* uplo, const int* n, const double* A, const int* lda,
                           double* rwork) {
    return dropin::lansy<dropin::lapilli_dlansy, double, int>("dlansy_", norm, uplo, n, A, lda, rwork);
}
LAPILLI_API double scipy_dlansy_(const char* norm, const char* uplo, const int* n, const double* A,
                                 const int* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_dlansy, double, int>("scipy_dlansy_", norm, uplo, n, A, lda, rwork);
}
LAPILLI_API double dlansy_64_(const char* norm, const char* uplo, const std::int64_t* n, const double* A,
                              const std::int64_t* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_dlansy, double, std::int64_t>("dlansy_64_", norm, uplo, n, A, lda,
                                                                       rwork);
}
LAPILLI_API double scipy_dlansy_64_(const char* norm, const char* uplo, const std::int64_t* n,
                                    const double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_dlansy, double, std::int64_t>("scipy_dlansy_64_", norm, uplo, n, A,
                                                                       lda, rwork);
}
LAPILLI_API float clansy_(const char* norm, const char* uplo, const int* n, const lapilli_complex_float* A,
                          const int* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_clansy, lapilli_complex_float, int>("clansy_", norm, uplo, n, A, lda,
                                                                             rwork);
}
LAPILLI_API float scipy_clansy_(const char* norm, const char* uplo, const int* n,
                                const lapilli_complex_float* A, const int* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_clansy, lapilli_complex_float, int>("scipy_clansy_", norm, uplo, n,
                                                                             A, lda, rwork);
}
LAPILLI_API float clansy_64_(const char* norm, const char* uplo, const std::int64_t* n,
                             const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_clansy, lapilli_complex_float, std::int64_t>("clansy_64_", norm,
                                                                                      uplo, n, A, lda, rwork);
}
LAPILLI_API float scipy_clansy_64_(const char* norm, const char* uplo, const std::int64_t* n,
                                   const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lansy<dropin::lapilli_clansy, lapilli_complex_float, std::int64_t>("scipy_clansy_64_",
                                                                                      norm, uplo, n, A, lda,
                                                                                      rwork);
}
LAPILLI_API double zlansy_(const char* norm, const char* uplo, const int* n, const lapilli_complex_double* A,
                           const int* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_zlansy, lapilli_complex_double, int>("zlansy_", norm, uplo, n, A,
                                                                              lda, rwork);
}
LAPILLI_API double scipy_zlansy_(const char* norm, const char* uplo, const int* n,
                                 const lapilli_complex_double* A, const int* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_zlansy, lapilli_complex_double, int>("scipy_zlansy_", norm, uplo, n,
                                                                              A, lda, rwork);
}
LAPILLI_API double zlansy_64_(const char* norm, const char* uplo, const std::int64_t* n,
                              const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_zlansy, lapilli_complex_double, std::int64_t>("zlansy_64_", norm,
                                                                                       uplo, n, A, lda,
                                                                                       rwork);
}
LAPILLI_API double scipy_zlansy_64_(const char* norm, const char* uplo, const std::int64_t* n,
                                    const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lansy<dropin::lapilli_zlansy, lapilli_complex_double, std::int64_t>("scipy_zlansy_64_",
                                                                                       norm, uplo, n, A, lda,
                                                                                       rwork);
}

LAPILLI_API float clanhe_(const char* norm, const char* uplo, const int* n, const lapilli_complex_float* A,
                          const int* lda, float* rwork) {
    return dropin::lanhe<dropin::lapilli_clanhe, lapilli_complex_float, int>("clanhe_", norm, uplo, n, A, lda,
                                                                             rwork);
}
LAPILLI_API float scipy_clanhe_(const char* norm, const char* uplo, const int* n,
                                const lapilli_complex_float* A, const int* lda, float* rwork) {
    return dropin::lanhe<dropin::lapilli_clanhe, lapilli_complex_float, int>("scipy_clanhe_", norm, uplo, n,
                                                                             A, lda, rwork);
}
LAPILLI_API float clanhe_64_(const char* norm, const char* uplo, const std::int64_t* n,
                             const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lanhe<dropin::lapilli_clanhe, lapilli_complex_float, std::int64_t>("clanhe_64_", norm,
                                                                                      uplo, n, A, lda, rwork);
}
LAPILLI_API float scipy_clanhe_64_(const char* norm, const char* uplo, const std::int64_t* n,
                                   const lapilli_complex_float* A, const std::int64_t* lda, float* rwork) {
    return dropin::lanhe<dropin::lapilli_clanhe, lapilli_complex_float, std::int64_t>("scipy_clanhe_64_",
                                                                                      norm, uplo, n, A, lda,
                                                                                      rwork);
}
LAPILLI_API double zlanhe_(const char* norm, const char* uplo, const int* n, const lapilli_complex_double* A,
                           const int* lda, double* rwork) {
    return dropin::lanhe<dropin::lapilli_zlanhe, lapilli_complex_double, int>("zlanhe_", norm, uplo, n, A,
                                                                              lda, rwork);
}
LAPILLI_API double scipy_zlanhe_(const char* norm, const char* uplo, const int* n,
                                 const lapilli_complex_double* A, const int* lda, double* rwork) {
    return dropin::lanhe<dropin::lapilli_zlanhe, lapilli_complex_double, int>("scipy_zlanhe_", norm, uplo, n,
                                                                              A, lda, rwork);
}
LAPILLI_API double zlanhe_64_(const char* norm, const char* uplo, const std::int64_t* n,
                              const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lanhe<dropin::lapilli_zlanhe, lapilli_complex_double, std::int64_t>("zlanhe_64_", norm,
                                                                                       uplo, n, A, lda,
                                                                                       rwork);
}
LAPILLI_API double scipy_zlanhe_64_(const char* norm, const char* uplo, const std::int64_t* n,
                                    const lapilli_complex_double* A, const std::int64_t* lda, double* rwork) {
    return dropin::lanhe<dropin::lapilli_zlanhe, lapilli_complex_double, std::int64_t>("scipy_zlanhe_64_",
                                                                                       norm, uplo, n, A, lda,
                                                                                       rwork);
}

LAPILLI_API void sgeequ_(const int* m, const int* n, const float* A, const int* lda, float* R, float* C,
                         float* rowcnd, float* colcnd, float* amax, int* info) {
    dropin::geequ<dropin::lapilli_sgeequ, float, int>("sgeequ_", m, n, A, lda, R, C, rowcnd, colcnd, amax,
                                                      info);
}
LAPILLI_API void scipy_sgeequ_(const int* m, const int* n, const float* A, const int* lda, float* R, float* C,
                               float* rowcnd, float* colcnd, float* amax, int* info) {
    dropin::geequ<dropin::lapilli_sgeequ, float, int>("scipy_sgeequ_", m, n, A, lda, R, C, rowcnd, colcnd,
                                                      amax, info);
}
LAPILLI_API void sgeequ_64_(const std::int64_t* m, const std::int64_t* n, const float* A,
                            const std::int64_t* lda, float* R, float* C, float* rowcnd, float* colcnd,
                            float* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_sgeequ, float, std::int64_t>("sgeequ_64_", m, n, A, lda, R, C, rowcnd,
                                                               colcnd, amax, info);
}
LAPILLI_API void scipy_sgeequ_64_(const std::int64_t* m, const std::int64_t* n, const float* A,
                                  const std::int64_t* lda, float* R, float* C, float* rowcnd, float* colcnd,
                                  float* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_sgeequ, float, std::int64_t>("scipy_sgeequ_64_", m, n, A, lda, R, C, rowcnd,
                                                               colcnd, amax, info);
}
LAPILLI_API void dgeequ_(const int* m, const int* n, const double* A, const int* lda, double* R, double* C,
                         double* rowcnd, double* colcnd, double* amax, int* info) {
    dropin::geequ<dropin::lapilli_dgeequ, double, int>("dgeequ_", m, n, A, lda, R, C, rowcnd, colcnd, amax,
                                                       info);
}
LAPILLI_API void scipy_dgeequ_(const int* m, const int* n, const double* A, const int* lda, double* R,
                               double* C, double* rowcnd, double* colcnd, double* amax, int* info) {
    dropin::geequ<dropin::lapilli_dgeequ, double, int>("scipy_dgeequ_", m, n, A, lda, R, C, rowcnd, colcnd,
                                                       amax, info);
}
LAPILLI_API void dgeequ_64_(const std::int64_t* m, const std::int64_t* n, const double* A,
                            const std::int64_t* lda, double* R, double* C, double* rowcnd, double* colcnd,
                            double* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_dgeequ, double, std::int64_t>("dgeequ_64_", m, n, A, lda, R, C, rowcnd,
                                                                colcnd, amax, info);
}
LAPILLI_API void scipy_dgeequ_64_(const std::int64_t* m, const std::int64_t* n, const double* A,
                                  const std::int64_t* lda, double* R, double* C, double* rowcnd,
                                  double* colcnd, double* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_dgeequ, double, std::int64_t>("scipy_dgeequ_64_", m, n, A, lda, R, C,
                                                                rowcnd, colcnd, amax, info);
}
LAPILLI_API void cgeequ_(const int* m, const int* n, const lapilli_complex_float* A, const int* lda, float* R,
                         float* C, float* rowcnd, float* colcnd, float* amax, int* info) {
    dropin::geequ<dropin::lapilli_cgeequ, lapilli_complex_float, int>("cgeequ_", m, n, A, lda, R, C, rowcnd,
                                                                      colcnd, amax, info);
}
LAPILLI_API void scipy_cgeequ_(const int* m, const int* n, const lapilli_complex_float* A, const int* lda,
                               float* R, float* C, float* rowcnd, float* colcnd, float* amax, int* info) {
    dropin::geequ<dropin::lapilli_cgeequ, lapilli_complex_float, int>("scipy_cgeequ_", m, n, A, lda, R, C,
                                                                      rowcnd, colcnd, amax, info);
}
LAPILLI_API void cgeequ_64_(const std::int64_t* m, const std::int64_t* n, const lapilli_complex_float* A,
                            const std::int64_t* lda, float* R, float* C, float* rowcnd, float* colcnd,
                            float* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_cgeequ, lapilli_complex_float, std::int64_t>("cgeequ_64_", m, n, A, lda, R,
                                                                               C, rowcnd, colcnd, amax, info);
}
LAPILLI_API void scipy_cgeequ_64_(const std::int64_t* m, const std::int64_t* n,
                                  const lapilli_complex_float* A, const std::int64_t* lda, float* R, float* C,
                                  float* rowcnd, float* colcnd, float* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_cgeequ, lapilli_complex_float, std::int64_t>("scipy_cgeequ_64_", m, n, A,
                                                                               lda, R, C, rowcnd, colcnd,
                                                                               amax, info);
}
LAPILLI_API void zgeequ_(const int* m, const int* n, const lapilli_complex_double* A, const int* lda,
                         double* R, double* C, double* rowcnd, double* colcnd, double* amax, int* info) {
    dropin::geequ<dropin::lapilli_zgeequ, lapilli_complex_double, int>("zgeequ_", m, n, A, lda, R, C, rowcnd,
                                                                       colcnd, amax, info);
}
LAPILLI_API void scipy_zgeequ_(const int* m, const int* n, const lapilli_complex_double* A, const int* lda,
                               double* R, double* C, double* rowcnd, double* colcnd, double* amax,
                               int* info) {
    dropin::geequ<dropin::lapilli_zgeequ, lapilli_complex_double, int>("scipy_zgeequ_", m, n, A, lda, R, C,
                                                                       rowcnd, colcnd, amax, info);
}
LAPILLI_API void zgeequ_64_(const std::int64_t* m, const std::int64_t* n, const lapilli_complex_double* A,
                            const std::int64_t* lda, double* R, double* C, double* rowcnd, double* colcnd,
                            double* amax, std::int64_t* info) {
    dropin::geequ<dropin::lapilli_zgeequ, lapilli_complex_double, std::int64_t>("zgeequ_64_", m, n, A, lda, R,
                                                                                C, rowcnd, colcnd, amax,
                                                                                info);
}
LAPILLI_API void scipy_zgeequ_64_(const std::int64_t* m, const std::int64_t* n,
                                  const lapilli_complex_double* A, const std::int64_t* lda, double* R,
                                  double* C, double* rowcnd, double* colcnd, double* amax,
                                  std::int64_t* info) {
    dropin::geequ<dropin::lapilli_zgeequ, lapilli_complex_double, std::int64_t>("scipy_zgeequ_64_", m, n, A,
                                                                                lda, R, C, rowcnd, colcnd,
                                                                                amax, info);
}

LAPILLI_API void spoequ_(const int* n, const float* A, const int* lda, float* S, float* scond, float* amax,
                         int* info) {
    dropin::poequ<dropin::lapilli_spoequ, float, int>("spoequ_", n, A, lda, S, scond, amax, info);
}
LAPILLI_API void scipy_spoequ_(const int* n, const float* A, const int* lda, float* S, float* scond,
                               float* amax, int* info) {
    dropin::poequ<dropin::lapilli_spoequ, float, int>("scipy_spoequ_", n, A, lda, S, scond, amax, info);
}
LAPILLI_API void spoequ_64_(const std::int64_t* n, const float* A, const std::int64_t* lda, float* S,
                            float* scond, float* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_spoequ, float, std::int64_t>("spoequ_64_", n, A, lda, S, scond, amax, info);
}
LAPILLI_API void scipy_spoequ_64_(const std::int64_t* n, const float* A, const std::int64_t* lda, float* S,
                                  float* scond, float* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_spoequ, float, std::int64_t>("scipy_spoequ_64_", n, A, lda, S, scond, amax,
                                                               info);
}
LAPILLI_API void dpoequ_(const int* n, const double* A, const int* lda, double* S, double* scond,
                         double* amax, int* info) {
    dropin::poequ<dropin::lapilli_dpoequ, double, int>("dpoequ_", n, A, lda, S, scond, amax, info);
}
LAPILLI_API void scipy_dpoequ_(const int* n, const double* A, const int* lda, double* S, double* scond,
                               double* amax, int* info) {
    dropin::poequ<dropin::lapilli_dpoequ, double, int>("scipy_dpoequ_", n, A, lda, S, scond, amax, info);
}
LAPILLI_API void dpoequ_64_(const std::int64_t* n, const double* A, const std::int64_t* lda, double* S,
                            double* scond, double* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_dpoequ, double, std::int64_t>("dpoequ_64_", n, A, lda, S, scond, amax,
                                                                info);
}
LAPILLI_API void scipy_dpoequ_64_(const std::int64_t* n, const double* A, const std::int64_t* lda, double* S,
                                  double* scond, double* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_dpoequ, double, std::int64_t>("scipy_dpoequ_64_", n, A, lda, S, scond, amax,
                                                                info);
}
LAPILLI_API void cpoequ_(const int* n, const lapilli_complex_float* A, const int* lda, float* S, float* scond,
                         float* amax, int* info) {
    dropin::poequ<dropin::lapilli_cpoequ, lapilli_complex_float, int>("cpoequ_", n, A, lda, S, scond, amax,
                                                                      info);
}
LAPILLI_API void scipy_cpoequ_(const int* n, const lapilli_complex_float* A, const int* lda, float* S,
                               float* scond, float* amax, int* info) {
    dropin::poequ<dropin::lapilli_cpoequ, lapilli_complex_float, int>("scipy_cpoequ_", n, A, lda, S, scond,
                                                                      amax, info);
}
LAPILLI_API void cpoequ_64_(const std::int64_t* n, const lapilli_complex_float* A, const std::int64_t* lda,
                            float* S, float* scond, float* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_cpoequ, lapilli_complex_float, std::int64_t>("cpoequ_64_", n, A, lda, S,
                                                                               scond, amax, info);
}
LAPILLI_API void scipy_cpoequ_64_(const std::int64_t* n, const lapilli_complex_float* A,
                                  const std::int64_t* lda, float* S, float* scond, float* amax,
                                  std::int64_t* info) {
    dropin::poequ<dropin::lapilli_cpoequ, lapilli_complex_float, std::int64_t>("scipy_cpoequ_64_", n, A, lda,
                                                                               S, scond, amax, info);
}
LAPILLI_API void zpoequ_(const int* n, const lapilli_complex_double* A, const int* lda, double* S,
                         double* scond, double* amax, int* info) {
    dropin::poequ<dropin::lapilli_zpoequ, lapilli_complex_double, int>("zpoequ_", n, A, lda, S, scond, amax,
                                                                       info);
}
LAPILLI_API void scipy_zpoequ_(const int* n, const lapilli_complex_double* A, const int* lda, double* S,
                               double* scond, double* amax, int* info) {
    dropin::poequ<dropin::lapilli_zpoequ, lapilli_complex_double, int>("scipy_zpoequ_", n, A, lda, S, scond,
                                                                       amax, info);
}
LAPILLI_API void zpoequ_64_(const std::int64_t* n, const lapilli_complex_double* A, const std::int64_t* lda,
                            double* S, double* scond, double* amax, std::int64_t* info) {
    dropin::poequ<dropin::lapilli_zpoequ, lapilli_complex_double, std::int64_t>("zpoequ_64_", n, A, lda, S,
                                                                                scond, amax, info);
}
LAPILLI_API void scipy_zpoequ_64_(const std::int64_t* n, const lapilli_complex_double* A,
                                  const std::int64_t* lda, double* S, double* scond, double* amax,
                                  std::int64_t* info) {
    dropin::poequ<dropin::lapilli_zpoequ, lapilli_complex_double, std::int64_t>("scipy_zpoequ_64_", n, A, lda,
                                                                                S, scond, amax, info);
}

LAPILLI_API void sgecon_(const char* norm, const int* n, const float* A, const int* lda, const float* anorm,
                         float* rcond, float* work, int* iwork, int* info) {
    dropin::gecon_real<dropin::lapilli_sgecon, float, int>("sgecon_", norm, n, A, lda, anorm, rcond, work,
                                                           iwork, info);
}
LAPILLI_API void scipy_sgecon_(const char* norm, const int* n, const float* A, const int* lda,
                               const float* anorm, float* rcond, float* work, int* iwork, int* info) {
    dropin::gecon_real<dropin::lapilli_sgecon, float, int>("scipy_sgecon_", norm, n, A, lda, anorm, rcond,
                                                           work, iwork, info);
}
LAPILLI_API void sgecon_64_(const char* norm, const std::int64_t* n, const float* A, const std::int64_t* lda,
                            const float* anorm, float* rcond, float* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::gecon_real<dropin::lapilli_sgecon, float, std::int64_t>("sgecon_64_", norm, n, A, lda, anorm,
                                                                    rcond, work, iwork, info);
}
LAPILLI_API void scipy_sgecon_64_(const char* norm, const std::int64_t* n, const float* A,
                                  const std::int64_t* lda, const float* anorm, float* rcond, float* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::gecon_real<dropin::lapilli_sgecon, float, std::int64_t>("scipy_sgecon_64_", norm, n, A, lda,
                                                                    anorm, rcond, work, iwork, info);
}
LAPILLI_API void dgecon_(const char* norm, const int* n, const double* A, const int* lda, const double* anorm,
                         double* rcond, double* work, int* iwork, int* info) {
    dropin::gecon_real<dropin::lapilli_dgecon, double, int>("dgecon_", norm, n, A, lda, anorm, rcond, work,
                                                            iwork, info);
}
LAPILLI_API void scipy_dgecon_(const char* norm, const int* n, const double* A, const int* lda,
                               const double* anorm, double* rcond, double* work, int* iwork, int* info) {
    dropin::gecon_real<dropin::lapilli_dgecon, double, int>("scipy_dgecon_", norm, n, A, lda, anorm, rcond,
                                                            work, iwork, info);
}
LAPILLI_API void dgecon_64_(const char* norm, const std::int64_t* n, const double* A, const std::int64_t* lda,
                            const double* anorm, double* rcond, double* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::gecon_real<dropin::lapilli_dgecon, double, std::int64_t>("dgecon_64_", norm, n, A, lda, anorm,
                                                                     rcond, work, iwork, info);
}
LAPILLI_API void scipy_dgecon_64_(const char* norm, const std::int64_t* n, const double* A,
                                  const std::int64_t* lda, const double* anorm, double* rcond, double* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::gecon_real<dropin::lapilli_dgecon, double, std::int64_t>("scipy_dgecon_64_", norm, n, A, lda,
                                                                     anorm, rcond, work, iwork, info);
}
LAPILLI_API void cgecon_(const char* norm, const int* n, const lapilli_complex_float* A, const int* lda,
                         const float* anorm, float* rcond, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::gecon_complex<dropin::lapilli_cgecon, lapilli_complex_float, int>("cgecon_", norm, n, A, lda,
                                                                              anorm, rcond, work, rwork,
                                                                              info);
}
LAPILLI_API void scipy_cgecon_(const char* norm, const int* n, const lapilli_complex_float* A, const int* lda,
                               const float* anorm, float* rcond, lapilli_complex_float* work, float* rwork,
                               int* info) {
    dropin::gecon_complex<dropin::lapilli_cgecon, lapilli_complex_float, int>("scipy_cgecon_", norm, n, A,
                                                                              lda, anorm, rcond, work, rwork,
                                                                              info);
}
LAPILLI_API void cgecon_64_(const char* norm, const std::int64_t* n, const lapilli_complex_float* A,
                            const std::int64_t* lda, const float* anorm, float* rcond,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::gecon_complex<dropin::lapilli_cgecon, lapilli_complex_float, std::int64_t>("cgecon_64_", norm, n,
                                                                                       A, lda, anorm, rcond,
                                                                                       work, rwork, info);
}
LAPILLI_API void scipy_cgecon_64_(const char* norm, const std::int64_t* n, const lapilli_complex_float* A,
                                  const std::int64_t* lda, const float* anorm, float* rcond,
                                  lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::gecon_complex<dropin::lapilli_cgecon, lapilli_complex_float, std::int64_t>("scipy_cgecon_64_",
                                                                                       norm, n, A, lda, anorm,
                                                                                       rcond, work, rwork,
                                                                                       info);
}
LAPILLI_API void zgecon_(const char* norm, const int* n, const lapilli_complex_double* A, const int* lda,
                         const double* anorm, double* rcond, lapilli_complex_double* work, double* rwork,
                         int* info) {
    dropin::gecon_complex<dropin::lapilli_zgecon, lapilli_complex_double, int>("zgecon_", norm, n, A, lda,
                                                                               anorm, rcond, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zgecon_(const char* norm, const int* n, const lapilli_complex_double* A,
                               const int* lda, const double* anorm, double* rcond,
                               lapilli_complex_double* work, double* rwork, int* info) {
    dropin::gecon_complex<dropin::lapilli_zgecon, lapilli_complex_double, int>("scipy_zgecon_", norm, n, A,
                                                                               lda, anorm, rcond, work, rwork,
                                                                               info);
}
LAPILLI_API void zgecon_64_(const char* norm, const std::int64_t* n, const lapilli_complex_double* A,
                            const std::int64_t* lda, const double* anorm, double* rcond,
                            lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::gecon_complex<dropin::lapilli_zgecon, lapilli_complex_double, std::int64_t>("zgecon_64_", norm, n,
                                                                                        A, lda, anorm, rcond,
                                                                                        work, rwork, info);
}
LAPILLI_API void scipy_zgecon_64_(const char* norm, const std::int64_t* n, const lapilli_complex_double* A,
                                  const std::int64_t* lda, const double* anorm, double* rcond,
                                  lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::gecon_complex<dropin::lapilli_zgecon, lapilli_complex_double, std::int64_t>("scipy_zgecon_64_",
                                                                                        norm, n, A, lda,
                                                                                        anorm, rcond, work,
                                                                                        rwork, info);
}

LAPILLI_API void spocon_(const char* uplo, const int* n, const float* A, const int* lda, const float* anorm,
                         float* rcond, float* work, int* iwork, int* info) {
    dropin::pocon_real<dropin::lapilli_spocon, float, int>("spocon_", uplo, n, A, lda, anorm, rcond, work,
                                                           iwork, info);
}
LAPILLI_API void scipy_spocon_(const char* uplo, const int* n, const float* A, const int* lda,
                               const float* anorm, float* rcond, float* work, int* iwork, int* info) {
    dropin::pocon_real<dropin::lapilli_spocon, float, int>("scipy_spocon_", uplo, n, A, lda, anorm, rcond,
                                                           work, iwork, info);
}
LAPILLI_API void spocon_64_(const char* uplo, const std::int64_t* n, const float* A, const std::int64_t* lda,
                            const float* anorm, float* rcond, float* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::pocon_real<dropin::lapilli_spocon, float, std::int64_t>("spocon_64_", uplo, n, A, lda, anorm,
                                                                    rcond, work, iwork, info);
}
LAPILLI_API void scipy_spocon_64_(const char* uplo, const std::int64_t* n, const float* A,
                                  const std::int64_t* lda, const float* anorm, float* rcond, float* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::pocon_real<dropin::lapilli_spocon, float, std::int64_t>("scipy_spocon_64_", uplo, n, A, lda,
                                                                    anorm, rcond, work, iwork, info);
}
LAPILLI_API void dpocon_(const char* uplo, const int* n, const double* A, const int* lda, const double* anorm,
                         double* rcond, double* work, int* iwork, int* info) {
    dropin::pocon_real<dropin::lapilli_dpocon, double, int>("dpocon_", uplo, n, A, lda, anorm, rcond, work,
                                                            iwork, info);
}
LAPILLI_API void scipy_dpocon_(const char* uplo, const int* n, const double* A, const int* lda,
                               const double* anorm, double* rcond, double* work, int* iwork, int* info) {
    dropin::pocon_real<dropin::lapilli_dpocon, double, int>("scipy_dpocon_", uplo, n, A, lda, anorm, rcond,
                                                            work, iwork, info);
}
LAPILLI_API void dpocon_64_(const char* uplo, const std::int64_t* n, const double* A, const std::int64_t* lda,
                            const double* anorm, double* rcond, double* work, std::int64_t* iwork,
                            std::int64_t* info) {
    dropin::pocon_real<dropin::lapilli_dpocon, double, std::int64_t>("dpocon_64_", uplo, n, A, lda, anorm,
                                                                     rcond, work, iwork, info);
}
LAPILLI_API void scipy_dpocon_64_(const char* uplo, const std::int64_t* n, const double* A,
                                  const std::int64_t* lda, const double* anorm, double* rcond, double* work,
                                  std::int64_t* iwork, std::int64_t* info) {
    dropin::pocon_real<dropin::lapilli_dpocon, double, std::int64_t>("scipy_dpocon_64_", uplo, n, A, lda,
                                                                     anorm, rcond, work, iwork, info);
}
LAPILLI_API void cpocon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                         const float* anorm, float* rcond, lapilli_complex_float* work, float* rwork,
                         int* info) {
    dropin::pocon_complex<dropin::lapilli_cpocon, lapilli_complex_float, int>("cpocon_", uplo, n, A, lda,
                                                                              anorm, rcond, work, rwork,
                                                                              info);
}
LAPILLI_API void scipy_cpocon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                               const float* anorm, float* rcond, lapilli_complex_float* work, float* rwork,
                               int* info) {
    dropin::pocon_complex<dropin::lapilli_cpocon, lapilli_complex_float, int>("scipy_cpocon_", uplo, n, A,
                                                                              lda, anorm, rcond, work, rwork,
                                                                              info);
}
LAPILLI_API void cpocon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                            const std::int64_t* lda, const float* anorm, float* rcond,
                            lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::pocon_complex<dropin::lapilli_cpocon, lapilli_complex_float, std::int64_t>("cpocon_64_", uplo, n,
                                                                                       A, lda, anorm, rcond,
                                                                                       work, rwork, info);
}
LAPILLI_API void scipy_cpocon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                                  const std::int64_t* lda, const float* anorm, float* rcond,
                                  lapilli_complex_float* work, float* rwork, std::int64_t* info) {
    dropin::pocon_complex<dropin::lapilli_cpocon, lapilli_complex_float, std::int64_t>("scipy_cpocon_64_",
                                                                                       uplo, n, A, lda, anorm,
                                                                                       rcond, work, rwork,
                                                                                       info);
}
LAPILLI_API void zpocon_(const char* uplo, const int* n, const lapilli_complex_double* A, const int* lda,
                         const double* anorm, double* rcond, lapilli_complex_double* work, double* rwork,
                         int* info) {
    dropin::pocon_complex<dropin::lapilli_zpocon, lapilli_complex_double, int>("zpocon_", uplo, n, A, lda,
                                                                               anorm, rcond, work, rwork,
                                                                               info);
}
LAPILLI_API void scipy_zpocon_(const char* uplo, const int* n, const lapilli_complex_double* A,
                               const int* lda, const double* anorm, double* rcond,
                               lapilli_complex_double* work, double* rwork, int* info) {
    dropin::pocon_complex<dropin::lapilli_zpocon, lapilli_complex_double, int>("scipy_zpocon_", uplo, n, A,
                                                                               lda, anorm, rcond, work, rwork,
                                                                               info);
}
LAPILLI_API void zpocon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                            const std::int64_t* lda, const double* anorm, double* rcond,
                            lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::pocon_complex<dropin::lapilli_zpocon, lapilli_complex_double, std::int64_t>("zpocon_64_", uplo, n,
                                                                                        A, lda, anorm, rcond,
                                                                                        work, rwork, info);
}
LAPILLI_API void scipy_zpocon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                                  const std::int64_t* lda, const double* anorm, double* rcond,
                                  lapilli_complex_double* work, double* rwork, std::int64_t* info) {
    dropin::pocon_complex<dropin::lapilli_zpocon, lapilli_complex_double, std::int64_t>("scipy_zpocon_64_",
                                                                                        uplo, n, A, lda,
                                                                                        anorm, rcond, work,
                                                                                        rwork, info);
}

LAPILLI_API void ssycon_(const char* uplo, const int* n, const float* A, const int* lda, const int* ipiv,
                         const float* anorm, float* rcond, float* work, int* iwork, int* info) {
    dropin::sycon_real<dropin::lapilli_ssycon, float, int>("ssycon_", uplo, n, A, lda, ipiv, anorm, rcond,
                                                           work, iwork, info);
}
LAPILLI_API void scipy_ssycon_(const char* uplo, const int* n, const float* A, const int* lda,
                               const int* ipiv, const float* anorm, float* rcond, float* work, int* iwork,
                               int* info) {
    dropin::sycon_real<dropin::lapilli_ssycon, float, int>("scipy_ssycon_", uplo, n, A, lda, ipiv, anorm,
                                                           rcond, work, iwork, info);
}
LAPILLI_API void ssycon_64_(const char* uplo, const std::int64_t* n, const float* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, const float* anorm, float* rcond, float* work,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::sycon_real<dropin::lapilli_ssycon, float, std::int64_t>("ssycon_64_", uplo, n, A, lda, ipiv,
                                                                    anorm, rcond, work, iwork, info);
}
LAPILLI_API void scipy_ssycon_64_(const char* uplo, const std::int64_t* n, const float* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm,
                                  float* rcond, float* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::sycon_real<dropin::lapilli_ssycon, float, std::int64_t>("scipy_ssycon_64_", uplo, n, A, lda, ipiv,
                                                                    anorm, rcond, work, iwork, info);
}
LAPILLI_API void dsycon_(const char* uplo, const int* n, const double* A, const int* lda, const int* ipiv,
                         const double* anorm, double* rcond, double* work, int* iwork, int* info) {
    dropin::sycon_real<dropin::lapilli_dsycon, double, int>("dsycon_", uplo, n, A, lda, ipiv, anorm, rcond,
                                                            work, iwork, info);
}
LAPILLI_API void scipy_dsycon_(const char* uplo, const int* n, const double* A, const int* lda,
                               const int* ipiv, const double* anorm, double* rcond, double* work, int* iwork,
                               int* info) {
    dropin::sycon_real<dropin::lapilli_dsycon, double, int>("scipy_dsycon_", uplo, n, A, lda, ipiv, anorm,
                                                            rcond, work, iwork, info);
}
LAPILLI_API void dsycon_64_(const char* uplo, const std::int64_t* n, const double* A, const std::int64_t* lda,
                            const std::int64_t* ipiv, const double* anorm, double* rcond, double* work,
                            std::int64_t* iwork, std::int64_t* info) {
    dropin::sycon_real<dropin::lapilli_dsycon, double, std::int64_t>("dsycon_64_", uplo, n, A, lda, ipiv,
                                                                     anorm, rcond, work, iwork, info);
}
LAPILLI_API void scipy_dsycon_64_(const char* uplo, const std::int64_t* n, const double* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm,
                                  double* rcond, double* work, std::int64_t* iwork, std::int64_t* info) {
    dropin::sycon_real<dropin::lapilli_dsycon, double, std::int64_t>("scipy_dsycon_64_", uplo, n, A, lda,
                                                                     ipiv, anorm, rcond, work, iwork, info);
}
LAPILLI_API void csycon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                         const int* ipiv, const float* anorm, float* rcond, lapilli_complex_float* work,
                         int* info) {
    dropin::sycon_complex<dropin::lapilli_csycon, lapilli_complex_float, int>("csycon_", uplo, n, A, lda,
                                                                              ipiv, anorm, rcond, work, info);
}
LAPILLI_API void scipy_csycon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                               const int* ipiv, const float* anorm, float* rcond, lapilli_complex_float* work,
                               int* info) {
    dropin::sycon_complex<dropin::lapilli_csycon, lapilli_complex_float, int>("scipy_csycon_", uplo, n, A,
                                                                              lda, ipiv, anorm, rcond, work,
                                                                              info);
}
LAPILLI_API void csycon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm,
                            float* rcond, lapilli_complex_float* work, std::int64_t* info) {
    dropin::sycon_complex<dropin::lapilli_csycon, lapilli_complex_float, std::int64_t>("csycon_64_", uplo, n,
                                                                                       A, lda, ipiv, anorm,
                                                                                       rcond, work, info);
}
LAPILLI_API void scipy_csycon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm,
                                  float* rcond, lapilli_complex_float* work, std::int64_t* info) {
    dropin::sycon_complex<dropin::lapilli_csycon, lapilli_complex_float, std::int64_t>("scipy_csycon_64_",
                                                                                       uplo, n, A, lda, ipiv,
                                                                                       anorm, rcond, work,
                                                                                       info);
}
LAPILLI_API void zsycon_(const char* uplo, const int* n, const lapilli_complex_double* A, const int* lda,
                         const int* ipiv, const double* anorm, double* rcond, lapilli_complex_double* work,
                         int* info) {
    dropin::sycon_complex<dropin::lapilli_zsycon, lapilli_complex_double, int>("zsycon_", uplo, n, A, lda,
                                                                               ipiv, anorm, rcond, work,
                                                                               info);
}
LAPILLI_API void scipy_zsycon_(const char* uplo, const int* n, const lapilli_complex_double* A,
                               const int* lda, const int* ipiv, const double* anorm, double* rcond,
                               lapilli_complex_double* work, int* info) {
    dropin::sycon_complex<dropin::lapilli_zsycon, lapilli_complex_double, int>("scipy_zsycon_", uplo, n, A,
                                                                               lda, ipiv, anorm, rcond, work,
                                                                               info);
}
LAPILLI_API void zsycon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm,
                            double* rcond, lapilli_complex_double* work, std::int64_t* info) {
    dropin::sycon_complex<dropin::lapilli_zsycon, lapilli_complex_double, std::int64_t>("zsycon_64_", uplo, n,
                                                                                        A, lda, ipiv, anorm,
                                                                                        rcond, work, info);
}
LAPILLI_API void scipy_zsycon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm,
                                  double* rcond, lapilli_complex_double* work, std::int64_t* info) {
    dropin::sycon_complex<dropin::lapilli_zsycon, lapilli_complex_double, std::int64_t>("scipy_zsycon_64_",
                                                                                        uplo, n, A, lda, ipiv,
                                                                                        anorm, rcond, work,
                                                                                        info);
}

LAPILLI_API void checon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                         const int* ipiv, const float* anorm, float* rcond, lapilli_complex_float* work,
                         int* info) {
    dropin::hecon_complex<dropin::lapilli_checon, lapilli_complex_float, int>("checon_", uplo, n, A, lda,
                                                                              ipiv, anorm, rcond, work, info);
}
LAPILLI_API void scipy_checon_(const char* uplo, const int* n, const lapilli_complex_float* A, const int* lda,
                               const int* ipiv, const float* anorm, float* rcond, lapilli_complex_float* work,
                               int* info) {
    dropin::hecon_complex<dropin::lapilli_checon, lapilli_complex_float, int>("scipy_checon_", uplo, n, A,
                                                                              lda, ipiv, anorm, rcond, work,
                                                                              info);
}
LAPILLI_API void checon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm,
                            float* rcond, lapilli_complex_float* work, std::int64_t* info) {
    dropin::hecon_complex<dropin::lapilli_checon, lapilli_complex_float, std::int64_t>("checon_64_", uplo, n,
                                                                                       A, lda, ipiv, anorm,
                                                                                       rcond, work, info);
}
LAPILLI_API void scipy_checon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_float* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const float* anorm,
                                  float* rcond, lapilli_complex_float* work, std::int64_t* info) {
    dropin::hecon_complex<dropin::lapilli_checon, lapilli_complex_float, std::int64_t>("scipy_checon_64_",
                                                                                       uplo, n, A, lda, ipiv,
                                                                                       anorm, rcond, work,
                                                                                       info);
}
LAPILLI_API void zhecon_(const char* uplo, const int* n, const lapilli_complex_double* A, const int* lda,
                         const int* ipiv, const double* anorm, double* rcond, lapilli_complex_double* work,
                         int* info) {
    dropin::hecon_complex<dropin::lapilli_zhecon, lapilli_complex_double, int>("zhecon_", uplo, n, A, lda,
                                                                               ipiv, anorm, rcond, work,
                                                                               info);
}
LAPILLI_API void scipy_zhecon_(const char* uplo, const int* n, const lapilli_complex_double* A,
                               const int* lda, const int* ipiv, const double* anorm, double* rcond,
                               lapilli_complex_double* work, int* info) {
    dropin::hecon_complex<dropin::lapilli_zhecon, lapilli_complex_double, int>("scipy_zhecon_", uplo, n, A,
                                                                               lda, ipiv, anorm, rcond, work,
                                                                               info);
}
LAPILLI_API void zhecon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                            const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm,
                            double* rcond, lapilli_complex_double* work, std::int64_t* info) {
    dropin::hecon_complex<dropin::lapilli_zhecon, lapilli_complex_double, std::int64_t>("zhecon_64_", uplo, n,
                                                                                        A, lda, ipiv, anorm,
                                                                                        rcond, work, info);
}
LAPILLI_API void scipy_zhecon_64_(const char* uplo, const std::int64_t* n, const lapilli_complex_double* A,
                                  const std::int64_t* lda, const std::int64_t* ipiv, const double* anorm,
                                  double* rcond, lapilli_complex_double* work, std::int64_t* info) {
    dropin::hecon_complex<dropin::lapilli_zhecon, lapilli_complex_double, std::int64_t>("scipy_zhecon_64_",
                                                                                        uplo, n, A, lda, ipiv,
                                                                                        anorm, rcond, work,
                                                                                        info);
}

}  // extern "C"
