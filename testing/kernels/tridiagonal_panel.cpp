// SPDX-License-Identifier: BSD-3-Clause
// The persistent panel kernel, on one device and on several.

#include <iterator>

#include "kernels/panel_checks.hpp"
#include "support/orders.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class TridiagonalPanelTest : public PanelTest<T> {};
TYPED_TEST_SUITE(TridiagonalPanelTest, Scalars, ScalarNames);

constexpr index_t sizes[] = {1, 2, 31, 33, 64, 65, 100, 129, 200};

/// Tests that would take too long for each scalar are shared out over the four.
template <class T>
constexpr index_t turn = (is_complex<T> ? 2 : 0) + (sizeof(real_t<T>) == 8 ? 1 : 0);

/// Every size with one number of blocks; all pairs are run by the four scalars together.
template <class T>
int blocks_for(index_t i) {
    constexpr int blocks[] = {1, 2, 3, 8};
    return blocks[(i + turn<T>) % 4];
}

TYPED_TEST(TridiagonalPanelTest, OneDeviceIn32) {
    for (index_t i = 0; i < std::ssize(sizes); ++i) {
        this->reduce({.n = sizes[i], .nb = 32, .blocks = blocks_for<TypeParam>(i)});
    }
}

TYPED_TEST(TridiagonalPanelTest, OneDeviceIn64) {
    for (index_t i = 0; i < std::ssize(sizes); ++i) {
        this->reduce({.n = sizes[i], .nb = 64, .blocks = blocks_for<TypeParam>(i)});
    }
}

/// The orders are too large to run: what the kernel places behind each other must end within what it is
/// given.
TYPED_TEST(TridiagonalPanelTest, ScratchIsLargeEnough) {
    using T = TypeParam;
    for (const index_t n : {100, 1000, 24000, 40000, 100000}) {
        for (const int team : {1, 2, 4}) {
            const index_t ld = round_up(n, row_padding);
            T* const base = reinterpret_cast<T*>(1 << 20);  // never followed
            const SymvTerms<T> terms{n, 0, 64, 0, team, base, ld, base};
            const auto matrix = kernels::panel_matrix(terms, base, static_cast<int>(panel_most_blocks),
                                                      kernels::panel_dynamic_tail<64>(terms), 28e6);
            const auto end =
                reinterpret_cast<std::uintptr_t>(matrix.forms + matrix.cut.shares() * symv_workers);
            EXPECT_LE(end, reinterpret_cast<std::uintptr_t>(base + panel_scratch(ld, 64)))
                << n << ", " << team;
        }
    }
}

/// The tiles' vector depends on the length of a column: the column unscaled, or the reflector's vector.
TYPED_TEST(TridiagonalPanelTest, LargeAndSmallColumns) {
    using R = real_t<TypeParam>;
    constexpr bool wide = sizeof(R) == 8;
    for (const int exponent : {wide ? -400 : -50, -80, 12, 40}) {
        this->reduce(scaled_matrix<TypeParam>(70, exponent), {.n = 70, .nb = 32, .blocks = 3});
    }
    this->reduce(scaled_matrix<TypeParam>(70, 40), {.n = 70, .nb = 32, .team = 2, .blocks = 2});
}

/// The same of partial sums, for every trailing matrix of an order.
TYPED_TEST(TridiagonalPanelTest, PartialSumsHaveRoom) {
    using T = TypeParam;
    for (const index_t n : {300, 2900, 11000, 30000}) {
        for (const int team : {1, 3}) {
            const index_t ld = round_up(n, row_padding);
            T* const base = reinterpret_cast<T*>(1 << 20);  // never followed
            const T* const end = base + panel_partial_sums<T>(n, 64, team);
            for (index_t first = 0; first < n; first += 64 * (1 + n / 2000)) {
                for (const int blocks : {1, 16, 132}) {
                    const SymvTerms<T> terms{n, first, 64, 0, team, base, ld, base};
                    const auto matrix = kernels::panel_matrix(terms, base, blocks,
                                                              kernels::panel_dynamic_tail<64>(terms), 28e6);
                    ASSERT_LE(matrix.taken + 1, reinterpret_cast<const int*>(end)) << n << " " << first;
                }
            }
        }
    }
}

/// On a device with few blocks, so that warps come back for more, and with many.
TYPED_TEST(TridiagonalPanelTest, DynamicTails) {
    const Shape shapes[] = {{.n = 200, .nb = 64, .blocks = 1, .dynamic_tail = 12},
                            {.n = 161, .nb = 64, .blocks = 2, .seed = 3, .dynamic_tail = 14},
                            {.n = 220, .nb = 64, .team = 3, .blocks = 2, .dynamic_tail = 16}};
    for (const Shape& shape : shapes) this->reduce(shape);
}

/// Two stages of each warp, and one, which sums over the block use between the products.
TYPED_TEST(TridiagonalPanelTest, DevicesWithLessSharedMemory) {
    for (const int architecture : {80, 86}) {
        this->reduce({.n = 129, .nb = 64, .blocks = 2, .dynamic_tail = 12, .architecture = architecture});
        this->reduce({.n = 70, .nb = 32, .team = 2, .blocks = 3, .architecture = architecture});
    }
}

TYPED_TEST(TridiagonalPanelTest, TwoDevices) {
    const Shape large[] = {{.n = 200, .nb = 32, .team = 2, .blocks = 2},
                           {.n = 129, .nb = 64, .team = 2, .blocks = 3},
                           {.n = 100, .nb = 32, .team = 2, .blocks = 8},
                           {.n = 200, .nb = 64, .team = 2, .blocks = 1}};
    this->reduce({.n = 1, .nb = 32, .team = 2, .blocks = 2});
    this->reduce({.n = 33, .nb = 32, .team = 2, .blocks = 3});
    this->reduce({.n = 65, .nb = 64, .team = 2, .blocks = 2});
    this->reduce(large[turn<TypeParam>]);
}

TYPED_TEST(TridiagonalPanelTest, ThreeDevices) {
    const Shape large[] = {{.n = 129, .nb = 64, .team = 3, .blocks = 2},
                           {.n = 200, .nb = 32, .team = 3, .blocks = 1},
                           {.n = 129, .nb = 32, .team = 3, .blocks = 3},
                           {.n = 40, .nb = 32, .team = 3, .blocks = 8}};
    this->reduce({.n = 2, .nb = 64, .team = 3, .blocks = 2});
    this->reduce({.n = 65, .nb = 32, .team = 3, .blocks = 2});
    this->reduce(large[turn<TypeParam>]);
}

TYPED_TEST(TridiagonalPanelTest, SpecialMatrices) {
    int number = 0;
    for (const Matrix<TypeParam>& a : special_matrices<TypeParam>(40)) {
        SCOPED_TRACE(::testing::Message() << "matrix " << number++);
        this->reduce(a, {.n = 40, .nb = 32, .blocks = 3});
    }
}

TYPED_TEST(TridiagonalPanelTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    const Matrix<T> whole = random_hermitian<T>(40, 9);
    for (const int team : {1, 2}) {
        std::vector<std::vector<T>> expected;
        for (const std::uint64_t seed : testing::orders(3, 0)) {
            const auto columns =
                results_of(whole, {.n = 40, .nb = 32, .team = team, .blocks = 3, .seed = seed});
            if (seed == 0) expected = columns;
            for (std::size_t i = 0; i < columns.size(); ++i) {
                ASSERT_TRUE(same_bits(columns[i], expected[i])) << "seed " << seed << " column " << i;
            }
        }
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(TridiagonalPanelTest, EndsWithNaN) {
    Matrix<TypeParam> whole = random_hermitian<TypeParam>(40, 1);
    whole(20, 10) = nan_of<TypeParam>();
    TeamReduction<TypeParam> reduction(whole, {.n = 40, .nb = 32, .team = 2, .blocks = 2});
    reduction.run([](const auto&, const auto&) {});
    EXPECT_TRUE(std::isnan(reduction.device(0).d.back()));
}

TYPED_TEST(TridiagonalPanelTest, EndsWhenTheHostSaysThatADeviceIsMissing) {
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(70, 1);
    TeamReduction<TypeParam> reduction(whole, {.n = 70, .nb = 32, .team = 3, .blocks = 2});
    for (const int rank : {0, 2}) EXPECT_NO_THROW(reduction.run_without_the_others({rank}, true));
}

/// Without a word from the host: the devices that wait find out by themselves, and leave word for the host.
TYPED_TEST(TridiagonalPanelTest, EndsWhenADeviceIsMissing) {
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(70, 1);
    TeamReduction<TypeParam> reduction(whole, {.n = 70, .nb = 32, .team = 3, .blocks = 2});
    EXPECT_NO_THROW(reduction.run_without_the_others({0, 2}, false));
    EXPECT_TRUE(reduction.aborted());
}

TYPED_TEST(TridiagonalPanelTest, NobodyGivesUpOnACompleteTeam) {
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(70, 1);
    TeamReduction<TypeParam> reduction(whole, {.n = 70, .nb = 32, .team = 3, .blocks = 2});
    reduction.run([](const auto&, const auto&) {});
    EXPECT_FALSE(reduction.aborted());
}

}  // namespace
}  // namespace lapilli::kernel_tests
