// SPDX-License-Identifier: BSD-3-Clause
// Checks of a panel kernel: every column of every panel of a reduction against plain loops that are given the
// columns before it as the kernel made them, so that nothing but that column's own rounding errors counts;
// then the reduction as a whole.
#pragma once

#include <vector>

#include "kernels/reference.hpp"
#include "kernels/team_reduction.hpp"

namespace lapilli::kernel_tests {

template <class T>
double frobenius_norm(const Matrix<T>& lower) {
    double sum = 0;
    for (index_t j = 0; j < lower.cols; ++j) {
        for (index_t i = j; i < lower.rows; ++i)
            sum += (i == j ? 1 : 2) * std::norm(std::complex<double>(widen(lower(i, j))));
    }
    return std::sqrt(sum);
}

template <class T>
class PanelTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;
    using Reduction = TeamReduction<T>;
    using Panel = typename Reduction::Panel;

    void reduce(const Matrix<T>& whole, const Shape& shape) {
        if (this->HasFatalFailure()) return;
        SCOPED_TRACE(::testing::Message() << shape);
        const double norm = frobenius_norm(whole), unit = eps<T> * (norm > 0 ? norm : 1);
        Reduction reduction(whole, shape);
        reduction.run([&](const Reduction& r, const Panel& panel) {
            if (this->HasFatalFailure()) return;
            devices_agree(r, panel);
            for (index_t j = 0; j < panel.width && !this->HasFatalFailure(); ++j)
                check_column(r, panel, j, unit);
            check_untouched(r, panel);
        });
        if (!this->HasFatalFailure()) check_whole(whole, reduction, unit);
    }

    void reduce(const Shape& shape) { reduce(random_hermitian<T>(shape.n, seed_of(shape.n)), shape); }

  private:
    static T at(const std::vector<T>& x, index_t i) { return x[static_cast<std::size_t>(i)]; }

    static void devices_agree(const Reduction& r, const Panel& panel) {
        for (int k = 1; k < r.shape().team; ++k) {
            const auto &one = r.device(0), &other = r.device(k);
            ASSERT_TRUE(same_bits(one.vw[panel.number % 2].elements, other.vw[panel.number % 2].elements))
                << k;
            ASSERT_TRUE(same_bits(one.d, other.d) && same_bits(one.e, other.e) &&
                        same_bits(one.tau, other.tau))
                << k;
        }
    }

    /// v(:, count) w(c, 0:count)^H + w(:, count) v(c, 0:count)^H subtracted from what the panel found.
    static std::vector<W> updated_column(const Reduction& r, const Panel& panel, index_t count) {
        const index_t n = r.shape().n, c = panel.first + count;
        std::vector<W> a(static_cast<std::size_t>(n));
        for (index_t i = c; i < n; ++i) {
            W& sum = a[static_cast<std::size_t>(i)];
            sum = widen(r.lower()(i, c));
            for (index_t k = 0; k < count; ++k) {
                const T *v = r.v(0, panel, k), *w = r.w(0, panel, k);
                sum -= widen(v[i]) * conjugate(widen(w[c])) + widen(w[i]) * conjugate(widen(v[c]));
            }
        }
        return a;
    }

    static void check_column(const Reduction& r, const Panel& panel, index_t j, double unit) {
        const index_t n = r.shape().n, c = panel.first + j;
        const auto& device = r.device(0);
        const std::vector<W> a = updated_column(r, panel, j);
        SCOPED_TRACE(::testing::Message() << "column " << c);
        ASSERT_LE(std::abs(static_cast<double>(device.d[static_cast<std::size_t>(c)] -
                                               std::real(a[static_cast<std::size_t>(c)]))),
                  8 * unit);
        if (c + 1 == n) return;

        const auto expected = reference::reflector<T>(a, c + 1);
        const W tau = widen(at(device.tau, c));
        // A short column has lost the digits that its updates cancelled.
        const double lost = 8 * unit / std::max(unit, std::abs(static_cast<double>(expected.beta)));
        ASSERT_LE(std::abs(static_cast<double>(device.e[static_cast<std::size_t>(c)] - expected.beta)),
                  8 * unit);
        ASSERT_LE(modulus(tau - expected.tau), lost);
        const T* v = r.v(0, panel, j);
        for (index_t i = panel.first; i <= c; ++i) ASSERT_TRUE(v[i] == T(0)) << "v, row " << i;
        ASSERT_TRUE(v[c + 1] == T(1));
        for (index_t i = c + 2; i < n; ++i) {
            ASSERT_LE(modulus(widen(v[i]) - a[static_cast<std::size_t>(i)] * expected.factor), lost)
                << "v, row " << i;
        }
        check_w(r, panel, j, tau, unit);
    }

    static void check_w(const Reduction& r, const Panel& panel, index_t j, W tau, double unit) {
        const index_t n = r.shape().n, c = panel.first + j;
        const T *v = r.v(0, panel, j), *w = r.w(0, panel, j);
        std::vector<W> y = reference::hermitian_product(r.lower(), c + 1, v);
        for (index_t k = 0; k < j; ++k) {
            const T *vk = r.v(0, panel, k), *wk = r.w(0, panel, k);
            const W wv = reference::dot(wk, v, c + 1, n), vv = reference::dot(vk, v, c + 1, n);
            for (index_t i = c + 1; i < n; ++i)
                y[static_cast<std::size_t>(i)] -= widen(vk[i]) * wv + widen(wk[i]) * vv;
        }
        W product(0);
        for (index_t i = c + 1; i < n; ++i) {
            W& yi = y[static_cast<std::size_t>(i)];
            yi *= tau;
            product += conjugate(yi) * widen(v[i]);
        }
        const W correction = tau * product / W(-2);
        for (index_t i = panel.first; i <= c; ++i) ASSERT_TRUE(w[i] == T(0)) << "w, row " << i;
        for (index_t i = c + 1; i < n; ++i) {
            const W expected = y[static_cast<std::size_t>(i)] + correction * widen(v[i]);
            ASSERT_LE(modulus(widen(w[i]) - expected), 16 * unit) << "w, row " << i;
        }
    }

    /// Rows above the panel and columns outside it are not the kernel's.
    static void check_untouched(const Reduction& r, const Panel& panel) {
        for (int k = 0; k < r.shape().team; ++k) {
            const auto& device = r.device(k);
            const Matrix<T>& vw = device.vw[panel.number % 2];
            for (index_t j = 0; j < vw.cols; ++j) {
                const index_t rows = j < 2 * panel.width ? panel.first : vw.ld;
                for (index_t i = 0; i < rows; ++i) ASSERT_TRUE(is_nan(vw(i, j))) << i << ", " << j;
            }
            const index_t done = panel.first + panel.width;
            for (index_t c = 0; c < r.shape().n; ++c) {
                ASSERT_EQ(std::isnan(device.d[static_cast<std::size_t>(c)]), c >= done) << "d, " << c;
                if (c + 1 == r.shape().n) continue;
                ASSERT_EQ(std::isnan(device.e[static_cast<std::size_t>(c)]), c >= done) << "e, " << c;
                ASSERT_EQ(is_nan(at(device.tau, c)), c >= done) << "tau, " << c;
            }
        }
    }

    static void check_whole(const Matrix<T>& whole, const Reduction& r, double unit) {
        const auto& device = r.device(0);
        const auto back = reference::multiply_back(device.d, device.e, device.tau, r.reflectors());
        double worst = 0;
        for (index_t j = 0; j < whole.cols; ++j) {
            for (index_t i = j; i < whole.rows; ++i) {
                const W given = i == j ? W(std::real(widen(whole(i, j)))) : widen(whole(i, j));
                worst = std::max(worst, modulus(back(i, j) - given));
            }
        }
        ASSERT_LE(worst, 30 * unit) << "Q T Q^H - A";
    }
};
/// Columns that are reduced already, columns that vanish, columns of rounding errors alone, and small ones.
template <class T>
std::vector<Matrix<T>> special_matrices(index_t n) {
    const auto matrix = [&](auto element) {
        Matrix<T> a(n, n, n, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) a(i, j) = element(i, j);
        }
        return a;
    };
    const Matrix<T> random = random_hermitian<T>(n, 5);
    return {
        matrix([&](index_t, index_t) { return T(0); }),
        matrix([&](index_t i, index_t j) { return i == j ? random(i, j) : T(0); }),
        matrix([&](index_t i, index_t j) { return i <= j + 1 ? random(i, j) : T(0); }),
        matrix([&](index_t i, index_t j) { return i < n / 2 + 5 ? random(i, j) : T(0); }),
        matrix([&](index_t i, index_t j) { return i == j ? T(2) : T(1); }),
        matrix([&](index_t i, index_t j) {
            return static_cast<real_t<T>>(std::exp2(-0.5 * static_cast<double>(i + j))) * random(i, j);
        }),
    };
}

template <class T>
Matrix<T> scaled_matrix(index_t n, int exponent) {
    Matrix<T> a = random_hermitian<T>(n, 6);
    for (T& x : a.elements) x = static_cast<real_t<T>>(std::exp2(exponent)) * x;
    return a;
}

/// All that the panels of a reduction give: V and W, tau, d, e.
template <class T>
std::vector<std::vector<T>> results_of(const Matrix<T>& whole, const Shape& shape) {
    std::vector<std::vector<T>> columns;
    TeamReduction<T> reduction(whole, shape);
    reduction.run([&](const auto& r, const auto& panel) {
        for (index_t j = 0; j < 2 * panel.width; ++j) {
            const T* column = r.v(0, panel, j);
            columns.emplace_back(column + panel.first, column + shape.n);
        }
    });
    const auto& device = reduction.device(0);
    columns.push_back(device.tau);
    columns.emplace_back(device.d.begin(), device.d.end());
    columns.emplace_back(device.e.begin(), device.e.end());
    return columns;
}

}  // namespace lapilli::kernel_tests
