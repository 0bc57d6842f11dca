// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the kernels' tests: the scalars, random numbers, comparison, and launches under the
// emulator.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "arch/simt.cuh"
#include "base/view.hpp"
#include "emulator/launch.hpp"
#include "support/precisions.hpp"
#include "support/random.hpp"

namespace lapilli::kernel_tests {

/// Under a sanitizer the narrowest, whose packs reach furthest; that addresses in shared memory are inside,
/// the emulator itself checks for all. All of c has the label full.
using Scalars = std::conditional_t<
    testing::sanitized, ::testing::Types<float>,
    testing::detail::TypesWith<::testing::Types, arch::Complex<float>, arch::Complex<double>,
                               testing::tested_s, testing::tested_c && testing::tested_full>>;

struct ScalarNames {
    template <class T>
    static std::string GetName(int) {
        const char letters[] = {'s', 'd', 'c', 'z'};
        return std::string(1, letters[(is_complex<T> ? 2 : 0) + (sizeof(real_t<T>) == 8 ? 1 : 0)]);
    }
};

template <class T>
inline constexpr double eps = std::numeric_limits<real_t<T>>::epsilon();

/// Half as precise again as the kernel's: errors of a reference do not count.
template <class T>
struct WideOf {
    using real = std::conditional_t<std::is_same_v<real_t<T>, float>, double, long double>;
    using type = std::conditional_t<is_complex<T>, std::complex<real>, real>;
};
template <class T>
using Wide = typename WideOf<T>::type;

template <class T>
T make(double re, double im) {
    using R = real_t<T>;
    if constexpr (is_complex<T>) {
        return T(static_cast<R>(re), static_cast<R>(im));
    } else {
        (void)im;
        return static_cast<R>(re);
    }
}

template <class T>
T nan_of() {
    return make<T>(std::nan(""), std::nan(""));
}

template <class T>
bool is_nan(T x) {
    return x != x;
}

template <class T>
Wide<T> widen(T x) {
    if constexpr (is_complex<T>) {
        return Wide<T>(x.re, x.im);
    } else {
        return x;
    }
}

template <class T>
T narrow(Wide<T> x) {
    return make<T>(static_cast<double>(std::real(x)), static_cast<double>(std::imag(x)));
}

/// The conjugate; std::conj makes a real number complex.
template <class R>
std::complex<R> conjugate(std::complex<R> x) {
    return std::conj(x);
}
inline double conjugate(double x) { return x; }
inline long double conjugate(long double x) { return x; }

template <class W>
double modulus(W x) {
    return static_cast<double>(std::abs(x));
}

/// The i-th number of a stream, in (-1, 1) or the square around it.
template <class T>
T random_scalar(const lapilli::testing::Stream& stream, index_t i) {
    const auto at = static_cast<std::uint64_t>(2 * i);
    return make<T>(2 * stream.uniform<double>(at) - 1, 2 * stream.uniform<double>(at + 1) - 1);
}

template <class T>
std::vector<T> random_vector(index_t count, std::uint64_t seed) {
    const lapilli::testing::Stream stream(seed);
    std::vector<T> x(static_cast<std::size_t>(count));
    for (index_t i = 0; i < count; ++i) x[static_cast<std::size_t>(i)] = random_scalar<T>(stream, i);
    return x;
}

/// A column-major matrix in memory of exactly that size: guard pages find what is read or written behind it.
template <class T>
struct Matrix {
    index_t rows = 0, cols = 0, ld = 0;
    std::vector<T> elements;

    Matrix() = default;
    Matrix(index_t m, index_t n, index_t leading, T value)
        : rows(m), cols(n), ld(leading), elements(static_cast<std::size_t>(leading * n), value) {}
    T& operator()(index_t i, index_t j) { return elements[static_cast<std::size_t>(i + j * ld)]; }
    const T& operator()(index_t i, index_t j) const { return elements[static_cast<std::size_t>(i + j * ld)]; }
    T* data() { return elements.data(); }
    const T* data() const { return elements.data(); }
};

template <class T>
DeviceView<T> view(Matrix<T>& a) {
    return {a.data(), a.rows, a.cols, a.ld};
}
template <class T>
DeviceView<const T> view(const Matrix<T>& a) {
    return {a.data(), a.rows, a.cols, a.ld};
}

/// Random numbers in the m-by-n matrix, NaN in the padding below it.
template <class T>
Matrix<T> random_matrix(index_t m, index_t n, index_t ld, std::uint64_t seed) {
    Matrix<T> a(m, n, ld, nan_of<T>());
    const lapilli::testing::Stream stream(seed);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) a(i, j) = random_scalar<T>(stream, i + j * m);
    }
    return a;
}

/// Bit for bit, NaNs included.
template <class T, class A>
bool same_bits(const std::vector<T, A>& a, const std::vector<T, A>& b) {
    return a.size() == b.size() &&
           (a.empty() || std::memcmp(static_cast<const void*>(a.data()), static_cast<const void*>(b.data()),
                                     a.size() * sizeof(T)) == 0);
}

inline std::uint64_t seed_of(index_t a, index_t b = 0, index_t c = 0) {
    return static_cast<std::uint64_t>((a * 1009 + b) * 1009 + c);
}

constexpr index_t ceil_div(index_t a, index_t b) { return (a + b - 1) / b; }
constexpr index_t round_up(index_t a, index_t b) { return ceil_div(a, b) * b; }
/// The blocks of `each` elements that a launch over `elements` takes.
constexpr int blocks_of(index_t elements, index_t each) { return static_cast<int>(ceil_div(elements, each)); }

}  // namespace lapilli::kernel_tests
