// SPDX-License-Identifier: BSD-3-Clause
// The application of a factored panel to the rest of its block column, in one operation: its arguments, and
// the distribution of its rows to blocks. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include "base/view.hpp"
#include "panel_qr/args.hpp"

namespace lapilli {

/// The most columns of a block column whose panels are applied in this way.
inline constexpr index_t panel_apply_limit = 256;

/// C := (I - V T V^H)^H C for the columns behind a panel, and the columns of T above the panel's own, such
/// that [V_0 V] and
///
///     T_0  T_1        with  T_1 = -T_0 V_0^H V T
///      0   T
///
/// are the reflectors and the triangle of the panel and of those before it.
template <class T>
struct PanelApplyArgs {
    using Scalar = T;
    static constexpr const char* name = "panel_apply";
    DeviceView<const T> v;  ///< at most panel_qr_limit columns, with ones on the diagonal and zeros above
    DeviceView<const T> t;  ///< square, with zeros below the diagonal
    DeviceView<T> c;        ///< of the same rows; none: there are no columns behind
    DeviceView<const T>
        before;              ///< V_0 in the same rows; none: there are no panels before, or T_1 is not wanted
    DeviceView<const T> t0;  ///< with zeros below the diagonal
    DeviceView<T> t1;
    DeviceView<T> above;  ///< rows of V above the panel's, which become zero; may be none
    T* work;              ///< panel_apply_work<T> elements, aligned to 16 bytes
    void* barrier;        ///< barrier_bytes, zero before the first use
    index_t most_blocks;  ///< 0: as many as the device has multiprocessors

    const char* violation() const {
        const bool panel = v.cols <= panel_qr_limit && t.rows == v.cols && t.cols == v.cols;
        const bool right = c.cols == 0 || c.rows == v.rows;
        const bool left =
            before.cols == 0 || (before.rows == v.rows && t0.rows == before.cols && t0.cols == before.cols &&
                                 t1.rows == before.cols && t1.cols == v.cols);
        const bool fits = v.cols + c.cols + before.cols <= panel_apply_limit;
        return panel && right && left && fits ? nullptr : "panel_apply: shape";
    }
    bool empty() const { return v.empty() || (c.empty() && before.empty() && above.empty()); }
    template <class Touch>
    void accesses(Touch touch);
};

inline constexpr int panel_apply_threads = 512;

/// The distribution of V's rows to blocks: contiguous rows for each, `chunk` of them in shared memory at a
/// time.
template <class T>
struct PanelApplyShape {
    int blocks, rows;  ///< rows of a block; the last block may have fewer
    int chunk;

    static constexpr int limit = static_cast<int>(panel_qr_limit);
    /// Rows whose elements of C a thread loads at once; columns of C that are updated at once.
    static constexpr int step = std::is_floating_point_v<T> ? 32 : 16;
    static constexpr int columns = std::is_floating_point_v<T> ? 96 : 48;
    static constexpr std::size_t wide_bytes = panel_qr_wide_bytes<T>;

    /// The layout of shared memory, in bytes: T and the sums of some columns, or some columns of T^H V^H C;
    /// then V. The strides avoid bank conflicts between the lanes of a warp.
    static constexpr int t_ld = limit + 1, w_ld = limit + 4;
    static constexpr std::size_t sums_at = static_cast<std::size_t>(t_ld) * limit * wide_bytes;
    static constexpr std::size_t v_at =
        std::max(sums_at + panel_apply_threads * wide_bytes, columns* w_ld* wide_bytes);
    constexpr int v_ld() const { return chunk + 4; }
    constexpr int chunks() const { return (rows + chunk - 1) / chunk; }
    constexpr std::size_t bytes() const {
        return v_at + static_cast<std::size_t>(v_ld()) * limit * sizeof(T);
    }
};

/// With few rows per block: the blocks share out the sums over all of them.
constexpr std::int64_t panel_apply_blocks(std::int64_t rows, std::int64_t most = panel_qr_most_blocks) {
    constexpr std::int64_t least_rows = 16;
    return std::clamp<std::int64_t>(rows / least_rows, 1, std::min<std::int64_t>(most, panel_qr_most_blocks));
}

template <class T>
constexpr PanelApplyShape<T> panel_apply_shape(std::int64_t rows, std::int64_t most,
                                               std::size_t shared_bytes) {
    using Shape = PanelApplyShape<T>;
    constexpr int step = Shape::step;
    const std::int64_t wished = panel_apply_blocks(rows, most);
    const std::int64_t each = ((rows + wished - 1) / wished + 15) / 16 * 16;
    const auto room = static_cast<int>((shared_bytes - Shape::v_at) / (Shape::limit * sizeof(T))) - 4;
    const auto wanted = static_cast<int>((each + step - 1) / step * step);
    return {static_cast<int>((rows + each - 1) / each), static_cast<int>(each),
            std::min(wanted, room / step * step)};
}

/// For `columns` columns of C and V_0 together: the blocks' parts of V^H [C V_0], and T^H times their sum, in
/// double precision numbers.
template <class T>
constexpr std::int64_t panel_apply_work(std::int64_t rows, std::int64_t columns) {
    constexpr auto wide = static_cast<std::int64_t>(panel_qr_wide_bytes<T> / sizeof(T));
    return wide * (panel_apply_blocks(rows) + 1) * columns * panel_qr_limit;
}

template <class T>
template <class Touch>
void PanelApplyArgs<T>::accesses(Touch touch) {
    touch(Access::read, v);
    touch(Access::read, t);
    touch(Access::write, c);
    touch(Access::read, before);
    if (before.cols > 0) {
        touch(Access::read, t0);
        touch(Access::write, t1);
    }
    touch(Access::write, above);
    touch(Access::write, work, Extent::array(panel_apply_work<T>(v.rows, c.cols + before.cols)));
    touch(Access::write, barrier, Extent::array(barrier_bytes));
}

}  // namespace lapilli

#define LAPILLI_PANEL_APPLY_OPERATIONS(X) X(PanelApplyArgs)
