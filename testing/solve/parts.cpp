// SPDX-License-Identifier: BSD-3-Clause
// The parts of the program that need no file: which eigenvalues, the picture, what fits.
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numeric>

#include "common/file_error.hpp"
#include "files/check.hpp"
#include "solve/eigenpairs.hpp"
#include "solve/fit.hpp"
#include "solve/picture.hpp"

namespace lapilli::solve {
namespace {

TEST(Parts, SelectionsAreLapacks) {
    Part part;
    EXPECT_EQ(Selection(part, 7).range, 'A');
    part.highest = 3;
    const Selection highest(part, 7);
    EXPECT_EQ(highest.range, 'I');
    EXPECT_EQ(highest.first, 5);
    EXPECT_EQ(highest.last, 7);
    EXPECT_THROW(Selection(part, 2), tools::FileError);
    part = Part();
    part.index = {2, 4};
    EXPECT_EQ(Selection(part, 4).last, 4);
    EXPECT_THROW(Selection(part, 3), tools::FileError);
}

TEST(Parts, DensityIntegratesToTheNumberOfValues) {
    const std::vector<double> values{-1, -0.5, 0, 0.001, 2};
    double sum = 0;
    for (int k = -4000; k <= 4000; ++k) {
        sum += 0.001 * density(values, 0.05, 0.001 * k);
    }
    EXPECT_NEAR(sum, 5, 1e-6);
}

TEST(Parts, PicturesOfAnySpectrum) {
    std::vector<double> many(20000);
    std::iota(many.begin(), many.end(), 1e6);
    const std::vector<std::vector<double>> spectra = {{},
                                                      {0},
                                                      {5},
                                                      {-3, -3, -3},
                                                      {1e-300, 2e-300},
                                                      {-1e308, 1e308},
                                                      {1e15, 1e15 + 1},
                                                      many,
                                                      {100, 100.5, 101}};
    for (const auto& values : spectra) {
        const std::string svg = draw_svg({"a < b & c", "n", values});
        EXPECT_EQ(svg.find("nan"), std::string::npos) << values.size();
        EXPECT_EQ(svg.find("inf"), std::string::npos) << values.size();
        EXPECT_NE(svg.find("a &lt; b &amp; c"), std::string::npos);
        EXPECT_EQ(svg.substr(svg.size() - 7), "</svg>\n");
        EXPECT_LT(svg.size(), 300000U);
    }
    // Ticks are at round values inside the axis.
    EXPECT_NE(draw_svg({"", "", {100, 100.5, 101}}).find(">100.4<"), std::string::npos);
}

TEST(Parts, TheLargestOrderIsWhereMemoryEnds) {
    const auto demand = [](std::int64_t n) {
        Demand d;
        d.library.device = static_cast<std::size_t>(n * n);
        d.arrays = static_cast<double>(n);
        d.possible = n < 5000;
        return d;
    };
    EXPECT_EQ(largest_order(demand, 1e6, 1e9), 1000);
    EXPECT_EQ(largest_order(demand, 1e6 - 1, 1e9), 999);
    EXPECT_EQ(largest_order(demand, 1e6, 500), 500);
    EXPECT_EQ(largest_order(demand, 1e12, 1e9), 4999);
    EXPECT_EQ(largest_order(demand, 0, 0), 0);
}

TEST(Parts, HermitianMatricesAreToldFromOthers) {
    files::Dense<std::complex<double>> a(200, 200);
    for (std::int64_t j = 0; j < 200; ++j) {
        for (std::int64_t i = 0; i < 200; ++i) {
            a(i, j) = {static_cast<double>(i + j), static_cast<double>(i - j)};
        }
    }
    EXPECT_NO_THROW(files::require_hermitian(a, 1e-12));
    a(150, 3) += 1e-6;
    EXPECT_THROW(files::require_hermitian(a, 1e-12), tools::FileError);
    EXPECT_NO_THROW(files::require_hermitian(a, 1e-6));
    files::mirror_triangle(a, 'L');
    EXPECT_NO_THROW(files::require_hermitian(a, 0));
    EXPECT_EQ(a(3, 150), std::conj(a(150, 3)));
    a(7, 7) = {1, 1};
    try {
        files::require_hermitian(a, 1e-6);
        ADD_FAILURE();
    } catch (const tools::FileError& error) {
        EXPECT_STREQ(
            error.what(),
            "the matrix is not Hermitian: the diagonal element (8, 8), counted from 1, is not real: 1+1i");
    }
    a(7, 7) = {std::nan(""), 0};
    EXPECT_THROW(files::require_finite(a), tools::FileError);
}

}  // namespace
}  // namespace lapilli::solve
