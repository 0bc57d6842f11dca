// SPDX-License-Identifier: BSD-3-Clause
// Scalars as kernels see them: float, double, Complex<float>, Complex<double>, and the few functions that
// make one text serve all four. Complex has std::complex's layout, aligned to its size so that one
// instruction loads it.
#pragma once

#include "arch/target.cuh"
#include "base/scalar.hpp"

#if !defined(__CUDACC__)
#include <cmath>
#endif

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

// Operators are hidden friends, not templates: they also take what merely converts to a Complex, such as an
// element of emulated shared memory.
template <class R>
struct alignas(2 * sizeof(R)) Complex {
    R re, im;

    Complex() = default;
    LAPILLI_HOST_DEVICE constexpr explicit Complex(R real_part) : re(real_part), im(R(0)) {}
    LAPILLI_HOST_DEVICE constexpr Complex(R real_part, R imaginary_part)
        : re(real_part), im(imaginary_part) {}

    LAPILLI_HOST_DEVICE Complex& operator+=(Complex b) {
        re += b.re;
        im += b.im;
        return *this;
    }
    LAPILLI_HOST_DEVICE Complex& operator-=(Complex b) {
        re -= b.re;
        im -= b.im;
        return *this;
    }
    LAPILLI_HOST_DEVICE Complex& operator*=(Complex b) { return *this = *this * b; }
    LAPILLI_HOST_DEVICE Complex& operator*=(R b) {
        re *= b;
        im *= b;
        return *this;
    }

    friend LAPILLI_HOST_DEVICE constexpr Complex operator-(Complex a) { return {-a.re, -a.im}; }
    friend LAPILLI_HOST_DEVICE constexpr Complex operator+(Complex a, Complex b) {
        return {a.re + b.re, a.im + b.im};
    }
    friend LAPILLI_HOST_DEVICE constexpr Complex operator-(Complex a, Complex b) {
        return {a.re - b.re, a.im - b.im};
    }
    friend LAPILLI_HOST_DEVICE constexpr Complex operator*(Complex a, Complex b) {
        return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    }
    friend LAPILLI_HOST_DEVICE constexpr Complex operator*(R a, Complex b) { return {a * b.re, a * b.im}; }
    friend LAPILLI_HOST_DEVICE constexpr Complex operator*(Complex a, R b) { return {a.re * b, a.im * b}; }
    friend LAPILLI_HOST_DEVICE constexpr bool operator==(Complex a, Complex b) {
        return a.re == b.re && a.im == b.im;
    }
    friend LAPILLI_HOST_DEVICE constexpr bool operator!=(Complex a, Complex b) { return !(a == b); }

    friend LAPILLI_HOST_DEVICE constexpr Complex conj(Complex a) { return {a.re, -a.im}; }
    friend LAPILLI_HOST_DEVICE constexpr R real(Complex a) { return a.re; }
    friend LAPILLI_HOST_DEVICE constexpr R imag(Complex a) { return a.im; }
    friend LAPILLI_HOST_DEVICE constexpr R abs2(Complex a) { return a.re * a.re + a.im * a.im; }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch

namespace lapilli {
template <class R>
struct real_of<arch::Complex<R>> {
    using type = R;
};
}  // namespace lapilli

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

// The scalar T with real part r and imaginary part 0.
template <class T>
LAPILLI_HOST_DEVICE constexpr T from_real(real_t<T> r) {
    return T(r);
}

LAPILLI_HOST_DEVICE constexpr float conj(float a) { return a; }
LAPILLI_HOST_DEVICE constexpr double conj(double a) { return a; }
LAPILLI_HOST_DEVICE constexpr float real(float a) { return a; }
LAPILLI_HOST_DEVICE constexpr double real(double a) { return a; }
LAPILLI_HOST_DEVICE constexpr float imag(float) { return 0; }
LAPILLI_HOST_DEVICE constexpr double imag(double) { return 0; }
LAPILLI_HOST_DEVICE constexpr float abs2(float a) { return a * a; }
LAPILLI_HOST_DEVICE constexpr double abs2(double a) { return a * a; }

// a b + c. Plain C++ leaves the rounding of the product to the compiler: a library fma would be slow and
// change nothing.
#if defined(__CUDA_ARCH__)
LAPILLI_HOST_DEVICE float fma(float a, float b, float c) { return __fmaf_rn(a, b, c); }
LAPILLI_HOST_DEVICE double fma(double a, double b, double c) { return __fma_rn(a, b, c); }
#else
LAPILLI_HOST_DEVICE float fma(float a, float b, float c) { return a * b + c; }
LAPILLI_HOST_DEVICE double fma(double a, double b, double c) { return a * b + c; }
#endif
// conj(a) b + c
LAPILLI_HOST_DEVICE float conj_fma(float a, float b, float c) { return fma(a, b, c); }
LAPILLI_HOST_DEVICE double conj_fma(double a, double b, double c) { return fma(a, b, c); }

#define LAPILLI_COMPLEX_FMA(R)                                                                    \
    LAPILLI_HOST_DEVICE Complex<R> fma(Complex<R> a, Complex<R> b, Complex<R> c) {                \
        return {fma(-a.im, b.im, fma(a.re, b.re, c.re)), fma(a.im, b.re, fma(a.re, b.im, c.im))}; \
    }                                                                                             \
    LAPILLI_HOST_DEVICE Complex<R> fma(R a, Complex<R> b, Complex<R> c) {                         \
        return {fma(a, b.re, c.re), fma(a, b.im, c.im)};                                          \
    }                                                                                             \
    LAPILLI_HOST_DEVICE Complex<R> conj_fma(Complex<R> a, Complex<R> b, Complex<R> c) {           \
        return {fma(a.im, b.im, fma(a.re, b.re, c.re)), fma(-a.im, b.re, fma(a.re, b.im, c.im))}; \
    }
LAPILLI_COMPLEX_FMA(float)
LAPILLI_COMPLEX_FMA(double)
#undef LAPILLI_COMPLEX_FMA

#if defined(__CUDACC__)
LAPILLI_HOST_DEVICE float sqrt(float a) { return ::sqrtf(a); }
LAPILLI_HOST_DEVICE double sqrt(double a) { return ::sqrt(a); }
LAPILLI_HOST_DEVICE double rsqrt(double a) { return ::rsqrt(a); }
LAPILLI_HOST_DEVICE float abs(float a) { return ::fabsf(a); }
LAPILLI_HOST_DEVICE double abs(double a) { return ::fabs(a); }
LAPILLI_HOST_DEVICE float hypot(float a, float b) { return ::hypotf(a, b); }
LAPILLI_HOST_DEVICE double hypot(double a, double b) { return ::hypot(a, b); }
LAPILLI_HOST_DEVICE float copysign(float a, float b) { return ::copysignf(a, b); }
LAPILLI_HOST_DEVICE double copysign(double a, double b) { return ::copysign(a, b); }
#else
LAPILLI_HOST_DEVICE float sqrt(float a) { return std::sqrt(a); }
LAPILLI_HOST_DEVICE double sqrt(double a) { return std::sqrt(a); }
LAPILLI_HOST_DEVICE double rsqrt(double a) { return 1 / std::sqrt(a); }
LAPILLI_HOST_DEVICE float abs(float a) { return std::fabs(a); }
LAPILLI_HOST_DEVICE double abs(double a) { return std::fabs(a); }
LAPILLI_HOST_DEVICE float hypot(float a, float b) { return std::hypot(a, b); }
LAPILLI_HOST_DEVICE double hypot(double a, double b) { return std::hypot(a, b); }
LAPILLI_HOST_DEVICE float copysign(float a, float b) { return std::copysign(a, b); }
LAPILLI_HOST_DEVICE double copysign(double a, double b) { return std::copysign(a, b); }
#endif
LAPILLI_HOST_DEVICE float abs(Complex<float> a) { return hypot(a.re, a.im); }
LAPILLI_HOST_DEVICE double abs(Complex<double> a) { return hypot(a.re, a.im); }

template <class T>
LAPILLI_HOST_DEVICE constexpr T min(T a, T b) {
    return b < a ? b : a;
}
template <class T>
LAPILLI_HOST_DEVICE constexpr T max(T a, T b) {
    return a < b ? b : a;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
