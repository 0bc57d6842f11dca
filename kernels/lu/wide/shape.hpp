// SPDX-License-Identifier: BSD-3-Clause
// The wide panel of LU, factored by leaders and helpers (panel.cuh): how many blocks there are of each, and
// their memory. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "arch/limits.hpp"
#include "lu/message.hpp"

namespace lapilli {

/// The most columns of a wide panel.
template <class T>
inline constexpr int lu_wide_limit = sizeof(T) > 8 ? 128 : 256;

inline constexpr int lu_wide_threads = 256;
/// Rows that a thread of a leader keeps in registers. Of the fourth in complex double precision some would
/// not be there.
inline constexpr int lu_wide_kept_rows[] = {1, 2, 3, 5};
template <class T>
inline constexpr int lu_wide_most_kept = sizeof(T) > 8 ? 3 : 5;
inline constexpr int lu_wide_most_leaders = 16;

/// Words of device memory, apart from each other, which blocks count up, and which the last block makes zero
/// again. The first place is that of the barrier over the grid, which the other panel kernel uses.
struct LuWideWords {
    static constexpr int each = 8;    ///< words from one to the next
    static constexpr int leaf = 1;    ///< leaders: leaves that are in memory
    static constexpr int next = 2;    ///< helpers: leaves by which the next leaf but one is up to date
    static constexpr int rest = 3;    ///< helpers: leaves by which all columns are up to date
    static constexpr int places = 4;  ///< leaders that are done
    static constexpr int left = 5;    ///< blocks that wait for nothing more
    static constexpr int count = 6;
};

/// The division of a wide panel's rows: leaders have neighbouring rows, and helpers others.
struct LuWideShape {
    int leaders, helpers;  ///< blocks
    int rows;              ///< of a leader
    int threads;           ///< of a leader that have rows
    int kept;              ///< rows of such a thread
    bool served;           ///< the other warps of a leader bring the next leaf to shared memory meanwhile
    int helper_rows;

    constexpr int blocks() const { return leaders + helpers; }
    /// Rows of the leaf in a leader's shared memory.
    constexpr int stride() const { return kept * threads; }
};

/// Shared memory of a leader, in bytes, one behind the other: messages of the leaders, of even and of odd
/// columns, and of the block's warps, the same; barriers, for these two, for the rows of a leaf's pivots, and
/// between the threads with rows and those without; where pivots are and were; L of these rows; the rows of U
/// above the next leaf; the leaf's finished columns; the next leaf.
template <class T>
struct LuWideLeaderSpace {
    static constexpr std::size_t limit = lu_wide_limit<T>, leaf = lu_panel_leaf<T>;
    static constexpr std::size_t warps = lu_wide_threads / 32;
    static constexpr std::size_t messages = 2 * lu_wide_most_leaders + 2 * warps;
    static constexpr std::size_t messages_at = 0;
    static constexpr std::size_t barriers = 5;
    static constexpr std::size_t barriers_at = messages_at + messages * LuPanelMessage<T>::bytes;
    static constexpr std::size_t pivots_at = (barriers_at + barriers * sizeof(std::uint64_t) + 15) / 16 * 16;
    static constexpr std::size_t lower_at = pivots_at + 2 * limit * sizeof(int);
    static constexpr std::size_t upper_at = lower_at + leaf * leaf * sizeof(T);
    static constexpr std::size_t columns_at = upper_at + leaf * leaf * sizeof(T);
    static constexpr std::size_t next_at(const LuWideShape& shape) {
        return columns_at + leaf * static_cast<std::size_t>(shape.stride()) * sizeof(T);
    }
    static constexpr std::size_t bytes(const LuWideShape& shape, bool served) {
        return columns_at + (served ? 2 : 1) * (next_at(shape) - columns_at);
    }
};

/// Shared memory of a helper: the rows of U; L of a leaf's pivots; these pivots' rows; which of the block's
/// rows have been pivots; L of its rows.
template <class T>
struct LuWideHelperSpace {
    static constexpr std::size_t limit = lu_wide_limit<T>, leaf = lu_panel_leaf<T>;
    static constexpr std::size_t upper_stride = limit + 4, lower_stride = leaf + 1;
    static constexpr std::size_t upper_at = 0;
    static constexpr std::size_t lower_at = upper_at + leaf * upper_stride * sizeof(T);
    static constexpr std::size_t pivots_at = (lower_at + leaf * lower_stride * sizeof(T) + 15) / 16 * 16;
    static constexpr std::size_t rows_at = pivots_at + leaf * sizeof(int);
    static constexpr std::size_t stride(const LuWideShape& shape) {
        return static_cast<std::size_t>(shape.helper_rows) + 4;
    }
    static constexpr std::size_t dead_at(const LuWideShape& shape) {
        return rows_at + leaf * stride(shape) * sizeof(T);
    }
    static constexpr std::size_t bytes(const LuWideShape& shape) {
        return dead_at(shape) + static_cast<std::size_t>(shape.helper_rows) * sizeof(int);
    }
};

/// The most rows: a cluster of 16 leaders on devices that let a kernel ask for it, of 8 on the others with
/// clusters. Leaders and helpers leave at least a quarter of the multiprocessors free, so that there is room
/// for whole clusters. 0: such a device has none.
template <class T>
constexpr std::int64_t lu_wide_most_rows(const DeviceLimits& limits) {
    if (limits.architecture < 90 || limits.multiprocessors < 4) return 0;
    int leaders = limits.architecture < 120 ? lu_wide_most_leaders : 8;
    while (4 * leaders > limits.multiprocessors) leaders /= 2;
    // A leader's shared memory has its rows of a leaf, up to a whole warp more for each that a thread keeps.
    using Space = LuWideLeaderSpace<T>;
    constexpr std::int64_t kept = lu_wide_most_kept<T>, row_bytes = Space::leaf * sizeof(T);
    const std::int64_t room =
        (limits.shared_bytes - static_cast<std::int64_t>(Space::columns_at)) / row_bytes;
    const std::int64_t rows = std::min<std::int64_t>(kept * lu_wide_threads, room - 32 * kept) / 4 * 4;
    return rows < 2 * lu_wide_threads ? 0 : leaders * rows;
}

/// In the precision of this letter.
constexpr std::int64_t lu_wide_most_rows(char precision, const DeviceLimits& limits) {
    return precision == 's'   ? lu_wide_most_rows<float>(limits)
           : precision == 'd' ? lu_wide_most_rows<double>(limits)
           : precision == 'c' ? lu_wide_most_rows<std::complex<float>>(limits)
                              : lu_wide_most_rows<std::complex<double>>(limits);
}

/// The shape for a panel of at most lu_wide_most_rows rows.
template <class T>
constexpr LuWideShape lu_wide_shape(std::int64_t rows, const DeviceLimits& limits) {
    constexpr int alone = 128;  // rows that a leader has, one a thread, before a second row
    LuWideShape shape{8, 0, 0, 0, 0, false, 0};
    const bool wide = limits.architecture < 120;
    if (wide && rows > 1500) shape.leaders = lu_wide_most_leaders;
    while (4 * shape.leaders > limits.multiprocessors) shape.leaders /= 2;
    while (wide && shape.leaders < lu_wide_most_leaders && 8 * shape.leaders <= limits.multiprocessors &&
           rows > std::int64_t{shape.leaders} * 2 * lu_wide_threads)
        shape.leaders *= 2;
    const auto up = [](std::int64_t x, int to) { return static_cast<int>((x + to - 1) / to * to); };
    const auto over = [](std::int64_t x, int by) { return (x + by - 1) / by; };
    shape.rows = up(over(rows, shape.leaders), 4);
    for (const int kept : lu_wide_kept_rows) {
        // With two rows a thread a warp is left over to bring the next leaf; with more that gains less than a
        // further row costs.
        const int most = kept == 1 ? alone : kept * (kept == 2 ? lu_wide_threads - 32 : lu_wide_threads);
        if (shape.kept == 0 && kept <= lu_wide_most_kept<T> && shape.rows <= most) shape.kept = kept;
    }
    if (shape.kept > 0) shape.threads = std::max(alone, up(over(shape.rows, shape.kept), 32));
    const bool has_room =
        LuWideLeaderSpace<T>::bytes(shape, true) <= static_cast<std::size_t>(limits.shared_bytes);
    shape.served = shape.threads < lu_wide_threads && has_room;
    shape.helpers = shape.leaders * (shape.rows > alone ? 2 : 1);
    shape.helper_rows = up(over(rows, shape.helpers), std::is_same_v<T, double> ? 32 : 64);
    return shape;
}

/// A block has its multiprocessor for itself: another kernel's blocks would take its time.
template <class T>
constexpr std::size_t lu_wide_shared_bytes(const LuWideShape& shape, std::size_t of_block) {
    const std::size_t alone = std::min<std::size_t>(of_block, 160 * 1024);
    return std::max(
        {LuWideLeaderSpace<T>::bytes(shape, shape.served), LuWideHelperSpace<T>::bytes(shape), alone});
}

/// Bytes in device memory: the rows of pivots, and U to the right of each leaf.
template <class T>
constexpr std::int64_t lu_wide_work() {
    constexpr std::int64_t limit = lu_wide_limit<T>;
    return limit * static_cast<std::int64_t>(sizeof(int)) +
           limit * limit * static_cast<std::int64_t>(sizeof(T));
}

}  // namespace lapilli
