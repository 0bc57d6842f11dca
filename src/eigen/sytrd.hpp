// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a symmetric or Hermitian matrix to tridiagonal form over any number of devices (Yamazaki,
// Dong, Solca, Tomov, Dongarra, Schulthess: "Tridiagonalization of a dense symmetric matrix on multiple GPUs
// and its application to symmetric eigenvalue problems", CCPE 26, 2014). One source for s d c z, for one and
// many devices, and for panels on the CPU or on the devices.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "tridiagonal/blocks.hpp"

namespace lapilli {

enum class PanelPlace { devices, cpu };

/// Workspace of the reduction of a square matrix. Members indexed by a device are that device's own copies.
template <class T>
struct SytrdWork {
    using R = real_t<T>;

    index_t n, nb;
    DistMatrix<T> a;  ///< in: lower triangle; out: LAPACK's format
    struct PerDevice {
        DeviceView<T> vw[2];  ///< [V W V], of even and odd panels: V W^H + W V^H is one product
        DeviceView<T> pack;   ///< the rows of [W V] for the local columns
        DeviceView<T> rest;   ///< first of several devices: the trailing matrix once it is small
        R *d, *e;
        T* tau;
        T *partial, *scratch, *parts;  ///< workspace of SYMV and of the panel
        unsigned* flags;
        std::byte* barrier;
        R* norms;
        T* y;  ///< A v for a panel on the CPU
    };
    std::vector<PerDevice> dev;
    HostView<T> host_v, host_w;  ///< the panel on the CPU
    HostView<T> host_y;          ///< parts of A x for a panel on the CPU, a column per device
    T* host_vectors;             ///< W^H v, V^H v, a row of V and of W
    R* norms;
    unsigned* aborted;  ///< in pinned memory: see TridiagonalPanel
    R *d, *e;           ///< results
    T* tau;

    /// `later` may carve all device memory except the matrix and tau.
    explicit SytrdWork(Arena& arena, const DistMatrix<T>& matrix, const CarveLater& later = nothing_later);

  private:
    void carve_workspace(Arena& arena);
};

/// Reduces work.a. Throws LAPILLI_ERROR_NOT_FINITE if the matrix holds NaN or Inf. The results work.d, e, tau
/// are on the host and, as work.dev[k].tau, on every device.
template <class T>
void sytrd(Context& context, SytrdWork<T>& work);

}  // namespace lapilli
