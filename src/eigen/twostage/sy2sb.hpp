// SPDX-License-Identifier: BSD-3-Clause
// The first stage of the two-stage reduction: a symmetric or Hermitian matrix to one of bandwidth b, by
// matrix products only. Panels are narrower than the update: their changes are collected and applied to the
// trailing matrix once for many panels (Bischof, Lang, Sun: "A framework for symmetric band reduction", ACM
// TOMS 26, 2000; Wang et al., "Improving the performance of tridiagonalization", where it is called detached
// band blocking). One source for s d c z and any number of devices.
#pragma once

#include "matrix/matrix.hpp"
#include "panel_qr/args.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The width of a panel for bandwidth b, which is also the width of the working matrix's block columns.
inline index_t sy2sb_panel(index_t b) { return std::min(b, panel_qr_limit); }
/// Whether small groups of panels, and panels next to an update, have been measured: one H200, real numbers.
/// A panel of complex numbers takes nearly all multiprocessors; several devices mirror the trailing matrix
/// after each group.
template <class T>
bool sy2sb_overlaps(int devices) {
    return devices == 1 && !is_complex<T>;
}
/// The number of panels whose updates are collected when a trailing matrix of order n is left. Only a group's
/// first panel is factored during an update; the product is the faster the more columns it has.
template <class T>
index_t sy2sb_group(const Context& context, int devices, index_t n, index_t b) {
    const index_t w = sy2sb_panel(b);
    const index_t measured = !sy2sb_overlaps<T>(devices) ? 512
                             : n < 3000                  ? 64
                             : n < 6000                  ? 128
                             : n < 12000                 ? 256
                                                         : 512;
    const Settings& settings = context.settings;
    const index_t columns =
        settings.text("test.sy2sb.nb") == "auto" ? measured : settings.integer("test.sy2sb.nb");
    return std::clamp<index_t>(columns / w, 1, ceil_div(n, w));
}

/// Workspace of the reduction of a square matrix. Members indexed by a device are that device's own copies.
template <class T>
struct Sy2sbWork {
    using R = real_t<T>;

    index_t n, b, w;  ///< order, bandwidth, columns of a panel
    index_t group;    ///< panels whose updates are collected
    DistMatrix<T> a;  ///< in: lower triangle; out: the band, and below it the reflectors in LAPACK's format
    struct PerDevice {
        /// [V Z] and [Z V] of the collected panels, so that V Z^H + Z V^H is one product. After them zv holds
        /// A V, and V, of one more panel. Groups of panels take zv by turns: the first panel of a group is
        /// factored during the update by the group before.
        DeviceView<T> vz, zv[2];
        DeviceView<T> local[2];  ///< rows of A V for the local columns, of even and odd panels
        DeviceView<T> arriving;  ///< such rows from another device
        DeviceView<T> pack;      ///< the rows of zv for the local columns
        DeviceView<T> products;  ///< of V with the contents of zv
        DeviceView<T> factors;   ///< with which these give Z
        T *tau, *work, *factors_work;
        std::byte* barrier;
        unsigned* begun;  ///< how many panels have begun
        R* norms;
    };
    std::vector<PerDevice> dev;
    /// Output, on the first device: AB(i - j, j), i - j = 0 .. b, with a real diagonal; the rows after b are
    /// zero.
    DeviceView<T> band;
    R* norms;

    /// The block columns of `matrix` are sy2sb_panel(b) wide. stored: the bandwidth for which `band` has
    /// rows, at least b. `later` may carve all device memory except the matrix, the band and tau.
    Sy2sbWork(Arena& arena, const DistMatrix<T>& matrix, index_t b, index_t group, index_t stored,
              const CarveLater& later = nothing_later);

    /// The number of columns with a reflector.
    index_t reflectors() const { return std::max<index_t>(0, n - b); }
    std::vector<T*> taus() const {
        std::vector<T*> tau;
        for (const auto& device : dev) tau.push_back(device.tau);
        return tau;
    }

  private:
    void carve_workspace(Arena& arena);
};

/// Reduces work.a and fills work.band. Returns the power of two by which the matrix was scaled, so that
/// squares of its elements neither overflow nor vanish; the band is that of the scaled matrix. Throws
/// LAPILLI_ERROR_NOT_FINITE if the matrix holds NaN or Inf. tau is on every device.
template <class T>
real_t<T> sy2sb(Context& context, Sy2sbWork<T>& work);

}  // namespace lapilli
