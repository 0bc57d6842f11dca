// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer, all steps of all levels: residual and orthogonality of the vectors, and the same bits
// in every order of blocks and warps.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "merges/args.hpp"
#include "stedc/args.hpp"
#include "tridiagonal/stedc/tree.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_MERGES_OPERATIONS)
LAPILLI_EMULATED_RUNS(LAPILLI_STEDC_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class R>
struct Solution {
    std::vector<double> values;
    Matrix<R> vectors;
    index_t failed = 0, survivors = 0, moved = 0;
};

template <class R>
class Stedc : public ::testing::Test {
  protected:
    static void run(StedcStep step, const StedcLevel<R>& level, std::uint64_t seed) {
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        ASSERT_EQ(launch::run(stream, StedcArgs<R>{level, step}), launch::success);
    }
    static void run(MergeStep step, const MergeLevel<R>& level, std::uint64_t seed) {
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        ASSERT_EQ(launch::run(stream, MergeArgs<R>{level, step}), launch::success);
    }

    /// Packing and moving the rows of one child and then of the other does what one step does for all rows.
    static void check_halves(const MergeLevel<R>& level, const Matrix<R>& before, std::uint64_t seed) {
        const MergeNode& node = level.nodes[0];
        const index_t rows = (level.largest + 1) / 2;
        Matrix<R> q = before;
        MergeLevel<R> half = level;
        half.q = q.data();
        for (half.half = 1; half.half <= 2; ++half.half) {
            const index_t first = node.first + (half.half == 1 ? 0 : node.cut),
                          count = half.half == 1 ? node.cut : node.size - node.cut,
                          columns = node.both + (half.half == 1 ? node.left : node.right);
            Matrix<R> packed(rows, rows, rows + 1, nan_of<R>());
            half.packed = packed.data();
            half.ldp = packed.ld;
            run(MergeStep::pack, half, seed);
            run(MergeStep::move, half, seed);
            for (index_t j = 0; j < columns; ++j) {
                for (index_t i = 0; i < count; ++i)
                    ASSERT_EQ(packed(i, j), level.packed[first + i + j * level.ldp]) << i << ", " << j;
            }
        }
        for (index_t j = 0; j < q.cols; ++j) {
            for (index_t i = 0; i < q.rows; ++i) ASSERT_EQ(q(i, j), level.q[i + j * level.ldq]);
        }
    }

    /// A device that does not have the rows next to the cut is told what they are.
    static void check_shares(StedcStep step, const StedcLevel<R>& level, const Matrix<R>& before,
                             std::uint64_t seed) {
        if (step != StedcStep::order) return;
        const index_t n = level.arrays.n;
        const MergeNode& node = level.nodes[0];
        std::vector<R> ends(static_cast<std::size_t>(n));
        for (index_t j = 0; j < node.size; ++j) {
            const index_t row = node.first + node.cut - (j < node.cut ? 1 : 0);
            ends[static_cast<std::size_t>(node.first + j)] = before(row, node.first + j);
        }
        StedcLevel<R> elsewhere = level;
        elsewhere.q = nullptr;
        elsewhere.rows = 0;
        elsewhere.ends = ends.data();
        const std::vector<double> z(level.arrays.z(), level.arrays.z() + n);
        std::fill_n(level.arrays.z() + node.first, node.size, std::nan(""));
        run(step, elsewhere, seed);
        ASSERT_TRUE(same_bits(z, std::vector<double>(level.arrays.z(), level.arrays.z() + n)));
    }

    /// A device that has some of the rows does with them what one does that has all.
    static void check_shares(MergeStep step, const MergeLevel<R>& level, const Matrix<R>& before,
                             std::uint64_t seed) {
        const index_t n = level.arrays.n;
        const MergeNode& node = level.nodes[0];
        if (step == MergeStep::move) check_halves(level, before, seed);
        for (const index_t rows : {n / 3, n - n / 3}) {
            const index_t row = rows == n / 3 ? 0 : n / 3, columns = (level.largest + 1) / 2;
            Matrix<R> q(rows, n, rows + 1, R(0)), packed(n, columns, n + 1, nan_of<R>());
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < rows; ++i) q(i, j) = before(row + i, j);
            }
            MergeLevel<R> share = level;
            share.q = q.data();
            share.ldq = q.ld;
            share.row = row;
            share.rows = rows;
            if (step == MergeStep::pack) {
                share.packed = packed.data();
                share.ldp = packed.ld;
            }
            run(step, share, seed);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < rows; ++i) ASSERT_EQ(q(i, j), level.q[row + i + j * level.ldq]);
            }
            for (index_t j = 0; j < columns && step == MergeStep::pack; ++j) {
                for (index_t i = 0; i < n; ++i) {
                    const bool here =
                        i >= std::max(row, node.first) && i < std::min(row + rows, node.first + node.size);
                    const bool left = i < node.first + node.cut;
                    if (here && j < node.both + (left ? node.left : node.right)) {
                        ASSERT_EQ(packed(i, j), level.packed[i + j * level.ldp]) << i << ", " << j;
                    } else {
                        ASSERT_TRUE(std::isnan(packed(i, j))) << i << ", " << j;
                    }
                }
            }
        }
    }

    /// All merges in one launch on this many multiprocessors.
    static void merge_at_once(const StedcLevel<R>& first, MergeTree& tree, int multiprocessors,
                              std::uint64_t seed) {
        StedcMergesArgs<R> p{};
        static_cast<StedcLevel<R>&>(p) = first;
        std::vector<MergeNode> nodes;
        for (std::size_t k = 1; k < tree.levels.size(); ++k) {
            auto& size = p.sizes[p.levels++];
            for (const MergeNode& node : tree.levels[k]) size.largest = std::max(size.largest, node.size);
            size.count = static_cast<index_t>(tree.levels[k].size());
            nodes.insert(nodes.end(), tree.levels[k].begin(), tree.levels[k].end());
        }
        std::vector<std::uint64_t> barrier(barrier_bytes / 8, 0);
        p.nodes = nodes.data();
        p.columns = 0;
        p.barrier = barrier.data();
        ASSERT_EQ(p.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, multiprocessors), seed);
        ASSERT_EQ(launch::run(stream, p), launch::success);
        auto node = nodes.begin();
        for (std::size_t k = 1; k < tree.levels.size(); ++k) {
            for (MergeNode& target : tree.levels[k]) target = *node++;
        }
    }

    /// together: the multiprocessors of a launch for all merges; 0: each step has one of its own.
    static Solution<R> solve(const std::vector<R>& d, const std::vector<R>& e, std::uint64_t seed,
                             int together = 0) {
        const auto n = static_cast<index_t>(d.size());
        const auto size = static_cast<std::size_t>(n);
        std::vector<double> reals(size * MergeArrays::real_arrays, std::nan(""));
        std::vector<index_t> integers(size * MergeArrays::integer_arrays, -1);
        std::vector<double> below(size);
        Solution<R> result{{}, Matrix<R>(n, n, n + 1, R(0))};
        Matrix<R> packed(n, (n + 1) / 2, n + 2, nan_of<R>()), s(n, n, n + 3, nan_of<R>());
        StedcLevel<R> level{};
        level.arrays = {n, reals.data(), integers.data()};
        level.below = below.data();
        level.failed = &result.failed;
        level.q = result.vectors.data();
        level.ldq = result.vectors.ld;
        level.rows = n;
        level.packed = packed.data();
        level.ldp = packed.ld;
        level.s = s.data();
        level.lds = s.ld;
        level.unit = eps<R> / 2;
        MergeTree tree = stedc_tree(d.data(), e.data(), n, level.arrays.d(), below.data());
        for (std::size_t k = 0; k < tree.levels.size(); ++k) {
            level.nodes = tree.levels[k].data();
            level.count = static_cast<index_t>(tree.levels[k].size());
            level.largest = 0;
            for (const MergeNode& node : tree.levels[k]) level.largest = std::max(level.largest, node.size);
            level.columns = level.largest;
            if (k == 0) {
                run(StedcStep::leaves, level, seed);
                continue;
            }
            if (together > 0 && k == 1) merge_at_once(level, tree, together, seed);
            std::uint64_t number = seed;
            const auto step = [&](auto which) {
                if (together > 0) return;
                const Matrix<R> before = result.vectors;
                run(which, level, ++number);
                if (level.count == 1) check_shares(which, level, before, seed);
            };
            step(StedcStep::order);
            step(StedcStep::deflate);
            step(MergeStep::rotate);
            step(MergeStep::pack);
            step(MergeStep::move);
            step(StedcStep::roots);
            step(StedcStep::weights);
            step(StedcStep::lengths);
            step(StedcStep::vectors);
            step(MergeStep::multiply);
            for (const MergeNode& node : tree.levels[k]) {
                result.survivors += node.survivors();
                result.moved += node.moved;
            }
        }
        result.values.assign(level.arrays.d(), level.arrays.d() + n);
        for (const UnreducedBlock& block : tree.blocks) {
            for (index_t i = block.first; i < block.first + block.size; ++i) {
                auto& value = result.values[static_cast<std::size_t>(i)];
                value = std::ldexp(value, block.exponent);
            }
        }
        return result;
    }

    static void check(const std::vector<R>& d, const std::vector<R>& e, const Solution<R>& x) {
        const auto n = static_cast<index_t>(d.size());
        ASSERT_EQ(x.failed, 0);
        double norm = 0;
        for (const R v : d) norm = std::max(norm, std::abs(double(v)));
        for (const R v : e) norm = std::max(norm, std::abs(double(v)));
        const double bound = 3 * eps<R> * static_cast<double>(n);
        for (index_t j = 0; j < n; ++j) {
            const auto at = [&](index_t i) { return double(x.vectors(i, j)); };
            for (index_t i = 0; i < n; ++i) {
                const auto k = static_cast<std::size_t>(i);
                double sum = (double(d[k]) - x.values[static_cast<std::size_t>(j)]) * at(i);
                if (i > 0) sum += double(e[k - 1]) * at(i - 1);
                if (i + 1 < n) sum += double(e[k]) * at(i + 1);
                ASSERT_LE(std::abs(sum), bound * norm) << i << ", " << j;
            }
            for (index_t k = 0; k <= j; ++k) {
                double sum = j == k ? -1 : 0;
                for (index_t i = 0; i < n; ++i) sum += at(i) * double(x.vectors(i, k));
                ASSERT_LE(std::abs(sum), bound) << j << ", " << k;
            }
        }
    }
};
using Reals = std::conditional_t<testing::sanitized || testing::tested_s, ::testing::Types<float, double>,
                                 ::testing::Types<double>>;
TYPED_TEST_SUITE(Stedc, Reals, ScalarNames);

TYPED_TEST(Stedc, Random) {
    using R = TypeParam;
    for (const index_t n : {1, 2, 5, 32, 33, 66, 131}) {
        SCOPED_TRACE(n);
        const auto d = random_vector<R>(n, 1), e = random_vector<R>(n, 2);
        this->check(d, e, this->solve(d, e, seed_of(n)));
    }
}

/// Few survivors, many rotations, columns of all kinds; some columns move.
TYPED_TEST(Stedc, IdenticalHalves) {
    using R = TypeParam;
    const index_t n = 100;
    auto d = random_vector<R>(n, 3), e = random_vector<R>(n, 4);
    for (index_t i = 0; i < n / 2; ++i) {
        d[static_cast<std::size_t>(n - 1 - i)] = d[static_cast<std::size_t>(i)];
        e[static_cast<std::size_t>(n - 2 - i)] = e[static_cast<std::size_t>(i)];
    }
    const auto x = this->solve(d, e, 7);
    this->check(d, e, x);
    EXPECT_LT(x.survivors, 3 * n);
    EXPECT_GT(x.moved, 0);
}

TYPED_TEST(Stedc, FallsApart) {
    using R = TypeParam;
    const index_t n = 120;
    const auto d = random_vector<R>(n, 5);
    auto e = random_vector<R>(n, 6);
    for (const std::size_t i : {0, 1, 40, 41, 90}) e[i] = R(0);
    for (std::size_t i = 50; i < 60; ++i) e[i] *= R(1e-9);
    this->check(d, e, this->solve(d, e, 8));
}

TYPED_TEST(Stedc, TheSameBitsInEveryOrder) {
    using R = TypeParam;
    const index_t n = 90;
    std::vector<R> d(n, R(2)), e(n, R(-1));
    const auto expected = this->solve(d, e, 0);
    this->check(d, e, expected);
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
        const auto x = this->solve(d, e, 100 * seed);
        EXPECT_EQ(x.values, expected.values);
        EXPECT_TRUE(same_bits(x.vectors.elements, expected.vectors.elements));
    }
}

/// In one launch, too: three levels, with merges of different sizes, on one multiprocessor and on several.
TYPED_TEST(Stedc, MergesAtOnce) {
    using R = TypeParam;
    const index_t n = 140;
    const auto d = random_vector<R>(n, 7);
    auto e = random_vector<R>(n, 8);
    e[70] = R(0);
    const auto expected = this->solve(d, e, 0);
    for (const int multiprocessors : {2, 5}) {
        const auto x = this->solve(d, e, 9, multiprocessors);
        this->check(d, e, x);
        EXPECT_EQ(x.values, expected.values);
        EXPECT_EQ(x.survivors, expected.survivors);
        EXPECT_EQ(x.moved, expected.moved);
        EXPECT_TRUE(same_bits(x.vectors.elements, expected.vectors.elements));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
