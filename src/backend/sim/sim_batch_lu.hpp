// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations and solutions of a batch as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "backend/sim/sim_lu.hpp"
#include "batch_lu/args.hpp"

namespace lapilli::sim {

/// Matrix k of a batch whose pointers Touch has translated.
template <class T>
HostView<T> of_matrices(const MatrixBatch<T>& a, index_t k) {
    return {a.data + k * a.stride, a.rows, a.cols, a.ld};
}

/// The info. Where pivots is null there are no interchanges.
template <class T>
std::int64_t factor_lu(HostView<T> a, index_t* pivots) {
    std::int64_t info = 0;
    for (index_t k = 0; k < std::min(a.rows, a.cols); ++k) {
        if (pivots != nullptr) {
            const index_t pivot = pivot_row(a, k);
            pivots[k] = pivot + 1;
            for (index_t j = 0; j < a.cols; ++j) std::swap(a(k, j), a(pivot, j));
        }
        if (a(k, k) == T(0)) {
            if (info == 0) info = k + 1;
        } else {
            for (index_t i = k + 1; i < a.rows; ++i) a(i, k) /= a(k, k);
        }
        for (index_t j = k + 1; j < a.cols; ++j) {
            for (index_t i = k + 1; i < a.rows; ++i) a(i, j) -= a(i, k) * a(k, j);
        }
    }
    return info;
}

/// x := its solution with a triangle of F, from above or from below.
template <class T>
void substitute(HostView<const T> f, const BatchTriangle& how, bool from_above, T* x) {
    const index_t n = f.rows;
    const auto element = [&](index_t i, index_t k) {
        const T e = how.turned ? f(k, i) : f(i, k);
        return how.conjugate ? conjugate(e) : e;
    };
    for (index_t step = 0; step < n; ++step) {
        const index_t k = from_above ? step : n - 1 - step;
        if (!how.unit) x[k] /= element(k, k);
        for (index_t i = from_above ? k + 1 : 0; i < (from_above ? n : k); ++i) x[i] -= element(i, k) * x[k];
    }
}

template <class T>
void interchange(const index_t* pivots, index_t n, bool backwards, T* x) {
    for (index_t step = 0; step < n; ++step) {
        const index_t k = backwards ? n - 1 - step : step;
        std::swap(x[k], x[pivots[k] - 1]);
    }
}

template <class T>
void carry_out(const BatchSolveArgs<T>& p) {
    const index_t n = p.order();
    std::vector<T> x(static_cast<std::size_t>(n));
    for (index_t k = 0; k < p.b.count; ++k) {
        const index_t* const pivots = p.pivots == nullptr ? nullptr : p.pivots + k * n;
        if (p.checks) {
            const bool good = pivots == nullptr || std::all_of(pivots, pivots + n, [n](index_t pivot) {
                                  return pivot >= 1 && pivot <= n;
                              });
            p.infos[k] = good ? 0 : p.bad_pivot;
        }
        const HostView<const T> f = of_matrices(p.factors, k);
        const HostView<T> b = of_matrices(p.b, k);
        for (index_t i = n - 1; p.finds_zeros && i >= 0; --i)
            if (f(i, i) == T(0) && p.infos[k] >= 0) p.infos[k] = i + 1;
        if (p.infos[k] != 0) continue;
        for (index_t j = 0; j < p.sides(); ++j) {
            const auto element = [&](index_t i) -> T& { return p.across ? b(j, i) : b(i, j); };
            for (index_t i = 0; i < n; ++i)
                x[static_cast<std::size_t>(i)] = p.alpha == T(0)   ? T(0)
                                                 : p.alpha == T(1) ? element(i)
                                                                   : p.alpha * element(i);
            if (pivots != nullptr && !p.backwards) interchange(pivots, n, false, x.data());
            if (!p.lower.left_out) substitute(f, p.lower, true, x.data());
            if (!p.upper.left_out) substitute(f, p.upper, false, x.data());
            if (pivots != nullptr && p.backwards) interchange(pivots, n, true, x.data());
            for (index_t i = 0; i < n; ++i) element(i) = x[static_cast<std::size_t>(i)];
        }
    }
}

template <class T>
void carry_out(const BatchLuArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k)
        p.infos[k] = factor_lu(of_matrices(p.a, k), p.pivots == nullptr ? nullptr : p.pivots + k * p.steps());
    if (!p.b.empty()) carry_out(BatchSolveArgs<T>::of_lu(Op::none, p.a, p.pivots, p.b, p.infos, false, 0));
}

template <class T>
void carry_out(const BatchGetriArgs<T>& p) {
    const index_t n = p.a.rows;
    std::vector<T> elements(static_cast<std::size_t>(n * n));
    const MatrixBatch<T> c{elements.data(), n, n, n, n * n, 1};
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_matrices(p.a, k), inverse = p.in_place() ? a : of_matrices(p.c, k);
        const MatrixBatch<const T> factors{a.data, n, n, a.ld, a.ld * n, 1};
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) elements[static_cast<std::size_t>(i + j * n)] = T(i == j ? 1 : 0);
        }
        BatchSolveArgs<T> solve =
            BatchSolveArgs<T>::of_lu(Op::none, factors, p.pivots == nullptr ? nullptr : p.pivots + k * n, c,
                                     p.infos + k, true, p.bad_pivot);
        solve.finds_zeros = true;
        carry_out(solve);
        if (p.infos[k] != 0) continue;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) inverse(i, j) = elements[static_cast<std::size_t>(i + j * n)];
        }
    }
}

template <class T>
void carry_out(const BatchPotriArgs<T>& p) {
    const index_t n = p.a.rows;
    const bool lower = p.uplo == Uplo::lower;
    std::vector<T> elements(static_cast<std::size_t>(n * n));
    const HostView<T> w{elements.data(), n, n, n};
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_matrices(p.a, k);
        p.infos[k] = 0;
        for (index_t i = n - 1; i >= 0; --i)
            if (a(i, i) == T(0)) p.infos[k] = i + 1;
        if (p.infos[k] != 0) continue;
        // W = L^-1, then W^H W.
        std::fill(elements.begin(), elements.end(), T(0));
        for (index_t j = 0; j < n; ++j) {
            w(j, j) = T(1);
            substitute<T>(HostView<const T>(a), {.turned = !lower, .conjugate = !lower}, true, w.at(0, j));
        }
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                T sum(0);
                for (index_t l = i; l < n; ++l) sum += conjugate(w(l, i)) * w(l, j);
                (lower ? a(i, j) : a(j, i)) = i == j ? T(std::real(sum)) : lower ? sum : conjugate(sum);
            }
        }
    }
}

}  // namespace lapilli::sim
