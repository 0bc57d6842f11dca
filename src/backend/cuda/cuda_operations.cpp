// SPDX-License-Identifier: BSD-3-Clause
// The device operations on a CUDA stream: cuBLAS for what it is good at, the library's kernels for the rest.
// Each operation is one `carry_out`, called with the queue's device current.
#include "backend/cuda/cuda_device.hpp"
#include "backend/cuda/cuda_error.hpp"
#include "device/operation_table.hpp"
#include "launch.hpp"

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

template <class Args>
void carry_out(const CudaQueue& queue, const Args& p) {
    check(launch::run(queue.stream(), p), p.name);
}

/// cuBLAS 13.1 dies of a segmentation fault in ZGEMM with results of one row or one column, and, as it seems, with an inner
/// dimension of 1.
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
void carry_out(const CudaQueue& queue, const TrsmArgs<T>& p) {
    check(Blas<T>::trsm(queue.cublas(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const TrmmArgs<T>& p) {
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
    never_destroyed<OperationTable<Backend, CudaQueue>>().run(*this, operation, args);
}

index_t CudaQueue::resident_rows(char precision) {
    const DeviceLimits limits = stream().limits;
    return lapilli::resident_rows(precision, limits.multiprocessors,
                                  static_cast<std::size_t>(limits.shared_bytes));
}

}  // namespace lapilli::cuda
