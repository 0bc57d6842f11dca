// SPDX-License-Identifier: BSD-3-Clause
// An upper trapezoidal matrix A, m-by-n with m <= n, as (R 0) Z, and products with Z, on one device:
//
//     A = ( T  B )     Z = Z_1 Z_2 ... Z_m,  Z_i = I - tau_i v_i v_i^H,  v_i = (e_i, z_i)
//
// In LAPACK's format z_i^T is row i of B.
#pragma once

#include "matrix/matrix.hpp"
#include "norms/reductions.hpp"

namespace lapilli {

/// The number of reflectors applied at once.
template <class T>
index_t rz_block(const Context& context, index_t reflectors);

/// Workspace of products with Z, in blocks of nb, whose rows of B have up to `length` elements. lines: the
/// number of rows of the other factor if Z is on the right, else of its columns.
template <class T>
struct ApplyRzWork {
    DeviceView<T> v, gram, t, product, by_t;
    ApplyRzWork(Arena& arena, index_t length, index_t lines, index_t nb);
};

/// C := op(Z) C or C op(Z), with rows of B in b and tau in the device's memory. Does not wait.
template <class T>
void apply_rz(Context& context, Side side, Op op, DeviceView<const T> b, const T* tau, DeviceView<T> c,
              const ApplyRzWork<T>& work);

template <class T>
struct TzrzfWork {
    ApplyRzWork<T> apply;
    DeviceView<T> panel, v, square;
    T *tau, *panel_tau, *work;
    std::byte* barrier;
    typename Reductions<T>::Work sizes;
    T* host_tau;  ///< pinned

    /// rows, length: upper bounds of the rows of A, and of the elements in a row of B.
    TzrzfWork(Arena& arena, index_t rows, index_t length, index_t nb);
};

/// Overwrites A with R and the rows of B; sets work.tau and work.host_tau. Reads and writes only the upper
/// triangle of T. Waits.
template <class T>
void tzrzf(Context& context, DeviceView<T> a, const TzrzfWork<T>& work);

}  // namespace lapilli
