// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests of solutions in mixed precision.
#pragma once

#include <cmath>
#include <string>

#include "numerics/suite.hpp"
#include "support/routines/gesv_mixed.hpp"

namespace lapilli::testing {

using DoublePrecisions = ::testing::Types<double, std::complex<double>>;

struct DoubleNames {
    template <class T>
    static std::string GetName(int) {
        return is_complex<T> ? "z" : "d";
    }
};

template <class T>
class Mixed : public ::testing::Test {
  protected:
    using General = typename GesvMixed<T>::Data;
    using Definite = typename PosvMixed<T>::Data;

    static Problem problem(std::int64_t n, std::int64_t k = 3) {
        Problem p;
        p.n = n;
        p.k = k;
        p.pad = 2;
        return p;
    }
    static Problem problem(std::int64_t n, const char* kind, double cond) {
        Problem p = problem(n);
        p.kind = kind;
        p.cond = cond;
        return p;
    }
    static General general(const Problem& p) {
        General x;
        GesvMixed<T>::data(p, x);
        return x;
    }
    static Definite definite(const Problem& p) {
        Definite x;
        PosvMixed<T>::data(p, x);
        return x;
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, General& x) {
        return GesvMixed<T>::call(ctx, p,
                                  {{x.A.data(), x.A.ld()},
                                   x.ipiv.data(),
                                   {x.B.data(), x.B.ld()},
                                   {x.X.data(), x.X.ld()},
                                   x.iter.data()});
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, Definite& x) {
        return PosvMixed<T>::call(
            ctx, p, {{x.A.data(), x.A.ld()}, {x.B.data(), x.B.ld()}, {x.X.data(), x.X.ld()}, x.iter.data()});
    }
    static Residuals error(const Problem& p, const General& in, const General& out) {
        return GesvMixed<T>::error(p, in, out);
    }
    static Residuals error(const Problem& p, const Definite& in, const Definite& out) {
        return PosvMixed<T>::error(p, in, out);
    }
    /// f(context) for the CPU alone and for one and three devices, and there once more with a factorization
    /// of emulated products.
    template <class F>
    static void everywhere(F f, const std::vector<int>& counts = {0, 1, 3}) {
        for (const int device_count : device_counts(counts)) {
            const SmallBlocks ctx(device_count);
            SCOPED_TRACE("on " + std::to_string(device_count));
            f(ctx);
            if (device_count == 0) continue;
            SCOPED_TRACE("emulated products");
            ctx.emulate_products(true);
            // By product.emulation, or as the plan chooses.
            if (device_count == 1) ctx.set("product.emulation", "off");
            f(ctx);
        }
    }
    /// A call that must succeed. Returns iter.
    template <class Data>
    static lapilli_int solved(lapilli_context ctx, const Problem& p, const Data& given) {
        Data x = given;
        EXPECT_EQ(call(ctx, p, x), 0) << lapilli_last_error(ctx);
        EXPECT_LE(error(p, given, x).worst(), Residuals::threshold);
        EXPECT_TRUE(x.B.same_bits(given.B));
        return x.iter[0];
    }
    /// The largest |re| + |im| of a column, the infinity norm.
    static double size(const Matrix<T>& X, std::int64_t j) {
        double largest = 0;
        for (std::int64_t i = 0; i < X.rows(); ++i) {
            const std::complex<double> x = X(i, j);
            largest = std::max(largest, std::abs(x.real()) + std::abs(x.imag()));
        }
        return largest;
    }
    static double infinity_norm(const Matrix<T>& A) {
        double largest = 0;
        for (std::int64_t i = 0; i < A.rows(); ++i) {
            double sum = 0;
            for (std::int64_t j = 0; j < A.cols(); ++j) sum += std::abs(A(i, j));
            largest = std::max(largest, sum);
        }
        return largest;
    }
    /// LAPACK's criterion, with room for the rounding of this residual.
    static void expect_converged(const Matrix<T>& A, const Matrix<T>& B, const Matrix<T>& X) {
        Matrix<T> R = product('N', A, X);
        subtract(R, B);
        const auto n = static_cast<double>(A.rows());
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            EXPECT_LE(size(R, j), 2 * std::sqrt(n) * (ulp<T> / 2) * infinity_norm(A) * size(X, j)) << j;
        }
    }
};

}  // namespace lapilli::testing
