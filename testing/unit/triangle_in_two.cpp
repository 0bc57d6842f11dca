// SPDX-License-Identifier: BSD-3-Clause
// A triangular system, and a product with a triangle, in two parts, by plain loops: the result is that of the
// whole, for every side, triangle and form.
#include "device/triangle_in_two.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <vector>

namespace lapilli {
namespace {

using T = std::complex<double>;

T entry(Op op, DeviceView<const T> a, index_t i, index_t j) {
    if (op == Op::none) return a.data[i + j * a.ld];
    const T x = a.data[j + i * a.ld];
    return op == Op::adjoint ? std::conj(x) : x;
}

/// An element of op(A), which is zero outside of its triangle.
T entry(const Triangular& how, DeviceView<const T> a, index_t i, index_t j) {
    const bool lower = (how.uplo == Uplo::lower) == (how.op == Op::none);
    if (lower ? i < j : i > j) return 0;
    return i == j && how.unit ? T(1) : entry(how.op, a, i, j);
}

void multiply(const GemmArgs<T>& p) {
    for (index_t j = 0; j < p.c.cols; ++j) {
        for (index_t i = 0; i < p.c.rows; ++i) {
            T sum = 0;
            for (index_t k = 0; k < p.k(); ++k) sum += entry(p.op_a, p.a, i, k) * entry(p.op_b, p.b, k, j);
            T& c = p.c.data[i + j * p.c.ld];
            c = p.alpha * sum + p.beta * c;
        }
    }
}

/// Jacobi's iteration, which ends after as many rounds as A has rows.
void solve(const TrsmArgs<T>& p) {
    const index_t m = p.b.rows, n = p.b.cols;
    const auto x = [&](index_t i, index_t j) -> T& { return p.b.data[i + j * p.b.ld]; };
    std::vector<T> b(static_cast<std::size_t>(m * n));
    for (index_t j = 0; j < n; ++j)
        for (index_t i = 0; i < m; ++i) b[static_cast<std::size_t>(i + j * m)] = p.alpha * x(i, j);
    for (index_t round = 0; round < p.a.rows; ++round) {
        std::vector<T> next = b;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                T& to = next[static_cast<std::size_t>(i + j * m)];
                const index_t own = p.how.side == Side::left ? i : j;
                for (index_t k = 0; k < p.a.rows; ++k) {
                    if (k == own) continue;
                    to -= p.how.side == Side::left ? entry(p.how, p.a, i, k) * x(k, j)
                                                   : x(i, k) * entry(p.how, p.a, k, j);
                }
                to /= entry(p.how, p.a, own, own);
            }
        }
        for (index_t j = 0; j < n; ++j)
            for (index_t i = 0; i < m; ++i) x(i, j) = next[static_cast<std::size_t>(i + j * m)];
    }
}

void multiply(const TrmmArgs<T>& p) {
    const index_t m = p.b.rows, n = p.b.cols;
    std::vector<T> product(static_cast<std::size_t>(m * n));
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) {
            T sum = 0;
            for (index_t k = 0; k < p.a.rows; ++k)
                sum += p.how.side == Side::left ? entry(p.how, p.a, i, k) * p.b.data[k + j * p.b.ld]
                                                : p.b.data[i + k * p.b.ld] * entry(p.how, p.a, k, j);
            product[static_cast<std::size_t>(i + j * m)] = p.alpha * sum;
        }
    }
    for (index_t j = 0; j < n; ++j)
        for (index_t i = 0; i < m; ++i)
            p.b.data[i + j * p.b.ld] = product[static_cast<std::size_t>(i + j * m)];
}

TEST(TriangleInTwo, EverySideTriangleAndForm) {
    constexpr index_t order = 9, others = 4, ld = 11;
    std::vector<T> a(ld * order), b(ld * order);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto number = static_cast<double>(i);
        a[i] = {std::sin(number), std::cos(3 * number)};
        b[i] = {std::cos(number), std::sin(5 * number)};
    }
    for (index_t i = 0; i < order; ++i) a[static_cast<std::size_t>(i * (ld + 1))] += 4.0;
    for (const Side side : {Side::left, Side::right}) {
        for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
            for (const Op op : {Op::none, Op::transpose, Op::adjoint}) {
                for (const bool unit : {false, true}) {
                    const bool left = side == Side::left;
                    const Triangular how{side, uplo, op, unit};
                    const T alpha(0.5, -2);
                    const DeviceView<const T> triangle{a.data(), order, order, ld};
                    const auto on = [&](std::vector<T>& x) {
                        return DeviceView<T>{x.data(), left ? order : others, left ? others : order, ld};
                    };
                    const auto expect_same = [](const std::vector<T>& x, const std::vector<T>& y) {
                        for (std::size_t i = 0; i < x.size(); ++i)
                            ASSERT_LT(std::abs(x[i] - y[i]), 1e-10 * (1 + std::abs(x[i]))) << i;
                    };
                    const auto product = [](const GemmArgs<T>& p) { multiply(p); };
                    int count = 0;
                    const auto smaller = [&](const auto& p) {
                        EXPECT_LT(p.a.rows, order);
                        ++count;
                    };
                    std::vector<T> whole = b, parts = b;
                    solve({how, alpha, triangle, on(whole)});
                    TriangleInTwo<T>(how, triangle, on(parts), 3)
                        .solve(
                            alpha, [&](const TrsmArgs<T>& p) { smaller(p), solve(p); }, product);
                    expect_same(whole, parts);
                    multiply(TrmmArgs<T>{how, alpha, triangle, on(whole)});
                    TriangleInTwo<T>(how, triangle, on(parts), 3)
                        .multiply(
                            alpha, [&](const TrmmArgs<T>& p) { smaller(p), multiply(p); }, product);
                    expect_same(whole, parts);
                    EXPECT_EQ(count, 4);
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli
