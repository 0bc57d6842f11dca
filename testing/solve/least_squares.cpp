// SPDX-License-Identifier: BSD-3-Clause
// The checks of lstsq pass what is right, and nothing else.
#include "solve/least_squares.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <limits>

#include "files/scalar.hpp"
#include "solve/problem.hpp"
#include "solve/residual.hpp"

namespace lapilli::solve {
namespace {

using files::Dense;

template <class T>
class LeastSquaresChecks : public ::testing::Test {
  protected:
    using Real = files::real_of<T>;

    static Dense<T> matrix(std::int64_t rows, std::int64_t cols, double size = 1) {
        Dense<T> a(rows, cols);
        for (std::int64_t j = 0; j < cols; ++j) {
            for (std::int64_t i = 0; i < rows; ++i) {
                const auto k = static_cast<double>(i + 3 * j * j);
                a(i, j) =
                    files::scalar_of<T>(size * (std::cos(k) + (i == j ? 3 : 0)), size * std::sin(2 * k));
            }
        }
        return a;
    }
    Dense<T> solution(const Dense<T>& a, const Dense<T>& b) {
        return least_squares(session, files::copy_of(a), files::copy_of(b), options).x;
    }
    double normal_equations(const Dense<T>& a, const Dense<T>& x, const Dense<T>& b) {
        Dense<T> of_a = files::copy_of(a), of_b = files::copy_of(b);
        return least_squares_residuals(session, of_a, x, of_b).residual;
    }
    double equations(const Dense<T>& a, const Dense<T>& x, const Dense<T>& b) {
        Dense<T> of_a = files::copy_of(a), of_b = files::copy_of(b);
        return solution_residual(session, of_a, x, of_b);
    }
    static Options without_devices() {
        Options o;
        o.devices = "none";
        return o;
    }

    // As no rounding error does.
    static void change(T& x) { x += (x + T(1)) * (10000 * std::numeric_limits<Real>::epsilon()); }

    const Options options = without_devices();
    Session session{options};
};
using Scalars = ::testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(LeastSquaresChecks, Scalars);

TYPED_TEST(LeastSquaresChecks, ResidualsOfTallMatricesSeeAChange) {
    using Real = typename TestFixture::Real;
    const auto largest = static_cast<double>(std::numeric_limits<Real>::max());
    for (const double size : {1.0, 1e6 / largest, 1e-6 * largest}) {
        const auto a = this->matrix(30, 7, size), b = this->matrix(30, 2, size);
        auto x = this->solution(a, b);
        EXPECT_LT(this->normal_equations(a, x, b), 3) << size;
        TestFixture::change(x(4, 1));
        EXPECT_GT(this->normal_equations(a, x, b), threshold) << size;
    }
}

TYPED_TEST(LeastSquaresChecks, WhatIsNotANumberIsNoSolution) {
    const auto a = this->matrix(30, 7), b = this->matrix(30, 2), square = this->matrix(7, 7),
               wide = this->matrix(5, 7);
    using Real = typename TestFixture::Real;
    for (const Real bad : {std::numeric_limits<Real>::infinity(), std::numeric_limits<Real>::quiet_NaN()}) {
        auto x = this->solution(a, b);
        x(3, 0) = bad;
        EXPECT_GT(this->normal_equations(a, x, b), threshold);
        EXPECT_GT(this->equations(square, x, this->matrix(7, 2)), threshold);
        EXPECT_GT(distance_from_rows(this->session, wide, x), threshold);
    }
}

TYPED_TEST(LeastSquaresChecks, ShortestSolutionsAreToldFromOthers) {
    using Real = typename TestFixture::Real;
    const auto largest = static_cast<double>(std::numeric_limits<Real>::max());
    for (const double size : {1.0, 1e6 / largest, 1e-6 * largest}) {
        const auto a = this->matrix(7, 30, size), b = this->matrix(7, 2, size);
        auto x = this->solution(a, b);
        EXPECT_LT(this->equations(a, x, b), 3) << size;
        EXPECT_LT(distance_from_rows(this->session, a, x), 3) << size;
        TestFixture::change(x(20, 1));
        EXPECT_GT(distance_from_rows(this->session, a, x), threshold) << size;
    }
}

}  // namespace
}  // namespace lapilli::solve
