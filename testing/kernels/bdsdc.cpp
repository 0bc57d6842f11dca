// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer of bidiagonal matrices, all steps of all levels: residual and orthogonality of U and V,
// and the same bits in every order of blocks and warps, and as in plain loops.

#include "bdsdc/args.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "merges/args.hpp"
#include "merges/tree.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BDSDC_OPERATIONS)
LAPILLI_EMULATED_RUNS(LAPILLI_MERGES_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class R>
struct Decomposition {
    std::vector<double> values;
    Matrix<R> u, v;
    index_t failed = 0, survivors = 0;
};

template <class R>
class Bdsdc : public ::testing::Test {
  protected:
    static void run(BdsdcStep step, const BdsdcLevel<R>& level, std::uint64_t seed) {
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        ASSERT_EQ(launch::run(stream, BdsdcArgs<R>{level, step}), launch::success);
    }
    static void run(MergeStep step, const MergeLevel<R>& level, std::uint64_t seed) {
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        ASSERT_EQ(launch::run(stream, MergeArgs<R>{level, step}), launch::success);
    }

    /// A device without the rows next to the cut is told what they are.
    static void check_ends(const BdsdcLevel<R>& level, std::uint64_t seed) {
        const index_t n = level.arrays.n;
        const MergeNode& node = level.nodes[0];
        std::vector<R> ends(static_cast<std::size_t>(n));
        for (index_t j = 0; j < node.size; ++j) {
            const index_t row = node.first + node.cut - (j < node.cut ? 1 : 0);
            ends[static_cast<std::size_t>(node.first + j)] = level.q[row + (node.first + j) * level.ldq];
        }
        BdsdcLevel<R> elsewhere = level;
        elsewhere.q = nullptr;
        elsewhere.rows = 0;
        elsewhere.ends = ends.data();
        const std::vector<double> z(level.arrays.z(), level.arrays.z() + n);
        std::fill_n(level.arrays.z() + node.first, node.size, std::nan(""));
        run(BdsdcStep::order, elsewhere, seed);
        ASSERT_TRUE(same_bits(z, std::vector<double>(level.arrays.z(), level.arrays.z() + n)));
    }

    static Decomposition<R> solve(const std::vector<R>& d, const std::vector<R>& e, std::uint64_t seed) {
        const auto n = static_cast<index_t>(d.size()), columns = n + 1;
        const auto size = static_cast<std::size_t>(columns);
        std::vector<double> reals(size * MergeArrays::real_arrays, std::nan(""));
        std::vector<index_t> integers(size * MergeArrays::integer_arrays, -1);
        std::vector<double> diagonal(d.begin(), d.end()), above(e.begin(), e.end());
        diagonal.resize(size, 0);
        above.resize(size, 0);
        above[size - 2] = 0;
        Decomposition<R> result{{}, Matrix<R>(n, columns, n + 1, R(0)), Matrix<R>(n, columns, n + 2, R(0))};
        Matrix<R> packed(columns, (columns + 1) / 2, columns + 2, nan_of<R>()),
            s(columns, columns, columns + 3, nan_of<R>());
        BdsdcLevel<R> of_v{};
        of_v.arrays = {columns, reals.data(), integers.data()};
        of_v.diagonal = diagonal.data();
        of_v.above = above.data();
        of_v.failed = &result.failed;
        of_v.u = result.u.data();
        of_v.ldu = result.u.ld;
        of_v.q = result.v.data();
        of_v.ldq = result.v.ld;
        of_v.rows = n;
        of_v.is_last = true;
        of_v.packed = packed.data();
        of_v.ldp = packed.ld;
        of_v.s = s.data();
        of_v.lds = s.ld;
        of_v.unit = eps<R> / 2;
        MergeTree tree({{0, columns, 0}}, [](const MergeNode&) {});
        for (std::size_t k = 0; k < tree.levels.size(); ++k) {
            of_v.nodes = tree.levels[k].data();
            of_v.count = static_cast<index_t>(tree.levels[k].size());
            of_v.largest = 0;
            for (const MergeNode& node : tree.levels[k]) of_v.largest = std::max(of_v.largest, node.size);
            of_v.columns = of_v.largest;
            if (k == 0) {
                run(BdsdcStep::leaves, of_v, seed);
                continue;
            }
            std::uint64_t number = seed;
            run(BdsdcStep::order, of_v, ++number);
            if (of_v.count == 1) check_ends(of_v, seed);
            run(BdsdcStep::deflate, of_v, ++number);
            run(BdsdcStep::roots, of_v, ++number);
            run(BdsdcStep::weights, of_v, ++number);
            run(BdsdcStep::lengths, of_v, ++number);
            BdsdcLevel<R> of_u = of_v;
            of_u.is_last = false;
            of_u.q = of_v.u;
            of_u.ldq = of_v.ldu;
            for (const BdsdcLevel<R>& level : {of_u, of_v}) {
                run(MergeStep::rotate, level, ++number);
                run(MergeStep::pack, level, ++number);
                run(MergeStep::move, level, ++number);
                run(BdsdcStep::vectors, level, ++number);
                run(MergeStep::multiply, level, ++number);
            }
            for (const MergeNode& node : tree.levels[k]) result.survivors += node.survivors();
        }
        result.values.assign(of_v.arrays.d(), of_v.arrays.d() + columns);
        return result;
    }

    static void check(const std::vector<R>& d, const std::vector<R>& e, const Decomposition<R>& x) {
        const auto n = static_cast<index_t>(d.size());
        ASSERT_EQ(x.failed, 0);
        double norm = 0;
        for (const R v : d) norm = std::max(norm, std::abs(double(v)));
        for (const R v : e) norm = std::max(norm, std::abs(double(v)));
        const double bound = 3 * eps<R> * static_cast<double>(std::max<index_t>(n, 10));
        EXPECT_EQ(x.values.back(), 0);
        for (index_t j = 0; j < n; ++j) {
            const double value = x.values[static_cast<std::size_t>(j)];
            ASSERT_GE(value, 0);
            for (index_t i = 0; i < n; ++i) {
                const auto at = static_cast<std::size_t>(i);
                double sum = double(d[at]) * double(x.v(i, j)) - value * double(x.u(i, j));
                if (i + 1 < n) sum += double(e[at]) * double(x.v(i + 1, j));
                ASSERT_LE(std::abs(sum), bound * norm) << i << ", " << j;
            }
            for (const Matrix<R>* const q : {&x.u, &x.v}) {
                for (index_t k = 0; k <= j; ++k) {
                    double sum = j == k ? -1 : 0;
                    for (index_t i = 0; i < n; ++i) sum += double((*q)(i, j)) * double((*q)(i, k));
                    ASSERT_LE(std::abs(sum), bound) << j << ", " << k;
                }
            }
        }
    }
};
using Reals = std::conditional_t<testing::sanitized || testing::tested_s, ::testing::Types<float, double>,
                                 ::testing::Types<double>>;
TYPED_TEST_SUITE(Bdsdc, Reals, ScalarNames);

TYPED_TEST(Bdsdc, Random) {
    using R = TypeParam;
    for (const index_t n : {1, 2, 31, 32, 33, 66, 131}) {
        SCOPED_TRACE(n);
        const auto d = random_vector<R>(n, 1), e = random_vector<R>(n, 2);
        this->check(d, e, this->solve(d, e, seed_of(n)));
    }
}

/// Zeros of B at a cut, next to it, and elsewhere; all deflates of a merge of zeros.
TYPED_TEST(Bdsdc, Zeros) {
    using R = TypeParam;
    const index_t n = 70, cut = (n + 1) / 2 - 1;
    for (int kind = 0; kind < 5; ++kind) {
        SCOPED_TRACE(kind);
        auto d = random_vector<R>(n, 3), e = random_vector<R>(n, 4);
        const auto at = static_cast<std::size_t>(cut);
        if (kind == 0) d[0] = d[static_cast<std::size_t>(n - 1)] = d[20] = R(0);
        if (kind == 1) d[at] = e[at] = R(0);
        if (kind == 2) d[at] = e[at - 1] = e[at + 1] = R(0);
        if (kind == 3) std::fill(d.begin(), d.end(), R(0));
        if (kind == 4) std::fill(d.begin() + 20, d.end(), R(0)), std::fill(e.begin() + 20, e.end(), R(0));
        this->check(d, e, this->solve(d, e, seed_of(n + kind)));
    }
}

TYPED_TEST(Bdsdc, TheSameBitsInEveryOrder) {
    using R = TypeParam;
    const index_t n = 90;
    std::vector<R> d(n, R(2)), e(n, R(-1));
    for (std::size_t i = 0; i < 40; ++i) d[i] = R(1 + 1e-7 * double(i % 3));
    const auto expected = this->solve(d, e, 0);
    this->check(d, e, expected);
    EXPECT_LT(expected.survivors, 3 * (n + 1));
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
        const auto x = this->solve(d, e, 100 * seed);
        EXPECT_EQ(x.values, expected.values);
        EXPECT_TRUE(same_bits(x.u.elements, expected.u.elements));
        EXPECT_TRUE(same_bits(x.v.elements, expected.v.elements));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
