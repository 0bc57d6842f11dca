// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector: data, calls in every form and place, and the error of a result against sums
// in higher precision.
#pragma once

#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/matrix.hpp"
#include "support/random.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing::level2 {

// y := alpha op(A) x + beta y. structure: 'G' general, 'S' symmetric, 'H' Hermitian; letter: trans or uplo. A is
// at (row, column) of a larger matrix.
template <class T>
struct Problem {
    char structure = 'G';
    char letter = 'N';
    std::int64_t m = 0, n = 0;
    std::int64_t incx = 1, incy = 1;
    T alpha = make_scalar<T>(0.7, -0.4), beta = make_scalar<T>(-1.3, 0.6);
    std::int64_t row = 0, column = 0, pad = 0;
    std::uint64_t seed = 1;

    bool by_rows() const { return structure == 'G' && letter != 'N'; }
    std::int64_t inputs() const { return by_rows() ? m : n; }
    std::int64_t outputs() const { return by_rows() ? n : m; }
    std::string text() const {
        return std::string(1, structure) + ' ' + letter + " m=" + std::to_string(m) +
               " n=" + std::to_string(n) + " incx=" + std::to_string(incx) + " incy=" + std::to_string(incy) +
               " pad=" + std::to_string(pad) + " at " + std::to_string(row) + ", " + std::to_string(column) +
               " alpha=" + std::to_string(static_cast<double>(real_part(alpha))) +
               " beta=" + std::to_string(static_cast<double>(real_part(beta)));
    }
};

// A vector with any increment, NaN between, before and behind its elements.
template <class T>
struct Vector {
    static constexpr std::int64_t guard = 3;
    std::int64_t count = 0, inc = 1;
    std::vector<T> memory;

    Vector() = default;
    Vector(std::int64_t n, std::int64_t increment)
        : count(n),
          inc(increment),
          memory(static_cast<std::size_t>(2 * guard + (n == 0 ? 0 : 1 + (n - 1) * std::abs(inc))),
                 quiet_nan<T>()) {}
    std::int64_t place(std::int64_t i) const { return guard + (inc > 0 ? i * inc : (i - count + 1) * inc); }
    T& operator()(std::int64_t i) { return memory[static_cast<std::size_t>(place(i))]; }
    const T& operator()(std::int64_t i) const { return memory[static_cast<std::size_t>(place(i))]; }
    std::size_t bytes() const { return memory.size() * sizeof(T); }
    bool same(const Vector& other) const { return same_bits(memory, other.memory); }
};

template <class T>
struct Operands {
    Matrix<T> A;
    Vector<T> x, y;
    bool same(const Operands& other) const {
        return A.same_bits(other.A) && x.same(other.x) && y.same(other.y);
    }
};

// What is not read is NaN: around the submatrix, in the other triangle, in imaginary parts of a Hermitian
// diagonal, and in y where beta = 0.
template <class T>
Operands<T> make(const Problem<T>& p) {
    Operands<T> result{Matrix<T>(p.row + p.m, p.column + p.n, p.pad), Vector<T>(p.inputs(), p.incx),
                       Vector<T>(p.outputs(), p.incy)};
    const Stream numbers(p.seed);
    Matrix<T>& A = result.A;
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            const std::int64_t r = i - p.row, c = j - p.column;
            const bool outside = r < 0 || c < 0 || (p.structure != 'G' && (p.letter == 'L' ? r < c : r > c));
            T value = numbers.scalar<T>(static_cast<std::uint64_t>(i + j * A.ld()), -1, 1);
            if constexpr (is_complex<T>) {
                if (p.structure == 'H' && r == c) value.imag(real_part(quiet_nan<T>()));
            }
            A(i, j) = outside ? quiet_nan<T>() : value;
        }
    }
    const Stream more(p.seed, 1);
    for (std::int64_t i = 0; i < result.x.count; ++i) {
        result.x(i) = more.scalar<T>(static_cast<std::uint64_t>(i), -1, 1);
    }
    for (std::int64_t i = 0; i < result.y.count && p.beta != T(0); ++i) {
        result.y(i) = more.scalar<T>(static_cast<std::uint64_t>(i + result.x.count), -1, 1);
    }
    return result;
}

namespace detail {

using Wide = long double;
template <class T>
auto widen(T x) {
    if constexpr (is_complex<T>) {
        return std::complex<Wide>(x.real(), x.imag());
    } else {
        return static_cast<Wide>(x);
    }
}

// op(A)(i, j) of the whole matrix.
template <class T>
T element(const Problem<T>& p, const Matrix<T>& A, std::int64_t i, std::int64_t j) {
    const auto at = [&](std::int64_t r, std::int64_t c) { return A(p.row + r, p.column + c); };
    if (p.structure == 'G') {
        return p.letter == 'N' ? at(i, j) : p.letter == 'T' ? at(j, i) : conjugate(at(j, i));
    }
    if (p.structure == 'H' && i == j) return T(real_part(at(i, i)));
    const bool stored = p.letter == 'L' ? i >= j : i <= j;
    return stored ? at(i, j) : p.structure == 'H' ? conjugate(at(j, i)) : at(j, i);
}

}  // namespace detail

// The largest error of an element, in units of what rounding may do to a sum of so many terms; infinite for a
// NaN.
template <class T>
double error(const Problem<T>& p, const Operands<T>& before, const Vector<T>& y) {
    using detail::widen;
    double worst = 0;
    for (std::int64_t i = 0; i < p.outputs(); ++i) {
        auto sum = widen(T(0));
        detail::Wide size = 0;
        for (std::int64_t j = 0; j < p.inputs() && p.alpha != T(0); ++j) {
            const auto term = widen(detail::element(p, before.A, i, j)) * widen(before.x(j));
            sum += term;
            size += std::abs(term);
        }
        sum *= widen(p.alpha);
        size *= std::abs(widen(p.alpha));
        if (p.beta != T(0)) {
            sum += widen(p.beta) * widen(before.y(i));
            size += std::abs(widen(p.beta) * widen(before.y(i)));
        }
        const auto difference = static_cast<double>(std::abs(widen(y(i)) - sum));
        const double bound = static_cast<double>(size) * ulp<T> * static_cast<double>(p.inputs() + 4);
        if (difference == 0) continue;
        if (!(difference <= 1e300) || bound == 0) return HUGE_VAL;
        worst = std::max(worst, difference / bound);
    }
    return worst;
}

// ---- Calls: the C names by the scalar, T its first template argument.

#define LAPILLI_TESTING_BY_SCALAR(CALL, NAME, FORM)                    \
    if constexpr (letter<T> == 's') return lapilli_s##NAME##FORM CALL; \
    if constexpr (letter<T> == 'd') return lapilli_d##NAME##FORM CALL; \
    if constexpr (letter<T> == 'c') return lapilli_c##NAME##FORM CALL; \
    if constexpr (letter<T> == 'z') return lapilli_z##NAME##FORM CALL;
#define LAPILLI_TESTING_LEVEL2(FORM)                                              \
    template <class T, class... A>                                                \
    lapilli_int gemv##FORM(const A&... a) {                                       \
        LAPILLI_TESTING_BY_SCALAR((a...), gemv, FORM)                             \
    }                                                                             \
    /* structure: 'S' or 'H' */                                                   \
    template <class T, class... A>                                                \
    lapilli_int symv##FORM(char structure, const A&... a) {                       \
        if constexpr (is_complex<T>) {                                            \
            if (structure == 'H') {                                               \
                if constexpr (letter<T> == 'c') return lapilli_chemv##FORM(a...); \
                if constexpr (letter<T> == 'z') return lapilli_zhemv##FORM(a...); \
            }                                                                     \
        }                                                                         \
        LAPILLI_TESTING_BY_SCALAR((a...), symv, FORM)                             \
    }
LAPILLI_TESTING_LEVEL2()
LAPILLI_TESTING_LEVEL2(_async)
LAPILLI_TESTING_LEVEL2(_offset)
LAPILLI_TESTING_LEVEL2(_mgpu)
LAPILLI_TESTING_LEVEL2(_mgpu_async)
#undef LAPILLI_TESTING_LEVEL2
#undef LAPILLI_TESTING_BY_SCALAR

// What a call sees.
template <class T>
struct Pointers {
    const T* A;
    std::int64_t lda;
    const T* x;
    T* y;
};

template <class T>
lapilli_int call(lapilli_context ctx, const Problem<T>& p, const Pointers<T>& at) {
    const T* a = at.A == nullptr ? nullptr : at.A + p.row + p.column * at.lda;
    return p.structure == 'G'
               ? gemv<T>(ctx, p.letter, p.m, p.n, p.alpha, a, at.lda, at.x, p.incx, p.beta, at.y, p.incy)
               : symv<T>(p.structure, ctx, p.letter, p.n, p.alpha, a, at.lda, at.x, p.incx, p.beta, at.y,
                         p.incy);
}
template <class T>
lapilli_int call_async(lapilli_queue queue, const Problem<T>& p, const Pointers<T>& at) {
    const T* a = at.A == nullptr ? nullptr : at.A + p.row + p.column * at.lda;
    return p.structure == 'G' ? gemv_async<T>(queue, p.letter, p.m, p.n, p.alpha, a, at.lda, at.x, p.incx,
                                              p.beta, at.y, p.incy)
                              : symv_async<T>(p.structure, queue, p.letter, p.n, p.alpha, a, at.lda, at.x,
                                              p.incx, p.beta, at.y, p.incy);
}
template <class T>
lapilli_int call_offset(lapilli_queue queue, const Problem<T>& p, const Pointers<T>& at) {
    return p.structure == 'G' ? gemv_offset<T>(queue, p.letter, p.m, p.n, p.alpha, at.A, at.lda, p.row,
                                               p.column, at.x, p.incx, p.beta, at.y, p.incy)
                              : symv_offset<T>(p.structure, queue, p.letter, p.n, p.alpha, at.A, at.lda,
                                               p.row, at.x, p.incx, p.beta, at.y, p.incy);
}
template <class T>
lapilli_int call_mgpu(lapilli_context ctx, const Problem<T>& p, lapilli_matrix A, const T* x, T* y) {
    return p.structure == 'G'
               ? gemv_mgpu<T>(ctx, p.letter, p.alpha, A, x, p.incx, p.beta, y, p.incy)
               : symv_mgpu<T>(p.structure, ctx, p.letter, p.alpha, A, x, p.incx, p.beta, y, p.incy);
}
template <class T>
lapilli_int call_mgpu_async(const lapilli_queue* queues, const Problem<T>& p, lapilli_matrix A,
                            const T* const* x, T* const* y) {
    return p.structure == 'G'
               ? gemv_mgpu_async<T>(queues, p.letter, p.alpha, A, x, p.incx, p.beta, y, p.incy)
               : symv_mgpu_async<T>(p.structure, queues, p.letter, p.alpha, A, x, p.incx, p.beta, y, p.incy);
}

}  // namespace lapilli::testing::level2
