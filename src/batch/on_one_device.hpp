// SPDX-License-Identifier: BSD-3-Clause
// Factors and solutions of larger matrices of a batch that no routine of one matrix has: on the context's
// first device, or, below the crossover, on the CPU.
#pragma once

#include "device/blas_args.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A = L U without interchanges. Returns 0, or i where U(i, i) is the first zero of the diagonal; what is
/// behind that row and column is undefined then.
template <class T>
index_t getrf_without_interchanges(Context& context, const UserMatrix<T>& a);
template <class T>
Footprint getrf_without_interchanges_memory(Context& context, index_t m, index_t n);

/// X op(A) = alpha B, X over B; `how` has the triangle. Returns 0, or i where element (i, i) of A is the
/// first zero: then B does not change.
template <class T>
index_t solve_from_right(Context& context, const Triangular& how, T alpha, const UserMatrix<const T>& a,
                         const UserMatrix<T>& b);
template <class T>
Footprint solve_from_right_memory(Context& context, index_t m, index_t n);

}  // namespace lapilli
