// SPDX-License-Identifier: BSD-3-Clause
// Refinement on the CPU by factors with pivots whose reciprocals overflow, by which LAPACK's drivers, or
// OpenBLAS, multiply. Plain loops: few matrices have such pivots.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/view.hpp"
#include "condition/one_norm.hpp"
#include "host/lapack_indefinite.hpp"
#include "reduce/plain.hpp"
#include "refine/refinement.hpp"
#include "refine/small_sums.hpp"

namespace lapilli {

/// a(i, j): op(A). solve(x, adjoint): x := op(A)^-1 x or op(A)^-H x.
template <class T, class Element, class Solve>
class RefinementByDivision {
    using R = real_t<T>;
    static constexpr int most_steps = 5;

  public:
    RefinementByDivision(Element a, HostView<const T> b, HostView<T> x, Solve solve)
        : a_(a), b_(b), x_(x), solve_(solve), sums_{x.rows}, r_(size()), s_(size()) {}

    void run(ErrorBounds<R>& bounds) {
        for (index_t j = 0; j < x_.cols; ++j) {
            bounds.backward[static_cast<std::size_t>(j)] = refine(j);
            bounds.forward[static_cast<std::size_t>(j)] = forward_error(j);
        }
    }

  private:
    std::size_t size() const { return static_cast<std::size_t>(x_.rows); }
    static R size_of(T x) {
        if constexpr (is_complex<T>) {
            return std::abs(x.real()) + std::abs(x.imag());
        } else {
            return std::abs(x);
        }
    }
    /// r := b - op(A) x and s := |b| + |op(A)| |x|.
    R backward_error(index_t j) {
        R worst = 0;
        for (index_t i = 0; i < x_.rows; ++i) {
            T r = b_(i, j);
            R s = size_of(r);
            for (index_t k = 0; k < x_.rows; ++k) {
                r -= a_(i, k) * x_(k, j);
                s += size_of(a_(i, k)) * size_of(x_(k, j));
            }
            r_[static_cast<std::size_t>(i)] = r;
            s_[static_cast<std::size_t>(i)] = s;
            worst = larger(worst, sums_.backward_error(size_of(r), s));
        }
        return worst;
    }
    R refine(index_t j) {
        R before = 3;
        for (int step = 0;; ++step) {
            const R error = backward_error(j);
            if (!(error > unit_roundoff<T> && 2 * error <= before) || step == most_steps) return error;
            std::vector<T> correction = r_;
            solve_(correction, false);
            for (std::size_t i = 0; i < size(); ++i) x_(static_cast<index_t>(i), j) += correction[i];
            before = error;
        }
    }
    /// As ColumnRefinement's.
    R forward_error(index_t j) {
        R largest = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            s_[i] = sums_.weight(size_of(r_[i]), s_[i]);
            largest = larger(largest, size_of(x_(static_cast<index_t>(i), j)));
        }
        const auto multiply = [&](std::vector<T>& x) {
            for (std::size_t i = 0; i < size(); ++i) x[i] *= s_[i];
        };
        const R error = estimate_one_norm<T>(x_.rows, [&](std::vector<T>& x, Op op) {
            if (op == Op::adjoint) multiply(x);
            solve_(x, op == Op::none);
            if (op == Op::none) multiply(x);
            return one_norm::all_finite(x);
        });
        return largest == R(0) ? error : error / largest;
    }

    const Element a_;
    const HostView<const T> b_;
    const HostView<T> x_;
    const Solve solve_;
    const SmallSums<T> sums_;
    std::vector<T> r_;
    std::vector<R> s_;
};

template <class T, class Element, class Solve>
void refine_by_division(Element a, HostView<const T> b, HostView<T> x, Solve solve,
                        ErrorBounds<real_t<T>>& bounds) {
    RefinementByDivision<T, Element, Solve>(a, b, x, solve).run(bounds);
}

/// solve(x) for the conjugate of the matrix.
template <class T, class Solve>
void solve_conjugated(std::vector<T>& x, Solve solve) {
    for (T& value : x) value = conjugate(value);
    solve(x);
    for (T& value : x) value = conjugate(value);
}

/// A by one of its triangles.
template <class T>
auto element_of_triangle(Uplo uplo, bool hermitian, HostView<const T> a) {
    return [=](index_t i, index_t j) {
        const bool there = uplo == Uplo::lower ? i >= j : i <= j;
        const T x = there ? a(i, j) : a(j, i);
        if (!hermitian) return x;
        return i == j ? T(real_part(x)) : there ? x : conjugate(x);
    };
}

template <class T>
HostView<T> column_of(std::vector<T>& x) {
    const auto n = static_cast<index_t>(x.size());
    return {x.data(), n, 1, std::max<index_t>(n, 1)};
}

/// SYRFS and HERFS.
template <class T>
void syrfs_by_division(Uplo uplo, bool hermitian, HostView<const T> a, HostView<const T> factors,
                       const std::vector<index_t>& pivots, HostView<const T> b, HostView<T> x,
                       ErrorBounds<real_t<T>>& bounds) {
    const auto solve = [&](std::vector<T>& v) {
        host::sytrs(static_cast<char>(uplo), hermitian, factors, pivots, column_of(v));
    };
    refine_by_division<T>(
        element_of_triangle(uplo, hermitian, a), b, x,
        [&](std::vector<T>& v, bool adjoint) {
            adjoint && !hermitian ? solve_conjugated(v, solve) : solve(v);
        },
        bounds);
}

}  // namespace lapilli
