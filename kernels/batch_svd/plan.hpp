// SPDX-License-Identifier: BSD-3-Clause
// How a block has the columns of a matrix and of its V: which lanes have which rows, which columns are in
// shared memory, and which meet.
#pragma once

#include <cstddef>

#include "arch/limits.hpp"
#include "base/scalar.hpp"
#include "batch/args.hpp"

namespace lapilli {

/// For up to `Rows` rows: `lanes` have a pair of columns, and a lane has `rows` rows of both in registers.
template <class T, int Rows>
struct BatchSvdShape {
    static constexpr int lanes = Rows <= 32 ? 4 : Rows <= 64 ? 8 : Rows > 128 && sizeof(T) == 16 ? 32 : 16;
    static constexpr int rows = Rows / lanes;
    static constexpr int needed = Rows / 2 * lanes, threads = needed < 32 ? 32 : needed < 512 ? needed : 512;
    static_assert(lanes * rows == Rows);
    /// Blocks that are to be on a multiprocessor at once: few rows leave shared memory for more than
    /// registers would.
    static constexpr int blocks = sizeof(T) > 8 || Rows > 64 ? 1 : Rows > 32 ? 3 : 10;
};
/// f(Rows), a constant, for a matrix of this number of rows.
template <class F>
constexpr auto with_batch_svd_rows(index_t rows, F f) {
    if (rows <= 16) return f(std::integral_constant<int, 16>());
    if (rows <= 32) return f(std::integral_constant<int, 32>());
    if (rows <= 64) return f(std::integral_constant<int, 64>());
    if (rows <= 128) return f(std::integral_constant<int, 128>());
    return f(std::integral_constant<int, static_cast<int>(batch_order)>());
}

/// A kernel for each way: all columns meet as in one tournament, in shared memory; panel by panel, with all
/// of them in shared memory, or two panels.
enum class BatchSvdWay { tournament, resident_panels, panels };

/// The plan for a tall matrix; a wide one is the adjoint of one. Columns are those of A and of V, one below
/// the other.
struct BatchSvdPlan {
    int rows = 0, cols = 0;
    int rows_of_v = 0;  ///< 0 without vectors
    /// An even number of panels. Two meet at a time; 0: all columns meet as in one tournament. The same with
    /// vectors and without, so that values have the same bits.
    int panels = 0, panel = 0;  ///< panel: columns of one, the last one may have fewer
    int ld = 0;                 ///< from column to column in shared memory
    bool resident = true;       ///< all columns are in shared memory, else two panels of them

    constexpr BatchSvdWay way() const {
        return panels == 0 ? BatchSvdWay::tournament
               : resident  ? BatchSvdWay::resident_panels
                           : BatchSvdWay::panels;
    }
    constexpr int height() const { return rows + rows_of_v; }
    constexpr int columns() const { return resident ? cols : 2 * panel; }
    /// At a time, those of columns that meet.
    constexpr int pairs() const { return panels > 0 ? panel : (cols + 1) / 2; }
};

/// Shared memory behind the columns: products, sizes and the order of the columns, sums of rows, and what
/// warps tell each other.
template <class T>
constexpr std::size_t batch_svd_beside(const BatchSvdPlan& plan) {
    return static_cast<std::size_t>(plan.cols) * (sizeof(T) + sizeof(real_t<T>) + sizeof(int)) +
           static_cast<std::size_t>(plan.rows < 32 ? 32 : plan.rows) * sizeof(real_t<T>) + 64 * sizeof(float);
}
template <class T>
constexpr std::size_t batch_svd_bytes(const BatchSvdPlan& plan) {
    return static_cast<std::size_t>(plan.ld * plan.columns()) * sizeof(T) + batch_svd_beside<T>(plan);
}

/// The fewest panels such that two fit into shared memory, where neighbouring groups of lanes, which have
/// neighbouring columns, begin in other banks.
template <class T>
constexpr BatchSvdPlan batch_svd_plan(index_t m, index_t n, bool vectors, std::size_t shared_bytes) {
    const int rows = static_cast<int>(m < n ? n : m), cols = static_cast<int>(m < n ? m : n),
              banks = 128 / static_cast<int>(sizeof(T));
    const int lanes = with_batch_svd_rows(rows, [](auto most) { return BatchSvdShape<T, most()>::lanes; });
    const auto with_gap = [&](int height) { return height + (lanes - height % banks + 2 * banks) % banks; };
    BatchSvdPlan plan{rows, cols, cols, 0, 0, with_gap(rows + cols), true};
    while (batch_svd_bytes<T>(plan) > shared_bytes) {
        plan.panels = plan.panels == 0 ? 4 : plan.panels + 2;
        plan.panel = (cols + plan.panels - 1) / plan.panels;
        plan.resident = false;
    }
    if (vectors) return plan;
    plan.rows_of_v = 0;
    plan.ld = with_gap(rows);
    plan.resident = true;
    plan.resident = batch_svd_bytes<T>(plan) <= shared_bytes;
    return plan;
}

/// Elements of `work` for each matrix: columns that may not fit into some device's shared memory.
template <class T>
constexpr index_t batch_svd_work(index_t m, index_t n, bool vectors) {
    const BatchSvdPlan plan = batch_svd_plan<T>(m, n, vectors, shared_bytes_of(86));
    return plan.resident ? 0 : index_t{plan.height()} * plan.cols;
}

}  // namespace lapilli
