// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to bidiagonal form: arguments, and how blocks share its rows and columns. Plain
// data, shared by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "panel_products/shares.hpp"

namespace lapilli {

/// Upper bounds: columns of a panel, thread blocks.
inline constexpr int bidiagonal_limit = 32, bidiagonal_most_blocks = 160;
/// Elements of `work` for a panel of m rows and n columns. For each side: a sum of squares of every block, in
/// double precision; its sums for each vector; and a column or a row of A.
constexpr std::int64_t bidiagonal_work(std::int64_t m, std::int64_t n) {
    return 2 * (2 * bidiagonal_limit + 2) * bidiagonal_most_blocks + m + n;
}

/// One panel of GEBRD, as LAPACK's LABRD. For each column i of the panel, where v, x are of L and y, u of R:
///
///     a    = column i - L R(i,:)^H           what the vectors so far have made of it
///     H_i  = I - tauq v v^H                  annihilates a(i+1 : m)
///     y    = tauq (A^H v - R (L^H v))
///     b    = (row i)^H - R L(i,:)^H
///     G_i  = I - taup u u^H                  annihilates b(i+2 : n)
///     x    = taup (A u - L (R^H u))
///
/// Columns 2 i and 2 i + 1 of L are v and x, of R y and u. After the panel the rest of A is A - L R^H.
template <class T>
struct BidiagonalPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "bidiagonal_panel";
    /// m >= n. Out: the panel's columns and rows as LAPACK's GEBRD leaves them.
    DeviceView<T> a;
    DeviceView<T> left;   ///< out: L, m by 2 width, from row `width` on
    DeviceView<T> right;  ///< out: R, n by 2 width, from row `width` on
    real_t<T>*d, *e;      ///< out: the diagonals of B, width elements; of e only those that B has
    T *tauq, *taup;       ///< out: width
    T* work;              ///< bidiagonal_work elements
    void* barrier;        ///< barrier_bytes, zero before the first panel

    index_t width() const { return left.cols / 2; }
    const char* violation() const {
        const bool fits = width() >= 1 && width() <= std::min<index_t>(bidiagonal_limit, a.cols) &&
                          a.cols <= a.rows && a.rows < index_t(1) << 30;
        const bool alike = left.cols == 2 * width() && left.rows == a.rows && right.rows == a.cols &&
                           right.cols == left.cols;
        return fits && alike && a.ld % 4 == 0 ? nullptr : "bidiagonal_panel: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, left);
        touch(Access::write, right);
        touch(Access::write, d, Extent::array(width()));
        touch(Access::write, e, Extent::array(std::min(width(), a.cols - 1)));
        touch(Access::write, tauq, Extent::array(width()));
        touch(Access::write, taup, Extent::array(width()));
        touch(Access::write, work, Extent::array(bidiagonal_work(a.rows, a.cols)));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
    }
};

/// How blocks share a panel. Each has `rows` neighbouring rows of A and L, which begin at a boundary of 16
/// bytes, and `cols` neighbouring columns of A, rows of R: `phase` rows above the panel belong to the first
/// block, which leaves them out.
template <class T>
struct BidiagonalPanelShape {
    static constexpr int threads = RowSlots<T>::threads, warps = RowSlots<T>::warps, pack = RowSlots<T>::pack,
                         least_rows = 8;
    /// The most rows and columns of a block whose products are summed at once.
    static constexpr int rows_at_once = 1024, cols_at_once = 64;
    int m, n, phase, width, blocks, rows, cols;

    constexpr BidiagonalPanelShape(std::int64_t of_rows, std::int64_t of_columns, int rows_above, int columns,
                                   int most_blocks)
        : m(static_cast<int>(of_rows)),
          n(static_cast<int>(of_columns)),
          phase(rows_above),
          width(columns),
          blocks(std::min(most_blocks, bidiagonal_most_blocks)),
          rows(std::max(least_rows, (m + phase + blocks - 1) / blocks + 3) / 4 * 4),
          cols(0) {
        blocks = (m + phase + rows - 1) / rows;
        cols = (n + blocks - 1) / blocks;
    }

    constexpr int vectors() const { return 2 * width; }
    // Not std::min, which takes the addresses of constants, and device code has none.
    constexpr RowSlots<T> share() const { return {rows < rows_at_once ? rows : rows_at_once}; }
    constexpr int columns_at_once() const { return cols < cols_at_once ? cols : cols_at_once; }

    // The block's shared memory in elements: its rows of L, R and of the two current vectors, if they fit;
    // sums of groups or of warps; two vectors of coefficients; the current vector, all of it, if it fits.
    constexpr std::size_t stride() const { return 2 * static_cast<std::size_t>(width) + 1; }
    constexpr std::size_t kept(PanelKept what, int count) const {
        return what == PanelKept::nothing ? 0 : static_cast<std::size_t>(count) * (stride() + 1);
    }
    constexpr std::size_t of_sums() const {
        return std::max(share().sums(),
                        static_cast<std::size_t>(warps) * (static_cast<std::size_t>(columns_at_once()) + 1));
    }
    constexpr std::size_t of_vector(PanelKept what) const {
        return what == PanelKept::rows_and_vector ? static_cast<std::size_t>(m) : 0;
    }
    constexpr std::size_t bytes(PanelKept what) const {
        return (kept(what, rows) + kept(what, cols) + of_sums() + 2 * stride() + of_vector(what)) * sizeof(T);
    }
};

}  // namespace lapilli

#define LAPILLI_BIDIAGONAL_OPERATIONS(X) X(BidiagonalPanelArgs)
