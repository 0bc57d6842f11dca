// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to bidiagonal form: its reflectors, applied in more digits to the matrix, against
// the panel's columns and rows, and against what L and R make of the rest.
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "backend/sim/sim_bidiagonal_panel.hpp"
#include "bidiagonal/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/bidiagonal_checks.hpp"
#include "support/orders.hpp"

namespace lapilli::kernel_tests {
namespace {

/// A panel of `width` columns of an m-by-n matrix, `above` rows below the first of a column.
struct BidiagonalCase {
    index_t m, n, width, above = 0;
    int multiprocessors = 3, shared_bytes = 232448;
    std::uint64_t seed = 0;
};

template <class T>
class BidiagonalPanelTest : public BidiagonalTest<T> {
  protected:
    using Test = BidiagonalTest<T>;
    using R = real_t<T>;
    using Test::nan, Test::size;

    /// Elements that the panel does not write are NaN before.
    static BidiagonalPanel<T> run(const Matrix<T>& given, const BidiagonalCase& c) {
        const index_t m = c.m, n = c.n, width = c.width, ld = round_up(m + c.above, 4) + 4;
        BidiagonalPanel<T> x{
            Matrix<T>(m + c.above, n, ld, nan_of<T>()),        Matrix<T>(m, 2 * width, m + 1, nan_of<T>()),
            Matrix<T>(n, 2 * width, n + 2, nan_of<T>()),       std::vector<R>(size(width), nan),
            std::vector<R>(size(std::min(width, n - 1)), nan), std::vector<T>(size(width), nan_of<T>()),
            std::vector<T>(size(width), nan_of<T>())};
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) x.a(c.above + i, j) = given(i, j);
        }
        std::vector<T> work(size(bidiagonal_work(m, n)), nan_of<T>());
        alignas(16) std::byte barrier[barrier_bytes] = {};
        DeviceLimits limits = simt::limits_like(90, c.multiprocessors);
        limits.shared_bytes = c.shared_bytes;
        const BidiagonalPanelArgs<T> args{.a = view(x.a).block(c.above, 0, m, n),
                                          .left = view(x.left),
                                          .right = view(x.right),
                                          .d = x.d.data(),
                                          .e = x.e.data(),
                                          .tauq = x.tauq.data(),
                                          .taup = x.taup.data(),
                                          .work = work.data(),
                                          .barrier = barrier};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(limits, c.seed), args), launch::success);
        Matrix<T> panel(m, n, m, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < c.above; ++i) EXPECT_TRUE(is_nan(x.a(i, j))) << i << ", " << j;
            for (index_t i = 0; i < m; ++i) panel(i, j) = x.a(c.above + i, j);
        }
        x.a = panel;
        return x;
    }

    static BidiagonalPanel<T> check(const Matrix<T>& given, const BidiagonalCase& c) {
        SCOPED_TRACE(::testing::Message()
                     << "m " << c.m << ", n " << c.n << ", width " << c.width << ", above " << c.above
                     << ", multiprocessors " << c.multiprocessors << ", shared " << c.shared_bytes);
        BidiagonalPanel<T> x = run(given, c);
        const double tolerance = 40 * static_cast<double>(c.m + 5) * eps<T>;
        Test::expect_reduced(given, x, tolerance * Test::size_of(given));
        Test::expect_unitary(x, tolerance);
        return x;
    }
};
TYPED_TEST_SUITE(BidiagonalPanelTest, Scalars, ScalarNames);

TYPED_TEST(BidiagonalPanelTest, Panels) {
    const BidiagonalCase cases[] = {{1, 1, 1},        {2, 1, 1, 1, 1},  {2, 2, 1, 1, 2},    {3, 3, 3, 0, 2},
                                    {5, 4, 4, 1, 5},  {9, 7, 3, 3, 2},  {33, 33, 32, 1, 1}, {40, 21, 6, 2, 4},
                                    {70, 9, 9, 1, 3}, {45, 45, 5, 0, 8}};
    for (const BidiagonalCase& c : cases) this->check(this->random(c.m, c.n), c);
}

/// The vector, or the rows of L and R as well, are read from memory where shared memory has no room.
TYPED_TEST(BidiagonalPanelTest, DevicesWithLessSharedMemory) {
    using T = TypeParam;
    BidiagonalCase c{150, 133, 3, 1, 2};
    const BidiagonalPanelShape<T> shape(c.m, c.n, static_cast<int>(c.above), static_cast<int>(c.width),
                                        c.multiprocessors);
    ASSERT_GT(shape.cols, shape.columns_at_once());
    for (const PanelKept kept : {PanelKept::rows_and_vector, PanelKept::rows}) {
        c.shared_bytes = static_cast<int>(shape.bytes(kept)) - 1;
        this->check(this->random(c.m, c.n), c);
    }
}

/// More rows than are added up at once, with and without them in shared memory.
TYPED_TEST(BidiagonalPanelTest, ManyRows) {
    using T = TypeParam;
    BidiagonalCase c{1103, 3, 2, 1, 1};
    const BidiagonalPanelShape<T> shape(c.m, c.n, static_cast<int>(c.above), static_cast<int>(c.width),
                                        c.multiprocessors);
    ASSERT_GT(shape.rows, shape.share().rows);
    for (const int bytes : {232448, static_cast<int>(shape.bytes(PanelKept::rows)) - 1}) {
        c.shared_bytes = bytes;
        this->check(this->random(c.m, c.n), c);
    }
}

/// The largest matrices that GPUs have memory for, square and of few columns: blocks have all rows and
/// columns, and room for what they must have.
TYPED_TEST(BidiagonalPanelTest, RoomOnAllDevices) {
    using T = TypeParam;
    for (const auto& [kilobytes, multiprocessors, gigabytes] :
         {std::tuple{99, 46, 12}, {99, 82, 24}, {99, 142, 48}, {163, 108, 80}, {227, 132, 141}}) {
        const double most = gigabytes * 1e9 / sizeof(T);
        for (const int width : {1, 16, bidiagonal_limit}) {
            for (const auto& [m, n] :
                 {std::pair{std::sqrt(most), std::sqrt(most)}, {most / 40, 40.0}, {70.0, 50.0}}) {
                for (int above = 0; above < BidiagonalPanelShape<T>::pack; ++above) {
                    const auto rows = static_cast<std::int64_t>(std::min(m, std::pow(2.0, 30) - 1)),
                               cols = static_cast<std::int64_t>(n);
                    const BidiagonalPanelShape<T> shape(rows, cols, above, width, multiprocessors);
                    ASSERT_LE(shape.bytes(PanelKept::nothing), static_cast<std::size_t>(kilobytes) * 1024)
                        << m << ", " << n << ", " << width << ", " << multiprocessors;
                    ASSERT_GE(static_cast<std::int64_t>(shape.blocks) * shape.rows, rows + above);
                    ASSERT_GE(static_cast<std::int64_t>(shape.blocks) * shape.cols, cols);
                    ASSERT_LE(shape.blocks, multiprocessors);
                }
            }
        }
    }
}

TYPED_TEST(BidiagonalPanelTest, ZerosAndBidiagonalAlready) {
    using T = TypeParam;
    const index_t m = 20, n = 17;
    const auto zero = this->check(Matrix<T>(m, n, m, T(0)), {m, n, 8, 0, 2});
    Matrix<T> a(m, n, m, T(0));
    for (index_t j = 0; j < n; ++j) {
        a(j, j) = make<T>(static_cast<double>(j) + 1, 0);
        if (j > 0) a(j - 1, j) = make<T>(-0.5, 0);
    }
    const auto same = this->check(a, {m, n, 8, 1, 2});
    for (const auto* x : {&zero, &same}) {
        for (const T tau : x->tauq) EXPECT_EQ(tau, T(0));
        for (const T tau : x->taup) EXPECT_EQ(tau, T(0));
    }
}

/// Columns and rows that are hardly there after the first reflectors: all digits of theirs are rounding
/// errors, and their reflectors unitary.
TYPED_TEST(BidiagonalPanelTest, LowRankAndGraded) {
    using T = TypeParam;
    const index_t m = 30, n = 26;
    const Matrix<T> left = random_matrix<T>(m, 2, m, 1), right = random_matrix<T>(2, n, 2, 2),
                    noise = random_matrix<T>(m, n, m, 3);
    const double least = std::sqrt(static_cast<double>(std::numeric_limits<real_t<T>>::min()));
    for (const double part : {1e-3, 20.0 * eps<T>, least, 0.0}) {
        Matrix<T> low(m, n, m, T(0)), graded = low;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                low(i, j) = left(i, 0) * right(0, j) + left(i, 1) * right(1, j) +
                            static_cast<real_t<T>>(part) * noise(i, j);
                graded(i, j) = noise(i, j) * static_cast<real_t<T>>(j % 2 == 0 ? part : 1.0);
            }
        }
        this->check(low, {m, n, 9, 1, 3});
        this->check(graded, {m, n, 9, 0, 2});
    }
}

/// The same reflectors as the plain loops of simulated devices.
TYPED_TEST(BidiagonalPanelTest, AgreesWithPlainLoops) {
    using T = TypeParam;
    using L = launch::Library<T>;
    for (const BidiagonalCase& c : {BidiagonalCase{37, 29, 12, 1, 4}, BidiagonalCase{11, 8, 8, 0, 2}}) {
        const Matrix<T> given = this->random(c.m, c.n);
        const auto x = this->run(given, c);
        Matrix<T> a = given, left(c.m, 2 * c.width, c.m, T(0)), right(c.n, 2 * c.width, c.n, T(0));
        std::vector<real_t<T>> d(x.d), e(x.e);
        std::vector<T> tauq(x.tauq), taup(x.taup);
        const auto there = [](Matrix<T>& z) {
            return DeviceView<L>{reinterpret_cast<L*>(z.data()), z.rows, z.cols, z.ld};
        };
        sim::carry_out(BidiagonalPanelArgs<L>{there(a), there(left), there(right), d.data(), e.data(),
                                              reinterpret_cast<L*>(tauq.data()),
                                              reinterpret_cast<L*>(taup.data()), nullptr, nullptr});
        const double tolerance = 400 * static_cast<double>(c.m) * eps<T>;
        const auto near = [&](T found, T expected) {
            EXPECT_LE(modulus(widen(found) - widen(expected)), tolerance);
        };
        for (index_t j = 0; j < c.n; ++j) {
            for (index_t i = 0; i < c.m; ++i) near(x.a(i, j), a(i, j));
        }
        for (index_t k = 0; k < 2 * c.width; ++k) {
            for (index_t i = c.width; i < c.m && c.width < c.n; ++i) near(x.left(i, k), left(i, k));
            for (index_t i = c.width; i < c.n; ++i) near(x.right(i, k), right(i, k));
        }
        for (index_t k = 0; k < c.width; ++k) {
            near(x.tauq[static_cast<std::size_t>(k)], tauq[static_cast<std::size_t>(k)]);
            near(x.taup[static_cast<std::size_t>(k)], taup[static_cast<std::size_t>(k)]);
        }
    }
}

TYPED_TEST(BidiagonalPanelTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    const Matrix<T> given = this->random(40, 40);
    BidiagonalPanel<T> expected;
    for (const std::uint64_t seed : testing::orders(3, 0)) {
        BidiagonalCase c{40, 40, 4, 1, 3};
        c.seed = seed;
        const auto x = this->run(given, c);
        if (seed == 0) expected = x;
        EXPECT_TRUE(same_bits(x.a.elements, expected.a.elements)) << seed;
        for (index_t k = 0; k < 2 * c.width; ++k) {
            for (index_t i = c.width; i < 40; ++i) {
                EXPECT_EQ(x.left(i, k), expected.left(i, k)) << seed;
                EXPECT_EQ(x.right(i, k), expected.right(i, k)) << seed;
            }
        }
    }
}

/// The same where a block is far behind the others wherever they do not wait for it.
TYPED_TEST(BidiagonalPanelTest, ASlowBlock) {
    using T = TypeParam;
    const Matrix<T> given = this->random(40, 37);
    BidiagonalCase c{40, 37, 4, 1, 3};
    const auto expected = this->run(given, c);
    for (std::uint64_t block = 1; block <= 3; ++block) {
        c.seed = (block << 32) + block;
        EXPECT_TRUE(same_bits(this->run(given, c).a.elements, expected.a.elements)) << block;
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(BidiagonalPanelTest, EndsWithNaN) {
    using T = TypeParam;
    Matrix<T> given = this->random(40, 30);
    given(20, 1) = nan_of<T>();
    EXPECT_TRUE(is_nan(this->run(given, {40, 30, 6, 1, 3}).taup.back()));
}

}  // namespace
}  // namespace lapilli::kernel_tests
