// SPDX-License-Identifier: BSD-3-Clause
// The first stage of the reduction to bidiagonal form: a general matrix with m >= n to an upper band of width
// b, by matrix products alone. A panel of b columns is factored by QR, the block row to its right by LQ. The
// changes of several panels are collected and applied to the trailing matrix at once, as in the reduction of
// a symmetric matrix to a band (eigen/twostage/sy2sb.hpp); B. Grosser and B. Lang, Efficient parallel
// reduction to bidiagonal form, Parallel Computing 25 (1999). One source for s d c z and any number of
// devices.
#pragma once

#include "matrix/matrix.hpp"
#include "panel_qr/args.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The widest band: a panel is one operation.
inline constexpr index_t ge2gb_limit = panel_qr_limit;

/// Workspace of the reduction. Members indexed by a device are that device's own copies.
///
///       the matrix before a group of panels, and the change by panel k
///
///       A - P W^H,   P = [V_0 X_0 V_1 X_1 ...]  (m rows),   W = [Y_0 U_0 Y_1 U_1 ...]  (n rows)
template <class T>
struct Ge2gbWork {
    using R = real_t<T>;

    index_t m, n, b;  ///< rows, columns, bandwidth
    index_t group;    ///< panels whose changes are collected
    DistMatrix<T>
        a;  ///< in: the matrix; out: the band, reflectors in GEBRD's format below and to the right of it
    struct PerDevice {
        DeviceView<T> p, w;                ///< P and W
        DeviceView<T> f, g;                ///< small factors of Y and X
        DeviceView<T> sum;                 ///< Y or X before it is moved to its place
        DeviceView<T> row;                 ///< the block row as columns
        DeviceView<T> own[2];              ///< rows of Y, and of the block row, for the device's columns
        DeviceView<T> pack;                ///< the rows of W for the device's columns
        DeviceView<T> arriving;            ///< such rows from another device
        std::vector<DeviceView<T>> parts;  ///< A U of all devices' columns, the device's own part first
        T *tauq, *taup, *work;
        std::byte* barrier;
        R* norms;
    };
    std::vector<PerDevice> dev;
    /// Output, on the first device: AB(b + i - j, j) for 0 <= j - i <= b, LAPACK's storage of an upper band;
    /// zeros elsewhere.
    DeviceView<T> band;
    R* norms;

    /// The block columns of `matrix` are b wide. `later` may carve all device memory except the matrix, the
    /// band, tauq and taup.
    Ge2gbWork(Arena& arena, const DistMatrix<T>& matrix, index_t group,
              const CarveLater& later = nothing_later);

    /// Rows with a reflector to the right of the band.
    index_t right_reflectors() const { return std::max<index_t>(0, n - b); }

  private:
    void carve_workspace(Arena& arena);
};

/// Reduces work.a and fills work.band: A = Q B P^H. Returns the power of two by which the matrix was scaled,
/// so that squares of its elements neither overflow nor vanish; the band is that of the scaled matrix. Throws
/// LAPILLI_ERROR_NOT_FINITE if the matrix holds NaN or Inf. tauq and taup are on every device.
template <class T>
real_t<T> ge2gb(Context& context, Ge2gbWork<T>& work);

}  // namespace lapilli
