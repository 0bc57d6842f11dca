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

/// Reflectors that are applied at once.
template <class T>
index_t rz_block(const Context& context, index_t reflectors);

/// Of products, in blocks of nb, with a Z whose rows of B have up to `length` elements. lines: rows of the other factor, if Z comes
/// from the right, or its columns.
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

    /// Of at most so many rows, and elements of a row of B.
    TzrzfWork(Arena& arena, index_t rows, index_t length, index_t nb);
};

/// A := R and the rows of B; work.tau and work.host_tau. Of T only the upper triangle is read and written. Waits.
template <class T>
void tzrzf(Context& context, DeviceView<T> a, const TzrzfWork<T>& work);

}  // namespace lapilli
