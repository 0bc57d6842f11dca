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

/// Workspace of a solution, for queues, and for calls whose host waits once. to, from: see
/// InterchangeListsArgs.
template <class T>
struct SubmittedGetrsWork {
    CopiedOperand<T> a, b;
    index_t *to, *from;
    typename TriangularFromLeft<T>::Work triangle;

    SubmittedGetrsWork(Arena& arena, index_t nb, const CopyPlan& of_a, const CopyPlan& of_b)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          to(arena.device_array<index_t>(0, length(of_a.rows))),
          from(arena.device_array<index_t>(0, length(of_a.rows))),
          triangle(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices(), true) {}

  private:
    static index_t length(index_t n) {
        return checked_product(2 * interchanges_at_once, interchange_lists(n));
    }
};

/// work.b := op(A)^-1 work.b, with work.a and ipiv, on the device, from GETRF of A. info[0], 0 before,
/// becomes `bad` if an element of ipiv is no row.
template <class T>
void submit_getrs(Context& context, Op op, const index_t* ipiv, SubmittedGetrsWork<T>& work, index_t* info,
                  index_t bad);

}  // namespace lapilli
