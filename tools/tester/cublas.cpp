// SPDX-License-Identifier: BSD-3-Clause
#include "tester/cublas.hpp"

#ifdef LAPILLI_TESTER_HAS_CUDA

#include <cublas_v2.h>

#include "tester/cuda_support.hpp"

namespace lapilli::tester {
namespace {

using tester::check;
using testing::letter;

void check(cublasStatus_t status, const char* what) {
    if (status != CUBLAS_STATUS_SUCCESS) {
        throw PeerUnavailable(std::string(what) + ": " + cublasGetStatusString(status));
    }
}

// Sizes of 64 bits: submatrices of large parents must not overflow in the peer either.
#define LAPILLI_TESTER_FOUR(NAME)                    \
    template <class T, class... Arguments>           \
    cublasStatus_t NAME(Arguments... arguments) {    \
        if constexpr (letter<T> == 's') {            \
            return cublasS##NAME##_64(arguments...); \
        } else if constexpr (letter<T> == 'd') {     \
            return cublasD##NAME##_64(arguments...); \
        } else if constexpr (letter<T> == 'c') {     \
            return cublasC##NAME##_64(arguments...); \
        } else {                                     \
            return cublasZ##NAME##_64(arguments...); \
        }                                            \
    }
#define LAPILLI_TESTER_COMPLEX(NAME)                 \
    template <class T, class... Arguments>           \
    cublasStatus_t NAME(Arguments... arguments) {    \
        if constexpr (letter<T> == 'c') {            \
            return cublasC##NAME##_64(arguments...); \
        } else {                                     \
            return cublasZ##NAME##_64(arguments...); \
        }                                            \
    }

LAPILLI_TESTER_FOUR(gemv)
LAPILLI_TESTER_FOUR(symv)
LAPILLI_TESTER_COMPLEX(hemv)
LAPILLI_TESTER_FOUR(gemm)
LAPILLI_TESTER_FOUR(syrk)
LAPILLI_TESTER_COMPLEX(herk)
LAPILLI_TESTER_FOUR(syr2k)
LAPILLI_TESTER_COMPLEX(her2k)

#undef LAPILLI_TESTER_COMPLEX
#undef LAPILLI_TESTER_FOUR

cublasOperation_t operation(char trans) {
    return trans == 'N' ? CUBLAS_OP_N : trans == 'T' ? CUBLAS_OP_T : CUBLAS_OP_C;
}

template <class T>
cublasStatus_t call_cublas(cublasHandle_t handle, const BlasCase& s, const BlasPointers<T>& o) {
    const auto native = [](const T* pointer) { return reinterpret_cast<const Native<T>*>(pointer); };
    const auto fill = s.uplo == 'L' ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
    const auto op = operation(s.trans), op_b = operation(s.transb);
    const T alpha_value = testing::scalar_of<T>(s.alpha), beta_value = testing::scalar_of<T>(s.beta);
    const auto *alpha = native(&alpha_value), *beta = native(&beta_value);
    const auto *a = native(o.A + s.row + s.column * o.lda), *b = native(o.B), *x = native(o.x);
    auto *c = reinterpret_cast<Native<T>*>(o.C), *y = reinterpret_cast<Native<T>*>(o.y);
    if constexpr (testing::is_complex<T>) {
        const auto real_alpha = alpha_value.real(), real_beta = beta_value.real();
        switch (s.routine) {
            case Blas::hemv:
                return hemv<T>(handle, fill, s.n, alpha, a, o.lda, x, s.incx, beta, y, s.incy);
            case Blas::herk:
                return herk<T>(handle, fill, op, s.n, s.k, &real_alpha, a, o.lda, &real_beta, c, o.ldc);
            case Blas::her2k:
                return her2k<T>(handle, fill, op, s.n, s.k, alpha, a, o.lda, b, o.ldb, &real_beta, c, o.ldc);
            default:
                break;
        }
    }
    switch (s.routine) {
        case Blas::gemv:
            return gemv<T>(handle, op, s.m, s.n, alpha, a, o.lda, x, s.incx, beta, y, s.incy);
        case Blas::symv:
            return symv<T>(handle, fill, s.n, alpha, a, o.lda, x, s.incx, beta, y, s.incy);
        case Blas::gemm:
            return gemm<T>(handle, op, op_b, s.m, s.n, s.k, alpha, a, o.lda, b, o.ldb, beta, c, o.ldc);
        case Blas::syrk:
            return syrk<T>(handle, fill, op, s.n, s.k, alpha, a, o.lda, beta, c, o.ldc);
        case Blas::syr2k:
            return syr2k<T>(handle, fill, op, s.n, s.k, alpha, a, o.lda, b, o.ldb, beta, c, o.ldc);
        default:
            throw PeerUnavailable("cuBLAS has no routine on spread matrices");
    }
}

template <class T>
void emulate(cublasHandle_t handle) {
#if CUBLAS_VERSION >= 130100
    const auto mode = sizeof(testing::Real<T>) == 4 ? CUBLAS_FP32_EMULATED_BF16X9_MATH
                                                    : CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH;
    check(cublasSetMathMode(handle, mode), "cublasSetMathMode");
    check(cublasSetEmulationStrategy(handle, CUBLAS_EMULATION_STRATEGY_EAGER), "cublasSetEmulationStrategy");
#else
    static_cast<void>(handle);
    throw PeerUnavailable("built with a cuBLAS before 13.1, which does not emulate");
#endif
}

}  // namespace

template <class T>
Cublas<T>::Cublas(int gpu, void* stream, CublasMode mode) {
    check(cudaSetDevice(gpu), "cudaSetDevice");
    cublasHandle_t handle = nullptr;
    check(cublasCreate(&handle), "cublasCreate");
    handle_ = handle;
    check(cublasSetStream(handle, static_cast<cudaStream_t>(stream)), "cublasSetStream");
    const bool atomics = mode == CublasMode::atomics;
    check(cublasSetAtomicsMode(handle, atomics ? CUBLAS_ATOMICS_ALLOWED : CUBLAS_ATOMICS_NOT_ALLOWED),
          "cublasSetAtomicsMode");
    if (mode == CublasMode::emulated) emulate<T>(handle);
}

template <class T>
Cublas<T>::~Cublas() {
    cublasDestroy(static_cast<cublasHandle_t>(handle_));
}

template <class T>
void Cublas<T>::call(const BlasCase& that, const BlasPointers<T>& operands) const {
    check(call_cublas(static_cast<cublasHandle_t>(handle_), that, operands), "cuBLAS");
}

template <class T>
std::string Cublas<T>::version() const {
    std::string text;
    for (const auto part : {MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL}) {
        int value = 0;
        cublasGetProperty(part, &value);
        text += (text.empty() ? "" : ".") + std::to_string(value);
    }
    return text;
}

}  // namespace lapilli::tester

#else

namespace lapilli::tester {

template <class T>
Cublas<T>::Cublas(int, void*, CublasMode) {
    throw PeerUnavailable("not built in: the library was built without CUDA");
}

template <class T>
Cublas<T>::~Cublas() = default;

template <class T>
void Cublas<T>::call(const BlasCase&, const BlasPointers<T>&) const {}

template <class T>
std::string Cublas<T>::version() const {
    return "";
}

}  // namespace lapilli::tester

#endif

namespace lapilli::tester {

template class Cublas<float>;
template class Cublas<double>;
template class Cublas<std::complex<float>>;
template class Cublas<std::complex<double>>;

}  // namespace lapilli::tester
