// SPDX-License-Identifier: BSD-3-Clause
// The library's BLAS as one function per form. The case and the scalar determine the routine and the
// precision. For real scalars HERK is SYRK, and so on.
#pragma once

#include "support/blas/case.hpp"
#include "support/by_scalar.hpp"

namespace lapilli::testing {

template <class T>
T scalar_of(std::complex<double> value) {
    return make_scalar<T>(value.real(), value.imag());
}

// Operands in one memory. A is the parent of the case's submatrix; x and y are the lowest addresses of the
// vectors, whatever the sign of their increments. TRSM and TRMM overwrite C.
template <class T>
struct BlasPointers {
    const T* A = nullptr;
    std::int64_t lda = 1;
    const T* B = nullptr;
    std::int64_t ldb = 1;
    T* C = nullptr;
    std::int64_t ldc = 1;
    const T* x = nullptr;
    T* y = nullptr;
};

// Spread operands of level 3.
struct BlasHandles {
    lapilli_matrix A, B, C;
};

namespace blas::api {

// The two ways to call a routine for operands in one memory.
struct Wait {
    lapilli_context ctx;
};
struct Submit {
    lapilli_queue queue;
};

#define LAPILLI_TESTING_PLAIN(ROUTINE, SN, DN, CN, ZN)                                        \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_wait, SN, DN, CN, ZN)                                  \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_async, SN##_async, DN##_async, CN##_async, ZN##_async) \
    template <class T, class... Arguments>                                                    \
    lapilli_int ROUTINE(Wait to, const Arguments&... arguments) {                             \
        return ROUTINE##_wait<T>(to.ctx, arguments...);                                       \
    }                                                                                         \
    template <class T, class... Arguments>                                                    \
    lapilli_int ROUTINE(Submit to, const Arguments&... arguments) {                           \
        return ROUTINE##_async<T>(to.queue, arguments...);                                    \
    }
#define LAPILLI_TESTING_SPREAD(ROUTINE, SN, DN, CN, ZN) \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_mgpu, SN##_mgpu, DN##_mgpu, CN##_mgpu, ZN##_mgpu)
#define LAPILLI_TESTING_LEVEL2(ROUTINE, SN, DN, CN, ZN)                                               \
    LAPILLI_TESTING_PLAIN(ROUTINE, SN, DN, CN, ZN)                                                    \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_offset, SN##_offset, DN##_offset, CN##_offset, ZN##_offset)    \
    LAPILLI_TESTING_SPREAD(ROUTINE, SN, DN, CN, ZN)                                                   \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_mgpu_async, SN##_mgpu_async, DN##_mgpu_async, CN##_mgpu_async, \
                             ZN##_mgpu_async)
#define LAPILLI_TESTING_BOTH(ROUTINE, SN, DN, CN, ZN) \
    LAPILLI_TESTING_PLAIN(ROUTINE, SN, DN, CN, ZN)    \
    LAPILLI_TESTING_SPREAD(ROUTINE, SN, DN, CN, ZN)

LAPILLI_TESTING_LEVEL2(gemv, sgemv, dgemv, cgemv, zgemv)
LAPILLI_TESTING_LEVEL2(symv, ssymv, dsymv, csymv, zsymv)
LAPILLI_TESTING_LEVEL2(hemv, ssymv, dsymv, chemv, zhemv)
LAPILLI_TESTING_PLAIN(gemm, sgemm, dgemm, cgemm, zgemm)
LAPILLI_TESTING_BOTH(syrk, ssyrk, dsyrk, csyrk, zsyrk)
LAPILLI_TESTING_BOTH(herk, ssyrk, dsyrk, cherk, zherk)
LAPILLI_TESTING_BOTH(syr2k, ssyr2k, dsyr2k, csyr2k, zsyr2k)
LAPILLI_TESTING_BOTH(her2k, ssyr2k, dsyr2k, cher2k, zher2k)
LAPILLI_TESTING_SPREAD(symm, ssymm, dsymm, csymm, zsymm)
LAPILLI_TESTING_SPREAD(hemm, ssymm, dsymm, chemm, zhemm)
LAPILLI_TESTING_SPREAD(trsm, strsm, dtrsm, ctrsm, ztrsm)
LAPILLI_TESTING_SPREAD(trmm, strmm, dtrmm, ctrmm, ztrmm)

#undef LAPILLI_TESTING_BOTH
#undef LAPILLI_TESTING_LEVEL2
#undef LAPILLI_TESTING_SPREAD
#undef LAPILLI_TESTING_PLAIN

template <class T, class Form>
lapilli_int call(Form to, const BlasCase& s, const BlasPointers<T>& o) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    const Real<T> real_alpha = real_part(alpha), real_beta = real_part(beta);
    const T* A = o.A == nullptr ? nullptr : o.A + s.row + s.column * o.lda;
    switch (s.routine) {
        case Blas::gemv:
            return gemv<T>(to, s.trans, s.m, s.n, alpha, A, o.lda, o.x, s.incx, beta, o.y, s.incy);
        case Blas::symv:
            return symv<T>(to, s.uplo, s.n, alpha, A, o.lda, o.x, s.incx, beta, o.y, s.incy);
        case Blas::hemv:
            return hemv<T>(to, s.uplo, s.n, alpha, A, o.lda, o.x, s.incx, beta, o.y, s.incy);
        case Blas::gemm:
            return gemm<T>(to, s.trans, s.transb, s.m, s.n, s.k, alpha, A, o.lda, o.B, o.ldb, beta, o.C,
                           o.ldc);
        case Blas::syrk:
            return syrk<T>(to, s.uplo, s.trans, s.n, s.k, alpha, A, o.lda, beta, o.C, o.ldc);
        case Blas::herk:
            return herk<T>(to, s.uplo, s.trans, s.n, s.k, real_alpha, A, o.lda, real_beta, o.C, o.ldc);
        case Blas::syr2k:
            return syr2k<T>(to, s.uplo, s.trans, s.n, s.k, alpha, A, o.lda, o.B, o.ldb, beta, o.C, o.ldc);
        case Blas::her2k:
            return her2k<T>(to, s.uplo, s.trans, s.n, s.k, alpha, A, o.lda, o.B, o.ldb, real_beta, o.C,
                            o.ldc);
        default:
            return LAPILLI_ERROR_INTERNAL;  // exists for spread matrices only
    }
}

}  // namespace blas::api

// Operands in one memory; waits.
template <class T>
lapilli_int call(lapilli_context ctx, const BlasCase& s, const BlasPointers<T>& o) {
    return blas::api::call(blas::api::Wait{ctx}, s, o);
}

template <class T>
lapilli_int call_async(lapilli_queue queue, const BlasCase& s, const BlasPointers<T>& o) {
    return blas::api::call(blas::api::Submit{queue}, s, o);
}

// Level 2 on a queue, with A as its parent and a position in it.
template <class T>
lapilli_int call_offset(lapilli_queue queue, const BlasCase& s, const BlasPointers<T>& o) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    switch (s.routine) {
        case Blas::gemv:
            return blas::api::gemv_offset<T>(queue, s.trans, s.m, s.n, alpha, o.A, o.lda, s.row, s.column,
                                             o.x, s.incx, beta, o.y, s.incy);
        case Blas::symv:
            return blas::api::symv_offset<T>(queue, s.uplo, s.n, alpha, o.A, o.lda, s.row, o.x, s.incx, beta,
                                             o.y, s.incy);
        default:
            return blas::api::hemv_offset<T>(queue, s.uplo, s.n, alpha, o.A, o.lda, s.row, o.x, s.incx, beta,
                                             o.y, s.incy);
    }
}

// Level 2 on a spread matrix, with vectors in any memory.
template <class T>
lapilli_int call_mgpu(lapilli_context ctx, const BlasCase& s, lapilli_matrix A, const T* x, T* y) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    switch (s.routine) {
        case Blas::gemv:
            return blas::api::gemv_mgpu<T>(ctx, s.trans, alpha, A, x, s.incx, beta, y, s.incy);
        case Blas::symv:
            return blas::api::symv_mgpu<T>(ctx, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
        default:
            return blas::api::hemv_mgpu<T>(ctx, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
    }
}

// With queues, and copies of x and y on each device.
template <class T>
lapilli_int call_mgpu_async(const lapilli_queue* queues, const BlasCase& s, lapilli_matrix A,
                            const T* const* x, T* const* y) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    switch (s.routine) {
        case Blas::gemv:
            return blas::api::gemv_mgpu_async<T>(queues, s.trans, alpha, A, x, s.incx, beta, y, s.incy);
        case Blas::symv:
            return blas::api::symv_mgpu_async<T>(queues, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
        default:
            return blas::api::hemv_mgpu_async<T>(queues, s.uplo, alpha, A, x, s.incx, beta, y, s.incy);
    }
}

// Level 3 on spread matrices.
template <class T>
lapilli_int call_mgpu(lapilli_context ctx, const BlasCase& s, const BlasHandles& o) {
    const T alpha = scalar_of<T>(s.alpha), beta = scalar_of<T>(s.beta);
    const Real<T> real_alpha = real_part(alpha), real_beta = real_part(beta);
    switch (s.routine) {
        case Blas::syrk:
            return blas::api::syrk_mgpu<T>(ctx, s.uplo, s.trans, alpha, o.A, beta, o.C);
        case Blas::herk:
            return blas::api::herk_mgpu<T>(ctx, s.uplo, s.trans, real_alpha, o.A, real_beta, o.C);
        case Blas::syr2k:
            return blas::api::syr2k_mgpu<T>(ctx, s.uplo, s.trans, alpha, o.A, o.B, beta, o.C);
        case Blas::her2k:
            return blas::api::her2k_mgpu<T>(ctx, s.uplo, s.trans, alpha, o.A, o.B, real_beta, o.C);
        case Blas::symm:
            return blas::api::symm_mgpu<T>(ctx, s.side, s.uplo, alpha, o.A, o.B, beta, o.C);
        case Blas::hemm:
            return blas::api::hemm_mgpu<T>(ctx, s.side, s.uplo, alpha, o.A, o.B, beta, o.C);
        case Blas::trsm:
            return blas::api::trsm_mgpu<T>(ctx, s.side, s.uplo, s.trans, s.diag, alpha, o.A, o.C);
        case Blas::trmm:
            return blas::api::trmm_mgpu<T>(ctx, s.side, s.uplo, s.trans, s.diag, alpha, o.A, o.C);
        default:
            return LAPILLI_ERROR_INTERNAL;  // exists for operands in one memory only
    }
}

}  // namespace lapilli::testing
