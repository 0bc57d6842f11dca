// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall matrix by Gram matrices as plain loops, the reference of the kernels.
#pragma once

#include <cmath>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "tall_qr/args.hpp"

namespace lapilli::sim {

/// A row of a tall matrix in double precision, with its division by the factors.
template <class T>
class TallRow {
    using W = tall_qr_wide<T>;

  public:
    explicit TallRow(index_t columns) : x(static_cast<std::size_t>(columns)) {}
    W& operator[](index_t k) { return x[static_cast<std::size_t>(k)]; }

    void fetch(const HostView<const T>& a, index_t row) {
        for (index_t k = 0; k < a.cols; ++k) (*this)[k] = static_cast<W>(a(row, k));
    }
    void divide(const W* factor) {
        for (int k = 0; k < static_cast<int>(x.size()); ++k) {
            W& value = (*this)[k];
            for (int j = 0; j < k; ++j) value -= (*this)[j] * factor[TallQrFactor::at(j, k)];
            value /= factor[TallQrFactor::at(k, k)];
        }
    }

  private:
    std::vector<W> x;
};

/// f(i, k) is the factor's element on or above the diagonal. The inverses are not read here.
template <class T, class F>
void store_factor(index_t columns, tall_qr_wide<T>* to, F f) {
    using W = tall_qr_wide<T>;
    std::fill_n(to, TallQrFactor::size(tall_qr_limit<T>), W(0));
    for (int k = 0; k < tall_qr_limit<T>; ++k) {
        for (int i = 0; i <= k; ++i)
            to[TallQrFactor::at(i, k)] = k < columns ? f(index_t(i), index_t(k)) : W(i == k ? 1 : 0);
    }
}

template <class T>
void carry_out(const TallGramArgs<T>& p) {
    using W = tall_qr_wide<T>;
    if (p.way != nullptr && static_cast<TallQrWay>(*p.way) != TallQrWay::twice) return;
    const HostView<const T> a = on_host(p.a);
    const HostView<W> gram = on_host(p.gram);
    for (index_t k = 0; k < a.cols; ++k) std::fill_n(gram.at(0, k), a.cols, W(0));
    TallRow<T> x(a.cols);
    for (index_t row = 0; row < a.rows; ++row) {
        x.fetch(a, row);
        if (p.factor != nullptr) x.divide(p.factor);
        for (index_t k = 0; k < a.cols; ++k) {
            for (index_t i = 0; i < a.cols; ++i) gram(i, k) += conjugate(x[i]) * x[k];
        }
    }
}

/// The upper triangle of g becomes R with g = R^H R. False if a pivot is not positive.
template <class W>
bool cholesky_of(const HostView<W>& g) {
    for (index_t k = 0; k < g.cols; ++k) {
        for (index_t i = 0; i <= k; ++i) {
            for (index_t j = 0; j < i; ++j) g(i, k) -= conjugate(g(j, i)) * g(j, k);
            if (i < k) g(i, k) /= g(i, i);
        }
        const double pivot = real_part(g(k, k));
        if (!(pivot > 1e-280 && pivot < 1e300)) return false;
        g(k, k) = W(std::sqrt(pivot));
    }
    return true;
}

template <class T>
void carry_out(const TallCholeskyArgs<T>& p) {
    using W = tall_qr_wide<T>;
    const HostView<const W> gram = on_host(p.gram);
    const HostView<W> r = on_host(p.r);
    const index_t n = gram.cols;
    double distance = 0;
    for (index_t k = 0; k < n; ++k) {
        for (index_t i = 0; i < n; ++i) {
            r(i, k) = gram(i, k);
            const double lengths = std::sqrt(real_part(gram(i, i))) * std::sqrt(real_part(gram(k, k)));
            if (i != k) distance += std::norm(gram(i, k) / lengths);
        }
    }
    const bool positive = cholesky_of(r);
    *p.way = static_cast<int>(!positive          ? TallQrWay::none
                              : distance <= 0.25 ? TallQrWay::once
                                                 : TallQrWay::twice);
    if (!positive) return;
    for (index_t k = 0; k < n; ++k) std::fill(r.at(k, k) + 1, r.at(0, k) + n, W(0));
    store_factor<T>(n, p.factor, [&](index_t i, index_t k) { return r(i, k); });
}

template <class T>
void carry_out(const TallReflectorsArgs<T>& p) {
    using W = tall_qr_wide<T>;
    const index_t n = p.a.cols;
    const bool twice = static_cast<TallQrWay>(*p.way) == TallQrWay::twice;
    if (static_cast<TallQrWay>(*p.way) == TallQrWay::none) return;
    const HostView<const W> q = on_host(p.q), gram = on_host(p.gram), first = on_host(p.r);
    std::vector<W> of_factor(static_cast<std::size_t>(n * n), W(0)), of_left(of_factor);
    const HostView<W> second{of_factor.data(), n, n, n}, left{of_left.data(), n, n, n};
    bool near = true;
    for (index_t k = 0; k < n; ++k) {
        for (index_t i = 0; i < n; ++i) {
            second(i, k) = twice ? gram(i, k) : W(i == k ? 1 : 0);
            near =
                near && std::abs(second(i, k) - W(i == k ? 1 : 0)) <= 0.25 / std::max(64, tall_qr_columns(n));
            left(i, k) = q(i, k);
        }
    }
    if (!near || !cholesky_of(second)) {
        *p.way = static_cast<int>(TallQrWay::none);
        return;
    }
    const HostView<T> a = on_host(p.a);
    std::vector<double> sign(static_cast<std::size_t>(n));
    for (index_t j = 0; j < n; ++j) {
        double& s = sign[static_cast<std::size_t>(j)];
        s = -std::copysign(1.0, real_part(left(j, j)));
        for (index_t k = j; k < n; ++k) left(j, k) -= s * second(j, k);
        for (index_t i = j + 1; i < n; ++i) {
            left(i, j) /= left(j, j);
            for (index_t k = j + 1; k < n; ++k) left(i, k) -= left(i, j) * left(j, k);
            a(i, j) = static_cast<T>(left(i, j));
        }
        p.tau[j] = static_cast<T>(-s / real_part(second(j, j)) * left(j, j));
    }
    const auto by_first = [&](const HostView<W>& x, index_t i, index_t k) {
        W sum(0);
        for (index_t j = i; j <= k; ++j) sum += x(i, j) * first(j, k);
        return sum;
    };
    for (index_t k = 0; k < n; ++k) {
        for (index_t i = 0; i <= k; ++i) {
            const W r = sign[static_cast<std::size_t>(i)] * by_first(second, i, k);
            a(i, k) = static_cast<T>(i == k ? W(real_part(r)) : r);
        }
    }
    store_factor<T>(n, p.factor,
                    [&](index_t i, index_t k) { return twice ? left(i, k) : by_first(left, i, k); });
}

template <class T>
void carry_out(const TallDivideArgs<T>& p) {
    const auto way = static_cast<TallQrWay>(*p.way);
    if (way == TallQrWay::none) return;
    const HostView<T> a = on_host(p.a);
    const auto top = on_host(p.top);
    for (index_t k = 0; k < top.cols; ++k) std::copy_n(top.at(0, k), top.rows, a.at(0, k));
    const auto wide = on_host(p.wide);
    TallRow<T> x(a.cols);
    for (index_t row = top.rows; row < a.rows; ++row) {
        x.fetch(HostView<const T>(a), row);
        if (p.second == nullptr || way == TallQrWay::twice) x.divide(p.first);
        if (p.second != nullptr) x.divide(p.second);
        for (index_t k = 0; k < a.cols; ++k) {
            if (p.wide.rows > 0)
                wide(row, k) = x[k];
            else
                a(row, k) = static_cast<T>(x[k]);
        }
    }
}

}  // namespace lapilli::sim
