// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a symmetric or Hermitian matrix to tridiagonal form over any number of devices (Yamazaki, Dong,
// Solca, Tomov, Dongarra, Schulthess: "Tridiagonalization of a dense symmetric matrix on multiple GPUs and its
// application to symmetric eigenvalue problems", CCPE 26, 2014). One text for all of: s d c z, one or many devices, the panel on the
// CPU or on the devices.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "runtime/team.hpp"

namespace lapilli {

enum class PanelPlace { devices, cpu };

/// What the reduction of a square matrix works with. Everything indexed by a device is that device's own
/// copy.
template <class T>
struct SytrdWork {
    using R = real_t<T>;

    index_t n, nb;
    DistMatrix<T> a;  ///< in: lower triangle; out: LAPACK's format
    struct PerDevice {
        DeviceView<T> vw[2];  ///< [V W V], of even and odd panels: V W^H + W V^H is one product
        DeviceView<T> pack;   ///< the rows of [W V] that meet the local columns
        DeviceView<T> rest;   ///< the first of several devices: the trailing matrix, once it is small
        R *d, *e;
        T* tau;
        T *partial, *scratch, *parts;  ///< workspace of SYMV and of the panel
        unsigned* flags;
        std::byte* barrier;
        R* norms;
        T* y;  ///< A v when the panel is on the CPU
    };
    std::vector<PerDevice> dev;
    HostView<T> host_v, host_w;  ///< the panel when it is on the CPU
    HostView<T> host_y;          ///< parts of A x, a column per device
    T* host_vectors;             ///< W^H v, V^H v, a row of V and of W
    R* norms;
    unsigned* aborted;  ///< in pinned memory: see TridiagonalPanel
    R *d, *e;           ///< results
    T* tau;

    /// Of device memory, `later` may take all but the matrix and tau.
    explicit SytrdWork(Arena& arena, const DistMatrix<T>& matrix, const CarveLater& later = nothing_later);

  private:
    void carve_workspace(Arena& arena);
};

/// Reduces work.a. Throws LAPILLI_ERROR_NOT_FINITE if the matrix holds NaN or Inf. The results in work.d, e, tau are on the
/// host and, as work.dev[k].tau, on every device.
template <class T>
void sytrd(Context& context, SytrdWork<T>& work);

/// The width of a block column that the devices of this context take, nearest to the setting sytrd.nb.
index_t sytrd_block(Context& context, index_t n);
/// The devices for a matrix of order n. Two GPUs are level with one at n = 5000, and ahead above.
inline Team sytrd_team(const Context& context, index_t n) {
    return team_for(context, "sytrd.columns", 3000, n);
}

}  // namespace lapilli
