// SPDX-License-Identifier: BSD-3-Clause
// Each operation is one `carry_out`, called with the queue's device current.
#include "backend/cuda/cuda_operations.hpp"

#include "backend/cuda/cuda_device.hpp"
#include "backend/cuda/cuda_error.hpp"

namespace lapilli::cuda {
namespace {

cublasOperation_t cublas(Op op) {
    return op == Op::none ? CUBLAS_OP_N : op == Op::transpose ? CUBLAS_OP_T : CUBLAS_OP_C;
}

cublasSideMode_t cublas(Side side) { return side == Side::left ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT; }
cublasFillMode_t cublas(Uplo uplo) {
    return uplo == Uplo::lower ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
}
cublasDiagType_t cublas_diagonal(const Triangular& how) {
    return how.unit ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
}

char letter(Part part) { return static_cast<char>(part); }

/// cuBLAS's scalars; their layout is std::complex's.
template <class T>
struct Blas;

#define LAPILLI_CUBLAS(T, C, p)                                                                              \
    template <>                                                                                              \
    struct Blas<T> {                                                                                         \
        static const C* in(const T* x) { return reinterpret_cast<const C*>(x); }                             \
        static C* out(T* x) { return reinterpret_cast<C*>(x); }                                              \
        static cublasStatus_t gemm(cublasHandle_t handle, const GemmArgs<T>& g) {                            \
            return cublas##p##gemm_64(handle, cublas(g.op_a), cublas(g.op_b), g.c.rows, g.c.cols, g.k(),     \
                                      in(&g.alpha), in(g.a.data), g.a.ld, in(g.b.data), g.b.ld, in(&g.beta), \
                                      out(g.c.data), g.c.ld);                                                \
        }                                                                                                    \
        static cublasStatus_t trsm(cublasHandle_t handle, const TrsmArgs<T>& t) {                            \
            return cublas##p##trsm_64(handle, cublas(t.how.side), cublas(t.how.uplo), cublas(t.how.op),      \
                                      cublas_diagonal(t.how), t.b.rows, t.b.cols, in(&t.alpha),              \
                                      in(t.a.data), t.a.ld, out(t.b.data), t.b.ld);                          \
        }                                                                                                    \
        static cublasStatus_t trmm(cublasHandle_t handle, const TrmmArgs<T>& t) {                            \
            return cublas##p##trmm_64(handle, cublas(t.how.side), cublas(t.how.uplo), cublas(t.how.op),      \
                                      cublas_diagonal(t.how), t.b.rows, t.b.cols, in(&t.alpha),              \
                                      in(t.a.data), t.a.ld, in(t.b.data), t.b.ld, out(t.b.data), t.b.ld);    \
        }                                                                                                    \
    };
LAPILLI_CUBLAS(float, float, S)
LAPILLI_CUBLAS(double, double, D)
LAPILLI_CUBLAS(std::complex<float>, cuComplex, C)
LAPILLI_CUBLAS(std::complex<double>, cuDoubleComplex, Z)
#undef LAPILLI_CUBLAS

template <class T>
void carry_out(const CudaQueue& queue, const GemmArgs<T>& p) {
    const ProductArgs<T> args{.m = p.c.rows,
                              .n = p.c.cols,
                              .k = p.k(),
                              .op_a = static_cast<char>(p.op_a),
                              .op_b = static_cast<char>(p.op_b),
                              .terms = 1,
                              .alpha = {p.alpha, T(0)},
                              .a = {p.a.data, nullptr},
                              .lda = p.a.ld,
                              .b = {p.b.data, nullptr},
                              .ldb = p.b.ld,
                              .beta = p.beta,
                              .c = p.c.data,
                              .ldc = p.c.ld};
    if (launch::product_is_faster(args)) {
        check(launch::product(queue.stream(), args), p.name);
    } else {
        check(Blas<T>::gemm(queue.cublas(), p), p.name);
    }
}

template <class T>
void carry_out(const CudaQueue& queue, const TrsmArgs<T>& p) {
    check(Blas<T>::trsm(queue.cublas(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const TrmmArgs<T>& p) {
    check(Blas<T>::trmm(queue.cublas(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const ProductArgs<T>& p) {
    check(launch::product(queue.stream(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const GemvArgs<T>& p) {
    check(launch::gemv(queue.stream(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const SymvArgs<T>& p) {
    check(launch::symv(queue.stream(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const SumPartsArgs<T>& p) {
    check(launch::sum_parts(queue.stream(), p.n, p.parts, p.count, p.beta, p.y, p.incy), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const SetArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    check(launch::fill(queue.stream(), letter(p.part), rows, cols, p.off, p.diagonal, data, ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const CopyArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.b;
    check(launch::copy(queue.stream(), letter(p.part), rows, cols, p.a.data, p.a.ld, data, ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const AdjointArgs<T>& p) {
    check(launch::adjoint(queue.stream(), p.a.rows, p.a.cols, p.a.data, p.a.ld, p.b.data, p.b.ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const ReverseArgs<T>& p) {
    check(launch::reverse(queue.stream(), p.b.rows, p.b.cols, p.a.data, p.a.ld, p.b.data, p.b.ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const GatherBlocksArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.b;
    check(launch::gather_blocks(queue.stream(), rows, cols, p.nb, p.first, p.stride, p.a.data, p.a.ld, data,
                                ld),
          p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const SetDiagonalArgs<T>& p) {
    check(launch::set_diagonal(queue.stream(), p.length(), p.values, p.a.data, p.a.ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const ScaleArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    check(launch::scale(queue.stream(), letter(p.part), rows, cols, p.factor, data, ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const MaxNormArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    check(launch::max_norm(queue.stream(), letter(p.part), rows, cols, data, ld, p.result), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const WidenArgs<T>& p) {
    check(launch::widen(queue.stream(), p.b.rows, p.b.cols, p.a.data, p.a.ld, p.b.data, p.b.ld), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const Potf2Args<T>& p) {
    check(launch::potf2(queue.stream(), p.a.rows, p.a.data, p.a.ld, p.inverse.data, p.inverse.ld, p.offset,
                        p.info),
          p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const LarftArgs<T>& p) {
    check(launch::larft(queue.stream(), p.gram.rows, p.gram.data, p.gram.ld, p.tau, p.t.data, p.t.ld),
          p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const TridiagonalPanel<T, real_t<T>>& p) {
    check(launch::tridiagonal_panel<T>(queue.stream(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const TridiagonalResident<T, real_t<T>>& p) {
    check(launch::tridiagonal_resident<T>(queue.stream(), p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const MoveColumnsArgs<T>& p) {
    check(launch::move_columns(queue.stream(), p.b.rows, p.count, p.from, p.to, p.a.data, p.a.ld, p.b.data,
                               p.b.ld),
          p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const StedcArgs<T>& p) {
    check(launch::stedc<real_t<T>>(queue.stream(), p.step, p), p.name);
}

template <class T>
void carry_out(const CudaQueue& queue, const SturmArgs<T>& p) {
    check(launch::bisection(queue.stream(), p), p.name);
}

}  // namespace

#define LAPILLI_RUN(Args)                              \
    template <class T>                                 \
    void CudaOperations<T>::run(const Args<T>& args) { \
        const CurrentDevice current(queue_.ordinal()); \
        carry_out(queue_, args);                       \
    }
LAPILLI_DEVICE_OPERATIONS(LAPILLI_RUN)
#undef LAPILLI_RUN

template <class T>
index_t CudaOperations<T>::resident_rows() {
    const DeviceLimits limits = queue_.stream().limits;
    return lapilli::resident_rows<T>(limits.multiprocessors, static_cast<std::size_t>(limits.shared_bytes));
}

template class CudaOperations<float>;
template class CudaOperations<double>;
template class CudaOperations<std::complex<float>>;
template class CudaOperations<std::complex<double>>;

}  // namespace lapilli::cuda
