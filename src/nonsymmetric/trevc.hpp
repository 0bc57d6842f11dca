// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a Schur form on one device, all of them together: rows in blocks, by back-substitution that
// scales columns before they overflow (E. Anderson: "Robust triangular solves for use in condition
// estimation", LAPACK Working Note 36, 1991; C. Mikkelsen, A. Schwarz, L. Karlsson: "Parallel robust solution
// of triangular linear systems", Concurrency and Computation 31, 2019), and products.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Workspace for the vectors of a Schur form.
template <class T>
struct TrevcWork {
    using R = real_t<T>;

    index_t n, nb;          ///< nb: rows of a block
    DistMatrix<T> x;        ///< result
    DeviceView<T> strip;    ///< columns of Z X
    T *below, *host_below;  ///< of real matrices: T's subdiagonal
    R *bound, *norm, *host_norm;
    R largest = 0;  ///< of T's elements

    /// t: of one device, or without elements where no vectors are wanted. width: block width of x.
    TrevcWork(Arena& arena, const DistMatrix<T>& t, index_t width, index_t rows);
};

/// The rows of a block for a matrix of order n.
template <class T>
index_t trevc_block(Context& context, index_t n);

/// Prepares T, for one side or both: below the diagonal, of real matrices below the subdiagonal, it is not
/// read, and zero afterwards; T is scaled by a power of two where squares of its elements leave the range,
/// which is returned. Throws LAPILLI_ERROR_NOT_FINITE if T holds a NaN or an infinity.
template <class T>
real_t<T> prepare_schur_form(Context& context, TrevcWork<T>& work, const DistMatrix<T>& t);

/// The scale of vectors: a largest |re| + |im| of 1, as TREVC3's, or norm 1 and a largest element that is
/// real, as GEEV's.
enum class VectorScale { largest_one, unit };

/// work.x := the vectors of T, or Z times them, where Z has elements. T has been prepared.
template <class T>
void schur_vectors(Context& context, TrevcWork<T>& work, Side side, const DistMatrix<T>& t,
                   const DistMatrix<T>& z, VectorScale scale = VectorScale::largest_one);

}  // namespace lapilli
