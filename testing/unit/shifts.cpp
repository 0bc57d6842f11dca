// SPDX-License-Identifier: BSD-3-Clause
// The shifts of a sweep: which values, and two to a bulge so that the product is real where the matrix is.
#include "nonsymmetric/shifts.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <vector>

namespace lapilli::testing {
namespace {

TEST(Shifts, PairsOfARealMatrix) {
    std::vector<double> re = {9, 9, 3, -1, -1, 2, 4, -0.5}, im = {1, -1, 0, 2, -2, 0, 0, 0};
    const auto shifts = shifts_of(Eigenvalues<double>{re.data(), im.data()}, 8, 10);
    // The smallest first: -.5 and 2 as real ones, then the pair of size 3, then 3 and 4.
    const std::vector<double> expected = {-0.5, 0, 2, 0, -1, 2, -1, -2, 3, 0, 4, 0, 9, 1, 9, -1};
    EXPECT_EQ(shifts, expected);
    EXPECT_EQ(shifts_of(Eigenvalues<double>{re.data(), im.data()}, 8, 2),
              std::vector<double>(expected.begin(), expected.begin() + 8));
    // The last real value has no other one; alone it is a shift twice.
    EXPECT_EQ(shifts_of(Eigenvalues<double>{re.data(), im.data()}, 3, 4), (std::vector<double>{9, 1, 9, -1}));
    EXPECT_EQ(shifts_of(Eigenvalues<double>{re.data() + 2, im.data() + 2}, 1, 4),
              (std::vector<double>{3, 0, 3, 0}));
    EXPECT_TRUE(shifts_of(Eigenvalues<double>{re.data(), im.data()}, 0, 4).empty());
}

TEST(Shifts, OfAComplexMatrix) {
    using C = std::complex<float>;
    std::vector<C> w = {{3, 1}, {0, 1}, {-1, 1}};
    EXPECT_EQ(shifts_of(Eigenvalues<C>{w.data()}, 3, 4), (std::vector<float>{0, 1, -1, 1}));
    EXPECT_EQ(shifts_of(Eigenvalues<C>{w.data()}, 1, 4), (std::vector<float>{3, 1, 3, 1}));
}

TEST(Shifts, Exceptional) {
    const auto diagonal = [](index_t i) { return static_cast<double>(10 * i); };
    const auto below = [](index_t i) { return i % 2 == 0 ? 4.0 : -4.0; };
    const auto shifts = exceptional_shifts<double>(2, 8, 2, diagonal, below);
    ASSERT_EQ(shifts.size(), 8u);
    for (std::size_t k = 0; k < 8; k += 4) {
        EXPECT_EQ(shifts[k], diagonal(static_cast<index_t>(7 - k / 2)) + 6);
        EXPECT_EQ(shifts[k], shifts[k + 2]);
        EXPECT_GT(shifts[k + 1], 0);
        EXPECT_EQ(shifts[k + 1], -shifts[k + 3]);
    }
    EXPECT_TRUE(exceptional_shifts<double>(2, 4, 2, diagonal, below).empty());
}

}  // namespace
}  // namespace lapilli::testing
