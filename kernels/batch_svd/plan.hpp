// SPDX-License-Identifier: BSD-3-Clause
// How a block has the columns of a matrix and of its V: which lanes have which rows, and where the columns are.
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

/// Where columns are: those of A and of V in shared memory, one below the other; those of A alone, V in `work`; or both in `work`.
enum class BatchSvdPlace { shared, split, work };

/// Of a tall matrix, which a wide one is the adjoint of.
struct BatchSvdPlan {
    int rows = 0, cols = 0;
    int rows_of_v = 0;  ///< 0 without vectors
    int ld = 0;         ///< from column to column in shared memory
    BatchSvdPlace place = BatchSvdPlace::shared;

    constexpr int height() const { return rows + rows_of_v; }
};

/// Shared memory behind the columns: products, sizes and the order of the columns, sums of rows, and what warps tell each other.
template <class T>
constexpr std::size_t batch_svd_beside(const BatchSvdPlan& plan) {
    return static_cast<std::size_t>(plan.cols) * (sizeof(T) + sizeof(real_t<T>) + sizeof(int)) +
           static_cast<std::size_t>(plan.rows < 32 ? 32 : plan.rows) * sizeof(real_t<T>) + 64 * sizeof(float);
}
template <class T>
constexpr std::size_t batch_svd_bytes(const BatchSvdPlan& plan) {
    return static_cast<std::size_t>(plan.ld * plan.cols) * sizeof(T) + batch_svd_beside<T>(plan);
}

/// As much in shared memory as fits, where neighbouring groups of lanes, which have neighbouring columns, begin in other banks.
template <class T>
constexpr BatchSvdPlan batch_svd_plan(index_t m, index_t n, bool vectors, std::size_t shared_bytes) {
    const int rows = static_cast<int>(m < n ? n : m), cols = static_cast<int>(m < n ? m : n),
              of_v = vectors ? cols : 0, banks = 128 / static_cast<int>(sizeof(T));
    const int lanes = with_batch_svd_rows(rows, [](auto most) { return BatchSvdShape<T, most()>::lanes; });
    const auto with_gap = [&](int height) { return height + (lanes - height % banks + 2 * banks) % banks; };
    BatchSvdPlan plan{rows, cols, of_v, with_gap(rows + of_v), BatchSvdPlace::shared};
    if (batch_svd_bytes<T>(plan) <= shared_bytes) return plan;
    plan = {rows, cols, of_v, with_gap(rows), BatchSvdPlace::split};
    if (vectors && batch_svd_bytes<T>(plan) <= shared_bytes) return plan;
    return {rows, cols, of_v, 0, BatchSvdPlace::work};
}

/// Elements of `work` for each matrix: what may not fit into some device's shared memory.
template <class T>
constexpr index_t batch_svd_work(index_t m, index_t n, bool vectors) {
    const BatchSvdPlan plan = batch_svd_plan<T>(m, n, vectors, shared_bytes_of(86));
    if (plan.place == BatchSvdPlace::shared) return 0;
    const int rows = plan.place == BatchSvdPlace::split ? plan.rows_of_v : plan.height();
    return index_t{rows} * plan.cols;
}

}  // namespace lapilli
