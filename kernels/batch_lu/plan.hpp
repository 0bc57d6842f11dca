// SPDX-License-Identifier: BSD-3-Clause
// How a block has a matrix of a batch whose LU factors it finds or solves with: panels of columns, and what
// is in shared memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "batch/potrf_plan.hpp"
#include "batch_lu/args.hpp"

namespace lapilli {

/// Panels: of a group of columns, one or two.
template <int Panels, class T>
struct BatchLuShape {
    /// Columns of a panel: 128 bytes of a row, or 64 of real single precision.
    static constexpr int panel = is_complex<T> ? 8 : 16, columns = Panels * panel;
    static constexpr std::size_t square = std::size_t{panel} * panel;
    /// Elements of a warp's offer for a column: its best row, the reciprocal and its scale, and the row's
    /// right-hand side.
    static constexpr int pack = 16 / static_cast<int>(sizeof(T)),
                         offer = (panel + 3 + pack - 1) / pack * pack;

    /// Tiles of 16 rows begin behind any panel.
    static constexpr int padded(int rows) { return (rows + panel - 1) / panel * panel + 16 - panel; }
    /// Between columns of a group: 8 rows of every other one of 8 columns, a fragment, are in as many banks.
    static constexpr int ld(int rows) {
        return padded(rows) + (sizeof(T) == 16 ? 1 : sizeof(T) == 8 ? 2 : 4);
    }
    static constexpr int threads(index_t rows) { return static_cast<int>((rows + 31) / 32 * 32); }
    static constexpr int padded_steps(int steps) { return (steps + panel - 1) / panel * panel; }

    /// In bytes: the group; two diagonal blocks; offers of even and of odd columns; four words of each;
    /// places of each panel's rows; pivots; the right-hand side.
    static constexpr std::size_t diagonal_at(int rows) {
        return static_cast<std::size_t>((columns * ld(rows) + pack - 1) / pack * pack) * sizeof(T);
    }
    static constexpr std::size_t offers_at(int rows) { return diagonal_at(rows) + 2 * square * sizeof(T); }
    static constexpr std::size_t words_at(int rows) {
        return offers_at(rows) + static_cast<std::size_t>(2 * threads(rows) / 32 * offer) * sizeof(T);
    }
    static constexpr std::size_t map_at(int rows) {
        return words_at(rows) + static_cast<std::size_t>(2 * threads(rows) / 32) * 4 * sizeof(unsigned);
    }
    static constexpr std::size_t pivots_at(int rows, int steps) {
        return map_at(rows) + 2 * static_cast<std::size_t>(padded_steps(steps)) * sizeof(int);
    }
    static constexpr std::size_t side_at(int rows, int steps) {
        return pivots_at(rows, steps) + static_cast<std::size_t>((steps + 3) / 4 * 4) * sizeof(int);
    }
    static constexpr std::size_t bytes(int rows, int steps, bool solves) {
        return side_at(rows, steps) + (solves ? static_cast<std::size_t>(rows) * sizeof(T) : 0);
    }
};

/// The most warps that invert a matrix; registers for two such blocks on a multiprocessor.
inline constexpr int batch_inverse_warps = 6, batch_inverse_few_warps = 3;
/// The fewest that make all matrices one wave.
constexpr int warps_of_inverse(index_t n, index_t count, int multiprocessors) {
    const index_t beside = (count + multiprocessors - 1) / multiprocessors, rows = (n + 31) / 32;
    const index_t warps = beside <= 2   ? batch_inverse_warps
                          : beside <= 4 ? batch_inverse_few_warps
                          : beside <= 7 ? 2
                                        : 1;
    return static_cast<int>(std::min(warps, rows));
}

/// A row block of an inverse by LU factors in shared memory, where triangles are inverted before, and behind
/// it what the pivots say.
template <class T>
struct BatchGetriShape {
    /// Between its columns: 8 rows of 4 columns, a fragment, are in as many banks.
    static constexpr int ld(int rows) { return rows + (sizeof(T) == 16 ? 2 : sizeof(T) == 8 ? 4 : 8); }
    static constexpr std::size_t elements(int rows, int n) {
        return std::max(static_cast<std::size_t>(ld(rows)) * static_cast<std::size_t>(n),
                        std::size_t{PotrfShape<T>::panel} * PotrfShape<T>::panel);
    }
    static constexpr std::size_t sources_at(int rows, int n) { return elements(rows, n) * sizeof(T); }
    static constexpr std::size_t bytes(int rows, int n) {
        return sources_at(rows, n) + 2 * static_cast<std::size_t>(n) * sizeof(int);
    }
    /// Rows of a block: 16, or, where they do not fit, 8.
    static constexpr int rows(int n, int shared_bytes) {
        return bytes(16, n) <= static_cast<std::size_t>(shared_bytes) ? 16 : 8;
    }
};

/// Up to C right-hand sides of a block, which are in shared memory, and behind them what the pivots say.
template <class T>
inline constexpr int batch_solve_columns = sizeof(T) == 16 ? 4 : 8;
template <class T, int C>
struct BatchSolveShape {
    static constexpr int columns = C, panel = sizeof(T) == 16 ? 16 : 32, threads = 256;
    static constexpr std::size_t sources_at(int n) {
        return static_cast<std::size_t>(columns * n) * sizeof(T);
    }
    static constexpr std::size_t bytes(int n) {
        return sources_at(n) + 2 * static_cast<std::size_t>(n) * sizeof(int);
    }
};

}  // namespace lapilli
