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
#include "support/precisions.hpp"

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
    // A matrix of this rank: later columns are sums of two of the first ones.
    static Dense<T> matrix_of_rank(std::int64_t rows, std::int64_t cols, std::int64_t rank, double size) {
        Dense<T> a = matrix(rows, cols, size);
        for (std::int64_t j = rank; j < cols; ++j) {
            for (std::int64_t i = 0; i < rows; ++i)
                a(i, j) = Real(0.5) * a(i, j % rank) + Real(0.25) * a(i, (j + 1) % rank);
        }
        return a;
    }
    LeastSquares<T> solved_by_rank(const Dense<T>& a, const Dense<T>& b, double rcond) {
        Options with_rcond = options;
        with_rcond.rcond = rcond;
        return least_squares(session, files::copy_of(a), files::copy_of(b), with_rcond);
    }
    Dense<T> solution(const Dense<T>& a, const Dense<T>& b) {
        return least_squares(session, files::copy_of(a), files::copy_of(b), options).x;
    }
    double normal_equations(const Dense<T>& a, const Dense<T>& x, const Dense<T>& b, double left_out = 0) {
        Dense<T> of_a = files::copy_of(a), of_b = files::copy_of(b);
        return least_squares_residuals(session, of_a, x, of_b, left_out).residual;
    }
    double equations(const Dense<T>& a, const Dense<T>& x, const Dense<T>& b) {
        Dense<T> of_a = files::copy_of(a), of_b = files::copy_of(b);
        return solution_residuals(session, of_a, x, of_b).residual;
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
using Scalars = testing::ScalarsAs<::testing::Types>;
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

// A change along the rows is one of B - A X, any other makes X longer.
TYPED_TEST(LeastSquaresChecks, RanksBelow) {
    using Real = typename TestFixture::Real;
    const auto largest = static_cast<double>(std::numeric_limits<Real>::max());
    constexpr std::int64_t rank = 4;
    for (const double size : {1.0, 1e6 / largest, 1e-6 * largest}) {
        for (const auto& [m, n] : {std::pair{30, 7}, {7, 30}, {12, 12}}) {
            SCOPED_TRACE(::testing::Message() << m << " x " << n << ", " << size);
            const auto a = this->matrix_of_rank(m, n, rank, size), b = this->matrix(m, 2, size);
            auto found = this->solved_by_rank(a, b, 1e-4);
            EXPECT_EQ(found.rank, rank);
            const auto rows = [&] { return distance_from_rows(this->session, a, found.x, rank, 1e-4); };
            const double left_out = rows().left_out;
            EXPECT_LT(left_out, 100 * std::numeric_limits<Real>::epsilon());
            EXPECT_LT(rows().distance, 3);
            EXPECT_LT(this->normal_equations(a, found.x, b, left_out), 3);
            const auto kept = files::copy_of(found.x);
            TestFixture::change(found.x(5, 1));
            EXPECT_GT(rows().distance, threshold);
            for (std::int64_t j = 0; j < n; ++j)
                found.x(j, 1) = kept(j, 1) + kept(j, 0) * (10000 * std::numeric_limits<Real>::epsilon());
            EXPECT_LT(rows().distance, 3);
            EXPECT_GT(this->normal_equations(a, found.x, b, left_out), threshold);
            // With a lower rank: the omitted part excuses residuals where it may.
            const auto few = this->solved_by_rank(a, b, 0.9);
            EXPECT_LT(few.rank, rank);
            const auto equations = [&](double rcond) {
                const auto of_few = distance_from_rows(this->session, a, few.x, few.rank, rcond);
                return this->normal_equations(a, few.x, b, of_few.left_out);
            };
            EXPECT_LT(equations(0.9), 3);
            EXPECT_GT(equations(1e-6), threshold);
        }
    }
}

}  // namespace
}  // namespace lapilli::solve
