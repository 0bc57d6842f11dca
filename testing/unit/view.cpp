// SPDX-License-Identifier: BSD-3-Clause
// Views, and the matrices that are made of views of several devices.
#include "base/view.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "matrix/matrix.hpp"

namespace lapilli {
namespace {

static_assert(std::is_invocable_v<HostView<double>, index_t, index_t>);
static_assert(!std::is_invocable_v<DeviceView<double>, index_t, index_t>,
              "host code must not follow a device pointer");
static_assert(std::is_convertible_v<HostView<double>, HostView<const double>>);
static_assert(!std::is_convertible_v<HostView<const double>, HostView<double>>);
static_assert(!std::is_convertible_v<HostView<double>, DeviceView<double>>);

TEST(View, ElementsAndBlocks) {
    std::vector<int> memory(7 * 5);
    for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<int>(i);
    const HostView<int> a{memory.data(), 6, 5, 7};
    EXPECT_EQ(a(5, 4), 5 + 7 * 4);
    const HostView<int> block = a.block(2, 1, 3, 4);
    EXPECT_EQ(block.rows, 3);
    EXPECT_EQ(block.cols, 4);
    EXPECT_EQ(block.ld, 7);
    for (index_t j = 0; j < block.cols; ++j) {
        for (index_t i = 0; i < block.rows; ++i) EXPECT_EQ(&block(i, j), &a(2 + i, 1 + j));
    }
    EXPECT_EQ(&block.block(1, 2, 1, 1)(0, 0), &a(3, 3));
    const HostView<const int> constant = block;
    EXPECT_EQ(constant.data, block.data);
    EXPECT_EQ(constant.ld, block.ld);
}

TEST(View, Empty) {
    EXPECT_TRUE(HostView<double>().empty());
    EXPECT_TRUE((DeviceView<double>{nullptr, 3, 0, 3}.empty()));
    EXPECT_TRUE((DeviceView<double>{nullptr, 0, 3, 1}.empty()));
    EXPECT_FALSE((DeviceView<double>{nullptr, 1, 1, 1}.empty()));
}

// Offsets beyond 2^31 elements, as in a matrix of order 46,341 and more.
TEST(View, LargeOffsets) {
    const index_t n = 100000;
    const DeviceView<char> a{nullptr, n, n, n};
    const auto offset = [](const char* p) { return reinterpret_cast<std::uintptr_t>(p); };
    EXPECT_EQ(offset(a.block(n - 1, n - 1, 1, 1).data), static_cast<std::uintptr_t>(n * n - 1));
}

TEST(DistMatrix, BlocksAndTrailingParts) {
    for (int devices = 1; devices <= 4; ++devices) {
        Arena arena(devices);
        const index_t rows = 11, cols = 23, nb = 4;
        const DistMatrix<double> a(arena, rows, cols, nb);
        ASSERT_EQ(a.local.size(), static_cast<std::size_t>(devices));
        for (index_t b = 0; b < a.cyclic.blocks(); ++b) {
            const DeviceView<double>& part = a.local[static_cast<std::size_t>(b % devices)];
            const DeviceView<double> block = a.block_column(b, 3);
            EXPECT_EQ(block.data, part.at(3, b / devices * nb));
            EXPECT_EQ(block.rows, rows - 3);
            EXPECT_EQ(block.cols, std::min(nb, cols - b * nb));
            EXPECT_EQ(block.ld, part.ld);
        }
        for (int d = 0; d < devices; ++d) {
            const DeviceView<double>& part = a.local[static_cast<std::size_t>(d)];
            for (index_t first = 0; first <= a.cyclic.local_blocks(d) + 2; ++first) {
                const DeviceView<double> rest = a.local_from(d, first, 2);
                EXPECT_EQ(rest.rows, rows - 2);
                EXPECT_EQ(rest.cols, std::max<index_t>(0, part.cols - first * nb));
                if (!rest.empty()) {
                    EXPECT_EQ(rest.data, part.at(2, first * nb));
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli
