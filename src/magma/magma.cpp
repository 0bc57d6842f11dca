// SPDX-License-Identifier: BSD-3-Clause
// The symbols of MAGMA's Fortran interface that ELSI calls, over the C API: a library of its own, in the place of MAGMA.
//
//     ngpu           not looked at: the devices are those of LAPILLI_DEVICES
//     work arrays    not needed: a query is answered with 1
//     info           the arguments counted as MAGMA counts them, ngpu not among them
//     a device fails the CPU computes, on the same untouched arrays
//
// Integers have 32 bits, as MAGMA's are unless it is built otherwise. What compilers add behind, the lengths of texts, is
// nobody's concern.
#include <complex>
#include <cstdint>

#include "lapilli/lapilli.h"

namespace {

using Int = std::int32_t;
using Complex = std::complex<double>;

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

/// A work array: where the answer to a query goes, its length, and the place of the length among the arguments.
template <class Element>
struct Work {
    Element* work;
    const Int* length;
    int position;

    bool is_query() const { return *length == -1; }
    bool is_short() const { return *length < 1 && !is_query(); }
};

/// call(context, m) is the call of the library.
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
    if (code == 0) *found = static_cast<Int>(m);
}

}  // namespace

// NOLINTBEGIN(readability-identifier-naming): the names are MAGMA's
extern "C" {

LAPILLI_API void magmaf_init_() {}
LAPILLI_API void magmaf_finalize_() {}
LAPILLI_API Int magmaf_num_gpus_() { return static_cast<Int>(lapilli_device_count(nullptr)); }

#define LAPILLI_REAL_WORK double *work, const Int *lwork, Int *iwork, const Int *liwork, Int *info
#define LAPILLI_COMPLEX_WORK                                                                          \
    Complex *work, const Int *lwork, double *rwork, const Int *lrwork, Int *iwork, const Int *liwork, \
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
// The lengths stand behind their arrays, the first one in this place.
#define LAPILLI_REAL_ARRAYS(first) \
    Work<double>{work, lwork, first}, Work<Int> { iwork, liwork, (first) + 2 }
#define LAPILLI_COMPLEX_ARRAYS(first)                                                        \
    Work<Complex>{work, lwork, first}, Work<double>{rwork, lrwork, (first) + 2}, Work<Int> { \
        iwork, liwork, (first) + 4                                                           \
    }

LAPILLI_STANDARD(magmaf_dsyevdx_m_, double, LAPILLI_REAL_WORK, LAPILLI_REAL_ARRAYS(14))
LAPILLI_STANDARD(magmaf_dsyevdx_2stage_m_, double, LAPILLI_REAL_WORK, LAPILLI_REAL_ARRAYS(14))
LAPILLI_STANDARD(magmaf_zheevdx_m_, Complex, LAPILLI_COMPLEX_WORK, LAPILLI_COMPLEX_ARRAYS(14))
LAPILLI_STANDARD(magmaf_zheevdx_2stage_m_, Complex, LAPILLI_COMPLEX_WORK, LAPILLI_COMPLEX_ARRAYS(14))
LAPILLI_GENERALIZED(magmaf_dsygvdx_m_, double, LAPILLI_REAL_WORK, LAPILLI_REAL_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_dsygvdx_2stage_m_, double, LAPILLI_REAL_WORK, LAPILLI_REAL_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_zhegvdx_m_, Complex, LAPILLI_COMPLEX_WORK, LAPILLI_COMPLEX_ARRAYS(17))
LAPILLI_GENERALIZED(magmaf_zhegvdx_2stage_m_, Complex, LAPILLI_COMPLEX_WORK, LAPILLI_COMPLEX_ARRAYS(17))
}
// NOLINTEND(readability-identifier-naming)
