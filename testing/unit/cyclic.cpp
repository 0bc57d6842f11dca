// SPDX-License-Identifier: BSD-3-Clause
// The block-cyclic layout against dealing the columns out one by one, and the spans of its columns.
#include "base/cyclic.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "blas/level3_triangle.hpp"

namespace lapilli {
namespace {

struct Distributed {
    std::vector<std::vector<index_t>> columns;  // of each device: global column of each local one
    std::vector<std::vector<index_t>> blocks;   // of each device: global block of each local one

    Distributed(index_t cols, index_t nb, int devices)
        : columns(static_cast<std::size_t>(devices)), blocks(static_cast<std::size_t>(devices)) {
        for (index_t col = 0; col < cols; ++col) {
            const index_t block = col / nb;
            const auto owner = static_cast<std::size_t>(block % devices);
            columns[owner].push_back(col);
            if (col % nb == 0) blocks[owner].push_back(block);
        }
    }
};

TEST(Cyclic, AgreesWithDealing) {
    for (int devices = 1; devices <= 5; ++devices) {
        for (const index_t nb : {1, 2, 3, 7, 16}) {
            for (index_t cols = 0; cols <= 70; ++cols) {
                SCOPED_TRACE(::testing::Message()
                             << cols << " columns, nb " << nb << ", " << devices << " devices");
                const Cyclic cyclic(cols, nb, devices);
                const Distributed distributed(cols, nb, devices);
                index_t most = 0, sum = 0;
                for (int d = 0; d < devices; ++d) {
                    const auto& columns = distributed.columns[static_cast<std::size_t>(d)];
                    const auto& blocks = distributed.blocks[static_cast<std::size_t>(d)];
                    const auto count = static_cast<index_t>(blocks.size());
                    ASSERT_EQ(cyclic.local_cols(d), static_cast<index_t>(columns.size()));
                    ASSERT_EQ(cyclic.local_blocks(d), count);
                    most = std::max(most, cyclic.local_cols(d));
                    sum += count;
                    for (index_t b = 0; b < count; ++b) {
                        const index_t global = blocks[static_cast<std::size_t>(b)];
                        ASSERT_EQ(cyclic.global_block(d, b), global);
                        ASSERT_EQ(cyclic.owner(global), d);
                        ASSERT_EQ(cyclic.local_block(global), b);
                        const index_t start = cyclic.local_block_start(global);
                        for (index_t i = 0; i < cyclic.block_width(global); ++i) {
                            ASSERT_EQ(columns[static_cast<std::size_t>(start + i)],
                                      cyclic.block_start(global) + i);
                        }
                        // One device has all that follow, several have only the block itself.
                        ASSERT_EQ(cyclic.neighbours(global), devices == 1 ? count - b : 1);
                    }
                    for (index_t block = 0; block <= cyclic.blocks() + 3; ++block) {
                        const auto first =
                            std::lower_bound(blocks.begin(), blocks.end(), block) - blocks.begin();
                        ASSERT_EQ(std::min(cyclic.first_local_block(d, block), count), first);
                    }
                }
                ASSERT_EQ(cyclic.blocks(), sum);
                ASSERT_EQ(cyclic.most_local_cols(), most);
            }
        }
    }
}

/// Lists that are computed against those that are made one by one.
TEST(SpanList, AgreesWithLists) {
    const auto expect_same = [](const SpanList& list, const std::vector<Span>& spans) {
        ASSERT_EQ(list.size(), static_cast<index_t>(spans.size()));
        ASSERT_EQ(list.empty(), spans.empty());
        for (index_t k = 0; k < list.size(); ++k) {
            const Span& span = spans[static_cast<std::size_t>(k)];
            ASSERT_EQ(list[k].first, span.first);
            ASSERT_EQ(list[k].width, span.width);
            ASSERT_EQ(list.index_of(span.first), k);
        }
    };
    for (const index_t width : {1, 2, 5, 8, 64}) {
        for (index_t cols = 0; cols <= 40; ++cols) {
            SCOPED_TRACE(::testing::Message() << cols << " columns, width " << width);
            expect_same(SpanList(cols, width), spans(cols, width, true));
            for (const index_t nb : {1, 3, 8, 50}) {
                const Cyclic layout(cols, nb, 3);
                std::vector<std::vector<Span>> by_owner(3);
                for (const Span& span : spans_in_blocks(layout, width, true))
                    by_owner[static_cast<std::size_t>(owner_of(layout, span))].push_back(span);
                for (int d = 0; d < 3; ++d)
                    expect_same(SpanList(layout, d, width), by_owner[static_cast<std::size_t>(d)]);
            }
        }
    }
    EXPECT_TRUE(SpanList().empty());
    EXPECT_TRUE(SpanList(0, 0).empty());
    EXPECT_EQ(SpanList(index_t{1} << 40, 1).size(), index_t{1} << 40);
}

TEST(Cyclic, LargeSizes) {
    const index_t cols = index_t{1} << 40;
    const Cyclic cyclic(cols, 64, 3);
    index_t sum = 0;
    for (int d = 0; d < 3; ++d) sum += cyclic.local_cols(d);
    EXPECT_EQ(sum, cols);
    EXPECT_EQ(cyclic.block_start(cyclic.blocks() - 1) + cyclic.block_width(cyclic.blocks() - 1), cols);
}

}  // namespace
}  // namespace lapilli
