// SPDX-License-Identifier: BSD-3-Clause
// Copies by several threads: everything arrives, and a group is there when its turn has come.
#include "host/copies.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace lapilli {
namespace {

using Elements = std::vector<double>;

Elements numbered(index_t count) {
    Elements x(static_cast<std::size_t>(count));
    std::iota(x.begin(), x.end(), 1.0);
    return x;
}

TEST(Copies, GroupsArriveInOrder) {
    const index_t rows = 37, ld = 41, cols = 60;
    const Elements from = numbered(ld * cols);
    const HostView<const double> source{from.data(), rows, cols, ld};
    for (const index_t width : {index_t(1), index_t(7), index_t(60)}) {
        for (const int threads : {1, 2, 5}) {
            for (const std::size_t batch : {std::size_t(1), std::size_t(500), std::size_t(100000)}) {
                Elements to(static_cast<std::size_t>(rows * cols), -1.0);
                const HostView<double> target{to.data(), rows, cols, rows};
                host::Copies copies;
                for (index_t j = 0; j < cols; j += width) {
                    const index_t w = std::min(width, cols - j);
                    copies.add(source.block(0, j, rows, w), target.block(0, j, rows, w));
                    copies.next_group();
                }
                host::Copying copying(std::move(copies), threads, batch, 0);
                for (index_t j = 0; j < cols; j += width) {
                    copying.wait_for_next_group();
                    for (index_t k = j; k < std::min(j + width, cols); ++k) {
                        for (index_t i = 0; i < rows; ++i)
                            ASSERT_EQ(target(i, k), source(i, k)) << i << ' ' << k;
                    }
                }
            }
        }
    }
}

TEST(Copies, RunCopiesAllOfAnySize) {
    for (const index_t count : {index_t(0), index_t(1), index_t(3'000'000)}) {
        const Elements from = numbered(count);
        Elements to(from.size() + 1, -1.0);
        host::Copies copies;
        copies.add(from.data(), to.data(), count);
        EXPECT_EQ(copies.bytes(), from.size() * sizeof(double));
        std::move(copies).run(3);
        EXPECT_TRUE(std::equal(from.begin(), from.end(), to.begin()));
        EXPECT_EQ(to.back(), -1.0);
    }
}

TEST(Copies, MayBeAbandoned) {
    const Elements from = numbered(100000);
    Elements to(from.size());
    host::Copies copies;
    for (index_t k = 0; k < 100; ++k) {
        copies.add(from.data() + 1000 * k, to.data() + 1000 * k, 1000);
        copies.next_group();
    }
    host::Copying copying(std::move(copies), 4, 1000, 0);
    copying.wait_for_next_group();
    EXPECT_EQ(to[999], 1000.0);
}

TEST(Copies, ThreadsFollowTheWishOrTheMachine) {
    EXPECT_EQ(host::copy_threads(3), 3);
    EXPECT_GE(host::copy_threads(0), 1);
    EXPECT_LE(host::copy_threads(0), 8);
}

}  // namespace
}  // namespace lapilli
