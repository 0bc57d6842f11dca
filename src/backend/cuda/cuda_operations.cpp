// SPDX-License-Identifier: BSD-3-Clause
// The device operations on a CUDA stream: cuBLAS for what it is good at, the library's kernels for the rest.
// Each operation is one `carry_out`, called with the queue's device current.
#include "backend/cuda/cuda_device.hpp"
#include "backend/cuda/cuda_error.hpp"
#include "backend/cuda/stream_waits.hpp"
#include "device/operation_table.hpp"
#include "device/triangle_in_two.hpp"
#include "launch.hpp"
#include "product/rank_k.hpp"

namespace lapilli::cuda {
namespace {

const Cublas& functions() { return cublas(); }

cublasOperation_t cublas_of(Op op) {
    return op == Op::none ? CUBLAS_OP_N : op == Op::transpose ? CUBLAS_OP_T : CUBLAS_OP_C;
}

cublasSideMode_t cublas_of(Side side) { return side == Side::left ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT; }
cublasFillMode_t cublas_of(Uplo uplo) {
    return uplo == Uplo::lower ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
}
cublasDiagType_t cublas_diagonal(const Triangular& how) {
    return how.unit ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
}

template <class T>
cublasFillMode_t fill_of(const ProductArgs<T>& p) {
    return p.part == 'L' ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
}

/// cuBLAS's scalars; their layout is std::complex's.
template <class T>
struct Blas;

#define LAPILLI_CUBLAS(T, C, p)                                                                             \
    template <>                                                                                             \
    struct Blas<T> {                                                                                        \
        static const C* in(const T* x) { return reinterpret_cast<const C*>(x); }                            \
        static C* out(T* x) { return reinterpret_cast<C*>(x); }                                             \
        static cublasStatus_t gemm(cublasHandle_t handle, const GemmArgs<T>& g) {                           \
            return functions().gemm_##p(handle, cublas_of(g.op_a), cublas_of(g.op_b), g.c.rows, g.c.cols,   \
                                        g.k(), in(&g.alpha), in(g.a.data), g.a.ld, in(g.b.data), g.b.ld,    \
                                        in(&g.beta), out(g.c.data), g.c.ld);                                \
        }                                                                                                   \
        static cublasStatus_t gemm_batched(cublasHandle_t handle, const GemmBatchedArgs<T>& g) {            \
            return functions().gemm_strided_batched_##p(                                                    \
                handle, CUBLAS_OP_N, CUBLAS_OP_N, g.c.rows, g.c.cols, g.a.cols, in(&g.alpha), in(g.a.data), \
                g.a.ld, g.a_stride, in(g.b.data), g.b.ld, g.b_stride, in(&g.beta), out(g.c.data), g.c.ld,   \
                g.c_stride, g.count);                                                                       \
        }                                                                                                   \
        static cublasStatus_t syrk(cublasHandle_t handle, const ProductArgs<T>& g) {                        \
            return functions().syrk_##p(handle, fill_of(g), g.op_a == 'N' ? CUBLAS_OP_N : CUBLAS_OP_T, g.n, \
                                        g.k, in(&g.alpha[0]), in(g.a[0]), g.lda, in(&g.beta), out(g.c),     \
                                        g.ldc);                                                             \
        }                                                                                                   \
        static cublasStatus_t trsm(cublasHandle_t handle, const TrsmArgs<T>& t) {                           \
            return functions().trsm_##p(handle, cublas_of(t.how.side), cublas_of(t.how.uplo),               \
                                        cublas_of(t.how.op), cublas_diagonal(t.how), t.b.rows, t.b.cols,    \
                                        in(&t.alpha), in(t.a.data), t.a.ld, out(t.b.data), t.b.ld);         \
        }                                                                                                   \
        static cublasStatus_t trmm(cublasHandle_t handle, const TrmmArgs<T>& t) {                           \
            return functions().trmm_##p(handle, cublas_of(t.how.side), cublas_of(t.how.uplo),               \
                                        cublas_of(t.how.op), cublas_diagonal(t.how), t.b.rows, t.b.cols,    \
                                        in(&t.alpha), in(t.a.data), t.a.ld, in(t.b.data), t.b.ld,           \
                                        out(t.b.data), t.b.ld);                                             \
        }                                                                                                   \
    };
LAPILLI_CUBLAS(float, float, S)
LAPILLI_CUBLAS(double, double, D)
LAPILLI_CUBLAS(std::complex<float>, cuComplex, C)
LAPILLI_CUBLAS(std::complex<double>, cuDoubleComplex, Z)
#undef LAPILLI_CUBLAS

template <class R>
cublasStatus_t herk(cublasHandle_t handle, const ProductArgs<std::complex<R>>& p) {
    using C = Blas<std::complex<R>>;
    const R alpha = p.alpha[0].real(), beta = p.beta.real();
    const cublasOperation_t op = p.op_a == 'N' ? CUBLAS_OP_N : CUBLAS_OP_C;
    if constexpr (std::is_same_v<R, float>) {
        return functions().herk_C(handle, fill_of(p), op, p.n, p.k, &alpha, C::in(p.a[0]), p.lda, &beta,
                                  C::out(p.c), p.ldc);
    } else {
        return functions().herk_Z(handle, fill_of(p), op, p.n, p.k, &alpha, C::in(p.a[0]), p.lda, &beta,
                                  C::out(p.c), p.ldc);
    }
}

template <class Args>
void carry_out(const CudaQueue& queue, const Args& p) {
    check(launch::run(queue.stream(), p), p.name);
}

/// The kernel, or cuBLAS where the table expects it to be faster for a rank-k update of a triangle.
template <class T>
void carry_out(const CudaQueue& queue, const ProductArgs<T>& p) {
    const RankK form = rank_k_form(p);
    if (form == RankK::none || launch::product_is_faster(p)) {
        check(launch::run(queue.stream(), p), p.name);
    } else if constexpr (is_complex<T>) {
        check(form == RankK::herk ? herk(queue.cublas(), p) : Blas<T>::syrk(queue.cublas(), p), p.name);
    } else {
        check(Blas<T>::syrk(queue.cublas(), p), p.name);
    }
}

/// cuBLAS 13.1 dies of a segmentation fault in ZGEMM with results of one row or one column, and, as it seems,
/// with an inner dimension of 1.
template <class T>
bool is_safe_in_cublas(const GemmArgs<T>& p) {
    return !std::is_same_v<T, std::complex<double>> || (p.c.rows > 1 && p.c.cols > 1 && p.k() > 1);
}

template <class T>
void carry_out(const CudaQueue& queue, const GemmArgs<T>& p) {
    const ProductArgs<T> args = p.product();
    if (launch::product_is_faster(args) || !is_safe_in_cublas(p)) {
        carry_out(queue, args);
    } else {
        check(Blas<T>::gemm(queue.cublas(), p), p.name);
    }
}

template <class T>
void carry_out(const CudaQueue& queue, const GemmBatchedArgs<T>& p) {
    check(Blas<T>::gemm_batched(queue.cublas(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const WaitForFlagArgs<T>& p) {
    wait_for_value(queue.stream().stream, p.word, p.value);
}

/// The first rows of A in two systems or products, 0 for one. ZTRSM and ZTRMM of cuBLAS 13 die where blocks
/// of 32 leave one row of A, as it seems of a ZGEMM with that row (is_safe_in_cublas).
template <class Args>
index_t rows_of_first(const Args& p) {
    constexpr index_t block = 32;
    const bool leaves_one = p.a.rows > block && p.a.rows % block == 1;
    const bool is_z = std::is_same_v<typename Args::Scalar, std::complex<double>>;
    return is_z && leaves_one && p.alpha != typename Args::Scalar(0) ? p.a.rows - (block - 1) : 0;
}

template <class T>
void carry_out(const CudaQueue& queue, const TrsmArgs<T>& p) {
    if (const index_t first = rows_of_first(p); first > 0) {
        const auto carry = [&](const auto& part) { carry_out(queue, part); };
        return TriangleInTwo<T>(p.how, p.a, p.b, first).solve(p.alpha, carry, carry);
    }
    check(Blas<T>::trsm(queue.cublas(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const TrmmArgs<T>& p) {
    if (const index_t first = rows_of_first(p); first > 0) {
        const auto carry = [&](const auto& part) { carry_out(queue, part); };
        return TriangleInTwo<T>(p.how, p.a, p.b, first).multiply(p.alpha, carry, carry);
    }
    check(Blas<T>::trmm(queue.cublas(), p), p.name);
}

struct Backend {
    template <class Args>
    static void carry_out(const CudaQueue& queue, const Args& args) {
        const CurrentDevice current(queue.ordinal());
        cuda::carry_out(queue, args);
    }
};

}  // namespace

void CudaQueue::run(std::type_index operation, const void* args) {
    begin_work();
    never_destroyed<OperationTable<Backend, CudaQueue>>().run(*this, operation, args);
}

index_t CudaQueue::resident_rows(char precision) {
    const DeviceLimits limits = stream().limits;
    return lapilli::resident_rows(precision, limits.multiprocessors,
                                  static_cast<std::size_t>(limits.shared_bytes));
}

bool CudaQueue::bidiagonal_fits(char precision, index_t m, index_t n) {
    const DeviceLimits limits = stream().limits;
    return bidiagonal_resident_fits(precision, m, n, limits.multiprocessors,
                                    static_cast<std::size_t>(limits.shared_bytes));
}

index_t CudaQueue::wide_panel_rows(char precision) { return lu_wide_most_rows(precision, stream().limits); }

}  // namespace lapilli::cuda
