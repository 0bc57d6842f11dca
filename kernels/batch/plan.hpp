// SPDX-License-Identifier: BSD-3-Clause
// How a block has the columns of an eigenproblem: which lanes have which rows, and how many columns are in
// shared memory at once.
#pragma once

#include <cstddef>

#include "batch/args.hpp"

namespace lapilli {

/// For orders up to `Order`: each group of `lanes` has four columns; a lane has `rows` rows of them in
/// registers.
template <class T, int Order>
struct JacobiShape {
    static constexpr int lanes = (Order <= 96 ? 8 : 16) * (sizeof(T) == 16 ? 2 : 1);
    static constexpr int rows = Order / lanes;
    /// The most threads of a block: four columns must fit into a thread's registers.
    static constexpr int fitting = rows * sizeof(T) > 64 ? 384 : 512, needed = Order / 4 * lanes;
    static constexpr int threads = fitting < needed ? fitting : needed;
    /// Between columns in shared memory: those of neighbouring groups begin in other banks.
    static constexpr int ld = Order + 4;
    static_assert(lanes * rows == Order);
};

/// The columns are cut into `panels` of `width`, both even, the last ones perhaps beyond the matrix. Two
/// panels are in shared memory at a time. With two in all the matrix stays there; else every pair of panels
/// comes in its turn.
struct JacobiPlan {
    int panels = 0, width = 0;

    constexpr bool stays() const { return panels == 2; }
    constexpr int columns() const { return 2 * width; }
};

/// Behind the columns: sizes of the columns, values, ranks, and what warps tell each other.
template <class T>
constexpr std::size_t jacobi_bytes(int order_of_shape, const JacobiPlan& plan) {
    const auto columns = static_cast<std::size_t>(plan.columns());
    return columns * static_cast<std::size_t>(order_of_shape + 4) * sizeof(T) +
           (columns + static_cast<std::size_t>(order_of_shape)) * sizeof(real_t<T>) +
           static_cast<std::size_t>(order_of_shape) * sizeof(int) + 32 * sizeof(float) * 2;
}

/// The fewest panels that fit into so much shared memory, and whose columns a block's threads have; none if
/// no two columns do.
template <class T, int Order>
constexpr JacobiPlan jacobi_plan(index_t n, int shared_bytes) {
    using Shape = JacobiShape<T, Order>;
    constexpr int most = Shape::threads / Shape::lanes * 4;
    for (int panels = 2; panels <= Order; panels += 2) {
        const JacobiPlan plan{panels, static_cast<int>(round_up(ceil_div(n, panels), 2))};
        const bool fits = jacobi_bytes<T>(Order, plan) <= static_cast<std::size_t>(shared_bytes);
        const bool has_work = plan.stays() || batch_syev_work<T>(n) > 0;
        if (plan.columns() <= most && fits) return has_work ? plan : JacobiPlan{};
    }
    return {};
}

}  // namespace lapilli
