// SPDX-License-Identifier: BSD-3-Clause
// The tridiagonal panel of one cluster of blocks, checked as the one of a whole device is.

#include "tridiagonal_small.cuh"

#include "backend/sim/simt/sanitizers.hpp"
#include "kernels/panel_checks.hpp"

namespace lapilli::kernel_tests {
namespace {

struct ClusterPanel {
    static constexpr bool whole = true;

    template <int NB, class T>
    static void launch(const TridiagonalPanel<T, real_t<T>>& a, const Shape& shape, std::uint64_t seed) {
        using Space = kernels::SmallPanelSpace<NB, T>;
        const index_t rows = a.symv.n - a.symv.first;
        // Matrices of these sizes would fit into shared memory whole: `blocks` says how much is kept.
        const int kept = std::min(shape.blocks, Space::most_kept(rows));
        kernels::with_small_panel<NB, T>(rows, [&](auto kernel) {
            simt::launch({.name = "tridiagonal_small",
                          .grid = {kernels::kSmallBlocks, 1, 1},
                          .block = kernels::kSmallThreads,
                          .shared_bytes = Space::bytes_with(rows, kept),
                          .cluster = kernels::kSmallBlocks,
                          .seed = seed},
                         [&] { kernel(a, kept); });
        });
    }
};

template <class T>
class TridiagonalSmallTest : public PanelTest<T, ClusterPanel> {
  protected:
    void SetUp() override {
        if (simt::kThreadSanitized) GTEST_SKIP() << "more threads than ThreadSanitizer takes";
    }
};
TYPED_TEST_SUITE(TridiagonalSmallTest, Scalars, ScalarNames);

/// What takes long is shared out over the four scalars.
template <class T>
constexpr index_t turn = (is_complex<T> ? 2 : 0) + (sizeof(real_t<T>) == 8 ? 1 : 0);

constexpr index_t large[] = {64, 129, 65, 100};

TYPED_TEST(TridiagonalSmallTest, In32) {
    for (const index_t n : {1, 2, 17, 33}) this->reduce({.n = n, .nb = 32});
    this->reduce({.n = large[turn<TypeParam>], .nb = 32, .blocks = 1});
}

TYPED_TEST(TridiagonalSmallTest, In64) {
    for (const index_t n : {2, 31}) this->reduce({.n = n, .nb = 64, .blocks = 0});
    this->reduce({.n = large[3 - turn<TypeParam>], .nb = 64, .blocks = 2});
    if (turn<TypeParam> == 1) this->reduce({.n = 200, .nb = 64, .blocks = 1});
}

/// One panel where warps have two, three or four columns of the matrix.
TYPED_TEST(TridiagonalSmallTest, LargePanels) {
    const Shape shapes[] = {{.n = 514, .nb = 64, .blocks = 1},
                            {.n = 1023, .nb = 32, .blocks = 100},
                            {.n = 300, .nb = 32, .blocks = 0},
                            {.n = 769, .nb = 32, .blocks = 100}};
    this->reduce_one_panel(shapes[turn<TypeParam>]);
}

TYPED_TEST(TridiagonalSmallTest, SpecialMatrices) {
    int number = 0;
    for (const Matrix<TypeParam>& a : special_matrices<TypeParam>(24)) {
        SCOPED_TRACE(::testing::Message() << "matrix " << number++);
        this->reduce(a, {.n = 24, .nb = 32});
    }
    SCOPED_TRACE("tiny");
    this->reduce(scaled_matrix<TypeParam>(40, -80), {.n = 40, .nb = 32});
}

TYPED_TEST(TridiagonalSmallTest, TheSameBitsInEveryOrder) {
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(36, 9);
    std::vector<std::vector<TypeParam>> expected;
    for (const std::uint64_t seed : {0, 1, 2}) {
        const auto columns = results_of<TypeParam, ClusterPanel>(whole, {.n = 36, .nb = 32, .seed = seed});
        if (seed == 0) expected = columns;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            ASSERT_TRUE(same_bits(columns[i], expected[i])) << "seed " << seed << " column " << i;
        }
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(TridiagonalSmallTest, EndsWithNaN) {
    Matrix<TypeParam> whole = random_hermitian<TypeParam>(40, 1);
    whole(20, 10) = nan_of<TypeParam>();
    TeamReduction<TypeParam, ClusterPanel> reduction(whole, {.n = 40, .nb = 32});
    reduction.run([](const auto&, const auto&) {});
    EXPECT_TRUE(std::isnan(reduction.device(0).d.back()));
}

}  // namespace
}  // namespace lapilli::kernel_tests
