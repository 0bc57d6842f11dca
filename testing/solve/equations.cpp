// SPDX-License-Identifier: BSD-3-Clause
// The program's reports about solutions of A X = B.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "solve/problem.hpp"
#include "solve/residual.hpp"

namespace lapilli::solve {
namespace {

using files::Dense;

class Equations : public ::testing::Test {
  protected:
    static Options without_devices() {
        Options o;
        o.devices = "none";
        return o;
    }
    /// The residuals for 2 I, with columns x and b, all of this size.
    SolutionResiduals residuals(std::initializer_list<double> x, std::initializer_list<double> b,
                                double size = 1) {
        const auto n = static_cast<std::int64_t>(x.size());
        Dense<double> a(n, n), of_x(n, 1), of_b(n, 1);
        for (std::int64_t i = 0; i < n; ++i) {
            a(i, i) = 2 * size;
            of_x(i, 0) = x.begin()[i];
            of_b(i, 0) = b.begin()[i] * size;
        }
        return solution_residuals(session, a, of_x, of_b);
    }

    const Options options = without_devices();
    Session session{options};
};

TEST_F(Equations, TheBackwardErrorIsThatOfTheNorms) {
    const double eps = std::numeric_limits<double>::epsilon();
    for (const double size : {1.0, 0x1p900, 0x1p-900}) {
        const SolutionResiduals found = residuals({1, 1}, {2, 3}, size);
        EXPECT_DOUBLE_EQ(found.backward_error, 1.0 / (2 * 2 + 5)) << size;
        EXPECT_DOUBLE_EQ(found.residual, 1.0 / (2 * 2 * 2 * eps)) << size;
    }
    EXPECT_EQ(residuals({1, 2}, {2, 4}).backward_error, 0);
    EXPECT_EQ(residuals({0, 0}, {0, 0}).backward_error, 0);
    EXPECT_EQ(residuals({0, 0}, {2, 4}).backward_error, 1);
}

TEST_F(Equations, WhatIsNotANumberHasNoSmallError) {
    EXPECT_TRUE(std::isinf(residuals({std::nan(""), 1}, {2, 2}).backward_error));
    EXPECT_TRUE(std::isinf(residuals({std::numeric_limits<double>::infinity(), 1}, {2, 2}).backward_error));
}

}  // namespace
}  // namespace lapilli::solve
