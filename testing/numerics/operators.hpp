// SPDX-License-Identifier: BSD-3-Clause
// Operators that are functions of a test, for the suites of iterative routines, and what must hold of the
// pairs that they find.
#pragma once

#include <cmath>
#include <complex>
#include <functional>
#include <memory>
#include <numbers>

#include "numerics/suite.hpp"
#include "support/by_scalar.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace api {
LAPILLI_TESTING_OVERLOAD(gemm, sgemm, dgemm, cgemm, zgemm)
}  // namespace api

/// Devices compute, each its part of however few rows.
class FewRows : public SmallBlocks {
  public:
    explicit FewRows(int device_count) : SmallBlocks(device_count) {
        set("iterative.crossover", "0");
        set("test.iterative.rows", "1");
    }
};

template <class T>
T phase(double angle) {
    if constexpr (is_complex<T>) {
        return std::polar(Real<T>(1), static_cast<Real<T>>(angle));
    } else {
        return T(1);
    }
}

/// A Hermitian matrix, or one that only looks like one, as the operators of this test multiply with it.
template <class T>
using Elements = std::function<T(std::int64_t, std::int64_t)>;

/// tridiag(-1, 2, -1), of complex matrices turned by phases, which change no eigenvalue; times a factor.
template <class T>
Elements<T> laplacian(double factor = 1) {
    return [factor](std::int64_t i, std::int64_t j) -> T {
        using R = Real<T>;
        if (i == j) return T(static_cast<R>(2 * factor));
        if (std::abs(i - j) != 1) return T(0);
        return phase<T>(0.7 * static_cast<double>(i - j)) * static_cast<R>(-factor);
    };
}
inline double laplacian_value(std::int64_t n, std::int64_t k) {
    return 2 - 2 * std::cos(static_cast<double>(k + 1) * std::numbers::pi / static_cast<double>(n + 1));
}
template <class T>
Elements<T> diagonal(std::function<double(std::int64_t)> entry) {
    return
        [entry](std::int64_t i, std::int64_t j) { return i == j ? T(static_cast<Real<T>>(entry(i))) : T(0); };
}

/// A matrix with these eigenvalues whose vectors are a reflection's columns.
template <class T>
Elements<T> with_values(const std::vector<double>& values) {
    const auto n = static_cast<double>(values.size());
    const auto q = [n](std::int64_t i, std::int64_t k) {
        const auto v = [n](std::int64_t m) {
            return phase<T>(0.3 * static_cast<double>(m)) / static_cast<Real<T>>(std::sqrt(n));
        };
        return T(i == k ? 1 : 0) - Real<T>(2) * v(i) * conjugate(v(k));
    };
    return [values, q](std::int64_t i, std::int64_t j) {
        T sum(0);
        for (std::size_t k = 0; k < values.size(); ++k) {
            const auto at = static_cast<std::int64_t>(k);
            sum += q(i, at) * conjugate(q(j, at)) * static_cast<Real<T>>(values[k]);
        }
        return sum;
    };
}

/// An operator that is a function over a full matrix, in any of the forms that functions take.
template <class T>
class Operator {
  public:
    struct Form {
        char order = 'C', place = 'H';
    };

    Operator(const Context& ctx, std::int64_t n, const Elements<T>& element, Form form = {})
        : ctx_(ctx), form_(form), a_(n, n) {
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) a_(i, j) = element(i, j);
        }
        if (form.place == 'D') on_device_ = std::make_unique<DeviceCopy>(ctx, a_);
        EXPECT_EQ(lapilli_operator_create(ctx, letter<T>, n, form.order, form.place, apply, this, &handle_),
                  0)
            << lapilli_last_error(ctx);
    }
    ~Operator() { EXPECT_EQ(lapilli_operator_destroy(handle_), 0); }
    Operator(const Operator&) = delete;
    Operator& operator=(const Operator&) = delete;

    operator lapilli_operator() const { return handle_; }
    const Matrix<T>& matrix() const { return a_; }
    int calls = 0;
    /// A function that replaces the product.
    std::function<lapilli_int(T* y)> instead;
    /// Sees what vectors in host memory are multiplied, and may change the product.
    std::function<void(lapilli_int k, const T* x, lapilli_int ldx, T* y)> after;

  private:
    static lapilli_int apply(void* user, lapilli_int k, const void* x, lapilli_int ldx, void* y,
                             lapilli_int ldy, void* /*stream*/) {
        return static_cast<Operator*>(user)->multiply(k, static_cast<const T*>(x), ldx, static_cast<T*>(y),
                                                      ldy);
    }
    lapilli_int multiply(lapilli_int k, const T* x, lapilli_int ldx, T* y, lapilli_int ldy) {
        ++calls;
        if (instead) {
            if (const lapilli_int info = instead(y)) return info;
        }
        const std::int64_t n = a_.rows();
        if (form_.place == 'D') {
            // With contiguous rows Y^T = X^T A^T.
            const auto* a = on_device_->template as<const T>();
            return form_.order == 'C'
                       ? api::gemm<T>(ctx_, 'N', 'N', n, k, n, T(1), a, a_.ld(), x, ldx, T(0), y, ldy)
                       : api::gemm<T>(ctx_, 'N', 'T', k, n, n, T(1), x, ldx, a, a_.ld(), T(0), y, ldy);
        }
        const auto at = [this](lapilli_int i, lapilli_int v, lapilli_int ld) {
            return form_.order == 'C' ? i + v * ld : v + i * ld;
        };
        for (lapilli_int v = 0; v < k; ++v) {
            for (std::int64_t i = 0; i < n; ++i) {
                T sum(0);
                for (std::int64_t j = 0; j < n; ++j) sum += a_(i, j) * x[at(j, v, ldx)];
                y[at(i, v, ldy)] = sum;
            }
        }
        if (after) after(k, x, ldx, y);
        return 0;
    }

    const Context& ctx_;
    Form form_;
    Matrix<T> a_;
    std::unique_ptr<DeviceCopy> on_device_;
    lapilli_operator handle_ = nullptr;
};

/// The results of a routine: eigenvalues, vectors, residuals, as many as X has columns.
template <class T>
struct Pairs {
    const Matrix<T>& x;
    const std::vector<Real<T>>&w, &resid;
    std::int64_t wanted;
    double tol;
    bool of_pencil =
        true;  // the problem is A x = lambda B x, and not A x = lambda x in the inner product of B

    std::vector<T> product(const Matrix<T>* a, std::int64_t v) const {
        std::vector<T> result(static_cast<std::size_t>(x.rows()));
        for (std::int64_t i = 0; i < x.rows(); ++i) {
            T sum(0);
            for (std::int64_t j = 0; a != nullptr && j < x.rows(); ++j) sum += (*a)(i, j) * x(j, v);
            result[static_cast<std::size_t>(i)] = a == nullptr ? x(i, v) : sum;
        }
        return result;
    }
    /// Residuals are as small as they must be and as the call says; X is orthonormal. a_norm: of A; b: null
    /// for the identity.
    void expect_good(const Matrix<T>& a, double a_norm, const Matrix<T>* b = nullptr,
                     double b_norm = 1) const {
        const double rounding = 50 * static_cast<double>(x.rows()) * ulp<T>;
        for (std::int64_t v = 0; v < x.cols(); ++v) {
            const std::vector<T> ax = product(&a, v), bx = product(b, v);
            double square = 0, length = 0;
            for (std::int64_t i = 0; i < x.rows(); ++i) {
                const auto k = static_cast<std::size_t>(i);
                const T other = of_pencil ? bx[k] : x(i, v);
                square += std::norm((ax[k] - w[static_cast<std::size_t>(v)] * other) /
                                    static_cast<Real<T>>(a_norm));
                length += std::norm(x(i, v));
            }
            const double residual = std::sqrt(square), size = std::sqrt(length);
            const double value = std::abs(static_cast<double>(w[static_cast<std::size_t>(v)])) / a_norm;
            if (v < wanted) {
                EXPECT_LE(residual, (tol + rounding) * (1 + value * b_norm) * size) << "pair " << v;
            }
            EXPECT_NEAR(static_cast<double>(resid[static_cast<std::size_t>(v)]) / a_norm, residual,
                        rounding * (1 + value * b_norm) * size)
                << "pair " << v;
            for (std::int64_t u = 0; u < x.cols(); ++u) {
                T product(0);
                for (std::int64_t i = 0; i < x.rows(); ++i)
                    product += conjugate(x(i, u)) * bx[static_cast<std::size_t>(i)];
                EXPECT_NEAR(std::abs(product), u == v ? 1 : 0, 10 * rounding) << "vectors " << u << ", " << v;
            }
        }
    }
};

}  // namespace lapilli::testing
