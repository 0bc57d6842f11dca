// SPDX-License-Identifier: BSD-3-Clause
// Batches for the tests of their kernels: matrices with guards between them, hard spectra, and what is wrong
// with results.
#pragma once

#include <utility>

#include "batch/args.hpp"
#include "batch/plan.hpp"
#include "batch/potrf_plan.hpp"
#include "batch/slots.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BATCH_OPERATIONS)

namespace lapilli::kernel_tests {
using arch::abs2;
using arch::conj;
using arch::real;

/// Matrices one behind the other; all that is none of their elements is NaN.
template <class T>
struct Batched {
    index_t n, ld, stride, count;
    std::vector<T> elements;

    Batched(index_t order, index_t matrices, index_t pad = 3)
        : n(order),
          ld(order + pad),
          stride(ld * order + 2 * pad),
          count(matrices),
          elements(static_cast<std::size_t>(stride * matrices), nan_of<T>()) {}
    T& operator()(index_t k, index_t i, index_t j) {
        return elements[static_cast<std::size_t>(k * stride + i + j * ld)];
    }
    const T& operator()(index_t k, index_t i, index_t j) const {
        return const_cast<Batched&>(*this)(k, i, j);
    }
    Batch<T> view() { return {elements.data(), n, ld, stride, count}; }
    Batch<const T> view() const { return {elements.data(), n, ld, stride, count}; }

    /// The triangle alone: the other one is NaN.
    void set_triangle(index_t k, const Matrix<T>& a, Uplo uplo) {
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i)
                (*this)(k, i, j) = (uplo == Uplo::lower ? i >= j : i <= j) ? a(i, j) : nan_of<T>();
        }
    }
    Matrix<T> matrix(index_t k) const {
        Matrix<T> a(n, n, n, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) a(i, j) = (*this)(k, i, j);
        }
        return a;
    }
};

template <class T>
Matrix<T> random_hermitian(index_t n, std::uint64_t seed) {
    Matrix<T> a = random_matrix<T>(n, n, n, seed);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < j; ++i) a(i, j) = conj(a(j, i));
        a(j, j) = make<T>(static_cast<double>(real(a(j, j))), 0);
    }
    return a;
}

/// H D H with a reflector H, which has no zeros.
template <class T>
Matrix<T> with_spectrum(const std::vector<double>& values, std::uint64_t seed) {
    const auto n = static_cast<index_t>(values.size());
    std::vector<T> v = random_vector<T>(n, seed);
    double square = 0;
    for (const T& x : v) square += static_cast<double>(abs2(x));
    const auto h = [&](index_t i, index_t j) {
        return Wide<T>(i == j ? 1 : 0) - widen(v[static_cast<std::size_t>(i)]) *
                                             conjugate(widen(v[static_cast<std::size_t>(j)])) *
                                             Wide<T>(static_cast<typename WideOf<T>::real>(2 / square));
    };
    Matrix<T> a(n, n, n, T(0));
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = j; i < n; ++i) {
            Wide<T> sum(0);
            for (index_t k = 0; k < n; ++k)
                sum += h(i, k) * conjugate(h(j, k)) *
                       Wide<T>(static_cast<typename WideOf<T>::real>(values[static_cast<std::size_t>(k)]));
            a(i, j) = narrow<T>(i == j ? Wide<T>(std::real(sum)) : sum);
            a(j, i) = conj(a(i, j));
        }
    }
    return a;
}

template <class T>
Matrix<T> positive_definite(index_t n, std::uint64_t seed) {
    std::vector<double> values(static_cast<std::size_t>(n));
    for (index_t i = 0; i < n; ++i)
        values[static_cast<std::size_t>(i)] = 1 + 9 * static_cast<double>(i) / static_cast<double>(n);
    return with_spectrum<T>(values, seed);
}

template <class T>
Matrix<Wide<T>> widened(const Matrix<T>& a) {
    Matrix<Wide<T>> b(a.rows, a.cols, a.rows, Wide<T>(0));
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) b(i, j) = widen(a(i, j));
    }
    return b;
}
/// op(A) B, op the adjoint or none.
template <class W>
Matrix<W> times(const Matrix<W>& a, const Matrix<W>& b, bool adjoint = false) {
    const index_t m = adjoint ? a.cols : a.rows, inner = adjoint ? a.rows : a.cols;
    Matrix<W> c(m, b.cols, m, W(0));
    for (index_t j = 0; j < b.cols; ++j) {
        for (index_t i = 0; i < m; ++i) {
            for (index_t k = 0; k < inner; ++k) c(i, j) += (adjoint ? conjugate(a(k, i)) : a(i, k)) * b(k, j);
        }
    }
    return c;
}
template <class W>
double norm(const Matrix<W>& a) {
    double largest = 0, sum = 0;
    for (const W& x : a.elements) largest = std::max(largest, modulus(x));
    for (const W& x : a.elements) sum += largest > 0 ? std::pow(modulus(x) / largest, 2) : 0;
    return largest * std::sqrt(sum);
}

/// |A Z - Z W| / |A| and |Z^H Z - I|; LAPACK's tests allow 30 n eps.
template <class T>
void expect_eigenpairs(const Matrix<T>& a, const Matrix<T>& z, const real_t<T>* w, double allowed) {
    const index_t n = a.rows;
    const auto wide = widened(a), vectors = widened(z);
    auto residual = times(wide, vectors), unit = times(vectors, vectors, true);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < n; ++i) residual(i, j) -= vectors(i, j) * Wide<T>(w[j]);
        unit(j, j) -= Wide<T>(1);
        ASSERT_LE(w[std::max<index_t>(j, 1) - 1], w[j]) << "values in order";
    }
    const double tolerance = allowed * eps<T> * static_cast<double>(n);
    // Numbers below the least normal one are lost.
    const double floor =
        static_cast<double>(std::numeric_limits<real_t<T>>::denorm_min()) * static_cast<double>(n);
    ASSERT_LE(norm(residual), tolerance * norm(wide) + floor);
    ASSERT_LE(norm(unit), tolerance);
}

inline DeviceLimits gpu() { return simt::limits_like(90, 2); }

}  // namespace lapilli::kernel_tests
