// SPDX-License-Identifier: BSD-3-Clause
// Solutions with the factors of symmetric and Hermitian indefinite matrices over any number of devices.
#pragma once

#include "blas/triangular_left.hpp"
#include "indefinite/plain_factors.hpp"

namespace lapilli {

/// Workspace of a solution; cols: right-hand sides of each device.
template <class T>
struct SytrsWork {
    PlainFactors<T> plain;
    InterchangeWork interchange;
    typename TriangularFromLeft<T>::Work triangle;
    SytrsWork(Arena& arena, index_t n, index_t nb, const std::vector<index_t>& cols)
        : plain(arena, n), interchange(arena, n), triangle(arena, n, nb, cols, true) {}
};

/// B := A^-1 B with the factors of A, which are afterwards as before.
template <class T>
void sytrs(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           const DistMatrix<T>& b, SytrsWork<T>& work);

}  // namespace lapilli
