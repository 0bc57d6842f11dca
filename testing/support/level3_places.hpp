// SPDX-License-Identifier: BSD-3-Clause
// Calls of the products of matrices: with operands in host memory, on devices, on a queue or spread.
#pragma once

#include <utility>

#include "support/blas_places.hpp"
#include "support/level3.hpp"

// Overloads of ROUTINE on the scalar; SN, DN, CN and ZN are its four C names.
#define LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)        \
    template <class T, class Handle, class... Arguments>         \
    lapilli_int ROUTINE(Handle handle, Arguments... arguments) { \
        if constexpr (letter<T> == 's') {                        \
            return lapilli_##SN(handle, arguments...);           \
        } else if constexpr (letter<T> == 'd') {                 \
            return lapilli_##DN(handle, arguments...);           \
        } else if constexpr (letter<T> == 'c') {                 \
            return lapilli_##CN(handle, arguments...);           \
        } else {                                                 \
            return lapilli_##ZN(handle, arguments...);           \
        }                                                        \
    }
#define LAPILLI_TESTING_PLAIN(ROUTINE, SN, DN, CN, ZN) \
    LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)  \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_async, SN##_async, DN##_async, CN##_async, ZN##_async)
#define LAPILLI_TESTING_SPREAD(ROUTINE, SN, DN, CN, ZN) \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_mgpu, SN##_mgpu, DN##_mgpu, CN##_mgpu, ZN##_mgpu)

namespace lapilli::testing::level3 {

// For real matrices HERK is SYRK, and so on.
namespace api {
LAPILLI_TESTING_PLAIN(gemm, sgemm, dgemm, cgemm, zgemm)
LAPILLI_TESTING_PLAIN(syrk, ssyrk, dsyrk, csyrk, zsyrk)
LAPILLI_TESTING_PLAIN(herk, ssyrk, dsyrk, cherk, zherk)
LAPILLI_TESTING_PLAIN(syr2k, ssyr2k, dsyr2k, csyr2k, zsyr2k)
LAPILLI_TESTING_PLAIN(her2k, ssyr2k, dsyr2k, cher2k, zher2k)
LAPILLI_TESTING_SPREAD(syrk, ssyrk, dsyrk, csyrk, zsyrk)
LAPILLI_TESTING_SPREAD(herk, ssyrk, dsyrk, cherk, zherk)
LAPILLI_TESTING_SPREAD(syr2k, ssyr2k, dsyr2k, csyr2k, zsyr2k)
LAPILLI_TESTING_SPREAD(her2k, ssyr2k, dsyr2k, cher2k, zher2k)
LAPILLI_TESTING_SPREAD(symm, ssymm, dsymm, csymm, zsymm)
LAPILLI_TESTING_SPREAD(hemm, ssymm, dsymm, chemm, zhemm)
LAPILLI_TESTING_SPREAD(trsm, strsm, dtrsm, ctrsm, ztrsm)
LAPILLI_TESTING_SPREAD(trmm, strmm, dtrmm, ctrmm, ztrmm)
}  // namespace api

template <class T>
struct Pointers {
    const T* A;
    std::int64_t lda;
    const T* B;
    std::int64_t ldb;
    T* C;
    std::int64_t ldc;
};

template <class T>
lapilli_int call(lapilli_context ctx, const Problem<T>& p, const Pointers<T>& x) {
    const Real<T> real_alpha = real_part(p.alpha), real_beta = real_part(p.beta);
    switch (p.kind) {
        case Kind::gemm:
            return api::gemm<T>(ctx, p.trans, p.transb, p.m, p.n, p.k, p.alpha, x.A, x.lda, x.B, x.ldb,
                                p.beta, x.C, x.ldc);
        case Kind::syrk:
            return api::syrk<T>(ctx, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, p.beta, x.C, x.ldc);
        case Kind::herk:
            return api::herk<T>(ctx, p.uplo, p.trans, p.n, p.k, real_alpha, x.A, x.lda, real_beta, x.C,
                                x.ldc);
        case Kind::syr2k:
            return api::syr2k<T>(ctx, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, x.B, x.ldb, p.beta, x.C,
                                 x.ldc);
        default:
            return api::her2k<T>(ctx, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, x.B, x.ldb, real_beta,
                                 x.C, x.ldc);
    }
}

template <class T>
lapilli_int call_async(lapilli_queue queue, const Problem<T>& p, const Pointers<T>& x) {
    const Real<T> real_alpha = real_part(p.alpha), real_beta = real_part(p.beta);
    switch (p.kind) {
        case Kind::gemm:
            return api::gemm_async<T>(queue, p.trans, p.transb, p.m, p.n, p.k, p.alpha, x.A, x.lda, x.B,
                                      x.ldb, p.beta, x.C, x.ldc);
        case Kind::syrk:
            return api::syrk_async<T>(queue, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, p.beta, x.C,
                                      x.ldc);
        case Kind::herk:
            return api::herk_async<T>(queue, p.uplo, p.trans, p.n, p.k, real_alpha, x.A, x.lda, real_beta,
                                      x.C, x.ldc);
        case Kind::syr2k:
            return api::syr2k_async<T>(queue, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, x.B, x.ldb,
                                       p.beta, x.C, x.ldc);
        default:
            return api::her2k_async<T>(queue, p.uplo, p.trans, p.n, p.k, p.alpha, x.A, x.lda, x.B, x.ldb,
                                       real_beta, x.C, x.ldc);
    }
}

struct Handles {
    lapilli_matrix A, B, C;
};

template <class T>
lapilli_int call_mgpu(lapilli_context ctx, const Problem<T>& p, const Handles& x) {
    const Real<T> real_alpha = real_part(p.alpha), real_beta = real_part(p.beta);
    switch (p.kind) {
        case Kind::syrk:
            return api::syrk_mgpu<T>(ctx, p.uplo, p.trans, p.alpha, x.A, p.beta, x.C);
        case Kind::herk:
            return api::herk_mgpu<T>(ctx, p.uplo, p.trans, real_alpha, x.A, real_beta, x.C);
        case Kind::syr2k:
            return api::syr2k_mgpu<T>(ctx, p.uplo, p.trans, p.alpha, x.A, x.B, p.beta, x.C);
        case Kind::her2k:
            return api::her2k_mgpu<T>(ctx, p.uplo, p.trans, p.alpha, x.A, x.B, real_beta, x.C);
        case Kind::symm:
            return api::symm_mgpu<T>(ctx, p.side, p.uplo, p.alpha, x.A, x.B, p.beta, x.C);
        case Kind::hemm:
            return api::hemm_mgpu<T>(ctx, p.side, p.uplo, p.alpha, x.A, x.B, p.beta, x.C);
        case Kind::trsm:
            return api::trsm_mgpu<T>(ctx, p.side, p.uplo, p.trans, p.diag, p.alpha, x.A, x.C);
        default:
            return api::trmm_mgpu<T>(ctx, p.side, p.uplo, p.trans, p.diag, p.alpha, x.A, x.C);
    }
}

// ---- Operands in their places
// ------------------------------------------------------------------------------------------------------------

struct Homes {
    int A = on_host, B = on_host, C = on_host;
};

template <class T>
class PlacedOperands {
  public:
    PlacedOperands(lapilli_context ctx, const Homes& homes, Operands<T>& o)
        : o_(o), A_(ctx, homes.A, o.A), B_(ctx, homes.B, o.B), C_(ctx, homes.C, o.C) {}
    Pointers<T> pointers() const {
        return {A_.template as<T>(), o_.A.ld(),           B_.template as<T>(),
                o_.B.ld(),           C_.template as<T>(), o_.C.ld()};
    }
    void download() const {
        for (const Placed* placed : {&A_, &B_, &C_}) placed->download();
    }

  private:
    Operands<T>& o_;
    Placed A_, B_, C_;
};

// A spread matrix that follows a host matrix.
template <class T>
class SpreadMatrix {
  public:
    SpreadMatrix(lapilli_context ctx, Matrix<T>& host, std::int64_t nb) : ctx_(ctx), host_(&host) {
        testing::detail::require(
            ctx, lapilli_matrix_create(ctx, letter<T>, host.rows(), host.cols(), nb, &handle_),
            "spread matrix");
        testing::detail::require(ctx, lapilli_matrix_scatter(handle_, host.data(), host.ld()), "scatter");
    }
    ~SpreadMatrix() { lapilli_matrix_destroy(handle_); }
    SpreadMatrix(const SpreadMatrix&) = delete;
    SpreadMatrix& operator=(const SpreadMatrix&) = delete;
    operator lapilli_matrix() const { return handle_; }
    void gather() const {
        testing::detail::require(ctx_, lapilli_matrix_gather(handle_, host_->data(), host_->ld()), "gather");
    }

  private:
    lapilli_context ctx_;
    Matrix<T>* host_;
    lapilli_matrix handle_ = nullptr;
};

// The widths of the blocks of A, B and C.
struct Widths {
    std::int64_t A, B, C;
    std::string text() const {
        return " nb=" + std::to_string(A) + ',' + std::to_string(B) + ',' + std::to_string(C);
    }
};

template <class T>
class SpreadOperands {
  public:
    SpreadOperands(lapilli_context ctx, Operands<T>& o, const Widths& nb)
        : A_(ctx, o.A, nb.A), B_(ctx, o.B, nb.B), C_(ctx, o.C, nb.C) {}
    Handles handles() const { return {A_, B_, C_}; }
    void gather() const {
        for (const SpreadMatrix<T>* matrix : {&A_, &B_, &C_}) matrix->gather();
    }

  private:
    SpreadMatrix<T> A_, B_, C_;
};

}  // namespace lapilli::testing::level3

#undef LAPILLI_TESTING_SPREAD
#undef LAPILLI_TESTING_PLAIN
#undef LAPILLI_TESTING_OVERLOAD
