// SPDX-License-Identifier: BSD-3-Clause
// How the rows of the vectors, and with them the merges, are shared out to devices.
#include <gtest/gtest.h>

#include <set>

#include "merges/shares.hpp"

namespace lapilli {
namespace {

/// A matrix that falls apart after each of these rows.
MergeTree tree_of(index_t n, const std::set<index_t>& apart) {
    std::vector<UnreducedBlock> blocks;
    index_t first = 0;
    for (const index_t row : apart) {
        blocks.push_back({first, row + 1 - first, 0});
        first = row + 1;
    }
    blocks.push_back({first, n - first, 0});
    return {blocks, [](const MergeNode&) {}};
}

TEST(MergeShares, RowsOfAMatrixInOnePieceAreSubtrees) {
    EXPECT_EQ(merge_rows(tree_of(1000, {}), 1000, 1), (std::vector<index_t>{0, 1000}));
    EXPECT_EQ(merge_rows(tree_of(1000, {}), 1000, 2), (std::vector<index_t>{0, 500, 1000}));
    EXPECT_EQ(merge_rows(tree_of(1001, {}), 1001, 4), (std::vector<index_t>{0, 250, 500, 750, 1001}));
    EXPECT_EQ(merge_rows(tree_of(1000, {495}), 1000, 2), (std::vector<index_t>{0, 496, 1000}));
}

/// Every node of every level is in one batch, and that has exactly the devices that have rows of it.
TEST(MergeShares, EveryMergeHasItsDevices) {
    for (const index_t n : {1, 2, 20, 33, 64, 100, 257, 1000, 5000}) {
        std::set<index_t> tens, all;
        for (index_t row = 9; row + 1 < n; row += 10) tens.insert(row);
        for (index_t row = 0; row + 1 < n; ++row) all.insert(row);
        for (const std::set<index_t>& apart : {std::set<index_t>{}, {n / 3}, {n / 3, 2 * n / 3}, tens, all}) {
            if (!apart.empty() && *apart.rbegin() + 1 >= n) continue;
            const MergeTree tree = tree_of(n, apart);
            for (const int sharers : {1, 2, 4}) {
                SCOPED_TRACE(std::to_string(n) + " rows, " + std::to_string(apart.size()) + " gaps, " +
                             std::to_string(sharers) + " devices");
                const std::vector<index_t> rows = merge_rows(tree, n, sharers);
                ASSERT_EQ(rows.size(), static_cast<std::size_t>(sharers) + 1);
                EXPECT_EQ(rows.front(), 0);
                EXPECT_EQ(rows.back(), n);
                for (std::size_t d = 0; d + 1 < rows.size(); ++d) {
                    EXPECT_LE(rows[d], rows[d + 1]);
                    EXPECT_LE(rows[d + 1] - rows[d], merge_most_rows(n, sharers));
                }
                for (std::size_t k = 0; k < tree.levels.size(); ++k) {
                    const MergeShares level(tree.levels[k], 7, rows);
                    index_t next = 7;
                    for (const MergeBatch& batch : level.batches) {
                        EXPECT_EQ(batch.begin, next);
                        next += batch.count;
                        EXPECT_TRUE(!batch.is_shared() || (batch.count == 1 && k > 0 && level.is_shared));
                        const MergeNode &first = tree.levels[k][static_cast<std::size_t>(batch.begin - 7)],
                                        &last = tree.levels[k][static_cast<std::size_t>(next - 8)];
                        const auto begin = static_cast<std::size_t>(batch.first),
                                   end = static_cast<std::size_t>(batch.last);
                        EXPECT_LE(rows[begin], first.first);
                        EXPECT_LT(first.first, rows[begin + 1]);
                        EXPECT_LT(rows[end], last.first + last.size);
                        EXPECT_LE(last.first + last.size, rows[end + 1]);
                    }
                    EXPECT_EQ(next, 7 + static_cast<index_t>(tree.levels[k].size()));
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli
