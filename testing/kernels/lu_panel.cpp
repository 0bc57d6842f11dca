// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a panel: L U against the interchanged panel, and its pivots.
#include "kernels/lu_panel_checks.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class LuPanel : public LuPanelTest<T> {};
TYPED_TEST_SUITE(LuPanel, Scalars, ScalarNames);

TYPED_TEST(LuPanel, Shapes) {
    for (const bool clusters : {true, false}) {
        for (const index_t w : {1, 2, 7, 8, 9, 16, 17, 33}) {
            this->factor(w, w, {4, clusters});
            this->factor(w + 1, w, {4, clusters});
            this->factor(3 * w + 5, w, {4, clusters});
        }
        this->factor(this->most, this->most, {4, clusters});
        this->factor(300, this->most, {2, clusters});
        this->factor(700, 20, {4, clusters});
    }
}

/// More rows in a thread's registers, and rows in memory.
TYPED_TEST(LuPanel, TallPanels) {
    using T = TypeParam;
    this->factor(1025, 18, {2, true});
    this->factor(2000, 18, {2, true});
    this->factor(lu_panel_most_kept<T> * lu_panel_threads + 1, 18, {1, true});
    this->factor(2 * lu_panel_most_kept<T> * lu_panel_threads + 40, 10, {2, false});
    this->factor(3000, 18, {3, false});
}

/// Rows in memory, several leaves: no block overwrites rows of U before all others have read them, even slow
/// ones.
TYPED_TEST(LuPanel, RowsInMemoryInEveryOrder) {
    using T = TypeParam;
    for (const std::uint64_t slow : {0, 1, 2, 3}) {
        const std::uint64_t seed = (slow << 32) + 1;
        const index_t m = 3 * lu_panel_most_kept<T> * lu_panel_threads + 40;
        SCOPED_TRACE(slow);
        const auto a = random_matrix<T>(m, 18, m, seed);
        this->check(a, this->run(a, {3, false, seed}));
    }
}

TYPED_TEST(LuPanel, TheSameBitsEverywhere) {
    const auto a = random_matrix<TypeParam>(600, 40, 600, 9);
    const auto expected = this->run(a, {4, true, 0});
    for (const Place& place : {Place{1, true, 1}, {8, true, 2}, {1, false, 3}, {8, false, 4}}) {
        const auto other = this->run(a, place);
        ASSERT_TRUE(same_bits(expected.a.elements, other.a.elements));
        ASSERT_EQ(expected.pivots, other.pivots);
    }
}

/// The first of equal elements becomes the pivot, in whatever block, warp or register they are.
TYPED_TEST(LuPanel, Ties) {
    using T = TypeParam;
    for (const int multiprocessors : {1, 4}) {
        Matrix<T> a(900, 3, 900, T(0));
        for (index_t i = 0; i < a.rows; ++i) {
            a(i, 0) = make<T>(i % 2 == 0 ? 1 : -1, 0);
            a(i, 1) = make<T>(i % 7 == 5 ? 3 : 0.5, 0);
            a(i, 2) = make<T>(i == 640 || i == 641 || i == 899 ? 50 : 0.25, 0);
        }
        const auto f = this->run(a, {multiprocessors, true});
        // After the first column: odd rows have 1 + 0.5 or 3.5, the first of them row 5; even ones 0 or 2.5.
        const std::vector<index_t> expected{this->first + 1, this->first + 6};
        EXPECT_EQ(std::vector<index_t>(f.pivots.begin(), f.pivots.begin() + 2), expected);
        EXPECT_EQ(f.pivots[2], this->first + 642);
    }
}

TYPED_TEST(LuPanel, ZeroPivots) {
    using T = TypeParam;
    for (const bool clusters : {true, false}) {
        auto a = random_matrix<T>(300, 20, 300, 3);
        for (index_t i = 0; i < a.rows; ++i) {
            a(i, 4) = T(0);
            a(i, 18) = T(0);
        }
        const auto f = this->run(a, {4, clusters});
        EXPECT_EQ(f.info, this->first + 5);
        EXPECT_EQ(f.pivots[4], this->first + 5) << "of equal zeros the first";
        for (index_t j = 0; j < 20; ++j) {
            for (index_t i = 0; i < 300; ++i) ASSERT_FALSE(is_nan(f.a(i, j))) << i << ", " << j;
        }
        EXPECT_EQ(this->run(a, {4, clusters}, 77).info, 77) << "an earlier info stays";
    }
    const Matrix<T> zero(90, 9, 90, T(0));
    EXPECT_EQ(this->run(zero, {2}).info, this->first + 1);
}

/// A NaN becomes the pivot, and everything below and right of it NaN; nothing waits for ever.
TYPED_TEST(LuPanel, NotANumber) {
    using T = TypeParam;
    auto a = random_matrix<T>(600, 20, 600, 5);
    a(577, 3) = nan_of<T>();
    const auto f = this->run(a, {4, true});
    EXPECT_EQ(f.info, 0);
    EXPECT_TRUE(is_nan(f.a(3, 3)));
    for (index_t j = 4; j < 20; ++j) {
        EXPECT_TRUE(is_nan(f.a(599, j))) << j;
        EXPECT_FALSE(is_nan(f.a(1, j))) << j;
    }
}

/// Pivots at both ends of the range, whose reciprocals are no numbers or have lost digits.
TYPED_TEST(LuPanel, RangeOfExponents) {
    using T = TypeParam;
    using R = real_t<T>;
    const int most = std::numeric_limits<R>::max_exponent - 3, least = std::numeric_limits<R>::min_exponent;
    for (const int exponent : {most, least, least - std::numeric_limits<R>::digits / 2}) {
        auto a = random_matrix<T>(40, 12, 40, 11);
        for (index_t i = 0; i < a.rows; ++i) {
            // Whole numbers, which no power of two rounds.
            for (index_t j = 0; j < a.cols; ++j) {
                a(i, j) =
                    make<T>(std::ldexp(std::round(8 * double(std::real(widen(a(i, j))))), exponent - 3),
                            is_complex<T>
                                ? std::ldexp(std::round(8 * double(std::imag(widen(a(i, j))))), exponent - 3)
                                : 0);
            }
        }
        const auto f = this->run(a, {2, true});
        const Matrix<T> moved = this->interchanged(a, f);
        // The first column of L alone: products of the rest pass the range.
        for (index_t i = 1; i < a.rows; ++i) {
            const Wide<T> expected = widen(moved(i, 0)) / widen(moved(0, 0));
            ASSERT_LE(modulus(widen(f.a(i, 0)) - expected), 8 * eps<T> * modulus(expected)) << exponent;
        }
    }
}

TEST(LuPanelShapes, EveryRowHasOneBlock) {
    for (const int multiprocessors : {1, 2, 5, 8, 15, 132}) {
        for (const int architecture : {80, 90, 120}) {
            const DeviceLimits limits = simt::limits_like(architecture, multiprocessors);
            for (std::int64_t rows = 1; rows < 400000; rows += 1 + rows / 7) {
                const LuPanelShape shape = lu_panel_shape<double>(rows, limits);
                ASSERT_GE(shape.blocks * shape.rows, rows);
                ASSERT_LE(shape.blocks, std::min(multiprocessors, lu_panel_most_blocks));
                ASSERT_TRUE(shape.kept == 0 || shape.rows <= shape.kept * lu_panel_threads);
                ASSERT_TRUE(!shape.clustered ||
                            (architecture >= 90 && shape.blocks <= (architecture < 120 ? 16 : 8)));
                ASSERT_TRUE(!shape.clustered || shape.kept > 0);
            }
        }
    }
    EXPECT_EQ(lu_panel_shape<double>(20000, simt::limits_like(90, 132)).blocks, 16);
    EXPECT_EQ(lu_panel_shape<double>(2000, simt::limits_like(90, 132)).blocks, 8);
    EXPECT_EQ(lu_panel_shape<double>(12000, simt::limits_like(90, 132)).kept, 3);
    EXPECT_EQ(lu_panel_shape<double>(150000, simt::limits_like(90, 132)).kept, lu_panel_most_kept<double>);
    EXPECT_EQ(lu_panel_shape<double>(200000, simt::limits_like(90, 132)).kept, 0);
}

}  // namespace
}  // namespace lapilli::kernel_tests
