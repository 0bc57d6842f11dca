// SPDX-License-Identifier: BSD-3-Clause
// Selected eigenvalues of a Schur form to its front, on one device: groups of them move up through windows;
// or one block to another place, through windows up or down (D. Kressner: "Block algorithms for reordering
// standard and generalized Schur forms", ACM Transactions on Mathematical Software 32, 2006). The CPU
// exchanges blocks in a window; the device multiplies the rest of T and Q by the window's unitary matrix.
#pragma once

#include <vector>

#include "host/lapack_nonsymmetric.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct ReorderWork {
    index_t window;       ///< rows of a window
    DistMatrix<T> t, q;   ///< of the first device; q may have no elements
    DeviceView<T> v;      ///< of a window
    T* strip;             ///< a window's rows or columns, multiplied
    DeviceView<T> lines;  ///< the diagonal, that below it, that above it
    HostView<T> host_t, host_v, host_lines;
    T *w, *wi;  ///< on the host: values, of real matrices their real and imaginary parts

    ReorderWork(Arena& arena, const DistMatrix<T>& of_t, const DistMatrix<T>& of_q, index_t rows);
    /// From row i on.
    Eigenvalues<T> values(index_t i = 0) const { return {w + i, is_complex<T> ? nullptr : wi + i}; }
};

/// The rows of a window.
index_t reorder_window(Context& context);

/// The selected values of T, which is zero below its subdiagonal, come to its front: T := V^H T V, and Q := Q
/// V. count: their number. Returns LAPACK's info: 1 if values were too close to be exchanged; T and Q are
/// reordered in part then.
template <class T>
index_t reorder(Context& context, ReorderWork<T>& work, const index_t* select, index_t* count);

/// The block of row `from` of T, which is zero below its subdiagonal, comes to row `to`; both count from 1.
/// Of a real matrix they become first rows of blocks, `to` where the block is at the end. Returns LAPACK's
/// info, as reorder().
template <class T>
index_t move_block(Context& context, ReorderWork<T>& work, index_t* from, index_t* to);

}  // namespace lapilli
