// SPDX-License-Identifier: BSD-3-Clause
// A triangular system as two smaller ones and a product between them.
#pragma once

#include "device/blas_args.hpp"

namespace lapilli {

/// Solves with the first `first` rows and columns of A and with the others, in the order in which op(A) needs them: solve(TrsmArgs<T>) and
/// multiply(GemmArgs<T>) submit the parts.
///
///              | A11      |
///     op(A) =  |          |    e.g. lower, from the left: B1 := A11^-1 B1,  B2 -= A21 B1,  B2 := A22^-1 B2
///              | A21  A22 |
template <class T, class Solve, class Multiply>
void solve_in_two(const TrsmArgs<T>& p, index_t first, Solve solve, Multiply multiply) {
    const index_t rest = p.a.rows - first;
    const bool left = p.how.side == Side::left, lower = p.how.uplo == Uplo::lower;
    const bool from_first = left == (lower == (p.how.op == Op::none));
    const DeviceView<const T> off =
        lower ? p.a.block(first, 0, rest, first) : p.a.block(0, first, first, rest);
    const auto triangle = [&](bool of_first) {
        return of_first ? p.a.block(0, 0, first, first) : p.a.block(first, first, rest, rest);
    };
    const auto part = [&](bool of_first) {
        const index_t at = of_first ? 0 : first, count = of_first ? first : rest;
        return left ? p.b.block(at, 0, count, p.b.cols) : p.b.block(0, at, p.b.rows, count);
    };
    const DeviceView<T> solved = part(from_first), others = part(!from_first);
    solve(TrsmArgs<T>{p.how, p.alpha, triangle(from_first), solved});
    if (left)
        multiply(GemmArgs<T>{p.how.op, Op::none, T(-1), off, solved, p.alpha, others});
    else
        multiply(GemmArgs<T>{Op::none, p.how.op, T(-1), solved, off, p.alpha, others});
    solve(TrsmArgs<T>{p.how, T(1), triangle(!from_first), others});
}

}  // namespace lapilli
