// SPDX-License-Identifier: BSD-3-Clause
#include "backend/cuda/cuda_operations.hpp"

#include "backend/cuda/cuda_device.hpp"
#include "backend/cuda/cuda_error.hpp"
#include "launch.hpp"

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

#define LAPILLI_CUBLAS(T, C, p)                                                                           \
    template <>                                                                                           \
    struct Blas<T> {                                                                                      \
        static const C* in(const T* x) { return reinterpret_cast<const C*>(x); }                          \
        static C* out(T* x) { return reinterpret_cast<C*>(x); }                                           \
        static cublasStatus_t gemm(cublasHandle_t handle, Op op_a, Op op_b, index_t k, const T& alpha,    \
                                   DeviceView<const T> a, DeviceView<const T> b, const T& beta,           \
                                   DeviceView<T> c) {                                                     \
            return cublas##p##gemm_64(handle, cublas(op_a), cublas(op_b), c.rows, c.cols, k, in(&alpha),  \
                                      in(a.data), a.ld, in(b.data), b.ld, in(&beta), out(c.data), c.ld);  \
        }                                                                                                 \
        static cublasStatus_t trsm(cublasHandle_t handle, const Triangular& how, const T& alpha,          \
                                   DeviceView<const T> a, DeviceView<T> b) {                              \
            return cublas##p##trsm_64(handle, cublas(how.side), cublas(how.uplo), cublas(how.op),         \
                                      cublas_diagonal(how), b.rows, b.cols, in(&alpha), in(a.data), a.ld, \
                                      out(b.data), b.ld);                                                 \
        }                                                                                                 \
        static cublasStatus_t trmm(cublasHandle_t handle, const Triangular& how, const T& alpha,          \
                                   DeviceView<const T> a, DeviceView<T> b) {                              \
            return cublas##p##trmm_64(handle, cublas(how.side), cublas(how.uplo), cublas(how.op),         \
                                      cublas_diagonal(how), b.rows, b.cols, in(&alpha), in(a.data), a.ld, \
                                      in(b.data), b.ld, out(b.data), b.ld);                               \
        }                                                                                                 \
    };
LAPILLI_CUBLAS(float, float, S)
LAPILLI_CUBLAS(double, double, D)
LAPILLI_CUBLAS(std::complex<float>, cuComplex, C)
LAPILLI_CUBLAS(std::complex<double>, cuDoubleComplex, Z)
#undef LAPILLI_CUBLAS

}  // namespace

template <class T>
void CudaOperations<T>::gemm(Op op_a, Op op_b, T alpha, ConstMatrix a, ConstMatrix b, T beta, Matrix c) {
    const CurrentDevice current(queue_.ordinal());
    const index_t k = op_a == Op::none ? a.cols : a.rows;
    const ProductArgs<T> args{.m = c.rows,
                              .n = c.cols,
                              .k = k,
                              .op_a = static_cast<char>(op_a),
                              .op_b = static_cast<char>(op_b),
                              .terms = 1,
                              .alpha = {alpha, T(0)},
                              .a = {a.data, nullptr},
                              .lda = a.ld,
                              .b = {b.data, nullptr},
                              .ldb = b.ld,
                              .beta = beta,
                              .c = c.data,
                              .ldc = c.ld};
    if (launch::product_is_faster(args)) {
        check(launch::product(queue_.stream(), args), "gemm");
    } else {
        check(Blas<T>::gemm(queue_.cublas(), op_a, op_b, k, alpha, a, b, beta, c), "gemm");
    }
}

template <class T>
void CudaOperations<T>::product(const ProductArgs<T>& args) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::product(queue_.stream(), args), "product");
}

template <class T>
void CudaOperations<T>::trsm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(Blas<T>::trsm(queue_.cublas(), how, alpha, a, b), "trsm");
}

template <class T>
void CudaOperations<T>::trmm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(Blas<T>::trmm(queue_.cublas(), how, alpha, a, b), "trmm");
}

template <class T>
void CudaOperations<T>::gemv(const GemvArgs<T>& args) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::gemv(queue_.stream(), args), "gemv");
}

template <class T>
void CudaOperations<T>::symv(const SymvArgs<T>& args) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::symv(queue_.stream(), args), "symv");
}

template <class T>
void CudaOperations<T>::sum_parts(index_t n, const T* const* parts, int count, T beta, T* y, index_t incy) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::sum_parts(queue_.stream(), n, parts, count, beta, y, incy), "sum_parts");
}

template <class T>
void CudaOperations<T>::set(Part part, T off, T diagonal, Matrix a) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::fill(queue_.stream(), letter(part), a.rows, a.cols, off, diagonal, a.data, a.ld), "set");
}

template <class T>
void CudaOperations<T>::copy(Part part, ConstMatrix a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::copy(queue_.stream(), letter(part), b.rows, b.cols, a.data, a.ld, b.data, b.ld), "copy");
}

template <class T>
void CudaOperations<T>::adjoint(ConstMatrix a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::adjoint(queue_.stream(), a.rows, a.cols, a.data, a.ld, b.data, b.ld), "adjoint");
}

template <class T>
void CudaOperations<T>::reverse(ConstMatrix a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::reverse(queue_.stream(), b.rows, b.cols, a.data, a.ld, b.data, b.ld), "reverse");
}

template <class T>
void CudaOperations<T>::gather_blocks(ConstMatrix a, index_t nb, index_t first, index_t stride, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(
        launch::gather_blocks(queue_.stream(), b.rows, b.cols, nb, first, stride, a.data, a.ld, b.data, b.ld),
        "gather_blocks");
}

template <class T>
void CudaOperations<T>::set_diagonal(const real_t<T>* values, Matrix a) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::set_diagonal(queue_.stream(), std::min(a.rows, a.cols), values, a.data, a.ld),
          "set_diagonal");
}

template <class T>
void CudaOperations<T>::scale(Part part, real_t<T> factor, Matrix a) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::scale(queue_.stream(), letter(part), a.rows, a.cols, factor, a.data, a.ld), "scale");
}

template <class T>
void CudaOperations<T>::max_norm(Part part, ConstMatrix a, real_t<T>* result) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::max_norm(queue_.stream(), letter(part), a.rows, a.cols, a.data, a.ld, result), "max_norm");
}

template <class T>
void CudaOperations<T>::widen(DeviceView<const real_t<T>> a, Matrix b) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::widen(queue_.stream(), b.rows, b.cols, a.data, a.ld, b.data, b.ld), "widen");
}

template <class T>
void CudaOperations<T>::potf2(Matrix a, Matrix inverse, index_t offset, index_t* info) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::potf2(queue_.stream(), a.rows, a.data, a.ld, inverse.data, inverse.ld, offset, info),
          "potf2");
}

template <class T>
void CudaOperations<T>::larft(ConstMatrix gram, const T* tau, Matrix t) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::larft(queue_.stream(), gram.rows, gram.data, gram.ld, tau, t.data, t.ld), "larft");
}

template <class T>
void CudaOperations<T>::tridiagonal_panel(const TridiagonalPanel<T, real_t<T>>& panel) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::tridiagonal_panel<T>(queue_.stream(), panel), "tridiagonal_panel");
}

template <class T>
void CudaOperations<T>::tridiagonal_resident(const TridiagonalResident<T, real_t<T>>& problem) {
    const CurrentDevice current(queue_.ordinal());
    check(launch::tridiagonal_resident<T>(queue_.stream(), problem), "tridiagonal_resident");
}

template <class T>
index_t CudaOperations<T>::resident_rows() {
    const CurrentDevice current(queue_.ordinal());
    index_t rows = 0;
    check(launch::tridiagonal_resident_rows<T>(rows), "tridiagonal_resident");
    return rows;
}

template class CudaOperations<float>;
template class CudaOperations<double>;
template class CudaOperations<std::complex<float>>;
template class CudaOperations<std::complex<double>>;

}  // namespace lapilli::cuda
