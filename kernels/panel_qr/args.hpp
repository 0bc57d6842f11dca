// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall panel in one operation: its arguments, and how its rows are dealt to blocks. Plain data,
// shared by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tridiagonal/panel/args.hpp"

namespace lapilli {

/// The most columns of a panel.
inline constexpr std::int64_t panel_qr_limit = 64;

/// A = Q (R 0)^T, Q = H_0 H_1 ..., H_j = I - tau_j v_j v_j^H, as LAPACK's GEQRF.
///
///       A of width 4          afterwards          V
///       x x x x               R R R R             1
///       x x x x               v R R R             v 1
///       x x x x               v v R R             v v 1
///       x x x x               v v v R             v v v 1
///       x x x x               v v v v             v v v v
template <class T>
struct PanelQrArgs {
    using Scalar = T;
    static constexpr const char* name = "panel_qr";
    std::int64_t rows, width;  ///< rows >= width, which is panel_qr_limit at most
    T* a;
    std::int64_t lda;
    T* v;  ///< the reflectors once more, with ones on the diagonal and zeros above
    std::int64_t ldv;
    T* tau;         ///< width
    T* work;        ///< panel_qr_work elements, on a boundary of 16 bytes
    void* barrier;  ///< barrier_bytes, zero before the first use

    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const {
        return width <= panel_qr_limit && rows >= width ? nullptr : "panel_qr: shape";
    }
    constexpr bool empty() const { return width == 0; }
};

inline constexpr int panel_qr_most_blocks = 160;
inline constexpr int panel_qr_threads = 512;
/// A block with fewer rows has less to do than it costs the others to wait for it.
inline constexpr std::int64_t panel_qr_least_rows = 64;

/// The places in `work`, in elements of T: of even and of odd columns the blocks' sums of squares (doubles) and products,
/// and a row; then two columns, for panels that shared memory does not hold.
inline constexpr std::int64_t panel_qr_norms = 4 * panel_qr_most_blocks;
inline constexpr std::int64_t panel_qr_products = 2 * panel_qr_most_blocks * panel_qr_limit;
constexpr std::int64_t panel_qr_work(std::int64_t rows) {
    return panel_qr_norms + panel_qr_products + 2 * panel_qr_limit + 2 * rows;
}

/// How the rows of a panel are dealt to blocks: neighbouring ones to each, in its shared memory if they fit there.
template <class T>
struct PanelQrShape {
    int width, blocks, rows;  ///< rows of a block; the last one may have fewer
    bool kept;                ///< the panel is in shared memory

    static constexpr int warps = panel_qr_threads / 32, groups = panel_qr_threads / 64;

    /// In bytes, one behind the other: sums of squares, sums of products, coefficients, two columns, the panel.
    static constexpr std::size_t sums_at = groups * sizeof(double);
    static constexpr std::size_t coefficients_at =
        sums_at + static_cast<std::size_t>(groups) * panel_qr_limit * sizeof(T);
    static constexpr std::size_t columns_at = coefficients_at + panel_qr_limit * sizeof(T);
    constexpr std::size_t matrix_at() const {
        return columns_at + 2 * static_cast<std::size_t>(rows) * sizeof(T);
    }
    constexpr std::size_t bytes() const {
        return kept ? matrix_at() +
                          static_cast<std::size_t>(width) * static_cast<std::size_t>(rows) * sizeof(T)
                    : columns_at;
    }
};

template <class T>
constexpr PanelQrShape<T> panel_qr_shape(std::int64_t rows, std::int64_t width, int multiprocessors,
                                         std::size_t shared_bytes) {
    const std::int64_t most = std::min(multiprocessors, panel_qr_most_blocks);
    const std::int64_t wished =
        std::clamp<std::int64_t>((rows + panel_qr_least_rows - 1) / panel_qr_least_rows, 1, most);
    const std::int64_t each = (rows + wished - 1) / wished;
    PanelQrShape<T> shape{static_cast<int>(width), static_cast<int>((rows + each - 1) / each),
                          static_cast<int>(each), true};
    shape.kept = shape.bytes() <= shared_bytes;
    return shape;
}

}  // namespace lapilli
