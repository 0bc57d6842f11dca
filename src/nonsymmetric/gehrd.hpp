// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a general matrix to upper Hessenberg form on one device (G. Quintana-Orti, R. van de Geijn: "Improving the
// performance of reduction to Hessenberg form", ACM Transactions on Mathematical Software 32, 2006): panels in one kernel each, which reads
// the trailing matrix once a column, and updates by products.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Workspace of the reduction of a square matrix.
template <class T>
struct GehrdWork {
    using R = real_t<T>;

    index_t n, nb;
    DistMatrix<T> a;        ///< of one device; in: the matrix; out: LAPACK's format
    DeviceView<T> v, y, t;  ///< of a panel: reflectors; A V T for all rows of A; T
    DeviceView<T> top;      ///< A V of the rows above a panel
    DeviceView<T> c1, c2;   ///< V^H C, T^H V^H C
    T *tau, *work;          ///< tau: of all reflectors
    std::byte* barrier;
    R *norm, *host_norm;
    T* host_tau;  ///< result

    GehrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width);
};

/// Reduces rows and columns first .. end-1 of work.a, which is upper triangular in the columns before and the rows behind. Throws
/// LAPILLI_ERROR_NOT_FINITE if the matrix holds a NaN or an infinity.
template <class T>
void gehrd(Context& context, GehrdWork<T>& work, index_t first, index_t end);

/// The width of a panel for a matrix of order n.
template <class T>
index_t gehrd_block(Context& context, index_t n);

}  // namespace lapilli
