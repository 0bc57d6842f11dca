// SPDX-License-Identifier: BSD-3-Clause
// Solution with an LU factorization, and inversion, over any number of devices.
#pragma once

#include "blas/triangular_left.hpp"
#include "lu/interchanges.hpp"
#include "matrix/copied_operand.hpp"

namespace lapilli {

/// Workspace of the solution with a matrix of order n and its n interchanges; cols: the most right-hand sides
/// of each device.
template <class T>
struct GetrsWork {
    PermutationWork<T> rows;
    typename TriangularFromLeft<T>::Work triangle;
    GetrsWork(Arena& arena, index_t n, index_t nb, const std::vector<index_t>& cols)
        : rows(arena, n, std::vector<index_t>(cols.size(), 1), cols), triangle(arena, n, nb, cols, true) {}
};

/// The copy plan of the factors for nrhs right-hand sides: in place if that is fast for them, else a copy.
/// nb: the width of block columns.
template <class T>
CopyPlan factors_for(Context& context, Team team, index_t nb, const UserMatrix<const T>& lu, index_t nrhs) {
    const CopyPlan copied = copy_plan_of(lu);
    const bool good_in_place = TriangularFromLeft<T>::in_one_kernel(team, lu.rows, nb, nrhs);
    return good_in_place ? where_it_is(context, team, lu, copied) : copied;
}

/// B := op(A)^-1 B, with `lu` and `interchanges` from GETRF of A. Waits.
template <class T>
void getrs(Context& context, Op op, const DistMatrix<T>& lu, const Interchanges& interchanges,
           const DistMatrix<T>& b, GetrsWork<T>& work);

}  // namespace lapilli
