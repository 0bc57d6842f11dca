// SPDX-License-Identifier: BSD-3-Clause
// Division by pivots whose reciprocals are not normal numbers: subnormal pivots, and pivots near the overflow
// threshold. BLAS of CPUs and GPUs may multiply by reciprocals, where LAPACK divides. A triangular matrix is
// cut before and after each such pivot:
//
//     x x x | x | x x      A piece without hard pivots is solved at once. A hard pivot is a piece by itself;
//       x x | x | x x      the pivot and its unknowns are first multiplied by a power of two. A solution within
//         x | x | x x      range stays within range.
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
    int exponent;  ///< pivot times 2^exponent has a size between 1 and 2
};

/// The exponent of the power of two by which a pivot is multiplied before it divides; 0 for easy pivots,
/// zeros, infinities and NaN.
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

/// The hard ones among the pivots pivot(i), i < n.
template <class F>
std::vector<HardPivot> hard_pivots(index_t n, F pivot) {
    std::vector<HardPivot> found;
    for (index_t i = 0; i < n; ++i) {
        const int exponent = exponent_of_hard_pivot(pivot(i));
        if (exponent != 0) found.push_back({i, exponent});
    }
    return found;
}

/// Substitution of order n with hard pivots. solve(first, width, exponent) solves for the unknowns of one
/// piece; subtract(first, width, to, count) subtracts their terms from the `count` equations from `to` on.
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

/// The block of the matrix that couples `width` unknowns from `from` on with `count` equations from `to` on.
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
