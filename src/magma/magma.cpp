// SPDX-License-Identifier: BSD-3-Clause
// The symbols of MAGMA's Fortran interface that ELSI and DFTB+ call, and the three of its C interface with
// which DFTB+ counts GPUs, over the C API: a library of its own, in the place of MAGMA.
//
//     ngpu           not looked at: the devices are those of LAPILLI_DEVICES
//     work arrays    not needed: a query is answered with 1
//     info           the arguments counted as MAGMA counts them, ngpu not among them
//     a device fails the CPU computes, on the same untouched arrays
//
// Integers have 32 bits, as MAGMA's are unless it is built otherwise. The lengths of texts that compilers add
// at the end are ignored.
#include <algorithm>
#include <complex>
#include <cstdint>

#include "lapilli/lapilli.h"

namespace {

using Int = std::int32_t;
using Complex = std::complex<double>;
using SingleComplex = std::complex<float>;

/// A context that computes on the CPU.
lapilli_context cpu() {
    static lapilli_context const context = [] {
        lapilli_context made = nullptr;
        lapilli_create(&made, "none");
        return made;
    }();
    return context;
}

lapilli_int solve(lapilli_context ctx, char jobz, char range, char uplo, Int n, double* a, Int lda, double vl,
                  double vu, Int il, Int iu, lapilli_int* m, double* w) {
    return lapilli_dsyevdx(ctx, jobz, range, uplo, n, a, lda, vl, vu, il, iu, m, w);
}
lapilli_int solve(lapilli_context ctx, char jobz, char range, char uplo, Int n, Complex* a, Int lda,
                  double vl, double vu, Int il, Int iu, lapilli_int* m, double* w) {
    return lapilli_zheevdx(ctx, jobz, range, uplo, n, a, lda, vl, vu, il, iu, m, w);
}
lapilli_int solve(lapilli_context ctx, Int itype, char jobz, char range, char uplo, Int n, double* a, Int lda,
                  double* b, Int ldb, double vl, double vu, Int il, Int iu, lapilli_int* m, double* w) {
    return lapilli_dsygvdx(ctx, itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, m, w);
}
lapilli_int solve(lapilli_context ctx, Int itype, char jobz, char range, char uplo, Int n, Complex* a,
                  Int lda, Complex* b, Int ldb, double vl, double vu, Int il, Int iu, lapilli_int* m,
                  double* w) {
    return lapilli_zhegvdx(ctx, itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, m, w);
}

/// A work array: where the answer to a query goes, its length, and the place of the length among the
/// arguments.
template <class Element>
struct Work {
    Element* work;
    const Int* length;
    int position;

    bool is_query() const { return *length == -1; }
    bool is_short() const { return *length < 1 && !is_query(); }
};
template <class T>
Work(T*, const Int*, int) -> Work<T>;

/// call(context, m) is the call of the library; found: where m goes, or null.
template <class Call, class... Elements>
void serve(Int* found, Int* info, Call call, const Work<Elements>&... work) {
    int missing = 0;
    ((missing = missing == 0 && work.is_short() ? work.position : missing), ...);
    *info = -missing;
    if (missing != 0) return;
    if ((work.is_query() || ...)) {
        ((*work.work = Elements(1)), ...);
        return;
    }
    lapilli_int m = 0, code = call(nullptr, &m);
    const bool by_device = code == LAPILLI_ERROR_DEVICE_MEMORY || code == LAPILLI_ERROR_DEVICE;
    if (by_device) code = call(cpu(), &m);
    *info = static_cast<Int>(code);
    if (code == 0 && found != nullptr) *found = static_cast<Int>(m);
}

Int device_count() { return static_cast<Int>(lapilli_device_count(nullptr)); }

}  // namespace

// NOLINTBEGIN(readability-identifier-naming): the names are MAGMA's
extern "C" {

LAPILLI_API void magmaf_init_() {}
LAPILLI_API void magmaf_finalize_() {}
LAPILLI_API Int magmaf_num_gpus_() { return device_count(); }

LAPILLI_API Int magma_init() { return 0; }
LAPILLI_API Int magma_num_gpus() { return device_count(); }
LAPILLI_API void magma_getdevices(Int* devices, Int size, Int* count) {
    *count = std::min(size, device_count());
    for (Int k = 0; k < *count; ++k) devices[k] = k;
}

#define LAPILLI_REAL_WORK(T) T *work, const Int *lwork, Int *iwork, const Int *liwork, Int *info
#define LAPILLI_COMPLEX_WORK(T)                                                                        \
    T *work, const Int *lwork, T::value_type *rwork, const Int *lrwork, Int *iwork, const Int *liwork, \
        Int *info

#define LAPILLI_STANDARD(name, T, WORK, ...)                                                          \
    LAPILLI_API void name(const Int* /*ngpu*/, const char* jobz, const char* range, const char* uplo, \
                          const Int* n, T* a, const Int* lda, const double* vl, const double* vu,     \
                          const Int* il, const Int* iu, Int* mout, double* w, WORK) {                 \
        serve(                                                                                        \
            mout, info,                                                                               \
            [&](lapilli_context ctx, lapilli_int* m) {                                                \
                return solve(ctx, *jobz, *range, *uplo, *n, a, *lda, *vl, *vu, *il, *iu, m, w);       \
            },                                                                                        \
            __VA_ARGS__);                                                                             \
    }
#define LAPILLI_GENERALIZED(name, T, WORK, ...)                                                              \
    LAPILLI_API void name(const Int* /*ngpu*/, const Int* itype, const char* jobz, const char* range,        \
                          const char* uplo, const Int* n, T* a, const Int* lda, T* b, const Int* ldb,        \
                          const double* vl, const double* vu, const Int* il, const Int* iu, Int* mout,       \
                          double* w, WORK) {                                                                 \
        serve(                                                                                               \
            mout, info,                                                                                      \
            [&](lapilli_context ctx, lapilli_int* m) {                                                       \
                return solve(ctx, *itype, *jobz, *range, *uplo, *n, a, *lda, b, *ldb, *vl, *vu, *il, *iu, m, \
                             w);                                                                             \
            },                                                                                               \
            __VA_ARGS__);                                                                                    \
    }
// All eigenvalues, by the routine of this name.
#define LAPILLI_ALL(name, routine, T, R, WORK, ...)                                                        \
    LAPILLI_API void name(const Int* /*ngpu*/, const char* jobz, const char* uplo, const Int* n, T* a,     \
                          const Int* lda, R* w, WORK) {                                                    \
        serve(                                                                                             \
            nullptr, info,                                                                                 \
            [&](lapilli_context ctx, lapilli_int*) { return routine(ctx, *jobz, *uplo, *n, a, *lda, w); }, \
            __VA_ARGS__);                                                                                  \
    }
#define LAPILLI_ALL_GENERALIZED(name, routine, T, R, WORK, ...)                                      \
    LAPILLI_API void name(const Int* /*ngpu*/, const Int* itype, const char* jobz, const char* uplo, \
                          const Int* n, T* a, const Int* lda, T* b, const Int* ldb, R* w, WORK) {    \
        serve(                                                                                       \
            nullptr, info,                                                                           \
            [&](lapilli_context ctx, lapilli_int*) {                                                 \
                return routine(ctx, *itype, *jobz, *uplo, *n, a, *lda, b, *ldb, w);                  \
            },                                                                                       \
            __VA_ARGS__);                                                                            \
    }
// Each length follows its array, the first one in this place.
#define LAPILLI_REAL_ARRAYS(first) \
    Work{work, lwork, first}, Work { iwork, liwork, (first) + 2 }
#define LAPILLI_COMPLEX_ARRAYS(first) \
    Work{work, lwork, first}, Work{rwork, lrwork, (first) + 2}, Work { iwork, liwork, (first) + 4 }

LAPILLI_STANDARD(magmaf_dsyevdx_m_, double, LAPILLI_REAL_WORK(double), LAPILLI_REAL_ARRAYS(14))
LAPILLI_STANDARD(magmaf_dsyevdx_2stage_m_, double, LAPILLI_REAL_WORK(double), LAPILLI_REAL_ARRAYS(14))
LAPILLI_STANDARD(magmaf_zheevdx_m_, Complex, LAPILLI_COMPLEX_WORK(Complex), LAPILLI_COMPLEX_ARRAYS(14))
LAPILLI_STANDARD(magmaf_zheevdx_2stage_m_, Complex, LAPILLI_COMPLEX_WORK(Complex), LAPILLI_COMPLEX_ARRAYS(14))
LAPILLI_GENERALIZED(magmaf_dsygvdx_m_, double, LAPILLI_REAL_WORK(double), LAPILLI_REAL_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_dsygvdx_2stage_m_, double, LAPILLI_REAL_WORK(double), LAPILLI_REAL_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_zhegvdx_m_, Complex, LAPILLI_COMPLEX_WORK(Complex), LAPILLI_COMPLEX_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_zhegvdx_2stage_m_, Complex, LAPILLI_COMPLEX_WORK(Complex),
                    LAPILLI_COMPLEX_ARRAYS(17))

LAPILLI_ALL(magmaf_ssyevd_m_, lapilli_ssyevd, float, float, LAPILLI_REAL_WORK(float), LAPILLI_REAL_ARRAYS(8))
LAPILLI_ALL(magmaf_dsyevd_m_, lapilli_dsyevd, double, double, LAPILLI_REAL_WORK(double),
            LAPILLI_REAL_ARRAYS(8))
LAPILLI_ALL(magmaf_cheevd_m_, lapilli_cheevd, SingleComplex, float, LAPILLI_COMPLEX_WORK(SingleComplex),
            LAPILLI_COMPLEX_ARRAYS(8))
LAPILLI_ALL(magmaf_zheevd_m_, lapilli_zheevd, Complex, double, LAPILLI_COMPLEX_WORK(Complex),
            LAPILLI_COMPLEX_ARRAYS(8))
LAPILLI_ALL_GENERALIZED(magmaf_ssygvd_m_, lapilli_ssygvd, float, float, LAPILLI_REAL_WORK(float),
                        LAPILLI_REAL_ARRAYS(11))
LAPILLI_ALL_GENERALIZED(magmaf_dsygvd_m_, lapilli_dsygvd, double, double, LAPILLI_REAL_WORK(double),
                        LAPILLI_REAL_ARRAYS(11))
LAPILLI_ALL_GENERALIZED(magmaf_chegvd_m_, lapilli_chegvd, SingleComplex, float,
                        LAPILLI_COMPLEX_WORK(SingleComplex), LAPILLI_COMPLEX_ARRAYS(11))
LAPILLI_ALL_GENERALIZED(magmaf_zhegvd_m_, lapilli_zhegvd, Complex, double, LAPILLI_COMPLEX_WORK(Complex),
                        LAPILLI_COMPLEX_ARRAYS(11))
}
// NOLINTEND(readability-identifier-naming)
