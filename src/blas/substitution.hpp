// SPDX-License-Identifier: BSD-3-Clause
// Solutions with a triangular matrix on one device that the host does not wait for. Calls that wait learn how good the inverses of
// diagonal blocks are (diagonal_blocks.hpp); this is substitution, whatever they are: a kernel a column of few columns, as there,
// with the same bits; else the diagonal block D and the rest P of each block column J by turns:
//
//     op none: B(J) := D^-1 B(J);  B(rest) -= P B(J)
//     else:    B(J) := op(D)^-1 (B(J) - op(P) B(rest))
#pragma once

#include "blas/triangular_left.hpp"

namespace lapilli {

/// B := op(A)^-1 B in block columns of this width. `mail`: of trsv, for few columns; else null.
template <class T>
void submit_substitution(Queue& queue, const Triangular& how, DeviceView<const T> a, DeviceView<T> b,
                         index_t width, std::uint64_t* mail);

/// What that needs for as many columns.
template <class T>
std::uint64_t* substitution_mail(Arena& arena, index_t n, index_t cols);

}  // namespace lapilli
