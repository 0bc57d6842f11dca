// SPDX-License-Identifier: BSD-3-Clause
// The distribution of a product of a matrix and a vector to blocks: plain arithmetic, the same for the
// launcher and for the tests in the emulator.
//
//          column part 0   1        A column is a row of slots of 16 bytes. When all columns are aligned alike,
//     row  +-------------+----+     slots are what one aligned load fetches, and the first and the last may
//     part |  block 0    |  2 |     stick out of the matrix ("packed"). When they are not (lda sizeof(T) is no
//      0   +-------------+----+     multiple of 16), slots are counted from row 0, and a thread loads elements.
//      1   |  block 1    |  3 |
//          +-------------+----+     Shares differ by one slot and one column at most.
//
// The results of a block are final when A x is not split by columns, and A^H x not by rows. Otherwise each
// part leaves a vector in the workspace, and a second launch adds them in the order of the parts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "level2_args.hpp"

namespace lapilli {

/// One block on each multiprocessor, whose threads have the registers for 64 to 128 KB of loads in flight.
inline constexpr int gemv_threads = 512;
/// A thread's loads in flight in A x: columns, and packs of each.
inline constexpr int gemv_plain_columns = 6, gemv_plain_packs = 2;
/// In A^H x: the packs of x that a thread holds are 1, 2 or 4, its columns such that 8 or 16 loads are in
/// flight.
inline constexpr int gemv_most_packs = 4;
constexpr int gemv_columns(int packs) { return packs == 4 ? 4 : 8; }
/// The most shared memory for the sums of A^H x over the warps.
inline constexpr std::int64_t gemv_sum_bytes = 48 * 1024;
/// The second launch takes as long as a multiprocessor takes to read so much (2.5 us).
inline constexpr std::int64_t gemv_second_launch_bytes = 80 * 1024;

/// The shares of 0 .. count-1 for a number of parts, found without a division.
struct GemvShares {
    std::int64_t each, more;  ///< the first `more` parts have one more

    constexpr std::int64_t begin(std::int64_t part) const {
        return part * each + (part < more ? part : more);
    }
    constexpr std::int64_t end(std::int64_t part) const { return begin(part + 1); }
    constexpr std::int64_t most() const { return each + (more > 0 ? 1 : 0); }
};

struct GemvPlan {
    bool packed;         ///< else element by element
    int phase;           ///< elements between the begin of slot 0 and row 0
    std::int64_t slots;  ///< of a column
    int row_parts, column_parts;
    GemvShares rows, columns;  ///< of slots and of columns
    std::int64_t height;       ///< of a strip of A x, of a panel of A^H x, in slots
    int width;                 ///< threads side by side down a column of A x
    // For A^H x only. `lanes` x `warps` threads share the rows of a column; several warps only if whole.
    int lanes, warps;
    int packs;            ///< of x, that each thread holds
    int columns_at_once;  ///< whose sums over the warps are in shared memory
    std::size_t shared_bytes;

    constexpr int blocks() const { return row_parts * column_parts; }
};

namespace detail {

/// A load of part of a sector costs as much as the whole: half a slot for each piece of a column.
constexpr std::int64_t gemv_cost(std::int64_t slots, std::int64_t columns, bool split) {
    return (2 * slots + 1) * 8 * columns + (split ? gemv_second_launch_bytes : 0);
}
constexpr std::int64_t gemv_share(std::int64_t count, std::int64_t parts) {
    return (count + parts - 1) / parts;
}

constexpr GemvShares gemv_shares(std::int64_t count, std::int64_t parts) {
    return {count / parts, count % parts};
}

/// The cheapest grid of at most `blocks` blocks, of those with the most blocks for each number of splits.
constexpr void deal(GemvPlan& plan, bool plain, std::int64_t m, std::int64_t n, std::int64_t blocks) {
    const std::int64_t outputs = plain ? m : n;
    // Pieces of 64 bytes are what memory hands out; x is read again for each piece of rows of A^H x.
    const std::int64_t most_rows = gemv_share(plan.slots, plain ? 4 : 32), extra = plain ? 0 : 1;
    std::int64_t best = -1;
    for (std::int64_t wanted = 1; wanted <= blocks; ++wanted) {
        const std::int64_t other = blocks / wanted, most = blocks / other;
        wanted = most;
        const std::int64_t rows = std::min(most_rows, plain ? other : most);
        const std::int64_t columns = std::min(n, plain ? most : other), splits = plain ? columns : rows;
        if (splits > 1 && splits * outputs > gemv_work(m, n)) break;
        const std::int64_t cost =
            gemv_cost(gemv_share(plan.slots, rows), gemv_share(n, columns) + extra, splits > 1);
        if (best < 0 || cost < best) {
            best = cost;
            plan.row_parts = static_cast<int>(rows);
            plan.column_parts = static_cast<int>(columns);
        }
    }
}

/// The shape of a block of A x.
constexpr void shape_rows(GemvPlan& plan) {
    const std::int64_t slots = plan.rows.most();
    plan.height = gemv_share(slots, gemv_share(slots, gemv_threads * gemv_plain_packs));
    plan.width = static_cast<int>(gemv_share(plan.height, gemv_plain_packs));
    plan.shared_bytes = gemv_threads * gemv_plain_packs * 16;
}

/// The shape of a block of A^H x.
constexpr void shape_columns(GemvPlan& plan, std::int64_t element) {
    const std::int64_t slots = plan.rows.most();
    plan.lanes = 1;
    plan.warps = 1;
    plan.packs = 1;
    while (plan.lanes < 32 && plan.lanes < slots) plan.lanes *= 2;
    while (plan.packs < gemv_most_packs && plan.lanes * plan.packs < slots) plan.packs *= 2;
    while (plan.warps < gemv_threads / 32 && plan.lanes * plan.packs * plan.warps < slots) plan.warps *= 2;
    // Panels of equal height, in whole lines of 128 bytes.
    const std::int64_t panels = gemv_share(slots, plan.lanes * plan.packs * plan.warps);
    plan.height = panels == 1 ? slots : gemv_share(gemv_share(slots, panels), 8) * 8;
    // A warp that has whole columns needs no shared memory; in a batch columns are counted in 32 bits.
    const bool alone = plan.lanes * plan.packs >= slots;
    const std::int64_t each = plan.warps * element, room = alone ? 1 << 30 : gemv_sum_bytes / each;
    const std::int64_t columns = plan.columns.most();
    plan.columns_at_once = static_cast<int>(gemv_share(columns, gemv_share(columns, room)));
    if (!alone) plan.shared_bytes = static_cast<std::size_t>(plan.columns_at_once * each);
}

}  // namespace detail

/// For an m-by-n matrix, not empty, of elements of `element` bytes at `address`, and at most `blocks` blocks.
constexpr GemvPlan gemv_plan(char op, std::int64_t m, std::int64_t n, std::int64_t element,
                             std::uint64_t address, std::int64_t lda, int blocks) {
    const std::int64_t per_slot = 16 / element;
    GemvPlan plan{};
    plan.packed = n == 1 || lda % per_slot == 0;
    plan.phase = plan.packed ? static_cast<int>(address % 16 / static_cast<std::uint64_t>(element)) : 0;
    plan.slots = detail::gemv_share(m + plan.phase, per_slot);
    detail::deal(plan, op == 'N', m, n, blocks);
    plan.rows = detail::gemv_shares(plan.slots, plan.row_parts);
    plan.columns = detail::gemv_shares(n, plan.column_parts);
    if (op == 'N') {
        detail::shape_rows(plan);
    } else {
        detail::shape_columns(plan, element);
    }
    return plan;
}

}  // namespace lapilli
