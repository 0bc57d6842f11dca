// SPDX-License-Identifier: BSD-3-Clause
// Division by pivots whose reciprocals are no normal numbers: subnormal pivots, and those near the overflow threshold. BLAS of CPUs
// and GPUs may multiply by reciprocals, where LAPACK divides. A triangular matrix is cut before and behind each such pivot:
//
//     x x x | x | x x      pieces without hard pivots are solved for at once; a hard pivot is a piece of its own, which and whose
//       x x | x | x x      unknowns are multiplied by a power of two first. A solution that is in range stays in range.
//         x | x | x x
//         --+---+----
//             h | x x
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

struct HardPivot {
    index_t index;
    int exponent;  ///< times 2^exponent its size is between 1 and 2
};

/// By which power of two a pivot is multiplied before numbers are divided by it; 0: by none, also of zeros, infinities and NaN.
template <class T>
int exponent_of_hard_pivot(T pivot) {
    using Limits = std::numeric_limits<real_t<T>>;
    const real_t<T> size = largest_part(pivot);
    if (size == 0 || !std::isfinite(size)) return 0;
    const int exponent = std::ilogb(size);
    return exponent < Limits::min_exponent - 1 || exponent > Limits::max_exponent - 4 ? -exponent : 0;
}

/// Two powers of two, both normal numbers, whose product is 2^exponent.
template <class R>
struct TwoPowers {
    R first, second;
    explicit TwoPowers(int exponent)
        : first(std::ldexp(R(1), exponent / 2)), second(std::ldexp(R(1), exponent - exponent / 2)) {}
};

/// pivot(i) for each i below n
template <class F>
std::vector<HardPivot> hard_pivots(index_t n, F pivot) {
    std::vector<HardPivot> found;
    for (index_t i = 0; i < n; ++i) {
        const int exponent = exponent_of_hard_pivot(pivot(i));
        if (exponent != 0) found.push_back({i, exponent});
    }
    return found;
}

/// Substitution of order n with hard pivots. solve(first, width, exponent): for the unknowns of one piece; subtract(first, width, to,
/// count): what they are in the `count` equations from `to` on.
template <class Solve, class Subtract>
void substitute_by_pieces(Side side, Uplo uplo, Op op, index_t n, const std::vector<HardPivot>& hard,
                          Solve solve, Subtract subtract) {
    const bool lower = (uplo == Uplo::lower) == (op == Op::none), ascending = lower == (side == Side::left);
    struct Piece {
        index_t first, width;
        int exponent;
    };
    std::vector<Piece> pieces;
    index_t begin = 0;
    for (const HardPivot& pivot : hard) {
        if (pivot.index > begin) pieces.push_back({begin, pivot.index - begin, 0});
        pieces.push_back({pivot.index, 1, pivot.exponent});
        begin = pivot.index + 1;
    }
    if (begin < n) pieces.push_back({begin, n - begin, 0});
    for (std::size_t k = 0; k < pieces.size(); ++k) {
        const auto [first, width, exponent] = pieces[ascending ? k : pieces.size() - 1 - k];
        solve(first, width, exponent);
        const index_t to = ascending ? first + width : 0, count = ascending ? n - to : first;
        if (count > 0) subtract(first, width, to, count);
    }
}

/// Where the coefficients are with which unknowns from `from` on are in the equations from `to` on.
struct PlaceOfPiece {
    index_t row, col, rows, cols;
    PlaceOfPiece(Side side, Op op, index_t from, index_t width, index_t to, index_t count) {
        const bool rows_are_equations = (side == Side::left) == (op == Op::none);
        row = rows_are_equations ? to : from;
        rows = rows_are_equations ? count : width;
        col = rows_are_equations ? from : to;
        cols = rows_are_equations ? width : count;
    }
};

}  // namespace lapilli
