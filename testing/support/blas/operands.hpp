// SPDX-License-Identifier: BSD-3-Clause
// Operands of the BLAS for suites that check every element: data, and the error of a result. Elements that
// must not be read are NaN, and so is the memory around the elements of a vector.
#pragma once

#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "support/blas/definition.hpp"
#include "support/matrix.hpp"
#include "support/random_matrix.hpp"

namespace lapilli::testing::blas {

template <class T>
struct Problem : BlasCase {
    explicit Problem(Blas which = Blas::gemv) {
        routine = which;
        precision = letter<T>;
        alpha = {0.7, -0.4};
        beta = {-1.3, 0.6};
    }
};

// A vector with any increment; NaN between, before and after its elements.
template <class T>
struct Vector {
    static constexpr std::int64_t guard = 3;
    std::int64_t count = 0, inc = 1;
    std::vector<T> memory;

    Vector() = default;
    Vector(std::int64_t n, std::int64_t increment)
        : count(n),
          inc(increment),
          memory(static_cast<std::size_t>(2 * guard + vector_extent(n, increment)), quiet_nan<T>()) {}
    T& operator()(std::int64_t i) { return memory[place(i)]; }
    const T& operator()(std::int64_t i) const { return memory[place(i)]; }
    bool same(const Vector& other) const { return same_bits(memory, other.memory); }

  private:
    std::size_t place(std::int64_t i) const {
        return static_cast<std::size_t>(guard + vector_index(count, inc, i));
    }
};

// Operands that the routine lacks are empty. A is a submatrix at the case's row and column.
template <class T>
struct Operands {
    Matrix<T> A, B, C;
    Vector<T> x, y;
    bool same(const Operands& other) const {
        return A.same_bits(other.A) && B.same_bits(other.B) && C.same_bits(other.C) && x.same(other.x) &&
               y.same(other.y);
    }
};

template <class T>
Matrix<T> random(const Problem<T>& p, BlasShape shape, std::uint64_t number) {
    return random_matrix<T>(shape.rows, shape.cols, p.pad, Stream(p.seed, number));
}

template <class T>
Vector<T> random(const Problem<T>& p, std::int64_t count, std::int64_t inc, std::uint64_t number) {
    Vector<T> x(count, inc);
    const Stream stream(p.seed, number);
    for (std::int64_t i = 0; i < count; ++i) {
        x(i) = stream.scalar<T>(static_cast<std::uint64_t>(i), -1, 1);
    }
    return x;
}

// Sets NaN around the submatrix, in the other triangle, on a unit diagonal and in the imaginary parts of a
// Hermitian diagonal. Triangular systems get a dominant diagonal.
template <class T>
void structure(const Problem<T>& p, Matrix<T>& A) {
    const bool structured = p.structured_a(), triangular = p.facts().overwrites;
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            const std::int64_t r = i - p.row, c = j - p.column;
            T& entry = A(i, j);
            if (triangular) entry = r == c ? entry + T(2) : entry / static_cast<Real<T>>(A.rows());
            if (r < 0 || c < 0 || (structured && !p.in_triangle(r, c)) ||
                (triangular && r == c && p.diag == 'U')) {
                entry = quiet_nan<T>();
            }
            if constexpr (is_complex<T>) {
                if (structured && r == c && p.hermitian())
                    entry.imag(std::numeric_limits<Real<T>>::quiet_NaN());
            }
        }
    }
}

template <class T>
Operands<T> make(const Problem<T>& p) {
    const BlasShapes shapes = shapes_of(p);
    Operands<T> o;
    o.A = random(p, {p.row + shapes.a.rows, p.column + shapes.a.cols}, 1);
    structure(p, o.A);
    if (p.facts().level == 2) {
        o.x = random(p, shapes.in, p.incx, 4);
        o.y = p.beta == 0.0 ? Vector<T>(shapes.out, p.incy) : random(p, shapes.out, p.incy, 5);
        return o;
    }
    o.B = random(p, shapes.b, 2);
    o.C = random(p, shapes.c, 3);
    for (std::int64_t j = 0; j < shapes.c.cols && !p.facts().overwrites && p.used_beta() == 0.0; ++j) {
        for (std::int64_t i = 0; i < shapes.c.rows; ++i) {
            if (!p.rank_k() || p.in_triangle(i, j)) o.C(i, j) = quiet_nan<T>();
        }
    }
    return o;
}

// The largest error of an element, in units of the rounding errors of its sum; NaN if one is NaN, infinite if
// an element has changed that must not.
template <class T>
double error(const Problem<T>& p, const Operands<T>& in, const Matrix<T>& C) {
    const auto entries = [](const Matrix<T>& M) { return [&M](auto i, auto j) { return M(i, j); }; };
    const BlasDefinition<T> definition(
        p, [&](auto i, auto j) { return in.A(p.row + i, p.column + j); }, entries(in.B), entries(in.C),
        entries(C));
    for (std::int64_t j = 0; j < C.cols(); ++j) {
        for (std::int64_t i = 0; i < C.ld(); ++i) {
            if (i < C.rows() && definition.writes(i, j)) continue;
            if (std::memcmp(&in.C(i, j), &C(i, j), sizeof(T)) != 0) return HUGE_VAL;
        }
    }
    const auto allowed = static_cast<double>((4 * definition.depth() + 8) * (is_complex<T> ? 2 : 1));
    return definition.largest_error(C.rows(), C.cols()) / allowed;
}

template <class T>
double error(const Problem<T>& p, const Operands<T>& in, const Vector<T>& y) {
    const auto elements = [](const Vector<T>& v) { return [&v](auto i, auto) { return v(i); }; };
    const BlasDefinition<T> definition(
        p, [&](auto i, auto j) { return in.A(p.row + i, p.column + j); },
        [&](auto l, auto) { return in.x(l); }, elements(in.y), elements(y));
    Vector<T> gaps = in.y;
    for (std::int64_t i = 0; i < y.count; ++i) gaps(i) = y(i);
    if (!gaps.same(y)) return HUGE_VAL;
    return definition.largest_error(y.count, 1) / static_cast<double>(definition.depth() + 4);
}

template <class T>
double error(const Problem<T>& p, const Operands<T>& in, const Operands<T>& out) {
    return p.facts().level == 2 ? error(p, in, out.y) : error(p, in, out.C);
}

}  // namespace lapilli::testing::blas
