// SPDX-License-Identifier: BSD-3-Clause
// The columns of merges, in two matrices of n and n + 1 rows that go through the same operations, as left and
// right vectors do: against the same merges column by column.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "merges/args.hpp"
#include "support/made_up_merge.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_MERGES_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

using lapilli::testing::MadeUpMerge;

template <class R>
class MergesTest : public ::testing::Test {
  protected:
    static void run(MergeStep step, const MergeLevel<R>& level, std::uint64_t seed) {
        const simt::EmulatedStream stream(simt::limits_like(90, 2), seed);
        ASSERT_EQ(launch::run(stream, MergeArgs<R>{level, step}), launch::success);
    }

    /// Children's columns are zero in each other's rows.
    static Matrix<R> children(index_t rows, index_t columns, const std::vector<MadeUpMerge>& merges,
                              std::uint64_t seed) {
        Matrix<R> q(rows, columns, rows + 3, R(0));
        const lapilli::testing::Stream stream(seed);
        for (const MadeUpMerge& merge : merges) {
            const index_t first = merge.node.first, cut = first + merge.node.cut;
            for (index_t j = first; j < first + merge.node.size; ++j) {
                const index_t end = j < cut ? cut : first + merge.node.size;
                for (index_t i = j < cut ? first : cut; i < std::min(end, rows); ++i)
                    q(i, j) = stream.scalar<R>(static_cast<std::uint64_t>(i + j * rows), -1, 1);
            }
        }
        return q;
    }

    /// Two merges of a level, of rows first .. columns-1.
    static void check(index_t first, index_t columns, std::uint64_t seed) {
        SCOPED_TRACE(std::to_string(first) + ", " + std::to_string(columns) + " columns");
        const index_t middle = first + (columns - first) * 2 / 5;
        std::vector<MadeUpMerge> merges;
        for (const auto& [begin, end] : {std::pair{first, middle}, {middle, columns}})
            merges.emplace_back(begin, end - begin, (end - begin) / 2, seed);
        const auto size = static_cast<std::size_t>(columns);
        std::vector<double> reals(size * MergeArrays::real_arrays, std::nan(""));
        std::vector<index_t> integers(size * MergeArrays::integer_arrays, -1);
        std::vector<MergeNode> nodes;
        MergeLevel<R> level{};
        level.arrays = {columns, reals.data(), integers.data()};
        for (const MadeUpMerge& merge : merges) {
            merge.write(level.arrays);
            nodes.push_back(merge.node);
            level.largest = std::max(level.largest, merge.node.size);
        }
        level.nodes = nodes.data();
        level.count = static_cast<index_t>(nodes.size());
        level.columns = level.largest;
        for (const index_t rows : {columns - 1, columns}) {
            SCOPED_TRACE(std::to_string(rows) + " rows");
            Matrix<R> q = children(rows, columns, merges, seed + static_cast<std::uint64_t>(rows)),
                      expected = q;
            Matrix<R> packed(columns, (level.largest + 1) / 2, columns + 1, nan_of<R>());
            Matrix<R> s(columns, level.largest, columns + 2, nan_of<R>());
            level.q = q.data();
            level.ldq = q.ld;
            level.rows = rows;
            level.packed = packed.data();
            level.ldp = packed.ld;
            level.s = s.data();
            level.lds = s.ld;
            for (const MadeUpMerge& merge : merges) {
                const index_t survivors = merge.node.survivors();
                for (index_t j = 0; j < survivors; ++j) {
                    for (index_t i = 0; i < survivors; ++i)
                        s(merge.node.first + i, j) =
                            static_cast<R>(merge.s[static_cast<std::size_t>(i + j * survivors)]);
                }
                merge.apply(expected.data(), rows, expected.ld);
            }
            for (const MergeStep step :
                 {MergeStep::rotate, MergeStep::pack, MergeStep::move, MergeStep::multiply})
                run(step, level, seed);
            for (index_t j = 0; j < columns; ++j) {
                for (index_t i = 0; i < rows; ++i)
                    ASSERT_NEAR(double(q(i, j)), double(expected(i, j)), 100 * double(eps<R>))
                        << i << ", " << j;
            }
        }
    }
};
using Reals = std::conditional_t<testing::sanitized || testing::tested_s, ::testing::Types<float, double>,
                                 ::testing::Types<double>>;
TYPED_TEST_SUITE(MergesTest, Reals, ScalarNames);

TYPED_TEST(MergesTest, TwoMatrices) {
    this->check(0, 5, 1);
    this->check(0, 66, 2);
    this->check(3, 150, 3);
}

}  // namespace
}  // namespace lapilli::kernel_tests
