// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests of QR by LAPACK's symbols: small dense matrices, column by column, and calls with
// a workspace query.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstddef>
#include <vector>

using Complex = std::complex<double>;

inline double conjugate(double x) { return x; }
inline Complex conjugate(Complex x) { return std::conj(x); }

template <class T>
T number(int i, int j);
template <>
inline double number(int i, int j) {
    return std::cos(i + 2.0 * j * j) + (i == j ? 4 : 0);
}
template <>
inline Complex number(int i, int j) {
    return {number<double>(i, j), std::sin(3.0 * i * i + j)};
}

inline std::size_t count(int a, int b) { return static_cast<std::size_t>(a) * static_cast<std::size_t>(b); }

template <class T>
std::vector<T> numbers(int rows, int cols) {
    std::vector<T> a(count(rows, cols));
    for (int j = 0; j < cols; ++j) {
        for (int i = 0; i < rows; ++i) a[count(rows, j) + i] = number<T>(i, j);
    }
    return a;
}

/// a b, of k rows between.
template <class T>
std::vector<T> product(const std::vector<T>& a, const std::vector<T>& b, int m, int k, int n) {
    std::vector<T> c(count(m, n));
    for (int j = 0; j < n; ++j) {
        for (int l = 0; l < k; ++l) {
            for (int i = 0; i < m; ++i) c[count(m, j) + i] += a[count(m, l) + i] * b[count(k, j) + l];
        }
    }
    return c;
}

template <class T>
std::vector<T> adjoint_of(const std::vector<T>& a, int m, int n) {
    std::vector<T> b(a.size());
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < m; ++i) b[count(n, i) + j] = conjugate(a[count(m, j) + i]);
    }
    return b;
}

/// The elements on and above the diagonal.
template <class T>
std::vector<T> upper(const std::vector<T>& a, int m, int n) {
    std::vector<T> r(a.size());
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < m && i <= j; ++i) r[count(m, j) + i] = a[count(m, j) + i];
    }
    return r;
}

/// call(work, lwork, info) twice: what length it wants, and with that.
template <class Int, class T, class Call>
void with_work(Int least, Call call) {
    T wanted(0);
    Int length = -1, info = -7;
    call(&wanted, &length, &info);
    ASSERT_EQ(info, 0);
    ASSERT_GE(std::real(wanted), static_cast<double>(least));
    length = static_cast<Int>(std::real(wanted));
    std::vector<T> work(static_cast<std::size_t>(length));
    info = -7;
    call(work.data(), &length, &info);
    EXPECT_EQ(info, 0);
}

template <class T>
void expect_near(const std::vector<T>& x, const std::vector<T>& y) {
    ASSERT_EQ(x.size(), y.size());
    for (std::size_t i = 0; i < x.size(); ++i) ASSERT_NEAR(std::abs(x[i] - y[i]), 0, 1e-11) << i;
}
