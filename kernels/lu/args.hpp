// SPDX-License-Identifier: BSD-3-Clause
// The LU factorization of a panel with row interchanges, in one operation: its arguments, and how its rows
// are divided among blocks. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "lu/message.hpp"
#include "lu/permute_args.hpp"
#include "lu/rows_args.hpp"
#include "lu/solve_args.hpp"
#include "lu/wide/shape.hpp"

namespace lapilli {

/// The most columns of a panel.
template <class T>
inline constexpr int lu_panel_limit = sizeof(T) > 8 ? 64 : 128;

/// The most blocks of a launch.
inline constexpr int lu_panel_most_blocks = 160;
/// Bytes of `work` for `rows` rows: messages between blocks that form no cluster, and the places of rows that
/// are not kept in registers.
inline constexpr std::int64_t lu_panel_message_bytes = 176;
constexpr std::int64_t lu_panel_work(std::int64_t rows) {
    return barrier_bytes + 2 * lu_panel_most_blocks * lu_panel_message_bytes +
           4 * static_cast<std::int64_t>(rows);
}
/// The same, if the panel may be wide.
template <class T>
constexpr std::int64_t lu_panel_work(std::int64_t rows, bool wide) {
    return wide ? std::max(lu_panel_work(rows), barrier_bytes + lu_wide_work<T>()) : lu_panel_work(rows);
}
static_assert(LuWideWords::count * LuWideWords::each * sizeof(unsigned) <= barrier_bytes);

/// P A = L U for a panel with at least as many rows as columns. In column j the element of the largest |re| +
/// |im| in row j or below becomes the pivot, the first of several, and a NaN before all others. If the pivot
/// is 0, the column is not changed, and info[0], if it is 0, becomes first + j + 1.
template <class T>
struct LuPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "lu_panel";
    DeviceView<T> a;
    index_t first;    ///< the panel's first row in the whole matrix
    index_t* pivots;  ///< first + 1 + the row interchanged with row j; a.cols numbers
    index_t *to,
        *from;  ///< row to[k] of the panel is the former row from[k]; 2 a.cols numbers; to[k] < 0: unused
    index_t* info;
    void* work;  ///< lu_panel_work bytes; the first barrier_bytes are zero before the first use
    /// For up to lu_wide_limit columns and lu_wide_most_rows rows, on devices with clusters.
    bool wide = false;
    /// begun[0] becomes `step`, if it was less, when the operation begins; null: no such word
    unsigned* begun = nullptr;
    unsigned step = 0;

    const char* violation() const {
        const int most = wide ? lu_wide_limit<T> : lu_panel_limit<T>;
        const bool fits = a.cols <= most && a.rows >= a.cols && a.rows < index_t(1) << 30;
        return fits ? nullptr : "lu_panel: shape";
    }
    bool empty() const { return a.cols == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, pivots, Extent::array(a.cols));
        touch(Access::write, to, Extent::array(2 * a.cols));
        touch(Access::write, from, Extent::array(2 * a.cols));
        touch(Access::write, info, Extent::array(1));
        touch(Access::write, work, Extent::array(lu_panel_work<T>(a.rows, wide)));
        if (begun != nullptr) touch(Access::shared, begun, Extent::array(1));
    }
};

inline constexpr int lu_panel_threads = 256;
/// Rows per thread in registers: the fewer, the less time a column takes.
inline constexpr int lu_panel_kept_rows[] = {1, 3, 5};
template <class T>
inline constexpr int lu_panel_most_kept = sizeof(T) > 8 ? 3 : 5;

/// The distribution of a panel's rows to blocks: contiguous rows for each.
struct LuPanelShape {
    int blocks;
    std::int64_t rows;  ///< per block; the last blocks may have fewer
    bool clustered;     ///< the blocks are one cluster and exchange messages through shared memory
    int kept;           ///< rows per thread in registers; 0: they are in memory

    constexpr std::int64_t capacity() const { return static_cast<std::int64_t>(kept) * lu_panel_threads; }
};

/// A cluster of up to 8 blocks, which every device with clusters supports, or of 16, which compute capability
/// 9.0 and 10.0 support, if 8 blocks would have more than one row per thread.
template <class T>
constexpr LuPanelShape lu_panel_shape(std::int64_t rows, const DeviceLimits& limits) {
    constexpr std::int64_t most = lu_panel_most_kept<T> * lu_panel_threads;
    LuPanelShape shape{1, rows, false, 0};
    const bool clusters = limits.architecture >= 90;
    const bool wide = clusters && limits.architecture < 120;
    const int widest = std::min(limits.multiprocessors, wide ? 16 : 8);
    while (shape.blocks * 2 <= widest && shape.blocks * lu_panel_threads < rows) shape.blocks *= 2;
    shape.clustered = clusters && rows <= shape.blocks * most;
    if (!shape.clustered) {
        const std::int64_t wished = std::max<std::int64_t>(shape.blocks, (rows + most - 1) / most);
        shape.blocks =
            static_cast<int>(std::min<std::int64_t>({wished, limits.multiprocessors, lu_panel_most_blocks}));
    }
    shape.rows = (rows + shape.blocks - 1) / shape.blocks;
    for (const int kept : lu_panel_kept_rows) {
        const bool fits = kept <= lu_panel_most_kept<T> && shape.rows <= kept * lu_panel_threads;
        if (shape.kept == 0 && fits) shape.kept = kept;
    }
    return shape;
}

/// Where a warp passes the product of 32 rows from tensor cores to the rows' lanes; in real double precision,
/// if it fits.
struct LuPanelStage {
    static constexpr int rows = 32, stride = 17;
    static constexpr std::size_t bytes_of_warp = std::size_t{rows} * stride * sizeof(double);
};

/// Layout of shared memory, in bytes: messages of the cluster's blocks, for even and for odd columns, and the
/// same for the block's warps; the barriers at which they arrive; the pivots' rows and their places; L of
/// these rows, row by row below the diagonal; the rows of U of a leaf.
template <class T>
struct LuPanelSpace {
    static constexpr std::size_t limit = lu_panel_limit<T>, leaf = lu_panel_leaf<T>;
    static constexpr std::size_t most_of_cluster = 16, warps = lu_panel_threads / 32;
    static constexpr std::size_t messages = 2 * most_of_cluster + 2 * warps;
    static constexpr std::size_t messages_at = 0;
    static constexpr std::size_t arrived_at = messages_at + messages * LuPanelMessage<T>::bytes;
    static constexpr std::size_t pivots_at = arrived_at + 2 * sizeof(std::uint64_t);
    static constexpr std::size_t lower_at = pivots_at + 2 * limit * sizeof(int);
    static constexpr std::size_t upper_at = lower_at + limit * (limit - 1) / 2 * sizeof(T);
    /// The stride of rows of U is four elements more than their length: then the lanes of a warp read from
    /// different banks.
    static constexpr std::size_t upper_stride = leaf + 4;
    static constexpr std::size_t used = upper_at + limit * upper_stride * sizeof(T);
    static constexpr std::size_t stage_at = (used + 15) / 16 * 16;
    static constexpr bool has_products = std::is_same_v<T, double>;
    static constexpr std::size_t all = has_products ? stage_at + warps * LuPanelStage::bytes_of_warp : used;
    static constexpr bool has_stage(std::size_t of_block) { return has_products && all <= of_block; }
    /// A block has its multiprocessor to itself: another kernel's blocks would slow it down.
    static constexpr std::size_t bytes(std::size_t of_block) {
        const std::size_t alone = std::min<std::size_t>(of_block, 160 * 1024);
        return std::max(has_stage(of_block) ? all : used, alone);
    }
};

}  // namespace lapilli

#define LAPILLI_LU_OPERATIONS(X) \
    X(LuPanelArgs)               \
    X(LuSolveArgs)               \
    X(LuRowsArgs)                \
    X(ComposeRowsArgs)           \
    X(PermuteRowsArgs)           \
    X(SwapColumnsArgs)
