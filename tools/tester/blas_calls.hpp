// SPDX-License-Identifier: BSD-3-Clause
// The library's BLAS as one function per place of the operands: which routine and which precision follow from the
// case and the scalar.
#pragma once

#include "lapilli/lapilli.h"
#include "support/scalar.hpp"
#include "tester/blas_case.hpp"

namespace lapilli::tester {

// Operands in one memory. A is the parent of the submatrix that the case's offset names, x and y are the lowest
// addresses of the vectors, whatever the sign of their increments.
template <class T>
struct BlasOperands {
    const T* a = nullptr;
    std::int64_t lda = 1;
    const T* b = nullptr;
    std::int64_t ldb = 1;
    T* c = nullptr;
    std::int64_t ldc = 1;
    const T* x = nullptr;
    T* y = nullptr;
};

namespace detail {

using testing::letter;

#define LAPILLI_TESTER_FOUR(NAME, SUFFIX)                     \
    template <class T, class Handle, class... Arguments>      \
    lapilli_int NAME(Handle handle, Arguments... arguments) { \
        if constexpr (letter<T> == 's') {                     \
            return lapilli_s##SUFFIX(handle, arguments...);   \
        } else if constexpr (letter<T> == 'd') {              \
            return lapilli_d##SUFFIX(handle, arguments...);   \
        } else if constexpr (letter<T> == 'c') {              \
            return lapilli_c##SUFFIX(handle, arguments...);   \
        } else {                                              \
            return lapilli_z##SUFFIX(handle, arguments...);   \
        }                                                     \
    }
#define LAPILLI_TESTER_COMPLEX(NAME, SUFFIX)                  \
    template <class T, class Handle, class... Arguments>      \
    lapilli_int NAME(Handle handle, Arguments... arguments) { \
        if constexpr (letter<T> == 'c') {                     \
            return lapilli_c##SUFFIX(handle, arguments...);   \
        } else {                                              \
            return lapilli_z##SUFFIX(handle, arguments...);   \
        }                                                     \
    }
// A routine for operands in one memory is called with a context, and then waits, or with a queue.
#define LAPILLI_TESTER_BOTH(KIND, NAME)                                                          \
    LAPILLI_TESTER_##KIND(NAME##_wait, NAME)                                                     \
        LAPILLI_TESTER_##KIND(NAME##_async, NAME##_async) template <class T, class... Arguments> \
        lapilli_int NAME(lapilli_context ctx, Arguments... arguments) {                          \
        return NAME##_wait<T>(ctx, arguments...);                                                \
    }                                                                                            \
    template <class T, class... Arguments>                                                       \
    lapilli_int NAME(lapilli_queue queue, Arguments... arguments) {                              \
        return NAME##_async<T>(queue, arguments...);                                             \
    }

LAPILLI_TESTER_BOTH(FOUR, gemv)
LAPILLI_TESTER_BOTH(FOUR, symv)
LAPILLI_TESTER_BOTH(COMPLEX, hemv)
LAPILLI_TESTER_BOTH(FOUR, gemm)
LAPILLI_TESTER_BOTH(FOUR, syrk)
LAPILLI_TESTER_BOTH(COMPLEX, herk)
LAPILLI_TESTER_BOTH(FOUR, syr2k)
LAPILLI_TESTER_BOTH(COMPLEX, her2k)

LAPILLI_TESTER_FOUR(gemv_offset, gemv_offset)
LAPILLI_TESTER_FOUR(symv_offset, symv_offset)
LAPILLI_TESTER_COMPLEX(hemv_offset, hemv_offset)

LAPILLI_TESTER_FOUR(gemv_mgpu_async, gemv_mgpu_async)
LAPILLI_TESTER_FOUR(symv_mgpu_async, symv_mgpu_async)
LAPILLI_TESTER_COMPLEX(hemv_mgpu_async, hemv_mgpu_async)
LAPILLI_TESTER_FOUR(syrk_mgpu, syrk_mgpu)
LAPILLI_TESTER_COMPLEX(herk_mgpu, herk_mgpu)
LAPILLI_TESTER_FOUR(syr2k_mgpu, syr2k_mgpu)
LAPILLI_TESTER_COMPLEX(her2k_mgpu, her2k_mgpu)
LAPILLI_TESTER_FOUR(symm_mgpu, symm_mgpu)
LAPILLI_TESTER_COMPLEX(hemm_mgpu, hemm_mgpu)
LAPILLI_TESTER_FOUR(trsm_mgpu, trsm_mgpu)
LAPILLI_TESTER_FOUR(trmm_mgpu, trmm_mgpu)

#undef LAPILLI_TESTER_BOTH
#undef LAPILLI_TESTER_COMPLEX
#undef LAPILLI_TESTER_FOUR

}  // namespace detail

template <class T>
T scalar_of(std::complex<double> value) {
    return testing::make_scalar<T>(value.real(), value.imag());
}

// On operands in one memory; `handle` is a context or a queue.
template <class T, class Handle>
lapilli_int call_local(Handle handle, const BlasCase& s, const BlasOperands<T>& o) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    const std::int64_t at = s.offset;
    if constexpr (std::is_same_v<Handle, lapilli_queue>) {
        if (at > 0 && s.routine == Blas::gemv) {
            return detail::gemv_offset<T>(handle, s.trans, s.m, s.n, alpha, o.a, o.lda, at, at, o.x, s.incx,
                                          beta, o.y, s.incy);
        }
        if (at > 0 && s.routine == Blas::symv) {
            return detail::symv_offset<T>(handle, s.uplo, s.n, alpha, o.a, o.lda, at, o.x, s.incx, beta, o.y,
                                          s.incy);
        }
        if constexpr (testing::is_complex<T>) {
            if (at > 0 && s.routine == Blas::hemv) {
                return detail::hemv_offset<T>(handle, s.uplo, s.n, alpha, o.a, o.lda, at, o.x, s.incx, beta,
                                              o.y, s.incy);
            }
        }
    }
    const T* a = o.a + at * (o.lda + 1);
    if constexpr (testing::is_complex<T>) {
        const auto real_alpha = alpha.real(), real_beta = beta.real();
        switch (s.routine) {
            case Blas::hemv:
                return detail::hemv<T>(handle, s.uplo, s.n, alpha, a, o.lda, o.x, s.incx, beta, o.y, s.incy);
            case Blas::herk:
                return detail::herk<T>(handle, s.uplo, s.trans, s.n, s.k, real_alpha, a, o.lda, real_beta,
                                       o.c, o.ldc);
            case Blas::her2k:
                return detail::her2k<T>(handle, s.uplo, s.trans, s.n, s.k, alpha, a, o.lda, o.b, o.ldb,
                                        real_beta, o.c, o.ldc);
            default:
                break;
        }
    }
    switch (s.routine) {
        case Blas::gemv:
            return detail::gemv<T>(handle, s.trans, s.m, s.n, alpha, a, o.lda, o.x, s.incx, beta, o.y,
                                   s.incy);
        case Blas::symv:
            return detail::symv<T>(handle, s.uplo, s.n, alpha, a, o.lda, o.x, s.incx, beta, o.y, s.incy);
        case Blas::gemm:
            return detail::gemm<T>(handle, s.trans, s.transb, s.m, s.n, s.k, alpha, a, o.lda, o.b, o.ldb,
                                   beta, o.c, o.ldc);
        case Blas::syrk:
            return detail::syrk<T>(handle, s.uplo, s.trans, s.n, s.k, alpha, a, o.lda, beta, o.c, o.ldc);
        case Blas::syr2k:
            return detail::syr2k<T>(handle, s.uplo, s.trans, s.n, s.k, alpha, a, o.lda, o.b, o.ldb, beta, o.c,
                                    o.ldc);
        default:
            return LAPILLI_ERROR_INTERNAL;
    }
}

// Level 2 on a spread matrix: one queue, one x and one y per device.
template <class T>
lapilli_int call_spread_level2(const lapilli_queue* queues, const BlasCase& s, lapilli_matrix A,
                               const T* const* x, T* const* y) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    if constexpr (testing::is_complex<T>) {
        if (s.routine == Blas::hemv) {
            return detail::hemv_mgpu_async<T>(queues, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
        }
    }
    if (s.routine == Blas::symv) {
        return detail::symv_mgpu_async<T>(queues, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
    }
    return detail::gemv_mgpu_async<T>(queues, s.trans, alpha, A, x, s.incx, beta, y, s.incy);
}

// Level 3 on spread matrices; C is B of TRSM and TRMM.
template <class T>
lapilli_int call_spread_level3(lapilli_context ctx, const BlasCase& s, lapilli_matrix A, lapilli_matrix B,
                               lapilli_matrix C) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    if constexpr (testing::is_complex<T>) {
        switch (s.routine) {
            case Blas::herk:
                return detail::herk_mgpu<T>(ctx, s.uplo, s.trans, alpha.real(), A, beta.real(), C);
            case Blas::her2k:
                return detail::her2k_mgpu<T>(ctx, s.uplo, s.trans, alpha, A, B, beta.real(), C);
            case Blas::hemm:
                return detail::hemm_mgpu<T>(ctx, s.side, s.uplo, alpha, A, B, beta, C);
            default:
                break;
        }
    }
    switch (s.routine) {
        case Blas::syrk:
            return detail::syrk_mgpu<T>(ctx, s.uplo, s.trans, alpha, A, beta, C);
        case Blas::syr2k:
            return detail::syr2k_mgpu<T>(ctx, s.uplo, s.trans, alpha, A, B, beta, C);
        case Blas::symm:
            return detail::symm_mgpu<T>(ctx, s.side, s.uplo, alpha, A, B, beta, C);
        case Blas::trsm:
            return detail::trsm_mgpu<T>(ctx, s.side, s.uplo, s.trans, s.diag, alpha, A, C);
        case Blas::trmm:
            return detail::trmm_mgpu<T>(ctx, s.side, s.uplo, s.trans, s.diag, alpha, A, C);
        default:
            return LAPILLI_ERROR_INTERNAL;
    }
}

}  // namespace lapilli::tester
