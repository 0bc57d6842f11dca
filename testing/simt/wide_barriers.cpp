// SPDX-License-Identifier: BSD-3-Clause
// Barriers over a grid.

#include <cstddef>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
namespace {

using namespace arch;

// x <- (left neighbour + right neighbour) on a ring, `steps` times, in one launch. Needs every block after
// every step.
__global__ void ring(unsigned* x, unsigned* y, int n, int steps, GridBarrier* barrier) {
    for (int step = 0; step < steps; ++step) {
        for (int i = block_id() * thread_count() + thread_id(); i < n; i += block_count() * thread_count())
            store(y + i, load(x + (i + 1) % n) + load(x + (i + n - 1) % n));
        grid_sync(*barrier);
        unsigned* const t = x;
        x = y;
        y = t;
    }
}

}  // namespace
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::simt {
namespace {

TEST(WideBarriers, PersistentKernelOfEightBlocks) {
    const int n = 500, steps = 9;
    std::vector<unsigned> expected(n, 0), next(n);
    expected[3] = 1;
    const auto start = expected;
    for (int step = 0; step < steps; ++step) {
        for (std::size_t i = 0; i < n; ++i) next[i] = expected[(i + 1) % n] + expected[(i + n - 1) % n];
        expected.swap(next);
    }
    arch::GridBarrier barrier{};  // not cleared between launches of different size
    for (const int blocks : {8, 1, 3, 8, 7}) {
        auto x = start;
        std::vector<unsigned> y(n);
        launch({.name = "ring",
                .grid = {blocks, 1, 1},
                .block = 64,
                .cooperative = true,
                .seed = static_cast<std::uint64_t>(blocks)},
               [&] { kernels::ring(x.data(), y.data(), n, steps, &barrier); });
        EXPECT_EQ(steps % 2 == 0 ? x : y, expected);
    }
}

TEST(WideBarriers, ThreeDimensionalGrid) {
    arch::GridBarrier barrier{};
    std::vector<int> arrived(12);
    launch({.name = "grid", .grid = {2, 3, 2}, .block = 3, .cooperative = true}, [&] {
        const int rank = arch::block_x() + 2 * (arch::block_y() + 3 * arch::block_z());
        arrived[static_cast<std::size_t>(rank)] = 1;
        arch::grid_sync(barrier);
        for (const int a : arrived) EXPECT_EQ(a, 1);
    });
}

}  // namespace
}  // namespace lapilli::simt
