// SPDX-License-Identifier: BSD-3-Clause
// A panel of the reduction to Hessenberg form: arguments, and how blocks share its rows. Plain data, shared
// by the kernel, the backends and the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/cyclic.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "hessenberg/chase_args.hpp"
#include "hessenberg/window_args.hpp"
#include "panel_products/shares.hpp"

namespace lapilli {

/// Upper bounds: columns of a panel, thread blocks.
inline constexpr int hessenberg_limit = 64, hessenberg_most_blocks = 160;
/// Elements of `work`: two sums of squares of every block, in double precision; two sets of sums of every
/// block, one for each column of V; the first elements of a column.
inline constexpr std::int64_t hessenberg_work =
    (2 * hessenberg_limit + 4) * hessenberg_most_blocks + hessenberg_limit;

/// Where the rows of A v of device d begin, out of m rows. Its rows are neighbours, and a multiple of 4.
constexpr std::int64_t hessenberg_first_row(std::int64_t m, int devices, int d) {
    const std::int64_t first = round_up((m + devices - 1) / devices, 4) * d;
    return first < m ? first : m;
}

/// Devices that reduce the same panel. Each has the panel's columns, V and Y, and computes the same numbers
/// in the same order; only A v is distributed: each device has a share of its rows (hessenberg_first_row),
/// and sends them to all. Other rows of A are not used.
template <class T>
struct HessenbergTeam {
    int rank = 0, devices = 1;
    std::int64_t column =
        0;  ///< the number of the panel's first column in the whole matrix, of less than 2^31 columns
    std::int64_t ld = 0;  ///< the most rows of A v
    /// 2 ld elements on each device, where the rows of A v arrive: even and odd columns have separate ones.
    T* parts[max_team] = {};
    /// hessenberg_flags words on each device, which say what has arrived in its parts; zero before the first
    /// panel of a reduction.
    unsigned* flags[max_team] = {};
    /// One word for the team, in host memory that devices can access: see TridiagonalPanel::aborted.
    unsigned* aborted = nullptr;
    std::int64_t patience = 0;  ///< nanoseconds

    bool is_shared() const { return devices > 1; }
};
/// A flag for each block of each device; on simulated devices a barrier's words.
constexpr std::int64_t hessenberg_flags(std::int64_t devices) {
    return devices > 1 ? devices * hessenberg_most_blocks : 0;
}

/// One panel of GEHRD, as LAPACK's LAHR2. Column 0 of `a` is the panel's first column below the diagonal; A,
/// the trailing matrix, is the square of the other columns, so column i > 0 of the panel is column i - 1 of
/// A. For each column i of the panel:
///
///     b    = column i - Y V(i-1,:)^H      the reflectors so far, from the right
///     b   := (I - V T V^H)^H b            and from the left; its first i elements are H's
///     H_i  = I - tau v v^H                annihilates b(i+1 : m)
///     y    = tau (A v - Y (V^H v))        so that Y = A V T
///
/// The trailing matrix is updated after the panel: A := (I - V T V^H)^H (A - Y V^H).
template <class T>
struct HessenbergPanelArgs {
    using Scalar = T;
    static constexpr const char* name = "hessenberg_panel";
    /// m rows, m + 1 columns. Out: in column i of the panel H above row i, beta in row i, v below.
    DeviceView<T> a;
    DeviceView<T> v;  ///< out: the reflectors, with ones on the diagonal and zeros above; m by width
    DeviceView<T> y;  ///< out: Y, m by width
    DeviceView<T> t;  ///< out: T, width by width, zero below the diagonal
    T* tau;           ///< out: width
    T* work;          ///< hessenberg_work elements
    void* barrier;    ///< barrier_bytes, zero before the first panel
    HessenbergTeam<T> team = {};

    const char* violation() const {
        const index_t width = v.cols;
        const bool fits = width >= 1 && width <= std::min<index_t>(hessenberg_limit, a.rows) &&
                          a.cols == a.rows + 1 && a.rows < index_t(1) << 30;
        const bool alike =
            v.rows == a.rows && y.rows == a.rows && y.cols == width && t.rows == width && t.cols == width;
        const bool sends =
            team.devices >= 1 && team.devices <= max_team && (!team.is_shared() || team.ld >= a.rows);
        return fits && alike && sends && a.ld % 4 == 0 ? nullptr : "hessenberg_panel: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, v);
        touch(Access::write, y);
        touch(Access::write, t);
        touch(Access::write, tau, Extent::array(v.cols));
        touch(Access::write, work, Extent::array(hessenberg_work));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
        for (int k = 0; k < team.devices && team.is_shared(); ++k) {
            touch(Access::shared, team.parts[k], Extent::array(2 * team.ld), Whose::any);
            touch(Access::shared, team.flags[k], Extent::array(hessenberg_flags(team.devices)), Whose::any);
        }
    }
};

/// How blocks share the rows of a panel. Each has `rows` neighbouring rows, which begin at a boundary of 16
/// bytes: `phase` rows above the panel belong to the first block, which leaves them out. In A v the blocks of
/// a device share the device's rows in the same way: each has `product_rows` rows.
template <class T>
struct HessenbergShape {
    static constexpr int threads = RowSlots<T>::threads, warps = RowSlots<T>::warps, pack = RowSlots<T>::pack,
                         least_rows = 8;
    int m, phase, width, blocks, rows, product_rows;

    constexpr HessenbergShape(std::int64_t order, int rows_above, int columns, int most_blocks,
                              int devices = 1)
        : m(static_cast<int>(order)),
          phase(rows_above),
          width(columns),
          blocks(std::min(most_blocks, hessenberg_most_blocks)),
          rows(rows_of_shares(m, blocks)) {
        blocks = (m + phase + rows - 1) / rows;
        product_rows = devices == 1
                           ? rows
                           : rows_of_shares(static_cast<int>(hessenberg_first_row(m, devices, 1)), blocks);
    }

    /// The block's rows in A v.
    constexpr RowSlots<T> share() const { return {product_rows}; }

    // The block's shared memory in elements, behind two sets of sums of its warps in double precision: its
    // rows of V and Y, if they fit; T, and below T's diagonal the first rows of V; its rows of the column;
    // sums of groups; four vectors of the panel's width; v, if it fits.
    static constexpr std::size_t doubles = warps;
    constexpr std::size_t stride() const { return static_cast<std::size_t>(width) + 1; }
    constexpr std::size_t of_rows(PanelKept kept) const {
        return kept == PanelKept::nothing ? 0 : static_cast<std::size_t>(rows) * stride();
    }
    constexpr std::size_t of_triangles() const { return static_cast<std::size_t>(width) * stride(); }
    constexpr std::size_t of_v(PanelKept kept) const {
        return kept == PanelKept::rows_and_vector ? static_cast<std::size_t>(m) : 0;
    }
    constexpr std::size_t bytes(PanelKept kept) const {
        const std::size_t elements = 2 * of_rows(kept) + of_triangles() + static_cast<std::size_t>(rows) +
                                     share().sums() + 4 * stride() + of_v(kept);
        return doubles * sizeof(double) + elements * sizeof(T);
    }

  private:
    constexpr int rows_of_shares(int count, int shares) const {
        return std::max(least_rows, (count + phase + shares - 1) / shares + 3) / 4 * 4;
    }
};

}  // namespace lapilli

#define LAPILLI_HESSENBERG_OPERATIONS(X) \
    X(HessenbergPanelArgs)               \
    X(BulgeChaseArgs)                    \
    X(WindowProductsArgs)
