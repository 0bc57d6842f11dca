// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and solution on one device without waiting: the host never sees the pivots.
#pragma once

#include "blas/triangular_left.hpp"
#include "lu/getrf.hpp"
#include "matrix/copied_operand.hpp"
#include "submitted/args.hpp"

namespace lapilli {

/// Overwrites work.a with L and U; ipiv and info[0], in the device's memory, become LAPACK's in the order of
/// the main queue.
template <class T>
void submit_getrf(Context& context, GetrfWork<T>& work, index_t* ipiv, index_t* info);

/// The lists of InterchangeListsArgs for n pivots of a matrix of order n, on the first device.
struct InterchangeLists {
    index_t *to, *from;

    InterchangeLists(Arena& arena, index_t n) {
        const index_t length = checked_product(2 * interchanges_at_once, interchange_lists(n));
        to = arena.device_array<index_t>(0, length);
        from = arena.device_array<index_t>(0, length);
    }
};

/// B := op(A)^-1 B on the device, with `lu` and ipiv from GETRF of A. info[0], 0 before, becomes `bad` if an
/// element of ipiv is no row.
template <class T>
void submit_getrs(Context& context, Op op, const index_t* ipiv, const DistMatrix<T>& lu,
                  const DistMatrix<T>& b, const InterchangeLists& lists,
                  typename TriangularFromLeft<T>::Work& triangle, index_t* info, index_t bad);

}  // namespace lapilli
