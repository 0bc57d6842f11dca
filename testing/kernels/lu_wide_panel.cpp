// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a wide panel by leaders and helpers.
#include "kernels/lu_panel_checks.hpp"

namespace lapilli::kernel_tests {
namespace {

/// A device for `leaders` leaders.
Place wide(int leaders, std::uint64_t seed = 0) { return {4 * leaders, true, seed, true}; }

template <class T>
class LuWidePanel : public LuPanelTest<T> {
  protected:
    static constexpr index_t leaf = lu_panel_leaf<T>, most = lu_wide_limit<T>;
};
TYPED_TEST_SUITE(LuWidePanel, Scalars, ScalarNames);

/// One leaf and parts of it, two, and more, where helpers have something to do.
TYPED_TEST(LuWidePanel, Shapes) {
    for (const index_t w : {index_t(1), index_t(2), this->leaf - 1, this->leaf, this->leaf + 1,
                            2 * this->leaf, 2 * this->leaf + 3, 4 * this->leaf + 1}) {
        this->factor(w, w, wide(1));
        this->factor(3 * w + 5, w, wide(2));
    }
    this->factor(this->most, this->most, wide(1));
    this->factor(this->most + 45, this->most, wide(2));
}

/// Two, three and more rows a thread; leaders and helpers with less than others have, and with none.
TYPED_TEST(LuWidePanel, TallPanels) {
    const index_t w = 3 * this->leaf + 1;
    this->factor(300, w, wide(1));
    this->factor(601, w, wide(1));
    this->factor(1031, w, wide(2));
    if (lu_wide_most_kept < TypeParam >> 3) this->factor(1190, w, wide(1));
}

/// Arrays whose columns begin anywhere.
TYPED_TEST(LuWidePanel, Offsets) {
    const index_t w = 4 * this->leaf;
    const auto a = random_matrix<TypeParam>(201, w, 201, 4);
    const auto expected = this->run(a, wide(1));
    for (const index_t behind : {0, 1, 2}) {
        for (const index_t before : {0, 1}) {
            Place place = wide(1);
            place.behind = behind;
            place.before = before;
            const auto f = this->run(a, place);
            this->check(a, f);
            ASSERT_EQ(f.pivots, expected.pivots);
            for (index_t j = 0; j < w; ++j) {
                for (index_t i = 0; i < 201; ++i) ASSERT_TRUE(f.a(i, j) == expected.a(i, j));
            }
        }
    }
}

/// Whatever the number of blocks and their order; one of them is far behind the others.
TYPED_TEST(LuWidePanel, TheSameBitsEverywhere) {
    const auto a = random_matrix<TypeParam>(330, 5 * this->leaf + 2, 330, 9);
    const auto expected = this->run(a, wide(2));
    this->check(a, expected);
    for (const std::uint64_t slow : {0, 1, 2, 3, 4}) {
        const auto other = this->run(a, wide(slow == 0 ? 1 : 2, (slow << 32) + slow + 1));
        ASSERT_TRUE(same_bits(expected.a.elements, other.a.elements)) << slow;
        ASSERT_EQ(expected.pivots, other.pivots);
    }
}

/// The first of equal elements becomes the pivot, in whatever block, warp or register they are.
TYPED_TEST(LuWidePanel, Ties) {
    using T = TypeParam;
    for (const int leaders : {1, 2}) {
        Matrix<T> a(900, 3, 900, T(0));
        if (leaders == 1 && a.rows > lu_wide_most_rows<T>(simt::limits_like(90, 4))) continue;
        for (index_t i = 0; i < a.rows; ++i) {
            a(i, 0) = make<T>(i % 2 == 0 ? 1 : -1, 0);
            a(i, 1) = make<T>(i % 7 == 5 ? 3 : 0.5, 0);
            a(i, 2) = make<T>(i == 640 || i == 641 || i == 899 ? 50 : 0.25, 0);
        }
        const auto f = this->run(a, wide(leaders));
        const std::vector<index_t> expected{this->first + 1, this->first + 6, this->first + 642};
        EXPECT_EQ(std::vector<index_t>(f.pivots.begin(), f.pivots.begin() + 3), expected);
    }
}

TYPED_TEST(LuWidePanel, ZeroPivots) {
    using T = TypeParam;
    const index_t w = 3 * this->leaf, last = w - 2;
    auto a = random_matrix<T>(300, w, 300, 3);
    for (index_t i = 0; i < a.rows; ++i) {
        a(i, 4) = T(0);
        a(i, last) = T(0);
    }
    const auto f = this->run(a, wide(2));
    EXPECT_EQ(f.info, this->first + 5);
    EXPECT_EQ(f.pivots[4], this->first + 5) << "of equal zeros the first";
    EXPECT_EQ(f.pivots[static_cast<std::size_t>(last)], this->first + last + 1);
    for (index_t j = 0; j < w; ++j) {
        for (index_t i = 0; i < 300; ++i) ASSERT_FALSE(is_nan(f.a(i, j))) << i << ", " << j;
    }
    EXPECT_EQ(this->run(a, wide(2), 77).info, 77) << "an earlier info stays";
    const Matrix<T> zero(90, 2 * this->leaf + 1, 90, T(0));
    EXPECT_EQ(this->run(zero, wide(1)).info, this->first + 1);
}

/// A NaN becomes the pivot, and everything below and right of it NaN, and nothing else: whether the next leaf
/// follows or many.
TYPED_TEST(LuWidePanel, NotANumber) {
    using T = TypeParam;
    const index_t w = 4 * this->leaf;
    auto a = random_matrix<T>(600, w, 600, 5);
    a(577, 3) = nan_of<T>();
    const auto f = this->run(a, wide(2));
    EXPECT_EQ(f.info, 0);
    EXPECT_TRUE(is_nan(f.a(3, 3)));
    for (index_t j = 0; j < w; ++j) {
        EXPECT_EQ(is_nan(f.a(599, j)), j >= 3) << j;
        for (index_t i = 0; i < 3; ++i) EXPECT_FALSE(is_nan(f.a(i, j))) << i << ", " << j;
    }
}

/// An infinity in a pivot's row, to the right of it: rows that are finished keep their numbers.
TYPED_TEST(LuWidePanel, Infinity) {
    using T = TypeParam;
    const index_t w = 2 * this->leaf;
    auto a = random_matrix<T>(200, w, 200, 6);
    a(150, 0) = make<T>(1000, 0);
    a(70, 1) = make<T>(1000, 0);
    a(70, 5) = make<T>(std::numeric_limits<double>::infinity(), 0);
    const auto f = this->run(a, wide(1));
    EXPECT_EQ(f.pivots[0], this->first + 151);
    EXPECT_EQ(f.pivots[1], this->first + 71);
    for (index_t j = 0; j < w; ++j) {
        EXPECT_FALSE(is_nan(f.a(0, j))) << j;
        EXPECT_EQ(is_nan(f.a(199, j)), j >= 5) << j;
    }
}

/// The pivot is zero, and its row has an infinity: 0 times it is NaN in the rows below, which the next pivot
/// must not bring to finished rows.
TYPED_TEST(LuWidePanel, InfinityInTheRowOfAZeroPivot) {
    using T = TypeParam;
    const index_t w = 2 * this->leaf;
    auto a = random_matrix<T>(200, w, 200, 6);
    for (index_t i = 0; i < 200; ++i) {
        a(i, 0) = T(i == 0 ? 1 : 0);
        if (i > 0) a(i, 1) = T(0);
    }
    a(1, 3) = make<T>(std::numeric_limits<double>::infinity(), 0);
    const auto f = this->run(a, wide(1));
    for (index_t j = 0; j < w; ++j) EXPECT_FALSE(is_nan(f.a(0, j))) << j;
}

/// Pivots at both ends of the range, whose reciprocals are no numbers or have lost digits.
TYPED_TEST(LuWidePanel, RangeOfExponents) {
    using T = TypeParam;
    using R = real_t<T>;
    const int most = std::numeric_limits<R>::max_exponent - 3, least = std::numeric_limits<R>::min_exponent;
    for (const int exponent : {most, least, least - std::numeric_limits<R>::digits / 2}) {
        auto a = random_matrix<T>(40, 1, 40, 11);
        const auto scaled = [&](auto x) {
            return std::ldexp(std::round(8 * static_cast<double>(x)), exponent - 3);
        };
        for (index_t i = 0; i < a.rows; ++i) {
            const Wide<T> x = widen(a(i, 0));
            a(i, 0) = make<T>(scaled(std::real(x)), is_complex<T> ? scaled(std::imag(x)) : 0);
        }
        const auto f = this->run(a, wide(1));
        const Matrix<T> moved = this->interchanged(a, f);
        for (index_t i = 1; i < a.rows; ++i) {
            const Wide<T> expected = widen(moved(i, 0)) / widen(moved(0, 0));
            ASSERT_LE(modulus(widen(f.a(i, 0)) - expected), 8 * eps<T> * modulus(expected)) << exponent;
        }
    }
}

TEST(LuWidePanelShapes, EveryRowHasALeaderAndAHelper) {
    for (const int multiprocessors : {4, 8, 15, 60, 132}) {
        for (const int architecture : {90, 120}) {
            const DeviceLimits limits = simt::limits_like(architecture, multiprocessors);
            const std::int64_t most = lu_wide_most_rows<double>(limits);
            for (std::int64_t rows = 1; rows <= most; rows += 1 + rows / 7) {
                const LuWideShape shape = lu_wide_shape<double>(rows, limits);
                ASSERT_GE(std::int64_t{shape.leaders} * shape.rows, rows);
                ASSERT_GE(std::int64_t{shape.helpers} * shape.helper_rows, rows);
                ASSERT_GE(shape.stride(), shape.rows);
                ASSERT_LE(shape.threads, lu_wide_threads);
                ASSERT_LE(4 * shape.blocks(), 3 * multiprocessors);
                ASSERT_LE(shape.leaders, architecture < 120 ? 16 : 8);
                ASSERT_TRUE(shape.kept >= 1 && shape.kept <= lu_wide_most_kept<double>);
                const auto of_block = static_cast<std::size_t>(limits.shared_bytes);
                ASSERT_LE(lu_wide_shared_bytes<double>(shape, of_block), of_block);
            }
            const LuWideShape last = lu_wide_shape<double>(most, limits);
            EXPECT_EQ(std::int64_t{last.leaders} * last.rows, most);
            EXPECT_GT(most, 0);
        }
    }
    EXPECT_EQ(lu_wide_most_rows<double>(simt::limits_like(80, 108)), 0);
    EXPECT_EQ(lu_wide_most_rows<double>(simt::limits_like(90, 132)), 20480);
    EXPECT_EQ(lu_wide_shape<double>(1000, simt::limits_like(90, 132)).leaders, 8);
    EXPECT_EQ(lu_wide_shape<double>(5000, simt::limits_like(90, 132)).blocks(), 48);
}

}  // namespace
}  // namespace lapilli::kernel_tests
