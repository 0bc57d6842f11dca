// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a general matrix to bidiagonal form on one device (J. Dongarra, S. Hammarling, D. Sorensen:
// "Block reduction of matrices to condensed forms for eigenvalue computations", Journal of Computational and
// Applied Mathematics 27, 1989): panels in one kernel each, which reads the trailing matrix twice a column,
// and updates by products; as soon as the rest fits into shared memory, one kernel for all of it.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Workspace of the reduction of a matrix with at least as many rows as columns.
template <class T>
struct GebrdWork {
    using R = real_t<T>;

    index_t nb;
    DistMatrix<T> a;            ///< of one device; in: the matrix; out: LAPACK's format
    DeviceView<T> left, right;  ///< of a panel: see BidiagonalPanelArgs
    R *d, *e;
    T *tauq, *taup, *work;
    std::byte* barrier;
    R *norm, *host_norm;
    R *host_d, *host_e;        ///< results
    T *host_tauq, *host_taup;  ///< results

    GebrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width);
    /// Device memory that the reduction alone needs.
    void carve_workspace(Arena& arena);
    index_t cols() const { return a.cols(); }
};

/// Reduces work.a to upper bidiagonal form. Throws LAPILLI_ERROR_NOT_FINITE if the matrix holds a NaN or an
/// infinity.
template <class T>
void gebrd(Context& context, GebrdWork<T>& work);

/// The same, but d and e are those of the matrix scaled by the returned power of two. Waits.
template <class T>
real_t<T> gebrd_in_safe_range(Context& context, GebrdWork<T>& work);

/// The width of a panel for a matrix of this order.
index_t gebrd_block(Context& context, index_t order);

}  // namespace lapilli
